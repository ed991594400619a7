"""One timer for each table in memory: it says when somebody's time is up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Final

from serao.server.tables import Table

SLACK: Final = 0.01  # seconds, so that the time is really up when the alarm rings


class Alarms:
    def __init__(self) -> None:
        self.waiting: dict[str, asyncio.TimerHandle] = {}

    def set(self, table: Table) -> None:
        """Wake up when the next seat of ``table`` is overdue, and no sooner."""
        self.forget([table.row.id])
        if table.play is None or table.gone or table.row.state == "closed":
            return
        seconds = table.play.clocks.until_overdue(time.time())
        if seconds is not None:
            loop = asyncio.get_running_loop()
            self.waiting[table.row.id] = loop.call_later(seconds + SLACK, self.ring, table)

    def ring(self, table: Table) -> None:
        if not table.gone:
            table.publish_clocks()
            self.set(table)

    def forget(self, table_ids: Iterable[str]) -> None:
        for table_id in table_ids:
            handle = self.waiting.pop(table_id, None)
            if handle is not None:
                handle.cancel()
