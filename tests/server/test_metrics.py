"""Numbers, log lines and request ids: what whoever runs the server can see."""

from __future__ import annotations

import json
import logging
import re
import warnings
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from serao.server.histograms import BOUNDS, Histogram
from serao.server.logs import JsonLines
from serao.server.tables import Table
from tests.server.test_http import at_table, opened, server

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient
    from starlette.websockets import WebSocketDisconnect

__all__ = ["server"]

OWN = re.compile(r"[0-9a-f]{16}")


def samples(server: TestClient) -> dict[tuple[str, str], float]:
    """Return every sample by its name and its label, as Prometheus reads them."""
    answer = server.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found = {}
    for family in text_string_to_metric_families(answer.text):
        assert family.documentation, family.name
        assert family.type in ("counter", "gauge", "histogram"), family.name
        for sample in family.samples:
            found[sample.name, ",".join(sample.labels.values())] = sample.value
    return found


def test_the_time_of_every_action_is_counted(server: TestClient) -> None:
    assert samples(server)["serao_action_seconds_count", ""] == 0
    mine = opened(server, ["me", "random"])
    with at_table(server, mine["table"]["id"], token=mine["token"]) as ana:
        ana.begin()
        while ana.last["offer"] is None:
            ana.read("update")
        ana.choose()
        ana.send(t="act", version=0, action=0)  # refused, and not counted
        ana.read("refused")
    after = samples(server)
    assert after["serao_action_seconds_count", ""] == 1
    assert after["serao_action_seconds_bucket", "+Inf"] == 1
    assert 0 < after["serao_action_seconds_sum", ""] < 60


def test_the_time_of_every_request_is_counted_by_endpoint(server: TestClient) -> None:
    for _ in range(3):
        server.get("/api/games")
    server.get("/api/tables/nothing")  # refused ones too
    found = samples(server)
    assert found["serao_request_seconds_count", "list_games"] == 3
    assert found["serao_request_seconds_count", "show_table"] == 1
    assert ("serao_request_seconds_count", "create_table") not in found


def test_a_histogram_counts_up_to_each_bound() -> None:
    taken = Histogram()
    for seconds in (0.0005, 0.001, 0.3, 99.0):
        taken.observe(seconds)
    lines = taken.lines("x", 'endpoint="y"')
    assert lines[0] == 'x_bucket{endpoint="y",le="0.001"} 2'
    assert lines[len(BOUNDS)] == 'x_bucket{endpoint="y",le="+Inf"} 4'
    assert lines[-1] == 'x_count{endpoint="y"} 4'


def test_sockets_that_are_not_let_in_are_counted(server: TestClient) -> None:
    with (
        pytest.raises(WebSocketDisconnect),
        server.websocket_connect("/api/tables/x/socket", headers={"origin": "http://evil"}),
    ):
        pass
    with at_table(server, "nothing") as nobody:
        assert nobody.read("refused")["code"] == "table/unknown"
    assert samples(server)["serao_sockets_refused_total", ""] == 2


# -- request ids -------------------------------------------------------------------------------


def test_every_answer_has_an_id_of_its_own(server: TestClient) -> None:
    paths = ["/api/games", "/api/nothing", "/api/tables/nothing", "/metrics", "/health"]
    ids = [server.get(path).headers["x-request-id"] for path in paths]
    assert len(set(ids)) == len(paths)
    assert all(OWN.fullmatch(one) for one in ids)


@pytest.mark.parametrize(
    ("given", "is_kept"),
    [
        ("0af7651916cd43dd8448eb211c80319c", True),
        ("proxy-1.example_77", True),
        ("short", False),
        ("x" * 65, False),
        ("with space inside", False),
        ('quote"and{brace}', False),
        ("\u00e9" * 10, False),
    ],
)
def test_the_id_of_a_proxy_is_kept_if_it_is_well_formed(
    server: TestClient, given: str, is_kept: bool
) -> None:
    headers = {b"x-request-id": given.encode("latin-1")}
    answered = server.get("/api/games", headers=headers).headers["x-request-id"]
    assert (answered == given) is is_kept
    assert is_kept or OWN.fullmatch(answered)


def test_a_failed_request_and_a_socket_log_with_their_ids(
    server: TestClient, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[dict[str, Any]] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(json.loads(JsonLines().format(record)))

    async def broken(self: Table, *_given: object) -> None:
        logging.getLogger("serao.test").warning("in the socket")

    table = opened(server, ["me", "open"])
    monkeypatch.setattr(Table, "say", broken)
    handler = Kept()
    logging.getLogger("serao").addHandler(handler)
    try:
        socket = f"/api/tables/{table['table']['id']}/socket"
        with server.websocket_connect(socket) as wire:
            accepted: list[tuple[bytes, bytes]] = wire.extra_headers  # type: ignore[assignment]
            wire.send_text('{"t": "hello"}')
            wire.send_text('{"t": "say", "text": "hello"}')
            while wire.receive_json()["t"] != "accepted":
                pass
    finally:
        logging.getLogger("serao").removeHandler(handler)
    (line,) = [line for line in lines if line["what"] == "in the socket"]
    assert OWN.fullmatch(line["request"])
    assert dict(accepted)[b"x-request-id"].decode() == line["request"]
    assert caplog.records


def test_a_line_without_a_request_has_no_id() -> None:
    record = logging.LogRecord("serao", logging.INFO, __file__, 1, "closed", (), None)
    assert "request" not in json.loads(JsonLines().format(record))


def test_reports_and_removals_are_counted(server: TestClient) -> None:
    table = opened(server, ["me", "open"])["table"]["id"]
    server.post(f"/api/tables/{table}/reports", json={"why": "other", "seat": 0})
    found = samples(server)
    assert found["serao_reports_total", ""] == 1
    assert found["serao_removals_total", ""] == 0
