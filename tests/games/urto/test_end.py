"""URT-12 The end of the game and the count, URT-13 achievements."""

from __future__ import annotations

import pytest

import serao
from serao.games.urto.events import GameShared, GameWon, NobodyWon
from tests.games.urto.at_the_table import (
    at,
    event_drawn,
    hero,
    monster_met,
    offered,
    play,
    told,
)

ARRIVED = {"state": "arrived"}


def earned(table: serao.State, seat: int) -> list[str]:
    found: list[str] = hero(table, seat)["achievements"]
    return found


def test_urt_12_1_the_game_ends_in_mid_turn_when_nobody_is_in_the_cave() -> None:
    table = event_drawn("poisonous-spores", {"health": 1}, ARRIVED)
    assert table.is_over
    assert table.waiting() == ()


def test_urt_12_2_nobody_arrived_nobody_wins() -> None:
    table = event_drawn("poisonous-spores", {"health": 1}, {"state": "dead"})
    assert table.ranking() == [[0, 1]]
    assert len(told(table, NobodyWon)) == 1


def test_urt_12_3_a_lone_arrival_wins_whatever_the_points() -> None:
    poor = {**ARRIVED, "health": 1, "mana": 0}
    table = event_drawn("poisonous-spores", {"health": 1, "honour": 50}, poor)
    assert table.ranking() == [[1], [0]]
    assert told(table, GameWon) == [GameWon(1, 1)]


def test_urt_12_4_two_arrivals_are_counted_among_themselves() -> None:
    rows = [{"field": "c3", "health": 5}, {**ARRIVED, "health": 9}, {"state": "dead", "honour": 60}]
    table = at(*rows, seats=3)
    play(table, "field:urto")
    assert table.is_over
    assert table.ranking() == [[1], [0], [2]]


def test_urt_12_5_health_mana_bar_trophies_and_artifacts_count() -> None:
    row = {
        "health": 4,
        "mana": 3,
        "honour": 5,
        "trophies": ["alpha", "cave-rat"],
        "artifacts": ["idol-of-mehorina"],
    }
    assert at(row).scores() == [4 + 3 + 5 + 7 + 4, 25]


@pytest.mark.parametrize(
    ("mine", "theirs", "ranking"),
    [
        ({"health": 5, "mana": 5, "honour": 6}, {"health": 6, "mana": 5, "honour": 5}, [[0], [1]]),
        ({"health": 6, "mana": 4, "honour": 5}, {"health": 5, "mana": 5, "honour": 5}, [[0], [1]]),
        ({"health": 5, "mana": 5, "honour": 5}, {"health": 5, "mana": 5, "honour": 5}, [[0, 1]]),
    ],
)
def test_urt_12_6_ties_go_by_honour_then_health(
    mine: dict[str, int], theirs: dict[str, int], ranking: list[list[int]]
) -> None:
    table = at({"field": "c3", **mine}, {**ARRIVED, **theirs})
    play(table, "field:urto")
    assert table.scores()[0] == table.scores()[1]
    assert table.ranking() == ranking
    assert len(told(table, GameShared)) == (len(ranking) == 1)


def test_urt_12_7_after_round_40_the_cave_collapses_without_feathers_or_credit() -> None:
    feather = {"field": "c3", "artifacts": ["phoenix-feather"]}
    table = at(feather, {}, ARRIVED, seats=3, round=40)
    play(table, "rest", "rest")
    assert table.is_over
    assert [hero(table, seat)["state"] for seat in range(3)] == ["dead", "dead", "arrived"]
    assert hero(table, 0)["artifacts"] == ["phoenix-feather"]
    assert sum(hero(table, seat)["kills"] for seat in range(3)) == 0
    assert table.ranking() == [[2], [0, 1]]
    assert earned(table, 0) == ["chocolate-medal"]


def test_urt_12_7_all_seats_have_their_turn_in_round_40() -> None:
    table = at(start=1, active=1, round=40)
    play(table, "rest")
    assert table.waiting() == (0,)
    play(table, "rest")
    assert table.is_over


def test_urt_12_8_the_first_group_of_the_ranking_are_the_winners() -> None:
    table = at({"field": "c3", "health": 9}, {**ARRIVED, "health": 5})
    play(table, "field:urto")
    assert table.ranking()[0] == [0]
    assert table.game.course.returns(table) == [1.0, 0.0]


def test_urt_12_8_a_shared_win_is_split_and_nobody_wins_a_lost_cave() -> None:
    same = {"health": 5, "mana": 5, "honour": 5}
    shared = at({"field": "c3", **same}, {**ARRIVED, **same})
    play(shared, "field:urto")
    assert shared.game.course.returns(shared) == [0.5, 0.5]
    lost = at(round=40)
    play(lost, "rest", "rest")
    assert lost.is_over
    assert lost.game.course.returns(lost) == [0.0, 0.0]


def test_urt_12_9_scores_at_any_time_nothing_for_the_dead_or_unknown() -> None:
    assert at({}, {"state": "dead", "honour": 9}).scores() == [25, 0]
    assert at(at="start", mode="heroes", seats=3).scores() == [0, 0, 0]


def test_urt_12_10_the_dead_are_one_last_group() -> None:
    rows = [{"field": "c3"}, {"state": "dead"}, ARRIVED, {"state": "dead"}]
    table = at(*rows, seats=4)
    play(table, "field:urto")
    assert table.ranking()[-1] == [1, 3]


# -- achievements ---------------------------------------------------------------------------------


def arriving(**row: object) -> list[str]:
    """Return what a hero earns by arriving second of three, the third still in the cave."""
    table = at({"field": "c3", **row}, ARRIVED, {}, seats=3)
    play(table, "field:urto")
    return earned(table, 0)


def test_urt_13_survivor_and_economist() -> None:
    assert arriving(health=1, mana=6) == ["survivor"]
    assert arriving(health=2, mana=7) == ["economist"]


def test_urt_13_the_rock() -> None:
    assert arriving(mana=0) == ["the-rock"]


def test_urt_13_highlander() -> None:
    table = at({"field": "c3", "health": 5, "mana": 0}, {"state": "dead"})
    play(table, "field:urto")
    assert earned(table, 0) == ["highlander"]


@pytest.mark.parametrize(
    ("before", "names"),
    [
        (0, []),
        (1, ["murderer"]),
        (2, ["murderer", "assassin"]),
        (3, ["murderer", "assassin", "serial-killer"]),
    ],
)
def test_urt_13_kills(before: int, names: list[str]) -> None:
    table = event_drawn("cave-in", {"kills": before}, {"health": 1}, {}, seats=3)
    assert earned(table, 0) == names


def test_urt_13_the_goat() -> None:
    goat = {"artifacts": ["tellurs-hammer"], "fails": {"tellur": 2, "pheme": 0}}
    table = at(goat, at="divine", luck=["fail"])
    play(table, "roll-divine")
    assert earned(table, 0) == ["the-goat"]
    mixed = {"artifacts": ["tellurs-hammer"], "fails": {"tellur": 1, "pheme": 2}}
    table = at(mixed, at="divine", luck=["fail"])
    play(table, "roll-divine")
    assert earned(table, 0) == []


def test_urt_13_flash() -> None:
    table = at({"last_token": "shortcut"}, luck=["shortcut"])
    play(table, "field:c1")
    assert earned(table, 0) == ["flash"]
    table = at({"last_token": "shortcut"}, luck=["honour1", "shortcut"])
    play(table, "field:c1")
    assert earned(table, 0) == []


def test_urt_13_fricassee() -> None:
    table = at({"last_token": "mushroom"}, luck=["mushroom"])
    play(table, "field:c1")
    assert earned(table, 0) == ["fricassee"]


def test_urt_13_best_friends_are_so_once_the_fourth_has_arrived() -> None:
    row = {"health": 5, "mana": 0}
    table = at(*[{**ARRIVED, **row}] * 3, {"field": "c3", **row}, {}, seats=5, active=3)
    play(table, "field:urto")
    assert not table.is_over
    assert [earned(table, seat) for seat in range(5)] == [["best-friends"]] * 4 + [[]]


def test_urt_13_best_friends() -> None:
    row = {"health": 5, "mana": 0}
    table = at({"field": "c3", **row}, *[{**ARRIVED, **row}] * 3, seats=4)
    play(table, "field:urto")
    assert [earned(table, seat) for seat in range(4)] == [["best-friends"]] * 4


def test_urt_13_chocolate_medal_only_for_the_field_before_the_end() -> None:
    table = at({"field": "c3", "health": 1}, {"state": "arrived"}, {}, seats=3, round=40)
    play(table, "rest", "rest")
    assert earned(table, 0) == ["chocolate-medal"]
    assert earned(table, 2) == []


def test_urt_13_too_big_fish() -> None:
    table = at({"field": "h-in3", "health": 1, "mana": 0}, luck=[1])
    play(table, "field:alpha")
    assert earned(table, 0) == ["too-big-fish"]
    assert earned(monster_met("lava-worm", {"health": 1, "mana": 0}, luck=[1]), 0) == []


def test_urt_13_conservator() -> None:
    two = ["rusty-sword", "hex-doll"]
    low = {"health": 5, "mana": 0}
    assert arriving(artifacts=two, **low) == ["conservator"]
    assert arriving(artifacts=two, first_artifacts=["rusty-sword", "smoke-bomb"], **low) == []
    assert arriving(artifacts=["rusty-sword"], first_artifacts=["rusty-sword"] * 2, **low) == []
    assert arriving(artifacts=["rusty-sword"], **low) == []


def test_urt_13_the_first_two_artifacts_are_remembered() -> None:
    table = at(tokens={"c1": "torch"}, artifact_deck=["hex-doll"], luck=[4])
    play(table, "field:c1", "search")
    assert hero(table, 0)["first_artifacts"] == ["hex-doll"]


@pytest.mark.parametrize(
    ("honour", "names"),
    [
        (44, []),
        (45, ["score-50"]),
        (55, ["score-50", "score-60"]),
        (65, ["score-50", "score-60", "score-70"]),
    ],
)
def test_urt_13_insane_scores(honour: int, names: list[str]) -> None:
    table = at({"field": "c3", "health": 5, "mana": 0, "honour": honour}, ARRIVED)
    play(table, "field:urto")
    assert earned(table, 0) == names


def test_urt_13_values_are_taken_before_the_scythe() -> None:
    crowned = {"field": "c3", "artifacts": ["life-amulet", "mana-crystal", "tellurs-hammer"]}
    table = at({**crowned, "first_artifacts": ["life-amulet", "tellurs-hammer"]}, {}, {}, seats=3)
    play(table, "field:urto")
    assert offered(table) == ["decline", "accept"]
    assert set(earned(table, 0)) == {"the-rock", "economist", "conservator"}
