"""The doors of a real server: silent connections, endless frames, and those who never read."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import uvicorn

from serao.kernel.errors import SeraoError
from serao.server.doors import Doors, raise_file_limit
from serao.server.lean import PROGRESS, DoorProtocol, LeanProtocol
from serao.server.metrics import Metrics
from serao.server.pieces import PIECE, InPieces
from serao.server.settings import Settings
from tests.running import House, running, server

HOST = "127.0.0.1"
ELSEWHERE = "127.0.0.2"  # another address of this machine
PATIENCE = 30.0  # seconds

TEXT, CONTINUED, PING = 0x01, 0x00, 0x89
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(kind: int, content: bytes = b"") -> bytes:
    """Return a short frame of a client, masked with zeros."""
    return bytes([kind, 0x80 | len(content)]) + bytes(4) + content


def connected(house: House, source: str = HOST) -> socket.socket:
    return socket.create_connection((HOST, house.port), PATIENCE, (source, 0))


def answer(house: House, path: str, source: str = HOST) -> httpx.Response:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source), timeout=60) as client:
        return client.get(house.address + path)


def all_of(connection: socket.socket) -> bytes:
    """Return everything until the other side closes; nothing more where it breaks off."""
    heard = b""
    with suppress(ConnectionError):
        while some := connection.recv(65536):
            heard += some
    return heard


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, "that took too long"
        time.sleep(0.05)


def metric(house: House, name: str) -> float:
    told = answer(house, "/metrics", ELSEWHERE).text
    found = [line.split()[-1] for line in told.splitlines() if line.startswith(name)]
    return float(found[0]) if found else 0.0


@contextmanager
def house_in(folder: Path, **settings: Any) -> Iterator[House]:
    usual = {"proxies": [], "pace": 0.0, "probes_per_second": 1000.0}
    with running(server(database=folder / "tables.sqlite3", **(usual | settings))) as house:
        yield house


# -- silent connections ------------------------------------------------------------------------


def test_silent_connections_shut_nobody_out(tmp_path: Path) -> None:
    few = {"connections_per_address": 20, "request_seconds": 2.0}
    with house_in(tmp_path, **few) as house, ExitStack() as leaving:
        silent = [leaving.enter_context(connected(house)) for _ in range(20)]
        silent[0].sendall(b"GET /health HTTP/1.1\r\nHost:")  # and no more
        with closing(connected(house)) as one_more:
            said = all_of(one_more)
        assert said.startswith(b"HTTP/1.1 429")
        assert json.loads(said.partition(b"\r\n\r\n")[2])["code"] == "connection/too-many"
        assert answer(house, "/health", ELSEWHERE).status_code == 200
        assert metric(house, 'serao_refusals_total{code="connection/too-many"}') == 1
        assert [all_of(connection) for connection in silent] == [b""] * 20  # each is cut off
        assert metric(house, "serao_cut_off_total") == 20
        assert answer(house, "/health").status_code == 200


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    head = "{method} {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with house_in(tmp_path, request_seconds=1.0) as house:
        for method, path in (("POST", "/api/tables"), ("GET", "/health")):
            with closing(connected(house)) as slow:
                request = head.format(method=method, path=path) + "Content-Length: 99\r\n\r\n{"
                slow.sendall(request.encode())
                said = all_of(slow)
            assert said.startswith(b"HTTP/1.1 408" if method == "POST" else b"HTTP/1.1 200")


def test_somebody_who_asks_again_and_again_is_not_cut_off(tmp_path: Path) -> None:
    with house_in(tmp_path, request_seconds=1.0) as house, httpx.Client() as busy:
        began = time.monotonic()
        while time.monotonic() - began < 3.0:
            assert busy.get(f"{house.address}/health").status_code == 200
        assert metric(house, "serao_cut_off_total") == 0


def test_an_address_has_a_quarter_of_all_connections_at_most() -> None:
    settings = Settings(proxies=("10.0.0.0/8",))
    doors = Doors(settings, Metrics(), most_files=128 + 40)
    assert (doors.most, doors.most_of_one) == (40, 10)
    assert [doors.let_in("2001:db8::1") for _ in range(10)] == [None] * 10
    refused = doors.let_in("2001:db8::2")  # of the same /64
    assert refused is not None
    assert refused.code == "connection/too-many"
    assert [doors.let_in("10.1.2.3") for _ in range(30)] == [None] * 30  # the proxy
    refused = doors.let_in("203.0.113.1")
    assert refused is not None
    assert "no connection left" in str(refused)
    doors.let_out("10.1.2.3")
    assert doors.let_in("203.0.113.1") is None
    assert doors.metrics.refusals["connection/too-many"] == 2


def test_an_address_does_not_come_again_and_again() -> None:
    doors = Doors(Settings(new_connections_per_second=0.0001), Metrics(), most_files=128 + 40)
    for _ in range(10):
        assert doors.let_in("203.0.113.1") is None
        doors.let_out("203.0.113.1")
    refused = doors.let_in("203.0.113.1")
    assert refused is not None
    assert "too many new connections" in str(refused)
    assert doors.let_in("203.0.113.2") is None
    assert doors.let_in("127.0.0.1") is None  # a proxy
    assert doors.open == 2


def test_what_comes_after_one_request_too_many_is_not_answered(tmp_path: Path) -> None:
    request = b"GET /api/none HTTP/1.1\r\nHost: x\r\n\r\n"
    few = {"requests_per_second": 0.0001, "burst_seconds": 50_000.0}
    with house_in(tmp_path, **few) as house, closing(connected(house)) as eager:
        eager.sendall(request * 60)
        said = all_of(eager)
        assert (said.count(b"HTTP/1.1 404"), said.count(b"HTTP/1.1 429")) == (5, 1)
        assert metric(house, 'serao_refusals_total{code="request/too-many"}') == 1


def test_a_wrong_proxy_is_one_line() -> None:
    with pytest.raises(SeraoError, match="--proxy is an address or a network"):
        Doors(Settings(proxies=("nobody",)), Metrics())


def test_as_many_files_as_the_system_allows_are_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda *given: asked.append(given))
    raise_file_limit()
    assert asked == [(resource.RLIMIT_NOFILE, (4096, 4096))]


# -- frames ------------------------------------------------------------------------------------


def watching(house: House, **told: int) -> socket.socket:
    """Return the raw socket of a spectator who has said hello."""
    body = {"game": "urto", "seats": ["me", "open"], "name": "Ana", "public": True}
    table = httpx.post(f"{house.address}/api/tables", json=body).json()["table"]["id"]
    found = socket.socket()
    for option, value in told.items():
        found.setsockopt(socket.SOL_SOCKET, getattr(socket, option), value)
    found.settimeout(PATIENCE)
    found.connect((HOST, house.port))
    found.sendall(UPGRADE.format(path=f"/api/tables/{table}/socket").encode())
    found.sendall(frame(0x80 | TEXT, b'{"t":"hello"}'))
    assert found.recv(12).startswith(b"HTTP/1.1 101")
    return found


def sent_until_closed(connection: socket.socket, chunk: bytes, most: int) -> int:
    """Send again and again, and read nothing; return how many bytes went out."""
    sent = 0
    with suppress(ConnectionError):
        while sent < most:
            sent += connection.send(chunk)
    return sent


@pytest.mark.parametrize(
    "chunk",
    [frame(PING, b"x" * 125) * 100, frame(CONTINUED) * 2000, frame(0x80 | TEXT, b"{}") * 2000],
    ids=["pings", "continuations", "messages"],
)
def test_frames_of_any_kind_are_counted(tmp_path: Path, chunk: bytes) -> None:
    """Pings, and frames that go on with a message without end, are as many as messages may be."""
    with house_in(tmp_path) as house, closing(watching(house)) as flood:
        if chunk.startswith(bytes([CONTINUED])):
            flood.sendall(frame(TEXT, b"{"))
        before = resident(house)
        sent = sent_until_closed(flood, chunk, 100_000_000)
        assert sent < 20_000_000  # what the system itself holds on the way
        assert answer(house, "/health").status_code == 200
        assert resident(house) - before < 20_000
        until(lambda: metric(house, "serao_listeners") == 0)


def resident(house: House) -> float:
    """Return the kilobytes that the server has in memory."""
    pages = Path(f"/proc/{house.process.pid}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1024


def test_a_socket_of_too_many_frames_is_told_why(tmp_path: Path) -> None:
    with house_in(tmp_path) as house, closing(watching(house)) as flood:
        flood.sendall(frame(PING) * 300)
        said = all_of(flood)
        assert said[-2 - len(b"too many messages: slow down") :] == (
            (1008).to_bytes(2, "big") + b"too many messages: slow down"
        )
        assert metric(house, 'serao_refusals_total{code="request/too-many"}') == 1


# -- who does not read -------------------------------------------------------------------------


def test_an_answer_that_nobody_reads_is_given_up(tmp_path: Path) -> None:
    request = b"GET /api/games/urto HTTP/1.1\r\nHost: x\r\n\r\n"
    settings = {"reading_seconds": 1.0, "requests_per_second": 1000.0}
    with house_in(tmp_path, **settings) as house, closing(socket.socket()) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect((HOST, house.port))
        deaf.sendall(request * 500)
        until(lambda: metric(house, "serao_cut_off_total") == 1)


async def tells_much(_scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while True:
        await send({"type": "websocket.send", "text": "x" * 1_000_000})


@asynccontextmanager
async def deaf_socket(doors: Doors) -> AsyncIterator[tuple[LeanProtocol, Any]]:
    """A socket to which no more can be sent, among all that the server has."""
    with socket.create_server((HOST, 0)) as listening, socket.socket() as deaf:
        config = uvicorn.Config(
            tells_much,
            http=cast(type[asyncio.Protocol], partial(DoorProtocol, doors)),
            ws=cast(type[asyncio.Protocol], partial(LeanProtocol, doors)),
            lifespan="off",
            log_config=None,
        )
        house = uvicorn.Server(config)
        serving = asyncio.create_task(house.serve(sockets=[listening]))
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.setblocking(False)
        await asyncio.get_running_loop().sock_connect(deaf, listening.getsockname())
        deaf.send(UPGRADE.format(path="/").encode())
        visitors = cast(Any, house.server_state.connections)

        def stuck() -> list[LeanProtocol]:
            found = [one for one in visitors if isinstance(one, LeanProtocol)]
            return [one for one in found if not one.writable.is_set()]

        while not stuck():
            await asyncio.sleep(0.01)
        (protocol,) = stuck()
        yield protocol, visitors
        house.should_exit = True
        await serving


def test_a_socket_that_nobody_reads_is_cut_off_and_its_buffer_freed() -> None:
    doors = Doors(Settings(), Metrics())

    async def story() -> None:
        async with deaf_socket(doors) as (protocol, visitors):
            now = asyncio.get_running_loop().time()
            doors.look(visitors, now)
            doors.look(visitors, now + 19)
            assert not protocol.transport.is_closing()
            protocol.unsent += PROGRESS  # as if it had read a little of it
            doors.look(visitors, now + 19.5)
            assert protocol.noted == now
            protocol.unsent *= 2  # as if it had read half of it
            doors.look(visitors, now + 21)
            doors.look(visitors, now + 40)
            assert not protocol.transport.is_closing()
            doors.look(visitors, now + 42)
            while visitors:
                await asyncio.sleep(0.01)
            assert protocol.transport.get_write_buffer_size() == 0
            assert (doors.open, doors.metrics.counts["cut_off"]) == (0, 1)

    asyncio.run(story())


def test_whoever_has_lost_a_socket_that_cannot_be_closed_is_cut_off_at_once() -> None:
    doors = Doors(Settings(), Metrics())

    async def story() -> None:
        async with deaf_socket(doors) as (protocol, visitors):
            cut_off: Callable[[], None] = cast(Any, protocol.scope)["state"]["cut_off"]
            cut_off()
            while visitors:
                await asyncio.sleep(0.01)
            assert protocol.transport.get_write_buffer_size() == 0
            assert (doors.open, doors.metrics.counts["cut_off"]) == (0, 1)

    asyncio.run(story())


LONG = os.urandom(3_000_000)


async def answers_at_length(scope: Any, receive: Any, send: Any) -> None:
    await InPieces(LONG, media_type="application/json")(scope, receive, send)


def test_of_a_long_answer_little_waits_for_whoever_reads_slowly() -> None:
    doors = Doors(Settings(), Metrics())

    async def story() -> None:
        loop = asyncio.get_running_loop()
        with socket.create_server((HOST, 0)) as listening, socket.socket() as slow:
            protocol = cast(type[asyncio.Protocol], partial(DoorProtocol, doors))
            config = uvicorn.Config(
                answers_at_length, http=protocol, lifespan="off", log_config=None
            )
            house = uvicorn.Server(config)
            serving = asyncio.create_task(house.serve(sockets=[listening]))
            slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            slow.setblocking(False)
            await loop.sock_connect(slow, listening.getsockname())
            await loop.sock_sendall(slow, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            visitors = cast(Any, house.server_state.connections)

            def stuck() -> bool:
                return any(one.flow is not None and one.flow.write_paused for one in visitors)

            while not stuck():
                await asyncio.sleep(0.01)
            (visitor,) = visitors
            heard, waited, began = b"", [], loop.time()
            while not heard.endswith(LONG[-100:]):
                waited.append(visitor.transport.get_write_buffer_size())
                some = await loop.sock_recv(slow, 65536)
                assert some, "it was cut off"
                heard += some
                if visitor.waits_since is None:  # it is still being answered
                    doors.look(visitors, began + len(heard) / 10_000)  # bytes a second
            assert heard.endswith(LONG)
            assert max(waited) < 65536 + 2 * PIECE
            assert doors.metrics.counts["cut_off"] == 0
            house.should_exit = True
            await serving

    asyncio.run(story())


class Waiting:
    """A connection with so much unsent."""

    def __init__(self, host: str, size: int) -> None:
        self.client: tuple[str, int] | None = (host, 1)
        self.size = size
        self.transport: Any = self

    def get_write_buffer_size(self) -> int:
        return self.size

    def abort(self) -> None:
        self.size = 0

    def is_overdue(self, _now: float) -> bool:
        return False


def test_what_waits_for_one_address_and_for_all_has_an_end() -> None:
    limits = {"unsent_bytes": 100, "unsent_bytes_per_address": 40}
    doors = Doors(Settings(proxies=("127.0.0.9",), **cast(Any, limits)), Metrics())
    greedy = [Waiting("127.0.0.1", size) for size in (10, 25, 20)]
    others = [Waiting(f"127.0.0.{number}", 15) for number in (2, 3)]
    doors.look([*greedy, *others], 0.0)
    assert [one.size for one in greedy] == [10, 0, 20]
    assert [one.size for one in others] == [15, 15]
    brought = [Waiting("127.0.0.9", 35) for _ in range(2)]
    doors.look([*greedy, *others, *brought], 0.0)
    assert sorted(one.size for one in brought) == [0, 35]
    assert [one.size for one in others] == [15, 15]
    assert doors.metrics.counts["cut_off"] == 2
