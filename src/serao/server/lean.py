"""uvicorn's socket protocol, with less kept for each of many sockets that are open for hours."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


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


class LeanProtocol(WebSocketsSansIOProtocol):
    """Forgets the headers of the handshake once it is over."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Inbox()  # type: ignore[assignment]

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.request.headers.clear()
            self.response.headers.clear()
