"""A link to a moment of a finished game: its title, its picture, and to whom they are shown."""

from __future__ import annotations

import asyncio
import warnings
from html import unescape
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import serao
from serao.kernel.state import NOBODY
from serao.pictures import Scene
from serao.server import downloads, snapshots
from serao.server.app import application
from serao.server.hosted import Play, names_of
from serao.server.messages import Replay
from serao.server.replays import Replays
from serao.server.snapshots import At, Snapshots
from serao.server.tables import Table
from tests.server.hosting import hosting
from tests.server.test_client import PAGE, tags_of
from tests.server.test_http import code_of, opened, settings_in
from tests.server.test_replays import decoded, game_over
from tests.server.test_reviews import GAME, finished
from tests.tables import every_game

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("snapshots")
    client = folder / "client"
    client.mkdir()
    (client / "index.html").write_text(PAGE, encoding="utf-8")
    with TestClient(application(settings_in(folder, client=client))) as server:
        yield server


@pytest.fixture(scope="module")
def old(server: Any) -> Any:
    """A private table at which two people and a bot have played to the end, and its code."""
    row = server.portal.call(finished, server.app.app.state.hall).row
    return row.id, row.code


def picture(server: Any, table: str, **query: Any) -> Any:
    return server.get(f"/api/tables/{table}/picture.png", params=query)


# -- who is shown what ----------------------------------------------------------------------------


def test_whoever_has_the_link_has_a_picture_of_the_moment(server: Any, old: Any) -> None:
    table, code = old
    seen = {}
    for seat in ("", "none", "0", "2"):
        answer = picture(server, table, at="12", seat=seat, code=code)
        assert answer.headers["content-type"] == "image/png"
        with Image.open(BytesIO(answer.content)) as found:
            assert found.size == (1200, 630)
        seen[seat] = answer.content
    assert seen[""] == seen["none"]  # whoever has no seat looks on
    assert len(set(seen.values())) == 3
    assert picture(server, table, at="12", code=code, language="pt").content != seen[""]


def test_strangers_are_shown_nothing_of_a_private_game(server: Any, old: Any) -> None:
    table, _ = old
    for query in ({"at": "12"}, {"at": "12", "seat": "0"}, {"at": "x"}, {"at": "12", "code": "no"}):
        answer = picture(server, table, **query)
        assert code_of(answer) == "table/wrong-code"
        assert set(answer.json()) == {"code", "reason"}
    assert code_of(server.get(f"/api/tables/{table}/replay?seat=0")) == "table/wrong-code"
    page = server.get(f"/table/{table}/replay?at=12&seat=0").text
    assert tags_of(page)["image"].endswith("/previews/house.jpg")
    assert "Monster" not in page


def test_a_game_that_still_runs_has_no_picture(server: Any) -> None:
    placed = opened(server, ["me", "random", "random"], GAME)
    table = placed["table"]["id"]
    answer = picture(server, table, at="0", seat="0")
    assert code_of(answer) == "table/not-over"
    assert set(answer.json()) == {"code", "reason"}
    page = server.get(f"/table/{table}/replay?at=0&seat=0&code={placed['code']}").text
    assert tags_of(page)["image"].endswith(f"/previews/{GAME}.jpg")
    server.cookies.clear()


@pytest.mark.parametrize(
    ("query", "code", "said"),
    [
        ({}, "request/malformed", "a moment is a number of actions"),
        ({"at": "soon"}, "request/malformed", "a moment is a number of actions"),
        ({"at": "-1"}, "request/malformed", "a moment is a number of actions"),
        ({"at": "1.2.3"}, "request/malformed", "a moment is a number of actions"),
        ({"at": "٣"}, "request/malformed", "a moment is a number of actions"),
        ({"at": "999999"}, "moment/unknown", "no such moment in this game: its last is"),
        ({"at": "1", "seat": "3"}, "moment/unknown", "no such seat"),
        ({"at": "1", "seat": "Ana"}, "request/malformed", "seat is the number of a seat"),
        ({"at": "1", "seat": "-1"}, "request/malformed", "seat is the number of a seat"),
    ],
)
def test_a_moment_or_a_seat_that_there_is_not_is_one_sentence(
    server: Any, old: Any, query: dict[str, str], code: str, said: str
) -> None:
    table, invitation = old
    answer = picture(server, table, code=invitation, **query)
    assert code_of(answer) == code
    assert said in answer.json()["reason"]
    assert set(answer.json()) == {"code", "reason"}
    if query.get("at"):  # the page opens all the same, with the game's own cover
        shown = server.get(f"/table/{table}/replay", params={"code": invitation, **query}).text
        assert tags_of(shown)["image"].endswith(f"/previews/{GAME}.jpg")


# -- what a link says -----------------------------------------------------------------------------


def test_a_link_to_a_moment_says_what_happens_there(server: Any, old: Any) -> None:
    table, code = old
    replay = server.get(f"/api/tables/{table}/replay?code={code}&seat=none").json()
    frame = next(one for one in replay["frames"] if one["action"] > 0 and one["log"])
    names = [seat["name"] for seat in replay["table"]["seats"]]
    link = f"/table/{table}/replay?at={frame['action']}&seat=none&code={code}"
    tags = {name: unescape(text) for name, text in tags_of(server.get(link).text).items()}
    assert tags["title"] == f"Round 1 of Monster My Neighbour: {frame['log'][0]['words'][:-1]}"
    assert all(name in tags["description"] for name in names)
    shown = server.get(tags["image"])
    assert shown.headers["content-type"] == "image/png"
    portuguese = tags_of(server.get(link, headers={"accept-language": "pt"}).text)
    assert unescape(portuguese["title"]).startswith("Ronda 1 de Monster My Neighbour: ")
    assert "language=pt" in portuguese["image"]


def test_a_link_to_somebodys_eyes_tells_what_they_knew_to_anybody(server: Any, old: Any) -> None:
    table, code = old
    replay = server.get(f"/api/tables/{table}/replay?code={code}&seat=1").json()
    assert replay["you"] == 1
    name = replay["table"]["seats"][1]["name"]
    tags = tags_of(server.get(f"/table/{table}/replay?at=3&seat=1&code={code}").text)
    assert unescape(tags["description"]).endswith(f"As {name} saw it.")
    assert "seat=1" in tags["image"]


def test_a_long_sentence_is_cut_at_a_word() -> None:
    assert snapshots.shortened("Ana attacks Gaspar.") == "Ana attacks Gaspar"
    cut = snapshots.shortened("word " * 40)
    assert len(cut) <= snapshots.TITLE
    assert cut.endswith("word…")


# -- what is known at a moment ----------------------------------------------------------------------


def views_of(replay: Replay) -> dict[int, Any]:
    """Return what the viewer saw after each action that it was told of."""
    return {frame.action: frame.view for frame in replay.frames}


async def scene_at(table: Table, viewer: int, at: At) -> Scene:
    actions = downloads.standing(await table.store.actions(table.row.id))
    start = Play(table.game, table.row, names_of(table.seats))
    return snapshots.seen(start, actions, viewer, "en", at)


@every_game
def test_a_moment_shows_what_the_replay_shows_to_the_same_eyes(slug: str, tmp_path: Path) -> None:
    """So nothing of what the viewer learned later, and nothing of what it never did."""

    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await game_over(tables, slug, serao.game(slug).seats[0])
            for viewer in (NOBODY, 0, 1):
                made = decoded(await Replays().replay(table, viewer, "en"))
                views, last = views_of(made), made.frames[-1].action
                for action in range(0, last + 1, max(1, last // 12)):
                    known = max(one for one in views if one <= action)
                    frame = next(one for one in made.frames if one.action == known)
                    end = max(0, len(frame.log) - 1)
                    scene = await scene_at(table, viewer, At(action, end))
                    assert scene.view == views[known]
                    assert scene.viewer == viewer
                    if viewer == NOBODY and frame.log and action:
                        assert scene.sentence == frame.log[-1].words

    asyncio.run(story())


def test_the_lines_of_one_action_are_moments_of_their_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await game_over(tables, "carrossel")
            made = decoded(await Replays().replay(table, NOBODY, "en"))
            frame = max(made.frames[1:], key=lambda one: len(one.log))
            told = [
                (await scene_at(table, NOBODY, At(frame.action, part))).sentence
                for part in range(len(frame.log) + 1)
            ]
            words = [line.words for line in frame.log]
            assert told == [*words, words[-1]]
            first = await scene_at(table, NOBODY, At(frame.action, 0))
            last = await scene_at(table, NOBODY, At(frame.action, len(words)))
            assert first.view != last.view

    asyncio.run(story())


def test_moments_are_kept_for_the_table_as_it_is_and_no_more_than_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await game_over(tables)
            maker = Snapshots(tmp_path)
            first = await maker.picture(table, 0, "en", At(3, 0))
            assert await maker.picture(table, 0, "en", At(3, 0)) is first
            monkeypatch.setattr(snapshots, "KEPT", 1)
            await maker.picture(table, 0, "en", At(4, 0))
            assert list(maker.pictures) == [(table.row.id, 0, "en", At(4, 0))]
            monkeypatch.setattr(snapshots, "SCENES", 1)
            await maker.scene(table, 1, "en", At(5, 0))
            assert list(maker.scenes) == [(table.row.id, 1, "en", At(5, 0))]
            table.seats[0].name = "Somebody"  # as where an account is deleted
            renamed = await maker.scene(table, 1, "en", At(5, 0))
            assert renamed.names[0] == "Somebody"
            maker.forget(table.row.id)
            assert not maker.pictures
            assert not maker.scenes

    asyncio.run(story())
