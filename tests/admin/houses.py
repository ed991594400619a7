"""Databases with something in them, and a host's commands."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import select
from sqlalchemy.engine import make_url
from typer.testing import CliRunner

from serao.cli import app
from serao.kernel.errors import SeraoError
from serao.store import (
    ActionRow,
    ChatRow,
    DayPlayRow,
    DayRow,
    SeatRow,
    Store,
    TableRow,
    open_store,
    queries,
)
from serao.store.rows import columns
from serao.store.schema import metadata

T = TypeVar("T")
NUMBERS = itertools.count()
SECRET = "5ec7e7" * 10
TOKEN = "70ce"
NOW = time.time()
DATE = "2026-11-19"


def fresh_database(server: str) -> str:
    """Return an empty database of a PostgreSQL server."""
    name = f"house{next(NUMBERS)}"

    async def make() -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return make_url(server).set(database=name).render_as_string(hide_password=False)


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


# -- a house ----------------------------------------------------------------------------------


def a_table(table_id: str, **changed: Any) -> TableRow:
    usual: dict[str, Any] = {
        "id": table_id,
        "game": "urto",
        "content": "abc",
        "options": {},
        "seats": 2,
        "secret": SECRET,
        "commitment": "c0",
        "public": True,
        "code": "come-in",
        "created": NOW,
    }
    return TableRow(**(usual | changed))


def ana_and_eva(table_id: str) -> list[SeatRow]:
    return [
        SeatRow(table_id, 0, "person", "Ana", token=TOKEN, account="ana", entropy="aa"),
        SeatRow(table_id, 1, "person", "Eva", token="e7a", entropy="ee"),
    ]


async def fill(store: Store) -> None:
    """Put a table of each state into a store, with Ana, who has an account, and Eva."""
    await store.add_account("ana", "argon", "ana")
    await store.add_session("digest", "ana")
    begun = {"begun": NOW, "entropy": ["aa", "ee"]}
    for table in (
        a_table("open"),
        a_table("playing", state="playing", **begun),
        a_table("over", state="over", rematch="open", **begun),
    ):
        await store.add_table(table, ana_and_eva(table.id))
        await store.add_chat(ChatRow(f"{table.id}-1", table.id, "table", "Ana", "olá", NOW))
        await store.add_chat(ChatRow(f"{table.id}-2", table.id, "table", "Eva", "hi", NOW + 1))
        await store.add_chat(ChatRow(f"{table.id}-3", table.id, "spectators", "Ana", "psst", NOW))
    for table_id in ("playing", "over"):
        for number in range(3):
            await store.append(ActionRow(table_id, number, number % 2, 40 + number, NOW + number))
    await store.days.add([DayRow("urto", DATE, SECRET, "c0", 3, 1, "skilled", 160, NOW)])
    played = DayPlayRow("play", "urto", DATE, "over", TOKEN, "ana", NOW)
    await store.write((queries.ADD_PLAY, columns(played)))
    await store.days.end("over", NOW, 47, 2)


def house_at(database: str) -> str:
    async def made() -> None:
        store = await open_store(database)
        await fill(store)
        await store.close()

    run(made())
    return database


def everything(database: str) -> dict[str, list[dict[str, Any]]]:
    """Return every row of a database, apart from who is there and what a host has done."""

    async def read() -> dict[str, list[dict[str, Any]]]:
        store = await open_store(database)
        found = await store.database.read(
            lambda connection: {
                name: sorted(
                    (dict(row) for row in connection.execute(select(table)).mappings()), key=repr
                )
                for name, table in metadata.tables.items()
                if name not in ("processes", "audit")
            }
        )
        await store.close()
        return found

    return run(read())


def rows(database: str, table: str) -> list[dict[str, Any]]:
    return everything(database)[table]


# -- a host's commands ------------------------------------------------------------------------


class Admin:
    """Runs ``serao admin`` at a database."""

    def __init__(self, database: str) -> None:
        self.database = database

    def __call__(self, *words: str, typed: str | None = None) -> str:
        """Return what a command says that succeeds."""
        result = self.invoke(*words, typed=typed)
        if result.exception is not None:
            raise result.exception
        assert result.exit_code == 0, result.output
        output: str = result.output
        return output

    def invoke(self, *words: str, typed: str | None = None) -> Any:
        command = ["admin", *words, "--database", self.database]
        return CliRunner().invoke(app, command, input=typed)

    def complaint(self, *words: str) -> str:
        """Return why a command refuses."""
        result = self.invoke(*words)
        assert isinstance(result.exception, SeraoError), result.output
        return str(result.exception)

    def listed(self, *words: str) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self(*words, "--json").splitlines()]

    def acts(self) -> list[tuple[str, str]]:
        return [(row["act"], row["about"]) for row in self.listed("log")]
