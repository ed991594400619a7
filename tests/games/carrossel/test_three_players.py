"""CRS-10 Three players."""

from __future__ import annotations

import pytest

from serao.games.carrossel.events import ClientBoxed
from tests.games.carrossel.at_the_table import (
    GAME,
    NEUTRAL,
    at,
    everyone,
    look,
    offered,
    play,
    told,
)

OTHERS = [["S7", "S8", "S9"], ["F7", "F8", "F9"]]


def test_crs_10_1_three_seats_three_sectors() -> None:
    assert look(GAME.new_table(3), "facing") == ["A", "B", "C"]


def test_crs_10_3_a_neutral_animal_carries_a_client_to_the_box() -> None:
    table = at("score", 3, board="A1=0tiger A2=1horse", booths=[["F6", "T1", "H1"], *OTHERS])
    assert look(table, "box") == ["F6"]
    assert look(table, "ready") == [["T1"], ["H1"], []]
    assert look(table, "board.NA1.standees") == 1
    assert told(table, ClientBoxed) == [ClientBoxed(0, "F6", "NA1")]


def test_crs_10_3_neutral_standees_stay_when_a_fish_is_played() -> None:
    board = f"{NEUTRAL} A1=0tiger*".replace("NA0=swan", "NA0=swan*")
    table = at("play", 3, board=board, ready=[["F1"], [], []])
    play(table, 0, "ability:fish", "slot:12", "tile:swan")
    everyone(table, "slot:9", "tile:horse")
    assert look(table, "board.A1.standees") == 0
    assert look(table, "board.NA0.standees") == 1


@pytest.mark.parametrize(
    ("board", "line"),
    [
        ("B5=0fish B2=0tiger", "B5-B2-NA0"),  # ring 0 leaves B for the spoke
        ("A4=1tiger A1=1fish", "NA0-A1-A4"),  # the same spoke slot, the other way
    ],
)
def test_crs_10_3_lines_bend_at_the_spokes(board: str, line: str) -> None:
    # only the swan on NA0 fits; both A and B touch it
    table = at(
        "score",
        3,
        board=board,
        booths=[["T1", "S1", "F1"], ["T2", "S2", "F2"], ["H7", "H8", "H9"]],
        deck=["H1", "H2", "H3", "H4", "H5", "H6"],
    )
    scored = [event.line for event in table.journal or [] if hasattr(event, "line")]
    assert scored == [line]


def test_crs_10_3_a_spoke_slot_belongs_to_no_sector() -> None:
    # NC0-NB0-B1 holds one slot of B and two un-numbered ones next to A and C
    table = at(
        "score-again",
        3,
        board="B1=1tiger",
        booths=[["T1", "S1", "H1"], ["T7", "T8", "T9"], ["T2", "S2", "H2"]],
    )
    assert look(table, "ready") == [[], [], []]
    faced = at(
        "score-again",
        3,
        board="B1=1tiger",
        booths=[["F7", "F8", "F9"], ["T1", "S1", "H1"], ["T7", "T8", "T9"]],
    )
    assert look(faced, "ready") == [[], ["T1"], []]
    assert look(faced, "box") == ["S1", "H1"]


def test_crs_10_3_neutral_is_an_owner_when_awards_differ() -> None:
    # a swan of seat 0 and the neutral swan: which card leaves the game is a choice
    table = at(
        "score",
        3,
        board="A1=0swan A4=1horse",
        booths=[["S1", "S6", "H1"], *[["T7", "T8", "T9"], ["F7", "F8", "F9"]]],
    )
    assert offered(table, 0) == ["ride:0", "ride:1"]
    play(table, 0, "ride:0")
    assert look(table, "box") == ["S1"]
    assert look(table, "ready.0") == ["S6"]
