"""CAR-4 Gather."""

from __future__ import annotations

from typing import Any

from serao.games.caretos.actions import SPACE
from serao.games.caretos.crowds import SIZE, colour_of
from serao.games.caretos.events import VillagerGathered
from serao.games.caretos.state import Table
from serao.kernel.state import NOTHING
from serao.kernel.steps import Choice


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


class GatherPick(Choice[Table]):
    """CAR-4.1, 4.2 Choose a lone Villager that has somewhere to go, until none has."""

    def options(self, state: Table) -> list[int]:
        return [
            SPACE + space
            for space in state.board.spaces
            if state.crowd[space] >> SIZE == 1 and meetings(state, space)
        ]

    def take(self, state: Table, action: int) -> None:
        state.push(self)
        state.push(GatherDest(self.seat, action - SPACE))


class GatherDest(Choice[Table]):
    """CAR-4.2 to 4.4 Choose whom the Villager of ``space`` joins."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.space)

    def options(self, state: Table) -> list[int]:
        return [SPACE + space for space in meetings(state, self.space)]

    def take(self, state: Table, action: int) -> None:
        to = action - SPACE
        villager = state.crowd[self.space]
        state.crowd[self.space] = 0
        state.crowd[to] += villager
        state.grew(to)
        if state.telling:
            state.emit(VillagerGathered(colour_of(villager), self.space, to))
        state.light()
