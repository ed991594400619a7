"""A PostgreSQL that hangs: people are told in time, and the server can be stopped."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack

import httpx
import pytest
from sqlalchemy import Connection
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from serao.store import ActionRow, Notice, Unavailable, open_store
from tests.running import running, server
from tests.server.hosting import share_message
from tests.store.databases import frozen, postgres
from tests.store.test_store import with_table

LIMIT = 2.0  # seconds


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


def test_reads_and_writes_have_a_time_limit_and_work_again_afterwards(database: str) -> None:
    async def story() -> None:
        store = await with_table(database, "frozen")
        store.database.seconds = LIMIT
        rows = [ActionRow("frozen", number, 0, 7, 1.0) for number in range(4)]
        await store.append(rows[0])
        with frozen(database):
            began = time.monotonic()
            for attempt in (store.table("frozen"), store.append(rows[1]), store.prove()):
                with pytest.raises(Unavailable):
                    await attempt
            assert time.monotonic() - began < 3 * LIMIT + 2
        await store.settle("frozen")
        assert "frozen" not in store.doubts
        stored = await store.actions("frozen")
        assert stored in (rows[:1], rows[:2])
        await store.append(rows[len(stored)])
        assert await store.actions("frozen") == rows[: len(stored) + 1]
        began = time.monotonic()
        with frozen(database):
            store.hurry(1.0)
            await store.close()
            assert time.monotonic() - began < 8

    asyncio.run(story())


def test_a_commit_that_hangs_is_in_doubt_until_the_server_has_decided(database: str) -> None:
    """Its outcome is read from the store, after waiting for it, and never guessed."""

    async def story() -> None:
        store, other = await with_table(database, "doubt"), await open_store(database)
        store.database.seconds = LIMIT
        row = ActionRow("doubt", 0, 0, 7, 1.0)
        tell = store.tell
        with ExitStack() as stack:

            def tell_and_freeze(connection: Connection, notices: Sequence[Notice]) -> None:
                tell(connection, notices)  # the last statement before the commit
                stack.enter_context(frozen(database))

            store.tell = tell_and_freeze  # type: ignore[method-assign]
            with pytest.raises(Unavailable) as trouble:
                await store.append(row)
        store.tell = tell  # type: ignore[method-assign]
        assert trouble.value.in_doubt
        assert store.doubts == {"doubt"}
        await store.settle("doubt")
        found = await store.actions("doubt")
        assert found == await other.actions("doubt")
        assert found in ([], [row])
        await store.close()
        await other.close()

    asyncio.run(story())


def test_a_server_tells_people_and_can_be_stopped(database: str) -> None:
    command = server(database=database, store_seconds=LIMIT, process_silent_seconds=2.0)
    with running(command) as house, httpx.Client(base_url=house.address, timeout=20) as http:
        body = {"game": "carrossel", "seats": ["me", "random"], "name": "Ana", "public": True}
        mine = http.post("/api/tables", json=body).json()
        table = mine["table"]["id"]
        address = house.address.replace("http", "ws") + f"/api/tables/{table}/socket"
        with connect(address) as socket:
            say(socket, t="hello", token=mine["token"])
            offer = offer_in(socket)
            with frozen(database):
                say(socket, t="act", version=offer["version"], action=action_in(offer), ref=5)
                told = refusal_in(socket)
                assert (told["code"], told["ref"]) == ("store/unavailable", 5)
                began = time.monotonic()
                assert http.get("/health").status_code == 200
                assert time.monotonic() - began < 1
                for answer in (
                    http.get("/ready"),
                    http.post("/api/tables", json=body),
                    http.get(f"/api/tables/{table}"),
                    http.get("/api/tables"),
                ):
                    assert answer.status_code == 503, answer.text
                    assert answer.json()["code"] == "store/unavailable"
        deadline = time.monotonic() + 30
        while http.get("/ready").status_code != 200 or http.get("/api/tables").status_code != 200:
            assert time.monotonic() < deadline, "it does not work again"
            time.sleep(0.1)
        with connect(address) as socket:
            say(socket, t="hello", token=mine["token"])
            offer_in(socket)
            with frozen(database):
                began = time.monotonic()
                house.process.send_signal(signal.SIGTERM)
                assert house.process.wait(30) in (0, -signal.SIGTERM)
                assert time.monotonic() - began < 15


def say(socket: ClientConnection, **message: object) -> None:
    socket.send(json.dumps(message))


def offer_in(socket: ClientConnection) -> dict[str, object]:
    """Return the offer to seat 0, which gives its share where play has not begun."""
    while True:
        heard = json.loads(socket.recv(20))
        share = share_message(heard["table"], 0) if "table" in heard else None
        if share is not None:
            say(socket, **share)
        offer: dict[str, object] | None = heard.get("offer")
        if offer is not None:
            return offer


def action_in(offer: dict[str, object]) -> int:
    options = offer["options"]
    assert isinstance(options, list)
    action: int = options[0]["action"]
    return action


def refusal_in(socket: ClientConnection) -> dict[str, object]:
    """Return the refusal, which comes before the connection is closed."""
    while True:
        try:
            message: dict[str, object] = json.loads(socket.recv(20))
        except ConnectionClosed:
            raise AssertionError("closed without a word") from None
        if message["t"] == "refused":
            return message
