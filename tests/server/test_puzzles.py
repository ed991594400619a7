"""Puzzles: each that is shipped can be solved, over HTTP too, and bad input gets one sentence."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

import serao
from serao.kernel.messages import KIN
from serao.puzzles import PuzzleError, puzzles
from serao.server.app import application
from serao.server.languages import LANGUAGES
from serao.server.puzzles import answer, shown
from tests.server.test_http import code_of, settings_in
from tests.server.test_lessons import put

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

CLEAR = 0.08  # by which scripts/puzzles.py wants the best option to be better


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(application(settings_in(tmp_path))) as client:
        yield client


@pytest.mark.parametrize("slug", serao.games())
def test_every_puzzle_has_one_best_option_among_those_of_its_seat(slug: str) -> None:
    assert puzzles(slug), "every game has puzzles"
    for puzzle in puzzles(slug):
        table = puzzle.table()
        names = [table.game.actions[option] for option in table.options(puzzle.seat)]
        assert puzzle.game == slug
        assert set(names) == set(puzzle.wins)
        assert max(puzzle.wins, key=puzzle.wins.__getitem__) == puzzle.best
        assert puzzle.gain >= CLEAR - 0.002, "the file has three digits"
        assert 0 <= puzzle.missed <= 1
        assert set(LANGUAGES) - set(KIN) <= set(puzzle.expects) <= set(LANGUAGES)
    missed = [puzzle.missed for puzzle in puzzles(slug)]
    assert missed == sorted(missed), "the easiest come first"


@pytest.mark.parametrize("slug", serao.games())
def test_the_position_is_a_world_that_the_seat_could_be_in(slug: str) -> None:
    for puzzle in puzzles(slug):
        table = puzzle.table()
        view = table.view(puzzle.seat)
        again = table.determinize(puzzle.seat, serao.Rng("another"))
        assert again.view(puzzle.seat) == view
        assert again.options(puzzle.seat) == table.options(puzzle.seat)


@pytest.mark.parametrize("slug", serao.games())
def test_what_is_told_after_the_best_option_leads_to_the_view_after_it(slug: str) -> None:
    puzzle = puzzles(slug)[0]
    view = shown(1, puzzle, "en").view
    told = answer(puzzle, puzzle.table().options(puzzle.seat)[0], "pt")
    for line in told.log:
        for change in line.changes:
            view = put(view, change)
    assert view == told.view or not told.log


def test_a_puzzle_is_shown_and_answered(server: TestClient) -> None:
    here = "/api/puzzles/wipe-em-out"
    puzzle = puzzles("wipe-em-out")[0]
    listed = server.get(here).json()
    assert listed["ratings"][0] == puzzle.rating
    asked = server.get(f"{here}/1", params={"language": "pt"}).json()
    assert asked["you"] == puzzle.seat
    assert "best" not in asked, "that is for later"
    by_name = {option["name"]: option["action"] for option in asked["offer"]["options"]}
    for name, action in by_name.items():
        told = server.post(f"{here}/1", json={"action": action}).json()
        assert told["right"] == (name == puzzle.best)
        assert told["best"] == by_name[puzzle.best] == told["weighed"][0]["action"]


def test_bad_input_gets_one_sentence(server: TestClient) -> None:
    here = "/api/puzzles/wipe-em-out"
    assert code_of(server.get("/api/puzzles/chess")) == "game/unknown"
    for number in ("0", "1000000", "one", "-1", "9" * 5000):
        assert code_of(server.get(f"{here}/{number}")) == "puzzle/unknown"
    assert code_of(server.post(f"{here}/1", json={"action": 100_000})) == "puzzle/no-option"
    assert code_of(server.post(f"{here}/1", json={})) == "request/malformed"


def test_a_file_that_holds_no_puzzles_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "puzzles.jsonl").write_text('{"game": "urto"}\n')
    monkeypatch.setattr(serao.game("urto"), "folder", tmp_path)
    puzzles.cache_clear()
    with pytest.raises(PuzzleError, match="missing required field"):
        puzzles("urto")
    puzzles.cache_clear()
