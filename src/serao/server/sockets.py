"""The socket of a table: a hello, then messages both ways."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from serao import names
from serao.kernel.state import NOBODY
from serao.server import beginnings, people, reminders, seats, sitting, telling, tracing
from serao.server.codes import Refusal, malformed
from serao.server.hall import Hall
from serao.server.languages import ENGLISH, Language, preferred
from serao.server.limits import Bucket, address_of
from serao.server.messages import (
    Accepted,
    Act,
    Ask,
    Commit,
    FromClient,
    Hello,
    Propose,
    Refused,
    Remind,
    Say,
    Show,
    Undo,
    Vote,
)
from serao.server.tables import Acknowledge, Listener, Table
from serao.store import ChatRow, Room, Unavailable

LARGEST: Final = 4096  # bytes of one message
POLICY, AGAIN = 1008, 1013  # close codes: you may not; connect again

Errand = Commit | Show | Remind | Propose | Vote  # what a seat asks for beside its moves

log = logging.getLogger("serao.sockets")

decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


def parts_of(address: str) -> SplitResult:
    """Return the parts of an address; none of one that cannot be."""
    try:
        return urlsplit(address)
    except ValueError:
        return SplitResult("", "", "", "", "")


def is_own_origin(connection: HTTPConnection) -> bool:
    """Whether a browser asks from a page of this server; other programs name no origin."""
    origin = connection.headers.get("origin")
    return origin is None or parts_of(origin).netloc == connection.headers.get("host")


def is_called(connection: HTTPConnection, names: Sequence[str]) -> bool:
    """Whether a request is for this server; where it has no names, for anybody.

    A page of elsewhere whose name is made to lead here would be one of ours by ``is_own_origin``:
    it asks for its own name. Whoever asks for an address has not been misled by a name.
    """
    asked = parts_of(f"//{connection.headers.get('host', '')}").hostname or ""
    return not names or asked in names or asked == "localhost" or is_address(asked)


def is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


class Gone(Exception):
    """The client has left."""


def no_wire() -> None:
    """How a connection is cut off that has no wire of ours: it closes in its own time."""


class Connection:
    """One socket at one table, from hello to goodbye."""

    def __init__(self, hall: Hall, scope: Scope, receive: Receive, send: Send) -> None:
        self.hall = hall
        self.scope = scope
        self.next_message = receive
        self.send = send
        rate = hall.settings.messages_per_second
        self.messages = Bucket(rate, rate * hall.settings.burst_seconds)
        self.language: Language = ENGLISH
        self.address = "nowhere"
        self.cut_off: Callable[[], None] = scope.get("state", {}).get("cut_off", no_wire)
        self.sending: asyncio.Task[None] | None = None

    async def run(self, table_id: str) -> None:
        await self.next_message()  # that somebody wants to connect
        if not self.may_enter(HTTPConnection(self.scope)):
            self.hall.metrics.count("sockets_refused")
            await self.close(POLICY)
            return
        try:
            await self.accept()
            self.hall.metrics.count("connections")
            await self.meet(table_id)
        except (Refusal, Unavailable) as error:
            await self.refuse(error)
        except TimeoutError:
            await self.refuse(Refusal("request/malformed", "no-hello"))
        except Gone:
            return

    async def meet(self, table_id: str) -> None:
        """Hear who it is, and serve it; a socket counts for its address as long as that takes."""
        sockets = self.hall.limits.sockets
        if not sockets.add(self.address):
            raise Refusal("socket/too-many")
        try:
            async with asyncio.timeout(self.hall.settings.hello_seconds):
                hello = await self.receive()
            await self.serve(table_id, hello)
        finally:
            sockets.remove(self.address)

    def may_enter(self, client: HTTPConnection) -> bool:
        self.language = preferred(client.headers.get("accept-language", ""))  # until hello says it
        self.address = address_of(client)
        is_ours = is_called(client, self.hall.settings.allowed_hosts) and is_own_origin(client)
        return is_ours and self.hall.limits.requests.take(self.address)

    async def accept(self) -> None:
        try:
            named = (tracing.HEADER.encode(), tracing.current.get().encode())
            await self.send({"type": "websocket.accept", "headers": [named]})
        except OSError:  # as ASGI says it
            raise Gone from None

    async def close(self, code: int) -> None:
        await self.send({"type": "websocket.close", "code": code, "reason": ""})

    async def refuse(self, error: Refusal | Unavailable) -> None:
        """Say why, and close; a client that has gone already need not hear it."""
        refusal = self.hall.troubles.refusal(error)
        self.hall.metrics.refuse(refusal.code)
        self.hall.metrics.count("sockets_refused")
        message = Refused(refusal.code, refusal.reason(self.language))
        with suppress(OSError, RuntimeError):
            await self.send_text(msgspec.json.encode(message))
            await self.close(AGAIN if refusal.code == "store/unavailable" else POLICY)

    async def send_text(self, message: bytes) -> None:
        await self.send({"type": "websocket.send", "text": message.decode()})

    async def receive(self) -> FromClient:
        """Return the next message; refuse what is too large, too fast or none of ours."""
        message = await self.next_message()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text = message.get("text")
        if text is None:
            raise Refusal("request/malformed", "not-text")
        if not self.messages.take():
            raise Refusal("request/too-many", "messages")
        if len(text) > LARGEST:
            raise Refusal("request/too-large", "message", most=LARGEST)
        try:
            return decoder.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError) as error:
            raise malformed(error) from None

    async def serve(self, table_id: str, hello: FromClient) -> None:
        if not isinstance(hello, Hello):
            raise Refusal("request/malformed", "hello-first")
        self.language = hello.language
        if self.hall.bans.has_address(self.address):
            raise Refusal("request/banned")
        table = await self.hall.tables.table(table_id)
        seat, session = await self.viewer(table, hello, HTTPConnection(self.scope))
        if seat != NOBODY:
            await seats.go_on_with(table, seat)
        token = None if seat == NOBODY else table.seats[seat].token
        listener = Listener(seat, hello.language, address=self.address, token=token, wake=self.wake)
        self.check_room(table, seat)
        self.scope["headers"] = []  # nobody asks for them again, and the socket may stay for hours
        table.listen(listener, hello.seen)
        self.hall.beginnings.watch(table)
        self.hall.motions.refresh(table)
        self.hall.bots.look(table)  # they may have rested
        if session is not None:
            self.hall.signed_in.sockets[listener] = session
        try:
            while True:
                await self.answer(table, listener, await self.receive(), hello.name)
        finally:
            table.forget(listener)
            self.hall.signed_in.sockets.pop(listener, None)
            if self.sending is not None:
                self.sending.cancel()

    async def viewer(
        self, table: Table, hello: Hello, client: HTTPConnection
    ) -> tuple[int, str | None]:
        """Return the seat of whoever says hello, or -1 for a spectator who may watch.

        A seat that is had by an account comes with the session.
        """
        token = hello.token or people.token_of(client, table.row.id)
        seat = None if token is None else seats.seat_if_any(table, token)
        if seat is not None:
            return seat, None
        if token is not None:
            await sitting.check_not_removed(table, seats.Person("", tokens=(seats.digest(token),)))
        if hello.token is not None:
            raise Refusal("seat/wrong-token")
        seat = await people.seat_of_account(client, table)
        if seat is not None:
            return seat, people.session_of(client)
        table.check_told("others")
        seats.check_code(table, hello.code)
        return NOBODY, None

    def check_room(self, table: Table, viewer: int) -> None:
        """Refuse one more socket on a seat, or one more spectator, where there are too many."""
        open_now = len(table.listeners.get(viewer, ()))
        if viewer == NOBODY and open_now >= self.hall.settings.spectators_per_table:
            raise Refusal("socket/too-many", "spectators")
        if viewer != NOBODY and open_now >= self.hall.settings.sockets_per_seat:
            raise Refusal("socket/too-many", "seat")

    def wake(self, listener: Listener) -> None:
        """Begin to send, unless that is under way: who is told nothing costs no task.

        A lost listener that does not even take what it was sent before is cut off.
        """
        if listener.lost:
            self.cut_off()
        if self.sending is None:
            self.sending = asyncio.create_task(self.send_all(listener))

    async def send_all(self, listener: Listener) -> None:
        try:
            with suppress(OSError, RuntimeError):  # gone: whoever receives notices it too
                while listener.outbox:
                    for message in listener.taken():
                        await self.send_text(message)
                if listener.lost:
                    await self.close(AGAIN)
        except Exception:
            log.exception("nothing more can be sent to a socket")
            self.hall.metrics.count("failures")
        finally:
            self.sending = None

    async def answer(
        self, table: Table, listener: Listener, message: FromClient, name: str
    ) -> None:
        """Do what a message asks; a refusal goes back with the offer that holds now."""
        if isinstance(message, Hello):
            raise Refusal("request/malformed", "hello-once")
        if listener.lost:
            return  # it is being closed, and speaks for nobody any more
        try:
            await self.do(table, listener, message, name)
        except (Refusal, Unavailable) as error:
            refusal = self.hall.troubles.refusal(error)
            self.hall.metrics.refuse(refusal.code)
            offer = table.offer(listener.viewer, self.language)
            reason = refusal.reason(self.language)
            refused = Refused(refusal.code, reason, message.ref, offer)
            listener.answer(msgspec.json.encode(refused))

    async def do(
        self, table: Table, listener: Listener, message: Act | Undo | Say | Ask | Errand, name: str
    ) -> None:
        seat = listener.viewer
        table.check_not_closed()
        table.check_is_of(seat, listener.token)

        def accepted() -> None:
            listener.tell(msgspec.json.encode(Accepted(message.ref)))

        if isinstance(message, Say):
            await self.say(table, seat, message.text, name)
            accepted()
        elif seat == NOBODY:
            raise Refusal("seat/not-seated", "spectator")
        elif isinstance(message, Ask):
            play = table.playing()
            because = telling.because(play, seat, message.action, message.ref, self.language)
            listener.tell(msgspec.json.encode(because))
        elif isinstance(message, Act | Undo):
            await self.move(table, seat, message, accepted)
        else:
            await self.run_errand(table, listener, message)
            accepted()

    async def move(
        self, table: Table, seat: int, message: Act | Undo, accepted: Acknowledge
    ) -> None:
        if table.seats[seat].level is not None:
            raise Refusal("seat/not-seated", "bot")
        began = time.perf_counter()

        def stored() -> None:
            self.hall.metrics.actions.observe(time.perf_counter() - began)
            accepted()

        if isinstance(message, Act):
            await table.act(seat, message.version, message.action, stored)
        else:
            await table.take_back(seat, stored)
        self.hall.metrics.count("actions")

    async def run_errand(self, table: Table, listener: Listener, message: Errand) -> None:
        """Do what changes no cards: it is accepted when it is done."""
        seat, token = listener.viewer, listener.token
        if isinstance(message, Commit):
            await beginnings.commit_share(table, seat, message.attempt, message.commitment, token)
        elif isinstance(message, Show):
            await beginnings.show_share(table, seat, message.attempt, message.share)
        elif isinstance(message, Remind):
            await reminders.remind(table, seat, message.seat)
        elif isinstance(message, Propose):
            await self.hall.motions.propose(table, seat, message.about, message.seat)
        else:
            await self.hall.motions.vote(table, seat, message.yes)

    async def say(self, table: Table, seat: int, text: str, name: str) -> None:
        table.check_told("chat")
        room: Room = "spectators" if seat == NOBODY else "table"
        who = self.address if seat == NOBODY else f"{table.row.id} {seat}"
        if not self.hall.limits.sayings.take(who):
            raise Refusal("chat/too-fast")
        if not self.hall.limits.table_sayings.take(f"{table.row.id} {room}"):
            raise Refusal("chat/too-fast", "table")
        try:
            names.check(text)
        except names.UnfitText as error:
            raise malformed(error) from None
        plain = text.strip()
        if not plain:
            raise Refusal("request/malformed", "empty")
        author = name if seat == NOBODY else table.seats[seat].name
        await table.say(
            ChatRow(
                id=secrets.token_hex(8),
                table_id=table.row.id,
                room=room,
                author=author,
                text=plain,
                at=time.time(),
            )
        )
