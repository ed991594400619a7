"""The audit log: every act of a host or a moderator, in the order in which they were done.

Running servers read it too, to take in what a command has changed; so its numbers have to grow in
the order of commits, and no act may appear after a later one. Nothing here changes or deletes one.
"""

from __future__ import annotations

import time

from sqlalchemy import Connection

from serao.store import queries


def note(connection: Connection, by: str, act: str, about: str, why: str = "") -> int:
    """Write an act down in the caller's transaction; return its number."""
    if connection.dialect.name == "postgresql":
        connection.execute(queries.ONE_AFTER_THE_OTHER)
    number = int(connection.execute(queries.LAST_ACT).scalar_one()) + 1
    row = {"id": number, "at": time.time(), "by": by, "act": act, "about": about, "why": why}
    connection.execute(queries.ADD_ACT, row)
    return number
