"""Players that are no people. They know the kernel, not the games, and see what a seat sees."""

# plain: it ties the others together, once
from __future__ import annotations

import time

from serao.bots.novice import Novice
from serao.bots.player import Bot, NotAsked, Sight, sight_of
from serao.bots.search import Budget, Clock, Expert, Searcher, Skilled, budget_of
from serao.bots.uniform import Uniform
from serao.kernel.errors import SeraoError

LEVELS: dict[str, type[Bot]] = {
    "random": Uniform,
    "novice": Novice,
    "skilled": Skilled,
    "expert": Expert,
}

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "NotAsked",
    "Searcher",
    "Sight",
    "UnknownLevel",
    "bot",
    "budget_of",
    "sight_of",
]


class UnknownLevel(SeraoError):
    """No bot plays at that level."""


def bot(
    level: str,
    seed: int | str | bytes = 0,
    budget: Budget | None = None,
    clock: Clock = time.perf_counter,
) -> Bot:
    """Return a new bot of ``level``; equal seeds and equal sights give equal choices.

    ``budget`` and ``clock`` are for the levels that search; with a budget of iterations they too
    always choose alike. The usual clock is the one on the wall.
    """
    if level not in LEVELS:
        raise UnknownLevel(f"there is no bot level {level!r}; there are {', '.join(LEVELS)}")
    kind = LEVELS[level]
    return kind(seed, budget, clock) if issubclass(kind, Searcher) else kind(seed)
