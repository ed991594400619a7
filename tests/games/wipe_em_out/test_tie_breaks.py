"""WEO-8.10 to 8.13 Ties for first, and the ranking."""

from __future__ import annotations

from typing import Any

import pytest

import serao
from serao.kernel.state import State
from tests.games.wipe_em_out.at_the_table import (
    at,
    keep_all,
    look,
    offered,
    play,
    told,
)

HANDS = [["axe", "claw"], ["whip", "bolas"], ["kunai", "fusion"]]


def tied(seats: int, **keys: Any) -> State:
    """Return two or three seats with 3 points each before their extra round."""
    keys.setdefault("trophies", [["peuchen"], ["vampire"], ["werehyena", "giant-rat"]][:seats])
    return at("score", seats, hands=HANDS[:seats], **keys)


def test_weo_8_10_two_or_three_tied_players_play_one_extra_round() -> None:
    for seats, last in ((2, 14), (3, 18)):
        table = tied(seats, side_pile=["slime", "mimic"])
        assert table.waiting() == tuple(range(seats))  # first the hand action
        assert offered(table, 0) == ["keep", "redraw"]
        assert look(table, "at") == "score"
        assert look(table, "round") == last
        keep_all(table)
        assert look(table, "round") == last + 1
        assert look(table, "slots") == ["slime"]
        assert look(table, "side_pile")[0] == "mimic"
        assert look(table, "monster_deck") == []
        assert [len(hand) for hand in look(table, "hands")] == [5] * seats


def test_weo_8_10_everybody_plays_also_those_who_are_not_tied() -> None:
    table = tied(3, trophies=[["peuchen"], ["vampire"], []], side_pile=["vampire"])
    keep_all(table)
    assert table.waiting() == (0, 1, 2)


def test_weo_8_10_cards_are_drawn_from_the_lead_of_the_last_round_on() -> None:
    deck = ["scythe", "scythe", "scythe", "gun-sword", "gun-sword", "gun-sword"]
    table = tied(2, lead=1, deck=deck)
    keep_all(table)
    assert look(table, "hands.1").count("scythe") == 3
    assert look(table, "hands.0").count("gun-sword") == 3


def test_weo_8_10_the_revealer_moves_on() -> None:
    table = tied(3, revealer=0)
    keep_all(table)
    assert look(table, "revealer") == 1


def test_weo_8_10_the_winner_of_the_round_takes_the_monster_and_all_is_scored_again() -> None:
    # seat 2 was not among the tied and wins the game
    table = tied(
        3,
        trophies=[["peuchen"], ["vampire"], ["werehyena"]],
        side_pile=["peuchen"],
        deck=[*["ornated-bow"] * 2, "scythe", *["lucky-chest"] * 3, *["fusion"] * 2, "gun-sword"],
        lead=0,
    )
    keep_all(table)
    play(table, 0, "play:claw")
    play(table, 1, "play:whip")
    play(table, 2, "play:kunai")
    assert table.is_over
    assert table.scores() == [3, 3, 5]
    assert table.ranking() == [[2], [0, 1]]


def extra_round_won_by_nobody(side_pile: list[str], trophies: list[list[str]]) -> State:
    """Return two seats after an extra round that ended tied (Claw against Whip, 4 and 4)."""
    table = at(
        "score",
        trophies=trophies,
        hands=[["claw", "axe"], ["whip", "kunai"]],
        deck=["bolas"] * 3 + ["fusion"] * 3,
        side_pile=side_pile,
        side_pile_rest="box",
    )
    keep_all(table)
    play(table, 0, "play:claw")
    play(table, 1, "play:whip")
    return table


def test_weo_8_10_there_is_at_most_one_extra_round() -> None:
    table = extra_round_won_by_nobody(["slime", "vampire"], [["peuchen"], ["vampire"]])
    assert table.is_over
    assert table.ranking() == [[1], [0]]  # the next card of the side pile shows a vampire
    assert sorted(look(table, "monster_discard")) == ["slime", "vampire"]
    assert [event.score for event in told(table, "ExtraRoundCalled")] == [3]


def test_weo_8_10_all_mimics_are_chosen_anew_from_the_revealer_of_the_extra_round() -> None:
    table = at(
        "score",
        revealer=1,
        trophies=[["werehyena", "giant-rat", "mimic"], ["werehyena", "giant-rat", "mimic"]],
        hands=[["claw", "axe"], ["whip", "kunai"]],
        deck=["bolas"] * 3 + ["fusion"] * 3,
        side_pile=["slime", "peuchen"],
        side_pile_rest="box",
    )
    assert table.waiting() == (1,)
    play(table, 1, "mimic-as:werehyena")
    play(table, 0, "mimic-as:werehyena")
    assert look(table, "copies") == [[], []]  # 5 against 5: undone for the extra round
    keep_all(table)
    play(table, 0, "play:claw")
    play(table, 1, "play:whip")
    assert table.waiting() == (0,)  # seat 0 has revealed the extra round
    play(table, 0, "mimic-as:giant-rat")
    assert offered(table, 1) == ["mimic-as:giant-rat", "mimic-as:werehyena"]
    play(table, 1, "mimic-as:werehyena")
    assert table.is_over
    assert table.scores() == [4, 5]
    assert look(table, "copies") == [["giant-rat"], ["werehyena"]]


def test_weo_8_10_without_a_side_pile_there_is_no_extra_round() -> None:
    table = at("score", trophies=[["peuchen"], ["vampire"]], side_pile_rest="box", hands=HANDS[:2])
    assert table.is_over
    assert table.ranking() == [[0, 1]]


def test_weo_8_10_a_tie_behind_the_first_needs_nothing() -> None:
    table = at("score", 3, trophies=[["peuchen"], ["slime"], ["giant-rat"]])
    assert table.is_over
    assert table.ranking() == [[0], [1, 2]]


@pytest.mark.parametrize("seats", [4, 5])
def test_weo_8_11_four_and_five_players_turn_up_the_side_pile_at_once(seats: int) -> None:
    trophies = [["peuchen"], [], ["vampire"], *[[] for _ in range(seats - 3)]]
    table = at("score", seats, trophies=trophies, side_pile=["slime", "vampire", "peuchen"])
    assert table.is_over
    assert table.ranking()[0] == [2]
    assert look(table, "monster_discard") == ["slime", "vampire"]  # nobody gets them
    assert look(table, "side_pile")[0] == "peuchen"
    assert table.scores()[:3] == [3, 0, 3]


def test_weo_8_11_a_zombie_of_any_number_compares_hordes() -> None:
    # 9 points each: zombies of 5 and 3 (6 and 3 points), a peuchen and two more
    trophies = [["zombie-3", "zombie-2", "peuchen"], ["zombie-3", "peuchen", "vampire"], [], []]
    for zombie in ("zombie-1", "zombie-2", "zombie-3"):
        table = at("score", 4, trophies=trophies, side_pile=[zombie])
        assert table.scores() == [9, 9, 0, 0]
        assert table.ranking()[0] == [0]


def test_weo_8_11_a_mimic_compares_real_mimic_cards() -> None:
    # the mimic of seat 1 has become a giant rat and is a mimic card all the same
    trophies = [["giant-rat", "giant-rat"], ["giant-rat", "mimic"], [], []]
    table = at("score", 4, trophies=trophies, side_pile=["mimic"])
    assert table.scores() == [2, 2, 0, 0]
    assert table.ranking() == [[1], [0], [2, 3]]


def test_weo_8_11_copies_count_as_the_kind_they_became() -> None:
    # two rats and a copied one against one rat and a werehyena: 3 and 3
    trophies = [["giant-rat", "giant-rat", "mimic"], ["giant-rat", "werehyena"], [], []]
    table = at("score", 4, trophies=trophies, side_pile=["giant-rat"])
    assert table.scores() == [3, 3, 0, 0]
    assert table.ranking()[0] == [0]
    real = [["giant-rat", "mimic"], ["giant-rat", "giant-rat"], [], []]
    even = at("score", 4, trophies=real, side_pile=["giant-rat", "slime"], side_pile_rest="box")
    assert even.ranking()[0] == [0, 1]  # 2 against 2, copy included


def test_weo_8_11_who_drops_out_stays_out() -> None:
    # slime: seats 0 and 1 stay; peuchen, of which seat 2 has most: between 0 and 1 only
    trophies = [
        ["slime", "werehyena", "werehyena", "giant-rat"],
        ["slime", "peuchen", "werehyena"],
        ["peuchen", "peuchen"],
        [],
    ]
    table = at("score", 4, trophies=trophies, side_pile=["slime", "peuchen"])
    assert table.scores() == [6, 6, 6, 0]
    assert table.ranking() == [[1], [0, 2], [3]]


def test_weo_8_12_the_side_pile_runs_out_and_the_victory_is_shared() -> None:
    table = at(
        "score",
        5,
        trophies=[["peuchen"], [], ["peuchen"], [], ["vampire"]],
        side_pile=["slime", "peuchen", "mimic"],
        side_pile_rest="box",
    )
    assert table.is_over
    assert look(table, "winners") == [0, 2]
    assert table.ranking() == [[0, 2], [4], [1, 3]]
    assert [event.number for event in told(table, "GameShared")] == [2]


def test_weo_8_13_the_others_follow_by_points_whenever_they_dropped_out() -> None:
    # three tied with 6; the slime leaves 1 and 2, the vampire leaves 2
    trophies = [
        ["peuchen", "peuchen"],
        ["slime", "peuchen", "werehyena"],
        ["slime", "vampire", "werehyena"],
        ["peuchen"],
        ["vampire"],
    ]
    table = at("score", 5, trophies=trophies, side_pile=["slime", "vampire"])
    assert table.scores() == [6, 6, 6, 3, 3]
    assert table.ranking() == [[2], [0, 1], [3, 4]]


def test_weo_8_13_points_are_not_changed_by_tie_breaks() -> None:
    table = at("score", 4, trophies=[["peuchen"], ["vampire"], [], []], side_pile=["vampire"])
    assert table.scores() == [3, 3, 0, 0]
    assert look(table, "winners") == [1]


def test_nothing_can_be_done_after_the_end() -> None:
    table = at("score", 4, trophies=[["peuchen"], [], [], []])
    assert table.is_over
    assert table.waiting() == ()
    with pytest.raises(serao.IllegalAction, match="the game is over"):
        play(table, 0, "keep")
