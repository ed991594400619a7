"""What all of a host's commands share: which database, how to do something there, how to show it."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from serao import names
from serao.kernel.errors import SeraoError

if TYPE_CHECKING:
    from serao.store.host import Host

T = TypeVar("T")

Database = Annotated[
    str | None,
    typer.Option(
        metavar="FILE|URL", help="A SQLite file or postgresql://..., as of `serao serve`."
    ),
]
# How long a server keeps what: see store/retention.py.
KeepOpen = Annotated[
    float | None,
    typer.Option(metavar="HOURS", min=0, help="Delete unused tables that never began; 168."),
]
KeepFinished = Annotated[
    float | None,
    typer.Option(metavar="DAYS", min=0, help="Delete tables after their end; else never."),
]
KeepChat = Annotated[
    float | None, typer.Option(metavar="DAYS", min=0, help="Delete what was said; else never.")
]
KeepSessions = Annotated[
    float | None, typer.Option(metavar="DAYS", min=0, help="End sessions; 180.")
]
Why = Annotated[str, typer.Option(metavar="TEXT", help="Why, for the audit log.")]
AsJson = Annotated[bool, typer.Option("--json", help="As lines of JSON, for programs.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask first.")]

# The name of a table may begin with a hyphen; no command that takes one has options of one letter.
NAMES_TABLES: Final = {"ignore_unknown_options": True}
UNITS: Final = {"m": 60.0, "h": 3600.0, "d": 86400.0, "w": 7 * 86400.0}


def place(database: str | None) -> str:
    from serao.server.settings import usual_database  # noqa: PLC0415  # needed by commands alone

    return database or usual_database()


def at(database: str | None, task: Callable[[Host], Awaitable[T]]) -> T:
    """Return what ``task`` does at the host's database."""
    from serao.store.host import Host, open_existing  # noqa: PLC0415  # needed by commands alone

    async def done() -> T:
        store = await open_existing(place(database))
        host = Host(store)
        try:
            return await task(host)
        finally:
            await store.close()
            for row in host.damaged:
                print(names.shown(f"{row.id} cannot be read: {row.why}"), file=sys.stderr)

    return asyncio.run(done())


def seconds(text: str) -> float:
    """Return the seconds of a time like ``90m``, ``12h``, ``7d`` or ``2w``."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)([mhdw])", text)
    if found is None:
        raise SeraoError(f"a time is a number and m, h, d or w, as in 12h or 7d, not {text!r}")
    return float(found[1]) * UNITS[found[2]]


# -- showing ----------------------------------------------------------------------------------


def say(text: str) -> None:
    print(names.shown(text))


def as_json_text(value: Any, indent: int | None = None) -> str:
    """Return JSON that a terminal may print: what cannot be read is escaped, and reads the same."""
    text = json.dumps(value, ensure_ascii=False, indent=indent)
    return "".join(c if c == "\n" or names.is_fit(c) else escaped(c) for c in text)


def escaped(character: str) -> str:
    return json.dumps(character)[1:-1] if character > "\x7f" else f"\\u{ord(character):04x}"


def age(at: float | None) -> str:
    """Return how long ago something was, in its largest unit."""
    if at is None:
        return "-"
    ago = max(0.0, time.time() - at)
    for unit in ("d", "h", "m"):
        if ago >= UNITS[unit]:
            return f"{ago / UNITS[unit]:.0f}{unit}"
    return f"{ago:.0f}s"


def moment(at: float | None) -> str:
    return "-" if at is None else time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(at))


def show(rows: Sequence[dict[str, Any]], as_json: bool, **shown: Callable[[Any], str]) -> None:
    """Print rows as a table, or as they are; ``shown`` says how a column is put into words."""
    if as_json:
        for row in rows:
            print(as_json_text(row))
        return
    if not rows:
        print("none")
        return
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in rows[0]:
        grid.add_column(column, overflow="fold")
    for row in rows:
        grid.add_row(*[escape(names.shown(shown.get(name, str)(row[name]))) for name in row])
    Console(width=None if sys.stdout.isatty() else 160, emoji=False).print(grid, highlight=False)


def confirm(question: str, yes: bool) -> None:
    """Ask before something that cannot be undone; a program says --yes."""
    if not yes and not typer.confirm(names.shown(question)):
        raise typer.Abort
