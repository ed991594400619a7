"""A server for the browser's tests: bots that do not dawdle, and room for hurried guests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from serao.server.client import BUILT, NOT_BUILT
from tests.running import House, running, server

HURRIED = {
    "pace": 0.0,
    "requests_per_second": 1000.0,
    "messages_per_second": 1000.0,
    "tables_per_minute": 60_000.0,
    "tables_per_address": 10_000,
    "review_seconds": 2.0,
    "sign_ins_per_minute": 60_000.0,
}


@contextmanager
def house(
    database: Path, python: Path | None = None, module: str = "tests.running", **settings: Any
) -> Iterator[House]:
    """Run a server, of another environment's Python or by another module if one is given."""
    assert (BUILT / "index.html").exists(), NOT_BUILT
    command = server(database=database, **HURRIED, **settings)
    if python is not None:
        command[0] = str(python)
    command[command.index("tests.running")] = module
    with running(command, database.with_suffix(".log")) as served:
        yield served
