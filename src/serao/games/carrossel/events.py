"""What can happen, in the game's words.

Secret answers make no event before they are revealed, so everybody may see every event.
Slots, clients and animals are told by the names that views know them by.
"""

from __future__ import annotations

from dataclasses import dataclass

from serao.kernel.events import Event


@dataclass(frozen=True)
class RoundBegan(Event):
    """CRS-3.1"""

    round: int


@dataclass(frozen=True)
class SlotRevealed(Event):
    """CRS-4.6 A slot card without an ability."""

    seat: int
    number: int


@dataclass(frozen=True)
class AbilityRevealed(Event):
    """CRS-4.6 A slot card with a client card; ``client`` is the card that is spent."""

    seat: int
    number: int
    client: str


@dataclass(frozen=True)
class StandeesRemoved(Event):
    """CRS-5.5"""

    seat: int
    standees: int


@dataclass(frozen=True)
class TilePlaced(Event):
    """CRS-4.6"""

    seat: int
    animal: str
    slot: str


@dataclass(frozen=True)
class TileJumped(Event):
    """CRS-5.2 The slot of the card is taken, the tile goes to ``slot``."""

    seat: int
    animal: str
    taken: str
    slot: str


@dataclass(frozen=True)
class TicketSold(Event):
    """CRS-5.4"""

    seat: int
    client: str
    slot: str


@dataclass(frozen=True)
class CardsRecovered(Event):
    """CRS-5.3"""

    seat: int
    slots: int
    clients: int


@dataclass(frozen=True)
class SequenceScored(Event):
    """CRS-6.4"""

    seat: int
    line: str


@dataclass(frozen=True)
class NothingScored(Event):
    """CRS-6.10"""


@dataclass(frozen=True)
class ClientBoarded(Event):
    """CRS-6.7 A client of the booth of ``seat`` rides an animal of ``owner``."""

    seat: int
    client: str
    slot: str
    owner: int


@dataclass(frozen=True)
class ClientBoxed(Event):
    """CRS-6.7 The animal is nobody's: the card leaves the game."""

    seat: int
    client: str
    slot: str


@dataclass(frozen=True)
class ClientArrived(Event):
    """CRS-6.9 A client comes to a booth."""

    seat: int
    client: str


@dataclass(frozen=True)
class ClientQueued(Event):
    """CRS-9.8"""

    seat: int
    client: str


@dataclass(frozen=True)
class RotationReversed(Event):
    """CRS-5.6"""


@dataclass(frozen=True)
class BoardTurned(Event):
    """CRS-7.1 ``direction`` is 1 clockwise, -1 counter-clockwise."""

    direction: int


@dataclass(frozen=True)
class PlayBlocked(Event):
    """CRS-8.1 (a)"""

    seat: int


@dataclass(frozen=True)
class ClientsRanOut(Event):
    """CRS-8.1 (b)"""

    missing: int
    left: int


@dataclass(frozen=True)
class GameWon(Event):
    """CRS-8.5"""

    seat: int
    points: int


@dataclass(frozen=True)
class VictoryShared(Event):
    """CRS-8.5 One of these for each of the winners."""

    seat: int
    points: int
