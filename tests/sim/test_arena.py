"""The arena: rotated seats, results that last, standings that can be trusted."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from serao.bots import Searcher
from serao.sim.arena import ArenaError, Match, Played, check, played_in, player, run
from serao.sim.standings import interval, standings

MATCH = Match("wipe-em-out", 3, ["novice", "random"], 6)
QUICK = Match("wipe-em-out", 2, ["random", "random"], 6)


def test_seats_rotate_and_each_deal_is_played_from_every_seat() -> None:
    assert MATCH.line_up(0) == ["novice", "random", "novice"]
    assert MATCH.line_up(1) == ["novice", "novice", "random"]
    assert MATCH.line_up(2) == ["random", "novice", "novice"]
    assert MATCH.line_up(3) == MATCH.line_up(0)


def test_results_are_written_as_lines_and_a_run_goes_on_where_they_end(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    whole = list(run(QUICK, 1, None))
    for _, _ in zip(run(QUICK, 1, out), range(2), strict=False):
        pass
    with out.open("a") as file:
        file.write('{"number": 3, "lev')  # killed in mid-write
    assert list(run(QUICK, 1, out)) == whole
    lines = out.read_text().splitlines()
    assert [json.loads(line)["number"] for line in lines[1:]] == list(range(6))
    assert list(run(QUICK, 1, out)) == whole


def test_what_was_played_can_be_read_while_the_file_grows(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    assert played_in(out) == []
    whole = list(run(QUICK, 1, out))
    with out.open("a") as file:
        file.write('{"number": 6, "lev')
    assert played_in(out) == whole


def test_a_level_may_have_a_budget_of_its_own() -> None:
    match = Match("wipe-em-out", 2, ["skilled@3it", "skilled"], 1, budget="7it")
    check(match)
    made = [player(match, level, "0") for level in match.levels]
    assert all(isinstance(bot, Searcher) for bot in made)
    assert [bot.budget.iterations for bot in made if isinstance(bot, Searcher)] == [3, 7]


def test_time_to_think_is_counted_by_the_processors_clock() -> None:
    bot = player(QUICK, "expert", "0")
    assert isinstance(bot, Searcher)
    assert bot.clock is time.thread_time


def test_two_processes_play_the_same_games_as_one(tmp_path: Path) -> None:
    def number(game: Played) -> int:
        return game.number

    assert sorted(run(QUICK, 2, None), key=number) == sorted(run(QUICK, 1, None), key=number)


def test_a_file_of_another_match_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    list(run(Match("wipe-em-out", 2, ["random", "novice"], 1), 1, out))
    with pytest.raises(ArenaError, match="another match"):
        list(run(QUICK, 1, out))
    out.write_text("hello\n")
    with pytest.raises(ArenaError, match="not the results"):
        list(run(QUICK, 1, out))


@pytest.mark.parametrize(
    ("match", "problem"),
    [
        (Match("wipe-em-out", 3, ["novice"], 6), "1 bots for 3 seats"),
        (Match("wipe-em-out", 2, ["novice", "random", "random"], 6), "3 bots for 2 seats"),
        (Match("wipe-em-out", 9, ["novice", "random"], 6), "seats 2 to 5"),
        (Match("wipe-em-out", 2, ["novice", "god"], 6), "god"),
        (Match("wipe-em-out", 2, ["novice", "random"], 0), "at least one game"),
        (Match("wipe-em-out", 2, ["novice", "skilled"], 6, budget="0ms"), "budget"),
        (Match("wipe-em-out", 2, ["novice", "skilled@soon"], 6), "budget"),
        (Match("wipe-em-out", 2, ["novice", "god@20ms"], 6), "god"),
        (Match("chess", 2, ["novice", "random"], 6), "chess"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused(match: Match, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        check(match)


def game(number: int, levels: list[str], winners: list[int]) -> Played:
    others = [seat for seat in range(len(levels)) if seat not in winners]
    return Played(number, levels, [0] * len(levels), [winners, others], 1)


def test_standings_count_shared_victories_in_parts() -> None:
    games = [game(0, ["a", "b"], [0]), game(1, ["b", "a"], [0, 1])]
    rows = {row.level: row for row in standings(games)}
    assert rows["a"].wins == 1.5
    assert rows["a"].share == 0.75
    assert rows["b"].wins == 0.5
    assert rows["a"].expected == rows["b"].expected == 1.0
    assert rows["a"].rating > 1500 > rows["b"].rating


def test_the_interval_is_wilsons() -> None:
    """Seven of ten: 39.7 % to 89.2 %, as tables of Wilson's interval give it."""
    low, high = interval(7, 10)
    assert low == pytest.approx(0.397, abs=0.001)
    assert high == pytest.approx(0.892, abs=0.001)


def test_ratings_follow_the_chances_to_win() -> None:
    """Winning three of four two-sided games is a lead of 191 points on the scale of chess."""
    games = [game(i, ["a", "b"], [0 if i % 4 else 1]) for i in range(800)]
    rows = {row.level: row.rating for row in standings(games)}
    assert rows["a"] - rows["b"] == pytest.approx(191, abs=3)
