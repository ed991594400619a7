"""Request ids: one for each request and each socket, in the answer and in every line of the log."""

from __future__ import annotations

import re
import secrets
from contextvars import ContextVar
from typing import Final

from starlette.types import Scope

HEADER: Final = "x-request-id"
WELL_FORMED: Final = re.compile(rb"[A-Za-z0-9._-]{8,64}")

current: ContextVar[str] = ContextVar("request_id", default="")


def begin(scope: Scope) -> str:
    """Give what happens from here on an id: the one that a proxy gave it, or a new one."""
    given = next((value for name, value in scope["headers"] if name == HEADER.encode()), b"")
    request_id = given.decode() if WELL_FORMED.fullmatch(given) else secrets.token_hex(8)
    current.set(request_id)
    return request_id
