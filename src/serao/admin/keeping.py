"""``serao admin backup``, ``restore``, ``sweep`` and ``log``: keeping what is worth keeping."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from serao.admin.desk import (
    AsJson,
    Database,
    KeepChat,
    KeepFinished,
    KeepOpen,
    KeepSessions,
    at,
    moment,
    place,
    say,
    show,
)


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write it; only you may read it.")],
    portable: Annotated[
        bool,
        typer.Option("--portable", help="As lines of JSON, which PostgreSQL can take in too."),
    ] = False,
    force: Annotated[bool, typer.Option("--force", help="Overwrite an older file.")] = False,
    database: Database = None,
) -> None:
    """Back a database up, also while it is served: whole, as it was at one moment."""
    from serao.store.backups import back_up  # noqa: PLC0415  # needed by this command alone

    back_up(place(database), file, portable, force)
    at(database, lambda host: host.store.audit(host.by, "backup", file.name))
    say(f"{file} is whole")


def restore(
    file: Annotated[Path, typer.Argument(help="A backup, of whichever database.")],
    force: Annotated[
        bool, typer.Option("--force", help="In the place of a database that is not empty.")
    ] = False,
    database: Database = None,
) -> None:
    """Put a backup in the place of a database that nobody serves."""
    from serao.store.backups import restore as put_back  # noqa: PLC0415  # needed here alone

    aside = put_back(place(database), file, force)
    say(f"{file} is restored")
    if aside is not None:
        say(f"what was there before is {aside}")


def sweep(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would go.")] = False,
    keep_open: KeepOpen = None,
    keep_finished: KeepFinished = None,
    keep_chat: KeepChat = None,
    keep_sessions: KeepSessions = None,
    database: Database = None,
) -> None:
    """Delete now what has been kept long enough, as a server does by itself."""
    from serao.store.retention import kept  # noqa: PLC0415  # needed by this command alone

    retention = kept(keep_open, keep_finished, keep_chat, keep_sessions)
    if dry_run:
        due = at(database, lambda host: host.due(retention))
    else:
        due = at(database, lambda host: host.sweep(retention))
    for table_id in due.never_begun:
        say(f"table {table_id}: never begun")
    for table_id in due.ended:
        say(f"table {table_id}: ended long ago")
    tables = len(due.never_begun) + len(due.ended)
    counted = f"{tables} tables, {due.chat} sayings, {due.sessions} sessions"
    say(f"{'would delete' if dry_run else 'deleted'} {counted}")


def log(
    last: Annotated[int, typer.Option(min=1, help="How many acts, the latest.")] = 50,
    about: Annotated[
        str | None, typer.Option(metavar="TABLE|NAME", help="Only acts about this.")
    ] = None,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Show the audit log: who did what about whom, when and why."""
    found = at(database, lambda host: host.log(last, about))
    rows = [
        {"at": row.at, "by": row.by, "act": row.act, "about": row.about, "why": row.why}
        for row in found
    ]
    show(rows, as_json, at=moment)
