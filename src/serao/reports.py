"""``serao reports``: what people have told the host about each other."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Annotated, Any

import typer


def reports(
    database: Annotated[
        str | None, typer.Option(metavar="FILE|URL", help="As of `serao serve`.")
    ] = None,
    most: Annotated[int, typer.Option(min=1, help="How many, the latest first.")] = 50,
    as_json: Annotated[
        bool, typer.Option("--json", help="As lines of JSON, for programs.")
    ] = False,
) -> None:
    """Read what people have reported to the host, the latest first."""
    found = asyncio.run(kept(database, most))
    for row in found:
        print(json.dumps(row, ensure_ascii=True) if as_json else "\n".join(told(row)))
    if not found and not as_json:
        print("nobody has reported anything")


async def kept(database: str | None, most: int) -> list[dict[str, Any]]:
    from serao.server.settings import usual_database  # noqa: PLC0415  # needed by this command alone
    from serao.store import open_store  # noqa: PLC0415
    from serao.store.rows import columns  # noqa: PLC0415

    store = await open_store(database or usual_database())
    try:
        return [columns(row) for row in await store.conduct.reports(most)]
    finally:
        await store.close()


def told(row: dict[str, Any]) -> list[str]:
    """Return a report as lines to read, without what could move a terminal's cursor."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["at"]))
    about = named(row["about"], row["about_account"])
    reporter = named(row["reporter"] or "a spectator", row["reporter_account"])
    lines = [f"{when}  table {row['table_id']}  {about}: {row['why']}, says {reporter}"]
    lines += [f"    {text}" for text in (row["words"],) if text]
    lines += [f"    said: {text}" for text in (row["saying"],) if text]
    return [
        "".join(letter if letter.isprintable() else "\ufffd" for letter in line) for line in lines
    ]


def named(name: str, account: str | None) -> str:
    return name if account is None else f"{name} (account {account})"
