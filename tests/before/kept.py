"""What is kept of games of before, and how a table of today is read to be held against it.

A table is read as a client reads it, by what it is welcomed with: how the server is built inside
does not count.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

from serao.kernel.state import NOBODY
from serao.server.tables import Table

FOLDER = Path(__file__).parent

# The tables in every database.
SECRET, MIDDLE, OVER = "secret", "middle", "over"

Document = dict[str, Any]


def record_of(slug: str) -> Path:
    """Return where the record of a finished game is."""
    return FOLDER / slug / "finished.serao.json"


def database_of(slug: str) -> Path:
    return FOLDER / slug / "tables.sqlite3.gz"


def read_tables(slug: str) -> Document:
    """Return how the tables of the database stood, by name."""
    found: Document = json.loads(gzip.decompress((FOLDER / slug / "tables.json.gz").read_bytes()))
    return found


def write_tables(slug: str, tables: Document) -> None:
    text = json.dumps(tables, indent=1, sort_keys=True)
    (FOLDER / slug / "tables.json.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


def told(table: Table, viewer: int) -> Document:
    """Return what a viewer (-1: a spectator) is welcomed with."""
    welcome: Document = json.loads(table.welcome(viewer, None))
    return welcome


def standing(table: Table) -> Document:
    """Return how a table stands: the whole of it, and as everybody sees it."""
    state = table.playing().state
    return {
        "position": plain(state.position()),
        "waiting": list(state.waiting()),
        "scores": state.scores(),
        "ranking": state.ranking(),
        "viewers": {
            str(viewer): seen(told(table, viewer)) for viewer in range(NOBODY, state.seats)
        },
    }


def seen(welcome: Document) -> Document:
    """Return what counts of a welcome; sentences and lines of the log may change."""
    offer, result = welcome["offer"], welcome["result"]
    return {
        "version": welcome["version"],
        "view": welcome["view"],
        "waiting": welcome["waiting"],
        "offered": offer and offer["version"],
        "options": [
            [option["action"], option["name"]] for option in (offer or {"options": ()})["options"]
        ],
        "take_back": [welcome["take_back"][key] for key in ("possible", "by_consent")],
        "result": result
        and {key: result[key] for key in ("scores", "ranking", "winners", "closing")},
    }


def plain(document: Any) -> Any:
    """Return a document as JSON gives it back."""
    return json.loads(json.dumps(document))
