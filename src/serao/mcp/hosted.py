"""A table that a house hosts: the guest sits on the seat that a personal link opens."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import secrets
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import serao
from serao import fairness
from serao.kernel.errors import SeraoError
from serao.mcp.places import Option, Question, Sight
from serao.server.changes import put_in

LINK: Final = re.compile(r"^/seat/([^/]+)/([^/]+)$")
PATIENCE: Final = 20.0  # seconds that a house may take to answer

Message = dict[str, Any]


class HouseError(SeraoError):
    """The house cannot be reached, or refuses."""


class HostedPlace:
    """Keeps what the house says over the socket, as a client with a screen does."""

    def __init__(self, link: str, language: str) -> None:
        parts, found = parted(link)
        self.table, self.token = found.groups()
        scheme = "wss" if parts.scheme == "https" else "ws"
        self.address = f"{scheme}://{parts.netloc}/api/tables/{self.table}/socket"
        self.language = language
        self.share = secrets.token_hex(32)
        self.state: Message = {}  # the last welcome or update
        self.info: Message = {}
        self.seat = -1
        self.view: Any = None
        self.log: list[str] = []
        self.told = 0
        self.answers: dict[int, asyncio.Future[Message]] = {}
        self.asked = 0
        self.changed = asyncio.Event()
        self.broken = ""
        self.socket: ClientConnection | None = None
        self.listening: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Connect, and listen from then on."""
        try:
            async with asyncio.timeout(PATIENCE):
                self.socket = await connect(self.address, compression=None, max_size=None)
                await self.send({"t": "hello", "token": self.token, "language": self.language})
                await self.take(json.loads(await self.socket.recv()))
        except HouseError:
            await self.close()
            raise
        except (OSError, TimeoutError, WebSocketException, ValueError) as error:
            await self.close()
            raise HouseError(f"{self.address} cannot be reached: {error}") from None
        self.listening = asyncio.create_task(self.listen(self.socket))

    async def listen(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                await self.take(json.loads(text))
        except WebSocketException as error:
            self.broken = str(error)
        self.broken = self.broken or "the house has closed the socket"
        self.changed.set()

    async def take(self, message: Message) -> None:
        """Keep what a message says."""
        kind = message["t"]
        if kind == "welcome":
            if message["you"] is None:
                raise HouseError("the link opens no seat at this table")
            self.seat, self.view, self.state = message["you"], message["view"], message
            self.add_lines(message)
        elif kind == "update":
            for line in message["log"]:
                self.view = put_in(self.view, line["changes"])
            self.view = put_in(self.view, message["changes"])
            self.state = message
            self.add_lines(message)
        if "table" in message:
            self.info = message["table"]
            await self.draw_share()
        if kind in ("accepted", "refused", "because") and message.get("ref") in self.answers:
            self.answers.pop(message["ref"]).set_result(message)
        elif kind == "refused" and not self.state:
            raise HouseError(message["reason"])
        self.changed.set()

    def add_lines(self, message: Message) -> None:
        self.log = self.log[: message["log_from"]] + [line["words"] for line in message["log"]]
        self.told = min(self.told, len(self.log))

    async def draw_share(self) -> None:
        """Take part in drawing the chance of the table, as the page does."""
        mine, attempt = self.info["seats"][self.seat], self.info["attempt"]
        if self.info["state"] != "open" or mine["shown"]:
            return
        if self.info["terms"] is not None:
            await self.send({"t": "show", "attempt": attempt, "share": self.share})
        elif mine["commitment"] is None:
            commitment = fairness.share_commitment(
                self.table, self.info["commitment"], attempt, self.seat, self.share
            )
            await self.send({"t": "commit", "attempt": attempt, "commitment": commitment})

    async def send(self, message: Message) -> None:
        assert self.socket is not None, "the place has begun"
        try:
            await self.socket.send(json.dumps(message))
        except WebSocketException as error:
            raise HouseError(f"the house cannot be reached any more: {error}") from None

    async def asked_of_house(self, message: Message) -> Message:
        """Send a message and return what the house answers to it."""
        if self.broken:
            raise HouseError(f"the house cannot be reached any more: {self.broken}")
        self.asked += 1
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self.answers[self.asked] = answer
        await self.send({**message, "ref": self.asked})
        try:
            async with asyncio.timeout(PATIENCE):
                return await answer
        except TimeoutError:
            raise HouseError("the house does not answer") from None

    def offer(self) -> Message | None:
        offer: Message | None = self.state.get("offer")
        return offer

    def actions(self) -> tuple[str, ...]:
        slug = self.info["game"]
        return serao.game(slug).actions if slug in serao.games() else ()

    async def sight(self) -> Sight:
        result = self.state.get("result")
        view = {"state": self.info["state"]} if self.view is None else self.view
        return Sight(
            self.seat,
            view,
            self.state["scores"],
            self.state["waiting"],
            result is not None,
            [] if result is None else result["ranking"],
        )

    async def question(self) -> Question:
        offer = self.offer()
        if offer is None:
            return Question("", [])
        options = [Option(one["action"], one["name"], one["words"]) for one in offer["options"]]
        return Question(offer["question"], options)

    async def news(self) -> list[str]:
        new = self.log[self.told :]
        self.told = len(self.log)
        return new

    async def act(self, action: int) -> None:
        offer = self.offer()
        if offer is None:
            raise HouseError("it is not your turn: wait for it")
        version = offer["version"]
        answer = await self.asked_of_house({"t": "act", "version": version, "action": action})
        if answer["t"] == "refused":
            raise HouseError(answer["reason"])
        await self.until(lambda: (self.offer() or {}).get("version") != version, PATIENCE)

    async def why_not(self, action: int) -> str:
        answer = await self.asked_of_house({"t": "ask", "action": action})
        if answer["t"] == "refused":
            raise HouseError(answer["reason"])
        words, clause = answer["words"] or "", answer["clause"]
        return f"{words} ({clause})" if clause else words

    async def wait(self, seconds: float) -> None:
        await self.until(
            lambda: self.offer() is not None or self.state.get("result") is not None, seconds
        )

    async def until(self, is_so: Any, seconds: float) -> None:
        """Wait for messages until something is so, but not for longer."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not is_so() and not self.broken:
                    self.changed.clear()
                    await self.changed.wait()

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
        if self.socket is not None:
            await self.socket.close()


def parted(link: str) -> tuple[SplitResult, re.Match[str]]:
    """Return the parts of a link, and the table and token in its path; refuse what is none."""
    with contextlib.suppress(ValueError):  # brackets that do not close, a port that cannot be
        parts = urlsplit(link)
        found = LINK.match(parts.path)
        if parts.scheme in ("http", "https") and parts.hostname and parts.port != 0 and found:
            return parts, found
    raise HouseError(f"{link!r} is no link to a seat: it is https://house/seat/TABLE/TOKEN")
