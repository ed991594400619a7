"""The script that measures the levels: files that a run goes on from, and a table made of them."""

from __future__ import annotations

from pathlib import Path

import pytest

import serao
from scripts import strength
from scripts.strength import ALL, Pairing, play, table
from serao.sim.arena import check, played_in

SHORT = Pairing("carrossel", 2, "novice", "random")


def test_every_pairing_can_be_played() -> None:
    for pairing in ALL:
        check(pairing.match(1))
    assert {pairing.game for pairing in ALL} == set(serao.games())


def test_a_course_is_played_up_to_its_number_and_no_game_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "carrossel-2-novice-random.jsonl"
    monkeypatch.setattr(strength, "COURSES", (([SHORT], 1), ([SHORT], 2)))
    play(tmp_path, 1)
    first = played_in(out)
    assert [game.number for game in first] == [0, 1]
    play(tmp_path, 1)
    assert played_in(out) == first


def test_the_table_shows_what_has_been_played_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "COURSES", (([SHORT], 2),))
    play(tmp_path, 1)
    heading, _, *rows = table(tmp_path)
    assert heading == "| game | seats | who | games | won | 95 % interval | by chance |"
    assert len(rows) == 1
    assert rows[0].startswith("| Carrossel | 2 | `novice` against `random` | 2 | ")
    assert rows[0].endswith("| 50.0% |")
