"""What the lock file beside a SQLite file says: that it is in use, and how far it had come.

The database counts its proofs. The number of one that is durable is noted in the lock file, so
that a database which has lost what came after, or is an older copy, can be told by its number.
A server that is stopped in order takes the note back.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

IN_USE: Final = b"in use"
ROOM: Final = 32  # bytes, so that a note is written in one go

NUMBER: Final = "SELECT until FROM processes WHERE id = 'proof'"
NEXT: Final = "UPDATE processes SET until = until + 1 WHERE id = 'proof' RETURNING until"


def lock_of(file: Path) -> Path:
    return Path(f"{file}.lock")


def noted(file: Path) -> int | None:
    """Return the number that a server noted which was not stopped in order, or still runs."""
    try:
        word, _, number = lock_of(file).read_bytes().rpartition(b" ")
    except OSError:
        return None
    in_use = word.strip() == IN_USE and number.isdigit()
    return int(number) if in_use else None


def has_lost_entries(file: Path) -> bool:
    """Whether a database has not come as far as was noted."""
    known = noted(file)
    if known is None or not file.exists():
        return False
    try:
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as connection:
            found = connection.execute(NUMBER).fetchone()
    except sqlite3.Error:
        return False  # it is worse: whoever opens it finds out
    return found is None or found[0] < known


class Mark:
    """The lock file, open for notes."""

    def __init__(self, lock: Path) -> None:
        self.file = lock.open("r+b", buffering=0)

    def note(self, number: int) -> None:
        self.write(IN_USE + str(number).encode().rjust(ROOM - len(IN_USE)))

    def take_back(self) -> None:
        self.write(b" " * ROOM)

    def write(self, line: bytes) -> None:
        self.file.seek(0)
        self.file.write(line)

    def keep(self) -> None:
        os.fsync(self.file.fileno())

    def close(self) -> None:
        self.file.close()


def mark_at(file: Path) -> Mark | None:
    """Return where to note how far a database has come; None where no server says it is in use."""
    return None if noted(file) is None else Mark(lock_of(file))
