"""Playing on from a moment of another game, as one of its seats knew it."""

from __future__ import annotations

import json
from typing import Any

from serao.kernel.game import Game
from serao.kernel.rng import Rng
from serao.kernel.state import State


def written(table: State) -> str:
    """Return a moment as text, which is hashed and stored as it stands."""
    return json.dumps(table.position(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def begun_at(game: Game[Any], position: str, seat: int, seed: bytes, journal: bool) -> State:
    """Return a table that goes on from there. All that ``seat`` could not know is drawn anew.

    So whoever has seen how that game went on knows no more than was known at the time.
    """
    world: State = game.table_from(json.loads(position)).determinize(seat, Rng(seed))
    world.journal = [] if journal else None
    world.telling = journal
    return world
