"""Long answers: made once for many who ask, and sent a piece at a time, as fast as each one reads."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Final, NamedTuple

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

PIECE: Final = 32_768  # bytes; the next one waits until the client has taken most of what it has


class Long(NamedTuple):
    """The text of a long answer, which everybody who is given it shares."""

    plain: bytes
    packed: bytes

    @property
    def size(self) -> int:
        return len(self.plain) + len(self.packed)


def long(plain: bytes) -> Long:
    return Long(plain, packed(plain))


def packed(plain: bytes) -> bytes:
    return gzip.compress(plain, compresslevel=1, mtime=0)


def nothing() -> None:
    """After an answer for which nobody waits."""


class InPieces(Response):
    """An answer of which no more is in a connection's memory than a piece or two."""

    after: Callable[[], None] = staticmethod(nothing)  # called once, when it is sent or given up

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            head = {"status": self.status_code, "headers": self.raw_headers}
            await send({"type": "http.response.start", **head})
            body = bytes(self.body)
            for start in range(0, max(1, len(body)), PIECE):
                end = start + PIECE
                part = {"body": body[start:end], "more_body": end < len(body)}
                await send({"type": "http.response.body", **part})
        finally:
            self.after()
