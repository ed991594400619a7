"""Event cards that move heroes, mushrooms and traps (URT-7.5)."""

from __future__ import annotations

from typing import Any

from serao.games.urto.actions import (
    DECLINE,
    FIELD,
    PLAYER,
    START_FIELD,
    URTO_FIELD,
)
from serao.games.urto.events import (
    HeroSlid,
    MushroomMoved,
    OfferDeclined,
    PlacesSwapped,
    TrapLaid,
)
from serao.games.urto.state import Table
from serao.games.urto.steps.entering import move
from serao.games.urto.steps.fields import Effect
from serao.kernel.state import NOTHING
from serao.kernel.steps import Choice


class LayTrap(Choice[Table]):
    """`trap`: a free field without trap, not START and not Urto's chamber."""

    def options(self, state: Table) -> list[int]:
        if state.traps_left() == 0:
            return []
        taken = state.occupied()
        return [FIELD + f for f in range(len(state.traps)) if can_hold_trap(state, f, taken)]

    def take(self, state: Table, action: int) -> None:
        state.traps[action - FIELD] = self.seat
        if state.telling:
            state.emit(TrapLaid(self.seat, action - FIELD))


def can_hold_trap(state: Table, field: int, taken: list[int]) -> bool:
    if not state.board.in_play[field] or field in (START_FIELD, URTO_FIELD):
        return False
    return state.traps[field] == NOTHING and field not in taken


class SlideBack(Effect):
    """`slide_back`: to the field the latest step started from (URT-4.6)."""

    def resolve(self, state: Table) -> None:
        if state.came_from != NOTHING:
            move(state, self.seat, state.came_from)
            if state.telling:
                state.emit(HeroSlid(self.seat, state.came_from))


class SwapPlaces(Choice[Table]):
    """`swap`: with an opponent on another field, or not (URT-4.6)."""

    def options(self, state: Table) -> list[int]:
        return [*[PLAYER + rival for rival in state.rivals_elsewhere(self.seat)], DECLINE]

    def take(self, state: Table, action: int) -> None:
        if action == DECLINE:
            if state.telling:
                state.emit(OfferDeclined(self.seat))
            return
        rival = action - PLAYER
        here, there = state.fields[self.seat], state.fields[rival]
        state.put(rival, here)
        move(state, self.seat, there)
        if state.telling:
            state.emit(PlacesSwapped(self.seat, rival))


class MoveMushroom(Choice[Table]):
    """`move_mushroom`: a field with a mushroom, or leave them all."""

    def options(self, state: Table) -> list[int]:
        sources = [FIELD + f for f, number in enumerate(state.mushrooms) if number]
        return [*sources, DECLINE]

    def take(self, state: Table, action: int) -> None:
        if action != DECLINE:
            state.push(MushroomTarget(self.seat, action - FIELD))
        elif state.telling:
            state.emit(OfferDeclined(self.seat))


class MushroomTarget(Choice[Table]):
    """`move_mushroom`: where it goes (URT-4.5)."""

    def __init__(self, seat: int, source: int) -> None:
        self.seat = seat
        self.source = source

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.source)

    def options(self, state: Table) -> list[int]:
        return [FIELD + field for field in state.plantable(self.source)]

    def take(self, state: Table, action: int) -> None:
        state.mushrooms[self.source] -= 1
        state.mushrooms[action - FIELD] += 1
        if state.telling:
            state.emit(MushroomMoved(self.seat, self.source, action - FIELD))
