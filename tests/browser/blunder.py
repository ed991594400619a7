"""A finished game of Ana's against a bot, in which her first choice gave nearly everything away.

It begins at a puzzle, where searches have found one option far better than another: she took the
other one. So whoever looks back at it finds a turning point, on however busy a machine.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from serao import fairness
from serao.bots import bot, sight_of
from serao.puzzles import Puzzle, puzzles
from serao.server import moments
from serao.server.seats import Person
from serao.server.tables import Table
from tests.server.hosting import commit, hosting, show

GAME = "urto"
TABLE = "looking-back"
SECRET = "5ec3" * 16


class Old(NamedTuple):
    table: str
    code: str  # that invites to it
    token: str  # of Ana's seat
    action: int  # how many actions there were before the one that gave most away


def worst(puzzle: Puzzle) -> str:
    return min(puzzle.wins, key=puzzle.wins.__getitem__)


def loss(puzzle: Puzzle) -> float:
    """Return how much the worst option gives away."""
    return puzzle.wins[puzzle.best] - puzzle.wins[worst(puzzle)]


def game_with_a_blunder(folder: Path) -> Old:
    """Play it in a house of its own, whose database is then in the folder: the same one every time."""
    with (
        patch.object(fairness, "new_table_id", lambda: TABLE),
        patch.object(fairness, "new_secret", lambda: SECRET),
        ThreadPoolExecutor(1) as aside,  # Playwright may have an event loop in this thread
    ):
        return aside.submit(asyncio.run, played(folder)).result()


async def played(folder: Path) -> Old:
    puzzle = max(puzzles(GAME), key=loss)
    async with hosting(folder) as tables:
        place = await moments.begin_at(tables, puzzle.table(), puzzle.seat, Person("Ana"), "novice")
        table, mine = place.table, place.seat
        await commit(table, mine)
        await show(table, mine)
        await choose(table, mine, table.game.actions.index(worst(puzzle)))
        await play_on(table)
        return Old(table.row.id, table.row.code, place.token, 0)


async def play_on(table: Table) -> None:
    players = [bot("novice", str(seat)) for seat in range(table.row.seats)]
    while not table.playing().state.is_over:
        state = table.playing().state
        seat = state.waiting()[0]
        await choose(table, seat, players[seat].choose(sight_of(state, seat)))


async def choose(table: Table, seat: int, action: int) -> None:
    await table.act(seat, table.playing().hearing.opened[seat], action)
