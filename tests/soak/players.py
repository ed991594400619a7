"""Clients that play through a storm and keep a history of it.

They act, take back, chat, answer twice, answer late, answer wrongly, lose their connection and come
back, to any server, with and without what they had seen.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from serao.kernel.state import NOBODY
from serao.server.hosted import TAKE_BACK
from tests.server.hosting import kept, share_message, told_on
from tests.soak.history import Guest, Moments, Move, Saying, Told, plain

# What the server refuses without knowing whether it was done.
IN_DOUBT: Final = frozenset({"store/unavailable", "server/failed", "server/closing"})
PATIENCE: Final = 4.0  # seconds without a word, after which a client connects again
MOST_PATIENCE: Final = 30.0
THINKING: Final = 0.05  # seconds at most before an answer

Message = dict[str, Any]


class Bored(Exception):
    """The client leaves to come back."""


class Player:
    """One client: a seat's, or a spectator's."""

    def __init__(
        self,
        guest: Guest,
        token: str | None,
        code: str,
        addresses: Callable[[], str],
        rng: Random,
        moment: Moments,
    ) -> None:
        self.guest = guest
        self.token = token
        self.code = code
        self.address = addresses  # where to connect next
        self.rng = rng
        self.moment = moment
        self.version = 0
        self.view: Any = None
        self.log: list[bytes] = []
        self.offer: Message | None = None
        self.can_take_back = False
        self.asked = 0
        self.ref = 0
        self.open: dict[int, Move | Saying] = {}  # by ref: sent, and not answered yet
        self.patience = PATIENCE  # for the next connection; it grows until somebody answers
        self.waits = PATIENCE
        self.welcomes = 0
        self.is_over = False
        self.resting = asyncio.Event()  # set: act no more
        self.troubles: list[str] = []

    @property
    def accepted(self) -> int:
        return sum(move.outcome == "accepted" for move in self.guest.moves)

    # -- connections -------------------------------------------------------------------------

    async def live(self) -> None:
        """Play until the game is over or rest is called for, through any number of connections."""
        while not self.is_done():
            with suppress(OSError, WebSocketException, TimeoutError, Bored, EOFError):
                await self.come()
            self.open.clear()  # what has no answer now never gets one
            await asyncio.sleep(self.rng.random() * (self.patience - PATIENCE + THINKING) / 10)

    def is_done(self) -> bool:
        return self.is_over or (self.resting.is_set() and not self.open)

    async def come(self) -> None:
        """Connect, and stay until there is nothing more to do or somebody loses patience."""
        async with self.connected() as socket:
            while not self.is_done():
                await self.hear(socket, await self.next_message(socket))

    async def look(self) -> None:
        """Connect, and leave when the table is seen."""
        async with self.connected() as socket:
            heard = await self.next_message(socket)
            if heard["t"] == "welcome":
                self.take_in(heard)

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[ClientConnection]:
        address = self.address().replace("http", "ws")
        self.waits, self.patience = self.patience, min(MOST_PATIENCE, self.patience * 1.5)
        async with asyncio.timeout(self.waits):
            socket = await connect(
                f"{address}/api/tables/{self.guest.table}/socket",
                compression=None,
                max_size=None,
                ping_interval=None,
                open_timeout=None,
                close_timeout=1,
            )
        async with socket:
            self.asked = self.moment()
            await socket.send(json.dumps(self.hello()))
            yield socket

    async def next_message(self, socket: ClientConnection) -> Message:
        async with asyncio.timeout(self.waits):
            heard: Message = json.loads(await socket.recv())
        return heard

    def hello(self) -> Message:
        said: Message = {"t": "hello", "language": self.guest.language, "code": self.code}
        if self.token is not None:
            said["token"] = self.token
        if self.version and self.rng.random() < 0.7:
            said["seen"] = self.version
        return said

    # -- what is heard -----------------------------------------------------------------------

    async def hear(self, socket: ClientConnection, heard: Message) -> None:
        kind = heard["t"]
        if kind in ("welcome", "update"):
            self.patience = self.waits = PATIENCE
            self.take_in(heard)
        elif kind in ("accepted", "refused"):
            self.settle(heard)
        if kind in ("welcome", "seats") and self.guest.viewer != NOBODY:
            share = share_message(heard["table"], self.guest.viewer)
            if share is not None:
                await socket.send(json.dumps(share))
        if not self.resting.is_set() and not self.is_over:
            await self.do_something(socket)

    def take_in(self, heard: Message) -> None:
        """Take in a view and the log, as clients do, and note it."""
        if heard["t"] == "welcome":
            self.welcomes += 1
        if heard["t"] == "update":
            self.view = told_on(self.view, heard)
        else:
            self.view = heard["view"]
        if heard["log_from"] > len(self.log):
            self.troubles.append(f"the log goes on at {heard['log_from']}, after {len(self.log)}")
        self.log = self.log[: heard["log_from"]] + [plain(kept(line)) for line in heard["log"]]
        self.version, self.offer = heard["version"], heard["offer"]
        self.can_take_back = heard["take_back"]["possible"]
        self.is_over = heard["result"] is not None
        if self.view is not None:
            since = heard.get("since")
            view = plain(self.view)
            self.guest.told.append(Told(self.version, view, tuple(self.log), self.asked, since))

    def settle(self, heard: Message) -> None:
        """Note the answer to something that was sent."""
        sent = self.open.pop(heard["ref"], None)
        if sent is None:
            return
        sent.answered = self.moment()
        if heard["t"] == "accepted":
            sent.outcome = "accepted"
        elif heard["code"] not in IN_DOUBT:
            sent.outcome = "refused"
        if isinstance(sent, Move):
            self.offer = heard.get("offer")  # after what was accepted an update comes

    # -- what is done ------------------------------------------------------------------------

    async def do_something(self, socket: ClientConnection) -> None:
        if self.open:
            return
        chance = self.rng.random()
        if chance < 0.01:
            raise Bored
        if chance < 0.04 and self.view is not None:
            await self.say(socket)
        if self.guest.viewer == NOBODY:
            return
        if self.can_take_back and chance > 0.85:
            await self.send(socket, {"t": "undo"}, Move(TAKE_BACK, 0, 0))
        elif self.offer is not None and self.offer["options"]:
            await asyncio.sleep(self.rng.random() * THINKING)
            await self.answer(socket, self.offer)

    async def answer(self, socket: ClientConnection, offer: Message) -> None:
        """Answer an offer; sometimes twice, sometimes one that is long gone as well."""
        earlier = [move for move in self.guest.moves if move.action != TAKE_BACK]
        if earlier and self.rng.random() < 0.05:
            old = self.rng.choice(earlier)
            await self.act(socket, old.version, old.action)
        action = self.rng.choice(offer["options"])["action"]
        await self.act(socket, offer["version"], action)
        if self.rng.random() < 0.1:
            await self.act(socket, offer["version"], action)
        if self.rng.random() < 0.03:
            await self.act(socket, offer["version"], 10**6)  # no action of any game

    async def act(self, socket: ClientConnection, version: int, action: int) -> None:
        message = {"t": "act", "version": version, "action": action}
        await self.send(socket, message, Move(action, version, 0))

    async def say(self, socket: ClientConnection) -> None:
        text = f"{self.guest.name} says {self.moment()}"
        await self.send(socket, {"t": "say", "text": text}, Saying(text, 0))

    async def send(self, socket: ClientConnection, message: Message, sent: Move | Saying) -> None:
        self.ref += 1
        sent.sent = self.moment()
        self.open[self.ref] = sent
        if isinstance(sent, Move):
            self.guest.moves.append(sent)
        else:
            self.guest.sayings.append(sent)
        await socket.send(json.dumps({**message, "ref": self.ref}))
