"""``serao bench rl`` measures every door; nothing here depends on speed."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from serao.rl import speed


def test_every_door_is_a_row_of_one_table() -> None:
    console = Console(file=StringIO(), width=120)
    speed.run(["wipe-em-out"], 0.01, console)
    assert isinstance(console.file, StringIO)
    printed = console.file.getvalue()
    for door in ("Batch of 64", "PettingZoo", "Gymnasium", "OpenSpiel, with its tensor"):
        assert door in printed
    assert printed.count("wipe-em-out") == 5
