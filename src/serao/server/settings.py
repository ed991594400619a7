"""What a host may set."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from serao.server.client import BUILT


def usual_database() -> str:
    return str(Path.home() / ".serao" / "tables.sqlite3")


def usual_workers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Settings:
    database: str = field(default_factory=usual_database)  # a file or a URL
    host: str = "127.0.0.1"
    port: int = 7310
    editions: Path | None = None  # a folder with <game>/<edition>/ in it
    workers: int = field(default_factory=usual_workers)  # processes in which bots think
    pace: float = 0.6  # seconds that a bot's choice takes at least, forced or not
    idle_seconds: float = 600.0  # after which a table without people leaves memory
    sweep_seconds: float = 30.0
    show_seconds: float = 20.0  # in which a connected client shows its share, or all draw again
    player_away_seconds: float = 60.0  # after which the others may let a bot stand in for somebody
    process_silent_seconds: float = 10.0  # after which the others take a silent process for gone
    requests_per_second: float = 10.0  # of one address
    messages_per_second: float = 20.0  # of one socket
    burst_seconds: float = 6.0  # how long either may be saved up
    client: Path = BUILT  # the folder of the web client
    hello_seconds: float = 10.0  # a socket says who it is within
