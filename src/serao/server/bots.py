"""Bots at hosted tables: they think in worker processes, never on the event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from multiprocessing.connection import wait
from typing import Any, Final

from serao.bots import bot, sight_of
from serao.games import game as game_called
from serao.kernel.game import Game
from serao.kernel.state import State
from serao.server.codes import Refusal
from serao.server.hosted import Play
from serao.server.metrics import Metrics
from serao.server.tables import Table, Tables

PACES: Final = {"expert": 1.4}  # seconds, for levels that think longer than the usual pace
OVERRUN: Final = 20.0  # seconds after which a choice is given up

log = logging.getLogger("serao.bots")


# -- in the worker ----------------------------------------------------------------------------


def begin_work() -> None:
    """Leave Ctrl-C to the server, and never outlive it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker has a parent"
    wait([parent.sentinel])
    os._exit(0)


@cache
def game_here(slug: str, edition: str | None) -> Game[State]:
    """Return a game in this process; an edition is read once."""
    return game_called(slug, edition)


def choose(
    slug: str, edition: str | None, position: dict[str, Any], seat: int, level: str, seed: str
) -> int:
    """Return a bot's choice at a table; the bot is handed its sight and nothing else."""
    table = game_here(slug, edition).table_from(position)
    return bot(level, seed).choose(sight_of(table, seat))


# -- in the server ----------------------------------------------------------------------------


class Thinkers:
    """The worker processes. A choice that fails or overruns is the caller's to replace."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.free = asyncio.Semaphore(workers)
        self.pool: ProcessPoolExecutor | None = None

    async def think(self, *question: Any) -> int:
        """Return ``choose(*question)``, worked out elsewhere."""
        async with self.free:
            pool = self.pool or self.open()
            try:
                answer = asyncio.wrap_future(pool.submit(choose, *question))
                return await asyncio.wait_for(answer, OVERRUN)
            except (TimeoutError, BrokenProcessPool):
                self.kill(pool)
                raise

    def open(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(self.workers, spawn, begin_work)
        return self.pool

    def kill(self, pool: ProcessPoolExecutor) -> None:
        """End processes that hang or are broken; the next choice starts new ones."""
        if self.pool is pool:
            self.pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self.pool is not None:
            self.kill(self.pool)


async def ours(_table_id: str) -> bool:
    """Whether the bots of a table are ours to play, where no other process could."""
    return True


class BotPlayers:
    """Watches tables: where a bot owes an answer, it thinks, and answers after its pace."""

    def __init__(self, tables: Tables, workers: int, pace: float, metrics: Metrics) -> None:
        self.tables = tables
        self.thinkers = Thinkers(workers)
        self.pace = pace
        self.metrics = metrics
        self.choosing: dict[tuple[str, int], asyncio.Task[bool]] = {}
        self.claim: Callable[[str], Awaitable[bool]] = ours

    def look(self, table: Table) -> None:
        """Set every bot thinking that owes an answer at ``table``."""
        if table.play is None or table.gone or table.row.state == "closed":
            return
        for seat in table.play.state.waiting():
            place = (table.row.id, seat)
            if table.seats[seat].level is not None and place not in self.choosing:
                task = asyncio.create_task(self.answer(table, seat))
                self.choosing[place] = task
                task.add_done_callback(partial(self.done, place))

    def done(self, place: tuple[str, int], task: asyncio.Task[bool]) -> None:
        del self.choosing[place]
        table = self.tables.loaded.get(place[0])
        if table is not None and not task.cancelled() and task.result():
            self.look(table)

    def is_busy(self, table: Table) -> bool:
        return any(table_id == table.row.id for table_id, _ in self.choosing)

    async def answer(self, table: Table, seat: int) -> bool:
        """Choose and act for ``seat``, unless another process plays this table's bots."""
        if not await self.claim(table.row.id):
            return False
        level = table.seats[seat].level
        if level is not None and seat in table.playing().state.waiting():
            await self.choose_and_act(table, seat, level)
        return True

    async def choose_and_act(self, table: Table, seat: int, level: str) -> None:
        """Every choice of a level takes the same visible time."""
        play = table.playing()
        version = play.opened[seat]
        pace = asyncio.create_task(asyncio.sleep(self.pace_of(level)))
        action = await self.choice(table, play, seat, level)
        await pace
        if table.seats[seat].level is None:
            return  # the person came back
        try:
            await table.act(seat, version, action)
        except Refusal as refusal:
            log.info(
                "a bot's answer came too late", extra={"table": table.row.id, "why": refusal.code}
            )
            if table.gone:
                await asyncio.sleep(self.pace)
                await self.go_on(table.row.id)

    def pace_of(self, level: str) -> float:
        return max(self.pace, PACES.get(level, 0.0)) if self.pace else 0.0

    async def choice(self, table: Table, play: Play, seat: int, level: str) -> int:
        options = play.state.options(seat)
        row = table.row
        seed = f"{row.secret}:{seat}:{play.entries}"
        edition = self.tables.shelf.place_of(row.game, row.edition)
        folder = None if edition is None else str(edition)
        question = (row.game, folder, play.state.position(), seat, level, seed)
        self.metrics.count("bot_choices")
        for _ in range(2):
            try:
                action = await self.thinkers.think(*question)
            except BrokenProcessPool:
                continue  # perhaps another table's choice broke it
            except Exception as error:  # noqa: BLE001  # whatever a bot does, the game goes on
                why = repr(error)
                break
            if action in options:
                return action
            why = f"chose {action}"
        else:
            why = "the worker process died"
        self.metrics.count("bot_failures")
        told = {"table": row.id, "seat": seat, "level": level, "why": why}
        log.error("a bot failed: a random option is taken for it", extra=told)
        return secrets.choice(options)

    async def resume(self) -> None:
        """Load every table in play at which a bot sits, so that it goes on."""
        for table_id in await self.tables.store.played_by_bots():
            await self.go_on(table_id)

    async def go_on(self, table_id: str) -> Table | None:
        """Load a table, which sets its bots thinking; None when that cannot be."""
        try:
            return await self.tables.table(table_id)
        except Refusal as refusal:
            log.error("a table cannot go on", extra={"table": table_id, "why": str(refusal)})
            return None

    async def close(self) -> None:
        tasks = list(self.choosing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()
