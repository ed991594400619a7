"""CRS-8 End and final score."""

from __future__ import annotations

from typing import Any

import pytest

from serao.games.carrossel.events import ClientsRanOut, GameWon, PlayBlocked, VictoryShared
from tests.games.carrossel.at_the_table import QUIET, at, everyone, look, play, told

SHAPES = ["O1", "O12", "O13", "O14"]


def points(board: str = "", seats: int = 4, **keys: Any) -> list[int]:
    return at("end", seats, board, **keys).scores()


def test_crs_8_1_a_game_ended_by_a_blocked_seat_shows_the_round_not_played() -> None:
    racks = [["tiger"], ["swan"], ["horse"], ["fish"]]
    table = at("play", round=3, racks=racks)
    everyone(table, "slot:5")
    assert table.is_over
    assert (look(table, "at"), look(table, "round")) == ("end", 4)
    assert look(table, "facing") == ["D", "A", "B", "C"]
    assert told(table, PlayBlocked) == [PlayBlocked(0)]


def test_crs_8_1_a_horse_in_phase_1_can_end_the_game() -> None:
    table = at(
        "play",
        ready=[["H1"], [], [], []],
        booths=[["T1", "S1", "F1"], *QUIET[1:]],
        deck=[],
        deck_rest="box",
        board="B3=0swan B4=0swan B5=0swan",  # would score for seat 1 in phase 2
    )
    play(table, 0, "ability:horse", "slot:4", "tile:tiger")
    everyone(table, "slot:9", "tile:horse")
    assert table.is_over
    assert look(table, "ready") == [["T1"], [], [], []]
    assert look(table, "used.0") == ["H1"]
    assert look(table, "board.A4.standees") == 1
    assert look(table, "booths.0") == ["S1", "F1"]
    assert look(table, "discards.0") == [4]
    assert look(table, "facing") == ["A", "B", "C", "D"]
    assert told(table, ClientsRanOut) == [ClientsRanOut(1, 0)]


def test_crs_8_1_the_game_can_end_in_phase_4() -> None:
    table = at(
        "score-again",
        round=5,
        board="A3=0tiger A4=0swan A5=0fish",
        booths=[["T1", "S1", "F1"], ["H7", "H8", "H9"], ["T7", "T8", "T9"], ["F7", "F8", "F9"]],
        deck=[],
        deck_rest="box",
    )
    assert table.is_over
    assert look(table, "round") == 5
    assert told(table, GameWon) == [GameWon(0, 3)]


def test_crs_8_2_booth_queue_deck_and_box_count_for_nobody() -> None:
    assert points(ready=[["T1", "S6"], [], [], []], used=[[], ["F1"], [], []]) == [3, 1, 0, 0]


@pytest.mark.parametrize(
    ("objective", "won", "sets"),
    [
        ("O1", "T1 S1 H1 F1", 1),
        ("O1", "T1 S1 H1 F1 T2 S2 H2 F2", 2),
        ("O1", "T1 S1 H1 DR", 0),
        ("O2", "T1 T2 T3 T4 T5 T6", 2),
        ("O2", "T1 T2 T3 T4 T5", 1),
        ("O3", "S1 S2 S3", 1),
        ("O4", "H1 H2 H3", 1),
        ("O5", "F1 F2 F3", 1),
        ("O6", "T1 S1 T2", 1),
        ("O7", "T1 H1 T2 H2", 2),
        ("O8", "T1 F1", 1),
        ("O9", "S1 H1", 1),
        ("O10", "S1 F1", 1),
        ("O11", "H1 F1 F2 H2 H3 F3", 3),
        ("O11", "H1 DR", 0),
    ],
)
def test_crs_8_3_card_objectives_count_full_sets(objective: str, won: str, sets: int) -> None:
    others = ["O12", "O13", "O14"]  # no tiles, no shapes
    table = at("end", ready=[won.split(), [], [], []], objectives=[objective, *others])
    prize = {"O1": 4, "O2": 3, "O3": 3, "O4": 3, "O5": 3}.get(objective, 1)
    cards = sum({"1": 1, "2": 1, "3": 1, "4": 1, "5": 1, "R": 3}.get(c[1], 2) for c in won.split())
    assert table.scores() == [cards + prize * sets, 0, 0, 0]


def test_crs_8_3_one_card_serves_several_objectives() -> None:
    won = [["T1", "S1", "H1", "F1"], [], [], []]
    assert points(ready=won, objectives=["O1", "O6", "O7", "O11"]) == [4 + 4 + 3, 0, 0, 0]


@pytest.mark.parametrize(
    ("board", "lines", "diagonals", "ells"),
    [
        ("A3=0tiger A4=0swan A5=0fish", 1, 0, 0),
        ("A3=0tiger A4=0swan A5=1fish", 0, 0, 0),
        ("B12=0tiger A3=0swan* A4=0fish**", 1, 0, 0),  # across sectors, standees irrelevant
        ("A3=0tiger A4=0swan A5=0fish A6=0horse D3=0fish D8=0swan", 2, 0, 0),
        ("A3=0tiger A4=0swan A5=0fish A6=0horse D3=0fish", 1, 0, 0),
        ("A9=0tiger A5=0swan D1=0fish", 0, 1, 0),
        ("A8=0tiger A4=0swan A2=0fish D2=0horse D6=0fish D12=0swan", 0, 2, 0),
        ("B2=0tiger A1=0swan A2=0fish", 0, 0, 1),  # around the totem
        ("A4=0tiger A5=0swan A9=0fish A10=0horse", 0, 0, 1),
        ("A1=0tiger A2=0swan A4=0fish A5=0horse A9=0fish A10=0swan", 2, 0, 2),
    ],
)
def test_crs_8_4_shapes_are_the_largest_number_of_disjoint_sets(
    board: str, lines: int, diagonals: int, ells: int
) -> None:
    assert points(board, objectives=["O12", "O1", "O6", "O7"])[0] == 3 * lines
    assert points(board, objectives=["O13", "O1", "O6", "O7"])[0] == 3 * diagonals
    assert points(board, objectives=["O14", "O1", "O6", "O7"])[0] == 3 * ells


def test_crs_8_4_a_tile_may_serve_several_objective_cards() -> None:
    board = "A3=0tiger A4=0swan A5=0fish A1=0horse"
    assert points(board, objectives=SHAPES)[0] == 3 + 3  # the line, and A1-A4-A3


def test_crs_8_4_a_line_bends_at_the_spokes_with_three_players() -> None:
    # ring 1 of A: NA1 A1 A2 NC1, a column of the same sector crosses it
    board = "A1=0tiger A4=0swan A9=0fish"
    assert points(board, 3, objectives=SHAPES)[0] == 3


def test_crs_8_4_neutral_tiles_are_nobodys_set() -> None:
    assert points("A1=0tiger A2=0swan", 3, objectives=SHAPES) == [0, 0, 0]


def test_crs_8_5_vp_then_client_cards_then_standees() -> None:
    by_cards = at("end", ready=[["T6"], ["S1", "S2"], [], []])
    assert by_cards.scores()[:2] == [2, 2]
    assert by_cards.ranking() == [[1], [0], [2, 3]]
    by_standees = at("end", board="A1=2tiger* A10=3fish**", ready=[["T6"], ["S6"], [], []])
    assert by_standees.ranking() == [[0, 1], [3], [2]]


def test_crs_8_5_cards_spent_or_not_come_before_standees() -> None:
    table = at(
        "end", board="A1=0tiger***", ready=[["T6"], ["S1"], [], []], used=[[], ["S2"], [], []]
    )
    assert table.scores()[:2] == [2, 2]
    assert table.ranking()[:2] == [[1], [0]]


def test_crs_8_5_a_shared_victory_is_told_for_each_winner() -> None:
    racks: list[list[str]] = [[], [], [], []]
    table = at("play", racks=racks, ready=[["T6"], [], ["S6"], []])
    assert told(table, VictoryShared) == [VictoryShared(0, 2), VictoryShared(2, 2)]
    assert table.ranking() == [[0, 2], [1, 3]]
