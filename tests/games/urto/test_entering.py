"""URT-4 Entering a field."""

from __future__ import annotations

import pytest

from tests.games.urto.at_the_table import at, event_drawn, hero, look, offered, play


def test_urt_4_1_the_hero_stands_on_his_old_field_until_the_way_is_clear() -> None:
    table = at({"mana": 2}, mushrooms={"c1": 1})
    play(table, "field:c1")
    assert hero(table, 0)["field"] == "start"
    assert offered(table) == ["reinforce:0", "reinforce:1", "reinforce:2"]


def test_urt_4_1_trap_before_effect() -> None:
    table = at({"health": 5}, tokens={"c1": "torch"}, traps={"c1": 1})
    play(table, "field:c1")
    assert hero(table, 0)["health"] == 3
    assert look(table, "traps") == {}
    assert offered(table) == ["search", "decline"]


def test_urt_4_2_a_drawn_token_stays_and_the_bag_shrinks() -> None:
    table = at(luck=["torch-fountain"])
    play(table, "field:c1")
    assert look(table, "tokens") == {"c1": "torch-fountain"}
    assert len(look(table, "bag")) == 57
    assert hero(table, 0)["last_token"] == "torch-fountain"


def test_urt_4_2_honour_leaves_the_game_and_the_drawing_goes_on() -> None:
    table = at(luck=["honour1", "honour2", "shortcut"])
    play(table, "field:c1")
    assert hero(table, 0)["honour"] == 3
    assert look(table, "tokens") == {"c1": "shortcut"}


def test_urt_4_3_an_empty_bag_lights_a_torch() -> None:
    table = at(bag=[])
    play(table, "field:c1")
    assert look(table, "tokens") == {"c1": "torch"}
    assert offered(table) == ["search", "decline"]


def test_urt_4_4_a_failed_attempt_loses_all_that_waits_but_phase_d() -> None:
    hammer = {"artifacts": ["tellurs-hammer"], "mana": 0}
    tokens = {"c1": "shortcut"}
    table = at(hammer, tokens=tokens, mushrooms={"c2": 1}, luck=[4])
    play(table, "field:c1", "field:c2")
    assert hero(table, 0)["field"] == "c1"
    assert look(table, "mushrooms") == {"c2": 1}
    assert offered(table) == ["end", "roll-divine"]


def test_urt_4_4_beardwhy_needs_a_four() -> None:
    table = at({"hero": "beardwhy", "mana": 0}, {}, mode="heroes", mushrooms={"c1": 1}, luck=[4])
    play(table, "field:c1")
    assert look(table, "mushrooms") == {}
    assert "field:c2" in offered(table)  # it is to be planted


def test_urt_4_4_another_mushroom_behind_is_attacked_with_the_same_preparation() -> None:
    table = at({"mana": 1}, mushrooms={"c1": 1}, luck=[4, "honour1", "mushroom", 4, "torch"])
    play(table, "field:c1", "reinforce:1")
    assert hero(table, 0)["honour"] == 1
    assert look(table, "mushrooms") == {"c1": 1}
    play(table, "field:c2")
    assert look(table, "tokens") == {"c1": "torch"}
    play(table, "field:c2")
    assert look(table, "mushrooms") == {"c2": 2}
    assert hero(table, 0)["field"] == "c1"
    assert hero(table, 0)["mana"] == 0


def test_urt_4_4_no_backing_out_and_no_attack_tokens() -> None:
    table = at({"mana": 1, "attack": 2}, mushrooms={"c1": 1})
    play(table, "field:c1")
    assert offered(table) == ["reinforce:0", "reinforce:1"]


def test_urt_4_5_only_free_cave_fields_in_play_take_a_mushroom() -> None:
    table = at({}, {"field": "h-mid3"}, mushrooms={"c1": 1}, luck=[6, "torch"])
    play(table, "field:c1", "reinforce:0", "keep")
    caves = {f"field:{name}" for name in ("c2", "c3", "h-in1", "t-in5", "h-mid1", "h-wing5")}
    assert caves <= set(offered(table))
    never = ("start", "c1", "alpha", "urto", "h-art", "h-stele", "h-mid3", "t-mid1")
    assert not {f"field:{name}" for name in never} & set(offered(table))


def test_urt_4_6_being_put_somewhere_ignores_mushrooms_traps_and_effects() -> None:
    table = at(
        {"artifacts": ["shadow-whistle"]},
        {"field": "c2"},
        tokens={"c2": "monster"},
        mushrooms={"c2": 1},
        traps={"c2": 1},
    )
    play(table, "artifact:shadow-whistle")
    assert hero(table, 0)["field"] == "c2"
    assert hero(table, 0)["health"] == 15
    assert look(table, "traps") == {"c2": 1}
    assert look(table, "turn.monster_met") is False


def test_urt_4_6_leaving_a_mushroom_is_free() -> None:
    table = at({"field": "c1"}, tokens={"c1": "torch"}, mushrooms={"c1": 1})
    play(table, "field:start")
    assert hero(table, 0)["field"] == "start"


def test_urt_4_7_the_trap_spares_nobody_but_the_wearer_of_a_mask() -> None:
    table = at({"health": 5}, tokens={"c1": "torch"}, traps={"c1": 0})
    play(table, "field:c1")
    assert hero(table, 0)["health"] == 3
    mask = {"health": 5, "artifacts": ["spore-mask"]}
    table = at(mask, tokens={"c1": "torch"}, traps={"c1": 1})
    play(table, "field:c1")
    assert hero(table, 0)["health"] == 5
    assert hero(table, 0)["revealed"] == ["spore-mask"]
    assert look(table, "traps") == {}


def test_urt_4_7_a_deadly_trap_is_credited_to_its_placer_and_ends_the_turn() -> None:
    table = at({"health": 2}, tokens={"c1": "torch"}, traps={"c1": 1})
    play(table, "field:c1")
    assert hero(table, 0)["state"] == "dead"
    assert hero(table, 1)["kills"] == 1
    assert table.waiting() == (1,)


def test_urt_4_8_a_step_inside_an_event_is_a_complete_entry() -> None:
    table = event_drawn("secret-passage", tokens={"c2": "torch"})
    play(table, "field:c2")
    assert offered(table) == ["search", "decline"]
    assert look(table, "turn.came_from") == "c1"
    play(table, "decline")
    assert offered(table) == ["end", "sprint"]  # the search of c1 is lost


def test_urt_4_8_who_stays_keeps_his_search() -> None:
    table = event_drawn("secret-passage")
    play(table, "decline")
    assert offered(table) == ["search", "decline"]


@pytest.mark.parametrize("event", ["slippery-slope", "exchange-of-shadows"])
def test_urt_4_8_a_hero_moved_by_the_event_loses_his_search(event: str) -> None:
    table = event_drawn(event, {}, {"field": "c3"})
    if event == "exchange-of-shadows":
        play(table, "player:1")
    assert offered(table) == ["end", "sprint"]


def test_urt_4_8_shortcuts_nest_and_each_entry_is_played_out() -> None:
    tokens = {"c1": "shortcut", "c2": "shortcut", "h-in1": "torch"}
    table = at(tokens=tokens)
    play(table, "field:c1", "field:c2", "field:h-in1", "decline")
    assert hero(table, 0)["field"] == "h-in1"
    assert look(table, "turn.shortcuts") == ["c1", "c2"]
    assert offered(table) == ["end", "sprint"]


def test_urt_4_8_a_step_back_onto_the_field_brings_its_own_event_and_search() -> None:
    """URT-R37: away and back again, the first search is lost, the second entry has its own."""
    table = at(
        tokens={"c1": "torch-event", "c2": "shortcut"},
        event_deck=["secret-passage", "hidden-spring"],
    )
    play(table, "field:c1", "field:c2", "field:c1")
    assert look(table, "event_discard") == ["hidden-spring", "secret-passage"]
    assert offered(table) == ["search", "decline"]
    play(table, "decline")
    assert offered(table) == ["end", "sprint"]
