"""CRS-5 Abilities."""

from __future__ import annotations

import pytest

from serao.games.carrossel.events import CardsRecovered, RotationReversed, TileJumped
from tests.games.carrossel.at_the_table import (
    QUIET,
    at,
    everyone,
    look,
    offered,
    play,
    slots,
    told,
)

ALL = list(range(1, 13))
NOBODY: list[list[str]] = [[], [], []]


def test_crs_5_1_booth_cards_are_no_abilities() -> None:
    table = at("play", board="A5=0tiger*", booths=[["T1", "S1", "F1"], *QUIET[1:]])
    assert offered(table, 0) == slots(1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12)


def test_crs_5_1_the_dragon_is_never_played() -> None:
    table = at("play", ready=[["DR"], *NOBODY])
    assert offered(table, 0) == slots(*ALL)


def test_crs_5_1_a_spent_card_keeps_its_vp_and_counts_for_objectives() -> None:
    table = at("end", used=[["T1", "T2", "T6"], *NOBODY])
    assert table.scores()[0] == 4 + 3  # three tigers are O2


# -- Tiger ---------------------------------------------------------------------------------------


def test_crs_5_2_jump_lands_on_the_next_smaller_free_slot() -> None:
    table = at("play", board="A9=1swan A8=1fish A7=2tiger", ready=[["T1"], *NOBODY])
    play(table, 0, "ability:tiger", "slot:9", "tile:horse")
    everyone(table, "slot:3", "tile:horse")
    assert look(table, "board.A6") == {"owner": 0, "animal": "horse", "standees": 0}
    assert look(table, "discards.0") == [9]
    assert told(table, TileJumped) == [TileJumped(0, "horse", "A9", "A6")]


def test_crs_5_2_jump_needs_an_occupied_slot_with_a_smaller_free_one() -> None:
    table = at("play", board="A1=1swan A2=1fish A5=2tiger", ready=[["T1"], *NOBODY])
    play(table, 0, "ability:tiger")
    assert offered(table, 0) == [f"tile:{a}" for a in ("tiger", "swan", "horse", "fish", "dragon")]


def test_crs_5_2_jump_is_not_offered_on_an_empty_sector() -> None:
    assert offered(at("play", ready=[["T1"], *NOBODY]), 0) == slots(*ALL)


def test_crs_5_2_jump_needs_the_card_in_hand() -> None:
    table = at("play", board="A5=2tiger", ready=[["T1"], *NOBODY], discards=[[5], *NOBODY])
    assert "ability:tiger" not in offered(table, 0)


# -- Swan ----------------------------------------------------------------------------------------


def test_crs_5_3_recover_needs_something_discarded() -> None:
    assert offered(at("play", ready=[["S1"], *NOBODY]), 0) == slots(*ALL)
    used = at("play", ready=[["S1"], *NOBODY], used=[["T1"], *NOBODY])
    assert offered(used, 0) == ["ability:none", "ability:swan"]
    laid = at("play", ready=[["S1"], *NOBODY], discards=[[3], *NOBODY])
    assert offered(laid, 0) == ["ability:none", "ability:swan"]


def test_crs_5_3_older_swans_come_back_and_the_one_played_does_not() -> None:
    table = at(
        "play",
        ready=[["S4"], *NOBODY],
        used=[["S1", "H1"], ["T1"], [], []],
        discards=[[1, 2], [8], [], []],
    )
    play(table, 0, "ability:swan", "slot:12", "tile:fish")
    everyone(table, "slot:3", "tile:horse")
    assert look(table, "ready.0") == ["S1", "H1"]
    assert look(table, "used") == [["S4"], ["T1"], [], []]
    assert look(table, "discards") == [[12], [3, 8], [3], [3]]
    assert told(table, CardsRecovered) == [CardsRecovered(0, 2, 2)]


def test_crs_5_3_cards_come_back_only_after_the_tile_is_placed() -> None:
    table = at("play", ready=[["S1"], *NOBODY], discards=[[3, 4], *NOBODY])
    play(table, 0, "ability:swan")
    assert offered(table, 0) == slots(1, 2, 5, 6, 7, 8, 9, 10, 11, 12)


# -- Horse ---------------------------------------------------------------------------------------


def test_crs_5_4_the_tile_must_match_a_client_of_the_own_booth() -> None:
    booths = [["T1", "S1", "DR"], ["H7", "H8", "H9"], *QUIET[2:]]
    table = at("play", booths=booths, ready=[["H1"], *NOBODY])
    play(table, 0, "ability:horse", "slot:1")
    assert offered(table, 0) == ["tile:tiger", "tile:swan", "tile:dragon"]


def test_crs_5_4_without_a_matching_tile_horse_is_not_offered() -> None:
    booths = [["T1", "S1", "F1"], *QUIET[1:]]
    racks = [["horse"], ["horse"], ["horse"], ["horse"]]
    assert offered(at("play", booths=booths, ready=[["H1"], *NOBODY], racks=racks), 0) == slots(
        *ALL
    )
    with_dragon = at(
        "play", booths=booths, ready=[["H1"], *NOBODY], racks=[["horse", "dragon"], *racks[1:]]
    )
    assert offered(with_dragon, 0) == ["ability:none", "ability:horse"]


def test_crs_5_4_only_a_dragon_tile_takes_the_dragon_client() -> None:
    booths = [["DR", "T1", "T6"], *QUIET[1:3], ["F7", "F8", "F9"]]
    booths[2] = ["S1", "S2", "S3"]
    table = at("play", booths=booths, ready=[["H1"], *NOBODY])
    play(table, 0, "ability:horse", "slot:1", "tile:dragon")
    assert offered(table, 0) == ["client:0", "client:1", "client:2"]
    other = at("play", booths=booths, ready=[["H1"], *NOBODY])
    play(other, 0, "ability:horse", "slot:1", "tile:tiger")
    assert offered(other, 0) == ["client:1", "client:2"]


def test_crs_5_4_equal_clients_are_one_option_the_lowest_place() -> None:
    booths = [["T1", "T6", "T2"], *QUIET[1:2], ["S1", "S2", "S3"], QUIET[3]]
    table = at("play", booths=booths, ready=[["H1"], *NOBODY])
    play(table, 0, "ability:horse", "slot:1", "tile:tiger")
    assert offered(table, 0) == ["client:0", "client:1"]
    play(table, 0, "client:0")
    everyone(table, "slot:3", "tile:horse")
    assert look(table, "ready.0") == ["T1"]
    assert look(table, "booths.0")[:2] == ["T6", "T2"]


def test_crs_5_4_the_card_won_is_usable_from_the_next_round() -> None:
    booths = [["F6", "T1", "T6"], *QUIET[1:2], ["S1", "S2", "S3"], QUIET[3]]
    table = at("play", booths=booths, ready=[["H1"], *NOBODY])
    play(table, 0, "ability:horse", "slot:1", "tile:fish")
    everyone(table, "slot:3", "tile:horse")
    assert look(table, "ready.0") == ["F6"]
    assert "ability:fish" in offered(table, 0)


# -- Fish ----------------------------------------------------------------------------------------


def test_crs_5_5_remove_needs_an_own_tile_with_a_standee() -> None:
    other = at("play", board="A5=1tiger*", ready=[["F1"], *NOBODY])
    assert "ability:fish" not in offered(other, 0)
    own = at("play", board="C5=0tiger*", ready=[["F1"], *NOBODY])
    assert offered(own, 0) == ["ability:none", "ability:fish"]


def test_crs_5_5_all_standees_leave_all_own_tiles_and_cards_stay() -> None:
    table = at(
        "play",
        board="A5=0tiger** C5=0horse* D1=1fish*",
        ready=[["F1", "T1"], ["S1"], [], []],
    )
    play(table, 0, "ability:fish", "slot:1", "tile:tiger")
    for seat in (1, 2, 3):
        play(table, seat, "slot:3", "tile:horse")
    assert [look(table, f"board.{slot}.standees") for slot in ("A5", "C5", "D1")] == [0, 0, 1]
    assert look(table, "ready.0") == ["T1"]


# -- Dragon --------------------------------------------------------------------------------------


def scoring_with_dragon_next(point: str, seats: int = 4) -> dict[str, object]:
    booths = [["T1", "S1", "F1"], ["H7", "H8", "H9"], ["T7", "T8", "T9"], ["F7", "F8", "F9"]]
    table = at(
        point, seats, board="A3=0tiger A4=0swan A5=0fish", booths=booths[:seats], deck=["H1", "DR"]
    )
    return table.position()


def test_crs_5_6_dealt_in_phase_2_it_turns_this_rounds_rotation() -> None:
    position = scoring_with_dragon_next("score")
    assert position["direction"] == "counter-clockwise"
    assert position["facing"] == ["B", "C", "D", "A"]


def test_crs_5_6_dealt_in_phase_4_it_turns_the_next_rotation() -> None:
    position = scoring_with_dragon_next("score-again")
    assert position["direction"] == "counter-clockwise"
    assert position["facing"] == ["A", "B", "C", "D"]


def test_crs_5_6_it_works_with_three_players() -> None:
    assert scoring_with_dragon_next("score", 3)["facing"] == ["B", "C", "A"]


def test_crs_5_6_it_is_set_and_not_toggled() -> None:
    table = at(
        "score",
        board="A3=0tiger A4=0swan A5=0fish",
        booths=[["T1", "S1", "F1"], ["H7", "H8", "H9"], ["T7", "T8", "T9"], ["F7", "F8", "F9"]],
        deck=["DR"],
        direction="counter-clockwise",
    )
    assert look(table, "direction") == "counter-clockwise"
    assert told(table, RotationReversed) == []


def test_crs_5_6_winning_the_dragon_does_nothing() -> None:
    table = at(
        "score",
        board="A3=0dragon A4=0swan A5=0fish",
        booths=[["DR", "S1", "F1"], ["H7", "H8", "H9"], ["T7", "T8", "T9"], ["F7", "F8", "F9"]],
    )
    assert look(table, "ready.0") == ["S1", "F1", "DR"]
    assert look(table, "direction") == "counter-clockwise"


@pytest.mark.parametrize("seats", [3, 4])
def test_crs_5_6_from_then_on_the_board_turns_back(seats: int) -> None:
    table = at("play", seats, direction="counter-clockwise")
    everyone(table, "slot:5", "tile:dragon")
    everyone(table, "slot:6", "tile:dragon")
    letters = "ABCD"[:seats]
    assert look(table, "facing") == [letters[(seat + 2) % seats] for seat in range(seats)]
