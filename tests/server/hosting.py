"""Hosted tables for tests: people sit down, draw shares, and answer what they are offered."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

import serao
from serao import fairness
from serao.kernel.state import NOBODY
from serao.server import beginnings, seats
from serao.server.seats import Person
from serao.server.tables import Listener, Table, Tables
from serao.server.watcher import Watcher
from serao.store import open_store
from serao.testing.hosted import SHARE, patched, play_of

__all__ = ["SHARE", "patched", "play_of"]


@asynccontextmanager
async def hosting(
    folder: Path, idle_seconds: float = 600.0, watcher: Watcher | None = None
) -> AsyncIterator[Tables]:
    store = await open_store(str(folder / "tables.sqlite3"))
    try:
        yield Tables(store, idle_seconds, watcher=watcher)
    finally:
        await store.close()


async def table_of_people(tables: Tables, slug: str, number: int) -> Table:
    """Return a table in play where every seat is a person's."""
    wanted = ["me", *["open"] * (number - 1)]
    place = await seats.create(tables, slug, wanted, {}, True, Person("Player 1"))
    for seat in range(1, number):
        await seats.join(place.table, "", seat, Person(f"Player {seat + 1}"))
    await draw_shares(place.table)
    return place.table


# -- shares ------------------------------------------------------------------------------------


def committed(table: Table, seat: int, share: str = SHARE) -> str:
    """Return the commitment to a share at a seat, in the table's present attempt."""
    row = table.row
    return fairness.share_commitment(row.id, row.commitment, row.attempt, seat, share)


async def commit(table: Table, seat: int, share: str = SHARE) -> None:
    await beginnings.commit_share(table, seat, table.row.attempt, committed(table, seat, share))


async def show(table: Table, seat: int, share: str = SHARE) -> None:
    await beginnings.show_share(table, seat, table.row.attempt, share)


async def draw_shares(table: Table, *shares: str) -> None:
    """Let every person commit and show; play begins. Shares are by seat, the usual one if few."""
    people = [seat.seat for seat in table.seats if seat.kind == "person"]
    given = dict(zip(people, shares, strict=False))
    for step in (commit, show):
        for seat in people:
            await step(table, seat, given.get(seat, SHARE))


def share_message(info: dict[str, Any], seat: int, share: str = SHARE) -> dict[str, Any] | None:
    """Return what a client at ``seat`` sends, told how the table is; None: nothing now."""
    mine = info["seats"][seat]
    attempt = info["attempt"]
    if info["state"] != "open" or mine["shown"]:
        return None
    if info["terms"] is not None:
        return {"t": "show", "attempt": attempt, "share": share}
    if mine["commitment"] is not None:
        return None
    made = fairness.share_commitment(info["id"], info["commitment"], attempt, seat, share)
    return {"t": "commit", "attempt": attempt, "commitment": made}


async def act_once(table: Table, rng: serao.Rng) -> None:
    """Let a seat that is asked choose at random."""
    play = table.playing()
    waiting = play.state.waiting()
    seat = waiting[rng.below(len(waiting))]
    options = play.state.options(seat)
    await table.act(seat, play.hearing.opened[seat], options[rng.below(len(options))])


def heard(listener: Listener) -> list[dict[str, Any]]:
    """Return, and take, everything that was sent to a listener."""
    found = [msgspec.json.decode(message) for message in listener.taken()]
    return [*found, {"t": "closed"}] if listener.lost else found


def kept(line: dict[str, Any]) -> dict[str, Any]:
    """Return a line without what it changed at the time: that is told once."""
    return {key: value for key, value in line.items() if key not in ("changes", "scores")}


def told_on(view: Any, update: dict[str, Any]) -> Any:
    """Return ``view`` after an update: the changes of its lines one by one, then its own."""
    for line in update["log"]:
        view = patched(view, line["changes"])
    return patched(view, update["changes"])


class Client:
    """A client without a screen: keeps view and log as messages say, checks every version."""

    def __init__(self, table: Table, viewer: int = NOBODY, seen: int | None = None) -> None:
        self.listener = Listener(viewer, room=100_000)
        self.version = 0
        self.view: Any = None
        self.log: list[Any] = []
        self.last: dict[str, Any] = {}
        table.listen(self.listener, seen)

    def read(self) -> list[str]:
        """Take in what has arrived; return the kinds of the messages."""
        kinds = []
        for message in heard(self.listener):
            kinds.append(message["t"])
            if message["t"] == "welcome":
                self.view = message["view"]
            elif message["t"] == "update":
                assert message["since"] == self.version
                self.view = told_on(self.view, message)
            else:
                continue
            self.version = message["version"]
            self.log = self.log[: message["log_from"]] + [kept(line) for line in message["log"]]
            self.last = message
        return kinds
