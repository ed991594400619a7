"""Each seat's chance of winning through the game, from what that seat could know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from serao.bots import Sight
from serao.bots.search import likely_world, new_tree
from serao.bots.weighing import margin_of
from serao.kernel.rng import Rng
from serao.kernel.state import State
from serao.records import Entry
from serao.review.pace import Pace

MOST: Final = 48  # moments of a curve: more a page does not show
LEAST: Final = 6  # worlds in which a seat is judged, however little time there is


class Chances(NamedTuple):
    action: int  # how many actions the game had
    wins: list[float]
    errors: list[float]


def curve_of(
    tables: Sequence[State],
    actions: Sequence[Entry],
    rng: Rng,
    pace: Pace,
    progress: Callable[[float], None],
) -> list[Chances]:
    """Return the chances at some moments, evenly spread over the choices of the game, and at its end."""
    chosen = spread(beginnings(tables), MOST)
    found: list[Chances] = []
    for i, action in enumerate(chosen):
        left = (len(chosen) - i) * tables[0].seats
        judged = [
            judge(tables[action], seat, rng, pace, left - seat) for seat in range(tables[0].seats)
        ]
        found.append(Chances(action, [one[0] for one in judged], [one[1] for one in judged]))
        progress((i + 1) / len(chosen))
    end = tables[-1]
    return [*found, Chances(len(actions), end.game.course.returns(end), [0.0] * end.seats)]


def beginnings(tables: Sequence[State]) -> list[int]:
    """Return the moments at which a new choice came, by how many actions there were."""
    return [
        i for i, table in enumerate(tables[:-1]) if i == 0 or table.asked != tables[i - 1].asked
    ]


def spread(moments: list[int], most: int) -> list[int]:
    """Return at most so many of the moments, the first among them, evenly spread."""
    if len(moments) <= most:
        return moments
    return [moments[i * len(moments) // most] for i in range(most)]


def judge(table: State, seat: int, rng: Rng, pace: Pace, left: int) -> tuple[float, float]:
    """Return the chance of winning that ``seat`` could see, and how far that may be off."""
    guess = table.determinize(seat, Rng("sight"))
    sight = Sight(seat, [], {}, guess)
    tree = new_tree(sight, rng, is_careful=True)
    results = [tree.iterate(likely_world(sight, rng))[seat] for _ in pace.tries(left, LEAST)]
    return sum(results) / len(results), margin_of(results)
