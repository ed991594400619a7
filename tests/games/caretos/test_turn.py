"""CAR-3 The turn."""

from __future__ import annotations

import pytest

import serao
from tests.games.caretos.at_the_table import (
    decision,
    go,
    look,
    night,
    offered,
    play,
    told,
    use,
)


def test_car_3_1_start_then_symbols_then_action_then_the_end() -> None:
    table = night("n02 n05")  # Moon with Careto 1
    assert decision(table) == "turn-start"
    play(table, "play:n02")
    assert decision(table) == "careto-pick"
    play(table, "careto:0")
    go(table, "c1")
    assert decision(table) == "action"
    play(table, "stop")
    assert decision(table) == "turn-start"
    assert table.waiting() == (1,)


def test_car_3_2_a_card_must_be_played_and_one_may_buy_or_rescue_before() -> None:
    table = night(
        "n04 n05 n06", campfires=[3], row=["b00", "b05", "b16"], monsters={"werewolf": "cauldron"}
    )
    assert offered(table) == [
        "play:n04",
        "play:n05",
        "play:n06",
        "buy:b00",
        "buy:b05",
        "buy:b16",
        "spend-rescue",
    ]
    play(table, "buy:b05")
    assert offered(table) == ["play:n04", "play:n05", "play:n06"]
    assert look(table, "at") == "play"


def test_car_3_2_a_rescue_before_the_card_lets_the_monster_act() -> None:
    table = night("n04 n05", campfires=[3], monsters={"werewolf": "cauldron"})
    play(table, "spend-rescue")
    go(table, "v2")
    play(table, "play:n04")
    assert "monster:werewolf" in offered(table)


def test_car_3_3_the_played_card_lies_on_top_of_the_own_pile() -> None:
    table = night("n04 n05", piles=[["n12", "n20"]])
    play(table, "play:n04")
    assert look(table, "piles.0") == ["n12", "n20", "n04"]
    assert look(table, "turn.card") == "n04"


@pytest.mark.parametrize(
    ("pile", "card", "match"),
    [
        ([], "n04", False),  # no card below
        (["n12"], "n04", True),  # star on star
        (["n12", "n20"], "n04", False),  # only the card directly below counts
        (["n20"], "n04", False),  # knot under star
        (["n11"], "n19", False),  # two cards without a Rune
        (["n11"], "n04", False),
    ],
)
def test_car_3_3_a_match_is_two_equal_runes_one_on_the_other(
    pile: list[str], card: str, match: bool
) -> None:
    table = night(f"{card} n05", piles=[pile])
    play(table, f"play:{card}")
    assert look(table, "turn.match") is match


def test_car_3_4_symbols_are_mandatory_and_come_before_the_activation() -> None:
    table = night("n03")
    assert offered(table) == ["careto:0", "careto:1"]
    gather = night("n00", villagers={"v1": ["red"], "v2": ["blue"], "v3": ["green"]})
    assert decision(gather) == "gather-pick"
    assert "stop" not in offered(gather)


def test_car_3_5_the_options_of_the_action_phase() -> None:
    table = night(
        "n14",  # Storm, knot
        piles=[["n20"]],
        campfires=[3],
        row=["b00", "b05", "b16"],
        monsters={"maria-gancha": "cauldron"},
    )
    assert offered(table) == [
        "stop",
        "monster:werewolf",
        "buy:b00",
        "buy:b05",
        "buy:b16",
        "spend-rescue",
        "rune-rescue",
    ]
    play(table, "monster:werewolf", "stop")
    # One activated: an extra move is on offer. The match still holds a free activation, so
    # paying for one is not.
    assert "spend-move" in offered(table)
    assert "spend-activate" not in offered(table)


def test_car_3_5_paying_for_the_second_monster() -> None:
    table = use("werewolf", "n12", campfires=[3])
    play(table, "stop")
    assert {"spend-move", "spend-activate"} <= set(offered(table))
    play(table, "spend-activate")
    assert decision(table) == "move-step"
    assert look(table, "turn.activated") == ["werewolf", "maria-gancha"]
    assert look(table, "campfires.0") == 0


def test_car_3_6_a_matched_pile_goes_to_the_box_used_or_not() -> None:
    table = night("n04", piles=[["n20", "n12"]])
    play(table, "stop")
    assert look(table, "piles.0") == []
    assert look(table, "box_nights") == ["n04", "n12", "n20"]
    assert told(table, "PileEmptied")[0].cards == 3


def test_car_3_6_one_card_is_drawn_and_the_next_seat_is_active() -> None:
    table = night("n04 n05 n06", deck=["n30"])
    play(table, "play:n04", "stop")
    assert look(table, "hands.0") == ["n05", "n06", "n30"]
    assert look(table, "active") == 1
    assert look(table, "turn")["card"] == ""
    drawn = told(table, "CardDrawn")[0]
    assert drawn.as_seen_by(0).card == 30
    assert drawn.as_seen_by(1).card == serao.HIDDEN


def test_car_3_7_piles_are_public() -> None:
    table = night("n04 n05", piles=[["n12"], ["n20", "n00"]])
    for seat in (0, 1, None):
        assert table.view(seat)["piles"] == [["n12"], ["n20", "n00"], [], []]


def test_car_r49_a_seat_without_a_card_only_ends_its_turn() -> None:
    # Every Night Card is somewhere else: seat 1 has nothing to play.
    others = [f"n{number:02}" for number in range(48) if number not in (4, 5, 6, 12, 13, 14)]
    table = night(
        "n04", box_nights=others, hands=[["n04"], [], ["n12"], ["n13"]], deck=["n05", "n06", "n14"]
    )
    assert look(table, "hands.1") == []
    play(table, "stop")
    assert table.waiting() == (2,)
    assert look(table, "hands.1") == ["n06"]
