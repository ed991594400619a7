"""CAR-1 Terms and invariants."""

from __future__ import annotations

import pytest

import serao
from tests.games.caretos.at_the_table import (
    GAME,
    go,
    look,
    night,
    offered,
    play,
    run_as,
    spaces,
    standing,
    table_at,
    told,
    use,
)


def test_car_1_1_a_jump_does_not_make_spaces_adjacent() -> None:
    # Two Chapels are a jump apart, and no step: the fleeing Villagers never run there.
    table = use("bogeyman", "n12", monsters={"bogeyman": "p14"}, villagers={"c3": ["red", "blue"]})
    go(table, "c3")
    assert spaces(table) == {"p11", "p15", "g3", "p14"}


@pytest.mark.parametrize(
    ("space", "key"), [("p2", "caretos"), ("t1", "villagers.t1"), ("w3", "monsters")]
)
def test_car_1_2_a_space_holds_one_piece_or_villagers(space: str, key: str) -> None:
    with pytest.raises(serao.PositionError) as refusal:
        night("n04 n05", monsters={"werewolf": space})
    assert key in refusal.value.keys


def test_car_1_3_one_villager_is_lone_and_two_are_a_group() -> None:
    table = use("werewolf", "n12", villagers={"p3": ["red"], "v1": ["blue", "green"]})
    go(table, "p3")
    assert look(table, "captured.0") == ["red"]
    assert "stop" in offered(table)  # the move goes on
    go(table, "v1")
    assert look(table, "captured.0") == ["red"]
    assert len(told(table, "GroupScared")) == 1


def test_car_1_4_empty_and_clear_differ_by_villagers() -> None:
    # Moira relocates to empty spaces only, the Witch is placed on clear ones.
    villagers = {"v1": ["red", "blue"], "p4": ["green"]}
    moira = use("moira", "n20", villagers=villagers)
    go(moira, "p4")
    assert "v1" not in spaces(moira)
    witch = use("witch", "n04", villagers=villagers)
    assert {"v1", "p4", "t1"} <= spaces(witch)
    assert not {"f1", "p2", "t2", "t3"} & spaces(witch)


def test_car_1_5_every_group_has_a_campfire_and_the_rest_is_the_supply() -> None:
    table = night("n04 n05", villagers={"v1": ["red", "blue"], "v2": ["green"]}, campfires=[2, 3])
    assert look(table, "supply") == 16 - 2 - 5
    assert look(table, "unlit") == []


def test_car_1_5_a_group_that_forms_with_an_empty_supply_stays_unlit() -> None:
    table = night("n01", villagers={"v3": ["red"], "p14": ["blue"]}, campfires=[15])
    go(table, "v3")
    assert standing(table) == {"p14": ["blue", "red"]}
    assert look(table, "supply") == 0
    assert look(table, "unlit") == ["p14"]


def test_car_1_5_a_token_that_comes_back_lights_the_lowest_index_first() -> None:
    # On side 2p V2 has index 10 and P5 index 11; the numbers of their actions are the other way.
    document = {
        "villagers": {"v2": ["red", "red"], "p5": ["blue", "blue"], "c2": ["green", "green"]},
        "unlit": ["v2", "p5"],
        "campfires": [12, 3],
        "hands": [["n04", "n05"]],
        "row": ["b00"],
    }
    table = table_at(document)
    assert look(table, "supply") == 0
    play(table, "buy:b00")
    assert look(table, "unlit") == ["p5"]
    assert look(table, "supply") == 0


def test_car_1_5_a_group_being_scared_by_a_careto_is_not_lit_again() -> None:
    villagers = {"p13": ["red", "blue"], "v1": ["green", "green"]}
    table = night("n18", villagers=villagers, unlit=["v1"], campfires=[14])
    play(table, "careto:1")
    go(table, "p13")
    assert look(table, "unlit") == []  # V1 got the Campfire of P13
    assert look(table, "supply") == 0


def test_car_1_5_a_campfire_goes_back_when_one_villager_is_left() -> None:
    table = use("moira", "n20", villagers={"v1": ["red", "blue"]})
    before = look(table, "supply")
    go(table, "v1")
    play(table, "colour:red")
    go(table, "g1")
    assert look(table, "supply") == before + 1


def test_car_1_5_first_campfires_go_back_then_unlit_groups_are_lit() -> None:
    # A walk takes one of the two on D2 and makes a group on P3: of the two unlit groups, P3 and
    # G1, the lower index gets the one Campfire.
    table = use(
        "trevor",
        "n04",
        villagers={"d2": ["red", "blue"], "p3": ["green"], "g1": ["white", "yellow"]},
        unlit=["g1"],
        campfires=[14],
    )
    go(table, "d2")
    play(table, "colour:red")
    go(table, "p3")
    play(table, "stop")
    assert look(table, "unlit") == ["g1"]
    assert look(table, "villagers.p3") == ["red", "green"]
    assert look(table, "supply") == 0


def test_car_1_5_a_group_that_moves_as_a_whole_takes_its_own_campfire_along() -> None:
    villagers = {"v1": ["red", "blue"], "v2": ["green", "yellow"]}
    lit = use("moira", "n20", villagers=villagers, unlit=["v2"], campfires=[14])
    go(lit, "v1")
    play(lit, "whole-group")
    go(lit, "g1")
    assert look(lit, "unlit") == ["v2"]  # CAR-R43: not dealt out anew
    unlit = use("moira", "n20", villagers=villagers, unlit=["v1"], campfires=[14])
    go(unlit, "v1")
    play(unlit, "whole-group")
    go(unlit, "g1")
    assert look(unlit, "unlit") == ["g1"]
    assert look(unlit, "supply") == 0


def test_car_1_6_the_ring_of_the_rulebook_example() -> None:
    table = use("bogeyman", "n12", monsters={"bogeyman": "p14"}, villagers={"c3": ["red"] * 4})
    go(table, "c3")
    go(table, "g3")  # all of one colour: the rest is forced
    order = [event.to for event in told(table, "VillagerFled")]
    names = [GAME.actions[50 + space].partition(":")[2] for space in order]
    assert names == ["g3", "p14", "p11", "p15"]


def test_car_1_7_the_turn_passes_clockwise_and_the_active_player_decides() -> None:
    table = night("n04", 3)
    play(table, "stop")
    assert look(table, "active") == 0
    assert table.waiting() == (0,)


def test_car_1_7_the_active_player_directs_a_flight_from_a_careto() -> None:
    table = night("n18", 2, villagers={"p13": ["red", "blue"]})
    play(table, "careto:1")
    go(table, "p13")
    assert table.waiting() == (2,)


def test_car_1_8_a_monster_captures_for_its_owner_and_a_careto_for_the_box() -> None:
    table = night(
        "n18", 1, villagers={"p13": ["red", "blue", "green"]}, monsters={"shepherdess": "v3"}
    )
    play(table, "careto:1")
    go(table, "p13")
    go(table, "v3")
    run_as(table, "red", "blue")
    # Ring of P13: V3 (Shepherdess), W3 (Maria Gancha), T2 (free now).
    assert look(table, "captured.3") == ["red"]
    assert look(table, "captured.0") == ["blue"]
    assert standing(table) == {"t2": ["green"]}
    boxed = night("n18", villagers={"p13": ["red"]})
    play(boxed, "careto:1")
    go(boxed, "p13")
    assert look(boxed, "box_villagers").count("red") == 7


def test_car_1_9_villagers_of_one_colour_are_one_option() -> None:
    table = use(
        "werewolf", "n12", monsters={"werewolf": "p3"}, villagers={"v1": ["red", "red", "blue"]}
    )
    go(table, "v1", "p1")
    assert offered(table) == ["colour:red", "colour:blue"]


def test_car_1_10_the_game_ends_with_the_last_capture_also_by_a_careto() -> None:
    table = night("n11", villagers={"p13": ["red"]}, alone=True)
    play(table, "careto:1")
    go(table, "p13")  # two more steps were to come
    assert table.is_over
    assert look(table, "at") == "end"
    assert look(table, "turn.card") == "n11"


def test_car_1_10_villagers_in_flight_are_on_the_board() -> None:
    table = use(
        "werewolf",
        "n12",
        alone=True,
        monsters={"werewolf": "p3", "trevor": "p4"},
        villagers={"v1": ["red", "blue"]},
    )
    go(table, "v1", "p4")
    play(table, "colour:red")  # captured by Trevor while blue still runs
    assert not table.is_over
    assert standing(table) == {"g1": ["blue"]}


def test_car_1_11_a_choice_with_one_option_is_taken_by_itself() -> None:
    table = night("n02", caretos=["t1", "t2"], alone=True, villagers={"p8": ["red", "blue"]})
    play(table, "careto:0")  # the Waterfall T1 has one neighbour: no question where to
    assert look(table, "caretos") == ["d1", "t2"]
    assert (0, GAME.actions.index("space:d1")) in table.forced


def test_car_1_11_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    table = use("werewolf", "n04", villagers={"p3": ["red"]})
    play(table, "stop")  # no swap
    go(table, "p3", "d2", "p8")
    assert table.waiting() == (1,)
    assert look(table, "active") == 1


def test_car_1_12_up_to_n_may_stop_at_once_and_a_plain_number_may_not() -> None:
    table = use("werewolf", "n20")  # up to 5 moves, then Careto 1
    assert "stop" in offered(table)
    play(table, "stop")
    assert offered(table) == ["careto:0", "careto:1"]
    play(table, "careto:0")
    assert "stop" not in offered(table)
