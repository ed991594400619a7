"""What can happen, in the game's words.

Secret answers make no event before they are revealed, so everybody may see every event.
Slots, clients and animals are told by the names that views know them by.
"""

# plain: what its fields are is read from their annotations
from __future__ import annotations

from dataclasses import dataclass

from serao.games.carrossel.kinds import Animal, Client, Direction, LineName, SlotName
from serao.kernel.events import Event
from serao.kernel.kinds import Number, Seat


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """CRS-3.1"""

    round: Number


@dataclass(frozen=True, slots=True)
class SlotRevealed(Event):
    """CRS-4.6 A slot card without an ability."""

    seat: Seat
    number: Number


@dataclass(frozen=True, slots=True)
class AbilityRevealed(Event):
    """CRS-4.6 A slot card with a client card; ``client`` is the card that is spent."""

    seat: Seat
    number: Number
    client: Client


@dataclass(frozen=True, slots=True)
class StandeesRemoved(Event):
    """CRS-5.5"""

    seat: Seat
    standees: Number


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """CRS-4.6"""

    seat: Seat
    animal: Animal
    slot: SlotName


@dataclass(frozen=True, slots=True)
class TileJumped(Event):
    """CRS-5.2 The slot of the card is taken, the tile goes to ``slot``."""

    seat: Seat
    animal: Animal
    taken: SlotName
    slot: SlotName


@dataclass(frozen=True, slots=True)
class TicketSold(Event):
    """CRS-5.4"""

    seat: Seat
    client: Client
    slot: SlotName


@dataclass(frozen=True, slots=True)
class CardsRecovered(Event):
    """CRS-5.3"""

    seat: Seat
    slots: Number
    clients: Number


@dataclass(frozen=True, slots=True)
class SequenceScored(Event):
    """CRS-6.4"""

    seat: Seat
    line: LineName


@dataclass(frozen=True, slots=True)
class NothingScored(Event):
    """CRS-6.10"""


@dataclass(frozen=True, slots=True)
class ClientBoarded(Event):
    """CRS-6.7 A client of the booth of ``seat`` rides an animal of ``owner``."""

    seat: Seat
    client: Client
    slot: SlotName
    owner: Seat


@dataclass(frozen=True, slots=True)
class ClientBoxed(Event):
    """CRS-6.7 The animal is nobody's: the card leaves the game."""

    seat: Seat
    client: Client
    slot: SlotName


@dataclass(frozen=True, slots=True)
class ClientArrived(Event):
    """CRS-6.9 A client comes to a booth."""

    seat: Seat
    client: Client


@dataclass(frozen=True, slots=True)
class ClientQueued(Event):
    """CRS-9.8"""

    seat: Seat
    client: Client


@dataclass(frozen=True, slots=True)
class RotationReversed(Event):
    """CRS-5.6"""


@dataclass(frozen=True, slots=True)
class BoardTurned(Event):
    """CRS-7.1"""

    direction: Direction


@dataclass(frozen=True, slots=True)
class PlayBlocked(Event):
    """CRS-8.1 (a)"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ClientsRanOut(Event):
    """CRS-8.1 (b)"""

    missing: Number
    left: Number


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """CRS-8.5"""

    seat: Seat
    points: Number


@dataclass(frozen=True, slots=True)
class VictoryShared(Event):
    """CRS-8.5 One of these for each of the winners."""

    seat: Seat
    points: Number
