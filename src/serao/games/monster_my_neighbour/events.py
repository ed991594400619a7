"""What can happen, in the game's words."""

# plain: what its fields are is read from their annotations
from __future__ import annotations

from dataclasses import dataclass

from serao.games.monster_my_neighbour.kinds import Card
from serao.kernel.events import HIDDEN, Event
from serao.kernel.kinds import Number, Seat


@dataclass(frozen=True, slots=True)
class RoundBegun(Event):
    """MMN-3.6 The seat with Wanted starts."""

    seat: Seat
    number: Number


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """MMN-3.4, 6.11 Only the owner sees it."""

    seat: Seat
    cards: tuple[Card, ...]

    def as_seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    """MMN-4.2"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """MMN-4.5"""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class NothingHappened(Event):
    """MMN-6 The card needs a card left in hand, or somebody with cards."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class HunterSkipped(Event):
    """MMN-4.4"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HunterMissed(Event):
    """MMN-7.5 The same whatever the reason."""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class HunterBuried(Event):
    """MMN-6.4"""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class NoHunterFound(Event):
    """MMN-6.4"""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class DogSent(Event):
    """MMN-6.5"""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class CardDropped(Event):
    """MMN-6.5, 8.3 Only the one who dropped it knows the card; the Dog takes its place."""

    seat: Seat
    owner: Seat
    card: Card

    def as_seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else CardDropped(self.seat, self.owner, HIDDEN)


@dataclass(frozen=True, slots=True)
class HandInspected(Event):
    """MMN-6.6"""

    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class HandSeen(Event):
    """MMN-6.6 What the one who looked has seen."""

    seat: Seat
    target: Seat
    cards: tuple[Card, ...]

    def as_seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class GossipSpread(Event):
    """MMN-6.7"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RumorSpread(Event):
    """MMN-6.8"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealOffered(Event):
    """MMN-6.9"""

    seat: Seat
    target: Seat
    number: Number


@dataclass(frozen=True, slots=True)
class CardGiven(Event):
    """MMN-6.7, 6.9, 6.10 Only the two players know the card."""

    giver: Seat
    taker: Seat
    card: Card

    def as_seen_by(self, seat: int) -> Event:
        if seat in (self.giver, self.taker):
            return self
        return CardGiven(self.giver, self.taker, HIDDEN)


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """MMN-6.8, 6.10 Only the two players know the card."""

    taker: Seat
    giver: Seat
    card: Card

    def as_seen_by(self, seat: int) -> Event:
        if seat in (self.giver, self.taker):
            return self
        return CardDrawn(self.taker, self.giver, HIDDEN)


@dataclass(frozen=True, slots=True)
class FogRolledIn(Event):
    """MMN-6.11"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MonsterEscaped(Event):
    """MMN-9.2"""

    holder: Seat
    monster: Card


@dataclass(frozen=True, slots=True)
class MonsterCaught(Event):
    """MMN-9.3"""

    seat: Seat
    holder: Seat
    monster: Card


@dataclass(frozen=True, slots=True)
class FriendBetrayed(Event):
    """MMN-9.4"""

    seat: Seat
    holder: Seat
    monster: Card


@dataclass(frozen=True, slots=True)
class PointsGained(Event):
    """MMN-9.6"""

    seat: Seat
    points: Number


@dataclass(frozen=True, slots=True)
class ExtraRoundCalled(Event):
    """MMN-10.4"""

    points: Number


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """MMN-10.3"""

    seat: Seat
    points: Number


@dataclass(frozen=True, slots=True)
class GameShared(Event):
    """MMN-10.3"""

    number: Number
    points: Number
