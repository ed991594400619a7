"""CAR-6 Activation and Runes."""

from __future__ import annotations

from tests.games.caretos.at_the_table import (
    decision,
    go,
    look,
    night,
    offered,
    play,
    use,
)


def test_car_6_1_one_monster_for_free_or_none() -> None:
    table = night("n12")
    assert offered(table) == ["stop", "monster:werewolf", "monster:maria-gancha"]
    play(table, "monster:werewolf", "stop")
    assert table.waiting() == (1,)  # nothing was left to do


def test_car_6_1_the_ability_is_that_of_the_night() -> None:
    moves = {}
    for card in ("n20", "n12", "n04"):
        table = use("maria-gancha", card, monsters={"maria-gancha": "p14"})
        moves[card] = table.view(None)["decision"].get("moves")
    assert moves == {"n20": 6, "n12": 7, "n04": 2}  # Comet, Storm, Moon: a Careto's two


def test_car_6_2_no_monster_twice_and_none_in_the_cauldron() -> None:
    table = night("n12", piles=[["n04"]], monsters={"maria-gancha": "cauldron"})
    assert "monster:maria-gancha" not in offered(table)
    play(table, "monster:werewolf", "stop")
    assert "monster:werewolf" not in offered(table)
    swap = use("werewolf", "n04", monsters={"maria-gancha": "cauldron"})
    assert offered(swap) == ["stop", "careto:0", "careto:1"]


def test_car_6_3_a_match_gives_a_second_activation_or_a_rescue_not_both() -> None:
    both = night("n12", piles=[["n04"]])
    play(both, "monster:werewolf", "stop")
    assert offered(both) == ["stop", "monster:maria-gancha"]
    play(both, "monster:maria-gancha")
    assert look(both, "turn.rune_used") is True
    either = night("n12", piles=[["n04"]], monsters={"maria-gancha": "cauldron"})
    play(either, "rune-rescue")
    go(either, "w2")
    assert offered(either) == ["stop", "monster:werewolf", "monster:maria-gancha"]
    play(either, "monster:werewolf", "stop")
    assert either.waiting() == (1,)  # nothing is left to do


def test_car_6_3_the_second_activation_uses_the_rune_up() -> None:
    table = night("n12", piles=[["n04"]], caretos=["p2", "t2"])
    play(table, "monster:werewolf", "stop", "monster:maria-gancha", "stop")
    assert table.waiting() == (1,)


def test_car_6_4_after_a_match_the_next_turn_cannot_match() -> None:
    table = night("n12 n10 n17", piles=[["n04"]])
    play(table, "play:n12", "stop")
    assert look(table, "piles.0") == []


def test_car_6_5_other_options_may_come_between_the_two_activations() -> None:
    table = night("n12", piles=[["n04"]], campfires=[1], row=["b00", "b05", "b16"])
    play(table, "monster:maria-gancha", "stop", "buy:b05")
    assert offered(table) == ["stop", "monster:werewolf"]


def test_car_6_6_an_activation_that_can_do_nothing_counts() -> None:
    # The Shepherdess scares from afar, but there is no group: an extra move can be bought.
    table = use("shepherdess", "n12", alone=True, villagers={"v1": ["red"]}, campfires=[0, 0, 0, 1])
    assert decision(table) == "action"
    assert look(table, "turn.activated") == ["shepherdess"]
    assert "spend-move" in offered(table)
