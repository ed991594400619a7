"""Entering a field: mushrooms, the token from the bag, the step itself, the trap (URT-4)."""

from __future__ import annotations

from typing import Any, Final

from serao.games.urto import events
from serao.games.urto.actions import (
    ARTIFACT,
    DECLINE,
    EMPTY_FIELD,
    FIELD,
    FIRST_HONOUR,
    MUSHROOM,
    SHORTCUT,
    TOKEN,
    TOKENS,
    TORCH,
)
from serao.games.urto.cave import BEFORE_DRAW, CAVE_FIELD, FUNGUS
from serao.games.urto.state import Table
from serao.games.urto.steps.artifacts import spend
from serao.games.urto.steps.combat import CombatRoll, Prepare
from serao.games.urto.steps.decisions import Decision
from serao.games.urto.steps.ending import Casualties, award
from serao.games.urto.steps.rounds import go_to_phase_d
from serao.games.urto.steps.scenes import Staged, attempt
from serao.games.urto.view_types import Scene
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, SeatStep, Step

FLASH: Final = 8
FRICASSEE: Final = 9

ALREADY_THERE: Final = Bar("URT-3.5", "already-there")
NO_PATH: Final = Bar("URT-3.5", "no-path")
PLANT_SPECIAL: Final = Bar("URT-4.5", "plant-special")
PLANT_SAME: Final = Bar("URT-4.5", "plant-same")
PLANT_OCCUPIED: Final = Bar("URT-4.5", "plant-occupied")
NOT_DRAWN: Final = Bar("URT-8.7", "token-not-drawn")


class Entering(Step[Table]):
    """A part of the entry of one field."""

    def __init__(self, seat: int, field: int) -> None:
        self.seat = seat
        self.field = field


class Enter(Entering):
    """URT-4.1 Clear the way, then step onto the field."""

    def resolve(self, state: Table) -> None:
        state.push(StepOnto(self.seat, self.field))
        if state.telling:
            state.emit(events.FieldAnnounced(self.seat, self.field))
        state.push(ClearTheWay(self.seat, self.field))


class ClearTheWay(Entering):
    """URT-4.1 (a), (b) Mushrooms must be destroyed, an undiscovered field be discovered."""

    def resolve(self, state: Table) -> None:
        seat, field = self.seat, self.field
        if state.mushrooms[field]:
            state.push(AttackMushroom(seat, field))
            state.push(Prepare(seat, FUNGUS))
        elif state.is_undiscovered(field):
            state.push(self)
            state.push(DrawToken(seat, field))


# -- drawing a token ----------------------------------------------------------------------------


class DrawToken(Entering):
    """URT-4.2 Take a token from the bag, perhaps with the help of a map."""

    def resolve(self, state: Table) -> None:
        if not state.bag:
            state.tokens[self.field] = TORCH  # URT-4.3
            if state.telling:
                state.emit(events.BagEmpty(self.seat, self.field))
        elif state.may_hold(self.seat, BEFORE_DRAW):
            state.push(OfferMap(self.seat, self.field))
        else:
            lay(state, self.seat, self.field, from_bag(state))


def from_bag(state: Table) -> int:
    return state.bag.pop(state.lot(state.bag, TOKENS))


def lay(state: Table, seat: int, field: int, token: int) -> None:
    """URT-4.2 Honour is gained and the drawing goes on; anything else lies down on the field."""
    is_second = token == state.last_token[seat]
    state.last_token[seat] = token
    if token == MUSHROOM:
        state.mushrooms[field] += 1
    elif token < FIRST_HONOUR:
        state.tokens[field] = token
    if state.telling:
        state.emit(events.TokenDrawn(seat, token, field))
    if is_second:
        award_pair(state, seat, token)
    if token >= FIRST_HONOUR:
        state.gain_honour(seat, state.cave.token_honour[token])
        state.push(DrawToken(seat, field))


def award_pair(state: Table, seat: int, token: int) -> None:
    """URT-13 Two shortcuts or two mushrooms in a row."""
    if token == SHORTCUT:
        award(state, seat, FLASH)
    elif token == MUSHROOM:
        award(state, seat, FRICASSEE)


class OfferMap(Decision):
    """URT-8.6 Each time a token would be drawn: read the Spelunker's Map, or draw blindly."""

    def __init__(self, seat: int, field: int) -> None:
        self.seat = seat
        self.field = field

    def options(self, state: Table) -> list[int]:
        return [*self.cards(state), DECLINE]

    def plays(self, use: int) -> bool:
        return use == BEFORE_DRAW

    def is_private(self, state: Table) -> bool:
        return state.is_secretive(self.seat)

    def take(self, state: Table, action: int) -> None:
        if action == DECLINE:
            lay(state, self.seat, self.field, from_bag(state))
            return
        card = action - ARTIFACT
        spend(state, self.seat, card)
        number = min(state.cave.amount[card], len(state.bag))
        drawn = sorted([from_bag(state) for _ in range(number)])
        state.push(PickToken(self.seat, self.field, tuple(drawn)))


class PickToken(Decision):
    """URT-8.7 One of the tokens drawn with the map; the others return to the bag."""

    def __init__(self, seat: int, field: int, drawn: tuple[int, ...]) -> None:
        self.seat = seat
        self.field = field
        self.drawn = drawn

    def options(self, state: Table) -> list[int]:
        return [TOKEN + token for token in sorted(set(self.drawn))]

    def deed_bar(self, state: Table, action: int) -> Bar | None:
        is_token = TOKEN <= action < EMPTY_FIELD
        return NOT_DRAWN if is_token and action - TOKEN not in self.drawn else None

    def take(self, state: Table, action: int) -> None:
        token = action - TOKEN
        state.bag.extend(self.drawn)
        state.bag.remove(token)
        state.bag.sort()
        if state.telling:
            state.emit(events.TokensShown(self.seat, len(self.drawn), token))
        lay(state, self.seat, self.field, token)


def drawn_tokens(state: Table) -> tuple[int, ...]:
    """URT-8.7 Return the tokens drawn openly with a map, to choose from."""
    step = state.open_step()
    return step.drawn if isinstance(step, PickToken) else ()


# -- mushrooms ----------------------------------------------------------------------------------


class Attempt(Entering, Staged):
    """URT-4.4 The mushrooms of a field are being attacked."""

    def scene(self, state: Table) -> Scene:
        return attempt(self.seat, self.field, state.cave.fungus_need[state.nature[self.seat]])


class AttackMushroom(Attempt):
    """URT-4.4 One combat roll for each mushroom, all with the same preparation."""

    def resolve(self, state: Table) -> None:
        if state.mushrooms[self.field] == 0:
            state.clear_combat()
            return
        state.push(MushroomResult(self.seat, self.field))
        state.show_all(self.seat, state.cave.fungus_bonus)
        state.push(CombatRoll(self.seat))


class MushroomResult(Attempt):
    """URT-4.4 Destroyed, or the turn is lost but for phase D."""

    def resolve(self, state: Table) -> None:
        seat, field = self.seat, self.field
        total = state.total(seat, FUNGUS)
        if total < state.cave.fungus_need[state.nature[seat]]:
            if state.telling:
                state.emit_at(self, events.MushroomHeld(seat, field, total))
            go_to_phase_d(state)
            return
        state.mushrooms[field] -= 1
        state.push(AttackMushroom(seat, field))
        if state.telling:
            state.emit(events.MushroomDestroyed(seat, field, total))
        state.push(Plant(seat, field))
        if state.mushrooms[field] == 0 and state.is_undiscovered(field):
            state.push(DrawToken(seat, field))


class Planting(Decision):
    """URT-4.5 Where a mushroom goes that stood on the field ``source``."""

    def __init__(self, seat: int, source: int) -> None:
        self.seat = seat
        self.source = source

    def options(self, state: Table) -> list[int]:
        return plantable(state, self.source)

    def field_bar(self, state: Table, field: int) -> Bar | None:
        return planting_bar(state, self.source, field)


class Plant(Planting):
    """URT-4.5 The destroyer plants the mushroom on another field without a hero."""

    def take(self, state: Table, action: int) -> None:
        state.mushrooms[action - FIELD] += 1
        if state.telling:
            state.emit(events.MushroomPlanted(self.seat, action - FIELD))


def plantable(state: Table, source: int) -> list[int]:
    """URT-4.5 Return FIELD of where a mushroom from ``source`` may grow, ascending."""
    taken = state.occupied()
    return [FIELD + f for f in state.grounds() if growth_bar(source, f, taken) is None]


def planting_bar(state: Table, source: int, field: int) -> Bar | None:
    if field not in state.grounds():
        return PLANT_SPECIAL
    return growth_bar(source, field, state.occupied())


def growth_bar(source: int, field: int, taken: list[int]) -> Bar | None:
    """URT-4.5 Return what keeps a mushroom from ``source`` from a field where some may grow."""
    if field == source:
        return PLANT_SAME
    return PLANT_OCCUPIED if field in taken else None


def strikers(state: Table) -> list[int]:
    """URT-8.9 Return who has struck at a mushroom that is not done with."""
    return [step.seat for step in state.stack if isinstance(step, MushroomResult | Plant)]


# -- the step -----------------------------------------------------------------------------------


def way_bar(state: Table, seat: int, field: int) -> Bar | None:
    """URT-3.5 Return what keeps ``seat`` from stepping onto a field in play."""
    here = state.fields[seat]
    if field == here:
        return ALREADY_THERE
    return None if field in state.board.neighbours[here] else NO_PATH


class StepOnto(Entering):
    """URT-4.1 (c) to (e) Stand on the field, then the trap, then its effect."""

    def resolve(self, state: Table) -> None:
        seat, field = self.seat, self.field
        state.came_from = state.fields[seat]
        move(state, seat, field)
        if state.telling:
            state.emit(events.FieldEntered(seat, field))
        state.push(effect_of(state, seat, field))
        if state.traps[field] != NOTHING:
            spring(state, seat, field)


def heading(state: Table) -> int:
    """URT-4.1 Return the field that a hero has announced and not entered yet, or NOTHING."""
    for i in range(len(state.stack) - 1, -1, -1):
        step = state.stack[i]
        if isinstance(step, StepOnto):
            return step.field
    return NOTHING


def move(state: Table, seat: int, field: int) -> None:
    """URT-4.8 Change field: what still waits of earlier entries is lost."""
    if state.fields[seat] != field:
        state.put(seat, field)
        state.stack[:] = [step for step in state.stack if not isinstance(step, WaitingSearch)]


class WaitingSearch(SeatStep[Table]):
    """URT-5.2 The search that follows the event of a torch+event field."""

    def resolve(self, state: Table) -> None:
        state.push(state.cave.token_steps[TORCH][self.seat])


def effect_of(state: Table, seat: int, field: int) -> Step[Any]:
    """URT-5 Return the effect of the field, by its token or by its kind."""
    kind = state.cave.kinds[field]
    if kind == CAVE_FIELD:
        return state.cave.token_steps[state.tokens[field]][seat]
    return state.cave.kind_steps[kind][seat]


def spring(state: Table, seat: int, field: int) -> None:
    """URT-4.7 The trap hurts whoever steps on it and returns to the supply."""
    owner = state.traps[field]
    state.traps[field] = NOTHING
    if state.telling:
        state.emit(events.TrapSprung(seat, owner, field))
    state.may_show(seat)
    if state.owned(seat, state.cave.spore_proof):
        state.show_all(seat, state.cave.spore_proof)
        return
    state.lose_health(seat, state.cave.trap_damage)
    state.push(Casualties(owner))
