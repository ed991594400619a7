"""Editions that somebody else has written, looked through before anybody plays with them.

The files of an edition are checked when they are loaded, its words only when they are said. Here its
pieces are described and a game is begun, so that what is wrong is named at once, and not in its midst.
"""

# plain: it looks through texts, once
from __future__ import annotations

from pathlib import Path

from serao.games import game as game_called
from serao.games.trial import describe, play
from serao.kernel.errors import ContentError, SeraoError
from serao.kernel.game import Game
from serao.kernel.state import State


def sound(slug: str, edition: Path) -> Game[State]:
    """Return a game with an edition; refuse one that is no good, whatever is wrong with it."""
    try:
        found = game_called(slug, edition)
        describe(found)
        play(found.new_table(found.seats[0], "trial", journal=True, discreet=True))
    except (SeraoError, AssertionError) as error:
        raise ContentError(named(edition, str(error))) from error
    except Exception as error:
        raise ContentError(named(edition, f"{type(error).__name__}: {error}")) from error
    return found


def named(edition: Path, problem: str) -> str:
    """Return a problem that says whose it is, in one line."""
    line = " ".join(problem.split())
    return line if line.startswith(str(edition)) else f"{edition}: {line}"
