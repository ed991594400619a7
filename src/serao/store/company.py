"""The company of processes at one PostgreSQL: who is there, who plays whose bots, what they say.

A process is present while its row in ``processes`` has not expired; it renews the row on the
connection on which it listens, so that a connection that no longer answers is noticed. A lease
says which process plays the bots of a table; it holds as long as its holder is present.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from asyncpg import InterfaceError, PostgresError
from sqlalchemy import Executable
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from serao.store import queries
from serao.store.lines import cut_at, raw_of
from serao.store.notices import CHANNEL, Notice, notice_in
from serao.store.troubles import Unavailable

if TYPE_CHECKING:
    from serao.store.postgres import Postgres

TROUBLES: Final = (OSError, SQLAlchemyError, InterfaceError, PostgresError, Unavailable)

Presence = tuple[str, int]  # table and seat

log = logging.getLogger("serao.company")


class Company:
    """This process among those that share its database."""

    def __init__(self, database: Postgres, name: str, seconds: float) -> None:
        self.database = database
        self.name = name
        self.seconds = seconds  # without a sign of life, after which others take over
        self.renewed = float("-inf")
        self.held: set[str] = set()  # tables whose bots are ours to play
        self.listening = asyncio.Event()

    # -- listening ---------------------------------------------------------------------------

    async def attend(
        self, hear: Callable[[Notice], None], returned: Callable[[], Awaitable[None]]
    ) -> None:
        """Listen and stay present for ever. What was said in between is lost: ``returned``
        is called whenever the line is up, and reads it from the store."""
        while True:
            try:
                await self.listen(hear, returned)
            except TROUBLES as error:
                log.warning("the others cannot be heard", extra={"why": repr(error)})
            self.listening.clear()
            await asyncio.sleep(min(1.0, self.seconds / 10))

    async def listen(
        self, hear: Callable[[Notice], None], returned: Callable[[], Awaitable[None]]
    ) -> None:
        """Listen until the connection is lost."""
        lost = asyncio.Event()

        def heard(_connection: object, _pid: int, _channel: str, payload: object) -> None:
            said = notice_in(str(payload))
            if said is not None and said[0] != self.name:
                hear(said[1])

        async with asyncio.timeout(self.database.seconds):
            connection = await self.database.engine.connect()
        try:
            raw = await raw_of(connection)
            raw.add_termination_listener(lambda _: lost.set())
            with cut_at(raw, self.in_time()):
                await connection.execution_options(isolation_level="AUTOCOMMIT")
                await connection.execute(queries.FORGET_DEPARTED)
                await connection.execute(queries.FORGET_PRESENCE)
                await raw.add_listener(CHANNEL, heard)
            await self.renew(connection)
            await returned()
            self.listening.set()
            while not lost.is_set():
                await self.renew(connection)
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), self.seconds / 4)
        finally:
            await connection.invalidate()
            await connection.close()

    def in_time(self) -> float:
        return asyncio.get_running_loop().time() + self.database.seconds

    # -- being there -------------------------------------------------------------------------

    async def renew(self, connection: AsyncConnection) -> None:
        """Say that we are there. Whoever was silent for too long may have lost its leases."""
        if self.is_late():
            self.held.clear()
        began = time.monotonic()
        deadline = asyncio.get_running_loop().time() + self.seconds
        with cut_at(await raw_of(connection), deadline):
            await connection.execute(queries.STAY, {"name": self.name, "seconds": self.seconds})
        self.renewed = began

    def is_late(self) -> bool:
        return time.monotonic() - self.renewed >= self.seconds

    async def leave(self) -> None:
        """Leave at once what is ours to the others."""
        self.held.clear()
        said = [Notice("gone", "").payload(self.name)]
        async with self.database.line() as connection:
            await connection.execute(queries.DEPART, {"name": self.name})
            await connection.execute(queries.NOTIFY, {"said": said})
            await connection.commit()

    # -- whose clients are where -------------------------------------------------------------

    async def be_seen(self, came: set[Presence], went: set[Presence]) -> None:
        """Let the others know which seats have come to be connected here, and which no longer are."""
        said = [Notice("presence", "").payload(self.name)]
        async with self.database.line() as connection:
            for statement, seats in ((queries.APPEAR, came), (queries.VANISH, went)):
                if seats:
                    await connection.execute(statement, [self.place(*seat) for seat in seats])
            await connection.execute(queries.NOTIFY, {"said": said})
            await connection.commit()

    async def seen_elsewhere(self, table_ids: list[str]) -> set[Presence]:
        """Return the seats of tables that are connected to other processes."""
        values = {"name": self.name, "table_ids": table_ids}
        async with self.database.line() as connection:
            rows = await connection.execute(queries.ELSEWHERE, values)
            return {(row.table_id, row.seat) for row in rows}

    def place(self, table_id: str, seat: int) -> dict[str, Any]:
        return {"table_id": table_id, "seat": seat, "name": self.name}

    # -- leases ------------------------------------------------------------------------------

    async def claim(self, table_id: str) -> bool:
        """Whether the bots of a table are ours to play; they are if no present process has them."""
        if self.is_late():
            return False  # the others may think that we are gone
        if table_id not in self.held:
            try:
                if await self.change(queries.CLAIM, table_id):
                    self.held.add(table_id)
            except TROUBLES as error:
                log.warning("no lease", extra={"table": table_id, "why": repr(error)})
        return table_id in self.held

    async def release(self, table_id: str) -> None:
        """Leave the bots of a table to whoever next has it in memory."""
        if table_id in self.held:
            await self.change(queries.RELEASE, table_id)
            self.held.discard(table_id)

    async def abandoned(self) -> list[str]:
        """Return the tables of people whose bots belong to a process that is no longer there."""
        async with self.database.line() as connection:
            return list((await connection.execute(queries.ABANDONED)).scalars())

    async def change(self, statement: Executable, table_id: str) -> bool:
        values = {"table_id": table_id, "name": self.name}
        async with self.database.line() as connection:
            changed = (await connection.execute(statement, values)).rowcount
            await connection.commit()
            return changed == 1
