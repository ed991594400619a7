"""A line between two programs that can be cut, held up, shut on one side, or made to swallow."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from typing import Final

CHUNK: Final = 65_536  # bytes


class Wire:
    """One connection through the proxy."""

    def __init__(self, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self.near = near  # towards whoever connected
        self.far = far
        self.is_deaf = False  # what the far side says is swallowed

    def cut(self) -> None:
        for side in (self.near, self.far):
            side.transport.abort()

    def shut(self, side: asyncio.StreamWriter) -> None:
        """Say to one side that nothing more will come, and go on listening to it."""
        with suppress(OSError, RuntimeError):
            side.write_eof()


class Proxy:
    """Listens on a port that stays the same and passes on to one that may change."""

    def __init__(self, target: int | None = None) -> None:
        self.target = target  # None: nobody is there
        self.port = 0
        self.wires: set[Wire] = set()
        self.running: set[asyncio.Task[None]] = set()
        self.flowing = asyncio.Event()
        self.flowing.set()
        self.cuts = 0

    async def open(self) -> None:
        self.server = await asyncio.start_server(self.arrived, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        self.server.close()
        self.flowing.set()
        self.cut(None)
        await asyncio.gather(*self.running, return_exceptions=True)

    def arrived(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self.connect(reader, writer))
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    async def connect(self, reader: asyncio.StreamReader, near: asyncio.StreamWriter) -> None:
        if self.target is None:
            near.transport.abort()
            return
        try:
            answers, far = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            near.transport.abort()
            return
        wire = Wire(near, far)
        self.wires.add(wire)
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self.forward(reader, far))
                both.create_task(self.forward(answers, near, wire))
        finally:
            self.wires.discard(wire)
            wire.cut()

    async def forward(
        self, source: asyncio.StreamReader, to: asyncio.StreamWriter, wire: Wire | None = None
    ) -> None:
        """Pass on what comes, until it ends or the line is cut; ``wire`` may be deaf to it."""
        with suppress(OSError, RuntimeError):  # cut, or shut before
            while data := await source.read(CHUNK):
                await self.flowing.wait()
                if wire is not None and wire.is_deaf:
                    continue
                to.write(data)
                await to.drain()
            to.write_eof()

    # -- what may happen to a line -----------------------------------------------------------

    def some(self, rng: Random | None) -> list[Wire]:
        """Return about half of the connections, or all of them."""
        return [wire for wire in self.wires if rng is None or rng.random() < 0.5]

    def cut(self, rng: Random | None) -> None:
        for wire in self.some(rng):
            self.cuts += 1
            wire.cut()

    def shut(self, rng: Random | None) -> None:
        """Shut one of the two directions."""
        for wire in self.some(rng):
            self.cuts += 1
            wire.shut(wire.far if rng is None or rng.random() < 0.5 else wire.near)

    def deafen(self, rng: Random | None) -> None:
        """Let what clients say arrive, and nothing come back."""
        for wire in self.some(rng):
            self.cuts += 1
            wire.is_deaf = True

    def hold(self) -> None:
        """Keep back everything that comes from now on."""
        self.flowing.clear()

    def let_go(self) -> None:
        self.flowing.set()
