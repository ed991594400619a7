"""Group commit: appends that arrive together go to the disk together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from serao.kernel.errors import SeraoError
from serao.store.database import Place, place_of
from serao.store.rows import ActionRow

MOST: Final = 500  # rows of one transaction

Pending = tuple[ActionRow, asyncio.Future[None]]


class NumberTaken(SeraoError):
    """Another action already has that number at that table."""


class Appends:
    """Keeps appends in the order of their arrival; one transaction is under way at a time.

    While a commit runs, later appends gather and are committed with the next one. ``append``
    returns after the commit that holds its row; a row whose number is taken is refused alone.
    """

    def __init__(self, commit: Callable[[list[ActionRow]], Awaitable[set[Place]]]) -> None:
        self.commit = commit  # stores rows durably and returns the places that were free
        self.gathered: list[Pending] = []
        self.writer: asyncio.Task[None] | None = None
        self.commits = 0

    async def append(self, row: ActionRow) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gathered.append((row, done))
        if self.writer is None:
            self.writer = asyncio.create_task(self.write())
        await done

    async def write(self) -> None:
        while self.gathered:
            batch, self.gathered = self.gathered[:MOST], self.gathered[MOST:]
            await self.write_together(batch)
        self.writer = None

    async def write_together(self, batch: list[Pending]) -> None:
        first: dict[Place, Pending] = {}
        for row, done in batch:
            first.setdefault(place_of(row), (row, done))
        try:
            stored = await self.commit([row for row, _ in first.values()])
        except Exception as error:  # noqa: BLE001  # whatever it is, each caller gets it
            for _, done in batch:
                settle(done, error)
            return
        self.commits += 1
        for row, done in batch:
            place = place_of(row)
            kept = place in stored and first[place][1] is done
            settle(done, None if kept else taken(row))

    async def drained(self, seconds: float) -> None:
        """Return when everything that has arrived is on the disk, or has had its time."""
        if self.writer is not None:
            await asyncio.wait([self.writer], timeout=seconds)


def taken(row: ActionRow) -> NumberTaken:
    return NumberTaken(f"table {row.table_id} already has an action {row.number}")


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return  # the caller went away
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
