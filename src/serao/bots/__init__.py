"""Players that are no people. They know the kernel, not the games, and see what a seat sees."""

from __future__ import annotations

from serao.bots.novice import Novice
from serao.bots.player import Bot, Sight, sight_of
from serao.bots.search import Budget, Expert, Searcher, Skilled, budget_of
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
    "Searcher",
    "Sight",
    "UnknownLevel",
    "bot",
    "budget_of",
    "sight_of",
]


class UnknownLevel(SeraoError):
    """No bot plays at that level."""


def bot(level: str, seed: int | str | bytes = 0, budget: Budget | None = None) -> Bot:
    """Return a new bot of ``level``; equal seeds and equal sights give equal choices.

    ``budget`` is for the levels that search; with one of iterations they too always choose alike.
    """
    if level not in LEVELS:
        raise UnknownLevel(f"there is no bot level {level!r}; there are {', '.join(LEVELS)}")
    kind = LEVELS[level]
    return kind(seed, budget) if issubclass(kind, Searcher) else kind(seed)
