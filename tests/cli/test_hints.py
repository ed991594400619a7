"""Hints in the terminal: what a bot would do, written down in the record."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from rich.console import Console

import serao
from serao import proof, records
from serao.records import Player, new_record
from serao.terminal import Evening


def test_h_says_what_a_bot_would_do_and_it_is_in_the_record(tmp_path: Path) -> None:
    players = [Player("Ana"), Player("Rui", "random"), Player("Eva", "random")]
    record = new_record(serao.game("monster-my-neighbour"), players, {}, seed="hints")
    typed = iter(["h", "h", "1", "h", *["1"] * 10_000])
    console = Console(width=100, record=True, file=StringIO())
    Evening(record, tmp_path / "game.serao.json", console, lambda _: next(typed)).play()
    said = console.export_text()
    assert said.count("to win, between") >= 3
    assert "the rule: MMN-" in said
    assert "Ana: hints 2" in said  # asked twice about one choice, it counts once
    kept = records.load(tmp_path / "game.serao.json")
    assert [hint.seat for hint in kept.hints] == [0, 0]
    assert proof.verify(kept)
