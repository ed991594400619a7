"""Nobody is locked out: what one address, account or table may have is bounded."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from serao.kernel.errors import SeraoError
from serao.server import people
from serao.server.app import application
from serao.server.codes import Refusal
from serao.server.limits import FEW, Buckets, household
from serao.server.metrics import Metrics
from serao.server.people import Passwords
from serao.server.pieces import InPieces
from serao.server.settings import Settings
from serao.store.schema import tables
from tests.server.test_http import HERE, Player, at_table, code_of, opened, settings_in

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient
    from starlette.websockets import WebSocketDisconnect

ANA, EVA, RUI = "203.0.113.1", "203.0.113.2", "203.0.113.3"
NEVER = 0.0001  # a rate at which nothing comes back while a test lasts
WHO = {"name": "ana", "password": "correct horse"}
WRONG = {"name": "ana", "password": "wrong horse"}


@contextmanager
def house(folder: Path, **settings: Any) -> Iterator[TestClient]:
    """A house behind a proxy, which names the address of everybody who asks."""
    readers = {"metrics_for": (f"{ANA}/32",)}
    app: Any = application(settings_in(folder, **(readers | settings)))
    behind: Any = ProxyHeadersMiddleware(app, "*")
    with TestClient(behind, client=HERE) as client:
        yield client


def from_(address: str) -> dict[str, str]:
    return {"x-forwarded-for": address}


def body(*wanted: str) -> dict[str, Any]:
    return {"game": "caretos", "seats": list(wanted), "name": "Ana", "public": True}


# -- addresses ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
        ("x" * 1000, "x" * 64),
    ],
)
def test_an_address_of_ipv6_counts_as_its_64(host: str, counted: str) -> None:
    assert household(host) == counted


def test_whoever_moves_about_in_one_64_is_one(tmp_path: Path) -> None:
    with house(tmp_path, requests_per_second=NEVER, burst_seconds=3 / NEVER) as server:
        answers = [
            server.get("/api/games", headers=from_(f"2001:db8::{number:x}")) for number in range(4)
        ]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429]
        assert server.get("/api/games", headers=from_("2001:db8:0:1::1")).status_code == 200


def test_many_strangers_are_forgotten_seldom() -> None:
    buckets = Buckets(0.001, 5)
    looks = 0

    class Held(dict[str, Any]):
        def items(self) -> Any:
            nonlocal looks
            looks += 1
            return super().items()

    buckets.held = Held()
    for number in range(FEW + 1000):
        buckets.take(str(number))
    assert looks == 1


# -- requests ----------------------------------------------------------------------------------


def test_a_house_that_is_busy_can_be_asked_how_it_is(tmp_path: Path) -> None:
    with house(tmp_path, requests_per_second=1.0, probes_per_second=2.0) as server:
        while server.get("/api/games", headers=from_(ANA)).status_code == 200:
            pass
        for probe in ("/health", "/metrics"):
            assert server.get(probe, headers=from_(ANA)).status_code == 200
        told = server.get("/metrics", headers=from_(ANA)).text
        assert 'serao_refusals_total{code="request/too-many"} 1' in told


def test_metrics_and_personal_links_have_limits_too(tmp_path: Path) -> None:
    few = {"requests_per_second": NEVER, "probes_per_second": NEVER, "burst_seconds": 3 / NEVER}
    with house(tmp_path, **few) as server:
        for path in ("/metrics", "/seat/nothing/guess"):
            codes = [server.get(path, headers=from_(ANA)).status_code for _ in range(4)]
            assert codes[-1] == 429
            assert 429 not in codes[:3]
        assert server.get("/health", headers=from_(EVA)).status_code == 200


def test_only_the_host_is_told_how_the_house_is(tmp_path: Path) -> None:
    """Whoever counts actions counts the parts of answers that are secret."""
    with house(tmp_path, metrics_for=("203.0.113.0/30", "2001:db8::/48")) as server:
        for reader in ("127.0.0.1", "::1", "::ffff:127.0.0.1", ANA, EVA, "2001:db8:0:1::5"):
            told = server.get("/metrics", headers=from_(reader))
            assert "serao_actions_total" in told.text
        for stranger in ("203.0.113.9", "2001:db8:1::5", "somebody"):
            refused = server.get("/metrics", headers=from_(stranger))
            assert (refused.status_code, code_of(refused)) == (404, "request/not-found")
    with pytest.raises(SeraoError, match="--metrics-for is an address or a network"):
        application(Settings(metrics_for=("nobody",)))


@pytest.mark.parametrize(
    ("path", "limit", "status"),
    [
        ("/api/none", "requests_per_second", 404),
        ("/api/openapi.json", "requests_per_second", 200),
        ("/seat/none/x", "requests_per_second", 404),
        ("/none", "files_per_second", 404),
        ("/", "files_per_second", None),
    ],
)
def test_whatever_is_asked_for_is_counted_and_who_asks_too_often_is_hung_up_on(
    tmp_path: Path, path: str, limit: str, status: int | None
) -> None:
    few = {limit: NEVER, "burst_seconds": 3 / NEVER}
    with house(tmp_path, **few) as server:
        asked = [server.get(path, headers=from_(RUI)) for _ in range(4)]
        assert 429 not in [answer.status_code for answer in asked[:3]]
        assert status in (None, asked[0].status_code)
        assert asked[0].headers.get("connection") != "close"
        assert code_of(asked[3]) == "request/too-many"
        assert asked[3].headers["connection"] == "close"
        assert asked[3].headers["x-content-type-options"] == "nosniff"
        assert len(asked[3].headers["x-request-id"]) == 16
        words = server.get(path, headers=from_(RUI) | {"accept-language": "pt"}).json()["reason"]
        assert words == "demasiados pedidos: mais devagar"
        assert server.get(path, headers=from_(ANA)).status_code == asked[0].status_code


def test_an_account_has_a_limit_wherever_it_asks_from(tmp_path: Path) -> None:
    few = {"account_requests_per_second": NEVER, "burst_seconds": 3 / NEVER}
    with house(tmp_path, **few) as server:
        server.post("/api/accounts", json=WHO, headers=from_(ANA))
        asked = [server.get("/api/me", headers=from_(f"203.0.113.{i}")) for i in range(9, 13)]
        assert [answer.status_code for answer in asked] == [200] * 3 + [429]
        assert "account" in asked[-1].json()["reason"]


def test_only_the_names_of_the_house_are_answered(tmp_path: Path) -> None:
    """A page of elsewhere whose name is made to lead here asks for that name."""
    names = ("games.example.org",)
    with TestClient(application(settings_in(tmp_path, allowed_hosts=names))) as server:
        misled = {"host": "elsewhere.example:7310", "origin": "http://elsewhere.example:7310"}
        refused = server.post("/api/tables", json=body("me", "open"), headers=misled)
        assert code_of(refused) == "request/wrong-host"
        with pytest.raises(WebSocketDisconnect):
            server.websocket_connect("/api/tables/x/socket", headers=misled).__enter__()
        for host in ("games.example.org", "Games.Example.org:443", "127.0.0.1:7310", "[::1]:7310"):
            assert server.get("/api/games", headers={"host": host}).status_code == 200
        assert server.get("/", headers={"host": "localhost"}).status_code != 421


# -- opening tables ----------------------------------------------------------------------------


def test_a_stranger_does_not_open_a_hundred_tables(tmp_path: Path) -> None:
    """120 tables of four experts, opened as fast as possible, stopped every bot of the house."""
    with house(tmp_path) as server:
        wanted = body(*["expert"] * 4) | {"game": "urto"}
        answers = [server.post("/api/tables", json=wanted, headers=from_(RUI)) for _ in range(120)]
        allowed = [answer for answer in answers if answer.status_code == 201]
        assert 20 <= len(allowed) < 60
        assert code_of(answers[-1]) == "table/too-many"
        metrics = server.get("/metrics").text
        assert "serao_bot_choices_total 0" in metrics  # nobody looks
        assert 'code="table/too-many"' in metrics
        honest = server.post("/api/tables", json=body("me", "novice"), headers=from_(ANA))
        assert honest.status_code == 201


@pytest.mark.parametrize("limit", ["tables_per_address", "tables_per_account"])
def test_tables_that_are_not_over_are_counted(tmp_path: Path, limit: str) -> None:
    with house(tmp_path, **{limit: 3}) as server:
        server.post("/api/accounts", json=WHO, headers=from_(ANA))
        moving = limit == "tables_per_account"

        def ask(number: int) -> Any:
            address = f"203.0.113.{number}" if moving else ANA
            return server.post("/api/tables", json=body("me", "open"), headers=from_(address))

        mine = [ask(number).json()["table"]["id"] for number in range(3)]
        assert code_of(ask(3)) == "table/too-many"
        hall = server.app.app.app.state.hall  # type: ignore[attr-defined]  # behind proxy and guard
        assert server.portal is not None
        server.portal.call(hall.store.end, mine[1])
        assert ask(4).status_code == 201
        assert code_of(ask(5)) == "table/too-many"


def test_who_opened_a_table_is_known_for_a_day_and_after_a_restart(tmp_path: Path) -> None:
    """Nothing of it is in memory alone, and no address is stored as it is."""
    few = {"tables_per_address": 2}
    with house(tmp_path, **few) as server:
        made = [
            server.post("/api/tables", json=body("me", "open"), headers=from_(ANA)).json()
            for _ in range(2)
        ]
    with house(tmp_path, **few) as server:
        hall = server.app.app.app.state.hall  # type: ignore[attr-defined]  # behind proxy and guard
        assert server.portal is not None

        def ask(address: str) -> Any:
            return server.post("/api/tables", json=body("me", "open"), headers=from_(address))

        assert code_of(ask(ANA)) == "table/too-many"
        assert ask(EVA).status_code == 201
        row = server.portal.call(hall.store.table, made[0]["table"]["id"])
        assert row.opened_from == hall.store.openings.origin(ANA)
        assert ANA not in row.opened_from
        yesterday = update(tables).values(created=tables.c.created - 90_000)
        server.portal.call(hall.store.write, (yesterday, {}))
        assert ask(ANA).status_code == 201
        server.portal.call(hall.store.end, row.id)
        server.portal.call(hall.store.openings.forget_ended)
        assert server.portal.call(hall.store.table, row.id).opened_from is None


def test_a_rematch_is_opened_by_whoever_asks_for_it(tmp_path: Path) -> None:
    with house(tmp_path, tables_per_address=2) as server:
        hall = server.app.app.app.state.hall  # type: ignore[attr-defined]  # behind proxy and guard
        assert server.portal is not None
        mine = server.post("/api/tables", json=body("me", "novice"), headers=from_(ANA)).json()
        old = mine["table"]["id"]
        link = f"/api/tables/{old}/rematch"
        mine_by = {"authorization": f"Bearer {mine['token']}"}
        assert code_of(server.post(link, headers=mine_by | from_(EVA))) == "table/not-over"
        for _ in range(2):
            server.post("/api/tables", json=body("me", "open"), headers=from_(RUI))
        server.portal.call(hall.store.end, old)
        hall.tables.loaded[old].row.state = "over"
        assert code_of(server.post(link, headers=mine_by | from_(RUI))) == "table/too-many"
        again = server.post(link, headers=mine_by | from_(EVA))
        assert again.status_code == 201
        fresh = hall.tables.loaded[again.json()["table"]["id"]]
        assert fresh.row.opened_from == hall.store.openings.origin(EVA)
        assert server.post(link, headers=mine_by | from_(RUI)).status_code == 201  # it is there


# -- talk and sockets --------------------------------------------------------------------------


def say_until_refused(player: Player) -> int:
    """Say something again and again; return how often it was accepted."""
    accepted = 0
    while True:
        player.send(t="say", text="again")
        if player.read("accepted", "refused")["t"] == "refused":
            return accepted
        accepted += 1


def test_whoever_connects_again_does_not_talk_faster(tmp_path: Path) -> None:
    with TestClient(application(settings_in(tmp_path, sayings_per_second=0.01))) as server:
        mine = opened(server, ["me", "open"], public=True)
        table = mine["table"]["id"]
        said = []
        for hello in ({"token": mine["token"]}, {"token": mine["token"]}, {}, {}):
            server.cookies.clear()
            with at_table(server, table, **hello) as somebody:
                said.append(say_until_refused(somebody))
        assert said == [5, 0, 5, 0]


def test_a_table_hears_only_so_much_and_lookers_on_do_not_silence_players(tmp_path: Path) -> None:
    slow = {"sayings_per_second": 0.01, "table_sayings_per_second": 0.01}
    with house(tmp_path, **slow) as server:
        mine = opened(server, ["me", "open"], public=True)
        table = mine["table"]["id"]
        server.cookies.clear()
        said = 0
        for number in range(6):
            address = from_(f"203.0.113.{number}")
            with server.websocket_connect(f"/api/tables/{table}/socket", headers=address) as socket:
                said += say_until_refused(Player(socket))
        assert said == 20
        with at_table(server, table, token=mine["token"]) as ana:
            assert say_until_refused(ana) == 5


def refusal_of(player: Player) -> str:
    code: str = player.read("refused")["code"]
    with pytest.raises(WebSocketDisconnect):
        player.socket.receive_text()
    return code


def test_an_address_has_so_many_sockets(tmp_path: Path) -> None:
    with TestClient(application(settings_in(tmp_path, sockets_per_address=2))) as server:
        table = opened(server, ["me", "open"], public=True)["table"]["id"]
        with at_table(server, table) as one, at_table(server, table) as two:
            one.read("welcome")
            two.read("welcome")
            with at_table(server, table) as third:
                assert refusal_of(third) == "socket/too-many"
        with at_table(server, table) as again:
            again.read("welcome")


def test_a_seat_and_those_who_look_on_have_so_many_sockets(tmp_path: Path) -> None:
    few = {"sockets_per_seat": 2, "spectators_per_table": 1}
    with house(tmp_path, **few) as server:
        mine = opened(server, ["me", "open"], public=True)
        path = f"/api/tables/{mine['table']['id']}/socket"
        server.cookies.clear()

        @contextmanager
        def entered(address: str, **hello: Any) -> Iterator[Player]:
            with server.websocket_connect(path, headers=from_(address)) as socket:
                yield Player(socket, **hello)

        token = mine["token"]
        with entered(ANA, token=token) as one, entered(ANA, token=token) as two:
            one.read("welcome")
            two.read("welcome")
            with entered(EVA, token=token) as third:
                assert refusal_of(third) == "socket/too-many"  # of the seat
            with entered(RUI) as rui:
                rui.read("welcome")
                with entered(EVA) as eva:
                    assert refusal_of(eva) == "socket/too-many"  # of those who look on
        with entered(ANA, token=token) as again:
            again.read("welcome")


# -- passwords ---------------------------------------------------------------------------------


def test_a_browser_that_is_signed_in_is_known_after_a_restart(tmp_path: Path) -> None:
    """Guesses from everywhere shut out every new address, but not the owner's own browser."""
    slow = {"sign_ins_per_minute": 60_000.0, "wrong_passwords_in_all_per_minute": NEVER}
    with house(tmp_path, **slow) as server:
        server.post("/api/accounts", json=WHO, headers=from_(ANA))
        kept = dict(server.cookies)
    with house(tmp_path, **slow) as server:
        hall = server.app.app.app.state.hall  # type: ignore[attr-defined]  # behind proxy and guard
        while not hall.passwords.all_tries.is_empty("ana"):
            hall.passwords.all_tries.take("ana")
        for _ in range(9):
            hall.passwords.tries.take(f"ana {RUI}")
        elsewhere = server.post("/api/sessions", json=WHO, headers=from_(EVA))
        assert code_of(elsewhere) == "account/too-many"
        server.cookies.update(kept)
        for address in (EVA, RUI):
            again = server.post("/api/sessions", json=WHO, headers=from_(address))
            assert again.status_code == 200
        server.cookies.clear()
        server.post("/api/accounts", json=WHO | {"name": "rui"}, headers=from_(RUI))
        others = server.post("/api/sessions", json=WHO, headers=from_("203.0.113.77"))
        assert code_of(others) == "account/too-many"  # a session of somebody else


def test_a_stranger_who_guesses_keeps_nobody_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    slow = {"sign_ins_per_minute": 60_000.0, "wrong_passwords_per_minute": NEVER}
    with house(tmp_path, **slow) as server:
        server.post("/api/accounts", json=WHO, headers=from_(ANA))
        server.cookies.clear()
        with caplog.at_level(logging.WARNING, "serao.people"):
            guesses = [
                code_of(server.post("/api/sessions", json=WRONG, headers=from_(RUI)))
                for _ in range(7)
            ]
        assert guesses == ["account/wrong-password"] * 5 + ["account/too-many"] * 2
        assert server.post("/api/sessions", json=WHO, headers=from_(ANA)).status_code == 200
        assert server.post("/api/sessions", json=WHO, headers=from_(EVA)).status_code == 200
        assert "serao_sign_in_failures_total 5" in server.get("/metrics").text
    logged = [record for record in caplog.records if record.name == "serao.people"]
    told = {(vars(record)["account"], vars(record)["address"]) for record in logged}
    assert (len(logged), told) == (7, {("ana", RUI)})
    assert "horse" not in caplog.text


def test_an_address_signs_in_so_often(tmp_path: Path) -> None:
    with house(tmp_path, sign_ins_per_minute=NEVER) as server:
        codes = [
            server.post("/api/sessions", json=WRONG | {"name": f"n{i}"}, headers=from_(RUI))
            for i in range(12)
        ]
        assert [code_of(answer) for answer in codes[-2:]] == ["account/too-many"] * 2
        assert server.post("/api/accounts", json=WHO, headers=from_(ANA)).status_code == 201


def test_guesses_from_everywhere_leave_the_owner_her_own_address(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(people, "matches", lambda _hashed, password: password == "right")
    passwords = Passwords(Settings(wrong_passwords_in_all_per_minute=NEVER), Metrics())

    async def refused(password: str, address: str) -> str:
        try:
            await passwords.check("ana", password, "hashed", address)
        except Refusal as refusal:
            return refusal.code
        return ""

    async def story() -> None:
        assert await refused("right", ANA) == ""
        guesses = [await refused("guess", f"198.51.100.{number}") for number in range(120)]
        assert guesses == ["account/wrong-password"] * 100 + ["account/too-many"] * 20
        assert await refused("right", ANA) == ""
        assert await refused("right", EVA) == "account/too-many"

    asyncio.run(story())
    passwords.close()


def test_sixty_sign_ins_leave_the_other_threads_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()

    def slowly(_hashed: str, _password: str) -> bool:
        return go_on.wait(60)

    monkeypatch.setattr(people, "matches", slowly)

    async def story() -> None:
        passwords = Passwords(Settings(sign_ins_per_minute=1e9), Metrics())
        tries = [
            asyncio.create_task(passwords.check(f"a{i}", "x", "hashed", f"203.0.113.{i // 2}"))
            for i in range(60)
        ]
        same = [asyncio.create_task(passwords.check(f"b{i}", "x", "h", ANA)) for i in range(3)]
        await asyncio.sleep(0)
        assert passwords.waiting == 32
        assert await asyncio.wait_for(asyncio.to_thread(lambda: "a record"), 30) == "a record"
        go_on.set()
        done = await asyncio.gather(*tries, *same, return_exceptions=True)
        codes = [said.code for said in done if isinstance(said, Refusal)]
        assert codes == ["account/too-many"] * 31
        assert passwords.waiting == 0
        passwords.close()

    asyncio.run(story())


def test_one_address_has_a_few_passwords_checked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()
    monkeypatch.setattr(people, "matches", lambda _hashed, _password: go_on.wait(60))

    async def story() -> None:
        passwords = Passwords(Settings(), Metrics())
        tries = [
            asyncio.create_task(passwords.check(f"a{i}", "x", "hashed", RUI)) for i in range(6)
        ]
        await asyncio.sleep(0)
        assert passwords.waiting == 4
        honest = asyncio.create_task(passwords.check("ana", "x", "hashed", ANA))
        await asyncio.sleep(0)
        go_on.set()
        await honest
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(said, Refusal) for said in done) == 2
        passwords.close()

    asyncio.run(story())


def test_a_request_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    with TestClient(application(settings_in(tmp_path, request_seconds=0.1))) as server:
        hall = server.app.app.state.hall  # type: ignore[attr-defined]  # behind the guard

        async def dribbled() -> dict[str, Any]:
            sent: list[Any] = []

            async def receive() -> Any:
                await asyncio.sleep(60)

            async def send(message: Any) -> None:
                sent.append(message)

            headers = [(b"content-type", b"application/json"), (b"host", b"testserver")]
            scope = {
                "type": "http",
                "method": "POST",
                "path": "/api/tables",
                "headers": headers,
                "query_string": b"",
                "client": (ANA, 1),
            }
            await server.app(scope, receive, send)
            said: dict[str, Any] = json.loads(sent[1]["body"])
            return said

        assert server.portal is not None
        assert server.portal.call(dribbled)["code"] == "request/too-slow"
        assert hall.metrics.refusals["request/too-slow"] == 1


# -- long answers ------------------------------------------------------------------------------


def test_an_address_is_given_few_long_answers_at_the_same_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of them counts until it is sent to its end, and is told when to come again."""
    held, go_on = [], threading.Event()
    send = InPieces.__call__

    async def slowly(self: Any, *asgi: Any) -> None:
        if self.headers.get("content-disposition"):
            held.append(self)
            await asyncio.to_thread(go_on.wait, 30)
        await send(self, *asgi)

    monkeypatch.setattr(InPieces, "__call__", slowly)
    with house(tmp_path, long_answers_per_address=2) as server:
        mine = opened(server, ["me", "open"], "caretos", public=True)["table"]["id"]
        path = f"/api/tables/{mine}/record"
        codes: list[int] = []

        def ask() -> None:
            codes.append(server.get(path, headers=from_(ANA)).status_code)

        asking = [threading.Thread(target=ask) for _ in range(2)]
        for thread in asking:
            thread.start()
        while len(held) < 2:
            go_on.wait(0.01)
        refused = server.get(path, headers=from_(ANA))
        assert code_of(refused) == "request/too-many"
        assert int(refused.headers["retry-after"]) > 0
        assert "records and replays" in refused.json()["reason"]
        go_on.set()
        for thread in asking:
            thread.join()
        assert codes == [200, 200]
        assert server.get(path, headers=from_(EVA)).status_code == 200
        for _ in range(5):
            assert server.get(path, headers=from_(ANA)).status_code == 200
            wrong = server.get("/api/tables/none/replay", headers=from_(ANA))
            assert code_of(wrong) == "table/unknown"


def test_the_record_of_a_game_in_play_reads_no_entries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path) as server:
        mine = opened(server, ["me", "open"], "caretos", public=True)["table"]["id"]
        hall: Any = server.app
        while not hasattr(hall, "state"):
            hall = hall.app

        async def never(*_asked: object) -> None:
            raise AssertionError

        monkeypatch.setattr(hall.state.hall.store, "actions", never)
        answer = server.get(f"/api/tables/{mine}/record")
        assert answer.status_code == 200
        assert answer.json()["table"] == mine
