"""Tables from before shares were sealed: those in play go on, open ones begin by the new protocol."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

import serao
from serao import fairness
from serao.proof import verify
from serao.records import FIRST_FORMAT, FORMAT, Record
from serao.server import downloads
from serao.server.seats import digest
from serao.server.tables import Table
from serao.store.migrations import migrations
from tests.server.hosting import act_once, draw_shares, hosting

GAME = "carrossel"
SECRET = "07" * 32
SHARES = ["a1" * 32, "b2" * 32]
COLUMNS = "id, game, content, options, seats, secret, commitment, entropy, public, code, created, state, rules, discreet"


def make_old_database(path: Path) -> None:
    """Write a database of the last schema without seals: an open table, and one in play."""
    game = serao.game(GAME)
    options = json.dumps(game.settings({}))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY, at REAL NOT NULL)")
        for number in range(1, 7):
            connection.executescript(migrations()[number])
            connection.execute("INSERT INTO migrations VALUES (?, 0)", (number,))
        for table, state, shares in (("open", "open", []), ("playing", "playing", SHARES)):
            row = (table, GAME, game.fingerprint, options, 2, SECRET, fairness.commitment(SECRET))
            more = (json.dumps(shares), 1, "code", 1.0, state, game.rules, 1)
            marks = ", ".join("?" * len(row + more))
            connection.execute(f"INSERT INTO tables ({COLUMNS}) VALUES ({marks})", row + more)
            for seat, share in enumerate(SHARES):
                given = None if state == "open" and seat else share
                values = (table, seat, f"Player {seat + 1}", digest(f"{table}{seat}"), given)
                connection.execute(
                    "INSERT INTO seats (table_id, seat, kind, name, token, entropy) "
                    "VALUES (?, ?, 'person', ?, ?, ?)",
                    values,
                )


async def record_of(table: Table) -> Record:
    rng = serao.Rng(1)
    while not table.playing().state.is_over:
        await act_once(table, rng)
    actions = await table.store.actions(table.row.id)
    text = downloads.record(table.row, table.seats, actions, None)
    return msgspec.json.decode(text, type=Record)


def test_a_table_in_play_keeps_its_cards_and_an_open_one_draws_anew(tmp_path: Path) -> None:
    make_old_database(tmp_path / "tables.sqlite3")

    async def story() -> None:
        async with hosting(tmp_path) as tables:
            old = await tables.table("playing")
            game = serao.game(GAME)
            seed = fairness.seed_of(SECRET, SHARES)
            as_dealt = game.new_table(2, seed, discreet=True, rules=game.rules)
            assert old.playing().state.view(0) == as_dealt.view(0)
            assert old.info().derivation == fairness.SHOWN
            record = await record_of(old)
            assert (record.format, record.entropy) == (FIRST_FORMAT, SHARES)
            assert verify(record)

            fresh = await tables.table("open")
            assert [seat.entropy for seat in fresh.seats] == [None, None]
            await draw_shares(fresh, *SHARES)
            record = await record_of(fresh)
            assert (record.format, record.shares) == (FORMAT, SHARES)
            assert verify(record)

    asyncio.run(story())
