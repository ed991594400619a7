"""``serao admin reports``: what people have told the host about each other."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer

from serao.admin.desk import AsJson, Database, at, say, show


def reports(
    most: Annotated[int, typer.Option(min=1, help="How many, the latest first.")] = 50,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Read what people have reported to the host, the latest first."""
    from serao.store.rows import columns  # noqa: PLC0415  # needed by this command alone

    found = [columns(row) for row in at(database, lambda host: host.reports(most))]
    if as_json:
        show(found, as_json)
        return
    for row in found:
        for line in told(row):
            say(line)
    if not found:
        say("nobody has reported anything")


def told(row: dict[str, Any]) -> list[str]:
    """Return a report as lines to read."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["at"]))
    about = named(row["about"], row["about_account"])
    reporter = named(row["reporter"] or "a spectator", row["reporter_account"])
    lines = [f"{when}  table {row['table_id']}  {about}: {row['why']}, says {reporter}"]
    lines += [f"    {text}" for text in (row["words"],) if text]
    lines += [f"    said: {text}" for text in (row["saying"],) if text]
    return lines


def named(name: str, account: str | None) -> str:
    return name if account is None else f"{name} (account {account})"
