"""Looking whether a database is in order. Nothing is changed, and a server may go on meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, NamedTuple

from serao.kernel.errors import SeraoError
from serao.server.aside import reason
from serao.server.shelf import Shelf
from serao.server.tables import Tables
from serao.store import (
    Store,
    Unavailable,
    faults_in,
    has_lost_entries,
    open_to_look,
    open_to_others,
    outstanding,
    sqlite_file,
)

MOST: Final = 20  # faults of a file that are told


class Finding(NamedTuple):
    good: bool
    words: str


def examine(database: str, editions: Path | None = None) -> list[Finding]:
    """Return what was found, good and bad."""
    file = sqlite_file(database)
    if file is not None and not Path(file).exists():
        return [Finding(False, f"{file}: there is no such file")]
    found = [] if file is None else list(examine_file(Path(file).resolve()))
    return found + asyncio.run(examine_store(database, Shelf(editions)))


# -- a SQLite file ----------------------------------------------------------------------------


def examine_file(file: Path) -> Iterator[Finding]:
    exposed = open_to_others(file)
    for path in exposed:
        yield Finding(False, f"others on this machine may read {path}: chmod 600 {path}")
    if not exposed:
        yield Finding(True, f"{file} is for its owner only")
    if has_lost_entries(file):
        yield Finding(False, "the latest entries of the last server are not in the file")
    faults, _ = faults_in(file, "integrity_check", None)
    for fault in faults[:MOST]:
        yield Finding(False, f"the file is damaged: {fault}")
    if not faults:
        yield Finding(True, "every page of the file is in order")


# -- what is in it ----------------------------------------------------------------------------


async def examine_store(database: str, shelf: Shelf) -> list[Finding]:
    found: list[Finding] = []
    try:
        async with looking(database) as store:
            found.append(Finding(True, "the database can be read"))
            found.append(await examine_migrations(store))
            if found[-1].good:
                found += [finding async for finding in examine_tables(Tables(store, shelf=shelf))]
    except Unavailable as trouble:
        found.append(Finding(False, f"the database cannot be read: {trouble.said}"))
    except SeraoError as error:
        found.append(Finding(False, str(error)))
    return found


@asynccontextmanager
async def looking(database: str) -> AsyncIterator[Store]:
    store = await open_to_look(database)
    try:
        yield store
    finally:
        await store.close()


async def examine_migrations(store: Store) -> Finding:
    missing = await store.database.read(outstanding)
    if missing:
        return Finding(False, f"migration {missing[0]} is not done: start the server once")
    return Finding(True, "all migrations are done")


async def examine_tables(tables: Tables) -> AsyncIterator[Finding]:
    """Read every table that is not over."""
    unfinished = await tables.store.unfinished()
    bad = 0
    for table_id in unfinished:
        try:
            await tables.read(table_id)
        except Unavailable:
            raise
        except Exception as error:  # noqa: BLE001  # whatever it is, the others are read too
            bad += 1
            yield Finding(False, f"table {table_id} cannot be read: {reason(error)}")
    if not bad:
        yield Finding(True, f"all {len(unfinished)} unfinished tables can be read")
