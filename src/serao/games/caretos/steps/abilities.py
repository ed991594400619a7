"""CAR-12 Abilities: their parts are found through ``FIRST_STEPS``; the short ones are here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from serao.games.caretos import events
from serao.games.caretos.actions import CARETO, MONSTER, SPACE, STOP
from serao.games.caretos.cards import MOVE, OPS, PLAIN, REMOTE_SCARE, Part
from serao.games.caretos.crowds import GROUP
from serao.games.caretos.kinds import MONSTER_KIND
from serao.games.caretos.state import CARETO_PIECE, Table
from serao.games.caretos.steps.bewitching import GroupPick
from serao.games.caretos.steps.caretos import EITHER, CaretoPick
from serao.games.caretos.steps.choices import IN_CAULDRON, NOT_IN_PLAY, Ask, OfMonster, group_bar
from serao.games.caretos.steps.flight import scare
from serao.games.caretos.steps.movement import MoveStep
from serao.games.caretos.steps.relocation import RelocSrc
from serao.games.caretos.steps.spending import MoveEnd, spends_at_any_point
from serao.games.caretos.steps.walks import WalkPick
from serao.kernel.kinds import Thing
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, Facts, Step

NOT_YOUR_OTHER: Final = Bar("CAR-12.3", "not-your-other")
LEADS_ITSELF: Final = Bar("CAR-12.7", "leads-itself")
MUST_SCARE: Final = Bar("CAR-12.8", "must-choose")
NO_GROUP: Final = Bar("CAR-12.8", "no-group")
MUST_PLACE: Final = Bar("CAR-12.18", "must-choose")
NOT_CLEAR: Final = Bar("CAR-12.18", "not-clear")


def activate(state: Table, monster: int) -> None:
    """CAR-6.1, CAR-12 Carry out the ability of tonight, part by part."""
    seat = state.active
    night = state.cards.night[state.card]
    state.activated = (*state.activated, monster)
    if state.telling:
        state.emit(events.MonsterActivated(seat, monster, night))
    ability = state.cards.abilities[monster * 3 + night]
    steps: list[Step[Any]] = []
    for part in ability:
        steps.append(FIRST_STEPS[part.op](seat, monster, part))
        if part is not ability[-1] and may_spend_after(state, part):
            steps.append(MoveEnd(seat))
    state.push_in_order(steps)


def may_spend_after(state: Table, part: Part) -> bool:
    """CAR-10.4 Whether Campfires can be spent before the next part; after the last it is ACTION."""
    return part.op == MOVE or (part.op == REMOTE_SCARE and spends_at_any_point(state))


class SwapPick(OfMonster):
    """CAR-12.3 Exchange places with the other Monster or with a Careto, or not."""

    def options(self, state: Table) -> list[int]:
        partner = state.partner_of(self.monster)
        with_partner = [MONSTER + partner] if self.monster_bar(state, partner) is None else []
        return [STOP, *with_partner, CARETO, CARETO + 1]

    def monster_bar(self, state: Table, monster: int) -> Bar | None:
        if state.owner[monster] == NOTHING:
            return NOT_IN_PLAY
        if monster != state.partner_of(self.monster):
            return NOT_YOUR_OTHER
        return IN_CAULDRON if state.where[monster] < 0 else None

    def take(self, state: Table, action: int) -> None:
        here = state.where[self.monster]
        if action >= CARETO:
            careto = action - CARETO
            state.put(self.monster, state.caretos[careto])
            state.caretos[careto] = here
            state.piece[here] = CARETO_PIECE + careto
            if state.telling:
                state.emit(events.CaretoSwapped(self.monster, careto))
        elif action != STOP:
            partner = action - MONSTER
            state.put(self.monster, state.where[partner])
            state.put(partner, here)
            if state.telling:
                state.emit(events.MonstersSwapped(self.monster, partner))


# -- CAR-12.7, 12.8 the Shepherdess -----------------------------------------------------------


class OtherPick(Ask):
    """CAR-12.7 Choose any other Monster on the board, and lead it up to ``moves`` steps."""

    def __init__(self, seat: int, monster: int, moves: int) -> None:
        self.seat = seat
        self.monster = monster
        self.moves = moves

    def options(self, state: Table) -> list[int]:
        offer = [STOP]
        for other in range(len(state.where)):
            if self.monster_bar(state, other) is None:
                offer.append(MONSTER + other)
        return offer

    def monster_bar(self, state: Table, monster: int) -> Bar | None:
        if state.owner[monster] == NOTHING:
            return NOT_IN_PLAY
        if monster == self.monster:
            return LEADS_ITSELF
        return IN_CAULDRON if state.where[monster] < 0 else None

    def about(self, state: Table) -> Facts:
        return {"monster": Thing(MONSTER_KIND, self.monster), "moves": self.moves}

    def take(self, state: Table, action: int) -> None:
        if action != STOP:
            state.push(MoveStep(self.seat, action - MONSTER, PLAIN, self.moves, False))


class ScarePick(OfMonster):
    """CAR-12.8 Scare any group from afar."""

    def options(self, state: Table) -> list[int]:
        return self.open_spaces(state)

    def stop_bar(self, state: Table) -> Bar | None:
        return MUST_SCARE

    def space_bar(self, state: Table, space: int) -> Bar | None:
        return group_bar(state, space, NO_GROUP)

    def scarer(self) -> int:
        return self.monster

    def take(self, state: Table, action: int) -> None:
        scare(state, self.monster, action - SPACE)


# -- CAR-12.18 the Witch ------------------------------------------------------------------------


class Place(OfMonster):
    """CAR-12.18 Put her on any clear space other than her own."""

    def options(self, state: Table) -> list[int]:
        return self.open_spaces(state)

    def stop_bar(self, state: Table) -> Bar | None:
        return MUST_PLACE

    def space_bar(self, state: Table, space: int) -> Bar | None:
        return None if state.piece[space] == NOTHING else NOT_CLEAR

    def scarer(self) -> int:
        return self.monster

    def leaves(self, state: Table) -> int:
        return state.where[self.monster]

    def take(self, state: Table, action: int) -> None:
        space = action - SPACE
        state.lift(self.monster)
        state.put(self.monster, space)
        if state.telling:
            state.emit(events.MonsterPlaced(state.owner[self.monster], self.monster, space))
        if state.crowd[space] >= GROUP:
            scare(state, self.monster, space)
        else:
            state.capture_lone(self.monster, space)


# -- the table of parts -------------------------------------------------------------------------


def move_part(seat: int, monster: int, part: Part) -> Step[Any]:
    return MoveStep(seat, monster, part.movement, part.n, False)


def careto_part(seat: int, _monster: int, part: Part) -> Step[Any]:
    return CaretoPick(seat, part.n, EITHER, part.then)


def swap_part(seat: int, monster: int, _part: Part) -> Step[Any]:
    return SwapPick(seat, monster)


def relocate_part(seat: int, _monster: int, _part: Part) -> Step[Any]:
    return RelocSrc(seat)


def other_monster_part(seat: int, monster: int, part: Part) -> Step[Any]:
    return OtherPick(seat, monster, part.n)


def remote_scare_part(seat: int, monster: int, _part: Part) -> Step[Any]:
    return ScarePick(seat, monster)


def walk_part(seat: int, _monster: int, part: Part) -> Step[Any]:
    return WalkPick(seat, part.then, part.n, ())


def place_part(seat: int, monster: int, _part: Part) -> Step[Any]:
    return Place(seat, monster)


def group_careto_part(seat: int, _monster: int, part: Part) -> Step[Any]:
    return GroupPick(seat, part.n)


# By the number of the part's op in OPS: the step that begins it.
FIRST_STEPS: Final[list[Callable[[int, int, Part], Step[Any]]]] = [
    move_part,
    careto_part,
    swap_part,
    relocate_part,
    other_monster_part,
    remote_scare_part,
    walk_part,
    place_part,
    group_careto_part,
]
assert len(FIRST_STEPS) == len(OPS), "every op has its first step"
