"""A connection to PostgreSQL that is cut when it does not answer in time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection


async def raw_of(connection: AsyncConnection) -> Any:
    """Return asyncpg's own connection."""
    return (await connection.get_raw_connection()).driver_connection


@contextmanager
def cut_at(raw: Any, deadline: float) -> Iterator[None]:
    """Cut the connection at ``deadline``, or when whoever uses it is called away.

    To ask a frozen server to stop what it does, or to roll it back, would only be more to wait
    for.
    """
    cut = asyncio.get_running_loop().call_at(deadline, raw.terminate)
    try:
        yield
    except asyncio.CancelledError:
        raw.terminate()
        raise
    finally:
        cut.cancel()
