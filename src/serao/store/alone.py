"""One server process for one SQLite file: it could not hear what another one stores.

While a server runs, the file ``.lock`` beside the database is locked, and says how far the
database has come. SQLite keeps the latest entries in a file of their own, ``-wal``. Where that
is gone, entries are gone with it, and nobody should find that out by playing.
"""

from __future__ import annotations

import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from io import FileIO
from pathlib import Path

from serao.store import queries
from serao.store.marks import NUMBER, Mark, has_lost_entries, lock_of
from serao.store.privacy import make_private
from serao.store.sqlite import LONGEST_LOCK, to_look_at
from serao.store.store import sqlite_file
from serao.store.troubles import StoreError, first_line


class Alone:
    """The right to serve a database. Any number of processes may have it for a PostgreSQL."""

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Say for so long that the database is in use."""
        yield


class AloneAtFile(Alone):
    """The right to serve a SQLite file, which is locked."""

    def __init__(self, file: Path, mark: Mark) -> None:
        self.file = file
        self.mark = mark

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Note how far the database has come, until everything in ``-wal`` is in the file too."""
        with closing(sqlite3.connect(self.file, LONGEST_LOCK, isolation_level=None)) as keeper:
            keeper.execute(queries.PROOF.text)
            self.mark.note(int(keeper.execute(NUMBER).fetchone()[0]))
            self.mark.keep()
            try:
                yield
            finally:
                if is_all_in_the_file(keeper):
                    self.mark.take_back()
                    self.mark.keep()


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
    with closing(opened(lock_of(file))) as mark:
        if not can_lock(mark.file):
            raise StoreError(
                f"another serao serves {named}: stop it, or let both use one PostgreSQL"
            )
        if not accept_loss:
            check_whole(file)
        yield AloneAtFile(file, mark)


def opened(path: Path) -> Mark:
    try:
        make_private(path)
        return Mark(path)
    except OSError as error:
        raise StoreError(f"{path}: {error.strerror}: a server has to write there") from None


def can_lock(lock: FileIO) -> bool:
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
            f"{file} lacks the latest entries of the last server, which was not stopped in order: "
            f"{file.name}-wal is gone or cut, or this is an older copy; put the right one back, or "
            "go on without them with --accept-loss"
        )


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
