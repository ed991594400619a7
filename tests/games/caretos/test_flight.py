"""CAR-8 Scare and flee."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from serao.games.caretos.state import Table
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
    use,
)

NOBODY: Mapping[str, str] = {}


def scared(crowd: list[str], monsters: Mapping[str, str] = NOBODY, **keys: Any) -> Table:
    """Return the Werewolf on V1, whose ring is P1, P4, G1, P8, P3, before a group that flees."""
    places = {"werewolf": "p3", **monsters}
    table = use("werewolf", "n12", monsters=places, villagers={"v1": crowd}, **keys)
    go(table, "v1")
    return table


def test_car_8_1_goals_then_campfire_then_flight() -> None:
    table = scared(["red", "red", "blue"], open=[["b00"]])
    kinds = [type(event).__name__ for event in table.journal or []]
    order = ["GroupScared", "BonusFulfilled", "CampfireTaken"]
    assert [kind for kind in kinds if kind in order] == order
    assert look(table, "campfires.0") == 1
    assert decision(table) == "flee-start"


def test_car_8_1_an_unlit_group_pays_nothing() -> None:
    table = scared(["red", "blue"], unlit=["v1"], campfires=[0, 15])
    assert look(table, "campfires.0") == 0
    assert look(table, "supply") == 0
    assert look(table, "unlit") == []


def test_car_8_2_a_careto_gives_the_campfire_to_the_supply_without_a_bonus_check() -> None:
    table = night("n18", villagers={"p13": ["red", "red"]}, open=[["b00"]])
    play(table, "careto:1")
    go(table, "p13")
    assert look(table, "supply") == 15
    assert look(table, "open.0") == ["b00"]


@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("p1", ["p1", "p4", "g1"]),
        ("g1", ["g1", "p8", "p3"]),
        ("p8", ["p8", "p3", "p1"]),  # after the last of the ring comes the first
    ],
)
def test_car_8_3_one_by_one_clockwise_from_the_chosen_space(first: str, order: list[str]) -> None:
    table = scared(["red", "blue", "green"])
    assert spaces(table) == {"p1", "p4", "g1", "p8", "p3"}
    go(table, first)
    run_as(table, "green", "red")
    assert standing(table) == dict(zip(order, [["green"], ["red"], ["blue"]], strict=True))


def test_car_8_3_the_colour_is_chosen_for_each_target() -> None:
    table = scared(["red", "blue", "green"])
    go(table, "p1")
    assert offered(table) == ["colour:red", "colour:blue", "colour:green"]
    play(table, "colour:blue")
    assert offered(table) == ["colour:red", "colour:green"]
    assert table.view(2)["decision"]["ahead"] == "p4"
    assert table.view(2)["decision"]["villagers"] == ["red", "green"]


def test_car_8_4_the_space_the_monster_came_from_is_a_target_too() -> None:
    table = scared(["red", "blue"])
    go(table, "p3")
    run_as(table, "red")
    assert standing(table)["p3"] == ["red"]


def test_car_8_4_with_a_single_neighbour_all_run_there() -> None:
    table = use("witch", "n04", monsters={"maria-gancha": "p1"}, villagers={"w3": ["red", "blue"]})
    go(table, "w3")
    run_as(table, "red")
    assert standing(table) == {"p13": ["blue", "red"]}


def test_car_8_5_each_arrival_is_resolved_before_the_next() -> None:
    table = scared(
        ["red", "blue", "green", "yellow"],
        monsters={"trevor": "p4", "maria-gancha": "p8"},
        caretos=["g1", "t2"],
    )
    go(table, "p4")
    play(table, "colour:red")
    assert look(table, "captured.3") == ["red"]
    play(table, "colour:blue")
    assert "blue" in look(table, "box_villagers")
    play(table, "colour:green")
    assert look(table, "captured.0") == ["green"]
    assert standing(table) == {"p3": ["yellow"]}


def test_car_8_5_a_monster_in_the_way_captures_all_that_run_there() -> None:
    table = use("witch", "n04", monsters={"maria-gancha": "p13"}, villagers={"w3": ["red", "blue"]})
    go(table, "w3")
    run_as(table, "red")
    assert look(table, "captured.0") == ["red", "blue"]


def test_car_8_6_the_second_on_a_space_lights_a_campfire_and_later_ones_join() -> None:
    table = use("witch", "n04", monsters={"maria-gancha": "p1"}, villagers={"w3": ["red"] * 3})
    before = look(table, "supply")
    go(table, "w3")
    assert standing(table) == {"p13": ["red"] * 3}
    assert len(told(table, "CampfireLit")) == 1
    assert look(table, "supply") == before - 1


def test_car_8_7_the_fled_space_keeps_only_the_piece_that_entered() -> None:
    table = scared(["red", "blue"])
    go(table, "p1")
    run_as(table, "red")
    assert "v1" not in standing(table)
    afar = use("shepherdess", "n12", alone=True, villagers={"v1": ["red", "red"]})
    go(afar, "p1")
    assert standing(afar) == {"p1": ["red"], "p4": ["red"]}
    assert "v1" not in look(afar, "monsters").values()


def test_car_8_8_who_flees_into_a_group_scares_nobody() -> None:
    table = use(
        "werewolf",
        "n12",
        monsters={"werewolf": "p3"},
        villagers={"v1": ["red", "blue"], "p4": ["green", "green"]},
    )
    go(table, "v1", "p4")
    run_as(table, "red")
    assert standing(table) == {"p4": ["green", "green", "red"], "g1": ["blue"]}
    assert len(told(table, "GroupScared")) == 1
