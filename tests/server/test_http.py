"""The HTTP part and the socket, through Starlette's test client."""

from __future__ import annotations

import json
import re
import warnings
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import serao
from serao import records
from serao.proof import verify, yes
from serao.server import messages
from serao.server.app import application
from serao.server.codes import CODES
from serao.server.hall import Hall
from serao.server.languages import LANGUAGES
from serao.server.settings import Settings
from serao.server.tables import Table
from tests.server.hosting import SHARE, kept, share_message, told_on

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient, WebSocketTestSession
    from starlette.websockets import WebSocketDisconnect


HERE = ("127.0.0.1", 50_000)  # who may ask a house how it is


def settings_in(folder: Path, **changed: Any) -> Settings:
    usual: dict[str, Any] = {"requests_per_second": 1000.0, "messages_per_second": 1000.0}
    database = str(folder / "tables.sqlite3")
    return Settings(database=database, workers=1, pace=0.0, **(usual | changed))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(application(settings_in(tmp_path)), client=HERE) as client:
        yield client


def opened(server: TestClient, wanted: list[str], game: str = "urto", **more: Any) -> Any:
    body = {"game": game, "seats": wanted, "name": "Ana", **more}
    answer = server.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()


def code_of(answer: Any) -> str:
    code: str = answer.json()["code"]
    assert answer.status_code == CODES[code]
    assert answer.json()["reason"]
    return code


class Player:
    """A client at the socket that keeps view and offer and can choose."""

    def __init__(self, socket: WebSocketTestSession, **hello: Any) -> None:
        self.socket = socket
        self.token = hello.get("token")
        self.view: Any = None
        self.log: list[Any] = []
        self.last: Any = None
        self.refused: Any = None
        self.table: Any = None
        self.seat = -1
        self.send(t="hello", **hello)

    def send(self, **message: Any) -> None:
        self.socket.send_text(json.dumps(message))

    def read(self, *kinds: str) -> Any:
        """Read on until a message of one of ``kinds``."""
        while True:
            message = json.loads(self.socket.receive_text())
            self.take_in(message)
            if message["t"] in kinds:
                return message

    def take_in(self, message: Any) -> None:
        if message["t"] in ("welcome", "seats"):
            self.table = message["table"]
        if message["t"] == "welcome":
            self.seat = message["you"]
            self.view = message["view"]
        elif message["t"] == "update":
            self.view = told_on(self.view, message)
        if message["t"] in ("welcome", "update"):
            self.log = self.log[: message["log_from"]] + [kept(line) for line in message["log"]]
            self.last = message

    def commit(self) -> None:
        """Commit to a share."""
        self.send(**self.share())
        self.read("accepted")

    def show(self) -> None:
        """Show the share when everybody has committed."""
        while self.table["terms"] is None:
            self.read("seats")
        self.send(**self.share())
        self.read("accepted")

    def share(self) -> Any:
        message = share_message(self.table, self.seat)
        assert message is not None, "there is something to send"
        return message

    def see_the_beginning(self) -> None:
        while self.last["view"] is None:
            self.read("welcome")

    def begin(self) -> None:
        """Begin to play as the only person at the table."""
        self.read("welcome")
        self.commit()
        self.show()
        self.see_the_beginning()

    def choose(self, which: int = 0) -> None:
        offer = self.last["offer"]
        self.send(t="act", version=offer["version"], action=offer["options"][which]["action"])
        self.read("accepted")
        self.read("update")


@contextmanager
def at_table(server: TestClient, table: str, **hello: Any) -> Iterator[Player]:
    with server.websocket_connect(f"/api/tables/{table}/socket") as socket:
        yield Player(socket, **hello)


# -- games and the rest ------------------------------------------------------------------------


def test_the_games_come_with_their_catalogue_and_sources(server: TestClient) -> None:
    games = server.get("/api/games").json()
    assert [game["slug"] for game in games] == serao.games()
    for game in games:
        detail = server.get(f"/api/games/{game['slug']}").json()
        assert detail["game"] == game
        assert sum(detail["sources"].values()) > 0
    assert code_of(server.get("/api/games/chess")) == "game/unknown"


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_come_with_rules_for_players_an_aid_and_a_guide(
    server: TestClient, language: str
) -> None:
    for slug in serao.games():
        address, asked = f"/api/games/{slug}", {"language": language}
        rules = server.get(f"{address}/rules", params=asked).json()["rules"]
        assert rules.startswith("#")
        assert not re.search(r"\[[RWDI]\]|not for players", rules)
        aid = server.get(f"{address}/aid", params=asked).json()
        assert aid["plain"]
        guide = server.get(f"{address}/guide", params=asked)
        again = server.get(
            f"{address}/guide", params=asked, headers={"if-none-match": guide.headers["etag"]}
        )
        assert again.status_code == 304
        told = guide.json()
        assert (told["text"] is None) == (aid["sheet"] is None)
        if told["text"] is None:
            continue
        shown = set(re.findall(r"\((?:scene|cards):([^)]+)\)", told["text"]))
        assert shown == set(told["pictures"]) | set(told["cards"])
        assert {"{", "}"}.isdisjoint(told["text"] + aid["sheet"])
        assert len(aid["terms"]) >= 20
        for picture in told["pictures"].values():
            assert len(picture["seats"]) >= 2
            assert picture["view"]
    for what in ("rules", "aid", "guide"):
        assert code_of(server.get(f"/api/games/chess/{what}")) == "game/unknown"


def test_a_picture_of_a_guide_shows_what_its_seat_may_see(server: TestClient) -> None:
    pictures = server.get("/api/games/wipe-em-out/guide").json()["pictures"]
    asked = pictures["prepare"]
    assert asked["you"] == 0
    assert [seat["name"] for seat in asked["seats"]] == ["You", "Rui", "Eva"]
    assert asked["view"]["hands"][1] == {"size": 5, "known": []}
    assert {option["name"] for option in asked["offer"]["options"]} == {
        "play:blessed-trident",
        "play:claw",
        "play:gun-sword",
    }
    assert asked["offer"]["asks"] == "prepare-play"
    assert pictures["points"]["offer"] is None


def test_a_game_says_where_every_single_value_comes_from(server: TestClient) -> None:
    for slug in serao.games():
        each = server.get(f"/api/games/{slug}/sources").json()
        counted = dict(Counter(source["mark"] for source in each))
        assert counted == server.get(f"/api/games/{slug}").json()["sources"], slug
    assert code_of(server.get("/api/games/chess/sources")) == "game/unknown"


def test_games_and_problems_come_in_the_language_asked_for(server: TestClient) -> None:
    for path in ("/api/games", "/api/games/urto"):
        assert server.get(f"{path}?language=pt").status_code == 200
        assert server.get(f"{path}?language=en").content == server.get(path).content
        assert code_of(server.get(f"{path}?language=tlh")) == "request/malformed"
    (option, *_) = server.get("/api/games/caretos").json()["game"]["options"]
    assert option["name"] == "expert_finals"
    assert option["words"]
    assert len(option["choices"]) == len(option["allowed"])
    portuguese = {"accept-language": "pt-PT,pt;q=0.9,en;q=0.1"}
    refused = server.get("/api/tables/nothing", headers=portuguese)
    assert refused.json()["reason"] == "essa mesa não existe"


def test_a_browser_keeps_a_game_until_its_content_changes(server: TestClient) -> None:
    first = server.get("/api/games/urto")
    tag = first.headers["etag"]
    assert first.json()["catalogue"]["actions"] == list(serao.game("urto").actions)
    assert first.headers["cache-control"] == "no-cache"
    again = server.get("/api/games/urto", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    other = server.get("/api/games/caretos", headers={"if-none-match": tag})
    assert other.status_code == 200
    assert server.get("/api/games").headers["cache-control"] == "no-store"


def test_the_socket_refuses_in_the_language_of_hello(server: TestClient) -> None:
    table = opened(server, ["me", "open"])["table"]["id"]
    with at_table(server, table, language="pt") as ana:
        assert ana.read("welcome")["take_back"]["reason"] == "o jogo ainda não começou"
        ana.send(t="undo")
        assert ana.read("refused")["reason"].startswith("o jogo ainda não começou")
    with at_table(server, table, language="tlh") as nobody:
        assert nobody.read("refused")["code"] == "request/malformed"


def test_health_and_metrics(server: TestClient) -> None:
    assert server.get("/health").json() == {"status": "ok", "version": serao.__version__}
    assert "serao_tables_in_memory 0" in server.get("/metrics").text


def test_the_description_names_every_endpoint_and_its_types(server: TestClient) -> None:
    told = server.get("/api/openapi.json").json()
    assert told["openapi"] == "3.1.0"
    assert set(told["paths"]["/api/tables"]) == {"get", "post"}
    schemas = told["components"]["schemas"]
    assert {"CreateTable", "Placed", "Problem", "Welcome", "Update", "Act"} <= set(schemas)
    assert schemas["Problem"]["properties"]["code"]["enum"] == list(CODES)
    text = json.dumps(told)
    for name in {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}:
        assert name in schemas


def test_the_description_has_every_message_of_the_socket(server: TestClient) -> None:
    schemas = server.get("/api/openapi.json").json()["components"]["schemas"]
    for union in (messages.FromClient, messages.ToClient):
        assert {kind.__name__ for kind in get_args(union)} <= set(schemas)


def test_what_is_not_there_is_refused_with_a_code(server: TestClient) -> None:
    assert code_of(server.get("/api/nothing")) == "request/not-found"
    assert code_of(server.put("/api/tables")) == "request/wrong-method"
    assert code_of(server.get("/api/tables/nothing")) == "table/unknown"
    assert code_of(server.get("/api/tables?state=secret")) == "request/malformed"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "request/malformed"),
        (b"{", "request/malformed"),
        (b"\xff", "request/malformed"),
        (b"[]", "request/malformed"),
        (b'{"game": "urto", "seats": ["me", "open"]}', "request/malformed"),
        (b'{"game": "urto", "seats": ["me"], "name": " "}', "request/malformed"),
        (b'{"game": "urto", "seats": ["me", "open"], "name": "A", "x": 1}', "request/malformed"),
        (b'{"game": "urto", "seats": ["me", "sage"], "name": "A"}', "game/wrong-settings"),
        (b'{"game": "chess", "seats": ["me", "open"], "name": "A"}', "game/unknown"),
        (
            b'{"game": "urto", "seats": ["me", "open"], "name": "A", "options": {"x": 1}}',
            "game/wrong-settings",
        ),
        (b" " * 20_000, "request/too-large"),
    ],
)
def test_a_bad_request_is_refused_with_a_code(server: TestClient, body: bytes, code: str) -> None:
    headers = {"content-type": "application/json"}
    assert code_of(server.post("/api/tables", content=body, headers=headers)) == code


def test_other_pages_and_other_types_are_refused(server: TestClient) -> None:
    body = {"game": "urto", "seats": ["me", "open"], "name": "Ana"}
    away = {"origin": "https://elsewhere.example"}
    assert code_of(server.post("/api/tables", json=body, headers=away)) == "request/wrong-origin"
    form = {"content-type": "text/plain"}
    refused = server.post("/api/tables", content=json.dumps(body), headers=form)
    assert code_of(refused) == "request/malformed"
    table = opened(server, ["me", "open"])["table"]["id"]
    with (
        pytest.raises(WebSocketDisconnect),
        server.websocket_connect(f"/api/tables/{table}/socket", headers=away),
    ):
        raise AssertionError("another page must not be let in")


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, requests_per_second=1.0, burst_seconds=3.0)
    with TestClient(application(settings)) as server:
        codes = [server.post("/api/tables/x/leave").json()["code"] for _ in range(4)]
    assert codes == ["table/unknown"] * 3 + ["request/too-many"]


# -- sitting down ------------------------------------------------------------------------------


def test_a_table_by_invitation_shows_itself_to_the_invited_only(server: TestClient) -> None:
    mine = opened(server, ["me", "open"])
    table = mine["table"]["id"]
    assert mine["seat"] == 0
    assert len(mine["table"]["commitment"]) == 64
    assert server.get("/api/tables").json() == []
    assert server.get(f"/api/tables/{table}").json() == mine["table"]  # by the cookie
    server.cookies.clear()
    assert code_of(server.get(f"/api/tables/{table}")) == "table/wrong-code"
    assert server.get(f"/api/tables/{table}?code={mine['code']}").json() == mine["table"]
    join = f"/api/tables/{table}/join"
    assert code_of(server.post(join, json={"name": "Eva"})) == "table/wrong-code"
    hers = server.post(join, json={"name": "Eva", "code": mine["code"]}).json()
    assert hers["seat"] == 1
    assert hers["token"] != mine["token"]
    refused = server.post(join, json={"name": "Rui", "code": mine["code"]})
    assert code_of(refused) == "table/full"


def test_public_tables_are_listed(server: TestClient) -> None:
    mine = opened(server, ["me", "open"], public=True)
    assert server.get("/api/tables").json() == [mine["table"]]
    assert server.get("/api/tables?state=playing").json() == []


def test_my_tables_are_found_by_cookies_tokens_and_account(server: TestClient) -> None:
    assert server.get("/api/me/tables").json() == []
    who = {"name": "ana", "password": "correct horse"}
    server.post("/api/accounts", json=who)
    by_account = opened(server, ["open", "me"])
    server.cookies.clear()
    by_token = opened(server, ["me", "open"], "caretos")
    server.cookies.clear()
    by_cookie = opened(server, ["open", "open", "me"])
    server.post("/api/sessions", json=who)
    headers = {"authorization": f"Bearer {by_token['token']}"}
    found = server.get("/api/me/tables", headers=headers).json()
    assert [(mine["table"]["id"], mine["seat"]) for mine in found] == [
        (by_cookie["table"]["id"], 2),
        (by_token["table"]["id"], 0),
        (by_account["table"]["id"], 1),
    ]
    assert [mine["your_turn"] for mine in found] == [False] * 3


def test_my_tables_say_whose_turn_it_is(server: TestClient) -> None:
    with two_players(server, "caretos") as (table, ana, eva):
        (turn,) = ana.last["waiting"]
        for seat, player in enumerate((ana, eva)):
            headers = {"authorization": f"Bearer {player.token}"}
            (mine,) = server.get("/api/me/tables", headers=headers).json()
            assert mine["table"]["id"] == table
            assert mine["table"]["turn"] == [turn]
            assert (mine["seat"], mine["your_turn"]) == (seat, seat == turn)


def test_everybody_sees_who_is_connected(server: TestClient) -> None:
    mine = opened(server, ["me", "open"], public=True)
    table = mine["table"]["id"]
    assert [seat["present"] for seat in mine["table"]["seats"]] == [False, False]
    with at_table(server, table, token=mine["token"]) as ana:
        assert ana.read("welcome")["table"]["seats"][0]["present"]
        server.cookies.clear()
        hers = server.post(f"/api/tables/{table}/join", json={"name": "Eva"}).json()
        ana.read("seats")
        with at_table(server, table, token=hers["token"]) as eva:
            assert [seat["present"] for seat in eva.read("welcome")["table"]["seats"]] == [True] * 2
            assert ana.read("seats")["table"]["seats"][1]["present"]
        assert not ana.read("seats")["table"]["seats"][1]["present"]


def test_a_link_to_another_seat_is_asked_about_first(server: TestClient) -> None:
    mine = opened(server, ["me", "open"])
    table = mine["table"]["id"]
    join = {"name": "<b>Eva", "code": mine["code"]}
    theirs = server.post(f"/api/tables/{table}/join", json=join).json()
    server.cookies.clear()
    server.cookies.set(f"serao-{table}", mine["token"])
    link = theirs["link"]
    for language, said in (("en", "you sit at this table as"), ("pt", "tens lugar nesta mesa")):
        asked = server.get(link, headers={"accept-language": language})
        assert asked.status_code == 200
        assert said in asked.text
        assert "Ana" in asked.text
        assert "&lt;b&gt;Eva" in asked.text
        assert "set-cookie" not in asked.headers
        assert asked.headers["referrer-policy"] == "same-origin"
    elsewhere = server.post(link, headers={"origin": "https://elsewhere.example"})
    assert code_of(elsewhere) == "request/wrong-origin"
    again = server.get(mine["link"], follow_redirects=False)
    assert again.status_code == 303
    taken = server.post(link, headers={"origin": "http://testserver"}, follow_redirects=False)
    assert taken.status_code == 303
    assert theirs["token"] in taken.headers["set-cookie"]


def test_an_address_that_cannot_be_is_refused(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, allowed_hosts=("games.example",))
    with TestClient(application(settings), base_url="http://games.example") as server:
        body = {"game": "urto", "seats": ["me", "open"], "name": "Ana"}
        wrong = server.post("/api/tables", json=body, headers={"origin": "http://[::1"})
        assert code_of(wrong) == "request/wrong-origin"
        assert code_of(server.get("/api/games", headers={"host": "[::1"})) == "request/wrong-host"


def test_a_personal_link_gives_the_seat_to_another_device(server: TestClient) -> None:
    mine = opened(server, ["me", "open"])
    table = mine["table"]["id"]
    server.cookies.clear()
    assert code_of(server.post(f"/api/tables/{table}/leave")) == "seat/not-seated"
    assert code_of(server.get(f"/seat/{table}/guess")) == "seat/wrong-token"
    followed = server.get(mine["link"], follow_redirects=False)
    assert followed.status_code == 303
    cookie = followed.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    with at_table(server, table) as player:
        assert player.read("welcome")["you"] == 0
    left = server.post(f"/api/tables/{table}/leave").json()
    assert left["seats"][0]["kind"] == "open"
    wrong = server.post(f"/api/tables/{table}/rejoin", json={"token": mine["token"]})
    assert code_of(wrong) == "seat/wrong-token"


# -- playing -----------------------------------------------------------------------------------


@contextmanager
def two_players(server: TestClient, game: str) -> Iterator[tuple[str, Player, Player]]:
    """Yield a table with two people who have begun to play."""
    mine = opened(server, ["me", "open"], game)
    table = mine["table"]["id"]
    join = {"name": "Eva", "code": mine["code"]}
    hers = server.post(f"/api/tables/{table}/join", json=join).json()
    server.cookies.clear()
    with (
        at_table(server, table, token=mine["token"]) as ana,
        at_table(server, table, token=hers["token"]) as eva,
    ):
        for player in (ana, eva):
            assert player.read("welcome")["view"] is None
            player.commit()
        for player in (ana, eva):
            player.show()
        for player in (ana, eva):
            player.see_the_beginning()
        yield table, ana, eva


def test_two_people_play_to_the_end_and_the_record_verifies(
    server: TestClient, tmp_path: Path
) -> None:
    with two_players(server, "carrossel") as (table, ana, eva):
        headers = {"authorization": "Bearer nonsense"}
        refused = server.get(f"/api/tables/{table}/record", headers=headers)
        assert code_of(refused) == "seat/wrong-token"
        running = hosted(server, table)
        while ana.last["result"] is None:
            (ana if ana.last["offer"] is not None else eva).choose()
            catch_up(running, ana, eva)
        assert ana.last["result"] == eva.last["result"]
        assert len(ana.last["result"]["scores"]) == 2
        ana.send(t="act", version=1, action=0, ref=9)
        refusal = ana.read("refused")
        assert (refusal["code"], refusal["ref"], refusal["offer"]) == ("table/over", 9, None)
        path = tmp_path / "game.serao.json"
        with at_table(server, table, token="wrong") as nobody:
            assert nobody.read("refused")["code"] == "seat/wrong-token"
        file = server.get(f"/api/tables/{table}/record?code={running.row.code}")
        assert "attachment" in file.headers["content-disposition"]
        path.write_bytes(file.content)
        record = records.load(path)
        assert record.shares == [SHARE, SHARE]
        assert yes("the result is what the rules give") in verify(record)


def test_a_seat_may_ask_why_it_cannot_take_an_action(server: TestClient) -> None:
    with two_players(server, "caretos") as (_, ana, eva):
        asked, idle = (ana, eva) if ana.last["offer"] else (eva, ana)
        idle.send(t="ask", action=0, ref=4)
        answer = idle.read("because")
        assert (answer["ref"], answer["action"], answer["clause"]) == (4, 0, None)
        assert answer["words"] == "It is not your turn to choose."
        allowed = asked.last["offer"]["options"][0]["action"]
        for action in (allowed, 10**9):
            asked.send(t="ask", action=action, ref=5)
            said = asked.read("because")
            assert said == {
                "t": "because",
                "ref": 5,
                "action": action,
                "clause": None,
                "words": None,
            }


def test_a_finished_game_is_replayed_as_the_viewer_saw_it(server: TestClient) -> None:
    with two_players(server, "carrossel") as (table, ana, eva):
        address = f"/api/tables/{table}/replay"
        code = hosted(server, table).row.code
        assert code_of(server.get(f"{address}?code={code}")) == "table/not-over"
        while ana.last["result"] is None:
            (ana if ana.last["offer"] is not None else eva).choose()
            catch_up(hosted(server, table), ana, eva)
        assert code_of(server.get(address)) == "table/wrong-code"
        headers = {"authorization": f"Bearer {ana.token}"}
        mine = server.get(address, headers=headers).json()
        assert mine["table"]["id"] == table
        assert mine["frames"][0]["seat"] is None
        assert mine["frames"][-1]["view"] == ana.view
        assert [kept(line) for frame in mine["frames"] for line in frame["log"]] == ana.log
        watched = server.get(f"{address}?code={code}&language=pt").json()
        assert len(watched["frames"]) < len(mine["frames"])
        reckoning = ana.last["result"]["reckoning"]
        totals = [sum(line["points"] for line in lines) for lines in reckoning]
        assert totals == ana.last["result"]["scores"]


def hosted(server: TestClient, table: str) -> Table:
    hall: Hall = server.app.app.state.hall  # type: ignore[attr-defined]  # behind the guard
    return hall.tables.loaded[table]


def catch_up(table: Table, *players: Player) -> None:
    """Let everybody read all that the table has sent."""
    for seat, player in enumerate(players):
        while player.last["version"] < table.playing().hearing.versions[seat]:
            player.read("update")


def test_refusals_come_with_the_fresh_offer(server: TestClient) -> None:
    with two_players(server, "wipe-em-out") as (table, ana, eva):
        offer = ana.last["offer"]
        ana.send(t="act", version=offer["version"] + 5, action=0, ref=3)
        refused = ana.read("refused")
        assert (refused["code"], refused["ref"]) == ("table/stale-version", 3)
        assert refused["offer"] == offer
        ana.send(t="act", version=offer["version"], action=99999, ref=4)
        assert ana.read("refused")["code"] == "table/illegal-action"
        ana.send(t="undo")
        assert ana.read("refused")["code"] == "table/cannot-take-back"
        ana.choose()
        ana.send(t="undo")
        ana.read("update")
        assert ana.last["offer"]["options"] == offer["options"]
        assert ana.last["offer"]["version"] > offer["version"]
        ana.send(t="commit", attempt=1, commitment="00" * 32)
        assert ana.read("refused")["code"] == "table/begun"
        code = hosted(server, table).row.code
        record = msgspec.json.decode(
            server.get(f"/api/tables/{table}/record?code={code}").content, type=records.Record
        )
        assert (record.secret, record.actions) == (None, [])
        assert eva.view is not None


def test_who_reconnects_gets_what_was_missed(server: TestClient) -> None:
    mine = opened(server, ["me", "random", "random"], "wipe-em-out")
    table = mine["table"]["id"]
    with at_table(server, table) as ana:
        ana.begin()
        while len(ana.log) < 6:
            while ana.last["offer"] is None:
                ana.read("update")
            ana.choose()
        while ana.last["waiting"] != [0]:  # until then bots choose and the table moves on
            ana.read("update")
        seen, log, view = ana.last["version"], ana.log, ana.view
    with at_table(server, table, seen=seen) as again:
        back = again.read("welcome")
        assert (back["log_from"], back["log"]) == (len(log), [])
        assert (back["view"], back["version"]) == (view, seen)
    with at_table(server, table) as afresh:
        assert [kept(line) for line in afresh.read("welcome")["log"]] == log


def test_spectators_watch_and_talk_apart(server: TestClient) -> None:
    mine = opened(server, ["me", "open"], public=True)
    table = mine["table"]["id"]
    with at_table(server, table, token=mine["token"]) as ana:
        server.cookies.clear()
        with at_table(server, table, name="Rui") as rui:
            assert rui.read("welcome")["you"] is None
            rui.send(t="say", text="what a game")
            assert rui.read("said")["saying"]["author"] == "Rui"
            rui.send(t="act", version=1, action=0)
            assert rui.read("refused")["code"] == "seat/not-seated"
            ana.read("welcome")
            ana.send(t="say", text="hello\n<b>all</b>")
            assert ana.read("refused")["code"] == "request/malformed"
            ana.send(t="say", text="hello<b>all</b>")
            assert ana.read("said")["saying"]["text"] == "hello<b>all</b>"
            assert rui.read("said")["saying"]["room"] == "table"
            for _ in range(5):
                ana.send(t="say", text="again")
            assert ana.read("refused")["code"] == "chat/too-fast"
        with at_table(server, table, token=mine["token"]) as again:
            said = again.read("welcome")["chat"]
            assert {saying["room"] for saying in said} == {"table"}


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("hello", "request/malformed"),
        ("{}", "request/malformed"),
        ('{"t":"act","version":1,"action":-1}', "request/malformed"),
        ('{"t":"act","version":1,"action":"1"}', "request/malformed"),
        ('{"t":"hello"}', "request/malformed"),
        ('{"t":"say","text":"' + "x" * 5000 + '"}', "request/too-large"),
    ],
)
def test_a_bad_message_ends_the_connection(server: TestClient, message: str, code: str) -> None:
    table = opened(server, ["me", "open"])["table"]["id"]
    with at_table(server, table) as ana:
        ana.read("welcome")
        ana.socket.send_text(message)
        assert ana.read("refused")["code"] == code
        with pytest.raises(WebSocketDisconnect):
            ana.socket.receive_text()


def test_too_many_messages_end_the_connection(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, messages_per_second=1.0, burst_seconds=3.0)
    with TestClient(application(settings)) as server:
        table = opened(server, ["me", "open"])["table"]["id"]
        with at_table(server, table) as ana:
            for _ in range(3):
                ana.send(t="undo")
            codes = [ana.read("refused")["code"] for _ in range(3)]
    assert codes == ["table/not-begun"] * 2 + ["request/too-many"]


def test_somebody_who_is_waited_for_can_be_reminded(server: TestClient) -> None:
    with two_players(server, "caretos") as (table, ana, eva):
        late, other = (ana, eva) if ana.last["offer"] else (eva, ana)
        other.send(t="remind", seat=late.last["waiting"][0], ref=2)
        assert other.read("accepted")["ref"] == 2
        assert late.read("reminded")["by"] in ("Ana", "Eva")
        headers = {"authorization": f"Bearer {late.token}"}
        (mine,) = server.get("/api/me/tables", headers=headers).json()
        assert (mine["table"]["id"], mine["your_turn"], mine["reminded"]) == (table, True, True)
        late.choose()
        (mine,) = server.get("/api/me/tables", headers=headers).json()
        assert not mine["reminded"]


def test_the_table_votes_by_the_socket(server: TestClient) -> None:
    with two_players(server, "caretos") as (_, ana, eva):
        seat = ana.last["waiting"][0]
        late, other = (ana, eva) if seat == 0 else (eva, ana)
        assert other.last["motion"] is None
        other.send(t="propose", about="replace", seat=seat, ref=1)
        assert other.read("refused")["code"] == "motion/not-late"
        late.send(t="propose", about="undo", ref=2)
        assert late.read("refused")["code"] == "table/cannot-take-back"
        other.send(t="vote", yes=True, ref=3)
        assert other.read("refused")["code"] == "motion/none"


def test_a_bot_stands_in_for_somebody_who_went_away(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, player_away_seconds=0.0)
    with TestClient(application(settings)) as server, two_players(server, "caretos") as playing:
        table, ana, eva = playing
        seat = ana.last["waiting"][0]
        late, other = (ana, eva) if seat == 0 else (eva, ana)
        late.socket.close()
        while other.read("seats")["table"]["seats"][seat]["present"]:
            pass
        other.send(t="propose", about="replace", seat=seat, ref=1)
        assert other.read("motion") == {"t": "motion", "motion": None, "outcome": "carried"}
        headers = {"authorization": f"Bearer {late.token}"}
        back = server.post(f"/api/tables/{table}/return", headers=headers).json()
        assert back["seats"][seat]["level"] is None


def test_a_table_keeps_its_time_control(server: TestClient) -> None:
    days = {"kind": "days", "base": 172_800, "increment": 0}
    assert opened(server, ["me", "open"], time=days)["table"]["time"] == days
    body = {"game": "urto", "seats": ["me", "open"], "name": "Ana", "time": {"kind": "clock"}}
    refused = server.post("/api/tables", json=body)
    assert code_of(refused) == "request/malformed"
    assert "base of clock is 60 to 7200 seconds, not 0" in refused.json()["reason"]


def test_whoever_asks_twice_for_a_rematch_finds_the_same_seat(server: TestClient) -> None:
    clock = {"kind": "clock", "base": 600, "increment": 5}
    body = {"game": "carrossel", "seats": ["me", "random"], "name": "Ana", "time": clock}
    mine = server.post("/api/tables", json=body).json()
    table = mine["table"]["id"]
    with at_table(server, table) as ana:
        ana.begin()
        while ana.last["result"] is None:
            if ana.last["offer"] is None:
                ana.read("update", "welcome")
            else:
                ana.choose()
    first = server.post(f"/api/tables/{table}/rematch").json()
    again = server.post(f"/api/tables/{table}/rematch").json()
    assert (again["seat"], again["token"]) == (first["seat"], first["token"]) == (0, again["token"])
    assert first["table"]["time"] == clock
    assert [seat["kind"] for seat in first["table"]["seats"]] == ["person", "bot"]


# -- accounts ----------------------------------------------------------------------------------


def test_an_account_keeps_its_tables(server: TestClient) -> None:
    who = {"name": "ana", "password": "correct horse"}
    assert server.post("/api/accounts", json=who).status_code == 201
    assert code_of(server.post("/api/accounts", json=who)) == "account/name-taken"
    mine = opened(server, ["me", "open"])
    assert server.get("/api/me").json() == {"account": "ana", "tables": [mine["table"]]}
    assert server.delete("/api/sessions").status_code == 200
    assert code_of(server.get("/api/me")) == "account/not-signed-in"
    wrong = server.post("/api/sessions", json=who | {"password": "wrong horse"})
    assert code_of(wrong) == "account/wrong-password"
    unknown = server.post("/api/sessions", json=who | {"name": "nobody"})
    assert code_of(unknown) == "account/wrong-password"
    assert server.post("/api/sessions", json=who).json()["account"] == "ana"
    assert server.get("/api/me").json()["account"] == "ana"


def test_a_long_answer_is_packed_for_who_can_unpack_it(server: TestClient) -> None:
    path = "/api/games/urto"
    plain = server.get(path, headers={"accept-encoding": "identity"})
    packed = server.get(path, headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) // 2
    assert packed.json() == plain.json()
