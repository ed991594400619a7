"""One server process for one SQLite file: it could not hear what another one stores.

While a server runs, the file ``.lock`` beside the database is locked, and says that the
database is in use. SQLite keeps the latest entries in a file of their own beside it, ``-wal``,
until a server is stopped in order. Where the lock file still says "in use" and that other file
is gone, entries are gone with it, and nobody should find that out by playing.
"""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Final

from serao.store import queries
from serao.store.privacy import make_private
from serao.store.sqlite import LONGEST_LOCK, to_look_at
from serao.store.store import sqlite_file
from serao.store.troubles import StoreError, first_line

IN_USE: Final = "in use"


class Alone:
    """The right to serve a database. Any number of processes may have it for a PostgreSQL."""

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Say for so long that the database is in use."""
        yield


class AloneAtFile(Alone):
    """The right to serve a SQLite file, which is locked."""

    def __init__(self, file: Path, lock: IO[str]) -> None:
        self.file = file
        self.lock = lock

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Hold the file open from the first entry to the last: so long ``-wal`` lies beside it."""
        with closing(sqlite3.connect(self.file, LONGEST_LOCK, isolation_level=None)) as keeper:
            keeper.execute(queries.PROOF.text)
            self.say(IN_USE)
            try:
                yield
            finally:
                if is_all_in_the_file(keeper):
                    self.say("")

    def say(self, word: str) -> None:
        self.lock.seek(0)
        self.lock.truncate()
        self.lock.write(word)
        self.lock.flush()
        os.fsync(self.lock.fileno())


def is_all_in_the_file(keeper: sqlite3.Connection) -> bool:
    """Bring everything from ``-wal`` into the file; whether that went well."""
    try:
        busy, entries, brought = keeper.execute("PRAGMA wal_checkpoint(FULL)").fetchone()
    except sqlite3.Error:
        return False
    return bool(busy == 0 and entries == brought)


@contextmanager
def alone_at(database: str, accept_loss: bool = False) -> Iterator[Alone]:
    """Keep other servers away from a SQLite file; the system lets go of it however we end."""
    named = sqlite_file(database)
    if named is None:
        yield Alone()
        return
    file = Path(named).resolve()  # whatever links lead to it
    with opened(lock_of(file)) as lock:
        if not can_lock(lock):
            raise StoreError(
                f"another serao serves {named}: stop it, or let both use one PostgreSQL"
            )
        if not accept_loss:
            check_whole(file)
        yield AloneAtFile(file, lock)


def lock_of(file: Path) -> Path:
    return Path(f"{file}.lock")


def opened(path: Path) -> IO[str]:
    try:
        make_private(path)
        return path.open("r+", encoding="utf-8")
    except OSError as error:
        raise StoreError(f"{path}: {error.strerror}: a server has to write there") from None


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


# -- whether all is there ---------------------------------------------------------------------


def check_whole(file: Path) -> None:
    """Refuse a file whose latest entries are gone."""
    if has_lost_entries(file):
        raise StoreError(
            f"{file}: the last server was not stopped in order, and {file.name}-wal, which held "
            "its latest entries, is gone: put it back, or restore a backup; --accept-loss goes on "
            "without them"
        )


def has_lost_entries(file: Path) -> bool:
    latest = Path(f"{file}-wal")
    lock = lock_of(file)
    in_use = lock.exists() and lock.read_text(encoding="utf-8") == IN_USE
    return in_use and (not latest.exists() or latest.stat().st_size == 0)


def faults_in(file: Path, how: str, seconds: float | None) -> tuple[list[str], bool]:
    """Return what SQLite finds wrong with a file, and whether it could look to the end in time.

    ``how`` is ``quick_check`` or ``integrity_check``, which also compares indexes with tables.
    """
    until = None if seconds is None else time.monotonic() + seconds
    found: list[str] = []
    try:
        with closing(sqlite3.connect(to_look_at(file), uri=True)) as connection:
            if until is not None:
                connection.set_progress_handler(lambda: time.monotonic() > until, 20_000)
            for (line,) in connection.execute(f"PRAGMA {how}"):
                found += line.splitlines()
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_INTERRUPT:
            return found, False
        found.append(first_line(error))
    return [line for line in found if line != "ok"], True
