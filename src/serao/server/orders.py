"""Orders: what a host's commands have changed in the store reaches the tables in memory.

A command is another process, and SQLite tells nobody of a change. So every server looks into the
audit log every second, and takes in what is new: one way for both databases. A table that an act
is about starts again from the store, and whoever is connected connects again and finds it as it is.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final, Protocol

from serao.kernel.errors import SeraoError
from serao.server.alarms import Alarms
from serao.server.bans import Bans
from serao.server.bots import BotPlayers
from serao.server.settings import Settings
from serao.server.tables import Table, Tables
from serao.store import AuditRow, Store
from serao.store.host import Host
from serao.store.retention import Retention

ABOUT_TABLES: Final = (
    "table.close",
    "table.delete",
    "table.redact",
    "seat.free",
    "seat.stand-in",
    "chat.remove",
)
ABOUT_BANS: Final = tuple(
    f"{kind}.{act}" for kind in ("account", "network", "hashed") for act in ("ban", "unban")
)

log = logging.getLogger("serao.orders")


class Keeper(Protocol):
    """What keeps something that was made of tables."""

    def forget(self, table_id: str) -> None: ...


class Orders:
    def __init__(
        self,
        store: Store,
        tables: Tables,
        bots: BotPlayers,
        alarms: Alarms,
        keepers: Sequence[Keeper],
        bans: Bans,
    ) -> None:
        self.store = store
        self.tables = tables
        self.bots = bots
        self.alarms = alarms
        self.keepers = keepers
        self.bans = bans
        self.last = 0  # the number of the last act that was taken in

    async def begin(self) -> None:
        """Know what was ordered so far, before the first table is in memory."""
        self.last = await self.store.last_act()
        self.bans.learn(await self.store.bans())

    async def follow(self, seconds: float) -> None:
        """Take in what is new, for ever."""
        while True:
            await asyncio.sleep(seconds)
            await self.take_in()

    async def take_in(self) -> None:
        for row in await self.store.acts_since(self.last):
            try:
                await self.obey(row)
            except SeraoError as error:
                log.error("an order failed", extra={"why": f"{row.act} {row.about}: {error}"})
            self.last = row.id

    async def obey(self, row: AuditRow) -> None:
        if row.act in ABOUT_TABLES:
            await self.start_again(row.about)
        elif row.act in ABOUT_BANS:
            self.bans.learn(await self.store.bans())
            await self.show_out()
        elif row.act == "account.delete":
            await self.store.database.wipe()

    async def start_again(self, table_id: str) -> None:
        """Let a table leave memory; its bots, if it has any, go on with what is stored."""
        for keeper in self.keepers:
            keeper.forget(table_id)
        table = self.tables.loaded.get(table_id)
        if table is None:
            return
        async with table.lock:
            table.leave_memory()
        if self.tables.loaded.get(table_id) is table:
            del self.tables.loaded[table_id]
        self.alarms.forget([table_id])
        stored = await self.store.table(table_id)
        if stored is not None and stored.state == "playing":
            await self.bots.go_on(table_id)

    async def show_out(self) -> None:
        """Close the connections of whoever may no longer be here."""
        for table in list(self.tables.loaded.values()):
            for listeners in list(table.listeners.values()):
                for listener in list(listeners):
                    if self.is_kept_out(table, listener.viewer, listener.address):
                        listener.lose()

    def is_kept_out(self, table: Table, viewer: int, address: str) -> bool:
        account = table.seats[viewer].account if viewer >= 0 else None
        return self.bans.has_address(address) or self.bans.has_account(account)

    # -- what is not kept for ever -----------------------------------------------------------

    async def keep_house(self, settings: Settings) -> None:
        """Delete what has been kept long enough, now and then, for ever."""
        while True:
            await asyncio.sleep(settings.keep_house_seconds)
            await self.clear_away(settings.retention)

    async def clear_away(self, retention: Retention) -> None:
        """Delete what has been kept long enough, but no table that somebody looks at."""
        await self.store.openings.forget_ended()
        in_use = [table.row.id for table in self.tables.loaded.values() if table.listeners]
        due = await Host(self.store, "server").sweep(retention, in_use)
        tables = len(due.never_begun) + len(due.ended)
        if tables or due.chat or due.sessions:
            said = f"{tables} tables, {due.chat} sayings, {due.sessions} sessions"
            log.info("what is old was deleted", extra={"why": said})
