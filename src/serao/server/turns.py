"""Turns: who is next where fewer can be served than wait."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

UNWATCHED: Final = 4  # of so many turns, one is for a table that nobody looks at, if any waits
REMEMBERED: Final = 10_000  # turns whose takers are remembered


@dataclass(eq=False)
class Waiting:
    """Somebody who waits for a turn."""

    table_id: str
    opener: str
    is_watched: Callable[[], bool]
    called: asyncio.Future[None]
    since: float = field(default_factory=time.monotonic)


class Turns:
    """Gives turns to whoever has gone without one for longest.

    Those who opened tables take turns, and among the tables of one of them the tables do: many
    tables of one opener wait for each other and not for everybody. Tables that somebody looks at
    come first, but not always.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.given = 0
        self.waiting: list[Waiting] = []
        self.last: dict[str, int] = {}  # opener or table -> the number of its last turn

    @asynccontextmanager
    async def turn(
        self, table_id: str, opener: str, is_watched: Callable[[], bool]
    ) -> AsyncIterator[None]:
        """Wait for a turn and have it while the block lasts."""
        mine = Waiting(table_id, opener, is_watched, asyncio.get_running_loop().create_future())
        self.waiting.append(mine)
        self.call()
        try:
            await mine.called
        except asyncio.CancelledError:
            self.leave(mine)
            raise
        try:
            yield
        finally:
            self.free += 1
            self.call()

    def leave(self, mine: Waiting) -> None:
        """Do without a turn, which may have come in this moment."""
        if mine in self.waiting:
            self.waiting.remove(mine)
        elif not mine.called.cancelled():
            self.free += 1
            self.call()

    def call(self) -> None:
        """Give the free places to those who are next and have not given up."""
        self.waiting = [one for one in self.waiting if not one.called.done()]
        while self.free and self.waiting:
            chosen = self.next()
            self.waiting.remove(chosen)
            self.free -= 1
            self.note(chosen)
            chosen.called.set_result(None)

    def next(self) -> Waiting:
        watched = [one for one in self.waiting if one.is_watched()]
        others = [one for one in self.waiting if one not in watched]
        theirs = self.given % UNWATCHED == UNWATCHED - 1
        return min((others if theirs else watched) or self.waiting, key=self.last_turns)

    def last_turns(self, one: Waiting) -> tuple[int, int]:
        """Return when its opener and when its table last had a turn; the first of equals is next."""
        return self.last.get(one.opener, 0), self.last.get(one.table_id, 0)

    def note(self, chosen: Waiting) -> None:
        self.given += 1
        if len(self.last) >= REMEMBERED:
            self.last.clear()
        self.last[chosen.opener] = self.last[chosen.table_id] = self.given

    def longest_wait(self) -> float:
        return max((time.monotonic() - one.since for one in self.waiting), default=0.0)
