"""Measure the server under load, with every action on the disk before it is accepted.

    .venv/bin/python bench/server.py [GAME] [--tables N] [--rate R] [--seconds S] [--kill]

Starts ``serao serve`` in a process of its own with a fresh SQLite file, opens N tables with a
socket for every seat, and plays GAME at random: at a steady rate, then flat out. Afterwards every
accepted action is looked for in the database. ``--kill`` does it once more with kill -9 in the
middle. ``--hints R`` does the steady part alone, with R people a second who ask what a bot would do. ``--peer`` puts boardgame.io's server beside it, under the same load. ``--against`` puts another
serao there, by its Python or its checkout, and takes turns with it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Final

import httpx
import msgspec
import uvloop
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import serao
from bench import boardgame_io
from bench.load import (
    COMING,
    Crowd,
    Load,
    Measured,
    Player,
    Run,
    joined,
    milliseconds,
    resident_kilobytes,
    run,
    warm,
)
from serao import fairness
from serao.bench import machine
from serao.store import ActionRow, open_store

PROGRAM: Final = """
import sys
from serao.server.run import serve
from serao.server.settings import Settings
free = ["requests_per_second", "messages_per_second", "tables_per_minute", "tables_per_address"]
free += ["sockets_per_address", "spectators_per_table", "seats_per_address", "hints_per_minute"]
limits = {name: 10**9 for name in free if name in Settings.__dataclass_fields__}
serve(Settings(sys.argv[1], port=0, pace=0.0, idle_seconds=5.0, sweep_seconds=1.0, **limits), False)
"""
SHARE: Final = "5e" * 32  # of every player in every table's chance
OLD_SHARE: Final = {"t": "entropy", "entropy": SHARE}  # to a server that knows no commitments
LOOKING_ON: Final = 400  # sockets at one table, to see what one takes


# -- ours -------------------------------------------------------------------------------------


class Choice(msgspec.Struct):
    action: int


class Offer(msgspec.Struct):
    version: int
    options: list[Choice]


class Info(msgspec.Struct):
    terms: str | None = None  # once everybody has committed to a share


class Heard(msgspec.Struct):
    """What a player needs of any message; the rest is not even decoded."""

    t: str
    table: Info | None = None
    version: int = 0  # of what is shown; there is none before play begins
    offer: Offer | None = None
    ref: int | None = None
    result: msgspec.Raw | None = None


decoder = msgspec.json.Decoder(Heard)


class Guest(Player):
    """A player at one of our tables."""

    def __init__(
        self, load: Load, socket: ClientConnection, accepted: list[int], table_id: str, token: str
    ) -> None:
        super().__init__(load, socket)
        self.table_id = table_id
        self.token = token
        self.offer: Offer | None = None
        self.asked_at = 0  # version of the last offer
        self.sending = 0
        self.has_shown = False
        self.kept = accepted  # actions that the server has accepted, in order

    def answer(self) -> str:
        assert self.offer is not None, "only who is asked answers"
        self.sending = self.load.rng.choice(self.offer.options).action
        return f'{{"t":"act","version":{self.offer.version},"action":{self.sending},"ref":1}}'

    async def hear(self, message: str) -> None:
        heard = decoder.decode(message)
        if heard.table is not None and heard.table.terms is not None and not self.has_shown:
            self.has_shown = True
            await self.socket.send(json.dumps({"t": "show", "attempt": 1, "share": SHARE}))
        if heard.t == "accepted" and heard.ref == 1:
            self.kept.append(self.sending)
            self.accepted()
        elif heard.t == "refused":
            self.load.now.refused += 1
        elif heard.t in ("update", "welcome"):
            if heard.result is not None and heard.result != b"null":
                await self.socket.close()
                return
            self.is_playing = heard.version > 0
            self.shown()
            self.offer = heard.offer
            if heard.offer is not None and heard.offer.version > self.asked_at:
                self.asked_at = heard.offer.version
                await self.load.ask(self)


def first_share(table: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return what a player says first, when the others may still be on their way."""
    if "terms" not in table:
        return OLD_SHARE
    made = fairness.share_commitment(table["id"], table["commitment"], 1, seat, SHARE)
    return {"t": "commit", "attempt": 1, "commitment": made}


@dataclass
class House:
    """Our server, and what it has accepted."""

    address: str
    slug: str
    load: Load
    http: httpx.AsyncClient
    accepted: dict[str, list[list[int]]] = field(default_factory=dict)  # table -> seat -> actions
    hints: bool = False  # whether tables allow them

    async def open_table(self) -> list[Player]:
        """Open a table and sit down on every seat; play begins when all have shown their shares."""
        seats = serao.game(self.slug).seats[0]
        wanted = ["me", *["open"] * (seats - 1)]
        body = {"game": self.slug, "seats": wanted, "name": "Player 1", "public": True}
        more = {"hints": True} if self.hints else {}  # older ones know no hints
        first = await self.post("/api/tables", body | more)
        table_id = first["table"]["id"]
        tokens = [first["token"]]
        for seat in range(1, seats):
            body = {"name": f"Player {seat + 1}", "seat": seat}
            tokens.append((await self.post(f"/api/tables/{table_id}/join", body))["token"])
        self.accepted[table_id] = [[] for _ in tokens]
        players: list[Player] = []
        for seat, (token, kept) in enumerate(zip(tokens, self.accepted[table_id], strict=True)):
            socket = await joined(self.socket_of(table_id))
            await socket.send(json.dumps({"t": "hello", "token": token}))
            await socket.send(json.dumps(first_share(first["table"], seat)))
            players.append(Guest(self.load, socket, kept, table_id, token))
        return players

    def socket_of(self, table_id: str) -> str:
        return self.address.replace("http", "ws") + f"/api/tables/{table_id}/socket"

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        self.http.cookies.clear()  # everybody has a browser of their own
        return (await self.http.post(self.address + path, json=body)).raise_for_status().json()


@dataclass(frozen=True)
class Program:
    """A serao: what this Python imports, or that of another Python or of the sources of a checkout."""

    path: Path | None = None

    @property
    def python(self) -> str:
        return sys.executable if self.path is None or self.path.is_dir() else str(self.path)

    @property
    def environment(self) -> dict[str, str]:
        if self.path is None:
            return {**os.environ}
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return {**kept, "PYTHONPATH": str(self.path / "src")} if self.path.is_dir() else kept


HERE: Final = Program()


@contextmanager
def server(database: Path, program: Program = HERE) -> Iterator[tuple[int, str]]:
    """Run our server; yield its process and its address."""
    with subprocess.Popen(
        [program.python, "-c", PROGRAM, str(database)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=program.environment,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            yield process.pid, process.stdout.readline().split()[-1].rstrip("/")
        finally:
            process.kill()


# -- what was kept ----------------------------------------------------------------------------


async def lost(database: Path, accepted: dict[str, list[list[int]]]) -> int:
    """Return how many accepted actions are not in the database."""
    store = await open_store(str(database))
    try:
        return sum(
            [missing(await store.actions(table_id), seats) for table_id, seats in accepted.items()]
        )
    finally:
        await store.close()


def counted(accepted: dict[str, list[list[int]]]) -> int:
    return sum(len(seat) for seats in accepted.values() for seat in seats)


def missing(rows: list[ActionRow], accepted: list[list[int]]) -> int:
    """Return how many of a table's accepted actions, seat by seat and in order, are not stored."""
    stored: list[list[int]] = [[] for _ in accepted]
    for row in rows:
        stored[row.seat].append(row.action)
    return sum(
        len(theirs) if mine[: len(theirs)] != theirs else 0
        for mine, theirs in zip(stored, accepted, strict=True)
    )


# -- the run ----------------------------------------------------------------------------------


@dataclass
class Report:
    """A run, and of what."""

    system: str
    game: str
    kept: str  # where accepted actions are
    run: Run
    accepted: int = 0
    lost: int = 0


async def ours(
    slug: str,
    tables: int,
    rate: float,
    seconds: float,
    database: Path,
    program: Program = HERE,
) -> Report:
    with server(database, program) as (pid, address):
        async with httpx.AsyncClient(timeout=30) as http:
            house = House(address, slug, Load(), http)
            await (await http.get(f"{address}/api/games")).aread()  # every game is loaded
            done = await run(house.load, pid, house.open_table, tables, rate, seconds)
    return Report(
        system=f"serao {serao.__version__}, {'compiled' if serao.compiled() else 'plain'} rules",
        game=slug,
        kept="on the disk",
        run=done,
        accepted=counted(house.accepted),
        lost=await lost(database, house.accepted),
    )


async def kilobytes_a_socket(slug: str, database: Path) -> float:
    """Return what one more connection takes: many people look on at one table."""
    with server(database) as (pid, address):
        async with httpx.AsyncClient(timeout=30) as http, AsyncExitStack() as leaving:
            house = House(address, slug, Load(), http)
            crowd = Crowd(house.open_table)
            await crowd.gather(COMING)
            path = next(iter(house.accepted))
            before = resident_kilobytes(pid)
            for _ in range(LOOKING_ON):
                socket = await joined(house.socket_of(path))
                leaving.push_async_callback(socket.close)
                await socket.send(json.dumps({"t": "hello"}))
                await socket.recv()
            taken = resident_kilobytes(pid) - before
            await crowd.leave()
    return taken / LOOKING_ON


async def theirs(tables: int, rate: float, seconds: float, folder: Path) -> Report:
    version = boardgame_io.install(folder)
    with boardgame_io.server(folder) as (pid, address):
        async with httpx.AsyncClient(timeout=30) as http:
            lobby = boardgame_io.Lobby(address, Load(), http)
            done = await run(lobby.load, pid, lobby.open_table, tables, rate, seconds)
    return Report(f"boardgame.io {version}", boardgame_io.GAME, "in memory", done)


def compared(
    slug: str, load: tuple[int, float, float], rounds: int, other: Program, folder: Path
) -> Iterator[tuple[Report, Report]]:
    """Yield reports of this serao and of another one, which take turns at being the first."""
    for i in range(rounds):
        both = {
            program: uvloop.run(ours(slug, *load, folder / f"{i}{name}.sqlite3", program))
            for name, program in [("here", HERE), ("other", other)][:: 1 if i % 2 else -1]
        }
        yield both[HERE], both[other]


async def killed(slug: str, tables: int, seconds: float, database: Path) -> tuple[int, int]:
    """Kill the server in the middle of load; return what it had accepted, and what is missing."""
    load = Load(seed=2)
    with server(database) as (pid, address):
        async with httpx.AsyncClient(timeout=30) as http:
            house = House(address, slug, load, http)
            crowd = Crowd(house.open_table)
            await crowd.gather(tables)
            load.is_flat_out = True
            playing = asyncio.create_task(load.flat_out(seconds))
            await asyncio.sleep(seconds / 2)
            async with asyncio.timeout(60):
                while not counted(house.accepted):
                    await asyncio.sleep(0.01)
            os.kill(pid, signal.SIGKILL)
            with suppress(OSError, WebSocketException, httpx.HTTPError):
                await playing
            await crowd.leave()
    missing_now = await lost(database, house.accepted)
    with server(database) as (_, address):  # and it starts again with every table
        async with httpx.AsyncClient(timeout=30) as http:
            for table_id in list(house.accepted)[:50]:
                (await http.get(f"{address}/api/tables/{table_id}")).raise_for_status()
    return counted(house.accepted), missing_now


# -- hints ------------------------------------------------------------------------------------


@dataclass
class Hinted:
    """Hints under load: seconds until each came, and how many were of no use any more."""

    took: list[float] = field(default_factory=list)
    passed: int = 0

    async def ask(self, house: House, guest: Guest) -> None:
        """Ask for one, as the page does, while the others play."""
        assert guest.offer is not None, "only who is asked asks"
        path = f"{house.address}/api/tables/{guest.table_id}/hint"
        body = {"version": guest.offer.version}
        headers = {"authorization": f"Bearer {guest.token}"}
        began = perf_counter()
        answer = await house.http.post(path, json=body, headers=headers)
        if answer.status_code == httpx.codes.CONFLICT:
            self.passed += 1
            return
        answer.raise_for_status()
        self.took.append(perf_counter() - began)

    async def keep_asking(self, house: House, rate: float, seconds: float) -> None:
        """Let whoever was asked last ask for a hint, ``rate`` times a second."""
        asking = []
        start = perf_counter()
        for i in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, start + i / rate - perf_counter()))
            if house.load.asked:
                guest = house.load.asked[-1]
                assert isinstance(guest, Guest), "these are our tables"
                asking.append(asyncio.create_task(self.ask(house, guest)))
        await asyncio.gather(*asking)


async def hinted(
    slug: str, load: tuple[int, float, float], hints: float, database: Path
) -> tuple[Measured, Hinted]:
    """Play at a steady rate while people ask for hints; return what both took."""
    tables, rate, seconds = load
    asked = Hinted()
    with server(database) as (pid, address):
        async with httpx.AsyncClient(timeout=30) as http:
            house = House(address, slug, Load(), http, hints=True)
            await warm(house.open_table)
            house.load.asked.clear()
            crowd = Crowd(house.open_table)
            await crowd.gather(tables)
            await asyncio.sleep(1.0)
            await asked.keep_asking(house, hints, 2.0)  # the process has read the game
            asked.took.clear()

            async def both() -> None:
                await asyncio.gather(
                    house.load.paced(rate, seconds), asked.keep_asking(house, hints, seconds)
                )

            steady = await house.load.measured(pid, both())
            await crowd.leave()
    return steady, asked


def print_hinted(console: Console, steady: Measured, asked: Hinted) -> None:
    def shares(times: list[float], *wanted: float) -> str:
        return ", ".join(
            f"p{round(100 * one)} {milliseconds(times, one):,.0f} ms" for one in wanted
        )

    console.print(f"{len(asked.took)} hints: {shares(asked.took, 0.5, 0.95, 0.99)}")
    console.print(f"{asked.passed} more came when the choice was made")
    console.print(
        f"{steady.rate:,.0f} actions/s meanwhile, accepted: {shares(steady.accepted, 0.5, 0.99)}"
    )


# -- printing ---------------------------------------------------------------------------------


def table_of(reports: list[Report]) -> Table:
    """Return the reports side by side; of two, with how many times better ours is."""
    table = Table(title="Servers under load", title_justify="left")
    table.add_column("")
    for report in reports:
        table.add_column(f"{report.system}\n{report.game}", justify="right")
    if len(reports) == 2:
        table.add_column("ours is", justify="right")
    for words, values, better in rows(reports):
        shown = [f"{value:,.1f}" if value < 100 else f"{value:,.0f}" for value in values]
        ratio = []
        if len(reports) == 2:
            ours, theirs = values
            ratio = [times(ours, theirs, better)]
        table.add_row(words, *shown, *ratio)
    table.add_row("an accepted action is", *[report.kept for report in reports])
    return table


def times(ours: float, theirs: float, better: str) -> str:
    if not better or not ours or not theirs:
        return ""
    return f"{ours / theirs if better == 'more' else theirs / ours:.2f} x"


def rows(reports: list[Report]) -> Iterator[tuple[str, list[float], str]]:
    """Yield what is measured, one value for each report, and whether more or less is better."""
    for words, part in (("steady", "paced"), ("flat out", "flat_out")):
        stretches: list[Measured] = [getattr(report.run, part) for report in reports]
        yield f"{words}: actions/s", [one.rate for one in stretches], "more" * (words != "steady")
        for share, name in ((0.5, "p50"), (0.99, "p99")):
            yield (
                f"{words}: accepted, {name} ms",
                [milliseconds(one.accepted, share) for one in stretches],
                "less",
            )
            yield (
                f"{words}: shown, {name} ms",
                [milliseconds(one.shown, share) for one in stretches],
                "less",
            )
        yield (
            f"{words}: server CPU seconds per 1000 actions",
            [1000 / one.per_core for one in stretches],
            "less",
        )
    runs = [report.run for report in reports]
    yield "flat out: tables opened meanwhile", [float(one.opened) for one in runs], ""
    yield "actions per second of server CPU", [one.flat_out.per_core for one in runs], "more"
    yield "refused", [float(one.paced.refused + one.flat_out.refused) for one in runs], ""
    yield "tables", [float(one.tables) for one in runs], ""
    yield "kB a table with its sockets", [one.per_table for one in runs], "less"
    yield "MB empty", [one.empty / 1024 for one in runs], "less"
    yield "MB seated", [one.seated / 1024 for one in runs], ""
    yield "MB after the load", [one.after / 1024 for one in runs], ""


def middle(ratios: list[float]) -> str:
    return f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"


def print_compared(console: Console, pairs: Iterator[tuple[Report, Report]]) -> bool:
    """Print how many times as much this serao does as the other one; return whether any lost."""
    rates, cores, lost = [], [], 0
    for here, other in pairs:
        mine, its = here.run.flat_out, other.run.flat_out
        rates.append(mine.rate / its.rate)
        cores.append(mine.per_core / its.per_core)
        lost += here.lost + other.lost
        console.print(f"{mine.rate:,.0f} actions/s here, {its.rate:,.0f} there: {rates[-1]:.2f}")
    console.print(f"in the middle, here to there: {middle(rates)} actions a second flat out")
    console.print(f"and {middle(cores)} actions in a second of the server's CPU; {lost} lost")
    return lost > 0


def main() -> None:
    parser = argparse.ArgumentParser(description="our server under load")
    parser.add_argument("game", nargs="?", default="wipe-em-out", choices=serao.games())
    parser.add_argument("--tables", type=int, default=200, help="at the same time (default 200)")
    parser.add_argument("--rate", type=float, default=200.0, help="actions/s (default 200)")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each part (default 10)")
    parser.add_argument("--kill", action="store_true", help="kill -9 in the middle of load, too")
    parser.add_argument("--hints", type=float, metavar="R", help="only this: R hints a second")
    parser.add_argument("--peer", action="store_true", help="put boardgame.io beside it")
    parser.add_argument("--against", type=Path, help="another serao: its Python, or its checkout")
    parser.add_argument("--rounds", type=int, default=3, help="against it (default 3)")
    parser.add_argument("--json", type=Path, help="also write the numbers to this file")
    arguments = parser.parse_args()
    console = Console(width=110)
    console.print(", ".join(f"{name} {value}" for name, value in machine().items()))
    status = 0
    with TemporaryDirectory() as scratch:
        folder = Path(scratch)
        load = (arguments.tables, arguments.rate, arguments.seconds)
        if arguments.against is not None:
            other = Program(arguments.against.absolute())
            pairs = compared(arguments.game, load, arguments.rounds, other, folder)
            sys.exit(print_compared(console, pairs))
        if arguments.hints is not None:
            found = uvloop.run(
                hinted(arguments.game, load, arguments.hints, folder / "hints.sqlite3")
            )
            print_hinted(console, *found)
            sys.exit(0)
        reports = [uvloop.run(ours(arguments.game, *load, folder / "load.sqlite3"))]
        if arguments.peer:
            try:
                reports.append(uvloop.run(theirs(*load, folder)))
            except boardgame_io.CannotInstall as problem:
                console.print(f"boardgame.io is not measured: {problem}")
        console.print(table_of(reports))
        socket = uvloop.run(kilobytes_a_socket(arguments.game, folder / "sockets.sqlite3"))
        console.print(f"one more socket takes {socket:.1f} kB of that")
        console.print(f"{reports[0].accepted:,} actions accepted, {reports[0].lost} of them lost")
        status |= reports[0].lost > 0
        if arguments.kill:
            accepted, gone = uvloop.run(
                killed(arguments.game, arguments.tables, arguments.seconds, folder / "k.sqlite3")
            )
            console.print(f"killed in the middle: {accepted:,} accepted, {gone} lost")
            status |= gone > 0
    if arguments.json is not None:
        arguments.json.write_bytes(msgspec.json.encode(reports) + b"\n")
    sys.exit(status)


if __name__ == "__main__":
    main()
