"""``serao doctor``: what is wrong with a database, said before somebody finds out by playing."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from serao.server import seats
from serao.server.doctor import examine
from serao.server.seats import Person
from serao.server.tables import Tables
from serao.store import alone_at, open_store
from tests.running import running
from tests.server.hosting import hosting, table_of_people
from tests.server.test_aside import WRONGS, broken
from tests.store.databases import postgres


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as url:
        yield url


def bad(database: Path | str) -> list[str]:
    return [finding.words for finding in examine(str(database)) if not finding.good]


async def three_tables(folder: Path) -> list[str]:
    """Store a table before play, one in play, and one of bots."""
    async with hosting(folder) as tables:
        place = await seats.create(tables, "urto", ["me", "open"], {}, True, Person("Ana"))
        playing = await table_of_people(tables, "wipe-em-out", 2)
        for _ in range(3):
            play = playing.playing()
            seat = play.state.waiting()[0]
            await playing.act(seat, play.hearing.opened[seat], play.state.options(seat)[0])
        bots = await seats.create(tables, "caretos", ["random"] * 2, {}, True, Person("Ana"))
        return [place.table.row.id, playing.row.id, bots.table.row.id]


def test_a_healthy_database_has_nothing_wrong(tmp_path: Path) -> None:
    asyncio.run(three_tables(tmp_path))
    found = examine(str(tmp_path / "tables.sqlite3"))
    assert all(finding.good for finding in found)
    assert [path.name for path in tmp_path.iterdir()] == ["tables.sqlite3"]
    assert found[-1].words == "all 3 unfinished tables can be read"


@pytest.mark.parametrize("wrong", WRONGS)
def test_tables_that_cannot_be_read_are_named_with_their_reason(wrong: str, tmp_path: Path) -> None:
    _, playing, _ = asyncio.run(three_tables(tmp_path))
    broken(tmp_path, playing, WRONGS[wrong][0])
    (said,) = bad(tmp_path / "tables.sqlite3")
    assert said.startswith(f"table {playing} cannot be read: ")


def test_permissions_damage_lost_entries_and_migrations_are_named(tmp_path: Path) -> None:
    asyncio.run(three_tables(tmp_path))
    database = tmp_path / "tables.sqlite3"
    database.chmod(0o640)
    assert bad(database) == [f"others on this machine may read {database}: chmod 600 {database}"]
    database.chmod(0o600)
    lock = tmp_path / "tables.sqlite3.lock"
    lock.write_text("in use 9")
    lock.chmod(0o600)
    (said,) = bad(database)
    assert said == "the latest entries of the last server are not in the file"
    lock.unlink()
    with sqlite3.connect(database) as connection:
        connection.execute("DELETE FROM migrations WHERE number = 1")
    connection.close()
    assert bad(database) == ["migration 1 is not done: start the server once"]
    with database.open("r+b") as file:
        file.seek(4096 * 3)
        file.write(b"\xff" * 4096)
    assert any("the file is damaged" in words for words in bad(database))


def test_what_is_no_database_of_serao_is_named(tmp_path: Path) -> None:
    assert bad(tmp_path / "none.sqlite3") == [f"{tmp_path}/none.sqlite3: there is no such file"]
    assert not (tmp_path / "none.sqlite3").exists()
    with sqlite3.connect(tmp_path / "other.sqlite3") as connection:
        connection.execute("CREATE TABLE hens (name TEXT)")
    connection.close()
    (tmp_path / "other.sqlite3").chmod(0o600)
    (said,) = bad(tmp_path / "other.sqlite3")
    assert said.startswith("there are no tables of serao in it")
    (tmp_path / "text.sqlite3").write_text("no database at all, but long enough to be read" * 30)
    assert bad(tmp_path / "text.sqlite3")


def test_it_looks_at_a_database_that_is_served_and_changes_nothing(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    command = [sys.executable, "-m", "serao"]
    serve = [*command, "serve", "--no-browser", "--port", "0", "--database", str(database)]
    with running(serve):
        for status in (0, 1):
            looked = subprocess.run(
                [*command, "doctor", "--database", str(database)],
                capture_output=True,
                text=True,
                check=False,
            )
            assert looked.returncode == status, looked.stdout
            assert ("✗" in looked.stdout) == bool(status)
            database.chmod(0o644)
    with alone_at(str(database)):
        pass


def test_it_looks_at_postgresql(server: str) -> None:
    async def stored() -> str:
        store = await open_store(server)
        table = await table_of_people(Tables(store), "urto", 2)
        await store.close()
        return table.row.id

    async def spoilt(table_id: str) -> None:
        store = await open_store(server)
        await store.database.write(
            lambda connection: connection.exec_driver_sql(
                f"UPDATE tables SET rules = 99 WHERE id = '{table_id}'"
            ).close()
        )
        await store.close()

    table_id = asyncio.run(stored())
    assert bad(server) == []
    asyncio.run(spoilt(table_id))
    (said,) = bad(server)
    assert said == f"table {table_id} cannot be read: urto is played here by rules 1, not 99"
    assert bad("postgresql://serao@localhost:1/none")
