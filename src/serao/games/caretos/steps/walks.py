"""CAR-12.12 Trevor's walks."""

from __future__ import annotations

from typing import Any

from serao.games.caretos.actions import COLOUR, SPACE, STOP
from serao.games.caretos.crowds import COLOURS, ONE, colours_in, count_of
from serao.games.caretos.events import VillagerWalked
from serao.games.caretos.state import Table
from serao.kernel.state import NOTHING
from serao.kernel.steps import Choice


def walkers(state: Table, space: int, walked: tuple[int, ...]) -> list[int]:
    """Return the colours on ``space`` of which somebody has not walked in this activation.

    ``walked`` holds space * COLOURS + colour of where those who have walked stand now.
    """
    crowd = state.crowd[space]
    colours = colours_in(crowd)
    if not walked:
        return colours
    return [c for c in colours if walked.count(space * COLOURS + c) < count_of(crowd, c)]


class WalkPick(Choice[Table]):
    """CAR-12.12 Choose where the next of ``walks`` walkers stands, or stop."""

    def __init__(self, seat: int, walks: int, moves: int, walked: tuple[int, ...]) -> None:
        self.seat = seat
        self.walks = walks
        self.moves = moves
        self.walked = walked

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.walks, self.moves, self.walked)

    def options(self, state: Table) -> list[int]:
        offer = [STOP]
        for space in state.board.spaces:
            if state.crowd[space] and space != state.acting and walkers(state, space, self.walked):
                offer.append(SPACE + space)
        return offer

    def take(self, state: Table, action: int) -> None:
        if action != STOP:
            space = action - SPACE
            state.push(WalkColour(self.seat, self.walks, self.moves, self.walked, space))


class WalkColour(Choice[Table]):
    """CAR-12.12 Choose who of the Villagers on ``space`` walks."""

    def __init__(
        self, seat: int, walks: int, moves: int, walked: tuple[int, ...], space: int
    ) -> None:
        self.seat = seat
        self.walks = walks
        self.moves = moves
        self.walked = walked
        self.space = space

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.walks, self.moves, self.walked, self.space)

    def options(self, state: Table) -> list[int]:
        return [COLOUR + colour for colour in walkers(state, self.space, self.walked)]

    def take(self, state: Table, action: int) -> None:
        colour = action - COLOUR
        state.push(
            WalkStep(
                self.seat,
                self.walks,
                self.moves,
                self.walked,
                self.space,
                colour,
                self.space,
                self.moves,
            )
        )


class WalkStep(Choice[Table]):
    """CAR-12.12 One of the 1 to ``moves`` steps of the walker, who has come to ``here``.

    The walker counts as standing on ``space``, where the walk began, until it ends: Campfires
    are looked at only then.
    """

    def __init__(
        self,
        seat: int,
        walks: int,
        moves: int,
        walked: tuple[int, ...],
        space: int,
        colour: int,
        here: int,
        left: int,
    ) -> None:
        self.seat = seat
        self.walks = walks
        self.moves = moves
        self.walked = walked
        self.space = space
        self.colour = colour
        self.here = here
        self.left = left

    def parts(self) -> tuple[Any, ...]:
        return (
            self.seat,
            self.walks,
            self.moves,
            self.walked,
            self.space,
            self.colour,
            self.here,
            self.left,
        )

    def options(self, state: Table) -> list[int]:
        steps = [SPACE + near for near in state.board.near[self.here]]
        return steps if self.left == self.moves else [STOP, *steps]

    def take(self, state: Table, action: int) -> None:
        here = self.here if action == STOP else action - SPACE
        if action == STOP or self.left == 1 or state.piece[here] != NOTHING:
            self.end(state, here)
            return
        state.push(
            WalkStep(
                self.seat,
                self.walks,
                self.moves,
                self.walked,
                self.space,
                self.colour,
                here,
                self.left - 1,
            )
        )

    def end(self, state: Table, to: int) -> None:
        """Let the walker arrive, captured or not; then the next one may walk."""
        walked = self.walked
        if state.piece[to] == NOTHING:
            walked = (*walked, to * COLOURS + self.colour)
        if self.walks > 1:
            state.push(WalkPick(self.seat, self.walks - 1, self.moves, walked))
        if to != self.space:
            state.crowd[self.space] -= ONE[self.colour]
            state.arrive(self.colour, to)
        if state.telling:
            state.emit(VillagerWalked(self.colour, self.space, to))
        if to != self.space:
            state.shrank(self.space)
            state.catch(self.colour, to)
            state.light()
