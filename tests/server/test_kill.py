"""kill -9 in the middle of a game: every acknowledged action is there, and the bots go on."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

from serao.store import ActionRow, open_store
from tests.running import running
from tests.server.hosting import share_message

COMMAND = [sys.executable, "-m", "serao", "serve", "--no-browser", "--port", "0", "--database"]


def say(socket: Any, **message: Any) -> None:
    socket.send(json.dumps(message))


def test_nothing_acknowledged_is_lost_and_the_bots_go_on(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    command = [*COMMAND, str(database)]
    with running(command) as house:
        address = house.address
        body = {"game": "carrossel", "seats": ["me", "random"], "name": "Ana"}
        mine = httpx.post(f"{address}/api/tables", json=body).json()
        path = f"/api/tables/{mine['table']['id']}"
        acknowledged = play(address.replace("http", "ws") + path, mine["token"], 4, 0)
        house.kill()
    stored = asyncio.run(actions_of(database, mine["table"]["id"]))
    assert [row.action for row in stored if row.seat == 0][: len(acknowledged)] == acknowledged
    with running(command) as house:
        address = house.address
        welcome = welcome_of(address.replace("http", "ws") + path, mine["token"])
        assert welcome["table"]["state"] == "playing"
        played = play(address.replace("http", "ws") + path, mine["token"], 1, 2)
        house.process.send_signal(signal.SIGTERM)
        assert house.process.wait(10) in (0, -signal.SIGTERM)
    after = asyncio.run(actions_of(database, mine["table"]["id"]))
    assert after[: len(stored)] == stored
    assert [row.action for row in after if row.seat == 0][-len(played) :] == played
    assert {row.seat for row in after[len(stored) :]} == {0, 1}  # the bot goes on too


async def actions_of(database: Path, table_id: str) -> list[ActionRow]:
    store = await open_store(str(database))
    found = await store.actions(table_id)
    await store.close()
    return found


def welcome_of(address: str, token: str) -> Any:
    with connect(f"{address}/socket") as socket:
        say(socket, t="hello", token=token)
        return json.loads(socket.recv(timeout=60))


def play(address: str, token: str, least: int, rounds: int) -> list[int]:
    """Answer offers until that many answers are acknowledged and rounds revealed; return them."""
    acknowledged: list[int] = []
    sent: dict[int, int] = {}
    deadline = time.monotonic() + 60
    with connect(f"{address}/socket") as socket:
        say(socket, t="hello", token=token)
        while time.monotonic() < deadline:
            message = json.loads(socket.recv(timeout=60))
            if message["t"] == "accepted" and message["ref"] in sent:
                acknowledged.append(sent[message["ref"]])
            if message["t"] == "update" and message["log"]:
                rounds -= 1  # both have answered
            if len(acknowledged) >= least and rounds <= 0 and len(acknowledged) == len(sent):
                return acknowledged
            if message["t"] == "welcome":
                seat = message["you"]
            if message["t"] in ("welcome", "seats"):
                share = share_message(message["table"], seat)
                if share is not None:
                    say(socket, **share)
            if message["t"] not in ("welcome", "update"):
                continue
            offer = message["offer"]
            if offer is not None and offer["version"] not in sent:
                action = offer["options"][0]["action"]
                sent[offer["version"]] = action
                say(socket, t="act", version=offer["version"], action=action, ref=offer["version"])
    raise AssertionError("the game did not go on")
