"""Who is connected to which process, so that every process knows who is present at a table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from serao.kernel.state import NOBODY
from serao.server.tables import Tables
from serao.store.company import TROUBLES, Company, Presence

log = logging.getLogger("serao.attendance")


class Attendance:
    """Keeps in the store which seats are connected here, and reads which are elsewhere.

    What a process says counts as long as the process is there, so nobody is taken for present
    whose process was killed.
    """

    def __init__(self, tables: Tables, company: Company) -> None:
        self.tables = tables
        self.company = company
        self.kept: set[Presence] = set()
        self.changed = asyncio.Event()  # somebody came or went, here or elsewhere

    async def keep(self) -> None:
        """Keep and read for ever, at every change and now and then."""
        while True:
            self.changed.clear()
            try:
                await self.write()
                await self.read()
            except TROUBLES as error:
                log.warning("nobody knows who is present", extra={"why": repr(error)})
            with suppress(TimeoutError):
                await asyncio.wait_for(self.changed.wait(), self.company.seconds / 4)

    def here(self) -> set[Presence]:
        return {
            (table.row.id, viewer)
            for table in self.tables.loaded.values()
            for viewer in table.listeners
            if viewer != NOBODY
        }

    async def write(self) -> None:
        if self.company.is_late():
            self.kept.clear()  # others may have forgotten it
        here = self.here()
        if here != self.kept:
            await self.company.be_seen(here - self.kept, self.kept - here)
            self.kept = here

    async def read(self) -> None:
        elsewhere: dict[str, set[int]] = {}
        for table_id, seat in await self.company.seen_elsewhere(list(self.tables.loaded)):
            elsewhere.setdefault(table_id, set()).add(seat)
        for table in list(self.tables.loaded.values()):
            table.meet(elsewhere.get(table.row.id, set()))
