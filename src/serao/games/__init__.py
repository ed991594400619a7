"""The games. A package in this folder is a game; its slug is the folder's name with hyphens."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from serao.kernel.errors import UnknownGame
from serao.kernel.game import Game
from serao.kernel.state import State


def games() -> list[str]:
    """Return the slugs of all games, sorted."""
    return list(slugs())


@cache
def slugs() -> tuple[str, ...]:
    return tuple(sorted(found.name.replace("_", "-") for found in iter_modules(__path__)))


def game(slug: str, edition: str | Path | None = None) -> Game[State]:
    """Return the game called ``slug``, with the content of ``edition`` if one is given."""
    if slug not in slugs():
        raise UnknownGame(f"there is no game {slug!r}; there are {', '.join(slugs())}")
    return published(slug) if edition is None else defined(slug, Path(edition))


@cache
def published(slug: str) -> Game[State]:
    return defined(slug, None)


def defined(slug: str, edition: Path | None) -> Game[State]:
    module = import_module(f"{__name__}.{slug.replace('-', '_')}")
    made = module.define(edition)
    assert isinstance(made, Game), f"{slug}: define() returns a Game"
    return made
