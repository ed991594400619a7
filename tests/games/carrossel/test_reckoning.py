"""CRS-8.2 The score line by line."""

from __future__ import annotations

from tests.games.carrossel.at_the_table import GAME, at


def test_crs_8_2_clients_and_objectives_are_lines_of_their_own() -> None:
    ready = [["T1", "T6", "S1", "S2", "S6", "H1", "DR"], [], [], []]
    table = at("end", ready=ready, used=[["F6"], [], [], []], objectives=["O1", "O3", "O6", "O12"])
    assert GAME.drawing.reckoning(table, "en")[0] == [
        ("2 × tiger", 3),
        ("3 × swan", 4),
        ("1 × horse", 1),
        ("1 × fish", 2),
        ("1 × dragon", 3),
        ("tiger + swan + horse + fish: 1 set of 4 VP", 4),
        ("swan + swan + swan: 1 set of 3 VP", 3),
        ("tiger + swan: 2 sets of 1 VP", 2),
        ("three in a row: no set", 0),
    ]
    assert table.scores()[0] == 22


def test_crs_8_2_a_seat_without_clients_has_its_objectives_only() -> None:
    table = at("end", board="A4=1tiger A5=1tiger A6=1fish", objectives=["O1", "O2", "O3", "O12"])
    assert [points for _, points in GAME.drawing.reckoning(table, "en")[1]] == [0, 0, 0, 3]
