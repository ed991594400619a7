"""The games that this house plays, and the editions of them that its host has put beside them."""

from __future__ import annotations

import logging
from functools import cached_property
from pathlib import Path

from serao.editions import all_sound
from serao.games import game as game_called
from serao.games import games
from serao.kernel.errors import SeraoError
from serao.kernel.game import Game
from serao.kernel.state import State
from serao.server.codes import Refusal
from serao.server.languages import LANGUAGES

log = logging.getLogger("serao.shelf")


class Shelf:
    """Each edition is a folder ``<slug>/<name>`` in ``folder``.

    They are all read once, side by side, when the first is asked for: a server does that at its start
    and never again, so that nobody at a table waits for an edition's trial.
    """

    def __init__(self, folder: Path | None = None) -> None:
        if folder is not None and not folder.is_dir():
            raise SeraoError(f"{folder}: --editions is a folder with <game>/<edition>/ in it")
        self.folder = folder

    def game(self, slug: str, edition: str | None = None) -> Game[State]:
        """Return a game that somebody asks for; refuse what is not there or cannot be read."""
        if slug not in games():
            raise Refusal("game/unknown", game=slug, games=", ".join(games()))
        if edition is None:
            return game_called(slug)
        if edition not in self.named(slug):
            raise Refusal("game/unknown-edition", game=slug, edition=edition)
        found = self.read[slug, edition]
        if isinstance(found, SeraoError):
            why = str(found).replace(f"{self.folder}/", "")
            raise Refusal("game/broken-edition", edition=edition, why=why)
        return found

    def editions(self, slug: str) -> list[str]:
        """Return the editions of a game that can be played, sorted."""
        return [
            name for name in self.named(slug) if not isinstance(self.read[slug, name], SeraoError)
        ]

    def open_all(self) -> None:
        """Read everything: nobody waits for it later, and the log says at once what is broken."""
        for slug in games():
            for language in LANGUAGES:
                game_called(slug).words.say(language, "game-about")
        for broken in self.read.values():
            if isinstance(broken, SeraoError):
                log.warning("an edition cannot be played", extra={"why": str(broken)})
        for place in [] if self.folder is None else sorted(self.folder.iterdir()):
            if place.is_dir() and place.name not in games():
                log.warning("editions of no game that is here", extra={"why": str(place)})

    def named(self, slug: str) -> list[str]:
        """Return the editions that were there when all were read, and still are."""
        known = [name for of, name in self.read if of == slug]
        return [name for name in known if self.folder_of(slug, name).is_dir()]

    @cached_property
    def read(self) -> dict[tuple[str, str], Game[State] | SeraoError]:
        """Return each edition, or what is wrong with it."""
        there = [(slug, name) for slug in games() for name in self.folders(slug)]
        found = all_sound([(slug, self.folder_of(slug, name)) for slug, name in there])
        return dict(zip(there, found, strict=True))

    def folders(self, slug: str) -> list[str]:
        """Return the folders that stand for editions, whatever is in them."""
        place = None if self.folder is None else self.folder / slug
        if place is None or not place.is_dir():
            return []
        return sorted(path.name for path in place.iterdir() if path.is_dir())

    def place_of(self, slug: str, edition: str | None) -> Path | None:
        """Return the folder of an edition; None for the game as published."""
        if edition is None:
            return None
        return self.folder_of(slug, edition)

    def folder_of(self, slug: str, edition: str) -> Path:
        assert self.folder is not None, "a table with an edition was refused before"
        return self.folder / slug / edition
