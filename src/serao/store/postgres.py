"""PostgreSQL: several processes may serve the same tables."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import create_async_engine

from serao.store import queries
from serao.store.company import Company
from serao.store.database import Database, Place, Work
from serao.store.rows import ActionRow, columns

T = TypeVar("T")


class Postgres(Database):
    """A server. What one process writes, it writes one after the other."""

    def __init__(self, url: URL) -> None:
        self.engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"), pool_pre_ping=True
        )
        self.writing = asyncio.Lock()

    async def read(self, work: Work[T]) -> T:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self.writing, self.engine.begin() as connection:
            return await connection.run_sync(work)

    def append(self, connection: Connection, rows: Sequence[ActionRow]) -> set[Place]:
        stored = connection.execute(queries.APPEND, [columns(row) for row in rows])
        return {(row.table_id, row.number) for row in stored}

    async def close(self) -> None:
        await self.engine.dispose()

    def company(self, name: str) -> Company:
        return Company(self.engine, name)
