"""What a house does about its tables."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from serao.server.tables import Table

EVERY_SEAT: Final = 16


class Watcher:
    """Is told what becomes of tables, and asked what they need to know of the house.

    This one watches tables that are only looked at: it does nothing, and lets everybody in.
    """

    seats_per_address: int = EVERY_SEAT  # at one public table

    def see_to(self, table: Table) -> None:
        """Do what follows from what a table has come to."""

    def presence_changed(self) -> None:
        """Do what follows from somebody's coming or going on a seat."""

    def find_out(self, table_id: str) -> None:
        """See to a table that has left memory because only the store knows how it stands."""

    async def before_use(self, table: Table) -> None:
        """Bring a table in memory up to what is stored, where others may store too."""

    def now(self) -> float:
        """Return the moment by which days are over."""
        return time.time()

    def is_banned(self, account: str | None) -> bool:
        return False
