"""The hall: everything that one server process holds, from opening to closing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from serao.kernel.errors import SeraoError
from serao.server.alarms import Alarms
from serao.server.bots import BotPlayers
from serao.server.limits import Buckets
from serao.server.listings import Listings
from serao.server.lookalikes import likeness
from serao.server.metrics import Metrics
from serao.server.moderation import Openers, Reports
from serao.server.motions import Motions
from serao.server.replays import Replays
from serao.server.sessions import SignedIn
from serao.server.settings import Settings
from serao.server.shelf import Shelf
from serao.server.tables import Table, Tables
from serao.store import Store, open_store
from serao.store.errors import Errors

if TYPE_CHECKING:
    from serao.server.following import Following

log = logging.getLogger("serao.hall")


class Hall:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.shelf = Shelf(settings.editions)
        self.tables = Tables(store, settings.idle_seconds, settings.pace, self.shelf)
        self.tables.seats_per_address = settings.seats_per_address
        store.sessions.seconds = settings.session_seconds
        self.signed_in = SignedIn(store)
        self.listings = Listings(self.tables, settings.public_seconds, self.metrics)
        self.openers = Openers()
        self.reports = Reports(store)
        self.replays = Replays()
        self.bots = BotPlayers(self.tables, settings.workers, settings.pace, self.metrics)
        self.alarms = Alarms()
        self.motions = Motions(settings.player_away_seconds)
        self.tables.after_entry = self.see_to
        self.following = self.followed()
        rate = settings.requests_per_second
        self.requests = Buckets(rate, rate * settings.burst_seconds)

    def see_to(self, table: Table) -> None:
        """Do what follows from what a table has come to: bots think, clocks run, motions fall."""
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

    def gauges(self) -> dict[str, int]:
        loaded = self.tables.loaded.values()
        return {
            "tables_in_memory": len(loaded),
            "listeners": sum(len(group) for table in loaded for group in table.listeners.values()),
            "commits": self.store.appends.commits,
            "store_errors": Errors.count,
        }

    async def sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            await self.tidy()
            left = self.tables.sweep(self.bots.is_busy)
            self.alarms.forget(left)
            if self.following is not None:
                await self.following.let_go(left)

    async def tidy(self) -> None:
        """Close what has ended by itself: sessions, and tables to which nobody comes."""
        try:
            await self.signed_in.clear_away()
            await self.signed_in.look()
            await self.listings.look()
        except (OSError, SQLAlchemyError, SeraoError) as error:
            log.warning("nothing could be tidied up", extra={"why": repr(error)})


@asynccontextmanager
async def open_hall(settings: Settings) -> AsyncIterator[Hall]:
    """Open the store, let the bots go on, and close everything in order at the end."""
    store = await open_store(settings.database)
    hall = Hall(settings, store)
    hall.shelf.open_all()
    await store.sessions.bring_up_to_date(likeness)
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
        await hall.bots.close()
        if hall.following is not None:
            await hall.following.close()
        await store.close()
        log.info("closed: every accepted action is stored")
