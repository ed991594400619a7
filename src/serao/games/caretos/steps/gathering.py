"""CAR-4 Gather."""

from __future__ import annotations

from typing import Final

from serao.games.caretos import events
from serao.games.caretos.actions import SPACE
from serao.games.caretos.crowds import GROUP, colour_of
from serao.games.caretos.kinds import SPACE_KIND
from serao.games.caretos.state import Table
from serao.games.caretos.steps.choices import Ask
from serao.kernel.kinds import Thing
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, Facts

MUST_GATHER: Final = Bar("CAR-4.1", "must-gather")
NOBODY_TO_GATHER: Final = Bar("CAR-4.2", "nobody-there")
NOT_ALONE: Final = Bar("CAR-4.5", "not-alone")
NO_WAY_TO_ANYBODY: Final = Bar("CAR-4.3", "no-way-to-anybody")
NOBODY_TO_JOIN: Final = Bar("CAR-4.3", "nobody-there")
WAY_IS_BARRED: Final = Bar("CAR-4.3", "way-is-barred")


def meetings(state: Table, space: int) -> list[int]:
    """CAR-4.3 Return the spaces with Villagers that one on ``space`` can walk to, ascending."""
    seen = 1 << space
    found: list[int] = []
    queue = [space]
    for here in queue:
        for near in state.board.near[here]:
            if seen >> near & 1:
                continue
            seen |= 1 << near
            if state.piece[near] != NOTHING:
                continue
            if state.crowd[near]:
                found.append(near)
            else:
                queue.append(near)
    found.sort()
    return found


def gathering_bar(state: Table, space: int) -> Bar | None:
    """CAR-4.2, 4.3 Return why nobody from ``space`` walks to others."""
    crowd = state.crowd[space]
    if crowd == 0:
        return NOBODY_TO_GATHER
    if crowd >= GROUP:
        return NOT_ALONE
    return None if meetings(state, space) else NO_WAY_TO_ANYBODY


class GatherPick(Ask):
    """CAR-4.1, 4.2 Choose a lone Villager that has somewhere to go, until none has."""

    def options(self, state: Table) -> list[int]:
        spaces = state.board.spaces
        return [SPACE + space for space in spaces if gathering_bar(state, space) is None]

    def stop_bar(self, state: Table) -> Bar | None:
        return MUST_GATHER

    def space_bar(self, state: Table, space: int) -> Bar | None:
        return gathering_bar(state, space)

    def take(self, state: Table, action: int) -> None:
        state.push(self)
        state.push(GatherDest(self.seat, action - SPACE))


class GatherDest(Ask):
    """CAR-4.2 to 4.4 Choose whom the Villager of ``space`` joins."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def options(self, state: Table) -> list[int]:
        return [SPACE + space for space in meetings(state, self.space)]

    def stop_bar(self, state: Table) -> Bar | None:
        return MUST_GATHER

    def space_bar(self, state: Table, space: int) -> Bar | None:
        if state.crowd[space] == 0:
            return NOBODY_TO_JOIN
        return None if space in meetings(state, self.space) else WAY_IS_BARRED

    def about(self, state: Table) -> Facts:
        return {"space": Thing(SPACE_KIND, self.space)}

    def take(self, state: Table, action: int) -> None:
        to = action - SPACE
        villager = state.crowd[self.space]
        state.crowd[self.space] = 0
        state.crowd[to] += villager
        state.grew(to)
        if state.telling:
            state.emit(events.VillagerGathered(colour_of(villager), self.space, to))
        state.light()
