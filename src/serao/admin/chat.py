"""``serao admin chat``: read and remove what was said at a table."""

from __future__ import annotations

from typing import Annotated

import typer

from serao.admin.desk import NAMES_TABLES, AsJson, Database, Why, at, moment, say, show
from serao.admin.tables import Table
from serao.kernel.errors import SeraoError

app = typer.Typer(help="Read and remove what was said at a table.", no_args_is_help=True)


@app.command("list", context_settings=NAMES_TABLES)
def list_chat(table: Table, database: Database = None, as_json: AsJson = False) -> None:
    """List what was said at a table, with the id of each saying."""
    found = at(database, lambda host: host.chat(table))
    rows = [
        {"id": row.id, "at": row.at, "room": row.room, "author": row.author, "text": row.text}
        for row in found
    ]
    show(rows, as_json, at=moment)


@app.command(context_settings=NAMES_TABLES)
def remove(
    table: Table,
    ids: Annotated[
        list[str] | None, typer.Argument(metavar="[ID]...", help="As `chat list` names them.")
    ] = None,
    author: Annotated[
        str | None, typer.Option(metavar="NAME", help="All that somebody of this name has said.")
    ] = None,
    why: Why = "",
    database: Database = None,
) -> None:
    """Remove sayings by their ids, or all of an author."""
    if not ids and author is None:
        raise SeraoError("which sayings? name their ids, or an --author")
    removed = at(database, lambda host: host.remove_chat(table, ids or [], author, why))
    say(f"{removed} removed")
