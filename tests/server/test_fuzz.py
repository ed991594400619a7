"""Whatever is sent, the server answers with a code and goes on."""

from __future__ import annotations

import json
import re
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serao.server.api import ENDPOINTS, Endpoint
from serao.server.app import application
from serao.server.codes import CODES
from serao.server.messages import ToClient
from serao.server.settings import Settings
from tests.server.hosting import share_message

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient, WebSocketTestSession
    from starlette.websockets import WebSocketDisconnect

KINDS = {kind.__struct_config__.tag for kind in get_args(ToClient)}
FAST = 1e6  # requests a second: limits are tested elsewhere

words = st.sampled_from(
    [
        "me",
        "open",
        "novice",
        "urto",
        "caretos",
        "replace",
        "undo",
        "pt",
        "Ana",
        "",
        " ",
        "\x00",
        "\ud83c",
        "ç" * 40,
        "00" * 20,
    ]
)
values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 2**70) | st.floats(allow_nan=False) | words,
    lambda inner: st.lists(inner, max_size=4),
    max_leaves=6,
)
fields = st.sampled_from(
    ["game", "seats", "name", "options", "public", "code", "seat", "token", "password", "time"]
)
bodies = st.dictionaries(fields, values | st.dictionaries(words, values, max_size=2), max_size=6)
messages = st.dictionaries(
    st.sampled_from(
        [
            "version",
            "action",
            "ref",
            "text",
            "attempt",
            "commitment",
            "share",
            "seen",
            "code",
            "seat",
            "language",
            "about",
            "yes",
        ]
    ),
    values,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    database: Path = tmp_path_factory.mktemp("fuzz") / "tables.sqlite3"
    settings = Settings(
        database=str(database),
        workers=1,
        pace=0.0,
        requests_per_second=FAST,
        tables_per_minute=FAST,
        tables_per_address=10_000,
        sign_ins_per_minute=FAST,
        messages_per_second=FAST,
    )
    with TestClient(application(settings), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture(scope="module")
def table(server: TestClient) -> str:
    body = {"game": "urto", "seats": ["me", "open"], "name": "Ana", "public": True}
    table_id: str = server.post("/api/tables", json=body).json()["table"]["id"]
    return table_id


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=[e.answer.__name__ for e in ENDPOINTS])
@given(body=bodies, name=st.sampled_from(["", "real", "%00", "..", "é", "x" * 300]))
def test_no_request_makes_the_server_fail(
    endpoint: Endpoint, server: TestClient, table: str, body: object, name: str
) -> None:
    place = table if name == "real" and endpoint.method == "GET" else name
    path = re.sub(r"{\w+}", place, endpoint.path)
    content = json.dumps(body).encode()
    headers = {"content-type": "application/json"}
    answer = server.request(endpoint.method, path, content=content, headers=headers)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert answer.json()["code"] in CODES


@pytest.fixture(scope="module")
def table_in_play(server: TestClient) -> str:
    body = {"game": "caretos", "seats": ["me", "random"], "name": "Ana", "public": True}
    table_id: str = server.post("/api/tables", json=body).json()["table"]["id"]
    with server.websocket_connect(f"/api/tables/{table_id}/socket") as socket:
        socket.send_text(json.dumps({"t": "hello"}))
        heard = json.loads(socket.receive_text())
        while heard.get("view") is None:
            share = share_message(heard["table"], 0) if "table" in heard else None
            if share is not None:
                socket.send_text(json.dumps(share))
            heard = json.loads(socket.receive_text())
    return table_id


def read_to_the_end(socket: WebSocketTestSession) -> int:
    """Read answers until the server closes the connection; return the code it gives."""
    while True:
        try:
            answer = socket.receive_text()
        except WebSocketDisconnect as closed:
            return closed.code
        assert json.loads(answer)["t"] in KINDS


kinds = st.sampled_from(
    ["hello", "act", "undo", "commit", "show", "say", "ask", "remind", "propose", "vote", "other"]
)


@pytest.mark.parametrize("stage", ["open", "playing"])
@given(kind=kinds, message=messages)
def test_no_message_makes_the_socket_fail(
    server: TestClient,
    table: str,
    table_in_play: str,
    stage: str,
    kind: str,
    message: dict[str, object],
) -> None:
    place = table if stage == "open" else table_in_play
    with server.websocket_connect(f"/api/tables/{place}/socket") as socket:
        socket.send_text(json.dumps({"t": "hello"}))
        assert json.loads(socket.receive_text())["t"] == "welcome"
        socket.send_text(json.dumps({"t": kind} | message))
        socket.send_text("that is no message")
        assert read_to_the_end(socket) == 1008
    assert server.get(f"/api/tables/{place}").json()["state"] == stage
