"""``serao admin tables``: look at tables, close and delete them."""

from __future__ import annotations

import time
from typing import Annotated, Literal

import typer

from serao.admin.desk import (
    NAMES_TABLES,
    AsJson,
    Database,
    Why,
    Yes,
    age,
    at,
    confirm,
    say,
    seconds,
    show,
)

app = typer.Typer(help="Look at tables, close and delete them.", no_args_is_help=True)

Table = Annotated[str, typer.Argument(metavar="TABLE", help="As `tables list` names it.")]


@app.command("list")
def list_tables(
    state: Annotated[
        Literal["open", "playing", "over", "closed"] | None, typer.Option(help="Only such tables.")
    ] = None,
    older_than: Annotated[
        str | None,
        typer.Option(metavar="TIME", help="Only where nobody has acted for 12h, 7d, 2w."),
    ] = None,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """List tables: state, game, age, people, last action."""
    since = None if older_than is None else time.time() - seconds(older_than)
    found = at(database, lambda host: host.tables(state, since))
    rows = [
        {
            "table": line.id,
            "state": line.state,
            "game": line.game,
            "public": line.public,
            "created": line.created,
            "last_action": line.last_action,
            "people": line.people,
        }
        for line in found
    ]
    show(
        rows,
        as_json,
        created=age,
        last_action=age,
        people=lambda names: ", ".join(names) or "-",
        public=lambda public: "yes" if public else "no",
    )


@app.command(context_settings=NAMES_TABLES)
def close(table: Table, why: Why = "", database: Database = None) -> None:
    """End a table for everybody; it can still be looked at."""
    at(database, lambda host: host.close(table, why))
    say(f"table {table} is closed")


@app.command(context_settings=NAMES_TABLES)
def delete(table: Table, why: Why = "", yes: Yes = False, database: Database = None) -> None:
    """Delete a table with its seats, actions and chat."""
    at(database, lambda host: host.check_table(table))
    confirm(f"Delete table {table} with everything of it?", yes)
    at(database, lambda host: host.delete(table, why))
    say(f"table {table} is deleted")
