"""CAR-10 Campfires."""

from __future__ import annotations

import pytest

from serao.kernel.playout import act_at_random
from serao.kernel.rng import Rng
from tests.games.caretos.at_the_table import (
    SEAT_OF,
    TEAMS,
    decision,
    go,
    look,
    night,
    offered,
    play,
    run_as,
    spaces,
    standing,
    table_at,
    use,
)

SPENDING = {"spend-move", "spend-activate", "spend-rescue"}


def test_car_10_1_a_campfire_is_earned_by_scaring_only_and_everybody_sees_it() -> None:
    table = use(
        "werewolf",
        "n12",
        monsters={"werewolf": "p3"},
        villagers={"d2": ["green"], "v1": ["red", "blue"]},
    )
    go(table, "d2", "p3")
    assert look(table, "campfires") == [0, 0, 0, 0]
    go(table, "v1")
    assert table.view(3)["campfires"] == [1, 0, 0, 0]


def test_car_10_2_spent_campfires_go_to_the_supply_and_may_light_a_group() -> None:
    villagers = {"v1": ["red", "red"], "v2": ["blue", "blue"]}
    table = night("n12 n05", campfires=[14], villagers=villagers, unlit=["v2"], row=["b00"])
    play(table, "buy:b00")
    assert look(table, "campfires.0") == 13
    assert look(table, "unlit") == []
    assert look(table, "supply") == 0


@pytest.mark.parametrize("first", ["buy:b00", "spend-move", "spend-activate", "spend-rescue"])
def test_car_10_3_one_spending_in_a_turn(first: str) -> None:
    caught = first == "spend-rescue"
    table = use(
        "werewolf",
        "n12",
        campfires=[9],
        row=["b00", "b05", "b16"],
        monsters={"maria-gancha": "cauldron"} if caught else {"maria-gancha": "w3"},
    )
    play(table, "stop", first)
    while decision(table) not in ("action", "turn-start"):
        play(table, offered(table)[-1])
    if table.waiting() == (0,):
        assert not SPENDING & set(offered(table))
        assert not [name for name in offered(table) if name.startswith("buy")]
    prices = {"buy:b00": 1, "spend-move": 1, "spend-activate": 3, "spend-rescue": 3}
    assert look(table, "campfires.0") == 9 - prices[first]


def test_car_10_3_a_campfire_earned_this_turn_can_be_spent_this_turn() -> None:
    table = use("werewolf", "n12", monsters={"werewolf": "p3"}, villagers={"v1": ["red", "blue"]})
    go(table, "v1", "p1")
    run_as(table, "red")
    assert "spend-move" in offered(table)


def test_car_10_4_one_more_step_also_after_a_scare_and_it_must_be_taken() -> None:
    table = use("werewolf", "n12", monsters={"werewolf": "p3"}, villagers={"v1": ["red", "blue"]})
    go(table, "v1", "p1")
    run_as(table, "red")
    play(table, "spend-move")
    assert "stop" not in offered(table)
    go(table, "p1")
    assert look(table, "captured.0") == ["red"]
    assert table.waiting() == (1,)


def test_car_10_4_the_step_jumps_if_the_ability_did() -> None:
    table = use("werewolf", "n12", monsters={"werewolf": "v1"}, campfires=[1])
    play(table, "stop", "spend-move")
    assert {"v2", "v3", "v4"} <= spaces(table)
    moon = use("werewolf", "n04", monsters={"werewolf": "v1"}, campfires=[1])
    play(moon, "stop", "stop", "spend-move")
    assert not {"v2", "v3", "v4"} & spaces(moon)


def test_car_10_4_an_ability_without_movement_gives_an_ordinary_step() -> None:
    table = use("witch", "n04", campfires=[0, 1])
    go(table, "f2")
    play(table, "spend-move")
    assert spaces(table) == {"p9", "d3", "c2", "p6"}


def test_car_10_4_move_end_is_asked_before_the_rest_of_the_ability() -> None:
    table = use("werewolf", "n20", campfires=[1], row=["b00", "b05", "b16"])
    play(table, "stop")  # he has not moved at all
    assert decision(table) == "move-end"
    assert offered(table) == ["stop", "buy:b00", "buy:b05", "buy:b16", "spend-move"]
    play(table, "spend-move")
    go(table, "p3")
    assert decision(table) == "careto-pick"


# Every ability that goes on after the Monster's own movement, and how it goes on.
GOING_ON = {
    ("werewolf", "n20"): "careto-pick",
    ("moira", "n12"): "careto-pick",
    ("shepherdess", "n20"): "other-pick",
    ("trevor", "n20"): "careto-pick",
    ("lost-soul", "n20"): "careto-pick",
    ("witch", "n12"): "careto-pick",
    ("bogeyman", "n04"): "careto-pick",
}


@pytest.mark.parametrize(("monster", "card"), GOING_ON)
def test_car_10_4_every_spending_but_another_activation_is_offered_there(
    monster: str, card: str
) -> None:
    team = TEAMS[SEAT_OF[monster]]
    partner = team[1 - team.index(monster)]
    for paid in ("buy:b05", "spend-move", "spend-rescue", "stop"):
        table = use(
            monster,
            card,
            monsters={partner: "cauldron"},
            campfires=[3, 3, 3, 3],
            row=["b00", "b05", "b16"],
        )
        play(table, "stop")
        assert decision(table) == "move-end"
        all_of_it = ["buy:b00", "buy:b05", "buy:b16", "spend-move", "spend-rescue"]
        assert offered(table) == ["stop", *all_of_it]
        play(table, paid)
        if decision(table) in ("move-step", "return-place"):
            play(table, offered(table)[-1])
        assert decision(table) == GOING_ON[monster, card]
        assert look(table, "turn.spent") == (paid != "stop")


@pytest.mark.parametrize("monster", SEAT_OF)
@pytest.mark.parametrize("card", ["n20", "n12", "n04"])
def test_car_10_4_no_other_ability_asks_in_its_midst(monster: str, card: str) -> None:
    for seed in range(6):
        table = use(monster, card, campfires=[3, 3, 3, 3], villagers={"v1": ["red", "blue"]})
        rng = Rng(seed)
        asked = []
        while decision(table) != "action" and look(table, "active") == SEAT_OF[monster]:
            asked.append(decision(table))
            act_at_random(table, rng)
        assert asked.count("move-end") == ((monster, card) in GOING_ON)


def test_car_10_4_a_rescue_alone_opens_the_question_a_purchase_alone_does_not() -> None:
    shut_in = {"bogeyman": "w3", "maria-gancha": "t2"}
    row = ["b00", "b05", "b16"]
    for witch, asked in (("cauldron", "move-end"), ("t3", "careto-pick")):
        table = use(
            "bogeyman",
            "n04",
            monsters={**shut_in, "witch": witch},
            caretos=["p2", "p13"],
            campfires=[0, 3],
            row=row,
        )
        assert decision(table) == asked
    two = use(
        "bogeyman",
        "n04",
        monsters={**shut_in, "witch": "cauldron"},
        caretos=["p2", "p13"],
        campfires=[0, 2],
        row=row,
    )
    assert decision(two) == "careto-pick"


def test_car_10_4_no_bonus_card_there_with_three_open_ones() -> None:
    table = use("werewolf", "n20", campfires=[1], row=["b00"], open=[["b03", "b04", "b05"]])
    play(table, "stop")
    assert offered(table) == ["stop", "spend-move"]


def test_car_10_4_a_campfire_won_in_the_movement_pays_for_the_rescue() -> None:
    table = use(
        "werewolf",
        "n20",
        monsters={"werewolf": "p3", "maria-gancha": "cauldron"},
        villagers={"v1": ["red", "blue"]},
        campfires=[2],
    )
    go(table, "v1", "p1")
    run_as(table, "red")
    assert decision(table) == "move-end"
    play(table, "spend-rescue")
    go(table, "w2")
    assert look(table, "campfires.0") == 0
    play(table, "careto:0")
    go(table, "p6")
    assert decision(table) == "turn-start"  # one activation, one spending: nothing is left


def test_car_9_7_a_monster_rescued_in_mid_ability_is_activated_by_the_rune() -> None:
    table = use(
        "werewolf",
        "n20",
        monsters={"maria-gancha": "cauldron"},
        campfires=[3],
        piles=[["n14"]],
        row=["b00"],
    )
    play(table, "stop", "spend-rescue")
    go(table, "w2")
    play(table, "careto:0")
    go(table, "p6")
    assert offered(table) == ["stop", "monster:maria-gancha"]


def test_car_10_5_the_other_monster_waits_until_the_ability_is_done() -> None:
    table = use("werewolf", "n20", campfires=[3], row=["b00", "b05", "b16"])
    play(table, "stop")
    assert "spend-activate" not in offered(table)
    play(table, "stop", "careto:0")
    go(table, "p6")
    assert "spend-activate" in offered(table)


def test_car_10_4_what_move_end_says_follows_from_what_it_sells() -> None:
    table = use("werewolf", "n20", campfires=[1], row=["b00", "b05", "b16"])
    play(table, "stop")
    assert table.question(0) == "Spend Campfires before the ability goes on?"
    assert table.question(0, "pt") == "Gastar Fogueiras antes de a habilidade continuar?"
    assert table.words(0, 0) == "Go on without spending Campfires"
    assert table.words(0, 0, "pt") == "Continuar sem gastar Fogueiras"
    full = use("werewolf", "n20", campfires=[1], row=["b00"], open=[["b03", "b04", "b05"]])
    play(full, "stop")
    assert full.question(0) == "One more move before the ability goes on?"
    assert full.words(0, 0) == "Go on without buying a move"


def test_car_10_4_move_end_is_not_asked_without_a_campfire_or_after_a_spending() -> None:
    without = use("werewolf", "n20")
    play(without, "stop")
    assert decision(without) == "careto-pick"
    spent = night("n20 n05", campfires=[2], row=["b00"])
    play(spent, "buy:b00", "play:n20", "monster:werewolf", "stop")
    assert decision(spent) == "careto-pick"


def test_car_10_4_a_monster_without_a_step_or_in_the_cauldron_gets_none() -> None:
    shut_in = use("maria-gancha", "n04", campfires=[1], caretos=["p2", "p13"])
    play(shut_in, "careto:0")
    go(shut_in, "c1", "p5", "v3", "f3")
    assert decision(shut_in) == "action"
    assert "spend-move" in offered(shut_in)  # P13 is free again
    stays = use("maria-gancha", "n12", campfires=[1], monsters={"witch": "p13"})
    assert "spend-move" not in offered(stays)
    assert decision(stays) == "action"


def test_car_10_4_the_lost_soul_cannot_pass_with_a_single_step() -> None:
    table = use("lost-soul", "n12", campfires=[0, 0, 1], monsters={"witch": "p7"})
    play(table, "stop", "spend-move")
    assert spaces(table) == {"t1", "v2"}  # neither P7 nor P2


def test_car_10_5_three_campfires_activate_the_other_monster_with_the_same_night() -> None:
    table = use("werewolf", "n12", campfires=[3])
    play(table, "stop", "spend-activate")
    found = table.view(None)["decision"]
    assert (found["monster"], found["moves"]) == ("maria-gancha", 7)


def test_car_10_5_not_before_the_first_and_not_twice() -> None:
    table = night("n12", campfires=[6])
    assert "spend-activate" not in offered(table)
    play(table, "monster:werewolf", "stop", "spend-activate", "stop")
    assert table.waiting() == (1,)


def test_car_10_6_nobody_spends_in_anothers_turn_or_in_the_midst_of_things() -> None:
    table = night("n02", campfires=[3, 3, 3, 3], monsters={"witch": "cauldron"})
    assert offered(table) == ["careto:0", "careto:1"]
    play(table, "careto:0")
    assert not SPENDING & set(offered(table))
    go(table, "d1")
    assert table.waiting() == (1,)
    assert all(name.startswith("space:") for name in offered(table))


def test_car_10_7_no_limit_on_held_campfires() -> None:
    table = table_at({"villagers": {"v1": ["red", "blue"]}, "campfires": [15]})
    assert look(table, "campfires") == [15, 0]
    assert standing(table) == {"v1": ["blue", "red"]}
