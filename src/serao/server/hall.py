"""The hall: everything that one server process holds, from opening to closing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from serao.server.alarms import Alarms
from serao.server.beginnings import Beginnings
from serao.server.bots import BotPlayers
from serao.server.limits import Limits
from serao.server.metrics import Metrics
from serao.server.motions import Motions
from serao.server.people import Passwords
from serao.server.replays import Replays
from serao.server.settings import Settings
from serao.server.shelf import Shelf
from serao.server.tables import Table, Tables
from serao.store import Store, open_store

if TYPE_CHECKING:
    from serao.server.following import Following

log = logging.getLogger("serao.hall")


class Hall:
    def __init__(self, settings: Settings, store: Store, metrics: Metrics | None = None) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics or Metrics()
        self.limits = Limits(settings)
        self.passwords = Passwords(settings, self.metrics)
        self.shelf = Shelf(settings.editions)
        self.tables = Tables(store, settings.idle_seconds, self.shelf)
        self.replays = Replays()
        self.bots = BotPlayers(self.tables, settings.workers, settings.pace, self.metrics)
        self.bots.opener = self.limits.openings.opener
        self.alarms = Alarms()
        self.beginnings = Beginnings(settings.show_seconds)
        self.motions = Motions(settings.player_away_seconds)
        self.tables.after_entry = self.see_to
        self.following = self.followed()

    def see_to(self, table: Table) -> None:
        """Do what follows from what a table has come to: bots think, clocks run, motions fall."""
        self.beginnings.watch(table)
        self.bots.look(table)
        self.alarms.set(table)
        self.motions.refresh(table)

    def followed(self) -> Following | None:
        """Return what follows the other processes at the database; None where there are none."""
        company = self.store.company()
        if company is None:
            return None
        from serao.server.following import Following  # noqa: PLC0415  # needs asyncpg

        company.seconds = self.settings.process_silent_seconds
        return Following(self.tables, self.bots, company)

    def gauges(self) -> dict[str, float]:
        loaded = self.tables.loaded.values()
        return {
            "tables_in_memory": len(loaded),
            "listeners": sum(len(group) for table in loaded for group in table.listeners.values()),
            "commits": self.store.appends.commits,
            "bots_waiting": self.bots.thinkers.waiting(),
            "bots_longest_wait": self.bots.thinkers.longest_wait(),
            "passwords_waiting": self.passwords.waiting,
        }

    async def sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            left = self.tables.sweep(self.bots.is_busy)
            self.alarms.forget(left)
            if self.following is not None:
                await self.following.let_go(left)


@asynccontextmanager
async def open_hall(settings: Settings, metrics: Metrics | None = None) -> AsyncIterator[Hall]:
    """Open the store, let the bots go on, and close everything in order at the end."""
    store = await open_store(settings.database)
    hall = Hall(settings, store, metrics)
    hall.shelf.open_all()
    chores = []
    if hall.following is not None:
        chores.append(asyncio.create_task(hall.following.follow()))
        await hall.following.company.listening.wait()
        chores.append(asyncio.create_task(hall.following.tend_bots()))
        chores.append(asyncio.create_task(hall.following.attendance.keep()))
    chores.append(asyncio.create_task(hall.sweep_for_ever()))
    chores.append(asyncio.create_task(hall.bots.resume()))
    try:
        yield hall
    finally:
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        for table in hall.tables.loaded.values():
            table.leave_memory()
        hall.alarms.forget(hall.tables.loaded)
        await hall.beginnings.close()
        await hall.bots.close()
        hall.passwords.close()
        if hall.following is not None:
            await hall.following.close()
        await store.close()
        log.info("closed: every accepted action is stored")
