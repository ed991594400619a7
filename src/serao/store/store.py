"""The store: hosted tables, their seats, actions and chat, and accounts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Executable, event, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from serao.kernel.errors import SeraoError
from serao.store import queries
from serao.store.appends import Appends, Place
from serao.store.migrations import migrate
from serao.store.rows import ActionRow, ChatRow, SeatRow, Stage, TableRow

R = TypeVar("R", bound=msgspec.Struct)

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


class StoreError(SeraoError):
    """The database cannot be had, or is not one of ours."""


class NameTaken(SeraoError):
    """Somebody has an account of that name."""


class Store:
    """Everything durable. All writes of one process go through here one after the other."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writing = asyncio.Lock()
        self.append_statement = queries.append(engine.dialect.name)
        self.appends = Appends(self.commit_actions)

    async def close(self) -> None:
        await self.appends.drained()
        await self.engine.dispose()

    # -- the two ways to the database --------------------------------------------------------

    async def read(self, query: Executable, kind: type[R], **values: Any) -> list[R]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(query, values)
            return [kind(**row) for row in rows.mappings()]

    async def write(self, *statements: tuple[Executable, Any]) -> int:
        """Run statements in one transaction; return how many rows the last one changed."""
        changed = 0
        async with self.writing, self.engine.begin() as connection:
            for statement, values in statements:
                changed = (await connection.execute(statement, values)).rowcount
        return changed

    # -- tables ------------------------------------------------------------------------------

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        rows = [columns(seat) for seat in seats]
        await self.write((queries.ADD_TABLE, columns(table)), (queries.ADD_SEATS, rows))

    async def table(self, table_id: str) -> TableRow | None:
        found = await self.read(queries.TABLE, TableRow, id=table_id)
        return found[0] if found else None

    async def public_tables(self, state: Stage, most: int) -> list[TableRow]:
        return await self.read(queries.OPEN_TABLES, TableRow, state=state, most=most)

    async def tables_of(self, account: str, most: int) -> list[TableRow]:
        return await self.read(queries.TABLES_OF_ACCOUNT, TableRow, account=account, most=most)

    async def seats_of(
        self, tokens: Sequence[str], account: str | None, most: int
    ) -> list[tuple[TableRow, int]]:
        """Return the tables and seats that belong to tokens or to an account, the latest first."""
        values = {"tokens": list(tokens), "account": account, "most": most}
        async with self.engine.connect() as connection:
            rows = await connection.execute(queries.MY_SEATS, values)
            found = [dict(row) for row in rows.mappings()]
        mine = [row.pop("mine") for row in found]
        return [(TableRow(**row), seat) for row, seat in zip(found, mine, strict=True)]

    async def played_by_bots(self) -> list[str]:
        """Return the tables in play at which a bot sits, the youngest first."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(queries.PLAYED_BY_BOTS)).scalars())

    async def begin(self, table_id: str, entropy: list[str], at: float) -> None:
        values = {"of_table": table_id, "new_entropy": entropy, "new_begun": at}
        await self.write((queries.BEGIN, values))

    async def end(self, table_id: str) -> None:
        await self.write((queries.END, {"of_table": table_id}))

    async def add_rematch(self, old: str, table: TableRow, seats: Sequence[SeatRow]) -> bool:
        """Add the table where the players of ``old`` meet again, unless there is one."""
        known = await self.table(old)
        if known is None or known.rematch is not None:
            return False
        rows = [columns(seat) for seat in seats]
        link = {"of_table": old, "new_rematch": table.id}
        linked = await self.write(
            (queries.ADD_TABLE, columns(table)),
            (queries.ADD_SEATS, rows),
            (queries.MEET_AGAIN, link),
        )
        return linked == 1

    # -- seats -------------------------------------------------------------------------------

    async def seats(self, table_id: str) -> list[SeatRow]:
        return await self.read(queries.SEATS, SeatRow, id=table_id)

    async def take_seat(
        self, table_id: str, seat: int, name: str, token: str, account: str | None
    ) -> bool:
        """Seat a person; False when somebody else was quicker."""
        values = place(table_id, seat) | {
            "new_name": name,
            "new_token": token,
            "new_account": account,
        }
        return await self.write((queries.TAKE_SEAT, values)) == 1

    async def free_seat(self, table_id: str, seat: int) -> None:
        await self.write((queries.FREE_SEAT, place(table_id, seat)))

    async def stand_in(self, table_id: str, seat: int, level: str | None) -> None:
        """Let a bot of ``level`` play for a person, or (None) the person again."""
        await self.write((queries.STAND_IN, place(table_id, seat) | {"new_level": level}))

    async def give_entropy(self, table_id: str, seat: int, entropy: str) -> bool:
        """Keep a person's entropy; False when it was given before."""
        values = place(table_id, seat) | {"new_entropy": entropy}
        return await self.write((queries.GIVE_ENTROPY, values)) == 1

    async def remind(self, table_id: str, seat: int, at: float) -> None:
        await self.write((queries.REMIND, place(table_id, seat) | {"new_reminded": at}))

    # -- actions -----------------------------------------------------------------------------

    async def append(self, row: ActionRow) -> None:
        """Store an action; return once it is durable. ``NumberTaken`` if it came too late."""
        try:
            await self.appends.append(row)
        except (OSError, SQLAlchemyError) as error:
            raise StoreError(f"the action could not be stored: {error}") from None

    async def commit_actions(self, rows: list[ActionRow]) -> set[Place]:
        values = [columns(row) for row in rows]
        async with self.writing, self.engine.begin() as connection:
            stored = await connection.execute(self.append_statement, values)
            return {(row.table_id, row.number) for row in stored}

    async def actions(self, table_id: str) -> list[ActionRow]:
        return await self.read(queries.ACTIONS, ActionRow, id=table_id)

    # -- chat --------------------------------------------------------------------------------

    async def add_chat(self, row: ChatRow) -> None:
        await self.write((queries.ADD_CHAT, columns(row)))

    async def last_chat(self, table_id: str, most: int) -> list[ChatRow]:
        """Return the last lines, the oldest first."""
        found = await self.read(queries.LAST_CHAT, ChatRow, id=table_id, most=most)
        return found[::-1]

    # -- accounts ----------------------------------------------------------------------------

    async def add_account(self, name: str, password: str) -> None:
        row = {"name": name, "password": password, "created": time.time()}
        try:
            await self.write((queries.ADD_ACCOUNT, row))
        except IntegrityError:
            raise NameTaken(f"there is an account {name!r} already") from None

    async def password_of(self, name: str) -> str | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(queries.ACCOUNT, {"name": name})).first()
            return None if row is None else str(row.password)

    async def add_session(self, token: str, account: str) -> None:
        row = {"token": token, "account": account, "created": time.time()}
        await self.write((queries.ADD_SESSION, row))

    async def account_of(self, token: str) -> str | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(queries.SESSION, {"token": token})
            account: str | None = found.scalar_one_or_none()
            return account

    async def end_session(self, token: str) -> None:
        await self.write((queries.END_SESSION, {"of_token": token}))


def columns(row: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def place(table_id: str, seat: int) -> dict[str, Any]:
    return {"of_table": table_id, "of_seat": seat}


# -- opening ----------------------------------------------------------------------------------


async def open_store(database: str) -> Store:
    """Return the store at ``database`` (a URL, or a file for SQLite), migrated."""
    engine = engine_for(database)
    try:
        async with engine.begin() as connection:
            await migrate(connection)
    except (OSError, SQLAlchemyError) as error:
        await engine.dispose()
        said = str(error).splitlines()[0]
        raise StoreError(f"the database cannot be reached or read: {said}") from None
    except SeraoError:
        await engine.dispose()
        raise
    return Store(engine)


def engine_for(database: str) -> AsyncEngine:
    try:
        url = make_url(database if "://" in database else f"sqlite:///{database}")
    except ArgumentError:
        raise StoreError("--database is a file or a URL like postgresql://user@host/name") from None
    backend = url.get_backend_name()
    if backend not in DRIVERS:
        raise StoreError(f"--database is sqlite or postgresql, not {backend}")
    if backend == "postgresql":
        try:
            return create_async_engine(url.set(drivername=DRIVERS[backend]))
        except ModuleNotFoundError:
            raise StoreError("for PostgreSQL install serao[postgres]") from None
    return sqlite_engine(url.set(drivername=DRIVERS[backend]).render_as_string(), url.database)


def sqlite_engine(url: str, file: str | None) -> AsyncEngine:
    if not file or file == ":memory:":
        raise StoreError("--database sqlite needs a file: what is not on a disk is not kept")
    try:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"{file}: {error.strerror}") from None
    engine = create_async_engine(url, pool_size=3, max_overflow=0)
    event.listen(engine.sync_engine, "connect", make_durable)
    return engine


def make_durable(connection: Any, _record: object) -> None:
    """Set up a fresh SQLite connection: a commit is on the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
