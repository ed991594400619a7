"""CAR-7 Moving a Monster."""

from __future__ import annotations

from tests.games.caretos.at_the_table import (
    decision,
    go,
    look,
    offered,
    play,
    run_as,
    spaces,
    standing,
    told,
    use,
)


def test_car_7_1_step_by_step_and_stop_at_any_time() -> None:
    table = use("maria-gancha", "n12")
    assert offered(table) == ["stop", "space:p13"]
    go(table, "p13")
    assert spaces(table) == {"v3", "w3"}  # not T2: a Careto
    assert table.view(None)["decision"]["moves"] == 6
    play(table, "stop")
    assert look(table, "monsters.maria-gancha") == "p13"


def test_car_7_1_the_move_ends_when_the_moves_are_used_up() -> None:
    table = use("moira", "n12", monsters={"moira": "p9"})  # up to 2, then Careto 3
    go(table, "f2", "c2")
    assert decision(table) == "careto-pick"


def test_car_7_2_a_lone_villager_is_captured_and_the_move_goes_on() -> None:
    table = use("werewolf", "n12", villagers={"p3": ["red"], "d2": ["blue"]})
    go(table, "p3", "d2")
    assert look(table, "captured.0") == ["red", "blue"]
    assert decision(table) == "move-step"


def test_car_7_3_a_group_is_scared_and_the_unused_moves_are_lost() -> None:
    table = use("werewolf", "n12", monsters={"werewolf": "p3"}, villagers={"v1": ["red", "blue"]})
    go(table, "v1", "p1")
    run_as(table, "red")
    assert look(table, "monsters.werewolf") == "v1"
    assert standing(table) == {"p1": ["red"], "p4": ["blue"]}
    assert decision(table) != "move-step"


def test_car_7_4_a_jump_leads_to_every_clear_space_of_a_listed_kind() -> None:
    table = use("werewolf", "n12", monsters={"werewolf": "v1", "witch": "v2"})
    assert spaces(table) == {"p1", "p4", "g1", "p8", "p3", "v3", "v4"}  # not V2
    go(table, "v4")
    assert table.view(None)["decision"]["moves"] == 5
    assert [event.space for event in told(table, "MonsterJumped")] == [33]


def test_car_7_4_a_jump_captures_and_scares_like_a_step() -> None:
    villagers = {"v2": ["red"], "v4": ["blue", "green"]}
    table = use("werewolf", "n12", monsters={"werewolf": "v1"}, villagers=villagers)
    go(table, "v2", "v4")
    assert look(table, "captured.0") == ["red"]
    assert look(table, "campfires.0") == 1


def test_car_7_4_off_the_listed_kinds_there_is_no_jump() -> None:
    table = use("werewolf", "n12", monsters={"werewolf": "p3"})
    assert spaces(table) == {"v1", "d2", "f1"}


def test_car_7_5_no_monster_enters_a_careto_or_a_monster_not_even_its_partner() -> None:
    table = use(
        "werewolf",
        "n12",
        monsters={"werewolf": "p13", "maria-gancha": "v3"},
        caretos=["p2", "t2"],
    )
    assert spaces(table) == {"w3"}


def test_car_7_6_a_space_may_be_visited_again() -> None:
    table = use("werewolf", "n12")
    go(table, "p3", "f1", "p3", "f1")
    assert look(table, "monsters.werewolf") == "f1"
    assert table.view(None)["decision"]["moves"] == 2
