"""PostgreSQL: several processes may serve the same tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar
from weakref import WeakSet

from sqlalchemy import URL, Connection, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from serao.store import queries
from serao.store.company import Company
from serao.store.database import USUAL_SECONDS, Database, Place, Work
from serao.store.lines import cut_at, raw_of
from serao.store.rows import ActionRow, columns
from serao.store.troubles import Unavailable, named

T = TypeVar("T")

IDLE: Final = 5  # connections that are kept for later; all of them may be lost unnoticed
FAREWELL: Final = 2.0  # seconds for closing in good order


class Postgres(Database):
    """A server. What one process writes, it writes one after the other."""

    def __init__(self, url: URL, seconds: float = USUAL_SECONDS, read_only: bool = False) -> None:
        self.seconds = seconds
        told = {"default_transaction_read_only": "on"} if read_only else {}
        self.engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            pool_size=IDLE,
            pool_timeout=seconds,
            connect_args={"timeout": seconds, "server_settings": told},
        )
        self.lines: WeakSet[Any] = WeakSet()  # asyncpg's connections
        event.listen(self.engine.sync_engine, "connect", self.remember, insert=True)
        self.writing = asyncio.Lock()

    def remember(self, connection: Any, _record: object) -> None:
        self.lines.add(connection.driver_connection)

    @asynccontextmanager
    async def line(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection that answered just now; it is cut when its time is up."""
        deadline = asyncio.get_running_loop().time() + self.seconds
        async with asyncio.timeout_at(deadline):
            connection = await self.engine.connect()
        try:
            raw = await self.answering(connection, deadline)
            with cut_at(raw, deadline):
                yield connection
        finally:
            await self.put_back(connection)

    async def answering(self, connection: AsyncConnection, deadline: float) -> Any:
        """Return asyncpg's connection; one that was lost unnoticed is replaced."""
        for _ in range(IDLE):
            raw = await raw_of(connection)
            if await answers(raw, deadline):
                return raw
            await connection.invalidate()
            async with asyncio.timeout_at(deadline):
                await connection.get_raw_connection()
        return await raw_of(connection)

    async def put_back(self, connection: AsyncConnection) -> None:
        if not connection.invalidated:
            raw = await raw_of(connection)
            if raw.is_closed():
                await connection.invalidate()
            with cut_at(raw, asyncio.get_running_loop().time() + FAREWELL):
                await connection.close()
        else:
            await connection.close()

    async def read(self, work: Work[T]) -> T:
        with named():
            async with self.line() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        with named():
            async with self.turn(), self.line() as connection:
                answer = await connection.run_sync(work)
                with named(in_doubt=True):
                    await connection.commit()
                return answer

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        async with asyncio.timeout(self.seconds):
            await self.writing.acquire()
        try:
            yield
        finally:
            self.writing.release()

    def append(self, connection: Connection, rows: Sequence[ActionRow]) -> set[Place]:
        stored = connection.execute(queries.APPEND, [columns(row) for row in rows])
        return {(row.table_id, row.number) for row in stored}

    async def wipe(self) -> None:
        """Leave it to the server, which clears away what is deleted by itself."""

    async def close(self) -> None:
        with suppress(TimeoutError, SQLAlchemyError, OSError, Unavailable):
            async with asyncio.timeout(FAREWELL):
                await self.engine.dispose()
        for line in list(self.lines):
            if not line.is_closed():
                line.terminate()

    def company(self, name: str, seconds: float) -> Company:
        return Company(self, name, seconds)


async def answers(raw: Any, deadline: float) -> bool:
    if raw.is_closed():
        return False
    try:
        with cut_at(raw, deadline):
            await raw.execute("SELECT 1")
    except Exception:  # noqa: BLE001  # whatever it says, that is no answer
        raw.terminate()
        return False
    return True
