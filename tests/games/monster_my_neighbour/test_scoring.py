"""MMN-9 The end of a round and scoring."""

from __future__ import annotations

import pytest

from tests.games.monster_my_neighbour.at_the_table import LAST, at, gains, look, play, result, told


def test_mmn_9_1_nothing_else_of_the_turn_is_carried_out() -> None:
    table = at(["dog hide fog", "rumor deal", "vampire villager"], lap=2, round=LAST)
    play(table, 0, "play:dog", "player:2")
    play(table, 2, "give:monster")
    assert table.is_over
    assert look(table, "last_round.hands") == [["hide", "fog"], ["rumor", "deal"], ["villager"]]


def test_mmn_9_2_an_escape_pays_monster_and_friends() -> None:
    table = at(["mermaid", "hide", "villager", "rumor"], lap=4, friends=[1, 3], round=LAST)
    assert gains(table) == [2, 2, 0, 2]


def test_mmn_9_2_a_monster_player_who_is_a_friend_is_paid_once() -> None:
    """MMN-R23, R24"""
    table = at(["vampire", "hide", "villager"], lap=4, friends=[0, 2], round=LAST)
    assert gains(table) == [3, 0, 2]


def test_mmn_9_3_a_catch_pays_the_catcher_and_the_innocent() -> None:
    table = at(["hunter", "vampire", "hide", "rumor"], lap=4, friends=[3], round=LAST)
    play(table, 0, "player:1")
    assert (result(table), gains(table)) == ("catch", [2, 0, 1, 0])


def test_mmn_9_3_a_monster_player_who_is_a_friend_gets_nothing() -> None:
    table = at(["hunter", "vampire", "hide", "rumor"], lap=4, friends=[1], round=LAST)
    play(table, 0, "player:1")
    assert gains(table) == [2, 0, 1, 1]


def test_mmn_9_4_a_friend_who_catches_gets_nothing() -> None:
    table = at(["hunter", "vampire", "hide", "rumor"], lap=4, friends=[0, 3], round=LAST)
    play(table, 0, "player:1")
    assert (result(table), gains(table)) == ("betrayal", [0, 0, 1, 0])
    assert [event.seat for event in told(table, "FriendBetrayed")] == [0]


def test_mmn_9_4_a_betrayal_by_the_dog_counts_too() -> None:
    """MMN-R13"""
    table = at(["dog", "vampire", "hide"], lap=4, friends=[0, 2], round=LAST)
    play(table, 0, "player:1")
    assert (result(table), gains(table)) == ("betrayal", [0, 0, 0])


def test_mmn_9_5_the_summary_turns_everything_up_and_stays_until_the_next() -> None:
    piles: list[list[object]] = [["wanted", {"down": "deal", "by": 2}], ["villager"], ["dog"]]
    table = at(["hunter", "vampire", "hide"], lap=4, piles=piles)
    play(table, 0, "player:1")
    summary = {
        "round": 1,
        "result": "catch",
        "monster": "vampire",
        "holder": 1,
        "catcher": 0,
        "gains": [2, 0, 1],
        "hands": [[], [], ["hide"]],
        "piles": [["wanted", "deal", "hunter"], ["villager"], ["dog"]],
    }
    assert look(table, "round") == 2
    for seat in (0, 1, 2, None):
        assert table.view(seat)["last_round"] == summary


def test_mmn_9_5_a_new_round_replaces_the_summary() -> None:
    old = {
        "round": 1,
        "result": "escape",
        "monster": "werewolf",
        "holder": 2,
        "catcher": -1,
        "gains": [0, 0, 2],
        "hands": [[], [], []],
        "piles": [["wanted"], [], []],
    }
    table = at(["hide", "vampire", "rumor"], lap=3, round=2, last_round=old)
    assert look(table, "last_round.round") == 2
    assert look(table, "last_round.monster") == "vampire"


def test_mmn_9_6_the_next_round_is_dealt_at_once() -> None:
    table = at(["hide", "vampire", "rumor"], lap=4, vp=[1, 0, 0])
    assert table.scores() == [1, 3, 0]
    assert look(table, "round") == 2
    assert sum(map(len, look(table, "hands"))) >= 9
    kinds = [type(event).__name__ for event in table.journal or []]
    assert kinds.index("MonsterEscaped") < kinds.index("PointsGained") < kinds.index("RoundBegun")


@pytest.mark.parametrize("friends", [[], [0], [1], [2], [0, 1], [0, 2], [1, 2]])
@pytest.mark.parametrize("monster", ["vampire", "goomiho"])
def test_the_points_of_a_round_agree_with_a_slow_count(friends: list[int], monster: str) -> None:
    """MMN-9.2, 9.3, 9.4 written out once more, seat by seat."""
    escape = at(["villager", monster, "hide"], lap=4, friends=friends, round=LAST)
    for seat in range(3):
        points = 3 if seat == 1 and monster == "vampire" else 2
        assert gains(escape)[seat] == (points if seat == 1 or seat in friends else 0)
    catch = at(["dog", monster, "hide"], lap=4, friends=friends, round=LAST)
    play(catch, 0, "player:1")
    for seat in range(3):
        innocent = seat != 1 and seat not in friends
        assert gains(catch)[seat] == ((2 if seat == 0 else 1) if innocent else 0)
