"""The games that this house plays."""

from __future__ import annotations

from serao.games import game as game_called
from serao.games import games
from serao.kernel.errors import UnknownGame
from serao.kernel.game import Game
from serao.kernel.state import State
from serao.server.codes import Refusal


def game_asked(slug: str) -> Game[State]:
    """Return the game that somebody asks for; refuse one that is not there."""
    try:
        return game_called(slug)
    except UnknownGame:
        raise Refusal("game/unknown", game=slug, games=", ".join(games())) from None
