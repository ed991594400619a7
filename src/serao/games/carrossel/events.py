"""What can happen, in the game's words.

Secret answers make no event before they are revealed, so everybody may see every event.
Slots, clients and animals are told by the names that views know them by.
"""

# plain: what its fields are is read from their annotations
from __future__ import annotations

from serao.games.carrossel.kinds import Animal, Client, Direction, LineName, SlotName
from serao.kernel.events import Event
from serao.kernel.kinds import Number, Seat


class RoundBegan(Event):
    """CRS-3.1"""

    round: Number


class SlotRevealed(Event):
    """CRS-4.6 A slot card without an ability."""

    seat: Seat
    number: Number


class AbilityRevealed(Event):
    """CRS-4.6 A slot card with a client card; ``client`` is the card that is spent."""

    seat: Seat
    number: Number
    client: Client


class StandeesRemoved(Event):
    """CRS-5.5"""

    seat: Seat
    standees: Number


class TilePlaced(Event):
    """CRS-4.6"""

    seat: Seat
    animal: Animal
    slot: SlotName


class TileJumped(Event):
    """CRS-5.2 The slot of the card is taken, the tile goes to ``slot``."""

    seat: Seat
    animal: Animal
    taken: SlotName
    slot: SlotName


class TicketSold(Event):
    """CRS-5.4"""

    seat: Seat
    client: Client
    slot: SlotName


class CardsRecovered(Event):
    """CRS-5.3"""

    seat: Seat
    slots: Number
    clients: Number


class SequenceScored(Event):
    """CRS-6.4"""

    seat: Seat
    line: LineName


class NothingScored(Event):
    """CRS-6.10"""


class ClientBoarded(Event):
    """CRS-6.7 A client of the booth of ``seat`` rides an animal of ``owner``."""

    seat: Seat
    client: Client
    slot: SlotName
    owner: Seat


class ClientBoxed(Event):
    """CRS-6.7 The animal is nobody's: the card leaves the game."""

    seat: Seat
    client: Client
    slot: SlotName


class ClientArrived(Event):
    """CRS-6.9 A client comes to a booth."""

    seat: Seat
    client: Client


class ClientQueued(Event):
    """CRS-9.8"""

    seat: Seat
    client: Client


class RotationReversed(Event):
    """CRS-5.6"""


class BoardTurned(Event):
    """CRS-7.1"""

    direction: Direction


class PlayBlocked(Event):
    """CRS-8.1 (a)"""

    seat: Seat


class ClientsRanOut(Event):
    """CRS-8.1 (b)"""

    missing: Number
    left: Number


class GameWon(Event):
    """CRS-8.5"""

    seat: Seat
    points: Number


class VictoryShared(Event):
    """CRS-8.5 One of these for each of the winners."""

    seat: Seat
    points: Number
