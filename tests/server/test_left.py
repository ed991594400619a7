"""Whoever has left a seat does nothing there any more, whatever their socket is doing."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from serao.server import seats
from serao.server.hall import Hall, open_hall
from serao.server.seats import Person, Place
from serao.server.sockets import Connection
from tests.server.hosting import commit, committed
from tests.server.test_bots import settings_in, until


class Socket:
    """The socket of a client that takes ``reads`` messages and then nothing more."""

    def __init__(self, hall: Hall, place: Place, reads: int) -> None:
        self.arrived: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.took: list[dict[str, Any]] = []
        self.reads = reads
        self.is_cut_off = False
        scope = {"type": "websocket", "headers": [], "state": {"cut_off": self.cut_off}}
        self.arrived.put_nowait({"type": "websocket.connect"})
        self.send(t="hello", token=place.token)
        running = Connection(hall, scope, self.arrived.get, self.take).run(place.table.row.id)
        self.task = asyncio.create_task(running)

    def send(self, **message: Any) -> None:
        self.arrived.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def take(self, message: Any) -> None:
        if len(self.took) > self.reads:
            await asyncio.Event().wait()  # nothing more can be sent
        self.took.append(message)

    def cut_off(self) -> None:
        """End the connection, as a transport that is aborted does."""
        self.is_cut_off = True

    async def is_done_with_all(self) -> None:
        """Return when every message that was sent has been looked at."""
        await until(self.arrived.empty)
        for _ in range(20):
            await asyncio.sleep(0)


async def opened(hall: Hall) -> tuple[Place, Place]:
    ana = await seats.create(hall.tables, "caretos", ["me", "open"], {}, True, Person("Ana"))
    return ana, await seats.join(ana.table, "", 1, Person("Bob"))


def test_a_seat_that_was_left_is_silent_and_its_socket_cut_off(tmp_path: Path) -> None:
    """Bob reads nothing, so that his socket cannot be closed; then Carl has the seat."""

    async def story() -> None:
        async with open_hall(settings_in(tmp_path)) as hall:
            ana, bob = await opened(hall)
            table = ana.table
            deaf = Socket(hall, bob, reads=0)
            await until(lambda: 1 in table.listeners)
            await commit(table, 0)  # something that he is told
            await seats.leave(table, 1)
            assert deaf.is_cut_off
            assert 1 not in table.present()
            await seats.join(table, "", 1, Person("Carl"))
            deaf.send(t="commit", attempt=1, commitment=committed(table, 1), ref=1)
            deaf.send(t="say", text="I am Carl", ref=2)
            await deaf.is_done_with_all()
            assert (table.seats[1].name, table.seats[1].commitment) == ("Carl", None)
            assert table.row.seal is None
            assert table.chat == []
            deaf.task.cancel()

    asyncio.run(story())


def test_what_waited_while_the_seat_changed_hands_is_refused(tmp_path: Path) -> None:
    """Bob's commitment waits for the table's lock; before it comes to it, the seat is Carl's."""

    async def story() -> None:
        async with open_hall(settings_in(tmp_path)) as hall:
            ana, bob = await opened(hall)
            table = ana.table
            socket = Socket(hall, bob, reads=100)
            await until(lambda: 1 in table.listeners)
            async with table.lock:
                leaving = asyncio.create_task(seats.leave(table, 1))
                joining = asyncio.create_task(seats.join(table, "", 1, Person("Carl")))
                for _ in range(5):
                    await asyncio.sleep(0)
                socket.send(t="commit", attempt=1, commitment=committed(table, 1), ref=1)
                await socket.is_done_with_all()
            await asyncio.gather(leaving, joining)
            async with table.lock:  # after the commitment
                assert (table.seats[1].name, table.seats[1].commitment) == ("Carl", None)
            assert {one["code"] for one in socket.took if one["type"].endswith("close")} == {1013}
            socket.task.cancel()

    asyncio.run(story())
