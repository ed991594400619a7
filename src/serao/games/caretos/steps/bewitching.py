"""CAR-12.19 The Bogeyman's group, which acts as a Careto."""

from __future__ import annotations

from typing import Final

from serao.games.caretos import events
from serao.games.caretos.actions import SPACE, STOP
from serao.games.caretos.crowds import GROUP, SIZE
from serao.games.caretos.state import ACTING, Table
from serao.games.caretos.steps.caretos import careto_steps, goes_on, meet, step_bar
from serao.games.caretos.steps.choices import Ask, group_bar
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, Facts

NO_GROUP: Final = Bar("CAR-12.19", "no-group")
SHUT_IN: Final = Bar("CAR-12.19", "shut-in")
FIRST_STEP: Final = Bar("CAR-12.19", "first-step")
TOO_FAR: Final = Bar("CAR-12.19", "too-far")


class GroupPick(Ask):
    """CAR-12.19 Choose a group that acts as a Careto from now to the end of the turn."""

    def __init__(self, seat: int, moves: int) -> None:
        self.seat = seat
        self.moves = moves

    def options(self, state: Table) -> list[int]:
        return [STOP, *self.open_spaces(state)]

    def space_bar(self, state: Table, space: int) -> Bar | None:
        bar = group_bar(state, space, NO_GROUP)
        return SHUT_IN if bar is None and not careto_steps(state, space) else bar

    def about(self, state: Table) -> Facts:
        return {"moves": self.moves}

    def take(self, state: Table, action: int) -> None:
        if action == STOP:
            return
        space = action - SPACE
        state.acting = space
        state.piece[space] = ACTING
        if state.telling:
            state.emit(events.GroupEnchanted(state.crowd[space] >> SIZE, space))
        state.push(GroupStep(self.seat, self.moves, True))


class GroupStep(Ask):
    """CAR-12.19 One of up to ``moves`` steps of the group, by the rules for Caretos."""

    def __init__(self, seat: int, moves: int, must: bool) -> None:
        self.seat = seat
        self.moves = moves
        self.must = must

    def options(self, state: Table) -> list[int]:
        steps = careto_steps(state, state.acting)
        return [STOP, *steps] if self.stop_bar(state) is None else steps

    def stop_bar(self, state: Table) -> Bar | None:
        return FIRST_STEP if self.must else None

    def space_bar(self, state: Table, space: int) -> Bar | None:
        return step_bar(state, state.acting, space, TOO_FAR)

    def about(self, state: Table) -> Facts:
        return {"moves": self.moves, "must": self.must}

    def leaves(self, state: Table) -> int:
        return state.acting

    def take(self, state: Table, action: int) -> None:
        if action == STOP:
            return
        here, to = state.acting, action - SPACE
        met, crowd = state.piece[to], state.crowd[to]
        unlit = self.move(state, here, to)
        if state.telling:
            state.emit(events.GroupMoved(here, to))
        if self.moves > 1 and goes_on(met, crowd):
            state.push(GroupStep(self.seat, self.moves - 1, False))
        meet(state, met, crowd, to, unlit)

    def move(self, state: Table, here: int, to: int) -> int:
        """Bring the group among those on ``to``; return 1 if it has no Campfire.

        Of two groups on one space the Campfire is that of those who were there first, until
        they flee.
        """
        unlit = state.unlit >> here & 1
        state.unlit ^= unlit << here
        if state.crowd[to] < GROUP:
            state.unlit |= unlit << to
        state.crowd[to] += state.crowd[here]
        state.crowd[here] = 0
        state.piece[here] = NOTHING
        state.piece[to] = ACTING
        state.acting = to
        return unlit
