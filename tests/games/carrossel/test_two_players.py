"""CRS-9 Two players."""

from __future__ import annotations

from typing import Any

import pytest

from serao.games.carrossel.events import RotationReversed, SequenceScored
from tests.games.carrossel.at_the_table import (
    QUEUES,
    QUIET_TWO,
    at,
    everyone,
    look,
    offered,
    play,
    slots,
    told,
)

ALL = list(range(1, 13))
KINDS = [f"tile:{animal}" for animal in ("tiger", "swan", "horse", "fish", "dragon")]


def test_crs_9_2_a_turn_swaps_the_pairs() -> None:
    table = at("play", 2)
    everyone(table, "slot:5", "tile:tiger", "tile:swan")
    assert look(table, "facing") == ["DC", "BA"]
    everyone(table, "slot:6", "tile:tiger", "tile:swan")
    assert look(table, "facing") == ["BA", "DC"]


def test_crs_9_4_one_card_and_two_tiles_the_left_one_first() -> None:
    table = at("play", 2)
    everyone(table, "slot:5", "tile:tiger", "tile:swan")
    assert look(table, "board.B5") == {"owner": 0, "animal": "tiger", "standees": 0}
    assert look(table, "board.A5") == {"owner": 0, "animal": "swan", "standees": 0}
    assert look(table, "board.D5.animal") == "tiger"
    assert look(table, "board.C5.animal") == "swan"
    assert look(table, "discards") == [[5], [5]]


def test_crs_9_4_the_slot_must_be_free_in_both_sectors() -> None:
    table = at("play", 2, board="A1=0tiger B2=0tiger A3=1fish B3=1fish C4=0swan")
    assert offered(table, 0) == slots(*range(4, 13))


def test_crs_9_4_the_right_tile_comes_from_what_the_left_one_leaves() -> None:
    table = at("play", 2, racks=[["swan", "dragon", "dragon"], ["fish", "fish"]])
    play(table, 0, "slot:5")
    assert offered(table, 0) == ["tile:swan", "tile:dragon"]
    one, other = table.clone(), table.clone()
    play(one, 0, "tile:dragon")
    assert offered(one, 0) == ["tile:swan", "tile:dragon"]
    play(other, 0, "tile:swan")
    assert offered(other, 0) == []  # only dragons are left


def test_crs_9_4_one_tile_is_no_legal_play() -> None:
    assert at("play", 2, racks=[["swan"], ["fish", "fish"]]).is_over
    assert not at("play", 2, racks=[["swan", "swan"], ["fish", "fish"]]).is_over


def test_crs_9_5_jump_resolves_each_sector_on_its_own() -> None:
    table = at("play", 2, board="A5=1fish B4=1tiger B5=1swan", ready=[["T1"], []])
    play(table, 0, "ability:tiger", "slot:5", "tile:fish", "tile:swan")
    play(table, 1, "slot:9", "tile:tiger", "tile:tiger")
    assert look(table, "board.B3.animal") == "fish"
    assert look(table, "board.A4.animal") == "swan"


def test_crs_9_5_jump_needs_a_way_in_both_sectors_and_a_reason_in_one() -> None:
    table = at("play", 2, board="A1=1fish B1=1tiger B2=1swan A7=1horse", ready=[["T1"], []])
    play(table, 0, "ability:tiger")
    # 1: nothing below; 2: B has nothing below; 7: A jumps, B is free
    assert offered(table, 0) == KINDS


def test_crs_9_6_one_client_boards_one_of_the_two_tiles() -> None:
    table = at("play", 2, booths=[["T1", "S1", "F1"], QUIET_TWO[1]], ready=[["H1"], []])
    play(table, 0, "ability:horse", "slot:5")
    assert offered(table, 0) == KINDS
    play(table, 0, "tile:tiger", "tile:swan")
    assert offered(table, 0) == ["ticket:left", "ticket:right"]
    play(table, 0, "ticket:right")
    play(table, 1, "slot:9", "tile:tiger", "tile:tiger")
    assert look(table, "board.B5.standees") == 0
    assert look(table, "board.A5.standees") == 1
    assert look(table, "ready.0") == ["S1"]
    assert look(table, "booths.0") == ["T1", "F1", "F6"]


def test_crs_9_6_after_a_left_tile_that_matches_nobody_the_right_one_must() -> None:
    table = at("play", 2, booths=[["T1", "S1", "F1"], QUIET_TWO[1]], ready=[["H1"], []])
    play(table, 0, "ability:horse", "slot:5", "tile:horse")
    assert offered(table, 0) == ["tile:tiger", "tile:swan", "tile:fish", "tile:dragon"]
    play(table, 0, "tile:dragon")
    assert offered(table, 0) == ["client:0", "client:1", "client:2"]  # the ticket is forced


def test_crs_9_6_with_two_equal_tiles_the_sector_is_still_chosen() -> None:
    table = at("play", 2, booths=[["T1", "S1", "F1"], QUIET_TWO[1]], ready=[["H1"], []])
    play(table, 0, "ability:horse", "slot:5", "tile:tiger", "tile:tiger")
    assert offered(table, 0) == ["ticket:left", "ticket:right"]


@pytest.mark.parametrize("line", ["A3=0tiger A4=0swan A5=1fish", "B3=0tiger B4=0swan B5=1fish"])
def test_crs_9_7_a_sequence_in_either_sector_is_valid(line: str) -> None:
    table = at("score", 2, board=line, booths=[["T1", "S1", "F1"], QUIET_TWO[1]])
    assert look(table, "ready") == [["T1", "S1"], ["F1"]]


def test_crs_9_7_one_booth_scores_one_sequence() -> None:
    table = at(
        "score",
        2,
        board="A3=0tiger A4=0swan A5=1fish B8=0tiger B9=0swan B10=1fish",
        booths=[["T1", "S1", "F1"], QUIET_TWO[1]],
    )
    assert len(offered(table, 0)) == 2
    play(table, 0, offered(table, 0)[0])
    assert len(told(table, SequenceScored)) == 1


def scoring(**keys: Any) -> dict[str, Any]:
    table = at(
        "score",
        2,
        board="A3=0tiger A4=0swan A5=1fish",
        booths=[["T1", "S1", "F1"], QUIET_TWO[1]],
        **keys,
    )
    return table.position()


def test_crs_9_8_the_own_queue_feeds_the_booth_and_the_deck_the_queue() -> None:
    position = scoring(queues=QUEUES, deck=["H1", "H2", "H3"])
    assert position["booths"] == [["F6", "F7", "F8"], QUIET_TWO[1]]
    assert position["queues"] == [["H1", "H2", "H3"], QUEUES[1]]


def test_crs_9_8_a_short_queue_is_helped_by_the_deck() -> None:
    position = scoring(queues=[["F6"], ["T6"]], deck=["H1", "H2", "H3", "H4"], deck_rest="box")
    assert position["booths"] == [["F6", "H1", "H2"], QUIET_TWO[1]]
    assert position["queues"] == [["H3", "H4"], ["T6"]]
    assert position["deck"] == []


def test_crs_9_8_queues_are_filled_from_the_lead_seat_as_far_as_the_deck_reaches() -> None:
    table = at(
        "score",
        2,
        facing=["DC", "BA"],
        board="C3=0tiger C4=0swan C5=1fish",
        booths=[["T1", "S1", "F1"], QUIET_TWO[1]],
        queues=[["F6", "F7", "F8"], ["T6"]],
        deck=["H1", "H2", "H3"],
        deck_rest="box",
    )
    assert look(table, "queues") == [["H3"], ["T6", "H1", "H2"]]


def test_crs_9_8_the_game_ends_when_queue_and_deck_together_are_short() -> None:
    position = scoring(queues=[["F6"], ["T6", "T7", "T8"]], deck=["H1"], deck_rest="box")
    assert position["at"] == "end"
    assert position["booths"] == [[], QUIET_TWO[1]]
    assert position["queues"] == [["F6"], ["T6", "T7", "T8"]]  # nothing is moved
    assert position["deck"] == ["H1"]


def test_crs_9_8_an_empty_queue_alone_does_not_end_the_game() -> None:
    position = scoring(queues=[[], []], deck=["H1", "H2", "H3"], deck_rest="box")
    assert position["at"] == "play"
    assert position["booths"] == [["H1", "H2", "H3"], QUIET_TWO[1]]


def test_crs_9_8_a_short_queue_is_filled_even_if_no_booth_is_short() -> None:
    table = at("score", 2, queues=[["F6"], ["T6"]], deck=["H1", "H2", "H3"], deck_rest="box")
    assert look(table, "queues") == [["F6", "H1", "H2"], ["T6", "H3"]]


@pytest.mark.parametrize("queues", [[["DR", "F7", "F8"], QUEUES[1]], [[], QUEUES[1]]])
def test_crs_9_9_the_dragon_does_not_turn_the_wheel(queues: list[list[str]]) -> None:
    table = at(
        "score",
        2,
        board="A3=0tiger A4=0swan A5=1fish",
        booths=[["T1", "S1", "F1"], QUIET_TWO[1]],
        queues=queues,
        deck=[] if queues[0] else ["DR"],
    )
    assert "DR" in look(table, "booths.0")
    assert look(table, "direction") == "clockwise"
    assert told(table, RotationReversed) == []


def test_crs_9_9_the_dragon_is_worth_three_and_needs_a_dragon_tile() -> None:
    table = at(
        "score", 2, board="A3=0dragon A4=0swan A5=1fish", booths=[["DR", "S1", "F1"], QUIET_TWO[1]]
    )
    assert table.scores() == [4, 1]
    other = at(
        "score", 2, board="A3=0tiger A4=0swan A5=1fish", booths=[["DR", "S1", "F1"], QUIET_TWO[1]]
    )
    assert other.scores() == [0, 0]
