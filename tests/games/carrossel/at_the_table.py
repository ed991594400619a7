"""Setting a table of Carrossel, acting by the names of actions, looking."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import serao
from serao.games.carrossel import Carrossel
from serao.games.carrossel.state import Table
from serao.kernel.events import Event

GAME = cast(Carrossel, serao.game("carrossel"))
HERE = Path(__file__).parent

# Booths that wait for three of one animal: single tiles never fit them.
QUIET = [["H7", "H8", "H9"], ["S7", "S8", "S9"], ["T7", "T8", "T9"], ["F7", "F8", "F9"]]
QUIET_TWO = [["S6", "S7", "S8"], ["H6", "H7", "H8"]]
QUEUES = [["F6", "F7", "F8"], ["T6", "T7", "T8"]]
PLAIN = ["O2", "O3", "O4", "O5"]  # objectives that need three clients of one animal
# Neutral tiles in which no three in a row fit a quiet booth, nor lines through the spokes.
NEUTRAL = (
    "NA0=swan NA1=fish NA2=tiger NA3=fish NB0=swan NB1=horse "
    "NB2=tiger NB3=fish NC0=horse NC1=swan NC2=tiger NC3=horse"
)


def tiles(text: str) -> dict[str, Any]:
    """Return a board written as ``A5=0fish A4=1tiger**``; without a seat a tile is neutral."""
    board: dict[str, Any] = {}
    for word in text.split():
        slot, _, tile = word.partition("=")
        owner: int | str = int(tile[0]) if tile[0].isdigit() else "neutral"
        animal = tile.lstrip("0123456789").rstrip("*")
        board[slot] = {"owner": owner, "animal": animal, "standees": tile.count("*")}
    return board


def at(
    point: str, seats: int = 4, board: str = "", seed: int = 0, aid: bool = True, **keys: Any
) -> Table:
    """Return a table at an entry point with a journal, quiet but for what is said."""
    document: dict[str, Any] = {"at": point, "round": 2, "objectives": PLAIN, **keys}
    if seats == 2:
        document.setdefault("booths", QUIET_TWO)
        document.setdefault("queues", QUEUES)
    document.setdefault("booths", QUIET[:seats])
    document["board"] = tiles(f"{NEUTRAL} {board}" if seats == 3 and "N" not in board else board)
    options = {"memory_aid": aid}
    return GAME.table_at(document, seats=seats, seed=seed, options=options, journal=True)


def play(table: Table, seat: int, *names: str) -> None:
    for name in names:
        table.act(GAME.actions.index(name), seat)


def everyone(table: Table, *names: str) -> None:
    """Let every seat that owes an answer give the same one."""
    for seat in table.waiting():
        play(table, seat, *names)


def offered(table: Table, seat: int) -> list[str]:
    return [GAME.actions[action] for action in table.options(seat)]


def look(table: Table, path: str) -> Any:
    """Return what lies at a dotted path of the position."""
    value: Any = table.position()
    for key in path.split("."):
        value = value[int(key)] if isinstance(value, list) else value[key]
    return value


def told(table: Table, kind: type[Event]) -> list[Event]:
    """Return the events of one kind in the journal."""
    return [event for event in table.journal or [] if isinstance(event, kind)]


def slots(*numbers: int) -> list[str]:
    return [f"slot:{number}" for number in numbers]
