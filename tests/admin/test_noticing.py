"""A running server takes in what a host's commands have changed, whichever database it is."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.admin.houses import Admin, rows
from tests.running import running, server

SOON = 20.0  # seconds; a busy machine may need some
ANA = {"name": "ana", "password": "correct horse"}


class House:
    """A running server with its host."""

    def __init__(self, address: str, database: str) -> None:
        self.address = address
        self.admin = Admin(database)
        self.http = httpx.Client(base_url=address, timeout=SOON)

    def open(self, wanted: list[str], **more: Any) -> Any:
        body = {"game": "carrossel", "seats": wanted, "name": "Ana", "public": True, **more}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def socket(self, table_id: str) -> Any:
        address = self.address.replace("http", "ws")
        return connect(f"{address}/api/tables/{table_id}/socket", proxy=None)

    def first_message(self, table_id: str, **hello: Any) -> Any:
        with self.socket(table_id) as socket:
            socket.send(json.dumps({"t": "hello", **hello}))
            return json.loads(socket.recv(timeout=SOON))


@pytest.fixture
def house(database: str) -> Iterator[House]:
    generous = {"requests_per_second": 1000.0, "orders_seconds": 0.1, "pace": 0.05}
    with running(server(database=database, **generous)) as process:
        house = House(process.address, database)
        with house.http:
            yield house


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SOON
    while not true():
        assert time.monotonic() < deadline, "that took too long"
        time.sleep(0.05)


def hear_out(socket: Any) -> int:
    """Return the code with which a socket is closed."""
    with suppress(ConnectionClosed):
        while True:
            socket.recv(timeout=SOON)
    return int(socket.close_code)


def code_of(answer: httpx.Response) -> str:
    code: str = answer.json()["code"]
    return code


def test_a_table_that_is_closed_in_play_can_only_be_looked_at(house: House) -> None:
    table_id = house.open(["novice", "novice"])["table"]["id"]
    with house.socket(table_id) as socket:
        socket.send(json.dumps({"t": "hello"}))
        assert json.loads(socket.recv(timeout=SOON))["table"]["state"] == "playing"
        house.admin("tables", "close", table_id)
        assert hear_out(socket) == 1013  # connect again
    again = house.first_message(table_id)
    assert again["table"]["state"] == "closed"
    assert again["view"] is not None
    assert (again["offer"], again["waiting"], again["table"]["turn"]) == (None, [], [])
    assert again["clocks"] == []
    assert (
        again["take_back"]["reason"]
        == "this table was closed: nobody came, or the host has done it"
    )
    assert again["result"] is None  # the secret stays one
    with house.socket(table_id) as socket:
        socket.send(json.dumps({"t": "hello"}))
        socket.recv(timeout=SOON)
        socket.send(json.dumps({"t": "say", "text": "hello?", "ref": 1}))
        refused = json.loads(socket.recv(timeout=SOON))
        assert (refused["t"], refused["code"]) == ("refused", "table/closed")
    stopped = len(rows(house.admin.database, "actions"))
    time.sleep(0.5)
    assert len(rows(house.admin.database, "actions")) == stopped
    assert house.http.get("/api/tables?state=playing").json() == []
    record = house.http.get(f"/api/tables/{table_id}/record").json()
    assert record.get("secret") is None


def test_nobody_sits_down_at_a_table_that_was_closed_before_it_began(house: House) -> None:
    placed = house.open(["me", "open"])
    table_id = placed["table"]["id"]
    house.admin("tables", "close", table_id)
    until(lambda: house.http.get("/api/tables?state=open").json() == [])
    until(lambda: house.first_message(table_id)["table"]["state"] == "closed")
    joined = httpx.post(f"{house.address}/api/tables/{table_id}/join", json={"name": "Eva"})
    assert code_of(joined) == "table/closed"
    left = house.http.post(f"/api/tables/{table_id}/leave")
    assert code_of(left) == "table/closed"


def test_a_deleted_table_is_gone_for_whoever_looks_at_it(house: House) -> None:
    table_id = house.open(["novice", "novice"])["table"]["id"]
    with house.socket(table_id) as socket:
        socket.send(json.dumps({"t": "hello"}))
        socket.recv(timeout=SOON)
        house.admin("tables", "delete", table_id, "--yes")
        assert hear_out(socket) == 1013
    refused = house.first_message(table_id)
    assert (refused["t"], refused["code"]) == ("refused", "table/unknown")
    assert code_of(house.http.get(f"/api/tables/{table_id}")) == "table/unknown"
    other = house.open(["novice", "novice"])["table"]["id"]  # and the house goes on
    with house.socket(other) as socket:
        socket.send(json.dumps({"t": "hello"}))
        while json.loads(socket.recv(timeout=SOON))["t"] != "update":
            pass


def test_a_removed_saying_is_gone_for_who_reads_it(house: House) -> None:
    placed = house.open(["me", "open"])
    table_id = placed["table"]["id"]
    with house.socket(table_id) as socket:
        socket.send(json.dumps({"t": "hello", "token": placed["token"]}))
        socket.send(json.dumps({"t": "say", "text": "something vile", "ref": 1}))
        while json.loads(socket.recv(timeout=SOON))["t"] != "said":
            pass
        (said,) = house.admin.listed("chat", "list", table_id)
        house.admin("chat", "remove", table_id, said["id"])
        assert hear_out(socket) == 1013
    assert house.first_message(table_id, token=placed["token"])["chat"] == []


def test_a_banned_account_is_out_until_the_ban_is_lifted(house: House) -> None:
    assert house.http.post("/api/accounts", json=ANA).status_code == 201
    placed = house.open(["me", "open"])
    table_id = placed["table"]["id"]
    with house.socket(table_id) as socket:
        socket.send(json.dumps({"t": "hello", "token": placed["token"]}))
        socket.recv(timeout=SOON)
        house.admin("people", "ban", "ana", "--why", "rude")
        hear_out(socket)
    assert code_of(house.http.get("/api/me")) == "account/not-signed-in"
    assert code_of(house.http.post("/api/sessions", json=ANA)) == "account/banned"
    (seat, _) = house.http.get(f"/api/tables/{table_id}").json()["seats"]
    assert seat["kind"] == "open"
    house.admin("people", "unban", "ana")
    assert house.http.post("/api/sessions", json=ANA).status_code == 200


def test_a_banned_network_is_out_until_the_ban_is_lifted(house: House) -> None:
    table_id = house.open(["me", "open"])["table"]["id"]
    with house.socket(table_id) as socket:
        socket.send(json.dumps({"t": "hello"}))
        socket.recv(timeout=SOON)
        house.admin("people", "ban", "127.0.0.0/8", "--hashed")
        assert hear_out(socket) == 1013
    assert code_of(house.http.get("/api/games")) == "request/banned"
    assert house.first_message(table_id)["code"] == "request/banned"
    house.admin("people", "unban", "127.0.0.0/8")
    until(lambda: house.http.get("/api/games").status_code == 200)


def test_a_new_password_is_the_one_that_counts(house: House) -> None:
    house.http.post("/api/accounts", json=ANA)
    password = house.admin("people", "reset-password", "ana").split()[-1]
    assert code_of(house.http.get("/api/me")) == "account/not-signed-in"
    assert code_of(house.http.post("/api/sessions", json=ANA)) == "account/wrong-password"
    fresh = house.http.post("/api/sessions", json=ANA | {"password": password})
    assert fresh.status_code == 200
