"""serao: five tabletop games with their whole rules, for people, bots and researchers.

import serao

table = serao.game("wipe-em-out").new_table(seats=4, seed=7)
while not table.is_over:
    seat = table.waiting()[0]
    table.act(table.options(seat)[0], seat)
print(table.scores(), table.ranking())
"""

from __future__ import annotations

from serao import scenario
from serao.games import game, games
from serao.kernel import state
from serao.kernel.errors import (
    ContentError,
    IllegalAction,
    LuckError,
    OptionError,
    PositionError,
    RulesError,
    SeatsError,
    SeraoError,
    UnknownGame,
)
from serao.kernel.events import HIDDEN, Event
from serao.kernel.game import Game
from serao.kernel.rng import Rng
from serao.kernel.state import State

__version__ = "0.1.0"

__all__ = [
    "HIDDEN",
    "ContentError",
    "Event",
    "Game",
    "IllegalAction",
    "LuckError",
    "OptionError",
    "PositionError",
    "Rng",
    "RulesError",
    "SeatsError",
    "SeraoError",
    "State",
    "UnknownGame",
    "compiled",
    "game",
    "games",
    "scenario",
]


def compiled() -> bool:
    """Return whether the rules run as compiled code."""
    return not str(state.__file__).endswith(".py")
