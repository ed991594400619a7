"""What can happen, in the game's words."""

# plain: what its fields are is read from their annotations
from __future__ import annotations

from dataclasses import dataclass

from serao.games.caretos.kinds import (
    Bonus,
    Careto,
    Colour,
    Final,
    Monster,
    Night,
    NightCard,
    Rune,
    Space,
    Symbol,
)
from serao.kernel.events import HIDDEN, Event
from serao.kernel.kinds import Number, Seat


@dataclass(frozen=True, slots=True)
class StarterDrawn(Event):
    """CAR-2.2"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TeamDealt(Event):
    """CAR-2.3"""

    seat: Seat
    monster: Monster
    partner: Monster


@dataclass(frozen=True, slots=True)
class SymbolChosen(Event):
    """CAR-2.5"""

    seat: Seat
    symbol: Symbol


@dataclass(frozen=True, slots=True)
class MonsterPlaced(Event):
    """CAR-2.5, CAR-12.18"""

    owner: Seat
    monster: Monster
    space: Space


@dataclass(frozen=True, slots=True)
class VillagersOut(Event):
    """CAR-2.6, 2.7 The Villagers stand around their fires."""

    villagers: Number
    places: Number


@dataclass(frozen=True, slots=True)
class FinalDealt(Event):
    """CAR-2.10 Only its owner knows which."""

    seat: Seat
    final: Final

    def as_seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else FinalDealt(self.seat, HIDDEN)


@dataclass(frozen=True, slots=True)
class FinalKept(Event):
    """CAR-14.1 Only its owner knows which was kept and which given back."""

    seat: Seat
    final: Final
    given_back: Final

    def as_seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else FinalKept(self.seat, HIDDEN, HIDDEN)


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """CAR-3.1"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """CAR-3.3"""

    seat: Seat
    card: NightCard


@dataclass(frozen=True, slots=True)
class RunesMatched(Event):
    """CAR-3.3"""

    seat: Seat
    rune: Rune


@dataclass(frozen=True, slots=True)
class PileEmptied(Event):
    """CAR-3.6"""

    seat: Seat
    cards: Number


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """CAR-3.6 Only the drawer sees it."""

    seat: Seat
    card: NightCard

    def as_seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else CardDrawn(self.seat, HIDDEN)


@dataclass(frozen=True, slots=True)
class LastRoundBegan(Event):
    """CAR-13.3"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class VillagerGathered(Event):
    """CAR-4.2"""

    colour: Colour
    space: Space
    to: Space


@dataclass(frozen=True, slots=True)
class CampfireLit(Event):
    """CAR-1.5"""

    space: Space


@dataclass(frozen=True, slots=True)
class CampfireReturned(Event):
    """CAR-1.5 Its group is gone, or a Careto scattered it."""

    space: Space


@dataclass(frozen=True, slots=True)
class CampfireTaken(Event):
    """CAR-8.1"""

    owner: Seat
    space: Space


@dataclass(frozen=True, slots=True)
class CaretoMoved(Event):
    """CAR-5.2"""

    careto: Careto
    space: Space


@dataclass(frozen=True, slots=True)
class VillagerBoxed(Event):
    """CAR-1.8 A Careto, or a group acting as one, caught it."""

    colour: Colour
    space: Space


@dataclass(frozen=True, slots=True)
class MonsterCaught(Event):
    """CAR-9.2"""

    owner: Seat
    monster: Monster
    space: Space


@dataclass(frozen=True, slots=True)
class MonsterReturned(Event):
    """CAR-9.4"""

    owner: Seat
    monster: Monster
    space: Space


@dataclass(frozen=True, slots=True)
class MonsterActivated(Event):
    """CAR-6.1"""

    seat: Seat
    monster: Monster
    night: Night


@dataclass(frozen=True, slots=True)
class MonsterMoved(Event):
    """CAR-7.1"""

    owner: Seat
    monster: Monster
    space: Space


@dataclass(frozen=True, slots=True)
class MonsterJumped(Event):
    """CAR-7.4"""

    owner: Seat
    monster: Monster
    space: Space


@dataclass(frozen=True, slots=True)
class VillagerCaptured(Event):
    """CAR-1.8"""

    owner: Seat
    monster: Monster
    colour: Colour
    space: Space


@dataclass(frozen=True, slots=True)
class GroupScared(Event):
    """CAR-8.1"""

    owner: Seat
    monster: Monster
    villagers: Number
    space: Space


@dataclass(frozen=True, slots=True)
class GroupScattered(Event):
    """CAR-8.2"""

    villagers: Number
    space: Space


@dataclass(frozen=True, slots=True)
class VillagerFled(Event):
    """CAR-8.5"""

    colour: Colour
    space: Space
    to: Space


@dataclass(frozen=True, slots=True)
class BonusFulfilled(Event):
    """CAR-11.5"""

    owner: Seat
    bonus: Bonus
    points: Number


@dataclass(frozen=True, slots=True)
class BonusBought(Event):
    """CAR-11.2"""

    seat: Seat
    bonus: Bonus
    cost: Number


@dataclass(frozen=True, slots=True)
class BonusTurnedUp(Event):
    """CAR-11.2"""

    bonus: Bonus


@dataclass(frozen=True, slots=True)
class MoveBought(Event):
    """CAR-10.4"""

    seat: Seat
    monster: Monster
    cost: Number


@dataclass(frozen=True, slots=True)
class ActivationBought(Event):
    """CAR-10.5"""

    seat: Seat
    monster: Monster
    cost: Number


@dataclass(frozen=True, slots=True)
class RescueBought(Event):
    """CAR-9.5"""

    seat: Seat
    monster: Monster
    cost: Number


@dataclass(frozen=True, slots=True)
class RescuedByRune(Event):
    """CAR-9.6"""

    seat: Seat
    monster: Monster


@dataclass(frozen=True, slots=True)
class MonstersSwapped(Event):
    """CAR-12.3"""

    monster: Monster
    partner: Monster


@dataclass(frozen=True, slots=True)
class CaretoSwapped(Event):
    """CAR-12.3"""

    monster: Monster
    careto: Careto


@dataclass(frozen=True, slots=True)
class VillagerRelocated(Event):
    """CAR-12.4"""

    colour: Colour
    space: Space
    to: Space


@dataclass(frozen=True, slots=True)
class GroupRelocated(Event):
    """CAR-12.4"""

    villagers: Number
    space: Space
    to: Space


@dataclass(frozen=True, slots=True)
class VillagerWalked(Event):
    """CAR-12.12"""

    colour: Colour
    space: Space
    to: Space


@dataclass(frozen=True, slots=True)
class GroupEnchanted(Event):
    """CAR-12.19 From now to the end of the turn it acts as a Careto."""

    villagers: Number
    space: Space


@dataclass(frozen=True, slots=True)
class GroupMoved(Event):
    """CAR-12.19"""

    space: Space
    to: Space


@dataclass(frozen=True, slots=True)
class VillagersGone(Event):
    """CAR-13.1"""


@dataclass(frozen=True, slots=True)
class FinalRevealed(Event):
    """CAR-13.7"""

    seat: Seat
    final: Final
    points: Number


@dataclass(frozen=True, slots=True)
class GameScored(Event):
    """CAR-13.4"""

    seat: Seat
    points: Number
