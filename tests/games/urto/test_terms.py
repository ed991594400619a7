"""URT-1 Terms."""

from __future__ import annotations

from tests.games.urto.at_the_table import Hero, at, event_drawn, hero, look, offered, play

ANKOU = {"state": "arrived", "artifacts": ["ankous-scythe"]}


def test_urt_1_1_a_hero_is_all_that_the_document_says() -> None:
    said = {
        "state": "cave",
        "field": "c1",
        "health": 9,
        "mana": 4,
        "honour": 6,
        "trophies": ["alpha", "cave-rat"],
        "artifacts": ["rusty-sword", "idol-of-mehorina"],
        "revealed": ["rusty-sword"],
        "attack": 1,
        "defense": 2,
        "d8": True,
        "rested": True,
        "skip": False,
        "hexed": True,
        "kills": 1,
        "fails": {"tellur": 1, "pheme": 2},
        "first_artifacts": ["rusty-sword"],
        "last_token": "shortcut",
        "achievements": ["murderer"],
    }
    assert hero(at(said), 0) == {**said, "hero": "sankaa"}


def test_urt_1_2_arrived_and_dead_heroes_are_out_of_reach() -> None:
    rows: list[Hero] = [{"health": 9}, {"health": 9}, {**ANKOU, "health": 9}, {"state": "dead"}]
    table = event_drawn("cave-in", *rows, seats=4)
    assert [hero(table, seat)["health"] for seat in range(4)] == [8, 8, 9, 0]


def test_urt_1_3_recovering_stops_at_the_maximum() -> None:
    table = event_drawn("hidden-spring", {"health": 14})
    assert hero(table, 0)["health"] == 15


def test_urt_1_3_a_loss_of_mana_or_honour_stops_at_nothing() -> None:
    assert hero(event_drawn("mana-storm", {"mana": 0}), 0)["mana"] == 0
    assert hero(event_drawn("humbling"), 0)["honour"] == 0


def test_urt_1_3_a_lower_maximum_takes_the_current_value_down_but_never_kills() -> None:
    doll = {"artifacts": ["hex-doll"]}
    table = at(doll, {"health": 14})
    play(table, "artifact:hex-doll")
    assert hero(table, 1)["health"] == 13
    table = at(doll, {"health": 1})
    play(table, "artifact:hex-doll")
    assert hero(table, 1)["health"] == 1


def test_urt_1_3_a_health_cost_leaves_at_least_one() -> None:
    assert offered(event_drawn("blood-pact", {"health": 3})) == ["decline", "accept"]
    assert offered(event_drawn("blood-pact", {"health": 2})) == ["search", "decline"]


def test_urt_1_4_all_are_hit_at_once_and_the_end_is_checked_after_everybody_has_fallen() -> None:
    table = event_drawn("cave-in", {"health": 1}, {"health": 1})
    assert table.is_over
    assert [hero(table, seat)["state"] for seat in (0, 1)] == ["dead", "dead"]
    assert hero(table, 0)["kills"] == 1


def test_urt_1_4_the_active_hero_who_falls_ends_his_turn() -> None:
    table = event_drawn("cave-in", {"health": 1}, {})
    assert not table.is_over
    assert table.waiting() == (1,)


def test_urt_1_5_the_alpha_field_is_a_monster_field_like_a_nest() -> None:
    both = [{"field": "alpha"}, {"field": "alpha"}]
    assert offered(at(*both)) == ["field:h-in3", "field:h-in4", "field:t-in3", "field:t-in4"]
    empty = at(*both, alpha_cards=0, monster_deck=[], deck_rest="box")
    assert {"rest", "player:1"} <= set(offered(empty))


def test_urt_1_6_mushrooms_and_traps_do_not_discover_a_field() -> None:
    table = at(mushrooms={"c1": 1}, traps={"c1": 1}, luck=[6, "torch"])
    play(table, "field:c1", "reinforce:0", "keep", "field:c2")
    assert look(table, "tokens") == {"c1": "torch"}
    assert hero(table, 0)["health"] == 13


def test_urt_1_7_fields_may_be_shared_and_the_dead_occupy_none() -> None:
    rows = [{}, {"field": "c1"}, {"field": "c2", "state": "dead"}]
    table = at(*rows, seats=3, mushrooms={"h-mid1": 1}, luck=[6, "torch"])
    play(table, "field:h-mid1", "reinforce:0", "keep")
    assert "field:c1" not in offered(table)
    assert "field:c2" in offered(table)


def test_urt_1_8_supplies_are_limited_and_spent_tokens_return() -> None:
    table = event_drawn("whetstone", {"attack": 1}, {"attack": 2})
    assert hero(table, 0)["attack"] == 2


def test_urt_1_8_a_round_begins_with_the_starting_player() -> None:
    table = at(start=1, active=1)
    play(table, "rest")
    assert look(table, "round") == 1
    play(table, "rest")
    assert look(table, "round") == 2
