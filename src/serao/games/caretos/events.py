"""What can happen, in the game's words."""

# plain: what its fields are is read from their annotations
from __future__ import annotations

from typing import Annotated

from serao.games.caretos.kinds import (
    Bonus,
    Careto,
    Colour,
    FinalBonus,
    Monster,
    Night,
    NightCard,
    Rune,
    Space,
    Symbol,
)
from serao.kernel.events import Event, KnownTo
from serao.kernel.kinds import Number, Seat


class StarterDrawn(Event):
    """CAR-2.2"""

    seat: Seat


class TeamDealt(Event):
    """CAR-2.3"""

    seat: Seat
    monster: Monster
    partner: Monster


class SymbolChosen(Event):
    """CAR-2.5"""

    seat: Seat
    symbol: Symbol


class MonsterPlaced(Event):
    """CAR-2.5, CAR-12.18"""

    owner: Seat
    monster: Monster
    space: Space


class VillagersOut(Event):
    """CAR-2.6, 2.7 The Villagers stand around their fires."""

    villagers: Number
    places: Number


class FinalDealt(Event):
    """CAR-2.10 Only its owner knows which."""

    seat: Seat
    final: Annotated[FinalBonus, KnownTo("seat")]


class FinalKept(Event):
    """CAR-14.1 Only its owner knows which was kept and which given back."""

    seat: Seat
    final: Annotated[FinalBonus, KnownTo("seat")]
    given_back: Annotated[FinalBonus, KnownTo("seat")]


class TurnBegan(Event):
    """CAR-3.1"""

    seat: Seat


class CardPlayed(Event):
    """CAR-3.3"""

    seat: Seat
    card: NightCard


class RunesMatched(Event):
    """CAR-3.3"""

    seat: Seat
    rune: Rune


class PileEmptied(Event):
    """CAR-3.6"""

    seat: Seat
    cards: Number


class CardDrawn(Event):
    """CAR-3.6 Only the drawer sees it."""

    seat: Seat
    card: Annotated[NightCard, KnownTo("seat")]


class LastRoundBegan(Event):
    """CAR-13.3"""

    seat: Seat


class VillagerGathered(Event):
    """CAR-4.2"""

    colour: Colour
    space: Space
    to: Space


class CampfireLit(Event):
    """CAR-1.5"""

    space: Space


class CampfireReturned(Event):
    """CAR-1.5 Its group is gone, or a Careto scattered it."""

    space: Space


class CampfireTaken(Event):
    """CAR-8.1"""

    owner: Seat
    space: Space


class CaretoMoved(Event):
    """CAR-5.2"""

    careto: Careto
    space: Space


class VillagerBoxed(Event):
    """CAR-1.8 A Careto, or a group acting as one, caught it."""

    colour: Colour
    space: Space


class MonsterCaught(Event):
    """CAR-9.2"""

    owner: Seat
    monster: Monster
    space: Space


class MonsterReturned(Event):
    """CAR-9.4"""

    owner: Seat
    monster: Monster
    space: Space


class MonsterActivated(Event):
    """CAR-6.1"""

    seat: Seat
    monster: Monster
    night: Night


class MonsterMoved(Event):
    """CAR-7.1"""

    owner: Seat
    monster: Monster
    space: Space


class MonsterJumped(Event):
    """CAR-7.4"""

    owner: Seat
    monster: Monster
    space: Space


class VillagerCaptured(Event):
    """CAR-1.8"""

    owner: Seat
    monster: Monster
    colour: Colour
    space: Space


class GroupScared(Event):
    """CAR-8.1"""

    owner: Seat
    monster: Monster
    villagers: Number
    space: Space


class GroupScattered(Event):
    """CAR-8.2"""

    villagers: Number
    space: Space


class VillagerFled(Event):
    """CAR-8.5"""

    colour: Colour
    space: Space
    to: Space


class BonusFulfilled(Event):
    """CAR-11.5"""

    owner: Seat
    bonus: Bonus
    points: Number


class BonusBought(Event):
    """CAR-11.2"""

    seat: Seat
    bonus: Bonus
    cost: Number


class BonusTurnedUp(Event):
    """CAR-11.2"""

    bonus: Bonus


class MoveBought(Event):
    """CAR-10.4"""

    seat: Seat
    monster: Monster
    cost: Number


class ActivationBought(Event):
    """CAR-10.5"""

    seat: Seat
    monster: Monster
    cost: Number


class RescueBought(Event):
    """CAR-9.5"""

    seat: Seat
    monster: Monster
    cost: Number


class RescuedByRune(Event):
    """CAR-9.6"""

    seat: Seat
    monster: Monster


class MonstersSwapped(Event):
    """CAR-12.3"""

    monster: Monster
    partner: Monster


class CaretoSwapped(Event):
    """CAR-12.3"""

    monster: Monster
    careto: Careto


class VillagerRelocated(Event):
    """CAR-12.4"""

    colour: Colour
    space: Space
    to: Space


class GroupRelocated(Event):
    """CAR-12.4"""

    villagers: Number
    space: Space
    to: Space


class VillagerWalked(Event):
    """CAR-12.12"""

    colour: Colour
    space: Space
    to: Space


class GroupEnchanted(Event):
    """CAR-12.19 From now to the end of the turn it acts as a Careto."""

    villagers: Number
    space: Space


class GroupMoved(Event):
    """CAR-12.19"""

    space: Space
    to: Space


class VillagersGone(Event):
    """CAR-13.1"""


class FinalRevealed(Event):
    """CAR-13.7"""

    seat: Seat
    final: FinalBonus
    points: Number


class GameScored(Event):
    """CAR-13.4"""

    seat: Seat
    points: Number
