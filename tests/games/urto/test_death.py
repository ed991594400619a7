"""URT-11 Death and revival."""

from __future__ import annotations

from tests.games.urto.at_the_table import at, event_drawn, hero, look, monster_met, offered, play

FEATHER = ["phoenix-feather"]


def test_urt_11_1_a_hero_at_no_health_is_dead() -> None:
    table = event_drawn("poisonous-spores", {"health": 2})
    assert hero(table, 0)["state"] == "dead"
    assert hero(table, 0)["health"] == 0


def test_urt_11_2_a_feather_works_on_anybodys_turn_and_is_no_kill() -> None:
    table = at({"mana": 0}, {"mana": 0, "health": 1, "artifacts": FEATHER}, luck=[6, 1])
    play(table, "player:1")
    assert hero(table, 1)["health"] == 5
    assert hero(table, 1)["state"] == "cave"
    assert hero(table, 0)["kills"] == 0


def test_urt_11_2_the_health_of_a_feather_stops_at_the_maximum_and_molesor_rises_too() -> None:
    molesor = {"hero": "molesor", "health": 1, "artifacts": FEATHER}
    table = event_drawn("poisonous-spores", molesor, mode="heroes")
    assert hero(table, 0)["health"] == 5


def test_urt_11_2_outside_a_fight_everything_else_continues() -> None:
    table = event_drawn("poisonous-spores", {"health": 1, "artifacts": FEATHER})
    assert offered(table) == ["search", "decline"]


def test_urt_11_2_two_feathers_burn_one_after_the_other() -> None:
    both = {"health": 1, "mana": 0, "artifacts": FEATHER * 2}
    table = monster_met("lava-worm", both, luck=[1])
    assert hero(table, 0)["artifacts"] == FEATHER
    assert hero(table, 0)["health"] == 5


def test_urt_11_3_the_dead_keep_what_they_own_and_the_turn_ends_without_phase_d() -> None:
    rich = {
        "health": 1,
        "mana": 3,
        "honour": 4,
        "attack": 1,
        "trophies": ["cave-rat"],
        "artifacts": ["tellurs-hammer", "rusty-sword"],
    }
    table = event_drawn("poisonous-spores", rich)
    row = hero(table, 0)
    assert table.waiting() == (1,)
    assert {key: row[key] for key in ("mana", "honour", "attack")} == {
        "mana": 3,
        "honour": 4,
        "attack": 1,
    }
    assert row["trophies"] == ["cave-rat"]
    assert row["artifacts"] == ["rusty-sword", "tellurs-hammer"]
    assert row["field"] == "c1"


def test_urt_11_4_pvp_kills_are_credited() -> None:
    table = at({"mana": 0}, {"mana": 0, "health": 1}, {}, seats=3, luck=[6, 1])
    play(table, "player:1")
    assert hero(table, 0)["kills"] == 1


def test_urt_11_4_the_defender_may_kill_the_attacker() -> None:
    table = at({"mana": 0, "health": 1}, {"mana": 0}, {}, seats=3, luck=[1, 6])
    play(table, "player:1")
    assert hero(table, 1)["kills"] == 1
    assert table.waiting() == (1,)


def test_urt_11_4_event_kills_are_the_drawers() -> None:
    table = event_drawn("cave-in", {}, {"health": 1}, {}, seats=3)
    assert hero(table, 0)["kills"] == 1


def test_urt_11_4_who_kills_himself_gets_no_credit() -> None:
    table = at({"health": 1}, tokens={"c1": "torch"}, traps={"c1": 0})
    play(table, "field:c1")
    assert hero(table, 0)["kills"] == 0


def test_urt_11_5_the_revived_take_part_again_and_their_flags_are_cleared() -> None:
    dead = {"state": "dead", "hero": "molesor", "rested": True, "skip": True}
    table = event_drawn("mercy-of-urto", {"hero": "armenius"}, dead, mode="heroes")
    play(table, "decline", "end")
    assert table.waiting() == (1,)
    assert hero(table, 1)["health"] == 5
    assert "rest" in offered(table)


def test_a_dead_seat_is_skipped_until_it_is_revived() -> None:
    table = at({}, {"state": "dead"}, {}, seats=3)
    play(table, "rest")
    assert table.waiting() == (2,)
    assert look(table, "active") == 2
