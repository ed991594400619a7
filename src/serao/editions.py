"""Editions that somebody else has written, looked through before anybody plays with them.

The files of an edition are checked when they are loaded, its words only when they are said. Here its
pieces are described and a game is begun, so that what is wrong is named at once, and not in its midst.
That is done in a process of its own, with the limits of packages on trial: an edition that is slow or
hungry is refused like any other that is no good, and the house goes on.
"""

# plain: it looks through texts, once
from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from time import process_time
from typing import Final

from serao.games import game as game_called
from serao.games.trial import LONGEST, describe, files_in, limited, play, side_by_side, verdict_on
from serao.kernel.errors import ContentError, SeraoError
from serao.kernel.game import Game
from serao.kernel.state import State

TRY: Final = "from serao.editions import main; main()"
OPENING: Final = 2.0  # seconds of work to open a table, which is the work of a few milliseconds


def sound(slug: str, edition: Path) -> Game[State]:
    """Return a game with an edition; refuse one that is no good, whatever is wrong with it."""
    return loaded(slug, edition, refusal(slug, edition))


def all_sound(places: list[tuple[str, Path]]) -> list[Game[State] | SeraoError]:
    """Return games with editions, which are tried side by side, or what is wrong with them."""
    names = [f"{slug}/{edition.name}" for slug, edition in places]
    trials = side_by_side(names, [partial(refusal, slug, edition) for slug, edition in places])
    found: list[Game[State] | SeraoError] = []
    for (slug, edition), trial in zip(places, trials, strict=True):
        try:
            found.append(loaded(slug, edition, trial.result()))
        except SeraoError as error:
            found.append(error)
        except OSError as error:  # of a file that came or went while it was looked at
            found.append(ContentError(named(edition, str(error))))
    return found


def refusal(slug: str, edition: Path) -> str:
    """Return why nobody can play with an edition; nothing where one can."""
    published = game_called(slug)  # where it is not here, the edition is not to blame
    if not edition.is_dir():
        return ""  # loading says what an edition is
    own = [*edition.glob("*.toml"), *(edition / "texts").glob("*.ftl")]
    return verdict_on(TRY, (slug, str(edition)), [*files_in(published.folder), *own])


def loaded(slug: str, edition: Path, verdict: str) -> Game[State]:
    """Return a game with an edition that has stood its trial."""
    if verdict:
        raise ContentError(named(edition, verdict))
    try:
        return game_called(slug, edition)
    except Exception as error:  # it may have changed since
        raise ContentError(named(edition, str(error))) from error


def main() -> None:
    """Look through the edition that the command line names."""
    slug, edition, *limits = sys.argv[1:]
    limited(lambda: look_through(slug, Path(edition)), *limits)


def look_through(slug: str, edition: Path) -> None:
    """Refuse an edition that cannot be loaded, said or played with."""
    found = game_called(slug, edition)
    describe(found)
    began = process_time()
    table = found.new_table(found.seats[0], "trial", journal=True, discreet=True)
    if process_time() - began > OPENING:
        raise ContentError(f"a table of it is not open in {OPENING:.0f} seconds of work")
    play(table)


def named(edition: Path, problem: str) -> str:
    """Return a problem that says whose it is, in one line that is soon read."""
    line = " ".join(problem.split())
    where = str(edition)
    said = line.removeprefix(where) if line.startswith(where) else f": {line}"
    return f"{where}{said[:LONGEST]}"
