"""What the server does on its own: chores for ever, errands once. None of them ends unheard."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from serao.server.metrics import Metrics
from serao.store import Unavailable

FIRST_PAUSE: Final = 1.0  # seconds before a chore that failed starts again; then twice as long
LONGEST_PAUSE: Final = 60.0
CLOSING: Final = 5.0  # seconds for all of them to end

log = logging.getLogger("serao.chores")


class Chores:
    """Keeps chores going: one that fails is logged, counted, and starts again after a pause."""

    def __init__(self, metrics: Metrics, pause: float = FIRST_PAUSE) -> None:
        self.metrics = metrics
        self.pause = pause
        self.tasks: set[asyncio.Task[None]] = set()

    def keep(self, name: str, chore: Callable[[], Awaitable[object]]) -> None:
        """Do a chore until it has come to its end without failing."""
        self.start(self.kept(name, chore))

    def send(self, name: str, errand: Callable[[], Awaitable[object]]) -> None:
        """Do something once, while the caller goes on."""
        self.start(self.sent(name, errand))

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def kept(self, name: str, chore: Callable[[], Awaitable[object]]) -> None:
        pause = self.pause
        while not await self.succeeds(name, chore()):
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def sent(self, name: str, errand: Callable[[], Awaitable[object]]) -> None:
        await self.succeeds(name, errand())

    async def succeeds(self, name: str, work: Awaitable[object]) -> bool:
        try:
            await work
        except Unavailable as trouble:
            log.warning("a chore waits for the store", extra={"chore": name, "why": str(trouble)})
        except Exception:
            log.exception("a chore failed", extra={"chore": name})
        else:
            return True
        self.metrics.count("chore_failures")
        return False

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        if self.tasks:
            _, late = await asyncio.wait(self.tasks, timeout=CLOSING)
            if late:
                log.warning("some chores did not end in time", extra={"why": str(len(late))})
