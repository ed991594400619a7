"""Counts of lines of play catch what no scenario thought of."""

from __future__ import annotations

import pytest

import serao
from tests.perft.counting import FOLDER, Position, divided, perft, read

POSITIONS = [position for path in sorted(FOLDER.glob("*.txt")) for position in read(path)]


@pytest.mark.parametrize("position", POSITIONS, ids=[position.id for position in POSITIONS])
def test_the_lines_of_play_are_as_many_as_written(position: Position) -> None:
    table = position.table()
    for depth, count in position.counts.items():
        assert perft(table, depth) == count, divided(table, depth)


def test_every_game_has_perft_positions() -> None:
    assert {position.game for position in POSITIONS} == set(serao.games())
