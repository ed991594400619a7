"""What keeps a database from its work, in few words, whichever database it is."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from serao.kernel.errors import SeraoError

Trouble = Literal["full", "locked", "read-only", "damaged", "disk", "away", "slow"]

# By SQLite's primary codes.
SQLITE: Final[dict[int, Trouble]] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_PROTOCOL: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_AUTH: "read-only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_CANTOPEN: "away",
    sqlite3.SQLITE_INTERRUPT: "slow",
}

# By PostgreSQL's SQLSTATE, or the class that is its first two letters.
POSTGRES: Final[dict[str, Trouble]] = {
    "53100": "full",
    "25006": "read-only",
    "42501": "read-only",  # no right to it
    "55P03": "locked",
    "57014": "slow",  # cancelled
    "08": "away",
    "28": "away",  # not let in
    "3D": "away",  # no such database
    "40": "locked",  # somebody else was quicker, or a deadlock
    "53": "away",  # no memory, no connections left
    "57": "away",  # shutting down, starting up
    "58": "disk",
    "XX": "damaged",
}


class StoreError(SeraoError):
    """The database cannot be had, or is not one of ours."""


class Unavailable(StoreError):
    """The database does not do its work now.

    What was to be written was not, unless it is ``in_doubt``: then the database alone knows,
    and whoever goes on has to read it there.
    """

    def __init__(self, trouble: Trouble, said: str, in_doubt: bool = False) -> None:
        super().__init__(f"{trouble}: {said}")
        self.trouble = trouble
        self.said = said
        self.in_doubt = in_doubt


def trouble_of(error: BaseException) -> Trouble | None:
    """Return what keeps the database from its work; None for a mistake of another kind."""
    if isinstance(error, TimeoutError | PoolTimeout):
        return "slow"
    if isinstance(error, OSError):
        return "full" if error.errno == errno.ENOSPC else "away"
    if isinstance(error, sqlite3.Error):
        return SQLITE.get(getattr(error, "sqlite_errorcode", -1) & 0xFF)
    if isinstance(error, DBAPIError):
        return trouble_below(error)
    return None


def trouble_below(error: DBAPIError) -> Trouble | None:
    if error.connection_invalidated:
        return "away"
    if isinstance(error.orig, sqlite3.Error | OSError):
        return trouble_of(error.orig)
    state = str(getattr(error.orig, "sqlstate", None) or "")
    return POSTGRES.get(state) or POSTGRES.get(state[:2])


@contextmanager
def named(in_doubt: bool = False) -> Iterator[None]:
    """Say of what fails for want of the database that it is ``Unavailable``."""
    try:
        yield
    except Exception as error:
        trouble = trouble_of(error)
        if trouble is None:
            raise
        raise Unavailable(trouble, first_line(error), in_doubt or trouble == "disk") from None


def first_line(error: BaseException) -> str:
    return (str(error) or repr(error)).splitlines()[0]
