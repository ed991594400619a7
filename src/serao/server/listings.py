"""Public tables that wait for people: those to which nobody comes are closed."""

from __future__ import annotations

import logging
import time

from serao.server.metrics import Metrics
from serao.server.tables import Tables
from serao.store import ListingRow

log = logging.getLogger("serao.listings")


class Listings:
    def __init__(
        self, tables: Tables, seconds: float, deserted_seconds: float, metrics: Metrics
    ) -> None:
        self.tables = tables
        self.seconds = seconds
        self.deserted_seconds = min(seconds, deserted_seconds)
        self.metrics = metrics
        self.seen: dict[str, float] = {}  # when we last kept that somebody is connected

    async def look(self) -> None:
        """Keep where somebody is connected, and close where nobody has been for too long."""
        conduct = self.tables.store.conduct
        now = time.time()
        attended = self.attended()
        self.seen = {one: at for one, at in self.seen.items() if one in attended}
        late = [
            one for one in attended if now - self.seen.get(one, 0.0) >= self.deserted_seconds / 4
        ]
        await conduct.see(late, now)
        self.seen |= dict.fromkeys(late, now)
        for listing in await conduct.unseen(now - self.deserted_seconds):
            if now - listing.seen >= self.patience(listing):
                await self.close(listing)

    def attended(self) -> set[str]:
        """Return the public tables that wait for people and to which somebody is connected."""
        return {
            table.row.id
            for table in self.tables.loaded.values()
            if table.row.public and table.row.state == "open" and table.present()
        }

    def patience(self, listing: ListingRow) -> float:
        """Return how long a table waits: where an answer may take days, as long as that.

        One that all people have left waits for nobody in particular, and not for long.
        """
        if listing.deserted:
            return self.deserted_seconds
        return max(self.seconds, listing.time.base if listing.time.kind == "days" else 0.0)

    async def close(self, listing: ListingRow) -> None:
        if not await self.tables.store.conduct.close(listing):
            return
        table = self.tables.loaded.get(listing.id)
        if table is not None:
            async with table.lock:
                table.row.state = "closed"
                table.leave_memory()
        self.metrics.count("closed_tables")
        log.info("a public table was closed: nobody came", extra={"table": listing.id})
