"""Trouble in the store, as the people at the tables and the host of the house hear of it."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from serao.server.codes import Refusal
from serao.server.metrics import Metrics
from serao.store import Store, Unavailable

SOON: Final = 3.0  # seconds after which a store that does not answer is too slow
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
    """Whether the store can be written and read, shown by doing it, at most once a second.

    Whoever asks is answered soon, also while the store takes its time.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.at = float("-inf")
        self.trouble: Unavailable | None = None
        self.proving: asyncio.Task[None] | None = None

    async def check(self) -> None:
        if self.proving is None and time.monotonic() - self.at >= FRESH:
            self.proving = asyncio.create_task(self.prove())
        if self.proving is not None:
            await asyncio.wait([self.proving], timeout=SOON)
            if self.proving is not None:
                raise Refusal("store/unavailable", "slow")
        if self.trouble is not None:
            raise Refusal("store/unavailable", self.trouble.trouble)

    async def prove(self) -> None:
        try:
            await self.store.prove()
            self.trouble = None
        except Unavailable as trouble:
            self.trouble = trouble
        finally:
            self.at = time.monotonic()
            self.proving = None
