"""Fit a game's chances of winning: ``scripts/chances.py GAME [GAMES] [MILLISECONDS]``.

Lets searches of MILLISECONDS (15) a choice play GAMES (300) at the fewest seats, one choice in 25 left to
chance, and finds the weights for the traits of the game's ``chances.py`` under which who won is
the least surprising. Every fourth game is kept apart: what is printed of the surprise (the mean of
-log of the winner's chance) is of those. An hour for 1000 games of Wipe'em Out!, compiled.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import cycle, islice
from math import exp, log, sqrt
from typing import Any, Final

import serao
from serao import bots
from serao.bots.search import Budget, Searcher

CARELESS: Final = 25  # one choice in so many is left to chance: bad positions teach, too
APART: Final = 4  # one game in so many is only for the surprise
LESSONS: Final = 400_000  # positions that are learned from, one after the other
PACE: Final = 0.3
RESTRAINT: Final = 1e-4  # pull of every weight towards nothing


@dataclass(frozen=True)
class Lesson:
    """A position, as seats and traits with both their weights' measures, and who won."""

    game: int
    measures: list[list[float]]
    won: list[float]  # share of the victory, by seat


def module_of(slug: str) -> str:
    return f"serao.games.{slug.replace('-', '_')}.chances"


def lessons(slug: str, games: int, budget: Budget) -> Iterator[Lesson]:
    """Play, and yield every position in which somebody had to choose."""
    game = serao.game(slug)
    judged: Any = importlib.import_module(module_of(slug))
    for number in range(games):
        table = game.new_table(game.seats[0], f"chances {number}")
        players = [Searcher(f"{number} {seat}", budget) for seat in range(table.seats)]
        rng = serao.Rng(f"chances {number}")
        seen: list[list[list[float]]] = []
        while not table.is_over:
            late = judged.lateness(table)
            seen.append([mine + [late * trait for trait in mine] for mine in padded(judged, table)])
            seat = table.waiting()[0]
            options = table.options(seat)
            careless = rng.below(CARELESS) == 0
            choice = (
                options[rng.below(len(options))]
                if careless
                else players[seat].choose(bots.sight_of(table, seat))
            )
            table.act(choice, seat)
        won = game.course.returns(table)
        for measures in seen:
            yield Lesson(number, measures, won)


def padded(judged: Any, table: serao.State) -> list[list[float]]:
    """Return the traits of every seat; what is left off at the end is nothing."""
    size = len(judged.WEIGHTS)
    return [[*mine, *[0.0] * (size - len(mine))] for mine in judged.traits(table)]


def chances(weights: list[float], measures: list[list[float]]) -> list[float]:
    hopes = [sum(w * m for w, m in zip(weights, mine, strict=True)) for mine in measures]
    likely = [exp(hope - max(hopes)) for hope in hopes]
    return [each / sum(likely) for each in likely]


def surprise(weights: list[float], known: list[Lesson]) -> float:
    total = 0.0
    for lesson in known:
        for chance, share in zip(chances(weights, lesson.measures), lesson.won, strict=True):
            total -= share * log(max(chance, 1e-9))
    return total / len(known)


def fitted(known: list[Lesson]) -> list[float]:
    """Return weights by gradient descent, each at the pace that its own slopes allow (AdaGrad)."""
    size = len(known[0].measures[0])
    scale = [
        sqrt(sum(mine[i] ** 2 for lesson in known for mine in lesson.measures) / len(known)) or 1.0
        for i in range(size)
    ]
    weights = [0.0] * size
    steepness = [1e-6] * size
    order = sorted(known, key=lambda lesson: serao.Rng(repr(lesson.measures)).below(1 << 30))
    for lesson in islice(cycle(order), LESSONS):
        judged = chances(weights, lesson.measures)
        for i in range(size):
            slope = RESTRAINT * weights[i] * scale[i]
            for seat, mine in enumerate(lesson.measures):
                slope += (judged[seat] - lesson.won[seat]) * mine[i] / scale[i]
            steepness[i] += slope * slope
            weights[i] -= PACE * slope / sqrt(steepness[i]) / scale[i]
    return weights


def main(slug: str, games: int = 300, milliseconds: float = 15.0) -> None:
    known = list(lessons(slug, games, Budget(seconds=milliseconds / 1000)))
    judged: Any = importlib.import_module(module_of(slug))
    learned = [lesson for lesson in known if lesson.game % APART]
    apart = [lesson for lesson in known if not lesson.game % APART]
    now = [weight[part] for part in (0, 1) for weight in judged.WEIGHTS]
    weights = fitted(learned)
    size = len(judged.WEIGHTS)
    print(f"{len(known)} positions of {games} games; surprise of every {APART}th game:")
    print(f"  {surprise([0.0] * len(now), apart):.4f} knowing nothing")
    print(f"  {surprise(now, apart):.4f} with the weights that are in the code")
    print(f"  {surprise(weights, apart):.4f} with these:")
    for i in range(size):
        print(f"    [{weights[i]:.4f}, {weights[size + i]:.4f}],")


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 4 or sys.argv[1] not in serao.games():
        sys.exit(__doc__)
    able = [slug for slug in serao.games() if find_spec(module_of(slug)) is not None]
    if sys.argv[1] not in able:
        sys.exit(f"{sys.argv[1]} has no weights to fit; these have: {', '.join(able)}")
    main(sys.argv[1], *map(int, sys.argv[2:3]), *map(float, sys.argv[3:4]))
