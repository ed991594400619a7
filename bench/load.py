"""Load on a server from the outside: many tables, a socket for every seat, random answers.

What is the same for every system: who is asked answers at once (flat out) or when its turn in
an even pace comes; what is measured is the time until the server has accepted an answer, and
until it has shown what followed from it.
"""

from __future__ import annotations

import asyncio
import os
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PAGE: Final = os.sysconf("SC_PAGE_SIZE")
COMING: Final = 10  # tables that are opened at the same time
TICK: Final = os.sysconf("SC_CLK_TCK")


# -- the server process -----------------------------------------------------------------------


def cpu_seconds(pid: int) -> float:
    """Return the CPU time that a process has used, as Linux counts it."""
    after_name = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / TICK


def resident_kilobytes(pid: int) -> float:
    pages = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * PAGE / 1024


# -- what is measured -------------------------------------------------------------------------


@dataclass
class Measured:
    """One stretch of load."""

    seconds: float = 0.0
    actions: int = 0
    refused: int = 0
    accepted: list[float] = field(default_factory=list)  # seconds from sending, each
    shown: list[float] = field(default_factory=list)
    cpu_seconds: float = 0.0  # of the server

    @property
    def rate(self) -> float:
        return self.actions / self.seconds

    @property
    def per_core(self) -> float:
        """Actions in one second of the server's CPU time."""
        return self.actions / self.cpu_seconds


def milliseconds(times: list[float], share: float) -> float:
    """Return the time that ``share`` of all stay under."""
    ranked = sorted(times)
    return 1000 * ranked[min(len(ranked) - 1, int(share * len(ranked)))] if ranked else 0.0


@dataclass
class Run:
    """What one server did under load, and what it took."""

    tables: int
    empty: float  # kilobytes resident before anybody came
    seated: float
    after: float
    paced: Measured
    flat_out: Measured
    opened: int  # tables that were opened during flat_out, where games were over

    @property
    def per_table(self) -> float:
        return (self.seated - self.empty) / self.tables


# -- players ----------------------------------------------------------------------------------


class Load:
    """Everybody who plays, and how fast they are to play."""

    def __init__(self, seed: int = 1) -> None:
        self.rng = Random(seed)
        self.now = Measured()
        self.is_flat_out = False
        self.asked: deque[Player] = deque()

    async def ask(self, player: Player) -> None:
        """Let a player answer now, or when its turn comes."""
        if self.is_flat_out:
            await player.act()
        else:
            self.asked.append(player)

    async def paced(self, rate: float, seconds: float) -> None:
        """Let one player answer every 1/rate seconds."""
        self.is_flat_out = False
        start = perf_counter()
        for i in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, start + i / rate - perf_counter()))
            if self.asked:
                await self.asked.popleft().act()

    async def flat_out(self, seconds: float) -> None:
        """Let everybody answer as soon as they are asked."""
        self.is_flat_out = True
        while self.asked:
            await self.asked.popleft().act()
        await asyncio.sleep(seconds)
        self.is_flat_out = False

    async def measured(self, pid: int, stretch: Awaitable[None]) -> Measured:
        """Return what happens during a stretch of load on the server process ``pid``."""
        self.now = Measured()
        start, used = perf_counter(), cpu_seconds(pid)
        await stretch
        result, self.now = self.now, Measured()
        result.seconds = perf_counter() - start
        result.cpu_seconds = cpu_seconds(pid) - used
        return result


class Player(ABC):
    """One seat with one socket. A system's player knows what the messages mean."""

    def __init__(self, load: Load, socket: ClientConnection) -> None:
        self.load = load
        self.socket = socket
        self.is_playing = False  # set by the first message that shows a table in play
        self.sent = 0.0  # when the last answer went out
        self.is_shown = True  # what followed from it

    @abstractmethod
    def answer(self) -> str:
        """Return a random answer to the open question as a message."""

    @abstractmethod
    async def hear(self, message: str) -> None:
        """Take in a message: call ``accepted``, ``shown`` and ``load.ask`` as it says."""

    async def act(self) -> None:
        message = self.answer()
        self.sent = perf_counter()
        self.is_shown = False
        with suppress(ConnectionClosed):
            await self.socket.send(message)

    def accepted(self) -> None:
        self.load.now.actions += 1
        self.load.now.accepted.append(perf_counter() - self.sent)

    def shown(self) -> None:
        if not self.is_shown:
            self.is_shown = True
            self.load.now.shown.append(perf_counter() - self.sent)

    async def read(self) -> None:
        with suppress(ConnectionClosed):
            async for message in self.socket:
                await self.hear(str(message))


async def joined(address: str) -> ClientConnection:
    return await connect(address, compression=None, max_size=None, ping_interval=None)


class Crowd:
    """Keeps a number of tables going: where a game is over, the next one begins."""

    def __init__(self, open_table: Callable[[], Awaitable[list[Player]]]) -> None:
        self.open_table = open_table  # returns the players of a fresh table
        self.door = asyncio.Semaphore(COMING)
        self.opened = 0
        self.playing: dict[int, list[Player]] = {}  # slot -> players
        self.slots: list[asyncio.Task[None]] = []

    async def gather(self, tables: int) -> None:
        """Return when everybody sits and play has begun everywhere."""
        self.slots = [asyncio.create_task(self.keep_playing(slot)) for slot in range(tables)]
        while len(self.playing) < tables or not all(
            player.is_playing for players in self.playing.values() for player in players
        ):
            for slot in self.slots:
                if slot.done():
                    slot.result()
            await asyncio.sleep(0.05)

    async def keep_playing(self, slot: int) -> None:
        while True:
            async with self.door:
                players = await self.open_table()
            self.opened += 1
            self.playing[slot] = players
            reading = [asyncio.create_task(player.read()) for player in players]
            try:
                await asyncio.wait(reading)
            finally:
                for task, player in zip(reading, players, strict=True):
                    task.cancel()
                    player.socket.transport.abort()

    async def leave(self) -> None:
        for slot in self.slots:
            slot.cancel()
        await asyncio.gather(*self.slots, return_exceptions=True)


async def warm(open_table: Callable[[], Awaitable[list[Player]]]) -> None:
    """Open some tables and leave them: what every server does only once is done."""
    crowd = Crowd(open_table)
    await crowd.gather(COMING)
    await crowd.leave()


async def run(
    load: Load,
    pid: int,
    open_table: Callable[[], Awaitable[list[Player]]],
    tables: int,
    rate: float,
    seconds: float,
) -> Run:
    """Fill the server, play at a steady rate, then flat out."""
    await warm(open_table)
    load.asked.clear()
    empty = resident_kilobytes(pid)
    crowd = Crowd(open_table)
    await crowd.gather(tables)
    await asyncio.sleep(1.0)
    seated = resident_kilobytes(pid)
    paced = await load.measured(pid, load.paced(rate, seconds))
    before = crowd.opened
    flat_out = await load.measured(pid, load.flat_out(seconds))
    opened = crowd.opened - before
    await asyncio.sleep(1.0)  # what is under way is accepted
    await crowd.leave()
    return Run(tables, empty, seated, resident_kilobytes(pid), paced, flat_out, opened)
