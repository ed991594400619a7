"""What a bot is handed, and what it gives back."""

# plain: others subclass it
from __future__ import annotations

from typing import Any

from serao.kernel.errors import SeraoError
from serao.kernel.rng import Rng
from serao.kernel.state import State


class Sight:
    """All that a bot is handed for one choice: its seat, its options, its view, and worlds.

    Worlds are sampled from a table that was itself sampled, so there is nothing in here that
    the seat could not know: two tables that look alike to the seat give the same sights.
    """

    def __init__(self, seat: int, options: list[int], view: dict[str, Any], guess: State) -> None:
        self.seat = seat
        self.options = options
        self.view = view
        self.guess = guess  # one world that the seat cannot tell from the truth

    def world(self, rng: Rng) -> State:
        """Return a new world that the seat cannot tell from the truth, to be played on.

        Nobody looks on there, so what is forced is done without asking.
        """
        world = self.guess.determinize(self.seat, rng)
        world.discreet = False
        return world


class NotAsked(SeraoError):
    """A bot is to choose where its seat owes no answer."""


def sight_of(table: State, seat: int) -> Sight:
    """Return what a bot at ``seat`` may be handed."""
    guess = table.determinize(seat, Rng("sight"))
    options = table.options(seat)
    if not options:
        raise NotAsked(f"seat {seat} owes no answer: the table waits for {table.waiting()}")
    return Sight(seat, options, table.view(seat), guess)


class Bot:
    """A player. The same seed and the same sight give the same choice."""

    def __init__(self, seed: int | str | bytes = 0) -> None:
        self.rng = Rng(seed)

    def choose(self, sight: Sight) -> int:
        raise NotImplementedError
