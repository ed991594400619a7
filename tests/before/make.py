"""Make the games of before: ``PYTHONPATH=src python -m tests.before.make [GAME...]``.

For each game there are a record of a game at home, and a database of a server at which two people
and a bot play: one table in a secret choice that one person has answered, one in the middle of a
game, one that is over. People take choices back, alone and by consent, where that can be.

They are kept to show that games go on, whatever the code becomes. So they are made once: made
again they would show only that today's code understands itself.
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import serao
from serao import fairness, records
from serao.bots import bot, sight_of
from serao.kernel.state import State
from serao.kernel.steps import Together
from serao.records import Player
from serao.server import seats
from serao.server.hall import Hall, open_hall
from serao.server.seats import Person
from serao.server.settings import Settings
from serao.server.tables import Table
from serao.store import ChatRow, TimeControl
from tests.before.kept import (
    FOLDER,
    MIDDLE,
    OVER,
    SECRET,
    Document,
    database_of,
    record_of,
    standing,
    told,
    write_tables,
)
from tests.server.hosting import draw_shares

PEOPLE = (0, 1)
BOT = 2
CLOCK = TimeControl("clock", 600, 5)
SOMEWHERE = 30  # entries, in the middle of every game

Goal = Callable[[State, int], bool]  # whether a table, after so many entries, is where it should be


# -- at home ----------------------------------------------------------------------------------


def make_record(slug: str) -> None:
    players = [Player("Ana"), Player("Rui"), Player("Novice 3", "novice")]
    record = records.new_record(serao.game(slug), players, {}, "before")
    table, rng, novice = record.opened(), serao.Rng(3), bot("novice", "before")
    while not table.is_over:
        seat = table.waiting()[0]
        options = table.options(seat)
        of_person = options[rng.below(len(options))]
        record.add(table, seat, novice.choose(sight_of(table, seat)) if seat == BOT else of_person)
    records.save(record_of(slug), record)


# -- hosted -----------------------------------------------------------------------------------


def is_secret(state: State, _entries: int) -> bool:
    return isinstance(state.open_step(), Together) and set(PEOPLE) <= set(state.waiting())


def is_late_and_secret(state: State, entries: int) -> bool:
    return entries >= SOMEWHERE and is_secret(state, entries)


def is_somewhere(state: State, entries: int) -> bool:
    return entries >= SOMEWHERE and BOT not in state.waiting() and not is_secret(state, entries)


def never(_state: State, _entries: int) -> bool:
    return False


async def make_database(slug: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite3"
        tables = {}
        async with open_hall(Settings(database=str(path), workers=1, pace=0.0)) as hall:
            tables[SECRET] = await in_a_secret_choice(hall, slug)
            tables[MIDDLE] = await played(hall, slug, MIDDLE, is_somewhere)
            tables[OVER] = await played(hall, slug, OVER, never)
        write_tables(slug, tables)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("VACUUM")
        database_of(slug).write_bytes(gzip.compress(path.read_bytes(), mtime=0))


async def in_a_secret_choice(hall: Hall, slug: str) -> Document:
    """Play into a secret choice, late if the game has one there, and let one person answer."""
    late = slug not in ("caretos", "urto")  # which have theirs at the beginning
    options = {"expert_finals": True} if slug == "caretos" else {}
    table = await opened(hall, slug, SECRET, options)
    await play_until(hall, table, is_late_and_secret if late else is_secret)
    await bot_has_answered(table)
    await choose(table, PEOPLE[0], serao.Rng(5))
    assert PEOPLE[1] in table.playing().state.waiting()
    return standing(table)


async def played(hall: Hall, slug: str, name: str, goal: Goal) -> Document:
    table = await opened(hall, slug, name, {})
    await play_until(hall, table, goal)
    return standing(table)


async def opened(hall: Hall, slug: str, name: str, options: dict[str, bool]) -> Table:
    """Return a table in play that is called ``name``."""
    fairness.new_table_id = lambda: name
    me = Person("Ana")
    place = await seats.create(
        hall.tables, slug, ["me", "open", "random"], options, True, me, time_control=CLOCK
    )
    await seats.join(place.table, "", None, Person("Rui"))
    await draw_shares(place.table, "a1" * 32, "b2" * 32)
    await place.table.say(ChatRow(f"{name}-1", name, "table", "Ana", "Boa noite", 1.0))
    return place.table


async def play_until(hall: Hall, table: Table, goal: Goal) -> None:
    play, rng = table.playing(), serao.Rng(7)
    await bot_has_answered(table)
    while not play.state.is_over and not goal(play.state, play.entries):
        if rng.below(3) == 0:
            await take_back(hall, table, rng)
        else:
            asked = [seat for seat in play.state.waiting() if seat in PEOPLE]
            await choose(table, asked[rng.below(len(asked))], rng)
        await bot_has_answered(table)


async def choose(table: Table, seat: int, rng: serao.Rng) -> None:
    """Let a person answer at random."""
    offer = told(table, seat)["offer"]
    options = [option["action"] for option in offer["options"]]
    await table.act(seat, offer["version"], options[rng.below(len(options))])


async def take_back(hall: Hall, table: Table, rng: serao.Rng) -> None:
    """Let a person take something back, with the other's consent if need be."""
    seat = PEOPLE[rng.below(2)]
    possible = told(table, seat)["take_back"]
    if possible["possible"]:
        await table.take_back(seat)
    elif possible["by_consent"]:
        await hall.motions.propose(table, seat, "undo", None)
        await hall.motions.vote(table, 1 - seat, True)


async def bot_has_answered(table: Table) -> None:
    while BOT in table.playing().state.waiting():
        await asyncio.sleep(0.002)


def main(slugs: list[str]) -> None:
    for slug in slugs or serao.games():
        (FOLDER / slug).mkdir(exist_ok=True)
        make_record(slug)
        asyncio.run(make_database(slug))
        for path in sorted((FOLDER / slug).iterdir()):
            print(path.relative_to(FOLDER), path.stat().st_size)


if __name__ == "__main__":
    main(sys.argv[1:])
