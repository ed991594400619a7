"""A database that does not do its work, and rows that cannot be read."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from serao.store import Damaged, RowError, SeatRow, TableRow, Unavailable, open_store
from serao.store.sqlite import Sqlite
from serao.store.troubles import trouble_of
from tests.store.databases import postgres
from tests.store.test_store import a_table, two_seats, with_table


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    url: str = request.getfixturevalue("server")
    return url


@pytest.mark.parametrize("column", ["options", "entropy", "time", "motion"])
def test_a_row_that_cannot_be_read_hides_no_other(database: str, column: str) -> None:
    good, bad = f"good-{column}", f"bad-{column}"

    def spoil(connection: Connection) -> None:
        connection.execute(text(f"UPDATE tables SET {column} = '[{{' WHERE id = '{bad}'"))

    async def story() -> None:
        store = await open_store(database)
        for table_id in (good, bad):
            seats = [SeatRow(table_id, 0, "person", "Ana", token=column), two_seats(table_id)[1]]
            await store.add_table(a_table(table_id), seats)
        await store.database.write(spoil)
        public = await store.public_tables("open", 99)
        mine = [row for row, _ in await store.seats_of([column], None, 99)]
        for rows in (public, mine):
            found = {row.id: type(row) for row in rows}
            assert (found[good], found[bad]) == (TableRow, Damaged)
        with pytest.raises(RowError, match=column):
            await store.table(bad)
        await store.close()

    asyncio.run(story())


def test_every_call_has_a_time_limit(database: str) -> None:
    def sleep(connection: Connection) -> None:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_sleep(5)"))
        else:
            time.sleep(3)

    async def story() -> None:
        store = await with_table(database, "slow")
        store.database.seconds = 0.5
        for call in (store.database.read, store.database.write):
            began = time.monotonic()
            with pytest.raises(Unavailable):
                await call(sleep)
            assert time.monotonic() - began < 2.8
        store.database.seconds = 10.0
        assert await store.table("slow") is not None
        await store.prove()
        await store.close()

    asyncio.run(story())


def test_whoever_waits_for_a_locked_file_is_told_that_it_is_locked(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(str(tmp_path / "tables.sqlite3"), seconds=1.0)
        other = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answers = await asyncio.gather(
            *[store.add_account(name, "argon") for name in ("rui", "eva", "gil")],
            return_exceptions=True,
        )
        for answer in answers:
            assert isinstance(answer, Unavailable)
            assert (answer.trouble, answer.in_doubt) == ("locked", False)
        other.execute("ROLLBACK")
        other.close()
        await store.add_account("rui", "argon")
        await store.close()

    asyncio.run(story())


def test_a_full_disk_is_called_full(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(str(tmp_path / "tables.sqlite3"))
        assert isinstance(store.database, Sqlite)

        def fill(connection: Connection) -> None:
            connection.exec_driver_sql("PRAGMA max_page_count=1")
            connection.exec_driver_sql(
                "INSERT INTO accounts VALUES (hex(zeroblob(90000)), '', 0, NULL)"
            )

        with pytest.raises(Unavailable) as trouble:
            await store.database.write(fill)
        assert (trouble.value.trouble, trouble.value.in_doubt) == ("full", False)
        await store.close()

    asyncio.run(story())


def test_mistakes_of_ours_are_not_called_trouble_of_the_store(database: str) -> None:
    async def story() -> None:
        store = await open_store(database)
        for wrong in ("SELECT * FROM nowhere", "SELEKT 1"):
            with pytest.raises(SQLAlchemyError, match=r"nowhere|SELEKT"):
                await store.database.write(partial(run, wrong))
        assert trouble_of(KeyError("a mistake")) is None
        await store.close()

    asyncio.run(story())


def run(statement: str, connection: Connection) -> None:
    connection.execute(text(statement))


def test_a_server_that_is_away_is_unavailable_and_works_again(server: str) -> None:
    """Every connection is cut, as when the server is started anew."""

    def cut(connection: Connection) -> None:
        connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        )

    async def story() -> None:
        store, other = await with_table(server, "cut"), await open_store(server)
        await asyncio.gather(*[store.table("cut") for _ in range(4)])  # several connections
        await other.database.write(cut)
        assert await store.table("cut") is not None
        await store.prove()
        await store.close()
        await other.close()

    asyncio.run(story())


@pytest.mark.skipif(os.name != "posix", reason="modes are POSIX's")
def test_the_files_of_a_new_database_are_for_their_owner_only(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(str(tmp_path / "a" / "b" / "tables.sqlite3"))
        for path in (tmp_path / "a").rglob("*"):
            assert path.stat().st_mode & 0o077 == 0, path
        await store.close()

    before = os.umask(0)
    try:
        asyncio.run(story())
    finally:
        os.umask(before)


def test_a_store_that_opens_leaves_the_locks_of_others_in_the_process(tmp_path: Path) -> None:
    """Else another program finds itself alone, and takes the -wal away when it goes."""
    file = tmp_path / "tables.sqlite3"

    async def story() -> None:
        await (await open_store(str(file))).close()
        with closing(sqlite3.connect(file)) as keeper:
            keeper.execute("SELECT count(*) FROM tables").fetchone()
            store = await open_store(str(file))
            visit = f"import sqlite3; c = sqlite3.connect({str(file)!r}); c.execute('SELECT 1 FROM tables'); c.close()"
            subprocess.run([sys.executable, "-c", visit], check=True)
            assert Path(f"{file}-wal").exists()
            await store.close()

    asyncio.run(story())
