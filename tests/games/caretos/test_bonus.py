"""CAR-11 Bonus Cards."""

from __future__ import annotations

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
    table_at,
    told,
    use,
)


def scare_at(space: str, crowd: list[str], card: str, **keys: Any) -> Table:
    """Let the Witch scare ``crowd`` on ``space``, her owner having ``card`` open."""
    keys.setdefault("villagers", {space: crowd})
    table = use("witch", "n04", open=[[], [card]], **keys)
    go(table, space)
    return table


def fulfils(table: Table, seat: int = 1) -> bool:
    return len(look(table, f"fulfilled.{seat}")) > 0


def test_car_11_1_open_and_fulfilled_cards_are_public() -> None:
    table = night("n04 n05", open=[["b00"]], fulfilled=[[], ["b05", "b12"]])
    for seat in (0, 1, None):
        view = table.view(seat)
        assert view["open"][0] == ["b00"]
        assert view["fulfilled"][1] == ["b05", "b12"]
        assert view["points"] == [0, 3, 0, 0]


def test_car_11_2_the_same_slot_is_filled_again() -> None:
    table = night("n04 n05", campfires=[1], row=["b00", "b05", "b16"], bonus_deck=["b07"])
    play(table, "buy:b05")
    assert look(table, "row") == ["b00", "b07", "b16"]
    assert look(table, "open.0") == ["b05"]
    assert look(table, "supply") == 15
    assert told(table, "BonusTurnedUp")[0].bonus == 7


def test_car_11_2_with_an_empty_deck_the_row_shrinks() -> None:
    table = night(
        "n04 n05", campfires=[1], row=["b00", "b05", "b16"], bonus_deck_rest="box", bonus_deck=[]
    )
    play(table, "buy:b05")
    assert look(table, "row") == ["b00", "b16"]


def test_car_11_2_not_with_three_open_cards_and_fulfilled_ones_do_not_count() -> None:
    row = ["b00", "b05", "b16"]
    full = night("n04 n05", campfires=[3], row=row, open=[["b01", "b02", "b03"]])
    assert not any(name.startswith("buy") for name in offered(full))
    free = night("n04 n05", campfires=[3], row=row, fulfilled=[["b01", "b02", "b03", "b04"]])
    assert "buy:b00" in offered(free)


def test_car_11_2_in_the_action_phase_too() -> None:
    table = night("n12", campfires=[1], row=["b00", "b05", "b16"])
    play(table, "buy:b16")
    assert look(table, "open.0") == ["b16"]
    assert look(table, "turn.bought") == ["b16"]


def test_car_11_3_a_card_bought_this_turn_counts_from_the_next() -> None:
    table = night(
        "n04 n05",
        1,
        campfires=[0, 1],
        row=["b12", "b00", "b05"],
        villagers={"v1": ["red", "blue"]},
    )
    play(table, "buy:b12", "play:n04", "monster:witch")
    go(table, "v1")
    assert look(table, "fulfilled.1") == []
    assert look(table, "open.1") == ["b12"]


def test_car_11_4_an_open_card_is_worth_nothing() -> None:
    table = table_at({"at": "end", "open": [["b00", "b05"]], "finals": ["f0", "f1"]})
    assert table.scores() == [0, 0]


def test_car_11_5_any_number_of_goals_together_before_the_campfire() -> None:
    table = use(
        "witch",
        "n04",
        open=[[], ["b00", "b12", "b08"]],
        villagers={"v1": ["red", "red", "blue"]},
    )
    go(table, "v1")
    # Two red, at a Village; no Dolmen is next to V1.
    assert look(table, "fulfilled.1") == ["b00", "b12"]
    assert look(table, "open.1") == ["b08"]
    assert decision(table) == "flee-start"


def test_car_11_5_the_owner_of_the_scaring_monster_gains() -> None:
    # The Shepherdess (seat 3) leads the Werewolf (seat 0) into a group.
    table = use(
        "shepherdess",
        "n20",
        monsters={"werewolf": "p3"},
        villagers={"v1": ["red", "blue"]},
        open=[["b12"], [], [], ["b13"]],
    )
    play(table, "stop", "monster:werewolf")
    go(table, "v1")
    assert look(table, "fulfilled") == [["b12"], [], [], []]
    assert look(table, "campfires") == [1, 0, 0, 0]


@pytest.mark.parametrize(
    ("card", "space", "crowd", "done"),
    [
        ("b00", "v1", ["red", "red", "blue"], True),
        ("b00", "v1", ["red", "blue", "blue"], False),
        ("b01", "v1", ["red", "blue", "blue"], True),
        ("b02", "v1", ["white", "white"], True),
        ("b03", "v1", ["green", "green", "green"], True),
        ("b04", "v1", ["yellow", "green"], False),
        ("b12", "v1", ["red", "blue"], True),  # at a Village
        ("b12", "c2", ["red", "blue"], False),
        ("b13", "c2", ["red", "blue"], True),  # at a Chapel
        ("b14", "g1", ["red", "blue"], True),  # at a Granary
        ("b05", "g1", ["red", "blue"], True),  # next to a Village: V1
        ("b05", "v1", ["red", "blue"], False),  # the space itself does not count
        ("b06", "g1", ["red", "blue"], True),  # next to a Chapel: C2
        ("b07", "v1", ["red", "blue"], True),  # next to a Granary: G1
        ("b08", "p3", ["red", "blue"], True),  # next to a Dolmen: D2
        ("b09", "c2", ["red", "blue"], True),  # next to a Forest: F2
        ("b10", "p12", ["red", "blue"], True),  # next to a Well: W2
        ("b10", "v1", ["red", "blue"], False),
        ("b11", "d2", ["red", "blue"], True),  # next to a Waterfall: T2
        ("b11", "v1", ["red", "blue"], False),
        ("b15", "d2", ["red", "blue"], True),  # next to a Careto: on T2
        ("b16", "c1", ["red", "blue"], True),  # next to a Careto: on P2
        ("b16", "v1", ["red", "blue"], False),
        ("b17", "p3", ["red", "blue"], True),  # next to another Monster: on F1
        ("b18", "c2", ["red", "blue"], False),
    ],
)
def test_car_11_6_the_goals(card: str, space: str, crowd: list[str], done: bool) -> None:
    assert fulfils(scare_at(space, crowd, card)) is done


def test_car_11_6_the_scaring_monster_is_no_other_monster() -> None:
    # From afar: the Shepherdess on D4 is next to V3 and scares it; nobody else is near.
    alone = use(
        "shepherdess",
        "n12",
        alone=True,
        villagers={"v3": ["red", "red"]},
        open=[[], [], [], ["b17"]],
    )
    assert look(alone, "fulfilled.3") == []
    witch = scare_at("v3", ["red", "blue"], "b17")
    assert fulfils(witch)  # the Shepherdess is next to V3


def test_car_11_6_a_monster_in_the_cauldron_is_nowhere() -> None:
    table = scare_at("v3", ["red", "blue"], "b17", monsters={"shepherdess": "cauldron"})
    assert not fulfils(table)


def test_car_11_6_a_group_acting_as_a_careto_counts_as_one() -> None:
    # The Bogeyman bewitches the group on C2, which goes to P5; then the Witch scares C1.
    table = night(
        "n20",
        1,
        piles=[[], ["n14"]],
        caretos=["p18", "t2"],
        monsters={"bogeyman": "p17", "witch": "v1"},
        villagers={"c2": ["red", "blue"], "v2": ["green", "green"]},
        open=[[], ["b15"]],
    )
    play(table, "monster:bogeyman")
    go(table, "c2", "f2")
    go(table, "p9")
    play(table, "stop", "monster:witch")
    go(table, "v2")  # a jump between Villages; P9 is next to V2
    assert look(table, "fulfilled.1") == ["b15"]


def test_car_11_7_captures_fulfil_nothing() -> None:
    table = use("witch", "n04", villagers={"v1": ["red"]}, open=[[], ["b12"]])
    go(table, "v1")
    assert look(table, "captured.1") == ["red"]
    assert look(table, "fulfilled.1") == []
