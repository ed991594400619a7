"""URT-3 The turn."""

from __future__ import annotations

import pytest

import serao
from tests.games.urto.at_the_table import at, hero, look, offered, play

HAMMER = {"artifacts": ["tellurs-hammer"]}


def test_urt_3_1_dead_and_arrived_heroes_are_skipped_but_not_the_holder_of_the_scythe() -> None:
    scythe = {"state": "arrived", "artifacts": ["ankous-scythe"]}
    table = at({}, {"state": "dead"}, {"state": "arrived"}, scythe, {}, seats=5)
    play(table, "rest")
    assert table.waiting() == (3,)
    assert offered(table) == ["end", "roll-divine"]
    play(table, "end")
    assert table.waiting() == (4,)
    play(table, "rest")
    assert table.waiting() == (0,)


def test_urt_3_2_a_sleeping_hero_skips_to_phase_d_and_wakes() -> None:
    table = at({**HAMMER, "skip": True, "rested": True})
    assert offered(table) == ["end", "roll-divine"]
    assert hero(table, 0)["skip"] is False
    assert hero(table, 0)["rested"] is False


def test_urt_3_2_the_marks_of_the_turn_are_cleared() -> None:
    table = at({"field": "c1"}, {"field": "c1"}, tokens={"c1": "torch", "c2": "torch"})
    play(table, "player:1", "hide", "field:c2", "decline", "sprint", "field:c1", "decline")
    assert look(table, "turn") == {
        "pvp_used": False,
        "sprinted": False,
        "monster_met": False,
        "free_sprint": False,
        "shortcuts": [],
        "came_from": "",
    }


def test_urt_3_3_rest_recovers_one_of_each_and_leads_to_phase_d() -> None:
    table = at({**HAMMER, "health": 5, "mana": 3})
    play(table, "rest")
    assert (hero(table, 0)["health"], hero(table, 0)["mana"]) == (6, 4)
    assert offered(table) == ["end", "roll-divine"]


def test_urt_3_3_no_rest_twice_in_a_row() -> None:
    table = at()
    play(table, "rest", "rest")
    assert "rest" not in offered(table)


def test_urt_3_3_another_turn_makes_rest_possible_again() -> None:
    table = at({"rested": True}, tokens={"c1": "torch"})
    assert "rest" not in offered(table)
    play(table, "field:c1", "decline", "end", "rest")
    assert "rest" in offered(table)


def test_urt_3_3_no_rest_on_a_monster_field() -> None:
    table = at({"field": "c1"}, tokens={"c1": "monster"})
    assert "rest" not in offered(table)


def test_urt_3_3_molesor_rests_for_mana_only() -> None:
    table = at({"hero": "molesor", "health": 5, "mana": 3}, {}, mode="heroes")
    play(table, "rest")
    assert (hero(table, 0)["health"], hero(table, 0)["mana"]) == (5, 5)


def test_urt_3_3_rest_is_allowed_at_full_bars() -> None:
    assert "rest" in offered(at())


def test_urt_3_4_after_any_other_choice_rest_is_gone_and_there_is_no_passing() -> None:
    table = at({"artifacts": ["minstrels-ballad"]})
    assert offered(table) == [
        "field:c1",
        "field:h-mid1",
        "player:1",
        "artifact:minstrels-ballad",
        "rest",
    ]
    play(table, "artifact:minstrels-ballad")
    assert offered(table) == ["field:c1", "field:h-mid1", "player:1"]


def test_urt_3_5_every_neighbouring_field_may_be_announced() -> None:
    table = at(
        {"field": "c1"},
        {"field": "c2"},
        tokens={"c1": "torch", "c2": "torch"},
        mushrooms={"c2": 1},
    )
    assert {"field:start", "field:c2"} <= set(offered(table))


def test_urt_3_6_the_effect_applies_on_every_entry() -> None:
    table = at(tokens={"c1": "torch"})
    play(table, "field:c1")
    assert offered(table) == ["search", "decline"]
    play(table, "decline", "end", "rest", "field:start", "end", "field:c1")
    assert offered(table) == ["search", "decline"]


def test_urt_3_7_the_menu_after_the_move_repeats_until_the_end() -> None:
    table = at({"artifacts": ["minstrels-ballad"]}, {"field": "c1"}, tokens={"c1": "torch"})
    play(table, "field:c1", "decline")
    assert offered(table) == ["player:1", "artifact:minstrels-ballad", "end", "sprint"]
    play(table, "player:1", "hide")
    assert offered(table) == ["artifact:minstrels-ballad", "end", "sprint"]
    play(table, "artifact:minstrels-ballad")
    assert offered(table) == ["end", "sprint"]
    assert hero(table, 0)["honour"] == 3


@pytest.mark.parametrize(
    ("name", "cost"), [("sankaa", 2), ("oriandra", 3), ("beardwhy", 1), ("molesor", 2)]
)
def test_urt_3_8_a_sprint_costs_health_by_hero(name: str, cost: int) -> None:
    tokens = {"c1": "shortcut", "c2": "shortcut"}
    table = at({"hero": name, "health": 8}, {}, mode="heroes", tokens=tokens)
    play(table, "field:c1", "decline", "sprint")
    assert hero(table, 0)["health"] == 8 - cost
    assert offered(table) == ["field:start", "field:c2"]
    play(table, "field:c2", "decline")
    assert hero(table, 0)["field"] == "c2"
    assert table.waiting() == (1,)  # one sprint a turn: nothing is left but to end


def test_urt_3_8_a_sprint_may_not_kill() -> None:
    table = at({"health": 2}, tokens={"c1": "torch"})
    play(table, "field:c1", "decline")
    assert table.waiting() == (1,)


def test_urt_3_8_no_sprint_after_meeting_a_monster_even_hidden_from() -> None:
    table = at(tokens={"c1": "torch"}, monster_deck=["cave-rat"], luck=[2])
    play(table, "field:c1", "search", "hide")
    assert table.waiting() == (1,)
    assert hero(table, 0)["mana"] == 9


def test_urt_3_8_starting_on_a_monster_field_forbids_no_sprint() -> None:
    table = at({"field": "c1"}, tokens={"c1": "monster", "c2": "torch"})
    play(table, "field:c2", "decline")
    assert "sprint" in offered(table)


def test_urt_3_9_phase_d_follows_the_move() -> None:
    table = at({**HAMMER, "health": 2}, tokens={"c1": "torch"}, luck=["mana1"])
    play(table, "field:c1", "decline")
    assert offered(table) == ["end", "roll-divine"]
    play(table, "roll-divine")
    assert table.waiting() == (1,)


def test_urt_3_10_one_pvp_fight_a_turn() -> None:
    table = at({}, {"field": "c1"}, {}, seats=3, tokens={"c1": "torch"})
    play(table, "player:2", "hide", "field:c1", "decline")
    assert offered(table) == ["end", "sprint"]


def test_urt_3_10_a_fight_is_possible_between_move_and_sprint() -> None:
    table = at({}, {"field": "c1"}, tokens={"c1": "torch"})
    play(table, "field:c1", "decline", "player:1", "hide")
    assert "sprint" in offered(table)


def test_an_illegal_action_names_the_options() -> None:
    table = at({"rested": True})
    with pytest.raises(serao.IllegalAction, match="seat 0 cannot rest"):
        play(table, "rest")
