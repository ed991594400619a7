"""CAR-12.4 Moira relocates Villagers."""

from __future__ import annotations

from typing import Any

from serao.games.caretos.actions import COLOUR, SPACE, STOP, WHOLE_GROUP
from serao.games.caretos.crowds import COLOURS, GROUP, ONE, SIZE, colour_of, colours_in
from serao.games.caretos.events import GroupRelocated, VillagerRelocated
from serao.games.caretos.state import Table
from serao.kernel.steps import Choice


class RelocSrc(Choice[Table]):
    """CAR-12.4 Choose whom to relocate, or nobody."""

    def options(self, state: Table) -> list[int]:
        offer = [STOP]
        for space in state.board.spaces:
            if state.crowd[space] and space != state.acting and has_empty_neighbour(state, space):
                offer.append(SPACE + space)
        return offer

    def take(self, state: Table, action: int) -> None:
        if action == STOP:
            return
        space = action - SPACE
        if state.crowd[space] >= GROUP:
            state.push(RelocWho(self.seat, space))
        else:
            state.push(RelocDest(self.seat, space, colour_of(state.crowd[space])))


def has_empty_neighbour(state: Table, space: int) -> bool:
    for near in state.board.near[space]:
        if state.is_empty(near):
            return True
    return False


class RelocWho(Choice[Table]):
    """CAR-12.4 One Villager of the group, or the whole group."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.space)

    def options(self, state: Table) -> list[int]:
        return [*[COLOUR + c for c in colours_in(state.crowd[self.space])], WHOLE_GROUP]

    def take(self, state: Table, action: int) -> None:
        state.push(RelocDest(self.seat, self.space, action - COLOUR))


class RelocDest(Choice[Table]):
    """CAR-12.4 Choose an empty space; ``who`` is a colour, or COLOURS for the whole group."""

    def __init__(self, seat: int, space: int, who: int) -> None:
        self.seat = seat
        self.space = space
        self.who = who

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.space, self.who)

    def options(self, state: Table) -> list[int]:
        seen = 1 << self.space
        queue = [self.space]
        for here in queue:
            for near in state.board.near[here]:
                if not seen >> near & 1 and state.is_empty(near):
                    seen |= 1 << near
                    queue.append(near)
        return sorted([SPACE + space for space in queue[1:]])

    def take(self, state: Table, action: int) -> None:
        to = action - SPACE
        if self.who == COLOURS:
            state.move_group(self.space, to)
            if state.telling:
                state.emit(GroupRelocated(state.crowd[to] >> SIZE, self.space, to))
            return
        state.crowd[self.space] -= ONE[self.who]
        state.crowd[to] += ONE[self.who]
        if state.telling:
            state.emit(VillagerRelocated(self.who, self.space, to))
        state.shrank(self.space)
        state.light()
