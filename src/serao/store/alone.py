"""One server process for one SQLite file: it could not hear what another one stores."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from serao.store.database import StoreError
from serao.store.store import sqlite_file


@contextmanager
def alone_at(database: str) -> Iterator[None]:
    """Keep other servers away from a SQLite file; the system lets go of it however we end."""
    file = sqlite_file(database)
    if file is None:
        yield
        return
    with Path(f"{file}.lock").open("a", encoding="utf-8") as lock:
        if not can_lock(lock):
            raise StoreError(
                f"another serao serves {file}: stop it, or let both use one PostgreSQL"
            )
        yield


def can_lock(lock: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415

            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
