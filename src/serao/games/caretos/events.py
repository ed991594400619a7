"""What can happen, in the game's words."""

from __future__ import annotations

from dataclasses import dataclass

from serao.kernel.events import HIDDEN, Event


@dataclass(frozen=True)
class StarterDrawn(Event):
    """CAR-2.2"""

    seat: int


@dataclass(frozen=True)
class TeamDealt(Event):
    """CAR-2.3"""

    seat: int
    monster: int
    partner: int


@dataclass(frozen=True)
class SymbolChosen(Event):
    """CAR-2.5"""

    seat: int
    symbol: int


@dataclass(frozen=True)
class MonsterPlaced(Event):
    """CAR-2.5, CAR-12.18"""

    owner: int
    monster: int
    space: int


@dataclass(frozen=True)
class VillagersOut(Event):
    """CAR-2.6, 2.7 The Villagers stand around their fires."""

    villagers: int
    places: int


@dataclass(frozen=True)
class FinalDealt(Event):
    """CAR-2.10 Only its owner knows which."""

    seat: int
    final: int

    def as_seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else FinalDealt(self.seat, HIDDEN)


@dataclass(frozen=True)
class FinalKept(Event):
    """CAR-14.1 Only its owner knows which was kept and which given back."""

    seat: int
    final: int
    given_back: int

    def as_seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else FinalKept(self.seat, HIDDEN, HIDDEN)


@dataclass(frozen=True)
class TurnBegan(Event):
    """CAR-3.1"""

    seat: int


@dataclass(frozen=True)
class CardPlayed(Event):
    """CAR-3.3"""

    seat: int
    card: int


@dataclass(frozen=True)
class RunesMatched(Event):
    """CAR-3.3"""

    seat: int
    rune: int


@dataclass(frozen=True)
class PileEmptied(Event):
    """CAR-3.6"""

    seat: int
    cards: int


@dataclass(frozen=True)
class CardDrawn(Event):
    """CAR-3.6 Only the drawer sees it."""

    seat: int
    card: int

    def as_seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else CardDrawn(self.seat, HIDDEN)


@dataclass(frozen=True)
class LastRoundBegan(Event):
    """CAR-13.3"""

    seat: int


@dataclass(frozen=True)
class VillagerGathered(Event):
    """CAR-4.2"""

    colour: int
    space: int
    to: int


@dataclass(frozen=True)
class CampfireLit(Event):
    """CAR-1.5"""

    space: int


@dataclass(frozen=True)
class CampfireReturned(Event):
    """CAR-1.5 Its group is gone, or a Careto scattered it."""

    space: int


@dataclass(frozen=True)
class CampfireTaken(Event):
    """CAR-8.1"""

    owner: int
    space: int


@dataclass(frozen=True)
class CaretoMoved(Event):
    """CAR-5.2"""

    careto: int
    space: int


@dataclass(frozen=True)
class VillagerBoxed(Event):
    """CAR-1.8 A Careto, or a group acting as one, caught it."""

    colour: int
    space: int


@dataclass(frozen=True)
class MonsterCaught(Event):
    """CAR-9.2"""

    owner: int
    monster: int
    space: int


@dataclass(frozen=True)
class MonsterReturned(Event):
    """CAR-9.4"""

    owner: int
    monster: int
    space: int


@dataclass(frozen=True)
class MonsterActivated(Event):
    """CAR-6.1"""

    seat: int
    monster: int
    night: int


@dataclass(frozen=True)
class MonsterMoved(Event):
    """CAR-7.1"""

    owner: int
    monster: int
    space: int


@dataclass(frozen=True)
class MonsterJumped(Event):
    """CAR-7.4"""

    owner: int
    monster: int
    space: int


@dataclass(frozen=True)
class VillagerCaptured(Event):
    """CAR-1.8"""

    owner: int
    monster: int
    colour: int
    space: int


@dataclass(frozen=True)
class GroupScared(Event):
    """CAR-8.1"""

    owner: int
    monster: int
    villagers: int
    space: int


@dataclass(frozen=True)
class GroupScattered(Event):
    """CAR-8.2"""

    villagers: int
    space: int


@dataclass(frozen=True)
class VillagerFled(Event):
    """CAR-8.5"""

    colour: int
    space: int
    to: int


@dataclass(frozen=True)
class BonusFulfilled(Event):
    """CAR-11.5"""

    owner: int
    bonus: int
    points: int


@dataclass(frozen=True)
class BonusBought(Event):
    """CAR-11.2"""

    seat: int
    bonus: int
    cost: int


@dataclass(frozen=True)
class BonusTurnedUp(Event):
    """CAR-11.2"""

    bonus: int


@dataclass(frozen=True)
class MoveBought(Event):
    """CAR-10.4"""

    seat: int
    monster: int
    cost: int


@dataclass(frozen=True)
class ActivationBought(Event):
    """CAR-10.5"""

    seat: int
    monster: int
    cost: int


@dataclass(frozen=True)
class RescueBought(Event):
    """CAR-9.5"""

    seat: int
    monster: int
    cost: int


@dataclass(frozen=True)
class RescuedByRune(Event):
    """CAR-9.6"""

    seat: int
    monster: int


@dataclass(frozen=True)
class MonstersSwapped(Event):
    """CAR-12.3"""

    monster: int
    partner: int


@dataclass(frozen=True)
class CaretoSwapped(Event):
    """CAR-12.3"""

    monster: int
    careto: int


@dataclass(frozen=True)
class VillagerRelocated(Event):
    """CAR-12.4"""

    colour: int
    space: int
    to: int


@dataclass(frozen=True)
class GroupRelocated(Event):
    """CAR-12.4"""

    villagers: int
    space: int
    to: int


@dataclass(frozen=True)
class VillagerWalked(Event):
    """CAR-12.12"""

    colour: int
    space: int
    to: int


@dataclass(frozen=True)
class GroupEnchanted(Event):
    """CAR-12.19 From now to the end of the turn it acts as a Careto."""

    villagers: int
    space: int


@dataclass(frozen=True)
class GroupMoved(Event):
    """CAR-12.19"""

    space: int
    to: int


@dataclass(frozen=True)
class VillagersGone(Event):
    """CAR-13.1"""


@dataclass(frozen=True)
class FinalRevealed(Event):
    """CAR-13.7"""

    seat: int
    final: int
    points: int


@dataclass(frozen=True)
class GameScored(Event):
    """CAR-13.4"""

    seat: int
    points: int
