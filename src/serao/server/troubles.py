"""Trouble in the store, as the people at the tables and the host of the house hear of it."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from serao.server.codes import Refusal
from serao.server.metrics import Metrics
from serao.store import Store, Unavailable

PAUSE: Final = 10.0  # seconds between two lines of the log about the same trouble
FRESH: Final = 1.0  # seconds for which one proof counts for everybody who asks

log = logging.getLogger("serao.store")


class Troubles:
    """Makes a refusal of what the store could not do, and few lines in the log of many."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.told: dict[str, float] = {}  # when each trouble was last logged

    def refusal(self, error: Refusal | Unavailable) -> Refusal:
        """Return what somebody is answered for whom something could not be done."""
        if isinstance(error, Refusal):
            return error
        self.metrics.count("store_failures")
        self.tell(error)
        return Refusal("store/unavailable")

    def tell(self, trouble: Unavailable) -> None:
        now = time.monotonic()
        if now - self.told.get(trouble.trouble, -PAUSE) >= PAUSE:
            self.told[trouble.trouble] = now
            log.error("the store does not do its work", extra={"why": str(trouble)})


class Readiness:
    """Whether the store can be written, shown by writing to it, at most once a second."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = asyncio.Lock()
        self.at = float("-inf")
        self.trouble: Unavailable | None = None

    async def check(self) -> None:
        async with self.lock:
            if time.monotonic() - self.at >= FRESH:
                try:
                    await self.store.prove()
                    self.trouble = None
                except Unavailable as trouble:
                    self.trouble = trouble
                self.at = time.monotonic()
        if self.trouble is not None:
            raise Refusal("store/unavailable", self.trouble.trouble)
