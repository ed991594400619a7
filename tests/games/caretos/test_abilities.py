"""CAR-12 The 24 abilities."""

from __future__ import annotations

from typing import Any

import pytest

from serao.games.caretos.state import Table
from tests.games.caretos.at_the_table import (
    GAME,
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

KINDS = {
    "village": "v1 v2 v3 v4",
    "chapel": "c1 c2 c3",
    "granary": "g1 g2 g3",
    "dolmen": "d1 d2 d3 d4",
    "forest": "f1 f2 f3 f4",
    "well": "w1 w2 w3",
    "waterfall": "t1 t2 t3",
}
COMET, STORM, MOON = "n20", "n12", "n04"


def places(kinds: str) -> set[str]:
    return {space for kind in kinds.split() for space in KINDS[kind].split()}


# -- plain moves with jumps -----------------------------------------------------------------------

JUMPS = [
    ("12.2", "werewolf", STORM, 6, "village", "v1"),
    ("12.6", "moira", MOON, 3, "waterfall granary dolmen forest chapel village", "v1"),
    ("12.9", "shepherdess", MOON, 3, "waterfall granary dolmen forest chapel", "g1"),
    ("12.11", "trevor", STORM, 4, "dolmen forest chapel village", "v1"),
    ("12.16", "witch", COMET, 4, "forest granary village waterfall", "v1"),
    ("12.20", "bogeyman", STORM, 5, "dolmen granary chapel", "g1"),
    ("12.22", "maria-gancha", COMET, 6, "well", "w2"),
]


@pytest.mark.parametrize(
    ("monster", "card", "moves", "kinds", "start"),
    [row[1:] for row in JUMPS],
    ids=[f"CAR-{row[0]}" for row in JUMPS],
)
def test_a_monster_jumps_between_its_places(
    monster: str, card: str, moves: int, kinds: str, start: str
) -> None:
    table = use(monster, card, monsters={monster: start})
    taken = {*look(table, "monsters").values(), *look(table, "caretos")}
    ordinary = {"v1": "p1 p4 g1 p8 p3", "g1": "c2 p10 v1 p4", "w2": "g2 f4 p12"}[start]
    assert spaces(table) == (places(kinds) | set(ordinary.split())) - taken
    assert table.view(None)["decision"]["moves"] == moves
    assert "stop" in offered(table)


# The same, cited clause by clause.


def jumps(monster: str, card: str, start: str, end: str) -> bool:
    table = use(monster, card, monsters={monster: start})
    go(table, end)
    return bool(told(table, "MonsterJumped"))


def test_car_12_2_the_werewolf_jumps_between_villages() -> None:
    assert jumps("werewolf", STORM, "v1", "v4")


def test_car_12_6_moira_jumps_nearly_everywhere() -> None:
    assert jumps("moira", MOON, "v1", "d3")
    assert "w2" not in spaces(use("moira", MOON, monsters={"moira": "v1"}))


def test_car_12_9_the_shepherdess_jumps_but_not_to_villages() -> None:
    assert jumps("shepherdess", MOON, "g1", "c1")
    assert "v2" not in spaces(use("shepherdess", MOON, monsters={"shepherdess": "g1"}))


def test_car_12_11_trevor_jumps() -> None:
    assert jumps("trevor", STORM, "v1", "f2")


def test_car_12_16_the_witch_jumps() -> None:
    assert jumps("witch", COMET, "v1", "g3")


def test_car_12_20_the_bogeyman_jumps() -> None:
    assert jumps("bogeyman", STORM, "g1", "d3")


def test_car_12_22_maria_gancha_jumps_between_wells() -> None:
    assert jumps("maria-gancha", COMET, "w3", "w2")


# -- move, then a Careto --------------------------------------------------------------------------

THEN_CARETO = [
    ("werewolf", COMET, 5, 1),
    ("moira", STORM, 2, 3),
    ("trevor", COMET, 2, 2),
    ("lost-soul", COMET, 3, 1),
    ("witch", STORM, 3, 2),
    ("bogeyman", MOON, 4, 1),
]


@pytest.mark.parametrize(("monster", "card", "moves", "careto"), THEN_CARETO)
def test_a_monster_moves_and_then_a_careto_must(
    monster: str, card: str, moves: int, careto: int
) -> None:
    table = use(monster, card)
    assert table.view(None)["decision"]["moves"] == moves
    play(table, "stop")
    assert offered(table) == ["careto:0", "careto:1"]
    assert table.view(None)["decision"]["moves"] == careto
    play(table, "careto:0")
    for _ in range(careto):
        assert decision(table) == "careto-step"
        go(table, "p6" if "p6" in spaces(table) else "p5")
    assert decision(table) != "careto-step"


def test_car_12_1_werewolf_by_comet_five_moves_then_careto_1() -> None:
    table = use("werewolf", COMET, monsters={"trevor": "cauldron"})
    go(table, "p1", "v1", "p8", "f3", "v3")
    assert decision(table) == "careto-pick"
    assert table.view(None)["decision"]["moves"] == 1


def test_car_12_5_moira_by_storm_two_moves_then_careto_3() -> None:
    table = use("moira", STORM)
    go(table, "p9", "f2")
    play(table, "careto:0")
    go(table, "p6", "p5", "c2")
    assert look(table, "caretos.0") == "c2"


def test_car_12_10_trevor_by_comet_two_moves_then_careto_2() -> None:
    table = use("trevor", COMET)
    go(table, "p1", "v1")
    play(table, "careto:0")
    go(table, "p6", "p5")
    assert look(table, "caretos.0") == "p5"


def test_car_12_17_witch_by_storm_three_moves_then_careto_2() -> None:
    table = use("witch", STORM)
    go(table, "v4", "p15", "c3")
    play(table, "careto:1")
    go(table, "f3", "v3")
    assert look(table, "caretos.1") == "v3"


def test_car_12_21_bogeyman_by_moon_four_moves_then_careto_1() -> None:
    table = use("bogeyman", MOON)
    go(table, "f4", "v4", "p12", "w2")
    play(table, "careto:1")
    go(table, "f3")
    assert look(table, "caretos.1") == "f3"


# -- the Werewolf's swap --------------------------------------------------------------------------


def test_car_12_3_change_places_with_the_partner_then_three_moves() -> None:
    table = use("werewolf", MOON)
    assert offered(table) == ["stop", "monster:maria-gancha", "careto:0", "careto:1"]
    play(table, "monster:maria-gancha")
    assert look(table, "monsters.werewolf") == "w3"
    assert look(table, "monsters.maria-gancha") == "f1"
    assert table.view(None)["decision"]["moves"] == 3


def test_car_12_3_change_places_with_a_careto_without_being_caught() -> None:
    table = use("werewolf", MOON, villagers={"p3": ["red", "blue"]})
    play(table, "careto:1")
    assert look(table, "monsters.werewolf") == "t2"
    assert look(table, "caretos") == ["p2", "f1"]
    assert told(table, "MonsterCaught") == []


def test_car_12_3_the_moves_come_without_a_swap_too() -> None:
    table = use("werewolf", MOON)
    play(table, "stop")
    go(table, "p3", "d2", "p8")
    assert look(table, "monsters.werewolf") == "p8"


# -- Moira relocates ------------------------------------------------------------------------------


def test_car_12_4_from_spaces_with_a_way_out_or_not_at_all() -> None:
    # The group on T1 is shut in by the Lost Soul on D1.
    table = use("moira", COMET, villagers={"v1": ["red", "blue"]})
    assert offered(table) == ["stop", "space:v1"]
    play(table, "stop")
    assert standing(table) == {"v1": ["blue", "red"]}


def test_car_12_4_one_villager_or_the_whole_group() -> None:
    table = use("moira", COMET, villagers={"v1": ["red", "red", "blue"]})
    go(table, "v1")
    assert offered(table) == ["colour:red", "colour:blue", "whole-group"]
    lone = use("moira", COMET, villagers={"v1": ["red"]})
    go(lone, "v1")
    assert decision(lone) == "reloc-dest"


def test_car_12_4_only_through_empty_spaces_to_an_empty_one() -> None:
    # Red on W3 is behind P13; with a Villager on P13 there is no way.
    villagers = {"w3": ["red"], "v3": ["green"]}
    table = use("moira", COMET, monsters={"maria-gancha": "f3"}, villagers=villagers)
    go(table, "w3")
    assert standing(table) == {"p13": ["red"], "v3": ["green"]}


def test_car_12_4_any_distance() -> None:
    table = use("moira", COMET, villagers={"f3": ["red"]})
    go(table, "f3")
    assert {"g3", "p5", "v4", "w2"} <= spaces(table)
    assert not {"t1", "t2", "p2", "g2", "f3"} & spaces(table)


def test_car_12_4_a_leftover_single_loses_the_campfire_and_three_keep_it() -> None:
    two = use("moira", COMET, villagers={"v1": ["red", "blue"]})
    go(two, "v1")
    play(two, "colour:red")
    go(two, "g3")
    assert look(two, "supply") == 15
    three = use("moira", COMET, villagers={"v1": ["red", "blue", "green"]})
    go(three, "v1")
    play(three, "colour:red")
    go(three, "g3")
    assert look(three, "supply") == 14


def test_car_12_4_nothing_is_captured_or_scared() -> None:
    table = use("moira", COMET, villagers={"v1": ["red", "blue"]})
    go(table, "v1")
    play(table, "whole-group")
    go(table, "p3")  # beside the Werewolf
    assert look(table, "captured") == [[], [], [], []]


# -- the Shepherdess ------------------------------------------------------------------------------


def test_car_12_7_three_moves_then_another_monster_three() -> None:
    table = use("shepherdess", COMET, monsters={"witch": "cauldron"})
    play(table, "stop")
    assert offered(table) == [
        "stop",
        "monster:werewolf",
        "monster:moira",
        "monster:trevor",
        "monster:lost-soul",
        "monster:bogeyman",
        "monster:maria-gancha",
    ]
    play(table, "monster:werewolf")
    go(table, "p3", "v1")
    assert look(table, "turn.activated") == ["shepherdess"]  # the Werewolf is led, not activated
    go(table, "p4")
    assert look(table, "monsters.werewolf") == "p4"


def test_car_12_7_the_led_monster_has_no_jumps_no_passing_and_no_extra_move() -> None:
    table = use("shepherdess", COMET, monsters={"lost-soul": "v1", "witch": "p4"})
    play(table, "stop", "monster:lost-soul")
    assert spaces(table) == {"p1", "g1", "p8", "p3"}
    maria = use(
        "shepherdess", COMET, monsters={"maria-gancha": "p3"}, villagers={"v1": ["red", "red"]}
    )
    play(maria, "stop", "monster:maria-gancha")
    go(maria, "v1", "p1")
    assert decision(maria) != "move-step"
    assert look(maria, "turn.extra_used") is False


def test_car_12_7_move_end_comes_between_the_two() -> None:
    table = use("shepherdess", COMET, campfires=[0, 0, 0, 1])
    play(table, "stop")
    assert decision(table) == "move-end"


def test_car_12_7_no_other_monster_need_move() -> None:
    table = use("shepherdess", COMET)
    play(table, "stop", "stop")
    assert table.waiting() == (0,)


def test_car_12_8_any_group_from_afar_and_she_stays() -> None:
    table = use("shepherdess", STORM, villagers={"v1": ["red", "blue"], "p5": ["green"]})
    assert offered(table) == ["space:t1", "space:v1"]  # mandatory, groups only
    go(table, "v1")
    assert look(table, "campfires.3") == 1
    assert look(table, "monsters.shepherdess") == "d4"
    assert decision(table) == "flee-start"


# -- Trevor's walks -------------------------------------------------------------------------------


def test_car_12_12_up_to_two_villagers_up_to_two_steps_each() -> None:
    table = use("trevor", MOON, villagers={"v1": ["red", "blue"], "v3": ["green"]})
    assert offered(table) == ["stop", "space:t1", "space:v1", "space:v3"]
    go(table, "v1")
    play(table, "colour:red")
    assert "stop" not in offered(table)
    go(table, "g1")
    assert "stop" in offered(table)
    go(table, "c2")
    assert standing(table) == {"v1": ["blue"], "v3": ["green"], "c2": ["red"]}
    go(table, "v3")
    go(table, "p14")
    play(table, "stop")
    assert standing(table) == {"v1": ["blue"], "p14": ["green"], "c2": ["red"]}
    assert table.waiting() == (0,)


def test_car_12_12_a_walker_passes_villagers_and_joins_where_it_ends() -> None:
    table = use("trevor", MOON, villagers={"v3": ["red"], "p14": ["blue", "blue"], "c3": ["green"]})
    go(table, "v3", "p14", "c3")
    assert standing(table) == {"p14": ["blue", "blue"], "c3": ["green", "red"]}
    assert look(table, "supply") == 16 - 3


def test_car_12_12_onto_a_monster_or_a_careto_the_walk_ends() -> None:
    table = use("trevor", MOON, villagers={"v3": ["red"], "d2": ["blue"]})
    go(table, "v3", "d4")  # the Shepherdess
    assert look(table, "captured.3") == ["red"]
    go(table, "d2", "t2")  # a Careto
    assert look(table, "box_villagers").count("blue") == 7
    assert standing(table) == {}


def test_car_12_12_it_may_end_where_it_began() -> None:
    table = use("trevor", MOON, villagers={"v1": ["red", "blue"]})
    before = look(table, "supply")
    go(table, "v1")
    play(table, "colour:red")
    go(table, "g1", "v1")
    assert standing(table) == {"v1": ["blue", "red"]}
    assert look(table, "supply") == before
    assert look(table, "unlit") == []


def test_car_12_12_the_second_must_be_another_villager() -> None:
    table = use("trevor", MOON, alone=True, villagers={"v1": ["red"], "p14": ["red", "blue"]})
    go(table, "v1", "g1")
    play(table, "stop")
    assert "g1" not in spaces(table)  # only the one that has walked stands there
    same = use("trevor", MOON, alone=True, villagers={"v3": ["red"], "p14": ["red", "blue"]})
    go(same, "v3", "p14")
    play(same, "stop")
    go(same, "p14")
    assert offered(same) == ["colour:red", "colour:blue"]  # another red is there
    other = use("trevor", MOON, alone=True, villagers={"v3": ["green"], "p14": ["red", "blue"]})
    go(other, "v3", "p14")
    play(other, "stop")
    go(other, "p14")
    assert offered(other) == ["colour:red", "colour:blue"]  # green has walked


def test_car_12_12_campfires_are_looked_at_when_the_walk_ends() -> None:
    table = use("trevor", MOON, villagers={"v1": ["red", "blue"]})
    go(table, "v1")
    play(table, "colour:red")
    go(table, "g1")
    assert look(table, "supply") == 14  # still walking
    play(table, "stop")
    assert look(table, "supply") == 15


# -- the Lost Soul --------------------------------------------------------------------------------


def test_car_12_13_she_passes_through_monsters_and_caretos() -> None:
    table = use("lost-soul", COMET, monsters={"witch": "p7"})
    assert spaces(table) == {"t1", "p7", "v2", "p2"}
    go(table, "p7")  # the Witch
    assert "stop" not in offered(table)
    assert spaces(table) == {"g2", "v2", "d1"}  # Moira on G2, with one more move to come out
    go(table, "g2")
    assert spaces(table) == {"w2", "p9"}  # the last move: only where she may stop
    go(table, "w2")
    assert look(table, "monsters.witch") == "p7"
    assert look(table, "monsters.moira") == "g2"
    assert decision(table) == "careto-pick"


def test_car_12_13_she_may_come_back_to_the_space_she_has_just_left() -> None:
    table = use(
        "lost-soul",
        COMET,
        monsters={"lost-soul": "t1", "witch": "d1"},
        alone=True,
        villagers={"v1": ["red", "red"]},
    )
    go(table, "d1")
    assert "t1" in spaces(table)


def test_car_12_13_not_into_a_space_she_could_not_leave() -> None:
    # With two moves left P7 is a way through; with one left it is not.
    table = use("lost-soul", COMET, monsters={"witch": "p7", "lost-soul": "v2"})
    go(table, "p9", "v2")
    assert table.view(None)["decision"]["moves"] == 1
    assert "p7" not in spaces(table)


def test_car_12_13_a_careto_is_passed_without_a_question() -> None:
    table = use("lost-soul", STORM)
    go(table, "p2")
    assert decision(table) == "move-step"
    assert look(table, "caretos.0") == "p2"
    assert "stop" not in offered(table)


def test_car_12_14_passing_she_may_send_a_monster_to_the_cauldron() -> None:
    table = use("lost-soul", STORM, monsters={"witch": "p7"})
    go(table, "p7")
    assert offered(table) == ["stop", "yes"]
    play(table, "yes")
    assert look(table, "monsters.witch") == "cauldron"
    assert "stop" not in offered(table)  # she has to move on
    go(table, "v2")
    assert look(table, "monsters.lost-soul") == "v2"


def test_car_12_14_or_leave_it_alone() -> None:
    table = use("lost-soul", STORM, monsters={"witch": "p7"})
    go(table, "p7")
    play(table, "stop")
    go(table, "d1")
    assert look(table, "monsters.witch") == "p7"


def test_car_12_14_several_in_one_move_her_own_partner_too() -> None:
    table = use("lost-soul", STORM, monsters={"witch": "p7"})
    go(table, "p7")
    play(table, "yes")
    go(table, "g2")  # Moira, her partner
    play(table, "yes")
    assert table.waiting() == (1,)  # the Witch comes back
    go(table, "f2")
    assert look(table, "monsters.moira") == "cauldron"
    go(table, "w2")
    assert look(table, "monsters.lost-soul") == "w2"


def test_car_12_14_she_stays_only_if_a_returning_monster_took_the_last_way_out() -> None:
    # T1 has one neighbour, D1. With her second move she comes onto the Witch on T1 and sends her
    # away; the freed Bogeyman is put on D1, which she cannot pass with the one move left.
    table = use(
        "lost-soul",
        STORM,
        alone=True,
        monsters={"witch": "t1", "bogeyman": "cauldron", "lost-soul": "p7"},
        villagers={"v1": ["red", "red"]},
    )
    go(table, "d1", "t1")
    play(table, "yes")
    assert table.waiting() == (1,)
    go(table, "d1")
    assert look(table, "monsters.lost-soul") == "t1"
    assert look(table, "monsters.bogeyman") == "d1"
    assert decision(table) != "move-step"


def test_car_12_15_jumps_may_pass_through_occupied_places() -> None:
    table = use("lost-soul", MOON, monsters={"witch": "c1"})
    assert {"c1", "f1", "v1", "g2"} <= spaces(table)  # C1, F1 and G2 are occupied
    go(table, "c1")
    assert "stop" not in offered(table)
    go(table, "c3")
    assert look(table, "monsters.lost-soul") == "c3"
    assert look(table, "monsters.witch") == "c1"


# -- the Witch ------------------------------------------------------------------------------------


def test_car_12_18_anywhere_clear_but_where_she_is() -> None:
    table = use("witch", MOON, villagers={"v1": ["red"], "v2": ["blue", "blue"]})
    assert "stop" not in offered(table)
    taken = {*look(table, "monsters").values(), *look(table, "caretos")}
    assert len(spaces(table)) == 42 - len(taken)
    assert not spaces(table) & taken
    go(table, "v1")
    assert look(table, "captured.1") == ["red"]
    scared = use("witch", MOON, villagers={"v1": ["red"], "v2": ["blue", "blue"]})
    go(scared, "v2")
    assert look(scared, "campfires.1") == 1


# -- the Bogeyman's group -------------------------------------------------------------------------


def test_car_12_19_a_group_moves_up_to_three_with_its_campfire() -> None:
    table = use("bogeyman", COMET, villagers={"c2": ["red", "blue"], "p5": ["green"]})
    assert offered(table) == ["stop", "space:t1", "space:c2"]
    go(table, "c2")
    assert "stop" not in offered(table)
    go(table, "g1")
    assert "stop" in offered(table)
    go(table, "p4")
    play(table, "stop")
    assert look(table, "villagers.p4") == ["red", "blue"]
    assert look(table, "supply") == 14
    assert told(table, "CampfireLit") == []


def test_car_12_19_onto_a_lone_villager_it_goes_to_the_box_and_on() -> None:
    table = use("bogeyman", COMET, villagers={"c2": ["red", "blue"], "p5": ["green"]})
    go(table, "c2", "p5")
    assert look(table, "box_villagers").count("green") == 7
    assert decision(table) == "group-step"
    assert look(table, "turn.acting") == "p5"


def test_car_12_19_onto_a_monster_it_goes_to_the_cauldron_and_the_move_ends() -> None:
    table = use("bogeyman", COMET, villagers={"c2": ["red", "blue"]}, monsters={"trevor": "p5"})
    go(table, "c2", "p5")
    assert look(table, "monsters.trevor") == "cauldron"
    assert look(table, "villagers.p5") == ["red", "blue"]
    assert look(table, "supply") == 14


def test_car_12_19_onto_another_group_which_flees() -> None:
    table = use("bogeyman", COMET, villagers={"c2": ["red", "blue"], "p5": ["green", "yellow"]})
    go(table, "c2", "p5")
    assert look(table, "supply") == 14
    go(table, "c2")  # the space the group came from
    run_as(table, "green")
    assert standing(table) == {"p5": ["blue", "red"], "c2": ["green"], "c1": ["yellow"]}
    assert look(table, "campfires") == [0, 0, 0, 0]


def test_car_12_19_not_onto_caretos() -> None:
    table = use("bogeyman", COMET, villagers={"p6": ["red", "blue"]})
    go(table, "p6")
    assert spaces(table) == {"v2", "f2", "p5"}


def test_car_12_19_until_the_turn_ends_it_counts_as_a_careto() -> None:
    # A match: after the Bogeyman the Witch acts too. The group stands on P4.
    villagers = {"c2": ["red", "blue"], "c1": ["green", "yellow"]}
    table = night(
        "n20",
        1,
        piles=[[], ["n14"]],
        villagers=villagers,
        monsters={"witch": "v1"},
        caretos=["d3", "t2"],
    )
    play(table, "monster:bogeyman")
    go(table, "c2", "g1", "p4")
    play(table, "stop", "monster:witch")
    assert "p4" not in spaces(table)  # Monsters cannot enter it
    go(table, "p1")
    go(table, "v1")
    play(table, "stop")
    assert table.waiting() == (2,)
    assert look(table, "turn.acting") == ""
    assert look(table, "villagers.p4") == ["red", "blue"]


def test_car_12_19_who_flees_onto_it_goes_to_the_box() -> None:
    table = night(
        "n20",
        1,
        piles=[[], ["n14"]],
        villagers={"c2": ["red", "blue"], "v1": ["green", "yellow"]},
        monsters={"witch": "v4"},
    )
    play(table, "monster:bogeyman")
    go(table, "c2", "g1")
    play(table, "stop", "monster:witch")
    go(table, "v1")  # a jump
    go(table, "g1")
    run_as(table, "green")
    assert look(table, "box_villagers").count("green") == 7
    assert look(table, "villagers.g1") == ["red", "blue"]


def bewitched(partner: str, rest: list[list[str]], **keys: Any) -> Table:
    """Return the Bogeyman's group of C2 on G1, his ``partner`` about to act on the same Comet."""
    teams = [["werewolf", "maria-gancha"], ["bogeyman", partner], *rest]
    table = night(
        "n20", 1, teams=teams, piles=[[], ["n14"]], villagers={"c2": ["red", "blue"]}, **keys
    )
    play(table, "monster:bogeyman")
    go(table, "c2", "g1")
    play(table, "stop")
    return table


def test_car_12_19_it_cannot_be_relocated() -> None:
    table = bewitched("moira", [["witch", "lost-soul"], ["shepherdess", "trevor"]])
    play(table, "monster:moira")
    assert "g1" not in spaces(table)


def test_car_12_19_it_is_no_careto_to_be_moved() -> None:
    table = bewitched("trevor", [["witch", "lost-soul"], ["shepherdess", "moira"]])
    play(table, "monster:trevor", "stop")
    assert offered(table) == ["careto:0", "careto:1"]


@pytest.mark.parametrize(
    ("op", "monster", "clause"), [("scare", "shepherdess", STORM), ("walk", "trevor", MOON)]
)
def test_car_12_19_it_can_be_neither_scared_nor_walked(op: str, monster: str, clause: str) -> None:
    """No card brings both abilities on one night: the acting group is set by hand."""
    table = night(clause, 3, villagers={"c2": ["red", "blue"], "v1": ["green", "green"]})
    position = table.position()
    position["turn"]["acting"] = "c2"
    acting = GAME.table_from(position)
    assert isinstance(acting, Table)
    play(acting, f"monster:{monster}")
    assert "v1" in spaces(acting)
    assert "c2" not in spaces(acting)


def test_car_12_19_the_lost_soul_may_pass_it() -> None:
    rest = [["witch", "moira"], ["shepherdess", "trevor"]]
    table = bewitched("lost-soul", rest, monsters={"lost-soul": "p10"})
    play(table, "monster:lost-soul")
    assert "g1" in spaces(table)
    go(table, "g1")
    assert "stop" not in offered(table)
    go(table, "v1")
    assert look(table, "villagers.g1") == ["red", "blue"]


def test_car_12_19_a_careto_cannot_enter_it() -> None:
    rest = [["witch", "moira"], ["shepherdess", "lost-soul"]]
    table = bewitched("trevor", rest, caretos=["p4", "t2"])
    play(table, "monster:trevor", "stop", "careto:0")
    assert spaces(table) == {"c1", "v1"}  # not G1


def test_car_r51_an_unlit_acting_group_may_get_the_campfire_of_the_one_it_scatters() -> None:
    table = use(
        "bogeyman",
        COMET,
        villagers={"c2": ["red", "blue"], "p5": ["green", "yellow"], "v3": ["red", "red"]},
        unlit=["c2", "v3"],
        campfires=[14],
    )
    go(table, "c2", "p5")
    assert look(table, "unlit") == ["v3"]  # P5 has the lower index
    assert look(table, "supply") == 0


# -- Maria Gancha ---------------------------------------------------------------------------------


def test_car_12_23_after_her_first_scare_exactly_one_more_move() -> None:
    table = use(
        "maria-gancha", STORM, monsters={"maria-gancha": "p13"}, villagers={"v3": ["red", "blue"]}
    )
    go(table, "v3", "f3")
    run_as(table, "red")
    found = table.view(None)["decision"]
    assert (found["name"], found["moves"]) == ("move-step", 1)
    assert "stop" in offered(table)
    go(table, "f3")
    assert look(table, "captured.0") == ["red"]
    assert decision(table) != "move-step"


def test_car_12_23_a_second_scare_ends_it() -> None:
    table = use(
        "maria-gancha",
        STORM,
        monsters={"maria-gancha": "p13"},
        villagers={"v3": ["red", "red"], "p14": ["blue", "blue"]},
    )
    go(table, "v3", "f3")  # red to F3 and to P14
    go(table, "p14")
    go(table, "c3")
    run_as(table, "red", "blue")
    assert decision(table) != "move-step"
    assert look(table, "turn.extra_used") is True
    assert look(table, "campfires.0") == 2


def test_car_12_23_a_bought_step_counts_as_this_movement() -> None:
    table = use(
        "maria-gancha",
        STORM,
        monsters={"maria-gancha": "p13"},
        villagers={"v3": ["red", "red"]},
        campfires=[1],
    )
    play(table, "stop", "spend-move")
    go(table, "v3", "f3")
    assert decision(table) == "move-step"
    assert table.view(None)["decision"]["moves"] == 1


def test_car_12_24_two_steps_with_one_careto_then_two_with_the_other() -> None:
    table = use("maria-gancha", MOON)
    play(table, "careto:1")
    go(table, "f3", "p8")
    assert decision(table) == "careto-step"  # the other one by force
    go(table, "p6", "p5")
    assert look(table, "caretos") == ["p5", "p8"]
    assert table.waiting() == (1,)


def test_car_12_24_the_other_one_is_skipped_if_it_cannot_move_then() -> None:
    # Careto 0 on T1 is shut in once Careto 1 has come to D1.
    table = use(
        "maria-gancha",
        MOON,
        caretos=["t1", "p7"],
        monsters={"lost-soul": "p10"},
        alone=True,
        villagers={"v1": ["red", "red"]},
    )
    play(table, "careto:1")
    go(table, "v2", "d1")
    assert look(table, "caretos") == ["t1", "d1"]
    assert table.waiting() == (1,)
