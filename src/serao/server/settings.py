"""What a host may set."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from serao.server.client import BUILT
from serao.store.retention import Retention

THIS_MACHINE: Final = ("127.0.0.1", "::1")
LOOPBACK: Final = ("127.0.0.0/8", "::1")  # every address by which this machine asks itself


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
    client: Path = BUILT  # the folder of the web client
    workers: int = field(default_factory=usual_workers)  # processes in which bots search
    pace: float = 0.6  # seconds that a bot's answer takes at least, whatever it is
    idle_seconds: float = 600.0  # after which a table without people leaves memory
    sweep_seconds: float = 30.0
    show_seconds: float = 20.0  # in which a connected client shows its share, or all draw again
    player_away_seconds: float = 60.0  # after which the others may let a bot stand in for somebody
    orders_seconds: float = 1.0  # after which a host's command is taken in
    retention: Retention = field(default_factory=Retention)  # what is kept how long
    keep_house_seconds: float = 3600.0  # between two deletions of what is old
    process_silent_seconds: float = 10.0  # after which the others take a silent process for gone
    store_seconds: float = 10.0  # after which what the database has not done has failed
    accept_loss: bool = False  # start although the database is damaged or has lost entries

    # Who may ask, and in whose name.
    allowed_hosts: tuple[str, ...] = ()  # names that the server goes by; none given: any
    proxies: tuple[str, ...] = THIS_MACHINE  # whose word for the client's address counts
    metrics_for: tuple[str, ...] = ()  # networks that may read /metrics, beside this machine

    # Connections.
    connections: int = 10_000  # open at the same time, as far as the system allows as many files
    connections_per_address: int = 256  # of those, and never more than a quarter
    new_connections_per_second: float = 20.0  # of one address; as many at once as it may have
    request_seconds: float = 10.0  # within which a whole request is there
    reading_seconds: float = 20.0  # within which a client takes some of what waits for it
    unsent_bytes: int = 256 * 2**20  # that wait to be read, of all connections
    unsent_bytes_per_address: int = 32 * 2**20
    hello_seconds: float = 10.0  # a socket says who it is within
    sockets_per_address: int = 128
    long_answers_per_address: int = 4  # records, replays and pictures made or sent
    sockets_per_seat: int = 16
    spectators_per_table: int = 200

    # How often; what is not used is saved up for some seconds.
    requests_per_second: float = 10.0  # of one address
    account_requests_per_second: float = 10.0  # of one account, from wherever
    probes_per_second: float = 5.0  # of one address: health, readiness, metrics
    files_per_second: float = 50.0  # of one address: the page, and whatever is asked for beside it
    messages_per_second: float = 20.0  # of one socket
    burst_seconds: float = 6.0  # how long each of these may be saved up
    sayings_per_second: float = 0.5  # of one seat, or of one address that looks on; five at once
    table_sayings_per_second: float = (
        2.0  # of all at a table, and of all who look on; twenty at once
    )
    hints_per_minute: float = 20.0  # of one person; eight at once
    hint_seconds: float = 0.45  # that thinking about one takes, as long as nobody waits for another
    review_seconds: float = 24.0  # that looking back at a finished game takes

    # Opening tables.
    tables_per_minute: float = 12.0  # of one address; twenty at once
    tables_per_address: int = 60  # opened within a day and not over
    tables_per_account: int = 60

    # Signing in.
    sign_ins_per_minute: float = 12.0  # of one address, making an account included; ten at once
    wrong_passwords_per_minute: float = 2.0  # for one account from one address; five at once
    wrong_passwords_in_all_per_minute: float = 4.0  # for one account; a hundred at once
    passwords_at_once: int = 2  # checked side by side
    passwords_waiting: int = 32  # to be checked, of all; of one address, four
    session_seconds: float = 90 * 86_400.0  # without use, after which an account is signed out
    public_seconds: float = 3600.0  # without anybody connected, after which an open table is closed
    deserted_seconds: float = 300.0  # the same, where nobody sits there any more
    listed_per_opener: int = 3  # public tables of one opener in a list
    seats_per_address: int = 4  # at one public table: a household may share an address
    days_ahead_seconds: float = 0.0  # by which the days of the deals run ahead, for trials
