"""Reviews of finished games: made one at a time in a process of their own, and kept for who asks next."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from serao.records import Record
from serao.review import Review, review
from serao.server import downloads
from serao.server.bots import OVERRUN, Workers
from serao.server.codes import Refusal
from serao.server.hosted import names_of
from serao.server.messages import ReviewAnswer
from serao.server.metrics import Metrics
from serao.server.tables import Table

KEPT: Final = 200  # reviews; one has some ten thousand letters
WAITING: Final = 20  # reviews that may wait; whoever comes then is told to come later
ALMOST: Final = 0.99  # of a review that takes longer than it should

Asked = tuple[str, tuple[str, ...]]  # table, and the names that the review speaks of

log = logging.getLogger("serao.reviews")


def look_back(text: bytes, edition: str | None, seconds: float) -> Review:
    """Return the review of a record, in the worker."""
    record = msgspec.json.decode(text, type=Record)
    return review(record, None if edition is None else Path(edition), seconds)


def asked_of(table: Table) -> Asked:
    return table.row.id, names_of(table.seats)


class Reviews:
    """Makes reviews, the next one when the last is done."""

    def __init__(self, metrics: Metrics, seconds: float) -> None:
        self.metrics = metrics
        self.seconds = seconds
        self.workers = Workers(1, metrics, look_back, overrun=10 * seconds + OVERRUN)
        self.making: dict[Asked, asyncio.Task[Review]] = {}
        self.begun: dict[Asked, float] = {}  # when those that are thought about were begun
        self.kept: OrderedDict[Asked, Review] = OrderedDict()
        self.failed: set[Asked] = set()  # and nobody has been told yet

    async def of(self, table: Table, edition: Path | None) -> ReviewAnswer:
        """Return the review of a game that is over, or how far it is; the first to ask begins it."""
        if table.row.state != "over":
            raise Refusal("table/not-over", "review")
        found = asked_of(table)
        if found in self.kept:
            self.kept.move_to_end(found)
            return ReviewAnswer(1.0, self.kept[found])
        if found in self.failed:
            self.failed.remove(found)
            raise Refusal("review/failed")
        if found not in self.making:
            if len(self.making) >= WAITING:
                raise Refusal("review/too-many")
            task = asyncio.create_task(self.made(table, edition))
            self.making[found] = task
            task.add_done_callback(partial(self.done, found))
        return ReviewAnswer(self.progress(found), None)

    def progress(self, asked: Asked) -> float:
        """Return how far a review is: it takes as long as it may."""
        began = self.begun.get(asked)
        return 0.0 if began is None else min(ALMOST, (time.monotonic() - began) / self.seconds)

    async def made(self, table: Table, edition: Path | None) -> Review:
        entries = await table.store.actions(table.row.id)
        text = await asyncio.to_thread(downloads.record, table.row, table.seats, entries, edition)
        self.metrics.count("reviews")
        async with self.workers.turn(table):
            self.begun[asked_of(table)] = time.monotonic()
            made: Review = await self.workers.think(
                text, None if edition is None else str(edition), self.seconds
            )
            return made

    def done(self, asked: Asked, task: asyncio.Task[Review]) -> None:
        del self.making[asked]
        self.begun.pop(asked, None)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            self.failed.add(asked)
            log.error("a review failed", exc_info=error, extra={"table": asked[0]})
            return
        self.kept[asked] = task.result()
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)

    def close(self) -> None:
        for task in self.making.values():
            task.cancel()
        self.workers.close()
