"""CAR-12.4 Moira relocates Villagers."""

from __future__ import annotations

from typing import Final

from serao.games.caretos import events
from serao.games.caretos.actions import COLOUR, SPACE, STOP, WHOLE_GROUP
from serao.games.caretos.crowds import COLOURS, GROUP, ONE, SIZE, colour_of, colours_in, count_of
from serao.games.caretos.kinds import MOVED_KIND, SPACE_KIND
from serao.games.caretos.state import Table
from serao.games.caretos.steps.choices import Ask, villagers_bar
from serao.kernel.kinds import Thing
from serao.kernel.steps import Bar, Facts

MUST_CHOOSE: Final = Bar("CAR-12.4", "must-choose")
NOBODY_THERE: Final = Bar("CAR-12.4", "nobody-there")
SHUT_IN: Final = Bar("CAR-12.4", "shut-in")
NOBODY_OF_THAT_COLOUR: Final = Bar("CAR-12.4", "nobody-of-that-colour")
NOT_EMPTY: Final = Bar("CAR-12.4", "not-empty")
WAY_IS_BARRED: Final = Bar("CAR-12.4", "way-is-barred")


class RelocSrc(Ask):
    """CAR-12.4 Choose whom to relocate, or nobody."""

    def options(self, state: Table) -> list[int]:
        return [STOP, *self.open_spaces(state)]

    def space_bar(self, state: Table, space: int) -> Bar | None:
        bar = villagers_bar(state, space, NOBODY_THERE)
        return SHUT_IN if bar is None and not has_empty_neighbour(state, space) else bar

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


class RelocWho(Ask):
    """CAR-12.4 One Villager of the group, or the whole group."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def options(self, state: Table) -> list[int]:
        return [*[COLOUR + c for c in colours_in(state.crowd[self.space])], WHOLE_GROUP]

    def stop_bar(self, state: Table) -> Bar | None:
        return MUST_CHOOSE

    def colour_bar(self, state: Table, colour: int) -> Bar | None:
        return None if count_of(state.crowd[self.space], colour) else NOBODY_OF_THAT_COLOUR

    def about(self, state: Table) -> Facts:
        return {"space": Thing(SPACE_KIND, self.space)}

    def take(self, state: Table, action: int) -> None:
        state.push(RelocDest(self.seat, self.space, action - COLOUR))


class RelocDest(Ask):
    """CAR-12.4 Choose an empty space; ``who`` is a colour, or COLOURS for the whole group."""

    def __init__(self, seat: int, space: int, who: int) -> None:
        self.seat = seat
        self.space = space
        self.who = who

    def options(self, state: Table) -> list[int]:
        seen = 1 << self.space
        queue = [self.space]
        for here in queue:
            for near in state.board.near[here]:
                if not seen >> near & 1 and state.is_empty(near):
                    seen |= 1 << near
                    queue.append(near)
        return sorted([SPACE + space for space in queue[1:]])

    def stop_bar(self, state: Table) -> Bar | None:
        return MUST_CHOOSE

    def space_bar(self, state: Table, space: int) -> Bar | None:
        if not state.is_empty(space):
            return NOT_EMPTY
        return None if SPACE + space in self.options(state) else WAY_IS_BARRED

    def about(self, state: Table) -> Facts:
        return {"space": Thing(SPACE_KIND, self.space), "who": Thing(MOVED_KIND, self.who)}

    def take(self, state: Table, action: int) -> None:
        to = action - SPACE
        if self.who == COLOURS:
            state.move_group(self.space, to)
            if state.telling:
                state.emit(events.GroupRelocated(state.crowd[to] >> SIZE, self.space, to))
            return
        state.crowd[self.space] -= ONE[self.who]
        state.crowd[to] += ONE[self.who]
        if state.telling:
            state.emit(events.VillagerRelocated(self.who, self.space, to))
        state.shrank(self.space)
        state.light()
