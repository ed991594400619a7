"""A language model at a table, through the client of the official SDK."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import anyio
import httpx
import pytest
from mcp import StdioServerParameters
from mcp.client import Client
from mcp.client.stdio import stdio_client

import serao
from serao.bots import LEVELS, Bot, Sight
from serao.mcp.local import LocalPlace
from serao.mcp.places import Question
from serao.mcp.server import house
from tests.running import running, server

COMMAND = (sys.executable, "-m", "serao", "mcp")
TOOLS = {
    "list_games",
    "rules",
    "open_table",
    "sit_down",
    "look",
    "question",
    "act",
    "wait_for_my_turn",
    "why_not",
}


class Guest:
    """A model's client: calls tools, and reads what they say."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def call(self, tool: str, **arguments: Any) -> str:
        """Return what a tool says; it must have no complaint."""
        said, is_error = await self.ask(tool, **arguments)
        assert not is_error, said
        return said

    async def complaint(self, tool: str, **arguments: Any) -> str:
        said, is_error = await self.ask(tool, **arguments)
        assert is_error, said
        assert "\n" not in said
        return said

    async def ask(self, tool: str, **arguments: Any) -> tuple[str, bool]:
        result = await self.client.call_tool(tool, arguments)
        said = "".join(getattr(part, "text", "") for part in result.content)
        return said, bool(result.is_error)

    async def open(self, **wishes: Any) -> tuple[str, str]:
        """Open a table; return its name and what is asked."""
        said = await self.call("open_table", **wishes)
        found = re.match(r"table (\w+): ", said)
        assert found, said
        return found[1], said


@asynccontextmanager
async def guest() -> AsyncIterator[Guest]:
    async with Client(house()) as client:
        yield Guest(client)


def options_in(said: str) -> list[int]:
    return [int(number) for number in re.findall(r"^(\d+) \(", said, re.MULTILINE)]


async def play_to_the_end(guest: Guest, table: str, said: str) -> str:
    while "The game is over" not in said:
        options = options_in(said)
        if options:
            said = await guest.call("act", table=table, action=options[-1])
        else:
            said = await guest.call("wait_for_my_turn", table=table, seconds=60)
    return said


async def a_game_is_played(guest: Guest) -> None:
    assert {tool.name for tool in (await guest.client.list_tools()).tools} == TOOLS
    table, said = await guest.open(game="wipe-em-out", seats=3, bots="random", seed="a")
    said = await play_to_the_end(guest, table, said)
    assert "won by seat" in said


@pytest.mark.parametrize("slug", serao.games())
def test_a_game_is_played_to_its_end(slug: str) -> None:
    async def play() -> None:
        async with guest() as me:
            table, said = await me.open(game=slug, bots="random", seed="b")
            assert "won by seat" in await play_to_the_end(me, table, said)
            assert json.loads(await me.call("look", table=table))["is_over"]
            assert "owe no answer" in await me.complaint("act", table=table, action=0)

    anyio.run(play)


def test_a_game_is_played_over_standard_input_and_output() -> None:
    async def play() -> None:
        parameters = StdioServerParameters(
            command=COMMAND[0], args=list(COMMAND[1:]), env=dict(os.environ)
        )
        async with Client(stdio_client(parameters)) as client:
            await a_game_is_played(Guest(client))

    anyio.run(play)


@contextmanager
def over_http() -> Iterator[str]:
    """Run the server at a port that is free, until it answers."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with subprocess.Popen([*COMMAND, "--http", "--port", str(port)]) as process:
        try:
            while process.poll() is None:
                try:
                    socket.create_connection(("127.0.0.1", port)).close()
                    break
                except ConnectionRefusedError:
                    time.sleep(0.05)
            yield f"http://127.0.0.1:{port}/mcp"
        finally:
            process.terminate()


def test_a_game_is_played_over_http() -> None:
    async def play(address: str) -> None:
        async with Client(address) as client:
            await a_game_is_played(Guest(client))

    with over_http() as address:
        anyio.run(play, address)


def test_a_port_that_cannot_be_is_refused() -> None:
    words = [*COMMAND, "--http", "--port", "99999"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("serao: Invalid value for '--port'")
    assert "65535" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_guest_is_told_what_the_seat_may_know_and_no_more() -> None:
    async def play() -> None:
        async with guest() as me:
            wishes = {"game": "monster-my-neighbour", "seats": 4, "seat": 2, "seed": "c"}
            table, said = await me.open(**wishes, bots="random")
            shown = json.loads(await me.call("look", table=table))
            assert shown["seat"] == 2
            assert "actions" not in shown["view"]
            for number in range(4):
                hand = shown["view"]["hands"][number]
                assert isinstance(hand, list) == (number == 2), hand
            assert options_in(said) or "It is not your turn" in said

    anyio.run(play)


def test_a_hosted_table_is_played_by_two_guests(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        with httpx.Client(base_url=address, headers={"origin": address}) as web:
            wanted = {"game": "wipe-em-out", "seats": ["me", "open", "random"], "name": "Ana"}
            ana = web.post("/api/tables", json=wanted).json()
            joining = {"name": "Rui", "code": ana["code"]}
            table = ana["table"]["id"]
            web.cookies.clear()
            rui = web.post(f"/api/tables/{table}/join", json=joining).json()
        async with guest() as one, guest() as two, anyio.create_task_group() as both:
            for me, seat in ((one, ana), (two, rui)):
                both.start_soon(sit_and_play, me, address + seat["link"])

    async def sit_and_play(me: Guest, link: str) -> None:
        said = await me.call("sit_down", link=link)
        table = said.split()[1].strip(":")
        asked = await me.call("wait_for_my_turn", table=table, seconds=60)
        wrong = next(number for number in range(92) if number not in options_in(asked))
        assert await me.call("why_not", table=table, action=wrong)
        assert "won by seat" in await play_to_the_end(me, table, asked)

    with running(server(database=str(tmp_path / "tables.sqlite3"), pace=0.0)) as house_there:
        anyio.run(play, house_there.address)


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("open_table", {"game": "chess"}, "there is no game 'chess'"),
    ("open_table", {"game": "urto", "seats": 9}, "urto seats 2 to 5 players, not 9"),
    ("open_table", {"game": "urto", "seat": 4}, "there is no seat 4: the seats are 0 to 1"),
    ("open_table", {"game": "urto", "bots": "genius"}, "there is no bot level 'genius'"),
    ("open_table", {"game": "urto", "options": {"x": 1}}, "urto has no option 'x'"),
    ("open_table", {"game": "urto", "language": "fr"}, "languages are en, pt, pt-BR, not 'fr'"),
    ("rules", {"game": "urto", "clause": "URT-99"}, "urto has no clause URT-99"),
    ("rules", {"game": "urto", "clause": "URT-"}, "urto has no clause URT-"),
    ("look", {"table": "1"}, "there is no table '1'"),
    ("open_table", {}, "open_table needs the argument 'game'"),
    ("open_table", {"game": "urto", "seats": 2.5}, "cannot take 2.5 as 'seats': it should be"),
    ("open_table", {"game": "urto", "level": "expert"}, "open_table has no argument 'level'"),
    ("list_games", {"game": "urto"}, "it takes no arguments"),
    ("act", {"table": "1", "action": ["a" * 99]}, "cannot take ['aaa"),
    ("wait_for_my_turn", {"table": "1", "seconds": -1}, "cannot take -1 as 'seconds'"),
    ("sit_down", {"link": "http://127.0.0.1/lobby"}, "is no link to a seat"),
    ("sit_down", {"link": "http://127.0.0.1:99999/seat/a/b"}, "is no link to a seat"),
    ("sit_down", {"link": "http://[::1/seat/a/b"}, "is no link to a seat"),
    ("sit_down", {"link": "https:///seat/a/b"}, "is no link to a seat"),
    ("sit_down", {"link": "http://127.0.0.1:1/seat/a/b"}, "cannot be reached"),
    ("sit_down", {"link": f"http://{'a' * 70}.invalid/seat/a/b"}, "cannot be reached"),
]


@pytest.mark.parametrize(("tool", "arguments", "sentence"), WRONG)
def test_what_is_wrong_is_said_in_one_sentence(
    tool: str, arguments: dict[str, Any], sentence: str
) -> None:
    async def ask() -> None:
        async with guest() as me:
            assert sentence in await me.complaint(tool, **arguments)

    anyio.run(ask)


def test_an_action_is_given_by_number_or_by_name() -> None:
    async def play() -> None:
        async with guest() as me:
            table, said = await me.open(game="wipe-em-out", seats=2, seed="a")
            found = re.search(r"^(\d+) \((\S+)\): ", said, re.MULTILINE)
            assert found
            wrong = await me.complaint("act", table=table, action=91)
            assert f"{found[1]} ({found[2]})" in wrong
            assert await me.call("why_not", table=table, action=int(found[1])) == "You can."
            assert "WEO-" in await me.call("why_not", table=table, action=0)
            assert "WEO-" in await me.call("why_not", table=table, action="pass")
            gone = await me.complaint("why_not", table=table, action=92)
            assert "the game has no action 92; its numbers are 0 to 91" in gone
            await me.call("act", table=table, action=found[2])

    anyio.run(play)


class Thinker(Bot):
    """A bot that thinks until it may answer."""

    def __init__(self) -> None:
        self.thinks = threading.Event()
        self.may_answer = threading.Event()

    def choose(self, sight: Sight) -> int:
        self.thinks.set()
        assert self.may_answer.wait(30)
        return sight.options[0]


def local_place() -> tuple[LocalPlace, Thinker]:
    """Return a seat at a table whose other player thinks for long."""
    place = LocalPlace(serao.game("wipe-em-out"), 2, 0, "random", "a", {}, "en")
    place.bots[1] = thinker = Thinker()
    return place, thinker


def test_who_asks_while_bots_think_is_told_what_comes_of_it() -> None:
    place, thinker = local_place()
    asked: list[Question] = []

    async def ask() -> None:
        asked.append(await place.question())

    async def play() -> None:
        async with anyio.create_task_group() as calls:
            calls.start_soon(place.act, place.table.options(0)[0])
            await anyio.to_thread.run_sync(thinker.thinks.wait)
            calls.start_soon(ask)
            await place.wait(0.01)  # which is not for longer
            assert not asked
            thinker.may_answer.set()
        assert place.table.waiting() == (0,)
        assert [option.action for option in asked[0].options] == place.table.options(0)

    anyio.run(play)


def test_a_call_that_is_given_up_leaves_nobody_unasked() -> None:
    place, thinker = local_place()
    thinker.may_answer.set()

    async def play() -> None:
        with anyio.CancelScope() as given_up:
            given_up.cancel()
            await place.act(place.table.options(0)[0])
        await place.wait(30)
        assert 1 not in place.table.waiting()
        assert place.table.is_over or (await place.question()).options

    anyio.run(play)


def test_games_and_rules_are_told() -> None:
    async def ask() -> None:
        async with guest() as me:
            games = await me.call("list_games")
            assert all(f"{slug}: " in games for slug in serao.games())
            assert "WEO-6.5" in await me.call("rules", game="wipe-em-out", clause="WEO-6.5")
            assert "WEO-1" in await me.call("rules", game="wipe-em-out", language="pt")

    anyio.run(ask)


def test_every_level_may_play_the_other_seats() -> None:
    async def play() -> None:
        async with guest() as me:
            for level in LEVELS:
                await me.open(game="wipe-em-out", seats=2, bots=level, seed="d")

    anyio.run(play)
