"""Players that are no people. They know the kernel, not the games, and see what a seat sees."""

from __future__ import annotations

from serao.bots.novice import Novice
from serao.bots.player import Bot, Sight, sight_of
from serao.bots.uniform import Uniform
from serao.kernel.errors import SeraoError

LEVELS: dict[str, type[Bot]] = {"random": Uniform, "novice": Novice}

__all__ = ["LEVELS", "Bot", "Sight", "UnknownLevel", "bot", "sight_of"]


class UnknownLevel(SeraoError):
    """No bot plays at that level."""


def bot(level: str, seed: int | str | bytes = 0) -> Bot:
    """Return a new bot of ``level``; equal seeds and equal sights give equal choices."""
    if level not in LEVELS:
        raise UnknownLevel(f"there is no bot level {level!r}; there are {', '.join(LEVELS)}")
    return LEVELS[level](seed)
