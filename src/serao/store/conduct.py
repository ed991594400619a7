"""Conduct at tables: who was removed, what was reported, which public tables nobody comes to."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import TYPE_CHECKING

from serao.store import queries
from serao.store.notices import Notice
from serao.store.rows import ChatRow, ListingRow, ReportRow, SeatRow, columns

if TYPE_CHECKING:
    from serao.store.store import Store


class Conduct:
    def __init__(self, store: Store) -> None:
        self.store = store

    # -- who may not sit down again ----------------------------------------------------------

    async def remove(self, seat: SeatRow) -> None:
        """Keep that whoever sits there may not sit down again at that table."""
        removal = {
            "table_id": seat.table_id,
            "token": seat.token,
            "account": seat.account,
            "name": seat.name,
            "at": time.time(),
        }
        await self.store.write((queries.REMOVE, removal))

    async def is_removed(
        self, table_id: str, tokens: Collection[str], account: str | None = None
    ) -> bool:
        """Whether one of these tokens, or the account, had a seat there and was removed."""
        values = {"id": table_id, "tokens": list(tokens), "account": account}
        return bool(await self.store.read_column(queries.REMOVED, **values))

    async def seats_before(self, table_id: str) -> list[SeatRow]:
        """Return who sat where at the table whose players meet again at this one."""
        return await self.store.read(queries.SEATS_BEFORE, SeatRow, id=table_id)

    async def set_opener(self, table_id: str, token: str) -> None:
        opener = {"of_table": table_id, "new_opener": token}
        await self.store.write((queries.SET_OPENER, opener), about=Notice("seats", table_id))

    # -- reports -----------------------------------------------------------------------------

    async def saying(self, table_id: str, saying: str) -> ChatRow | None:
        found = await self.store.read(queries.SAYING, ChatRow, id=table_id, saying=saying)
        return found[0] if found else None

    async def report(self, row: ReportRow) -> None:
        await self.store.write((queries.ADD_REPORT, columns(row)))

    # -- public tables that nobody comes to --------------------------------------------------

    async def see(self, table_ids: Collection[str], at: float) -> None:
        """Keep that somebody is connected to these tables."""
        if table_ids:
            seen = {"of_tables": list(table_ids), "new_seen": at}
            await self.store.write((queries.SEE_TABLES, seen))

    async def unseen(self, before: float) -> list[ListingRow]:
        """Return the open public tables to which nobody has been connected since."""
        return await self.store.read_readable(queries.UNSEEN_TABLES, ListingRow, before=before)

    async def close(self, listing: ListingRow) -> bool:
        """Close an open table; False when it has begun, or somebody has come meanwhile."""
        values = {"of_table": listing.id, "as_seen": listing.seen}
        about = Notice("seats", listing.id)
        return await self.store.write((queries.CLOSE_TABLE, values), about=about) == 1
