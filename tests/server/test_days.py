"""The deal of the day: once for each, the same for all, nothing told before its day is over."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import serao
from serao import days, fairness
from serao.kernel.errors import SeraoError
from serao.proof import Kept, verify
from serao.records import Record, RecordError
from serao.server.app import application
from serao.server.days import place_of
from serao.server.hall import Hall
from tests.server.test_http import HERE, Player, at_table, code_of, settings_in

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

GAME = "wipe-em-out"
DAY = 86_400.0


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots think little: what they are told to is in the deal."""
    monkeypatch.setattr(days, "ITERATIONS", 3)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(application(settings_in(tmp_path)), client=HERE) as client:
        yield client


def hall_of(server: TestClient) -> Hall:
    hall: Hall = server.app.app.state.hall  # type: ignore[attr-defined]
    return hall


@contextmanager
def another_browser(server: TestClient) -> Iterator[None]:
    """Be somebody else for a while."""
    mine = dict(server.cookies)
    server.cookies.clear()
    yield
    server.cookies.clear()
    server.cookies.update(mine)


def today(server: TestClient, game: str = GAME) -> Any:
    return server.get(f"/api/days/{game}").json()["today"]


def begun(server: TestClient, name: str = "Ana", game: str = GAME) -> Any:
    date = today(server, game)["deal"]["date"]
    answer = server.post(f"/api/days/{game}/{date}", json={"name": name})
    assert answer.status_code == 201, answer.text
    return answer.json()


def played(server: TestClient, placed: Any, seen: list[str] | None = None) -> Player:
    """Play a game to its end, always by the first option; ``seen`` is all that was told."""
    with at_table(server, placed["table"]["id"], token=placed["token"]) as player:
        player.read("welcome")
        answered = None
        while player.last["result"] is None:
            offer = player.last["offer"]
            if offer and offer["version"] != answered:
                answered, action = offer["version"], offer["options"][0]["action"]
                player.send(t="act", version=answered, action=action)
            message = player.read("update", "refused")
            assert message["t"] == "update", message
            if seen is not None:
                seen.append(str(message))
    return player


def tomorrow(server: TestClient) -> None:
    hall_of(server).ahead += DAY


def secret_of(server: TestClient, date: str) -> str:
    """Return the secret of a day from the database itself."""
    found = server.portal.call(hall_of(server).days.store.between, date, date, GAME)  # type: ignore[union-attr]
    return found[0].secret


def course(record: Record) -> list[list[int]]:
    """Return what each seat did, in order: who answers a secret question first is no matter."""
    return [
        [entry.action for entry in record.actions if entry.seat == seat]
        for seat in range(len(record.players))
    ]


def recorded(server: TestClient, placed: Any) -> Record:
    token = {"authorization": f"Bearer {placed['token']}"}
    answer = server.get(f"/api/tables/{placed['table']['id']}/record", headers=token)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Record)


# -- what is dealt ----------------------------------------------------------------------------


def test_deals_are_committed_to_more_than_a_week_ahead_and_once(server: TestClient) -> None:
    first = server.get(f"/api/days/{GAME}").json()
    dates = [deal["date"] for deal in first["ahead"]]
    assert dates == [days.after(first["today"]["deal"]["date"], more) for more in range(1, 9)]
    server.portal.call(hall_of(server).days.make)  # type: ignore[union-attr]
    assert server.get(f"/api/days/{GAME}").json() == first
    assert {deal["game"] for deal in server.get("/api/days").json()} == set(serao.games())
    tomorrow(server)
    moved = server.get(f"/api/days/{GAME}").json()
    assert moved["today"]["deal"] == first["ahead"][0], "what was committed to is what is dealt"
    assert moved["past"][0] == {**first["today"]["deal"], "secret": moved["past"][0]["secret"]}


def test_the_person_has_another_seat_every_day() -> None:
    game = serao.game(GAME)
    seats = [days.plan(game, days.after("2026-11-19", more)).seat for more in range(6)]
    assert sorted(seats) == [0, 0, 1, 1, 2, 2]
    assert days.plan(game, "2026-11-19").seats == days.SEATS


@pytest.mark.parametrize(("allowed", "seats"), [([2, 3, 4], 3), ([2], 2), ([4], 4), ([2, 4], 2)])
def test_a_game_is_dealt_to_three_or_to_as_many_as_come_nearest(
    allowed: list[int], seats: int
) -> None:
    game: Any = SimpleNamespace(slug="brought", seats=allowed)
    assert days.plan(game, "2026-11-19").seats == seats


def test_a_commitment_opens_with_its_own_deal_alone() -> None:
    plan, secret = days.plan(serao.game(GAME), "2026-11-19"), "5e" * 32
    assert plan.commitment(secret) == plan.commitment(secret)
    others = [
        plan._replace(game="urto"),
        plan._replace(date="2026-11-20"),
        plan._replace(seat=(plan.seat + 1) % 3),
        plan._replace(level="expert"),
        plan._replace(iterations=9),
        plan._replace(seats=4),
    ]
    found = {plan.commitment(secret), plan.commitment("5f" * 32)}
    assert len(found | {other.commitment(secret) for other in others}) == 8


def test_days_in_a_row_end_with_today_or_with_yesterday() -> None:
    played = {"2026-11-16", "2026-11-18", "2026-11-19"}
    assert days.streak(played, "2026-11-19") == 2
    assert days.streak(played, "2026-11-20") == 2
    assert days.streak(played, "2026-11-21") == 0
    assert days.streak(set(), "2026-11-21") == 0


def test_who_is_as_good_as_another_has_the_same_place() -> None:
    assert [place_of([[2], [0, 1]], seat) for seat in range(3)] == [2, 2, 1]


# -- once for each ----------------------------------------------------------------------------


def test_who_starts_again_comes_back_to_their_own_table(server: TestClient) -> None:
    placed = begun(server)
    date = placed["table"]["day"]["date"]
    again = server.post(f"/api/days/{GAME}/{date}", json={"name": "Somebody"})
    assert again.status_code == 200
    assert again.json() == placed
    assert today(server)["mine"]["table"] == placed["table"]["id"]
    with another_browser(server):
        assert today(server)["mine"] is None
        assert begun(server)["table"]["id"] != placed["table"]["id"]


def test_an_account_plays_once_from_whatever_browser(server: TestClient) -> None:
    who = {"name": "Ana", "password": "correct horse"}
    assert server.post("/api/accounts", json=who).status_code == 201
    placed = begun(server)
    with another_browser(server):
        server.post("/api/sessions", json=who)
        date = placed["table"]["day"]["date"]
        again = server.post(f"/api/days/{GAME}/{date}", json={"name": "Ana"})
        assert again.status_code == 200
        assert again.json()["table"]["id"] == placed["table"]["id"]
        assert again.json()["token"] is None, "the seat is had by the account"
        server.get(f"/api/tables/{placed['table']['id']}").raise_for_status()


def test_nothing_helps_and_nobody_looks_on_before_the_day_is_over(server: TestClient) -> None:
    placed = begun(server)
    table = placed["table"]["id"]
    assert placed["table"]["public"] is False
    assert server.get("/api/tables", params={"state": "playing"}).json() == []
    with at_table(server, table, token=placed["token"]) as player:
        told = player.read("welcome")
        assert told["take_back"]["possible"] is False
        assert told["take_back"]["by_consent"] is False
        player.send(t="undo")
        assert player.read("refused")["code"] == "table/cannot-take-back"
        player.send(t="say", text="good evening")
        assert player.read("refused")["code"] == "day/still-on"
        player.send(t="propose", about="undo")
        assert player.read("refused")["code"] == "table/cannot-take-back"
        hint = {"version": told["version"]}
    assert code_of(server.post(f"/api/tables/{table}/hint", json=hint)) == "hint/forbidden"
    assert code_of(server.post(f"/api/tables/{table}/leave")) == "day/still-on"
    with another_browser(server):
        code = {"code": placed["code"]}
        assert code_of(server.get(f"/api/tables/{table}", params=code)) == "day/still-on"
        with at_table(server, table, code=placed["code"]) as stranger:
            assert stranger.read("refused")["code"] == "day/still-on"


# -- the end ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [GAME, "monster-my-neighbour"])
def test_two_who_do_the_same_play_the_same_game(server: TestClient, game: str) -> None:
    first = begun(server, game=game)
    end = played(server, first)
    with another_browser(server):
        second = begun(server, "Rui", game)
        assert played(server, second).last["result"]["scores"] == end.last["result"]["scores"]
    assert first["table"]["commitment"] == second["table"]["commitment"]
    tomorrow(server)
    one, other = recorded(server, first), recorded(server, second)
    assert course(one) == course(other)
    assert len(one.actions) > 20
    names = [player.name for player in one.players]
    assert [name for name in names if name != "Ana"] == [
        player.name for player in other.players if player.name != "Rui"
    ]


def test_results_are_for_those_who_have_theirs_and_then_for_all(server: TestClient) -> None:
    assert today(server)["scores"] is None
    placed = begun(server)
    assert today(server)["scores"] is None
    result = played(server, placed).last["result"]
    mine = today(server)
    seat = mine["deal"]["seat"]
    assert mine["mine"]["score"] == result["scores"][seat]
    assert mine["mine"]["place"] == place_of(result["ranking"], seat)
    assert mine["mine"]["counts"]
    assert mine["scores"] == [[result["scores"][seat], 1]]
    assert mine["streak"] == 1
    with another_browser(server):
        theirs = today(server)
        assert theirs["played"] == 1
        assert theirs["scores"] is theirs["mine"] is None
        date = mine["deal"]["date"]
        tomorrow(server)
        over = server.get(f"/api/days/{GAME}/{date}").json()
        assert over["scores"] == mine["scores"]
        assert over["mine"] is None
    assert today(server)["streak"] == 1


def test_an_end_after_the_day_is_no_result(server: TestClient) -> None:
    placed = begun(server)
    date = placed["table"]["day"]["date"]
    tomorrow(server)
    played(server, placed)
    mine = server.get(f"/api/days/{GAME}/{date}").json()
    assert mine["mine"]["ended"]
    assert not mine["mine"]["counts"]
    assert mine["scores"] == []
    assert mine["streak"] == 0


# -- the secret -------------------------------------------------------------------------------


def test_no_road_tells_the_secret_before_the_day_is_over(
    server: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    seen: list[str] = []
    placed = begun(server)
    player = played(server, placed, seen)
    assert player.last["result"]["secret"] is None
    date, table = placed["table"]["day"]["date"], placed["table"]["id"]
    secret = secret_of(server, date)
    here = f"/api/tables/{table}"
    roads = [
        f"/api/days/{GAME}",
        f"/api/days/{GAME}/{date}",
        "/api/days",
        here,
        f"{here}/record",
        f"{here}/replay",
        "/api/me/tables",
        "/metrics",
        f"/table/{table}",
        "/day",
    ]
    told = [server.get(road) for road in roads]
    told += [
        server.post(f"{here}/review"),
        server.post(f"{here}/rematch"),
        server.post(f"{here}/retry", json={"action": 3, "name": "Ana", "level": "novice"}),
    ]
    codes = [code_of(answer) for answer in told if answer.status_code == 403]
    assert codes == ["day/still-on"] * 5, "record, replay, review, rematch, retry"
    with at_table(server, table, token=placed["token"]) as again:
        seen.append(str(again.read("welcome")))
    for text in [*seen, *(answer.text for answer in told), caplog.text]:
        assert secret not in text
    tomorrow(server)
    assert secret in server.get(f"/api/days/{GAME}/{date}").text
    with at_table(server, table, token=placed["token"]) as again:
        assert again.read("welcome")["result"]["secret"] == secret


def test_afterwards_the_record_is_proven_and_a_changed_one_is_refused(server: TestClient) -> None:
    published = today(server)["deal"]["commitment"]
    placed = begun(server)
    played(server, placed)
    tomorrow(server)
    record = recorded(server, placed)
    kept = Kept(commitment=published, seal=record.seal(), closing=record.closing())
    found = verify(record, kept)
    assert any("committed to" in words for proven, words in found if proven)
    assert any("drew the secret of the day alone" in words for proven, words in found if not proven)
    server.get(f"/api/tables/{placed['table']['id']}/replay").raise_for_status()

    changed = msgspec.structs.replace
    assert record.day is not None
    other = "5e" * 32
    falses = [
        (changed(record, secret=other), "is not what was committed to"),
        (changed(record, day=changed(record.day, date="2020-01-01")), "is not what was committed"),
        (changed(record, day=changed(record.day, iterations=9)), "is not what was committed to"),
        (changed(record, day=None), "not the one that was committed to"),
        (
            changed(record, players=record.players[1:] + record.players[:1]),
            "is not what was committed to",
        ),
        (changed(record, shares=[other, None, None]), "nobody gives a share"),
        (changed(record, edition="x"), "usual content and options"),
    ]
    for false, said in falses:
        with pytest.raises(RecordError, match=said):
            verify(false)
    forged = changed(record, secret=other)
    forged.commitment = forged.committed()
    with pytest.raises(RecordError, match="it is another deal"):
        verify(forged, kept)
    with pytest.raises(RecordError):
        verify(forged)  # with another secret these are not the actions of a game


def test_the_seed_follows_from_commitment_and_secret_alone() -> None:
    seed = fairness.day_seed("ab" * 32, "cd" * 32)
    assert seed == fairness.day_seed("ab" * 32, "cd" * 32)
    assert seed != fairness.day_seed("ab" * 32, "ce" * 32)
    assert seed != fairness.day_seed("ac" * 32, "cd" * 32)


# -- bad input --------------------------------------------------------------------------------


def test_bad_input_gets_one_sentence(server: TestClient) -> None:
    here = f"/api/days/{GAME}"
    now = today(server)["deal"]["date"]
    assert code_of(server.get("/api/days/chess")) == "game/unknown"
    assert code_of(server.post(f"/api/days/chess/{now}", json={"name": "A"})) == "game/unknown"
    for wrong in ("today", "2026-02-30", "20261119", "2026-11-19x", "２026-11-19", "0000-00-00"):
        assert code_of(server.get(f"{here}/{wrong}")) == "request/malformed"
    assert code_of(server.get(f"{here}/{days.after(now, 1)}")) == "day/not-yet"
    assert code_of(server.get(f"{here}/2001-01-01")) == "day/unknown"
    ana = {"name": "Ana"}
    assert code_of(server.post(f"{here}/{days.after(now, 1)}", json=ana)) == "day/not-yet"
    assert code_of(server.post(f"{here}/{now}", json={"name": ""})) == "request/malformed"
    tomorrow(server)
    assert code_of(server.post(f"{here}/{now}", json=ana)) == "day/over"
    never = server.get(f"{here}/{now}").json()
    assert (never["scores"], never["mine"], never["played"]) == ([], None, 0)


def test_a_game_that_cannot_be_dealt_is_left_out(
    server: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = hall_of(server).days
    monkeypatch.setattr(serao.game(GAME), "new_table", cannot)
    assert house.plans(GAME, ["2026-11-19"]) == []
    assert house.plans("urto", ["2026-11-19"])


def cannot(*_args: object) -> None:
    raise SeraoError("not today")
