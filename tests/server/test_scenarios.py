"""Playing on from positions: of a puzzle, of a lesson, of a scenario file that somebody brings."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import serao
from serao import scenario
from serao.lessons import lesson, lessons
from serao.moments import begun_at, written
from serao.puzzles import puzzles
from serao.server import downloads, moments
from serao.server import puzzles as served
from serao.server.codes import Refusal
from serao.server.scenarios import TooLong, end_of
from serao.server.seats import Person
from tests.server.hosting import commit, hosting, show
from tests.server.test_http import code_of
from tests.server.test_http import server as server  # noqa: PLC0414  # a fixture
from tests.tables import every_game

TEXT = """
game = "urto"
title = "Two heroes at the cave's mouth"
seats = 2

[position]
heroes = [{ hero = "sankaa" }, { hero = "molesor" }]
"""
SCENARIOS = Path(__file__).parents[1] / "games"


def a_file_of(slug: str) -> tuple[str, Any]:
    """Return a scenario of a game that leaves somebody to play, and where it ends."""
    folder = SCENARIOS / slug.replace("-", "_") / "scenarios"
    for path in sorted(folder.glob("*.toml")):
        table = scenario.load(path).run()
        if table is not None and not table.is_over:
            return path.read_text(encoding="utf-8"), table
    raise AssertionError(f"{slug} has no scenario that goes on")


# -- scenario files -------------------------------------------------------------------------------


@every_game
def test_a_scenario_is_played_on_from_where_its_script_ends(slug: str) -> None:
    text, table = a_file_of(slug)
    end = end_of(text, None, 60.0)
    assert (end.game, end.seat) == (slug, table.waiting()[0])
    assert end.position == written(table)


def test_somebody_brings_a_scenario_and_sits_there_among_bots(server: Any) -> None:
    text, table = a_file_of("urto")
    placed = server.post("/api/scenarios", json={"text": text, "name": "Ana", "level": "random"})
    assert placed.status_code == 201, placed.text
    info = placed.json()["table"]
    seat = placed.json()["seat"]
    assert seat == table.waiting()[0]
    assert [one["kind"] for one in info["seats"]].count("person") == 1
    assert {one["level"] for one in info["seats"] if one["kind"] == "bot"} == {"random"}
    assert not info["public"]
    assert info["hints"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game =", "scenario: not TOML"),
        ('game = "urto"', "the file has no seats"),
        (TEXT + "wings = 2\n", "wings"),
        (TEXT.replace('"urto"', '"chess"'), "chess"),
        (TEXT.replace("seats = 2", "seats = 99"), "seats 2 to 5"),
        (TEXT + '\n[lesson]\nname = "mine"\n', "lesson"),
    ],
)
def test_a_bad_file_gets_the_sentence_that_the_command_gives(
    server: Any, text: str, said: str, tmp_path: Path
) -> None:
    answer = server.post("/api/scenarios", json={"text": text, "name": "Ana"})
    assert code_of(answer) == "scenario/wrong"
    assert said in answer.json()["reason"]
    assert set(answer.json()) == {"code", "reason"}


def test_what_cannot_be_played_on_from_is_refused(server: Any) -> None:
    text, table = a_file_of("caretos")
    wrong = [
        ({"text": text, "name": "Ana", "seat": table.seats}, "scenario/wrong"),
        ({"text": text, "name": "Ana", "level": "genius"}, "game/wrong-settings"),
        ({"text": "a" * 12_001, "name": "Ana"}, "request/malformed"),
        ({"text": "a" * 20_000, "name": "Ana"}, "request/too-large"),
    ]
    for body, code in wrong:
        assert code_of(server.post("/api/scenarios", json=body)) == code


def test_a_scenario_that_is_over_or_refused_is_nothing_to_play_on_from() -> None:
    with pytest.raises(scenario.ScenarioError, match="cannot be played on from"):
        scenario.in_play(None)
    table = serao.game("carrossel").new_table(2, 1)
    rng = serao.Rng(1)
    while not table.is_over:
        options = table.options(table.waiting()[0])
        table.act(options[rng.below(len(options))], table.waiting()[0])
    with pytest.raises(scenario.ScenarioError, match="the game is over"):
        scenario.in_play(table)


def test_a_position_from_which_no_game_ends_in_time_is_not_taken_in() -> None:
    text, _ = a_file_of("urto")
    with pytest.raises(TooLong):
        end_of(text, None, 0.0)


# -- puzzles and lessons --------------------------------------------------------------------------


@every_game
def test_every_puzzle_and_every_lesson_can_be_played_on_from(slug: str) -> None:
    """What the seat saw there it sees at the new table, which can be played to its end."""
    ends = [(served.solved(puzzle), puzzle.seat) for puzzle in puzzles(slug)[::9]]
    ends += [(one.run(), one.seat) for one in lessons(serao.game(slug))]
    going_on = [(table, seat) for table, seat in ends if not table.is_over]
    assert going_on
    for table, seat in going_on:
        world = begun_at(table.game, written(table), seat, b"seed", journal=True)
        assert world.view(seat) == table.view(seat)
        assert world.rules == table.rules
        rng = serao.Rng(1)
        while not world.is_over:
            options = world.options(world.waiting()[0])
            world.act(options[rng.below(len(options))], world.waiting()[0])


def test_a_puzzle_is_played_on_from_after_its_best_option(server: Any) -> None:
    answer = server.post("/api/puzzles/urto/1/play", json={"name": "Ana", "level": "random"})
    assert answer.status_code == 201, answer.text
    assert answer.json()["seat"] == puzzles("urto")[0].seat
    assert code_of(server.post("/api/puzzles/urto/0/play", json={"name": "Ana"})) == (
        "puzzle/unknown"
    )
    wrong = {"name": "Ana", "level": "genius"}
    assert code_of(server.post("/api/puzzles/urto/1/play", json=wrong)) == "game/wrong-settings"


def test_a_lesson_is_played_on_from_its_stop(server: Any) -> None:
    first = lessons(serao.game("urto"))[0]
    path = f"/api/lessons/urto/{first.name}/play"
    answer = server.post(path, json={"name": "Ana", "at": {"stop": 0}, "level": "novice"})
    assert answer.status_code == 201, answer.text
    assert answer.json()["seat"] == first.seat
    lost = {"name": "Ana", "at": {"stop": 150}}
    assert code_of(server.post(path, json=lost)) == "lesson/not-there"


def test_a_table_that_begins_at_a_position_says_so_in_its_terms(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = lesson(serao.game("caretos"), "1").run()
            place = await moments.begin_at(tables, table, 0, Person("Ana"), "random")
            assert place.table.row.moment is not None
            await commit(place.table, 0)
            await show(place.table, 0)
            state = place.table.playing().first_state()
            assert state.view(0) == table.view(0)
            row = place.table.row
            assert row.seal is not None
            terms = row.seal.terms
            row.moment = None
            assert terms != downloads.heading(row, place.table.seats).terms()

    asyncio.run(story())


def test_where_the_game_is_over_nobody_plays_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table, rng = serao.game("carrossel").new_table(2, 1), serao.Rng(1)
            while not table.is_over:
                options = table.options(table.waiting()[0])
                table.act(options[rng.below(len(options))], table.waiting()[0])
            with pytest.raises(Refusal) as refused:
                await moments.begin_at(tables, table, 0, Person("Ana"), "random")
            assert refused.value.code == "moment/over"
            assert not tables.loaded

    asyncio.run(story())
