"""Lessons over HTTP: nothing is kept, each step follows from what was chosen before it."""

from __future__ import annotations

import logging
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import serao
from serao.lessons import Learning, Lesson, lessons
from serao.server.app import application
from serao.server.changes import Change
from serao.server.lessons import step, taught
from serao.server.messages import LessonAt, LessonStep
from tests.server.test_http import code_of, settings_in

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

LESSONS = [each for slug in serao.games() for each in lessons(serao.game(slug))]
every_lesson = pytest.mark.parametrize(
    "each", LESSONS, ids=[f"{each.game.slug}-{each.name}" for each in LESSONS]
)
HERE = "/api/lessons/wipe-em-out"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(application(settings_in(tmp_path))) as client:
        yield client


def way_through(each: Lesson) -> Iterator[LessonAt]:
    """Yield every stop of a lesson, with the answers that lead there."""
    learning, answers = Learning(each), list[int]()
    for stop in range(each.stops + 1):
        yield LessonAt(stop, list(answers))
        if learning.is_asked and learning.line is not None:
            answers.append(each.game.actions.index(str(learning.line.action)))
        learning.go_on()


def put(thing: Any, change: Change) -> Any:
    path, value = change
    if not path:
        return value
    part = path[0]
    thing[part] = put(thing[part], (path[1:], value))
    return thing


@every_lesson
def test_the_lines_lead_from_one_stop_to_the_next(each: Lesson) -> None:
    before: LessonStep | None = None
    for at in way_through(each):
        now = step(each, at, "pt")
        assert now.over == (at.stop == each.stops)
        assert now.said
        if before is not None:
            view = before.view
            for line in now.log:
                for change in line.changes:
                    view = put(view, change)
            assert view == now.view or not now.log
            assert now.told == before.told + len(before.log)
        before = now


@every_lesson
def test_what_glows_is_offered_and_every_other_option_is_answered(each: Lesson) -> None:
    for at in way_through(each):
        now = step(each, at, "en")
        offered = {option.action for option in now.offer.options} if now.offer else set()
        assert bool(offered) == now.asked
        assert set(now.light) <= offered
        answered = {reply.action for reply in now.replies}
        assert answered < offered or not offered
        assert all(reply.words for reply in now.replies)


def test_lessons_are_listed_in_the_language_that_is_asked_for(server: TestClient) -> None:
    for language, title in (("en", "Take a monster"), ("pt", "Apanha um monstro")):
        found = server.get(HERE, params={"language": language}).json()
        assert found["title"] == "Wipe'em Out!"
        assert found["lessons"][0]["title"] == title
        assert found["lessons"][0]["stops"] > 0


def test_a_lesson_is_taken_step_by_step(server: TestClient) -> None:
    axe = serao.game("wipe-em-out").actions.index("play:axe")
    first = server.post(f"{HERE}/take-a-monster", json={}).json()
    assert (first["stop"], first["asked"]) == (0, False)
    asked = server.post(f"{HERE}/take-a-monster", json={"stop": 1}).json()
    assert asked["light"] == [axe]
    told = server.post(f"{HERE}/take-a-monster", json={"stop": 2, "answers": [axe]}).json()
    assert told["view"]["trophies"][0] == ["peuchen"]
    assert told["log"][0]["event"] == "artifact-revealed"


def test_hidden_cards_stay_hidden_in_a_lesson(server: TestClient) -> None:
    first = server.post(f"{HERE}/take-a-monster", json={})
    assert first.json()["view"]["hands"][1] == {"size": 2, "known": []}
    assert "ornated-bow" not in first.text


def test_why_something_cannot_be_done_is_said(server: TestClient) -> None:
    actions = serao.game("wipe-em-out").actions
    body = {"stop": 1, "action": actions.index("play:whip")}
    because = server.post(f"{HERE}/take-a-monster/why", json=body).json()
    assert because["clause"] == "WEO-4.2"
    body["action"] = actions.index("play:axe")
    assert server.post(f"{HERE}/take-a-monster/why", json=body).json()["words"] is None


def test_what_there_is_not_is_refused_in_a_sentence(server: TestClient) -> None:
    assert code_of(server.get("/api/lessons/chess")) == "game/unknown"
    assert code_of(server.post(f"{HERE}/chess", json={})) == "lesson/unknown"
    for wrong in (
        {"stop": 2},  # nothing was chosen
        {"stop": 2, "answers": [0]},  # not what the lesson took
        {"stop": 2, "answers": [4000]},
        {"stop": 1, "answers": [2]},  # nothing was asked yet
        {"stop": 100, "answers": []},
    ):
        assert code_of(server.post(f"{HERE}/take-a-monster", json=wrong)) == "lesson/not-there"
    for malformed in ({"stop": -1}, {"stop": 0, "answers": ["x"]}, {"step": 0}):
        answer = server.post(f"{HERE}/take-a-monster", json=malformed)
        assert code_of(answer) == "request/malformed"


def test_lessons_that_cannot_be_read_are_left_out_with_a_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any, caplog: pytest.LogCaptureFixture
) -> None:
    game = serao.game("urto")
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "01-x.toml").write_text("game = 1", encoding="utf-8")
    monkeypatch.setattr(game, "folder", tmp_path)
    taught.cache_clear()
    with caplog.at_level(logging.ERROR):
        assert taught("urto") == ()
    taught.cache_clear()
    assert "the lessons of urto are left out" in caplog.text
