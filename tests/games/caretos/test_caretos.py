"""CAR-5 Moving a Careto."""

from __future__ import annotations

from tests.games.caretos.at_the_table import (
    decision,
    go,
    look,
    night,
    offered,
    play,
    run_as,
    spaces,
    standing,
    told,
)


def test_car_5_1_one_careto_is_chosen_for_all_steps() -> None:
    table = night("n03")  # Careto 2
    assert offered(table) == ["careto:0", "careto:1"]
    play(table, "careto:0")
    go(table, "c1")
    assert spaces(table) == {"p2", "p5", "p4", "w1"}
    go(table, "p5")
    assert look(table, "caretos") == ["p5", "t2"]
    assert decision(table) == "action"


def test_car_5_1_only_a_careto_with_a_step_can_be_chosen() -> None:
    # Careto 0 on T1 is shut in by Careto 1 on D1: the choice is forced.
    table = night(
        "n02",
        caretos=["t1", "d1"],
        monsters={"lost-soul": "p10"},
        alone=True,
        villagers={"v1": ["red", "red"]},
    )
    assert decision(table) == "careto-step"
    go(table, "p7")
    assert look(table, "caretos") == ["t1", "p7"]


def test_car_5_2_a_careto_never_enters_a_careto_and_may_go_back() -> None:
    table = night("n03", caretos=["p2", "c1"])
    play(table, "careto:0")
    assert spaces(table) == {"d1", "p6"}
    go(table, "p6")
    assert "p2" in spaces(table)


def test_car_5_2_caretos_never_jump() -> None:
    table = night("n03", caretos=["c1", "t2"])
    play(table, "careto:0")
    assert "c2" not in spaces(table)


def test_car_5_3_all_steps_must_be_made() -> None:
    table = night("n11")  # Careto 3
    play(table, "careto:0")
    for space in ("p6", "p5", "c2"):
        assert "stop" not in offered(table)
        go(table, space)
    assert look(table, "caretos.0") == "c2"


def test_car_5_4_a_monster_goes_to_the_cauldron_and_the_move_ends() -> None:
    table = night("n11")
    play(table, "careto:0")
    go(table, "d1")
    assert look(table, "monsters.lost-soul") == "cauldron"
    assert look(table, "caretos.0") == "d1"
    assert decision(table) == "action"


def test_car_5_4_the_own_monster_too() -> None:
    table = night("n02", 2)
    play(table, "careto:0")
    go(table, "d1")
    assert look(table, "monsters.lost-soul") == "cauldron"
    assert offered(table) == ["stop", "monster:moira"]


def test_car_5_5_a_group_flees_and_its_campfire_goes_to_the_supply() -> None:
    table = night("n11", villagers={"p6": ["red", "blue"]})
    before = look(table, "supply")
    play(table, "careto:0")
    go(table, "p6")
    assert look(table, "supply") == before + 1
    assert spaces(table) == {"v2", "f2", "p5", "p2"}
    go(table, "p2")
    run_as(table, "red")
    assert standing(table) == {"p2": ["red"], "v2": ["blue"]}
    assert decision(table) == "action"


def test_car_5_6_a_lone_villager_goes_to_the_box_and_the_move_goes_on() -> None:
    table = night("n03", villagers={"p6": ["red"], "p5": ["blue"]})
    play(table, "careto:0")
    go(table, "p6", "p5")
    assert standing(table) == {}
    assert look(table, "captured") == [[], [], [], []]
    assert [event.colour for event in told(table, "VillagerBoxed")] == [0, 1]


def test_car_5_7_a_careto_earns_nothing_and_fulfils_nothing() -> None:
    table = night("n11", villagers={"p6": ["red", "red"]}, open=[["b00"]])
    play(table, "careto:0")
    go(table, "p6", "p2")
    assert look(table, "campfires") == [0, 0, 0, 0]
    assert look(table, "fulfilled.0") == []
    assert look(table, "open.0") == ["b00"]
