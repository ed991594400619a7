"""What can happen, in the game's words."""

from __future__ import annotations

from dataclasses import dataclass

from serao.kernel.events import HIDDEN, Event


@dataclass(frozen=True)
class RoundBegun(Event):
    """MMN-3.6 The seat with Wanted starts."""

    seat: int
    number: int


@dataclass(frozen=True)
class HandDealt(Event):
    """MMN-3.4, 6.11 Only the owner sees it."""

    seat: int
    cards: tuple[int, ...]

    def as_seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else None


@dataclass(frozen=True)
class TurnSkipped(Event):
    """MMN-4.2"""

    seat: int


@dataclass(frozen=True)
class CardPlayed(Event):
    """MMN-4.5"""

    seat: int
    card: int


@dataclass(frozen=True)
class NothingHappened(Event):
    """MMN-6 The card needs a card left in hand, or somebody with cards."""

    seat: int
    card: int


@dataclass(frozen=True)
class HunterSkipped(Event):
    """MMN-4.4"""

    seat: int


@dataclass(frozen=True)
class HunterMissed(Event):
    """MMN-7.5 The same whatever the reason."""

    seat: int
    target: int


@dataclass(frozen=True)
class HunterBuried(Event):
    """MMN-6.4"""

    seat: int
    target: int


@dataclass(frozen=True)
class NoHunterFound(Event):
    """MMN-6.4"""

    seat: int
    target: int


@dataclass(frozen=True)
class DogSent(Event):
    """MMN-6.5"""

    seat: int
    target: int


@dataclass(frozen=True)
class CardDropped(Event):
    """MMN-6.5, 8.3 Only the one who dropped it knows the card; the Dog takes its place."""

    seat: int
    owner: int
    card: int

    def as_seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else CardDropped(self.seat, self.owner, HIDDEN)


@dataclass(frozen=True)
class HandInspected(Event):
    """MMN-6.6"""

    seat: int
    target: int


@dataclass(frozen=True)
class HandSeen(Event):
    """MMN-6.6 What the one who looked has seen."""

    seat: int
    target: int
    cards: tuple[int, ...]

    def as_seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else None


@dataclass(frozen=True)
class GossipSpread(Event):
    """MMN-6.7"""

    seat: int


@dataclass(frozen=True)
class RumorSpread(Event):
    """MMN-6.8"""

    seat: int


@dataclass(frozen=True)
class DealOffered(Event):
    """MMN-6.9"""

    seat: int
    target: int
    number: int


@dataclass(frozen=True)
class CardGiven(Event):
    """MMN-6.7, 6.9, 6.10 Only the two players know the card."""

    giver: int
    taker: int
    card: int

    def as_seen_by(self, seat: int) -> Event:
        if seat in (self.giver, self.taker):
            return self
        return CardGiven(self.giver, self.taker, HIDDEN)


@dataclass(frozen=True)
class CardDrawn(Event):
    """MMN-6.8, 6.10 Only the two players know the card."""

    taker: int
    giver: int
    card: int

    def as_seen_by(self, seat: int) -> Event:
        if seat in (self.giver, self.taker):
            return self
        return CardDrawn(self.taker, self.giver, HIDDEN)


@dataclass(frozen=True)
class FogRolledIn(Event):
    """MMN-6.11"""

    seat: int


@dataclass(frozen=True)
class MonsterEscaped(Event):
    """MMN-9.2"""

    holder: int
    monster: int


@dataclass(frozen=True)
class MonsterCaught(Event):
    """MMN-9.3"""

    seat: int
    holder: int
    monster: int


@dataclass(frozen=True)
class FriendBetrayed(Event):
    """MMN-9.4"""

    seat: int
    holder: int
    monster: int


@dataclass(frozen=True)
class PointsGained(Event):
    """MMN-9.6"""

    seat: int
    points: int


@dataclass(frozen=True)
class ExtraRoundCalled(Event):
    """MMN-10.4"""

    points: int


@dataclass(frozen=True)
class GameWon(Event):
    """MMN-10.3"""

    seat: int
    points: int


@dataclass(frozen=True)
class GameShared(Event):
    """MMN-10.3"""

    number: int
    points: int
