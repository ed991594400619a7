"""The hall: everything that one server process holds, from opening to closing."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Final

from serao.server.advice import Advisers
from serao.server.alarms import Alarms
from serao.server.bans import Bans
from serao.server.beginnings import Beginnings, begin_if_ready
from serao.server.bots import BotPlayers, ours
from serao.server.chores import Chores
from serao.server.days import Days
from serao.server.limits import Limits
from serao.server.listings import Listings
from serao.server.lookalikes import likeness
from serao.server.metrics import Metrics
from serao.server.moderation import Reports
from serao.server.motions import Motions
from serao.server.orders import Orders
from serao.server.people import Passwords
from serao.server.replays import Replays
from serao.server.reviews import Reviews
from serao.server.scenarios import Scenarios
from serao.server.sessions import SignedIn
from serao.server.settings import Settings
from serao.server.shelf import Shelf
from serao.server.snapshots import Snapshots
from serao.server.tables import Table, Tables
from serao.server.troubles import Readiness, Troubles
from serao.server.watcher import Watcher
from serao.store import Store, open_store

if TYPE_CHECKING:
    from serao.server.following import Following
    from serao.store.company import Company

CLOSING: Final = 2.0  # seconds that the store may take for one thing while the server closes

log = logging.getLogger("serao.hall")


class Hall(Watcher):
    """The house of one server process; it watches its tables."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics | None = None) -> None:
        self.settings = settings
        self.ahead = settings.days_ahead_seconds
        self.store = store
        self.metrics = metrics or Metrics()
        self.chores = Chores(self.metrics)
        self.troubles = Troubles(self.metrics)
        self.readiness = Readiness(store)
        self.limits = Limits(settings)
        self.passwords = Passwords(settings, self.metrics)
        self.shelf = Shelf(settings.editions)
        self.seats_per_address = settings.seats_per_address
        self.tables = Tables(store, settings.idle_seconds, self.shelf, self)
        company = store.company(settings.process_silent_seconds)
        self.signed_in = SignedIn(store)
        self.listings = Listings(
            self.tables, settings.public_seconds, settings.deserted_seconds, self.metrics
        )
        self.reports = Reports(store)
        self.replays = Replays()
        self.snapshots = Snapshots(settings.client)
        self.scenarios = Scenarios(self.metrics)
        self.days = Days(self)
        self.bots = BotPlayers(
            self.tables,
            settings.workers,
            settings.pace,
            self.metrics,
            ours if company is None else company.claim,
        )
        self.advisers = Advisers(self.tables, settings, self.limits, self.metrics)
        self.reviews = Reviews(self.metrics, settings.review_seconds)
        self.alarms = Alarms()
        self.beginnings = Beginnings(settings.show_seconds)
        self.motions = Motions(settings.player_away_seconds)
        self.bans = Bans()
        keepers = (self.replays, self.snapshots)
        self.orders = Orders(store, self.tables, self.bots, self.alarms, keepers, self.bans)
        self.following = None if company is None else self.followed(company)

    # -- what follows for tables -------------------------------------------------------------

    def see_to(self, table: Table) -> None:
        """Do what follows from what a table has come to: bots think, clocks run, motions fall."""
        self.beginnings.watch(table)
        self.bots.look(table)
        self.alarms.set(table)
        self.motions.refresh(table)
        self.advisers.get_ready(table)
        if table.play is None and not table.gone:
            self.chores.send("begin", partial(self.begin, table))
        if table.row.day is not None and table.row.state == "over":
            self.chores.send("day", partial(self.days.note_end, table))

    def find_out(self, table_id: str) -> None:
        """Load a table again as soon as the store can say how it stands: bots may owe an answer."""
        self.chores.keep("find out", partial(self.bots.go_on, table_id))

    def presence_changed(self) -> None:
        if self.following is not None:
            self.following.attendance.changed.set()

    async def before_use(self, table: Table) -> None:
        if self.following is not None:
            await self.following.before_use(table)

    def now(self) -> float:
        return time.time() + self.ahead

    def is_banned(self, account: str | None) -> bool:
        return self.bans.has_account(account)

    async def begin(self, table: Table) -> None:
        """Begin where everybody is ready: the store may have failed just then."""
        async with table.lock:
            if table.play is None and not table.gone:
                await begin_if_ready(table)

    # -- what is done without being asked ----------------------------------------------------

    def followed(self, company: Company) -> Following:
        """Return what follows the other processes at the database."""
        from serao.server.following import Following  # noqa: PLC0415  # needs asyncpg

        return Following(self.tables, self.bots, company, self.chores)

    def gauges(self) -> dict[str, float]:
        loaded = self.tables.loaded.values()
        return {
            "tables_in_memory": len(loaded),
            "listeners": sum(len(group) for table in loaded for group in table.listeners.values()),
            "tables_set_aside": len(self.tables.aside.tables),
            "commits": self.store.appends.commits,
            "bots_waiting": self.bots.thinkers.waiting(),
            "bots_longest_wait": self.bots.thinkers.longest_wait(),
            "passwords_waiting": self.passwords.waiting,
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
        await self.signed_in.clear_away()
        await self.signed_in.look()
        await self.listings.look()

    def start(self) -> None:
        """Do for ever what nobody asks for, beside what follows the others."""
        self.chores.keep("orders", partial(self.orders.follow, self.settings.orders_seconds))
        self.chores.keep("retention", partial(self.orders.keep_house, self.settings))
        self.chores.keep("sweep", self.sweep_for_ever)
        self.chores.keep("resume", self.bots.resume)
        self.chores.keep("days", self.days.keep_ahead)

    async def close(self) -> None:
        """Close everything in order. A store that does not answer is not waited for."""
        self.store.hurry(CLOSING)
        await self.chores.close()
        for table in self.tables.loaded.values():
            table.leave_memory()
        self.alarms.forget(self.tables.loaded)
        await self.beginnings.close()
        await self.bots.close()
        self.advisers.close()
        self.reviews.close()
        self.scenarios.close()
        self.passwords.close()
        if self.following is not None:
            await self.following.close()
        await self.store.close()
        log.info("closed: every accepted action is stored")


@asynccontextmanager
async def open_hall(settings: Settings, metrics: Metrics | None = None) -> AsyncIterator[Hall]:
    """Open the store, let the bots go on, and close everything in order at the end."""
    store = await open_store(settings.database, settings.store_seconds, settings.session_seconds)
    hall = Hall(settings, store, metrics)
    try:
        hall.shelf.open_all()
        await hall.store.sessions.bring_up_to_date(likeness)
        await hall.orders.begin()
        if hall.following is not None:
            await hall.following.start()
        hall.start()
        yield hall
    finally:
        await hall.close()
