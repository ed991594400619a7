"""CAR-12.12 Trevor's walks."""

from __future__ import annotations

from typing import Final

from serao.games.caretos import events
from serao.games.caretos.actions import COLOUR, SPACE, STOP
from serao.games.caretos.crowds import COLOURS, ONE, colours_in, count_of
from serao.games.caretos.kinds import COLOUR_KIND, SPACE_KIND
from serao.games.caretos.state import Table
from serao.games.caretos.steps.choices import Ask, villagers_bar
from serao.kernel.kinds import Thing
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, Facts

NOBODY_THERE: Final = Bar("CAR-12.12", "nobody-there")
HAS_WALKED: Final = Bar("CAR-12.12", "has-walked")
MUST_CHOOSE: Final = Bar("CAR-12.12", "must-choose")
NOBODY_OF_THAT_COLOUR: Final = Bar("CAR-12.12", "nobody-of-that-colour")
FIRST_STEP: Final = Bar("CAR-12.12", "first-step")
TOO_FAR: Final = Bar("CAR-12.12", "too-far")


def walkers(state: Table, space: int, walked: tuple[int, ...]) -> list[int]:
    """Return the colours on ``space`` of which somebody has not walked in this activation.

    ``walked`` holds space * COLOURS + colour of where those who have walked stand now.
    """
    crowd = state.crowd[space]
    colours = colours_in(crowd)
    if not walked:
        return colours
    return [c for c in colours if walked.count(space * COLOURS + c) < count_of(crowd, c)]


class Walks(Ask):
    """A choice of who leads ``walks`` more walkers up to ``moves`` steps each; see ``walkers``."""

    def __init__(self, seat: int, walks: int, moves: int, walked: tuple[int, ...]) -> None:
        self.seat = seat
        self.walks = walks
        self.moves = moves
        self.walked = walked

    def step(self, space: int, colour: int, here: int, left: int) -> WalkStep:
        """Return the next step of a walk from ``space`` that has come to ``here``."""
        seat, walks = self.seat, self.walks
        return WalkStep(seat, walks, self.moves, self.walked, space, colour, here, left)


class WalkPick(Walks):
    """CAR-12.12 Choose where the next walker stands, or stop."""

    def options(self, state: Table) -> list[int]:
        return [STOP, *self.open_spaces(state)]

    def space_bar(self, state: Table, space: int) -> Bar | None:
        bar = villagers_bar(state, space, NOBODY_THERE)
        return HAS_WALKED if bar is None and not walkers(state, space, self.walked) else bar

    def about(self, state: Table) -> Facts:
        return {"walks": self.walks}

    def take(self, state: Table, action: int) -> None:
        if action != STOP:
            space = action - SPACE
            state.push(WalkColour(self.seat, self.walks, self.moves, self.walked, space))


class WalkColour(Walks):
    """CAR-12.12 Choose who of the Villagers on ``space`` walks."""

    def __init__(
        self, seat: int, walks: int, moves: int, walked: tuple[int, ...], space: int
    ) -> None:
        Walks.__init__(self, seat, walks, moves, walked)
        self.space = space

    def options(self, state: Table) -> list[int]:
        return [COLOUR + colour for colour in walkers(state, self.space, self.walked)]

    def stop_bar(self, state: Table) -> Bar | None:
        return MUST_CHOOSE

    def colour_bar(self, state: Table, colour: int) -> Bar | None:
        can_walk = colour in walkers(state, self.space, self.walked)
        return None if can_walk else NOBODY_OF_THAT_COLOUR

    def about(self, state: Table) -> Facts:
        return {"walks": self.walks, "space": Thing(SPACE_KIND, self.space)}

    def take(self, state: Table, action: int) -> None:
        state.push(self.step(self.space, action - COLOUR, self.space, self.moves))


class WalkStep(Walks):
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
        Walks.__init__(self, seat, walks, moves, walked)
        self.space = space
        self.colour = colour
        self.here = here
        self.left = left

    def options(self, state: Table) -> list[int]:
        steps = [SPACE + near for near in state.board.near[self.here]]
        return [STOP, *steps] if self.stop_bar(state) is None else steps

    def stop_bar(self, state: Table) -> Bar | None:
        return FIRST_STEP if self.left == self.moves else None

    def space_bar(self, state: Table, space: int) -> Bar | None:
        return None if space in state.board.near[self.here] else TOO_FAR

    def about(self, state: Table) -> Facts:
        return {
            "walks": self.walks,
            "space": Thing(SPACE_KIND, self.space),
            "colour": Thing(COLOUR_KIND, self.colour),
            "here": Thing(SPACE_KIND, self.here),
            "moves": self.left,
        }

    def take(self, state: Table, action: int) -> None:
        here = self.here if action == STOP else action - SPACE
        if action == STOP or self.left == 1 or state.piece[here] != NOTHING:
            self.end(state, here)
            return
        state.push(self.step(self.space, self.colour, here, self.left - 1))

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
            state.emit(events.VillagerWalked(self.colour, self.space, to))
        if to != self.space:
            state.shrank(self.space)
            state.catch(self.colour, to)
            state.light()
