"""What would a bot do, and why? Hints for a person, from what that person can know.

The best options by a search, each with its chance of winning and how far that may be off, what is
likely to follow, and the clause of the rules that the choice rests on.
"""

from __future__ import annotations

import time
from collections import Counter
from typing import Final, NamedTuple

from serao import rulebook
from serao.bots import Budget, Sight, bot, sight_of
from serao.bots.search import Clock, Searcher
from serao.bots.weighing import Weighing
from serao.kernel.messages import FALLBACK
from serao.kernel.rng import Rng
from serao.kernel.state import State

BEST: Final = 3  # options that are told
SEARCHING: Final = 0.4  # share of the time in which they are found; in the rest they are weighed
LEAST: Final = 12  # worlds in which each is weighed, however little time there is
COURSES: Final = 9  # likely courses of the game after each
OFTEN: Final = 0.5  # share of these in which something happens that is told
SENTENCES: Final = 2  # of these at most


class Hint(NamedTuple):
    """One option: its chance of winning, between ``low`` and ``high`` 19 times out of 20."""

    action: int
    wins: float
    low: float
    high: float
    expects: list[str]  # what is likely to follow, as the log would say it


class Advice(NamedTuple):
    """The best options, the best first."""

    hints: list[Hint]
    clause: str  # that the choice rests on; "" where its step names none
    worlds: int  # in which they were tried


def advise(
    table: State,
    seat: int,
    seed: int | str | bytes,
    locale: str = FALLBACK,
    budget: Budget = Budget(seconds=0.4),  # noqa: B008  # frozen
    clock: Clock = time.perf_counter,
) -> Advice:
    """Return what a bot at ``seat`` would consider. It is handed its sight and nothing else."""
    began, sight, rng = clock(), sight_of(table, seat), Rng(seed)
    found = best_options(sight, seed, budget, clock)
    weighing = Weighing(sight, found, rng)
    most = budget.iterations or 1 << 60
    while len(weighing.worths[0].results) < most:
        weighing.go_on()
        done = len(weighing.worths[0].results)
        if budget.seconds is not None and done >= LEAST and clock() - began >= budget.seconds:
            break
    hints = [hint(weighing, i, locale) for i in range(len(found))]
    hints.sort(key=lambda one: one.wins, reverse=True)
    step = table.open_step()
    clause = "" if step is None else rulebook.clause_behind(type(step))
    return Advice(hints, clause, len(weighing.worths[0].results))


def best_options(sight: Sight, seed: int | str | bytes, budget: Budget, clock: Clock) -> list[int]:
    """Return the options that a search likes best, the best first."""
    if len(sight.options) <= BEST:
        return sight.options
    share = None if budget.seconds is None else budget.seconds * SEARCHING
    searcher = bot("expert", seed, Budget(share, budget.iterations), clock)
    assert isinstance(searcher, Searcher), "an expert searches"
    searcher.choose(sight)
    return [opinion.action for opinion in searcher.opinions[:BEST]]


def hint(weighing: Weighing, i: int, locale: str) -> Hint:
    worth = weighing.worths[i]
    low, high = max(0.0, worth.wins - worth.error), min(1.0, worth.wins + worth.error)
    return Hint(weighing.options[i], worth.wins, low, high, likely_news(weighing, i, locale))


def likely_news(weighing: Weighing, i: int, locale: str) -> list[str]:
    """Return what is told in most of some likely courses after the ``i``-th option."""
    courses = [dict.fromkeys(weighing.course(i, locale)) for _ in range(COURSES)]
    often = Counter(sentence for course in courses for sentence in course)
    return [sentence for sentence, times in often.items() if times >= OFTEN * COURSES][:SENTENCES]
