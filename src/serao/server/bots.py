"""Bots at hosted tables: they think in worker processes, never on the event loop.

They rest at tables that all people have left, and at tables of bots that nobody looks at.
"""

from __future__ import annotations

import asyncio
import logging
import math
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, suppress
from functools import cache, partial
from multiprocessing.connection import wait
from typing import Any, Final

from serao.bots import LEVELS, Budget, Searcher, bot, sight_of
from serao.games import game as game_called
from serao.kernel.errors import SeraoError
from serao.kernel.game import Game
from serao.kernel.state import NOBODY, State
from serao.kernel.steps import Together
from serao.server import sitting
from serao.server.codes import Refusal
from serao.server.hosted import Play
from serao.server.metrics import Metrics
from serao.server.second_thoughts import MOST_ENTRIES
from serao.server.tables import Table, Tables
from serao.server.turns import Turns
from serao.store import Unavailable

# Seconds that an answer takes to see, for levels that may think longer than the usual pace.
PACES: Final = {"expert": 1.4}
GOING_ON: Final = 0.1  # of a pace: a choice that goes on with a turn, or that nobody waits to see
FEW: Final = (
    4  # paces between two answers of people: many bots share them, and what is more is brief
)
ON_THE_WAY: Final = 0.1  # seconds for a question to reach a worker and its answer to come back
OVERRUN: Final = 20.0  # seconds after which an answer is given up
PAUSE: Final = 1.0  # seconds before a bot tries again what could not be done
RESUMED: Final = 4  # tables whose bots go on at the same time after a start

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


def answer(
    slug: str,
    edition: str | None,
    position: dict[str, Any],
    seat: int,
    level: str,
    seed: str,
    iterations: int | None = None,
) -> list[int]:
    """Return a bot's whole answer at a table: every part of it, where it has several.

    The bot is handed its sight and nothing else. All parts together take the time of one choice:
    each that others may follow has half of what is left, and what was learned for it helps them.
    With ``iterations`` each part has so many, and the same seed gives the same answer anywhere.
    """
    table = game_here(slug, edition).table_from(position)
    budget = None if iterations is None else Budget(iterations=iterations)
    player = bot(level, seed, budget)
    left = player.budget.seconds if isinstance(player, Searcher) else None
    asked = table.asked
    parts: list[int] = []
    while not parts or owes_more(table, seat, asked):
        if isinstance(player, Searcher) and left is not None:
            share = left / 2 if may_lead_on(table, seat) else left
            player.budget, left = Budget(share), left - share
        parts.append(player.choose(sight_of(table, seat)))
        table.act(parts[-1], seat)
    return parts


def owes_more(table: State, seat: int, asked: int) -> bool:
    """Whether what ``seat`` has answered to the choice of number ``asked`` is not all of it."""
    return table.asked == asked and bool(table.options(seat))


def may_lead_on(table: State, seat: int) -> bool:
    """Whether some option of ``seat`` is only a part of its answer."""
    if not table.answers:
        return False
    for option in table.options(seat):
        after = table.clone()
        after.act(option, seat)
        if owes_more(after, seat, table.asked):
            return True
    return False


# -- in the server ----------------------------------------------------------------------------


class Workers:
    """Worker processes for one kind of ``work``, and whose turn it is."""

    def __init__(
        self,
        number: int,
        metrics: Metrics,
        work: Callable[..., Any] = answer,
        overrun: float | None = None,
    ) -> None:
        self.number = number
        self.work = work
        self.overrun = overrun  # seconds after which it is given up; None: as for an answer
        self.turns = Turns(number)
        self.metrics = metrics
        self.pool: ProcessPoolExecutor | None = None

    @asynccontextmanager
    async def turn(self, table: Table) -> AsyncIterator[None]:
        """Wait for a worker; tables take turns, and those that somebody looks at come first."""
        began = time.monotonic()
        opener = sitting.origin_of(table.row)
        async with self.turns.turn(table.row.id, opener, partial(is_watched, table)):
            self.metrics.count("bot_waiting_seconds", time.monotonic() - began)
            yield

    async def think(self, *question: Any) -> Any:
        """Return the work done on a question, elsewhere."""
        pool = self.pool or self.open()
        try:
            thought = asyncio.wrap_future(pool.submit(self.work, *question))
            return await asyncio.wait_for(thought, self.overrun or OVERRUN)
        except (TimeoutError, BrokenProcessPool):
            self.kill(pool)
            raise

    def open(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(self.number, spawn, begin_work)
        return self.pool

    def kill(self, pool: ProcessPoolExecutor) -> None:
        """End processes that hang or are broken; the next answer starts new ones."""
        if self.pool is pool:
            self.pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self.pool is not None:
            self.kill(self.pool)


class Thinkers:
    """All workers. Levels that answer at once have one of their own: they wait for no search."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        self.quick = Workers(1, metrics)
        self.searching = Workers(workers, metrics)

    def of(self, level: str) -> Workers:
        return self.searching if issubclass(LEVELS[level], Searcher) else self.quick

    def waiting(self) -> int:
        return len(self.quick.turns.waiting) + len(self.searching.turns.waiting)

    def longest_wait(self) -> float:
        return max(self.quick.turns.longest_wait(), self.searching.turns.longest_wait())

    def close(self) -> None:
        self.quick.close()
        self.searching.close()


async def ours(_table_id: str) -> bool:
    """Whether the bots of a table are ours to play, where no other process could."""
    return True


def is_watched(table: Table) -> bool:
    """Whether somebody is connected, here or (on a seat) at another process."""
    return bool(table.listeners or table.elsewhere)


def rests(table: Table) -> bool:
    """Whether a table's bots rest: everybody who played there has left, or only bots do, unseen."""
    if any(seat.kind == "person" for seat in table.seats):
        return table.is_left()
    return not is_watched(table)


def goes_on(play: Play, seat: int) -> bool:
    """Whether ``seat`` acted last, for all to see: a secret answer to what several are asked is not."""
    state = play.state
    return state.actor == seat and not isinstance(state.open_step(), Together)


def is_out(table: Table, seat: int) -> bool:
    """Whether a person has nothing more to decide, as everybody can see."""
    return table.game.course.is_out(table.playing().state, seat)


def people_at(table: Table) -> list[int]:
    """Return the seats on which people play themselves."""
    return [one.seat for one in table.seats if one.kind == "person" and one.level is None]


def paces_since(play: Play, people: list[int], turn: float, alone: bool = False) -> float:
    """Return how many paces bots have taken since one of ``people`` acted, ``turn`` for each turn.

    Where somebody sits ``alone`` among bots, what left no choice is not counted as acting: the page
    has answered it, and nobody is there to whom the pace could tell so.
    """
    paces, last = 0.0, NOBODY
    for done in reversed(play.takebacks.standing):
        if done.seat not in people:
            paces += GOING_ON if done.seat == last else turn
            last = done.seat
        elif done.was_chosen or not alone:
            break
    return round(paces, 3)


def is_alone(table: Table) -> bool:
    """Whether one person plays among bots, where no stranger looks on."""
    return not table.row.public and [seat.kind for seat in table.seats].count("person") == 1


def answering(table: Table) -> Sequence[int]:
    """Return the seats that may answer now.

    At the deal of a day one seat is after the other, the person first: what a bot samples depends on
    who has answered already, and the same moves are to give the same game.
    """
    waiting = table.playing().state.waiting()
    if table.row.day is None:
        return waiting
    people = set(people_at(table))
    return sorted(waiting, key=lambda seat: (seat not in people, seat))[:1]


class BotPlayers:
    """Watches tables: where a bot owes an answer, it thinks, and answers after its pace."""

    def __init__(
        self,
        tables: Tables,
        workers: int,
        pace: float,
        metrics: Metrics,
        claim: Callable[[str], Awaitable[bool]] = ours,
    ) -> None:
        self.tables = tables
        self.thinkers = Thinkers(workers, metrics)
        self.pace = pace
        self.metrics = metrics
        self.choosing: dict[tuple[str, int], asyncio.Task[bool]] = {}
        self.claim = claim  # whether a table's bots are ours to play

    def look(self, table: Table) -> None:
        """Set every bot thinking that owes an answer at ``table``."""
        if table.play is None or table.gone or table.row.state == "closed" or rests(table):
            return
        if table.play.entries >= MOST_ENTRIES:
            return
        asked = time.monotonic()
        for seat in answering(table):
            place = (table.row.id, seat)
            if table.seats[seat].level is not None and place not in self.choosing:
                task = asyncio.create_task(self.answer(table, seat, asked))
                self.choosing[place] = task
                task.add_done_callback(partial(self.done, place))

    def done(self, place: tuple[str, int], task: asyncio.Task[bool]) -> None:
        del self.choosing[place]
        if task.cancelled():
            return
        if task.exception() is not None:
            self.metrics.count("bot_failures")
            log.error("a bot cannot answer", exc_info=task.exception(), extra={"table": place[0]})
        table = self.tables.loaded.get(place[0])
        if table is None:
            return
        if task.exception() is not None:
            asyncio.get_running_loop().call_later(PAUSE, self.look, table)
        elif task.result():
            self.look(table)

    def is_busy(self, table: Table) -> bool:
        return any(table_id == table.row.id for table_id, _ in self.choosing)

    async def answer(self, table: Table, seat: int, asked: float) -> bool:
        """Think and act for ``seat``, unless another process plays this table's bots."""
        if not await self.claim(table.row.id):
            return False
        level = table.seats[seat].level
        if level is None:
            return True
        workers = self.thinkers.of(level)
        async with workers.turn(table):
            play = table.playing()
            if table.gone:
                await self.tables.table(table.row.id)
            if table.gone or rests(table) or not play.state.options(seat):
                return True
            version, began = play.hearing.opened[seat], time.monotonic()
            share = self.share(table, seat)
            parts = await self.parts(workers, table, play, seat, level)
            if turn := self.turn_of(level):
                await self.rest_until(began + turn)
        shown = began + self.pace_of(level) * share if turn else self.beat_after(asked, share)
        try:
            await self.enter(table, seat, version, parts, shown)
        except Unavailable:
            await self.wait_for_store(table)
        return True

    async def enter(
        self, table: Table, seat: int, version: int, parts: list[int], shown: float
    ) -> None:
        """Give an answer, its last part at ``shown``: until then nobody sees anything of it.

        So every answer of a level takes the same visible time, whatever it is and however many
        parts it has.
        """
        try:
            for i, action in enumerate(parts):
                if i == len(parts) - 1:
                    await self.rest_until(shown)
                if table.seats[seat].level is None:
                    return  # the person came back
                await table.act(seat, version, action)
                version = table.playing().hearing.opened[seat]
        except Refusal as refusal:
            log.info(
                "a bot's answer came too late", extra={"table": table.row.id, "why": refusal.code}
            )
            if table.gone:
                await asyncio.sleep(self.pace)
                await self.go_on(table.row.id)

    async def wait_for_store(self, table: Table) -> None:
        """Return when the store works again, and the table stands as it is stored."""
        while True:
            await asyncio.sleep(PAUSE)
            with suppress(Unavailable):
                await self.tables.store.prove()
                await self.go_on(table.row.id)
                return

    async def rest_until(self, moment: float) -> None:
        await asyncio.sleep(moment - time.monotonic())

    def pace_of(self, level: str) -> float:
        return max(self.pace, PACES.get(level, 0.0)) if self.pace else 0.0

    def share(self, table: Table, seat: int) -> float:
        """Return how much of a pace an answer takes, by what everybody can see.

        Turns are paced: what a bot goes on with takes little, and so does everything when
        nobody at the table has anything more to decide.
        """
        play = table.playing()
        people = people_at(table)
        if goes_on(play, seat) or (people and all(is_out(table, person) for person in people)):
            return GOING_ON
        share = min(1.0, FEW / (len(table.seats) - len(people)))
        kept_waiting = bool(people) and paces_since(play, people, share, is_alone(table)) >= FEW
        return GOING_ON if kept_waiting else share

    def beat_after(self, asked: float, share: float) -> float:
        """Return when a bot that answers at once is seen to: its pace after it was asked.

        Several are asked at the same time and think one after the other: what each took must not
        show in when the next one answers. Where they had to wait for long it is two paces, or more.
        """
        if not self.pace:
            return asked
        pace = self.pace * share
        return asked + pace * max(1, math.ceil((time.monotonic() - asked) / pace))

    def turn_of(self, level: str) -> float:
        """Return for how long a bot has its turn, whether it thinks that long or not.

        Whoever is next would begin sooner after one that had no choice, and show it.
        """
        player = LEVELS[level]
        if not self.pace or not issubclass(player, Searcher):
            return 0.0
        return (player.usual.seconds or 0.0) + ON_THE_WAY

    async def parts(
        self, workers: Workers, table: Table, play: Play, seat: int, level: str
    ) -> list[int]:
        """Return the bot's answer, or one at random where it has none.

        At the deal of a day nothing is left to chance, nor to who is quicker: there a bot that has
        no answer is asked again.
        """
        row = table.row
        turn = play.entries if row.day is None else play.state.asked
        seed = f"{row.secret}:{seat}:{turn}"
        iterations = None if row.day is None else row.day.iterations
        edition = self.tables.shelf.place_of(row.game, row.edition)
        folder = None if edition is None else str(edition)
        question = (row.game, folder, play.state.position(), seat, level, seed, iterations)
        now = play.state.clone()
        self.metrics.count("bot_choices")
        for _ in range(2):
            try:
                parts: list[int] = await workers.think(*question)
            except BrokenProcessPool:
                continue  # perhaps another table's answer broke it
            except Exception as error:  # noqa: BLE001  # whatever a bot does, the game goes on
                why = repr(error)
                break
            if parts and parts[0] in now.options(seat):
                return parts
            why = f"chose {parts}"
        else:
            why = "the worker process died"
        self.metrics.count("bot_failures")
        told = {"table": row.id, "seat": seat, "level": level, "why": why}
        if row.day is not None:
            raise SeraoError(f"a bot at the deal of a day has no answer: {why}")
        log.error("a bot failed: a random option is taken for it", extra=told)
        return at_random(now, seat)

    async def resume(self) -> None:
        """Load the tables in play at which people sit with bots, so that these go on.

        A few at a time: the next one waits until the bots of others have answered.
        """
        for table_id in await self.tables.store.played_by_bots():
            while len(unseen := self.unseen()) >= RESUMED:
                await asyncio.wait(unseen, return_when=asyncio.FIRST_COMPLETED)
            await self.go_on(table_id)

    def unseen(self) -> list[asyncio.Task[bool]]:
        """Return the bots that are choosing where nobody looks."""
        loaded = self.tables.loaded
        return [
            task
            for (table_id, _), task in self.choosing.items()
            if table_id in loaded and not is_watched(loaded[table_id])
        ]

    async def go_on(self, table_id: str) -> Table | None:
        """Load a table, which sets its bots thinking; None for one that is set aside."""
        try:
            return await self.tables.table(table_id)
        except Refusal:
            return None

    async def close(self) -> None:
        tasks = list(self.choosing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()


def at_random(table: State, seat: int) -> list[int]:
    """Return a whole answer of ``seat`` that nobody has thought about."""
    asked = table.asked
    parts: list[int] = []
    while not parts or owes_more(table, seat, asked):
        parts.append(secrets.choice(table.options(seat)))
        table.act(parts[-1], seat)
    return parts
