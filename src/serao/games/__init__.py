"""The games: the packages of this folder, and what other packages bring.

A package in this folder is a game; its slug is the folder's name with hyphens. Another package
brings one by an entry point of the group ``serao.games``: the slug, and a function as ``define``
here is. One that cannot be read is named in the log and left out; nothing else notices.
"""

# plain: it ties the others together, once
from __future__ import annotations

import copyreg
import logging
from collections.abc import Callable
from concurrent.futures import Future
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from pkgutil import iter_modules
from typing import cast

from serao.games.trial import trials
from serao.kernel.errors import SeraoError, UnknownGame
from serao.kernel.game import Game
from serao.kernel.state import State

log = logging.getLogger(__name__)

GROUP = "serao.games"

Define = Callable[[Path | None], Game[State]]


def games() -> list[str]:
    """Return the slugs of all games, sorted."""
    return sorted([*own(), *brought()])


def game(slug: str, edition: str | Path | None = None) -> Game[State]:
    """Return the game called ``slug``, with the content of ``edition`` if one is given."""
    if slug not in games():
        raise UnknownGame(f"there is no game {slug!r}; there are {', '.join(games())}")
    return published(slug) if edition is None else defined(slug, Path(edition))


@cache
def own() -> tuple[str, ...]:
    return tuple(found.name.replace("_", "-") for found in iter_modules(__path__) if found.ispkg)


@cache
def brought() -> dict[str, Define]:
    """Return the games of other packages that the house can have."""
    found: dict[str, Define] = {}
    entries = [*entry_points(group=GROUP)]
    for entry, trial in zip(entries, trials(entries), strict=True):
        try:
            found[entry.name] = taken_in(entry, [*own(), *found], trial)
        except (Exception, SystemExit) as error:  # noqa: BLE001  # whatever somebody's package does
            reason = str(error) or type(error).__name__
            log.error("the game %s of %s is left out: %s", entry.name, entry.value, reason)
    return found


def taken_in(entry: EntryPoint, taken: list[str], trial: Future[str]) -> Define:
    """Return what defines a game that has stood its trial."""
    if entry.name in taken:
        raise SeraoError("there is a game of that name already")
    reason = trial.result()
    if reason:
        raise SeraoError(reason)
    define = cast(Define, entry.load())
    define(None)  # a package that has stood its trial may lack something since
    return define


@cache
def published(slug: str) -> Game[State]:
    return defined(slug, None)


def defined(slug: str, edition: Path | None) -> Game[State]:
    if slug in brought():
        made = brought()[slug](edition)
    else:
        module = import_module(f"{__name__}.{slug.replace('-', '_')}")
        made = module.define(edition)
    assert isinstance(made, Game), f"{slug}: define() returns a Game"
    copyreg.pickle(type(made), written)
    return made


def written(made: Game[State]) -> tuple[Callable[..., Game[State]], tuple[str, Path | None]]:
    """Return how a game is pickled: as its slug and the folder of its edition."""
    return game, (made.slug, made.library.edition)
