"""uvicorn's protocols, with less kept for each of many sockets that are open for hours.

And with an end to what uvicorn lets go on for ever: a request that does not come, an answer that
nobody reads, frames without a message.
"""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from serao.server.doors import Doors, answer_at_the_door
from serao.server.limits import Bucket

SLICE: Final = 1024  # bytes that are taken in before somebody looks how many frames they were
PROGRESS: Final = 10_000  # bytes that a client at least takes, where more is waiting for it,
PART: Final = 8  # and one part in so many of what is waiting
AHEAD: Final = 65_536  # bytes that the system holds for a client before they are on their way
POLICY: Final = 1008  # close code: you may not
NOWHERE: Final = ("nowhere", 0)


class Inbox:
    """What has arrived and was not read: an ``asyncio.Queue`` for one reader, at a tenth of its size."""

    __slots__ = ("arrived", "reader")

    def __init__(self) -> None:
        self.arrived: list[Any] = []
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.arrived.append(message)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Any:
        while not self.arrived:
            self.reader = asyncio.get_running_loop().create_future()
            try:
                await self.reader
            finally:
                self.reader = None
        return self.arrived.pop(0)

    def empty(self) -> bool:
        return not self.arrived


class Unread:
    """Notes whether a client takes what is written for it, where much is or nothing more will be."""

    transport: Any
    doors: Doors
    noted = 0.0  # when the client last took something; 0: nobody waits for it
    unsent = 0  # bytes, at that time

    def is_unread(self, now: float) -> bool:
        """Whether the client has taken nothing to speak of for too long."""
        size = self.transport.get_write_buffer_size()
        if not self.noted or size <= self.unsent - max(PROGRESS, self.unsent // PART):
            self.noted, self.unsent = now, size
        return now - self.noted >= self.doors.reading_seconds


def notice_what_is_taken(transport: asyncio.BaseTransport) -> None:
    """Let the system hold little for a client beside what is on its way.

    What it held would be memory too, and a slow client's progress would be seen late.
    """
    opened = transport.get_extra_info("socket")
    if opened is not None and opened.family in (socket.AF_INET, socket.AF_INET6):
        with suppress(OSError, AttributeError):  # a system without it
            opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, AHEAD)


class DoorProtocol(Unread, H11Protocol):
    """Waits for a request as long as the doors say, and no longer."""

    def __init__(self, doors: Doors, **named: Any) -> None:
        super().__init__(**named)
        self.doors = doors
        self.is_in = False  # counted among the open connections
        self.waits_since: float | None = self.loop.time()  # for the rest of a request

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        notice_what_is_taken(transport)
        refusal = self.doors.let_in((self.client or NOWHERE)[0])
        if refusal is None:
            self.is_in = True
        else:
            transport.write(answer_at_the_door(refusal))
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.is_in:
            self.doors.let_out((self.client or NOWHERE)[0])

    def handle_events(self) -> None:
        before: RequestResponseCycle | None = self.cycle  # none yet, before the first request
        super().handle_events()
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            return
        if not cycle.more_body:
            self.waits_since = None
        elif cycle is not before:
            self.waits_since = self.loop.time()  # the head is there

    def resume_writing(self) -> None:
        self.noted = 0.0  # nearly all was taken, and more may come
        super().resume_writing()

    def on_response_complete(self) -> None:
        self.waits_since = self.loop.time()
        super().on_response_complete()

    def is_overdue(self, now: float) -> bool:
        if self.flow.write_paused or self.transport.is_closing():
            return self.is_unread(now)
        self.noted = 0.0
        since = self.waits_since
        return since is not None and now - since >= self.doors.request_seconds


class LeanProtocol(Unread, WebSocketsSansIOProtocol):
    """Forgets the headers of the handshake once it is over, and counts every frame."""

    def __init__(self, doors: Doors, **named: Any) -> None:
        super().__init__(**named)
        self.queue = Inbox()  # type: ignore[assignment]
        self.doors = doors
        self.allowed = Bucket(doors.frame_rate, doors.frame_burst)  # frames of any kind

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.doors.let_out((self.client or NOWHERE)[0])  # who was let in as a request

    def resume_writing(self) -> None:
        self.noted = 0.0
        super().resume_writing()

    async def run_asgi(self) -> None:
        self.scope["state"]["cut_off"] = self.cut_off
        await super().run_asgi()

    def cut_off(self) -> None:
        """End at once what cannot be closed: more waits for the client than it takes."""
        if not self.writable.is_set():
            self.doors.metrics.count("cut_off")
            self.transport.abort()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()
            self.response.headers.clear()

    def data_received(self, data: bytes) -> None:
        """Take in a little at a time: a packet holds thousands of frames that say nothing."""
        if len(data) <= SLICE:
            super().data_received(data)
            return
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        if self.allowed.take(len(self.conn.events)):
            super().handle_events()
        else:
            self.turn_away()

    def turn_away(self) -> None:
        """Close the socket of somebody who sends too much; nothing more of it is read."""
        self.doors.metrics.refuse("request/too-many")
        if self.handshake_complete and not self.close_sent:
            self.conn.fail(POLICY, "too many messages: slow down")
            self.handle_parser_exception()
        else:
            self.transport.abort()

    def is_overdue(self, now: float) -> bool:
        if self.writable.is_set() and not self.transport.is_closing():
            self.noted = 0.0
            return False
        return self.is_unread(now)
