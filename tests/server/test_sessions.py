"""Accounts on several devices: sessions, passwords, and seats that are found by an account."""

from __future__ import annotations

import asyncio
import sqlite3
import time
import warnings
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from serao.server.devices import device_of
from serao.server.hall import open_hall
from serao.server.lookalikes import likeness
from serao.store import open_store
from tests.server.test_http import at_table, code_of, opened, server, settings_in

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient, WebSocketTestSession
    from starlette.websockets import WebSocketDisconnect

__all__ = ["server"]

WHO = {"name": "ana", "password": "correct horse"}
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"
)
LAPTOP = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"


def signed_in(server: TestClient, agent: str = LAPTOP) -> dict[str, str]:
    """Sign in with a fresh browser; return what it sends from then on."""
    server.cookies.clear()
    answer = server.post("/api/sessions", json=WHO, headers={"user-agent": agent})
    assert answer.status_code == 200
    server.cookies.clear()
    return {"cookie": f"serao-account={answer.cookies['serao-account']}"}


@pytest.fixture
def account(server: TestClient) -> TestClient:
    assert server.post("/api/accounts", json=WHO).status_code == 201
    server.cookies.clear()
    return server


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (PHONE, "Safari · iPhone"),
        (LAPTOP, "Firefox · Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36 Edg/126.0", "Edge · Windows"),
        ("Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36", "Chrome · Android"),
        ("python-httpx/0.27", ""),
        ("<script>", ""),
    ],
)
def test_a_device_is_named_in_two_words_of_ours(agent: str, device: str) -> None:
    scope = {"type": "http", "headers": [(b"user-agent", agent.encode())]}
    assert device_of(HTTPConnection(scope)) == device


def test_my_sessions_are_listed_and_ended_one_by_one(account: TestClient) -> None:
    phone, laptop = signed_in(account, PHONE), signed_in(account, LAPTOP)
    found = account.get("/api/me/sessions", headers=laptop).json()
    assert [(one["device"], one["current"]) for one in found] == [
        ("Firefox · Linux", True),
        ("Safari · iPhone", False),
        ("", False),
    ]
    assert all(abs(one["seen"] - time.time()) < 60 for one in found)
    path = f"/api/me/sessions/{found[1]['id']}"
    assert account.delete(path, headers=laptop).status_code == 200
    assert code_of(account.delete(path, headers=laptop)) == "account/no-session"
    assert code_of(account.get("/api/me", headers=phone)) == "account/not-signed-in"
    assert account.get("/api/me", headers=laptop).status_code == 200


def test_all_other_sessions_are_ended_at_once(account: TestClient) -> None:
    phone, laptop = signed_in(account, PHONE), signed_in(account, LAPTOP)
    assert account.delete("/api/me/sessions", headers=laptop).status_code == 200
    assert code_of(account.get("/api/me", headers=phone)) == "account/not-signed-in"
    assert len(account.get("/api/me/sessions", headers=laptop).json()) == 1


def test_nobody_ends_the_sessions_of_another_account(account: TestClient) -> None:
    mine = signed_in(account)
    (first, *_) = account.get("/api/me/sessions", headers=mine).json()
    account.post("/api/accounts", json=WHO | {"name": "rui"})
    assert code_of(account.delete(f"/api/me/sessions/{first['id']}")) == "account/no-session"
    assert account.get("/api/me", headers=mine).status_code == 200
    account.cookies.clear()
    for refused in (account.get("/api/me/sessions"), account.delete("/api/me/sessions")):
        assert code_of(refused) == "account/not-signed-in"


def test_a_new_password_needs_the_old_one_and_ends_the_other_sessions(account: TestClient) -> None:
    phone, laptop = signed_in(account, PHONE), signed_in(account, LAPTOP)
    change = {"old": "wrong horse", "new": "battery staple"}
    path = "/api/me/password"
    assert code_of(account.post(path, json=change, headers=laptop)) == "account/wrong-password"
    change["old"] = WHO["password"]
    short = account.post(path, json=change | {"new": "short"}, headers=laptop)
    assert code_of(short) == "request/malformed"
    assert code_of(account.post(path, json=change)) == "account/not-signed-in"
    assert account.post(path, json=change, headers=laptop).status_code == 200
    assert code_of(account.get("/api/me", headers=phone)) == "account/not-signed-in"
    assert account.get("/api/me", headers=laptop).status_code == 200
    assert code_of(account.post("/api/sessions", json=WHO)) == "account/wrong-password"
    fresh = WHO | {"password": "battery staple"}
    assert account.post("/api/sessions", json=fresh).status_code == 200


def changed(folder: Path, statement: str, *values: Any) -> None:
    with sqlite3.connect(folder / "tables.sqlite3") as tables:
        tables.execute(statement, values)
    tables.close()


def test_a_session_ends_by_itself_when_it_is_not_used(account: TestClient, tmp_path: Path) -> None:
    laptop = signed_in(account)
    day = 86_400
    changed(tmp_path, "UPDATE sessions SET seen = ?", time.time() - 89 * day)
    assert account.get("/api/me", headers=laptop).status_code == 200
    (one, *_) = account.get("/api/me/sessions", headers=laptop).json()
    assert time.time() - one["seen"] < 60  # it has been used
    changed(tmp_path, "UPDATE sessions SET seen = ?", time.time() - 91 * day)
    assert code_of(account.get("/api/me", headers=laptop)) == "account/not-signed-in"


def test_accounts_do_not_look_alike(account: TestClient) -> None:
    for name in ("Ana", "\u0410na", "ana\u200b", "\uff41na", "aná", "\u3164"):
        refused = account.post("/api/accounts", json=WHO | {"name": name})
        assert code_of(refused) in ("account/name-taken", "request/malformed"), name
    assert account.post("/api/accounts", json=WHO | {"name": "eva"}).status_code == 201


def test_accounts_of_an_earlier_serao_keep_their_names_and_guard_them(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(str(tmp_path / "tables.sqlite3"))
        for name in ("ana", "Ana", "rui"):
            await store.add_account(name, "x")
        changed(tmp_path, "INSERT INTO sessions VALUES ('aa', 'rui', 5, NULL, '')")
        await store.close()
        for _ in range(2):
            async with open_hall(settings_in(tmp_path)):
                pass
        store = await open_store(str(tmp_path / "tables.sqlite3"))
        assert await store.account_of("aa") == "rui"
        with pytest.raises(Exception, match="already, or one like it"):
            await store.add_account("RUI", "x", likeness("RUI"))
        with pytest.raises(Exception, match="already, or one like it"):
            await store.add_account("ANA", "x", likeness("ANA"))
        await store.close()

    asyncio.run(story())


def test_old_sessions_are_forgotten_now_and_then(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(settings_in(tmp_path)) as hall:
            await hall.store.add_account("ana", "x")
            for token in ("a", "b"):
                await hall.store.add_session(token, "ana")
                changed(tmp_path, "UPDATE sessions SET seen = 5 WHERE token = ?", token)
                await hall.tidy()
            with sqlite3.connect(tmp_path / "tables.sqlite3") as tables:
                left = tables.execute("SELECT token FROM sessions").fetchall()
            tables.close()
            assert left == [("b",)]  # not at every sweep
            assert await hall.store.account_of("b") is None

    asyncio.run(story())


# -- seats by account --------------------------------------------------------------------------


def test_the_tables_of_an_account_open_on_another_device(account: TestClient) -> None:
    laptop = signed_in(account)
    body = {"game": "urto", "seats": ["open", "me"], "name": "Ana"}
    mine = account.post("/api/tables", json=body, headers=laptop).json()
    table = mine["table"]["id"]
    account.cookies.clear()
    phone = signed_in(account, PHONE)
    assert code_of(account.get(f"/api/tables/{table}")) == "table/wrong-code"
    assert account.get(f"/api/tables/{table}", headers=phone).json()["id"] == table
    socket = f"/api/tables/{table}/socket"
    with account.websocket_connect(socket, headers=phone) as wire:
        wire.send_text('{"t": "hello"}')
        welcome = wire.receive_json()
        assert (welcome["t"], welcome["you"]) == ("welcome", 1)
    left = account.post(f"/api/tables/{table}/leave", headers=phone)
    assert left.json()["seats"][1]["kind"] == "open"


def read_on(wire: WebSocketTestSession) -> None:
    while True:
        wire.receive_json()


def test_a_socket_closes_with_the_session_that_opened_it(account: TestClient) -> None:
    laptop = signed_in(account)
    body = {"game": "urto", "seats": ["open", "me"], "name": "Ana"}
    mine = account.post("/api/tables", json=body, headers=laptop).json()
    account.cookies.clear()
    phone = signed_in(account, PHONE)
    socket = f"/api/tables/{mine['table']['id']}/socket"
    with (
        account.websocket_connect(socket, headers=phone) as wire,
        at_table(account, mine["table"]["id"], token=mine["token"]) as at_home,
    ):
        wire.send_text('{"t": "hello"}')
        assert wire.receive_json()["you"] == 1
        at_home.read("welcome")
        assert account.delete("/api/me/sessions", headers=laptop).status_code == 200
        with pytest.raises(WebSocketDisconnect):
            read_on(wire)
        at_home.send(t="say", text="still here")
        at_home.read("said")


def test_another_account_is_not_let_in(account: TestClient) -> None:
    laptop = signed_in(account)
    body = {"game": "urto", "seats": ["open", "me"], "name": "Ana"}
    table = account.post("/api/tables", json=body, headers=laptop).json()["table"]["id"]
    account.cookies.clear()
    account.post("/api/accounts", json=WHO | {"name": "rui"})
    assert code_of(account.get(f"/api/tables/{table}")) == "table/wrong-code"
    assert code_of(account.post(f"/api/tables/{table}/leave")) == "seat/not-seated"


def test_a_guests_table_is_nobodys_account(account: TestClient) -> None:
    table = opened(account, ["me", "open"])["table"]["id"]
    assert code_of(account.get(f"/api/tables/{table}", headers=signed_in(account))) == (
        "table/wrong-code"
    )
