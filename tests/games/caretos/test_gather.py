"""CAR-4 Gather."""

from __future__ import annotations

from tests.games.caretos.at_the_table import (
    decision,
    go,
    look,
    night,
    spaces,
    standing,
    told,
)


def test_car_4_1_gathering_goes_on_until_nobody_lone_has_somewhere_to_go() -> None:
    table = night("n01", villagers={"v3": ["red"], "p14": ["blue"], "p10": ["green"]})
    go(table, "v3", "p14")
    # Two stand on P14 now; green must follow, by force.
    assert standing(table) == {"p14": ["blue", "green", "red"]}
    assert decision(table) == "action"


def test_car_4_1_without_the_symbol_nobody_gathers() -> None:
    table = night("n04", villagers={"v3": ["red"], "p14": ["blue"]})
    assert standing(table) == {"v3": ["red"], "p14": ["blue"]}


def test_car_4_2_choose_who_walks_then_where_to() -> None:
    table = night("n01", villagers={"v3": ["red"], "p14": ["blue"], "c3": ["green"]})
    assert spaces(table) == {"v3", "p14", "c3"}
    go(table, "p14")
    assert spaces(table) == {"v3", "c3"}
    go(table, "c3")
    assert told(table, "VillagerGathered")[0].colour == 1  # blue went; red then had to follow
    assert look(table, "villagers.c3") == ["red", "blue", "green"]


def test_car_4_3_a_villager_stops_at_the_first_it_meets() -> None:
    # Red on W2 reaches the group on P12; the one on V4 lies behind it. The other ways are
    # barred: G2 by Moira, F4 leads to V4 as well.
    table = night("n01", villagers={"w2": ["red"], "p12": ["blue", "green"], "v4": ["white"]})
    go(table, "w2")
    assert spaces(table) == {"p12", "v4"}  # V4 by way of F4
    barred = night(
        "n01",
        villagers={"w2": ["red"], "p12": ["blue", "green"], "v4": ["white"]},
        monsters={"bogeyman": "f4"},
    )
    go(barred, "w2")  # to P12 by force
    assert "red" in look(barred, "villagers.p12")


def test_car_4_3_pieces_bar_the_way() -> None:
    # T1 has one neighbour, and the Lost Soul stands on it.
    table = night("n01", alone=True, villagers={"t1": ["red"], "p7": ["blue"]})
    assert standing(table) == {"p7": ["blue"]}
    assert look(table, "villagers.t1") == ["red"]
    assert decision(table) == "action"


def test_car_4_4_only_a_new_group_takes_a_campfire() -> None:
    new = night("n01", villagers={"v3": ["red"], "p14": ["blue"]})
    before = look(new, "supply")
    go(new, "v3")
    assert look(new, "supply") == before - 1
    assert [event.space for event in told(new, "CampfireLit")] == [30]
    grown = night("n01", villagers={"v3": ["red"], "p14": ["blue", "green"]})
    assert look(grown, "villagers.p14") == ["red", "blue", "green"]
    assert look(grown, "supply") == 14
    assert told(grown, "CampfireLit") == []


def test_car_4_5_one_that_was_joined_does_not_move_any_more() -> None:
    table = night("n01", villagers={"v3": ["red"], "p14": ["blue"], "g1": ["green"]})
    go(table, "v3", "p14")
    assert "p14" not in spaces(table)


def test_car_4_5_a_way_opens_when_a_villager_leaves() -> None:
    # Red on W3 (its one neighbour P13 holds blue) can only join blue. Once blue has gone to
    # V3, red is looked at again and follows.
    table = night(
        "n01",
        villagers={"w3": ["red"], "p13": ["blue"], "v3": ["green"]},
        monsters={"maria-gancha": "p1"},
    )
    go(table, "p13", "v3")
    assert standing(table) == {"v3": ["blue", "green", "red"]}


def test_car_4_6_nobody_is_captured_or_scared_by_gathering() -> None:
    table = night("n01", villagers={"v3": ["red"], "p14": ["blue"]})
    go(table, "v3")
    assert look(table, "captured") == [[], [], [], []]
    assert look(table, "campfires") == [0, 0, 0, 0]
