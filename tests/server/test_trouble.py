"""Trouble in the store: whoever acts is told, nobody sees a trace, and nothing accepted is lost."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import threading
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest

import serao
from serao.server import seats
from serao.server.app import application
from serao.server.codes import Refusal
from serao.server.hall import Hall, open_hall
from serao.server.seats import Person
from serao.server.troubles import Readiness
from serao.store import Store, Unavailable
from serao.store.sqlite import Sqlite
from tests.server.hosting import (
    Client,
    act_once,
    commit,
    draw_shares,
    hosting,
    show,
    table_of_people,
)
from tests.server.test_http import Player, at_table, code_of, opened, settings_in

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient
    from starlette.websockets import WebSocketDisconnect


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(application(settings_in(tmp_path))) as client:
        yield client


def hall_of(server: TestClient) -> Hall:
    hall: Hall = server.app.app.state.hall  # type: ignore[attr-defined]  # behind the guard
    return hall


# -- troubles ----------------------------------------------------------------------------------


def told(store: Store, pragma: str) -> None:
    """Tell the writing connection something, when nothing else is written."""
    database = store.database
    assert isinstance(database, Sqlite)

    def tell() -> None:
        connection = database.writing.raw_connection()
        connection.cursor().execute(f"PRAGMA {pragma}").close()
        connection.close()

    database.writer.submit(tell).result()


@contextmanager
def read_only(server: TestClient, _folder: Path) -> Iterator[None]:
    told(hall_of(server).store, "query_only=ON")
    yield
    told(hall_of(server).store, "query_only=OFF")


@contextmanager
def locked(server: TestClient, folder: Path) -> Iterator[None]:
    told(hall_of(server).store, "busy_timeout=20")
    other = sqlite3.connect(folder / "tables.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()
    told(hall_of(server).store, "busy_timeout=4000")


@contextmanager
def full(server: TestClient, folder: Path) -> Iterator[None]:
    """Let everything that is written take room, and let the file grow no more."""
    with sqlite3.connect(folder / "tables.sqlite3") as other:
        other.execute("CREATE TABLE stuff (it BLOB)")
        for what in ("INSERT ON chat", "INSERT ON actions", "INSERT ON seats",
                     "INSERT ON accounts", "UPDATE ON seats", "UPDATE ON processes"):  # fmt: skip
            other.execute(f"CREATE TRIGGER 'at {what}' AFTER {what} BEGIN {STUFF} END")
    other.close()
    told(hall_of(server).store, "max_page_count=1")  # as few as there are
    yield
    told(hall_of(server).store, "max_page_count=1000000")


BODY = {"game": "urto", "seats": ["open"] * 5, "name": "Ana", "public": True}
STUFF = "INSERT INTO stuff VALUES (zeroblob(9000));"
TROUBLES = {"read-only": read_only, "locked": locked, "full": full}


# -- what people are told ----------------------------------------------------------------------


@pytest.mark.parametrize("trouble", TROUBLES)
def test_whoever_asks_for_anything_is_told_and_can_go_on_later(
    trouble: str, server: TestClient, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    mine = opened(server, ["me", "open", "random"], "wipe-em-out")
    other = opened(server, ["me", "open"])
    table, code = mine["table"]["id"], mine["code"]
    join = {"name": "Eva", "code": code}
    with at_table(server, table, token=mine["token"]) as ana:
        ana.read("welcome")
        with TROUBLES[trouble](server, tmp_path):
            asked = [
                server.post("/api/tables", json=BODY),
                server.post(f"/api/tables/{table}/join", json=join),
                server.post(f"/api/tables/{other['table']['id']}/leave"),
                server.post("/api/accounts", json={"name": "eva", "password": "long enough"}),
            ]
            assert [code_of(answer) for answer in asked] == ["store/unavailable"] * 4
            share = {"t": "commit", "attempt": 1, "commitment": "00" * 32}
            for message in ({"t": "say", "text": "hello"}, share):
                ana.send(**message, ref=9)
                refused = ana.read("refused")
                assert (refused["code"], refused["ref"]) == ("store/unavailable", 9)
            assert server.get("/health").status_code == 200
            ready = server.get("/ready")
            assert code_of(ready) == "store/unavailable"
            portuguese = server.get("/ready", headers={"accept-language": "pt"}).json()
            assert ready.json()["reason"] != portuguese["reason"]
        time.sleep(1.0)  # for which a proof counts
        assert server.get("/ready").status_code == 200
        assert server.post(f"/api/tables/{table}/join", json=join).status_code == 201
        ana.send(**share, ref=10)
        assert ana.read("accepted", "refused") == {"t": "accepted", "ref": 10}
    assert hall_of(server).metrics.counts["failures"] == 0
    assert hall_of(server).metrics.counts["store_failures"] >= 6
    assert not any(record.exc_info for record in caplog.records)
    said = [record for record in caplog.records if record.name == "serao.store"]
    assert len(said) == 1  # however many were refused
    assert said[0].levelno == logging.ERROR


@pytest.mark.parametrize("trouble", TROUBLES)
def test_an_action_that_cannot_be_stored_is_refused_and_can_be_tried_again(
    trouble: str, server: TestClient, tmp_path: Path
) -> None:
    with in_play(server) as (table, ana):
        offer = ana.last["offer"]
        choice = {"version": offer["version"], "action": offer["options"][0]["action"]}
        with TROUBLES[trouble](server, tmp_path):
            ana.send(t="act", **choice, ref=1)
            refused = ana.read("refused", "accepted")
            assert (refused["t"], refused["code"]) == ("refused", "store/unavailable")
            assert refused["offer"] == offer
        ana.send(t="act", **choice, ref=2)
        assert ana.read("refused", "accepted") == {"t": "accepted", "ref": 2}
        stored = entries_in(tmp_path, table)
        assert stored[:1] == [(0, 0, choice["action"])]


@contextmanager
def in_play(server: TestClient) -> Iterator[tuple[str, Player]]:
    """Yield a table in play with a person who is asked."""
    mine = opened(server, ["me", "random"], "carrossel")
    with at_table(server, mine["table"]["id"], token=mine["token"]) as ana:
        ana.begin()
        while ana.last.get("offer") is None:
            ana.read("welcome", "update")
        yield mine["table"]["id"], ana


def entries_in(folder: Path, table: str) -> list[tuple[int, int, int]]:
    connection = sqlite3.connect(folder / "tables.sqlite3")
    rows = connection.execute(
        "SELECT number, seat, action FROM actions WHERE table_id = ? AND seat = 0 ORDER BY number",
        (table,),
    ).fetchall()
    connection.close()
    return [(i, seat, action) for i, (_, seat, action) in enumerate(rows)]


# -- an outcome that is unknown ----------------------------------------------------------------


class Held:
    """A disk that keeps commits until it is let go, longer than anybody waits."""

    def __init__(self, store: Store) -> None:
        assert isinstance(store.database, Sqlite)
        self.database = store.database
        self.seconds = store.database.seconds
        self.database.seconds = 0.3
        self.commit = store.database.commit
        self.free = threading.Event()
        self.database.commit = self.held  # type: ignore[method-assign]

    def held(self, works: list[Any]) -> list[Any]:
        answers = self.commit(works)
        assert self.free.wait(20)
        return answers

    def let_go(self) -> None:
        self.database.seconds = self.seconds
        self.database.commit = self.commit  # type: ignore[method-assign]
        self.free.set()


def test_an_action_whose_outcome_is_unknown_is_never_accepted_and_is_found_afterwards(
    server: TestClient, tmp_path: Path
) -> None:
    """It is stored, though its commit took too long: the table is loaded with it."""
    with in_play(server) as (table, ana):
        offer = ana.last["offer"]
        action = offer["options"][0]["action"]
        disk = Held(hall_of(server).store)
        ana.send(t="act", version=offer["version"], action=action, ref=1)
        refused = ana.read("refused", "accepted")
        assert (refused["t"], refused["code"]) == ("refused", "store/unavailable")
        with pytest.raises(WebSocketDisconnect) as closed:  # after the refusal, not before
            ana.read("accepted")
        assert closed.value.code == 1013
        with at_table(server, table, token=ana.token) as again:
            early = json.loads(again.socket.receive_text())
            assert (early["t"], early["code"]) == ("refused", "store/unavailable")
        disk.let_go()
        with at_table(server, table, token=ana.token) as again:
            welcome = again.read("welcome")
            assert entries_in(tmp_path, table) == [(0, 0, action)]
            assert welcome["version"] > offer["version"]
            assert welcome["offer"] is None or welcome["offer"]["version"] != offer["version"]


def test_a_seat_whose_outcome_is_unknown_is_found_afterwards(
    server: TestClient, tmp_path: Path
) -> None:
    mine = opened(server, ["me", "open"], public=True)
    table = mine["table"]["id"]
    disk = Held(hall_of(server).store)
    server.cookies.clear()  # a browser of her own
    sat = server.post(f"/api/tables/{table}/join", json={"name": "Eva"})
    assert code_of(sat) == "store/unavailable"
    assert code_of(server.get(f"/api/tables/{table}")) == "store/unavailable"
    disk.let_go()
    assert server.get(f"/api/tables/{table}").json()["seats"][1]["name"] == "Eva"


def test_what_waits_behind_a_slow_write_was_certainly_not_done(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await table_of_people(tables, "urto", 2)
            disk = Held(tables.store)
            slow = asyncio.create_task(tables.store.prove())
            await asyncio.sleep(0.1)
            play = table.playing()
            seat = play.state.waiting()[0]
            with pytest.raises(Unavailable) as refused:
                await table.act(seat, play.hearing.opened[seat], play.state.options(seat)[0])
            assert not refused.value.in_doubt
            assert not table.gone
            with pytest.raises(Unavailable) as unknown:
                await slow
            assert unknown.value.in_doubt
            disk.let_go()
            await table.act(seat, play.hearing.opened[seat], play.state.options(seat)[0])
            assert len(await tables.store.actions(table.row.id)) == 1

    asyncio.run(story())


# -- bots and beginnings -----------------------------------------------------------------------


def test_bots_wait_for_the_store_and_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("serao.server.bots.PAUSE", 0.05)

    async def story() -> None:
        async with open_hall(settings_in(tmp_path)) as hall:
            told(hall.store, "query_only=ON")
            with pytest.raises(Unavailable):
                await seats.create(hall.tables, "urto", ["open"] * 2, {}, True, Person("Ana"))
            told(hall.store, "query_only=OFF")
            place = await seats.create(
                hall.tables, "carrossel", ["random"] * 2, {}, True, Person("Ana")
            )
            Client(place.table)
            told(hall.store, "query_only=ON")
            hall.bots.look(place.table)
            await asyncio.sleep(0.3)
            told(hall.store, "query_only=OFF")
            deadline = time.monotonic() + 30
            while place.table.row.state != "over":
                assert time.monotonic() < deadline, "the bots do not go on"
                await asyncio.sleep(0.02)

    asyncio.run(story())
    assert not any(record.exc_info for record in caplog.records)


def test_bots_go_on_after_an_answer_of_unknown_outcome_though_nobody_looks(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(settings_in(tmp_path)) as hall:
            place = await seats.create(
                hall.tables, "carrossel", ["me", "random"], {}, True, Person("Ana")
            )
            await draw_shares(place.table)
            disk = Held(hall.store)
            deadline = time.monotonic() + 30
            while not hall.store.doubts:
                assert time.monotonic() < deadline, "no bot answers"
                await asyncio.sleep(0.01)
            disk.let_go()
            table_id = place.table.row.id
            while not waits_for_people(hall, table_id):
                assert time.monotonic() < deadline, "the bots do not go on"
                await asyncio.sleep(0.02)
            rows = await hall.store.actions(table_id)
            assert rows
            assert [row.number for row in rows] == list(range(len(rows)))

    asyncio.run(story())


def waits_for_people(hall: Hall, table_id: str) -> bool:
    table = hall.tables.loaded.get(table_id)
    return table is not None and not table.gone and table.playing().state.waiting() == (0,)


def test_play_begins_later_where_the_store_failed_just_then(tmp_path: Path) -> None:
    async def story() -> None:
        settings = settings_in(tmp_path)
        async with open_hall(settings) as hall:
            place = await seats.create(hall.tables, "urto", ["me", "random"], {}, True, ANA)
            await commit(place.table, 0)
            begin = hall.store.begin

            async def fails(*_given: object) -> bool:
                raise Unavailable("full", "the disk is full")

            hall.store.begin = fails  # type: ignore[method-assign,assignment]
            with pytest.raises(Unavailable):
                await show(place.table, 0)
            hall.store.begin = begin  # type: ignore[method-assign]
        async with open_hall(settings) as hall:
            table = await hall.tables.table(place.table.row.id)
            deadline = time.monotonic() + 10
            while table.play is None:
                assert time.monotonic() < deadline, "play does not begin"
                await asyncio.sleep(0.01)

    asyncio.run(story())


ANA = Person("Ana")


def test_the_end_of_a_game_that_could_not_be_noted_is_noted_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path, idle_seconds=0.0) as tables:
            table = await table_of_people(tables, "carrossel", 2)
            end = tables.store.end

            async def fails(_table_id: str) -> None:
                raise Unavailable("full", "the disk is full")

            tables.store.end = fails  # type: ignore[method-assign,assignment]
            rng = serao.Rng(1)
            while not table.playing().state.is_over:
                await act_once(table, rng)
            tables.store.end = end  # type: ignore[method-assign]
            row = await tables.store.table(table.row.id)
            assert row is not None
            assert row.state == "playing"
            tables.sweep(lambda _: False)
            await tables.table(table.row.id)
            row = await tables.store.table(table.row.id)
            assert row is not None
            assert row.state == "over"

    asyncio.run(story())


# -- whether the house is ready ----------------------------------------------------------------


def test_a_store_that_cannot_be_read_is_not_ready(
    server: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(_work: object) -> None:
        raise Unavailable("away", "nobody reads")

    assert server.get("/ready").status_code == 200
    monkeypatch.setattr(hall_of(server).store.database, "read", away)
    monkeypatch.setattr("serao.server.troubles.FRESH", 0.0)
    assert code_of(server.get("/ready")) == "store/unavailable"


def test_a_store_that_takes_its_time_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serao.server.troubles.SOON", 0.01)
    monkeypatch.setattr("serao.server.troubles.FRESH", 0.0)

    class Slow:
        def __init__(self) -> None:
            self.asked = 0
            self.free = asyncio.Event()

        async def prove(self) -> None:
            self.asked += 1
            await self.free.wait()

    async def story() -> None:
        store = Slow()
        readiness = Readiness(cast(Store, store))
        for _ in range(3):
            with pytest.raises(Refusal, match="does not answer in time"):
                await readiness.check()
        assert store.asked == 1  # however many have asked
        store.free.set()
        await asyncio.sleep(0)
        await readiness.check()
        assert store.asked == 2

    asyncio.run(story())
