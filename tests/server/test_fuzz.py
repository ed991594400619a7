"""Whatever is sent, the server answers with a code and goes on.

Requests come from the server's own description of itself, messages from their own types; both also
with what is not allowed in them, and messages down to bytes that are none.
"""

from __future__ import annotations

import json
import re
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Final, get_args

import httpx
import msgspec
import pytest
import requests
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import inspect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from serao.server.api import ENDPOINTS, Endpoint
from serao.server.codes import CODES
from serao.server.messages import FromClient, ToClient
from serao.server.openapi import description
from serao.server.sockets import LARGEST
from tests.running import House, running, server
from tests.server.hosting import share_message

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import schemathesis
    from schemathesis import Case, GenerationMode
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

FREE: Final = 1_000_000  # of everything: limits are tested elsewhere
SECONDS: Final = 60  # for an answer, on a busy machine
LIMITS: Final = (
    "requests_per_second",
    "account_requests_per_second",
    "probes_per_second",
    "messages_per_second",
    "sayings_per_second",
    "table_sayings_per_second",
    "tables_per_minute",
    "tables_per_address",
    "sockets_per_address",
    "connections_per_address",
    "sign_ins_per_minute",
)


class Visited:
    """A server with a table that is open, one in play, one that is over, and the keys to them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.http = httpx.Client(base_url=house.address, timeout=SECONDS)
        self.session = requests.Session()
        self.tokens: dict[str, str] = {}
        self.open = self.table("urto", "open")
        self.playing = self.table("caretos", "random")
        self.over = self.table("carrossel", "random")
        self.beside = self.table("wipe-em-out", "open")
        with self.socket(self.playing) as socket:
            self.play(socket, lambda heard: heard.get("view") is not None)
        with self.socket(self.over) as socket:
            self.play(socket, lambda heard: heard.get("result") is not None)

    def table(self, game: str, other: str) -> str:
        body = {"game": game, "seats": ["me", other], "name": "Ana", "public": True}
        placed = self.http.post("/api/tables", json=body).raise_for_status().json()
        table_id: str = placed["table"]["id"]
        self.tokens[table_id] = placed["token"]
        return table_id

    def socket(self, table: str) -> ClientConnection:
        address = self.house.address.replace("http", "ws")
        return connect(f"{address}/api/tables/{table}/socket", max_size=None, ping_interval=None)

    def hello(self, socket: ClientConnection, table: str) -> None:
        socket.send(json.dumps({"t": "hello", "token": self.tokens[table]}))

    def play(self, socket: ClientConnection, until: Callable[[Any], bool]) -> None:
        """Answer with the first option until something is heard."""
        self.hello(socket, socket.request.path.split("/")[3])  # type: ignore[union-attr]
        while True:
            heard = json.loads(socket.recv(timeout=SECONDS))
            if until(heard):
                return
            share = share_message(heard["table"], 0) if "table" in heard else None
            if share is not None:
                socket.send(json.dumps(share))
            if heard.get("offer") is not None and heard["t"] != "refused":
                offer = heard["offer"]
                answer = {"version": offer["version"], "action": offer["options"][0]["action"]}
                socket.send(json.dumps({"t": "act", **answer}))


@pytest.fixture(scope="module")
def visited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visited]:
    folder = tmp_path_factory.mktemp("fuzz")
    database, log = folder / "tables.sqlite3", folder / "server.log"
    command = server(database=database, pace=0.0, **dict.fromkeys(LIMITS, FREE))
    with running(command, log) as house:
        visited = Visited(house)
        yield visited
        assert house.process.poll() is None, "the server has died"
        visited.http.close()
        visited.session.close()
    said = log.read_text(encoding="utf-8")
    assert "Traceback" not in said, said[said.index("Traceback") - 2000 :][:6000]


# -- requests ---------------------------------------------------------------------------------

SCHEMA: Final = schemathesis.openapi.from_dict(description(ENDPOINTS))
CONFORMS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
MODES: Final = {"right": GenerationMode.POSITIVE, "wrong": GenerationMode.NEGATIVE}


def modes(endpoint: Endpoint) -> list[str]:
    """Return in which ways a request can be made; what takes nothing cannot be asked wrongly."""
    return [*MODES] if endpoint.takes or endpoint.query else ["right"]


REQUESTS: Final = [(endpoint, mode) for endpoint in ENDPOINTS for mode in modes(endpoint)]


def cases(endpoint: Endpoint, mode: str) -> st.SearchStrategy[Case[Any]]:
    operation = SCHEMA[endpoint.path][endpoint.method]
    return operation.as_strategy(generation_mode=MODES[mode])


@pytest.mark.parametrize(
    ("endpoint", "mode"), REQUESTS, ids=[f"{e.answer.__name__}-{mode}" for e, mode in REQUESTS]
)
@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
@given(data=st.data())
def test_every_request_is_answered_as_described(
    endpoint: Endpoint, mode: str, visited: Visited, data: st.DataObject
) -> None:
    case = data.draw(cases(endpoint, mode))
    table = data.draw(st.sampled_from([None, visited.open, visited.playing, visited.over]))
    if table is not None:
        make_real(case, mode, table, visited)
    if data.draw(st.booleans()):
        case.headers["authorization"] = f"Bearer {visited.tokens.get(table or '', 'nobody')}"
    answer = case.call(visited.house.address, visited.session, timeout=SECONDS)
    case.validate_response(answer, checks=CONFORMS)
    if answer.status_code >= 400:
        assert CODES[answer.json()["code"]] == answer.status_code
    if mode == "wrong" and endpoint.takes and not is_right(case.body, endpoint.takes):
        assert answer.status_code >= 400, "what does not fit the description is refused"


def is_right(body: object, takes: type) -> bool:
    """Whether a body is right: what was wrong may have been the table, before it was made real."""
    try:
        msgspec.convert(body, takes)
    except (msgspec.ValidationError, TypeError):
        return False
    return True


def make_real(case: Case[Any], mode: str, table: str, visited: Visited) -> None:
    """Put what there is into a request: nobody finds a table or a key by chance."""
    if "table" in case.path_parameters:
        case.path_parameters["table"] = table
    if mode == "right" and isinstance(case.body, dict):
        there = {**REAL, "token": visited.tokens[table]}
        case.body.update({name: there[name] for name in case.body.keys() & there.keys()})


REAL: Final[dict[str, Any]] = {
    "game": "urto",
    "seats": ["me", "open"],
    "options": {},
    "edition": None,
    "time": {"kind": "none"},
    "code": "",
    "seat": None,
    "name": "Eva",
}
NAMES: Final = ["", "%00", "%ff", "..", "%2e%2e", "é", "x" * 300, "%0d%0a", "a%2Fb"]


@pytest.mark.parametrize("name", NAMES)
def test_no_name_of_a_table_makes_the_server_fail(name: str, visited: Visited) -> None:
    for endpoint in ENDPOINTS:
        path = re.sub(r"{\w+}", name, endpoint.path)
        answer = visited.http.request(endpoint.method, path, json={})
        assert answer.status_code < 500
        if answer.status_code >= 400:
            assert answer.json()["code"] in CODES


# -- messages ---------------------------------------------------------------------------------

KINDS: Final = {kind.__struct_config__.tag for kind in get_args(ToClient)}
# Close codes: you may not; connect again; what the protocol of sockets says of bytes.
CLOSED: Final = {1008, 1013} | {1002, 1003, 1007, 1009}
# Texts that are hard on whoever reads them.
WORDS: Final = ["", " ", "\x00", "\x1b[2J", "\ud83c", "\u202e", "ç" * 40, "00" * 32, "undo", "pt"]


def of_type(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """Return values of a type of the wire, as msgspec understands it."""
    match kind:
        case inspect.StructType():
            return of_struct(kind)
        case inspect.UnionType():
            return st.one_of([of_type(part) for part in kind.types])
        case inspect.IntType():
            return st.integers(kind.ge, kind.le)
        case inspect.StrType(pattern=str(pattern)):
            long = st.from_regex(pattern, fullmatch=True)
            return long.filter(lambda text: fits(kind, text))
        case inspect.StrType():
            return st.text(min_size=kind.min_length or 0, max_size=kind.max_length)
        case inspect.LiteralType():
            return st.sampled_from(kind.values)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
    raise TypeError(f"no message has had a {kind} so far")


def fits(kind: inspect.StrType, text: str) -> bool:
    return (kind.min_length or 0) <= len(text) <= (kind.max_length or len(text))


def of_struct(kind: inspect.StructType) -> st.SearchStrategy[dict[str, Any]]:
    fields = {field.name: of_type(field.type) for field in kind.fields}
    needed = {field.name for field in kind.fields if field.required}
    tag = {str(kind.tag_field): st.just(kind.tag)}
    return st.fixed_dictionaries(
        {name: values for name, values in fields.items() if name in needed} | tag,
        optional={name: values for name, values in fields.items() if name not in needed},
    )


messages = of_type(inspect.type_info(FromClient))
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(WORDS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


@st.composite
def twisted(draw: st.DrawFn) -> bytes:
    """Return a message of which one part is something else, or is missing, or is one too many."""
    message = draw(messages)
    name = draw(st.sampled_from([*message, "other"]))
    if draw(st.booleans()):
        message[name] = draw(anything)
    else:
        message.pop(name, None)
    return json.dumps(message).encode()


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """Return the bytes of a message with some others in them."""
    whole = json.dumps(draw(messages)).encode()
    at = draw(st.integers(0, len(whole)))
    return whole[:at] + draw(st.binary(max_size=20)) + whole[at + draw(st.integers(0, 3)) :]


awkward = st.sampled_from(
    [
        b"",
        b"\xff\xfe",
        b'{"t": "say", "text": "\xed\xa0\xbc"}',  # half of a pair
        b'{"t": "say", "text": "\\ud83c"}',
        b'{"t": "say", "text": "\x00"}',
        b'{"t": "say", "text": "' + b"x" * LARGEST + b'"}',
        b'{"t": "say", "text": "' + b"x" * 5 * LARGEST + b'"}',
        b"[" * 4000,
        b'{"t": ' * 600 + b"1" + b"}" * 600,
        b'{"t": "act", "version": 1e400, "action": -0}',
        b'{"t": "act", "version": ' + b"9" * 4000 + b', "action": 1}',
        b'{"t": "act", "t": "undo"}',
        b'\xef\xbb\xbf{"t": "undo"}',
    ]
)
frames = messages.map(msgspec.json.encode) | twisted() | damaged() | awkward


def heard_until_closed(socket: ClientConnection) -> int | None:
    """Read answers until the server closes the connection; return the code that it gives."""
    with suppress(ConnectionClosed):
        while True:
            assert json.loads(socket.recv(timeout=SECONDS))["t"] in KINDS
    return socket.close_code


def check_beside(visited: Visited, socket: ClientConnection) -> None:
    """See that somebody at another table is answered."""
    socket.send(json.dumps({"t": "ask", "action": 0, "ref": 7}))
    heard: dict[str, Any] = {}
    while heard.get("ref") != 7:
        heard = json.loads(socket.recv(timeout=SECONDS))
    assert heard["code"] == "table/not-begun"


@pytest.fixture(scope="module")
def beside(visited: Visited) -> Iterator[ClientConnection]:
    with visited.socket(visited.beside) as socket:
        visited.hello(socket, visited.beside)
        yield socket


@pytest.mark.parametrize("stage", ["open", "playing", "over"])
@given(frame=frames, way=st.sampled_from(["text", "binary", "parts"]), first=st.booleans())
def test_no_message_makes_the_socket_fail(
    visited: Visited, beside: ClientConnection, stage: str, frame: bytes, way: str, first: bool
) -> None:
    table: str = getattr(visited, stage)
    with visited.socket(table) as socket, suppress(ConnectionClosed):
        if not first:
            visited.hello(socket, table)
        if way == "parts":
            socket.send([frame[i : i + 7] for i in range(0, len(frame), 7)] or [b""], text=True)
        else:
            socket.send(frame, text=way == "text")
        socket.send("that is no message")
        assert heard_until_closed(socket) in CLOSED
    check_beside(visited, beside)
    assert visited.http.get(f"/api/tables/{table}").json()["state"] == stage


@given(noise=st.binary(min_size=1, max_size=300))
def test_what_is_no_frame_closes_one_socket_and_no_other(
    visited: Visited, beside: ClientConnection, noise: bytes
) -> None:
    with visited.socket(visited.playing) as socket:
        visited.hello(socket, visited.playing)
        socket.socket.sendall(noise)
        with suppress(OSError):  # the server may have hung up already
            socket.socket.shutdown(1)
    check_beside(visited, beside)


def test_messages_are_of_every_kind() -> None:
    """The strategy that makes them follows the types; only names may hold what cannot be read."""
    tags = {kind.__struct_config__.tag for kind in get_args(FromClient)}
    made: set[str] = set()

    @settings(max_examples=300)
    @given(messages)
    def collect(message: dict[str, Any]) -> None:
        with suppress(msgspec.ValidationError):
            msgspec.convert(message, FromClient)
            made.add(message["t"])

    collect()
    assert made == tags
