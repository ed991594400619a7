"""Puzzles: moments of games between bots at which one option is clearly best.

``scripts/puzzles.py`` finds them. A game keeps them in ``puzzles.jsonl``, one to a line. The
position is a world that the seat cannot tell from the truth: what it could not know is drawn.
"""

from __future__ import annotations

from bisect import bisect
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from serao.bots.names import shuffled
from serao.games import game as game_called
from serao.kernel.errors import SeraoError
from serao.kernel.messages import FALLBACK, speakers
from serao.kernel.state import State

FILE: Final = "puzzles.jsonl"
HARDER: Final = (0.4, 0.5, 0.65, 0.8)  # shares of misses from which a puzzle is rated higher


class PuzzleError(SeraoError):
    """A file of puzzles that holds none."""


class Puzzle(msgspec.Struct, forbid_unknown_fields=True):
    """One moment, and what searches found there."""

    game: str
    seat: int
    best: str  # the option
    wins: dict[str, float]  # the chance of winning after each option
    missed: float  # share of tries in which lower levels take another one
    expects: dict[str, list[str]]  # by language: what is likely to follow the best one
    position: dict[str, Any]

    @property
    def gain(self) -> float:
        """Return by how much the best option is better than the next."""
        return self.wins[self.best] - max(
            wins for option, wins in self.wins.items() if option != self.best
        )

    @property
    def rating(self) -> int:
        """Return how hard it is, from 1 to 5."""
        return 1 + bisect(HARDER, self.missed)

    def expected(self, locale: str) -> list[str]:
        """Return what is likely to follow the best option."""
        return next((self.expects[one] for one in speakers(locale) if one in self.expects), [])

    def table(self, locale: str = FALLBACK) -> State:
        """Return the table at this moment; what happens there is told."""
        table: State = game_called(self.game).table_from(self.position)
        table.journal, table.telling = [], True
        table.names = names(table, self.seat, locale)
        return table


def names(table: State, seat: int, locale: str) -> tuple[str, ...]:
    """Return what to call the players of a puzzle: you, and others as bots are called."""
    you = table.game.words.say(locale, "you").capitalize()
    others = iter(shuffled(table.game.slug))
    return tuple(you if each == seat else next(others) for each in range(table.seats))


@cache
def puzzles(slug: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, the easiest first; none where it has no file."""
    path: Path = game_called(slug).folder / FILE
    if not path.is_file():
        return ()
    try:
        lines = path.read_bytes().splitlines()
        found = [msgspec.json.decode(line, type=Puzzle) for line in lines]
    except msgspec.DecodeError as error:
        raise PuzzleError(f"{path}: {error}") from None
    return tuple(found)
