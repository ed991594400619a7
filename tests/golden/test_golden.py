"""Whole recorded games: what was written is what happens."""

from __future__ import annotations

from pathlib import Path

import pytest

import serao
from tests.golden.game_text import FOLDER, read, written

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_golden_game_is_played_line_by_line_as_written(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert list(written(read(lines))) == lines


def test_every_game_has_golden_games() -> None:
    recorded = {read(path.read_text(encoding="utf-8").splitlines()).game for path in FILES}
    assert recorded == set(serao.games())
