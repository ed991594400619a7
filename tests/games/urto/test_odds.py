"""What an answer in a fight leads to is told, exactly, to whoever is asked and to nobody else."""

from __future__ import annotations

from typing import Any

import serao
from tests.games.urto.at_the_table import at, monster_met, play


def odds(table: serao.State, action: str, seat: int = 0, mana: int = 0) -> dict[str, Any]:
    rows = table.view(seat)["odds"]
    (row,) = [row for row in rows if row["action"] == action and row["mana"] == mana]
    return {key: row[key] for key in ("rolls", "ahead", "behind", "deals", "takes")}


def test_bare_hands_against_an_attack_of_four_are_counted_face_by_face() -> None:
    table = monster_met("cave-troll")
    counted = {"rolls": 6, "ahead": 2, "behind": 3, "deals": 2, "takes": 3}
    assert odds(table, "fight") == counted
    play(table, "fight")
    assert odds(table, "reinforce:0") == counted


def test_a_weapon_promises_with_each_mana_that_could_be_paid_for_it() -> None:
    table = monster_met("cave-troll", {"artifacts": ["azura-longsword"], "mana": 2})
    play(table, "fight")
    sword = "artifact:azura-longsword"
    assert odds(table, sword) == {"rolls": 6, "ahead": 4, "behind": 1, "deals": 2, "takes": 1}
    assert odds(table, sword, mana=2)["ahead"] == 6
    assert {row["mana"] for row in table.view(0)["odds"]} == {0, 1, 2}


def test_of_twin_daggers_each_pair_of_faces_counts() -> None:
    table = monster_met("cave-troll", {"artifacts": ["twin-daggers"]})
    play(table, "fight")
    counted = {"rolls": 36, "ahead": 20, "behind": 9, "deals": 2, "takes": 3}
    assert odds(table, "artifact:twin-daggers") == counted


def test_the_staff_makes_two_of_each_mana() -> None:
    table = monster_met("cave-troll", {"artifacts": ["emerald-staff"]})
    play(table, "fight")
    assert odds(table, "artifact:emerald-staff", mana=1)["ahead"] == 4
    assert odds(table, "bare", mana=1)["ahead"] == 3


def test_to_keep_a_roll_is_certain_and_another_is_not() -> None:
    table = monster_met("cave-troll", luck=[2])
    play(table, "fight", "reinforce:0")
    assert odds(table, "keep") == {"rolls": 1, "ahead": 0, "behind": 1, "deals": 0, "takes": 2}
    assert odds(table, "reroll")["rolls"] == 6


def test_armour_is_taken_off_the_blow() -> None:
    table = monster_met("cave-troll", {"artifacts": ["pakaa-chainmail"]}, luck=[1])
    play(table, "fight", "reinforce:0")
    assert odds(table, "keep")["takes"] == 2


def test_molesor_strikes_with_a_tie() -> None:
    table = monster_met("cave-troll", {"hero": "molesor"}, luck=[4], mode="heroes")
    play(table, "fight", "reinforce:0")
    assert odds(table, "keep") == {"rolls": 1, "ahead": 1, "behind": 0, "deals": 1, "takes": 0}


def test_against_a_rival_every_pair_of_dice_counts() -> None:
    table = at({}, {})
    play(table, "player:1", "fight")
    counted = {"rolls": 36, "ahead": 15, "behind": 15, "deals": 5, "takes": 5}
    assert odds(table, "reinforce:0") == counted


def test_nobody_else_is_told_and_where_nothing_is_rolled_nothing_is_said() -> None:
    table = monster_met("cave-troll", {"artifacts": ["azura-longsword"]})
    play(table, "fight")
    assert table.view(1)["odds"] == []
    assert table.view(None)["odds"] == []
    assert at({}).view(0)["odds"] == []
