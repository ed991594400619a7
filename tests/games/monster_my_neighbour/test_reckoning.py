"""The score line by line, and the chronicle of rounds that it rests on."""

from __future__ import annotations

import pytest

import serao
from serao.games.monster_my_neighbour.state import Table
from tests.games.monster_my_neighbour.at_the_table import GAME, at, play


def lines(table: Table, seat: int) -> list[tuple[str, int]]:
    return GAME.drawing.reckoning(table, "en")[seat]


def test_without_points_there_is_one_line() -> None:
    table = at(["vampire gossip hide", "rumor deal hide", "villager fog steal"], lap=2)
    assert lines(table, 0) == [("No points yet", 0)]


def test_mmn_9_2_an_escape_pays_the_monster_and_its_friends() -> None:
    table = at(["friend", "vampire", "villager", "deal"], lap=4)
    play(table, 0, "player:3")
    assert lines(table, 0) == [("Round 1: Friend of the Vampire, which escaped", 2)]
    assert lines(table, 1) == [("Round 1: escaped with the Vampire", 3)]
    assert lines(table, 2) == [("No points yet", 0)]


def test_mmn_9_3_a_catch_pays_the_catcher_and_the_bystanders() -> None:
    table = at(["hunter", "mandrake", "villager"], lap=4)
    play(table, 0, "player:1")
    assert lines(table, 0) == [("Round 1: caught the Mandrake", 2)]
    assert lines(table, 2) == [("Round 1: the Mandrake was caught", 1)]


def test_points_of_a_table_set_up_by_hand_come_from_earlier_rounds() -> None:
    table = at(["hunter", "mandrake", "villager"], lap=4, round=3, vp=[4, 0, 0])
    play(table, 0, "player:1")
    assert lines(table, 0) == [("Earlier rounds", 4), ("Round 3: caught the Mandrake", 2)]


def test_the_chronicle_has_a_line_for_each_round_and_is_public() -> None:
    table = at(["hunter", "mandrake", "villager"], lap=4)
    play(table, 0, "player:1")
    assert table.view(None)["chronicle"] == [
        {
            "round": 1,
            "result": "catch",
            "monster": "mandrake",
            "holder": 1,
            "catcher": 0,
            "gains": [2, 0, 1],
        }
    ]
    assert GAME.table_from(table.position()).view(2)["chronicle"] == table.view(2)["chronicle"]


def test_a_chronicle_written_by_hand_is_whole_or_refused() -> None:
    with pytest.raises(serao.PositionError, match=r"chronicle\.0\.result"):
        at(["hunter", "mandrake", "villager"], lap=4, chronicle=[{"round": 1}])
