"""Event cards that move heroes, mushrooms and traps (URT-7.5)."""

from __future__ import annotations

from typing import Final

from serao.games.urto import events
from serao.games.urto.actions import DECLINE, FIELD, PLAYER, START_FIELD, URTO_FIELD
from serao.games.urto.state import Table
from serao.games.urto.steps.artifacts import elsewhere_bar
from serao.games.urto.steps.decisions import Decision, closed_bar
from serao.games.urto.steps.entering import Planting, move
from serao.games.urto.steps.fields import Effect
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar

TRAP_THERE: Final = Bar("URT-7.5", "trap-there")
TRAP_OCCUPIED: Final = Bar("URT-7.5", "trap-occupied")
TRAP_SPECIAL: Final = Bar("URT-7.5", "trap-special")
NO_MUSHROOM: Final = Bar("URT-7.5", "no-mushroom")


class LayTrap(Decision):
    """`trap`: a free field without trap, not START and not Urto's chamber."""

    def options(self, state: Table) -> list[int]:
        if state.traps_left() == 0:
            return []
        taken = state.occupied()
        return [FIELD + f for f in range(len(state.traps)) if trap_bar(state, f, taken) is None]

    def field_bar(self, state: Table, field: int) -> Bar | None:
        return trap_bar(state, field, state.occupied())

    def take(self, state: Table, action: int) -> None:
        state.traps[action - FIELD] = self.seat
        if state.telling:
            state.emit(events.TrapLaid(self.seat, action - FIELD))


def trap_bar(state: Table, field: int, taken: list[int]) -> Bar | None:
    bar = closed_bar(state, field)
    if bar is not None:
        return bar
    if state.traps[field] != NOTHING:
        return TRAP_THERE
    if field in taken:
        return TRAP_OCCUPIED
    return TRAP_SPECIAL if field in (START_FIELD, URTO_FIELD) else None


class SlideBack(Effect):
    """`slide_back`: to the field the latest step started from (URT-4.6)."""

    def resolve(self, state: Table) -> None:
        if state.came_from != NOTHING:
            move(state, self.seat, state.came_from)
            if state.telling:
                state.emit(events.HeroSlid(self.seat, state.came_from))


class SwapPlaces(Decision):
    """`swap`: with an opponent on another field, or not (URT-4.6)."""

    def options(self, state: Table) -> list[int]:
        return [*self.rivals(state), DECLINE]

    def rival_bar(self, state: Table, who: int) -> Bar | None:
        return elsewhere_bar(state, self.seat, who)

    def take(self, state: Table, action: int) -> None:
        if action == DECLINE:
            if state.telling:
                state.emit(events.OfferDeclined(self.seat))
            return
        rival = action - PLAYER
        here, there = state.fields[self.seat], state.fields[rival]
        state.put(rival, here)
        move(state, self.seat, there)
        if state.telling:
            state.emit(events.PlacesSwapped(self.seat, rival))


class MoveMushroom(Decision):
    """`move_mushroom`: a field with a mushroom, or leave them all."""

    def options(self, state: Table) -> list[int]:
        offer: list[int] = []
        for field in range(len(state.mushrooms)):
            if self.field_bar(state, field) is None:
                offer.append(FIELD + field)
        offer.append(DECLINE)
        return offer

    def field_bar(self, state: Table, field: int) -> Bar | None:
        return None if state.mushrooms[field] else NO_MUSHROOM

    def take(self, state: Table, action: int) -> None:
        if action != DECLINE:
            state.push(MushroomTarget(self.seat, action - FIELD))
        elif state.telling:
            state.emit(events.OfferDeclined(self.seat))


class MushroomTarget(Planting):
    """`move_mushroom`: where it goes."""

    def take(self, state: Table, action: int) -> None:
        state.mushrooms[self.source] -= 1
        state.mushrooms[action - FIELD] += 1
        if state.telling:
            state.emit(events.MushroomMoved(self.seat, self.source, action - FIELD))
