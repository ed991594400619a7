"""What can happen, in the game's words."""

# plain: what its fields are is read from their annotations
from __future__ import annotations

from typing import Annotated

from serao.games.monster_my_neighbour.kinds import Card
from serao.kernel.events import Event, KnownTo
from serao.kernel.kinds import Number, Seat
from serao.pieces import outcomes


class RoundBegun(Event):
    """MMN-3.6 The seat with Wanted starts."""

    seat: Seat
    number: Number


class HandDealt(Event):
    """MMN-3.4, 6.11 Only the owner sees it."""

    seat: Seat
    cards: tuple[Card, ...]

    def as_seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else None


class TurnSkipped(Event):
    """MMN-4.2"""

    seat: Seat


class CardPlayed(Event):
    """MMN-4.5"""

    seat: Seat
    card: Card


class NothingHappened(Event):
    """MMN-6 The card needs a card left in hand, or somebody with cards."""

    seat: Seat
    card: Card


class HunterSkipped(Event):
    """MMN-4.4"""

    seat: Seat


class HunterMissed(Event):
    """MMN-7.5 The same whatever the reason."""

    seat: Seat
    target: Seat


class HunterBuried(Event):
    """MMN-6.4"""

    seat: Seat
    target: Seat


class NoHunterFound(Event):
    """MMN-6.4"""

    seat: Seat
    target: Seat


class DogSent(Event):
    """MMN-6.5"""

    seat: Seat
    target: Seat


class CardDropped(Event):
    """MMN-6.5, 8.3 Only the one who dropped it knows the card; the Dog takes its place."""

    seat: Seat
    owner: Seat
    card: Annotated[Card, KnownTo("seat")]


class HandInspected(Event):
    """MMN-6.6"""

    seat: Seat
    target: Seat


class HandSeen(Event):
    """MMN-6.6 What the one who looked has seen."""

    seat: Seat
    target: Seat
    cards: tuple[Card, ...]

    def as_seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else None


class GossipSpread(Event):
    """MMN-6.7"""

    seat: Seat


class RumorSpread(Event):
    """MMN-6.8"""

    seat: Seat


class DealOffered(Event):
    """MMN-6.9"""

    seat: Seat
    target: Seat
    number: Number


class CardGiven(Event):
    """MMN-6.7, 6.9, 6.10 Only the two players know the card."""

    giver: Seat
    taker: Seat
    card: Annotated[Card, KnownTo("giver", "taker")]


class CardDrawn(Event):
    """MMN-6.8, 6.10 Only the two players know the card."""

    taker: Seat
    giver: Seat
    card: Annotated[Card, KnownTo("giver", "taker")]


class FogRolledIn(Event):
    """MMN-6.11"""

    seat: Seat


class MonsterEscaped(Event):
    """MMN-9.2"""

    holder: Seat
    monster: Card


class MonsterCaught(Event):
    """MMN-9.3"""

    seat: Seat
    holder: Seat
    monster: Card


class FriendBetrayed(Event):
    """MMN-9.4"""

    seat: Seat
    holder: Seat
    monster: Card


class PointsGained(Event):
    """MMN-9.6"""

    seat: Seat
    points: Number


class ExtraRoundCalled(Event):
    """MMN-10.4"""

    points: Number


GameWon = outcomes.GameWon  # MMN-10.3
GameShared = outcomes.GameShared  # MMN-10.3
