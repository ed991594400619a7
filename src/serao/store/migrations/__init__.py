"""Numbered migrations, forward only: ``NNNN_name.sql``, plain SQL that both databases read."""

from __future__ import annotations

import time
from collections.abc import Collection
from importlib.resources import files
from typing import Final

from sqlalchemy import Connection, text

from serao.kernel.errors import SeraoError

LOCK: Final = 7310  # of PostgreSQL, so that two starting servers do not both migrate


class NewerDatabase(SeraoError):
    """The database was migrated by a later version of serao."""


def migrations() -> dict[int, str]:
    """Return the SQL of every migration by its number."""
    found = [file for file in files(__name__).iterdir() if file.name.endswith(".sql")]
    found.sort(key=lambda file: file.name)
    return {int(file.name[:4]): file.read_text(encoding="utf-8") for file in found}


def outstanding(connection: Connection) -> list[int]:
    """Return the migrations that the database lacks; refuse one that knows more than we do."""
    done = set(connection.execute(text("SELECT number FROM migrations")).scalars())
    check_known(done, "the database")
    return [number for number in migrations() if number not in done]


def check_known(done: Collection[int], what: str) -> None:
    """Refuse what a later serao has made."""
    known = migrations()
    if set(done) - set(known):
        raise NewerDatabase(
            f"{what} knows migration {max(done)}, this serao only {max(known)}: use a newer one"
        )


def migrate(connection: Connection, only: Collection[int] | None = None) -> list[int]:
    """Bring the database up to date inside the caller's transaction; return what was applied.

    With ``only``, bring it as far as a database that knows those migrations.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    connection.exec_driver_sql(
        "CREATE TABLE IF NOT EXISTS migrations "
        "(number INTEGER PRIMARY KEY, at DOUBLE PRECISION NOT NULL)"
    )
    known = migrations()
    wanted = known if only is None else only
    fresh = [number for number in outstanding(connection) if number in wanted]
    for number in fresh:
        for statement in known[number].split(";"):
            connection.exec_driver_sql(statement)
        note = text("INSERT INTO migrations (number, at) VALUES (:number, :at)")
        connection.execute(note, {"number": number, "at": time.time()})
    return fresh
