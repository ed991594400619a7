"""The store: hosted tables, their seats, actions and chat, and accounts."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy import URL, Engine, Executable, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from serao.kernel.errors import SeraoError
from serao.store import queries
from serao.store.appends import Appends, Place
from serao.store.migrations import migrate
from serao.store.notices import Notice, of_entries
from serao.store.rows import ActionRow, ChatRow, MotionRow, SeatRow, Stage, TableRow

if TYPE_CHECKING:
    from serao.store.company import Company

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
        self.name = secrets.token_hex(6)  # of this process, among those at the same database
        self.is_shared = engine.dialect.name == "postgresql"
        self.direct = direct_engine(engine)
        self.writing = asyncio.Lock()
        self.append_statement = queries.append(engine.dialect.name)
        self.appends = Appends(self.commit_actions)

    async def close(self) -> None:
        await self.appends.drained()
        if self.direct is not None:
            self.direct.dispose()
        await self.engine.dispose()

    def company(self) -> Company | None:
        """Return the processes that share the database; None where one process is alone."""
        if not self.is_shared:
            return None
        from serao.store.company import Company  # noqa: PLC0415  # needs asyncpg

        return Company(self.engine, self.name)

    # -- the two ways to the database --------------------------------------------------------

    async def read(self, query: Executable, kind: type[R], **values: Any) -> list[R]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(query, values)
            return [kind(**row) for row in rows.mappings()]

    async def write(self, *statements: tuple[Executable, Any], about: Notice | None = None) -> int:
        """Run statements in one transaction; return how many rows the last one changed.

        Other processes are told what it was ``about`` when it is committed.
        """
        changed = 0
        async with self.writing, self.engine.begin() as connection:
            for statement, values in statements:
                changed = (await connection.execute(statement, values)).rowcount
            if about is not None:
                await self.tell(connection, [about])
        return changed

    async def tell(self, connection: AsyncConnection, notices: Sequence[Notice]) -> None:
        if self.is_shared and notices:
            said = [notice.payload(self.name) for notice in notices]
            await connection.execute(queries.NOTIFY, {"said": said})

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
        """Return the tables in play at which a bot sits that no process plays, youngest first."""
        async with self.engine.connect() as connection:
            found = await connection.execute(queries.PLAYED_BY_BOTS, {"now": time.time()})
            return list(found.scalars())

    async def begin(self, table_id: str, entropy: list[str], at: float) -> bool:
        """Begin play; False when it has begun, or somebody has left, by another process."""
        values = {"of_table": table_id, "new_entropy": entropy, "new_begun": at}
        async with self.writing, self.engine.begin() as connection:
            await connection.execute(queries.HOLD, values)
            found = (await connection.execute(queries.SEATS, {"id": table_id})).all()
            given = [seat.entropy for seat in found if seat.kind == "person"]
            if given != entropy or any(seat.kind == "open" for seat in found):
                return False
            begun = (await connection.execute(queries.BEGIN, values)).rowcount
            await self.tell(connection, [about_seats(table_id)])
        return begun == 1

    async def end(self, table_id: str) -> None:
        await self.write((queries.END, {"of_table": table_id}))

    async def add_rematch(self, old: str, table: TableRow, seats: Sequence[SeatRow]) -> bool:
        """Add the table where the players of ``old`` meet again, unless there is one."""
        rows = [columns(seat) for seat in seats]
        link = {"of_table": old, "new_rematch": table.id}
        async with self.writing, self.engine.begin() as connection:
            if (await connection.execute(queries.MEET_AGAIN, link)).rowcount == 0:
                return False
            await connection.execute(queries.ADD_TABLE, columns(table))
            await connection.execute(queries.ADD_SEATS, rows)
            await self.tell(connection, [about_seats(old)])
        return True

    async def change_motion(self, table_id: str, old: MotionRow | None, new: MotionRow) -> bool:
        """Put ``new`` in the place of ``old``; False when something else stands there."""
        values = {"of_table": table_id, "old_motion": old, "new_motion": new}
        return await self.write((queries.CHANGE_MOTION, values), about=about_seats(table_id)) == 1

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
        return await self.write((queries.TAKE_SEAT, values), about=about_seats(table_id)) == 1

    async def free_seat(self, table_id: str, seat: int) -> bool:
        """Open a seat again; False when play has begun."""
        values = place(table_id, seat)
        statements = ((queries.HOLD, values), (queries.FREE_SEAT, values))
        return await self.write(*statements, about=about_seats(table_id)) == 1

    async def stand_in(self, table_id: str, seat: int, level: str | None) -> None:
        """Let a bot of ``level`` play for a person, or (None) the person again."""
        values = place(table_id, seat) | {"new_level": level}
        await self.write((queries.STAND_IN, values), about=about_seats(table_id))

    async def give_entropy(self, table_id: str, seat: int, entropy: str) -> bool:
        """Keep a person's entropy; False when it was given before."""
        values = place(table_id, seat) | {"new_entropy": entropy}
        return await self.write((queries.GIVE_ENTROPY, values), about=about_seats(table_id)) == 1

    async def remind(self, table_id: str, seat: int, by: int, at: float) -> None:
        values = place(table_id, seat) | {"new_reminded": at}
        await self.write((queries.REMIND, values), about=Notice("reminder", table_id, by))

    # -- actions -----------------------------------------------------------------------------

    async def append(self, row: ActionRow) -> None:
        """Store an action; return once it is durable. ``NumberTaken`` if it came too late."""
        try:
            await self.appends.append(row)
        except (OSError, SQLAlchemyError) as error:
            raise StoreError(f"the action could not be stored: {error}") from None

    async def commit_actions(self, rows: list[ActionRow]) -> set[Place]:
        values = [columns(row) for row in rows]
        if self.direct is not None:
            async with self.writing:
                return await asyncio.to_thread(self.commit_directly, self.direct, values)
        async with self.writing, self.engine.begin() as connection:
            stored = await connection.execute(self.append_statement, values)
            free = {(row.table_id, row.number) for row in stored}
            kept = [row for row in rows if (row.table_id, row.number) in free]
            await self.tell(connection, of_entries(kept))
            return free

    def commit_directly(self, engine: Engine, values: list[dict[str, Any]]) -> set[Place]:
        """Commit in one visit to another thread, where aiosqlite goes there for every step."""
        with engine.begin() as connection:
            stored = connection.execute(self.append_statement, values)
            return {(row.table_id, row.number) for row in stored}

    async def actions(self, table_id: str, first: int = 0) -> list[ActionRow]:
        """Return the actions of a table from number ``first`` on."""
        return await self.read(queries.ACTIONS, ActionRow, id=table_id, first=first)

    # -- chat --------------------------------------------------------------------------------

    async def add_chat(self, row: ChatRow) -> None:
        await self.write((queries.ADD_CHAT, columns(row)), about=Notice("chat", row.table_id))

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


def about_seats(table_id: str) -> Notice:
    return Notice("seats", table_id)


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


def url_of(database: str) -> URL:
    try:
        return make_url(database if "://" in database else f"sqlite:///{database}")
    except ArgumentError:
        raise StoreError("--database is a file or a URL like postgresql://user@host/name") from None


def sqlite_file(database: str) -> str | None:
    """Return the file of a SQLite database; None for another one."""
    url = url_of(database)
    return url.database if url.get_backend_name() == "sqlite" else None


def engine_for(database: str) -> AsyncEngine:
    url = url_of(database)
    backend = url.get_backend_name()
    if backend not in DRIVERS:
        raise StoreError(f"--database is sqlite or postgresql, not {backend}")
    if backend == "postgresql":
        try:
            return create_async_engine(url.set(drivername=DRIVERS[backend]), pool_pre_ping=True)
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


def direct_engine(engine: AsyncEngine) -> Engine | None:
    """Return a way to the same SQLite file that stays in one thread; None for PostgreSQL."""
    if engine.dialect.name != "sqlite":
        return None
    direct = create_engine(
        engine.url.set(drivername="sqlite"),
        pool_size=1,
        max_overflow=0,
        connect_args={"check_same_thread": False},  # one commit at a time, in any thread
    )
    event.listen(direct, "connect", make_durable)
    return direct


def make_durable(connection: Any, _record: object) -> None:
    """Set up a fresh SQLite connection: a commit is on the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
