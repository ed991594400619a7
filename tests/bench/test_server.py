"""The load bench plays, counts what was accepted and looks for it; nothing here depends on speed."""

from __future__ import annotations

import asyncio
from io import StringIO
from pathlib import Path

from rich.console import Console

from bench import server
from bench.load import Measured, Run, milliseconds
from serao.store import ActionRow


def test_what_is_accepted_under_load_is_stored(tmp_path: Path) -> None:
    report = asyncio.run(server.ours("carrossel", 3, 20.0, 1.0, tmp_path / "load.sqlite3"))
    assert report.accepted > 10
    assert report.lost == 0
    assert report.run.paced.refused == report.run.flat_out.refused == 0
    assert report.run.flat_out.actions > 0
    assert report.run.flat_out.cpu_seconds > 0
    assert report.run.seated > report.run.empty


def test_what_was_accepted_before_a_kill_is_stored(tmp_path: Path) -> None:
    accepted, lost = asyncio.run(server.killed("urto", 3, 1.0, tmp_path / "kill.sqlite3"))
    assert accepted > 0
    assert lost == 0


def test_an_action_that_is_not_stored_is_found_missing() -> None:
    rows = [
        ActionRow("t", 0, 0, 7, 1.0),
        ActionRow("t", 1, 1, 8, 1.0),
        ActionRow("t", 2, 0, 9, 1.0),
    ]
    assert server.missing(rows, [[7, 9], [8]]) == 0
    assert server.missing(rows, [[7], []]) == 0  # stored, and killed before it could be said
    assert server.missing(rows, [[7, 9, 4], [8]]) == 3
    assert server.missing(rows, [[9], [8]]) == 1


def test_times_are_ranked() -> None:
    assert milliseconds([0.003, 0.001, 0.002], 0.5) == 2.0
    assert milliseconds([0.003, 0.001, 0.002], 0.99) == 3.0
    assert milliseconds([], 0.5) == 0.0


def test_two_reports_stand_beside_each_other_with_ratios() -> None:
    def report(system: str, actions: int, kilobytes: float) -> server.Report:
        stretch = Measured(2.0, actions, 0, [0.002], [0.004], 1.0)
        run = Run(10, 1000.0, 1000.0 + 10 * kilobytes, 2000.0, stretch, stretch, 0)
        return server.Report(system, "game", "on the disk", run)

    paper = StringIO()
    console = Console(file=paper, width=120)
    console.print(server.table_of([report("ours", 3000, 50.0), report("theirs", 1000, 200.0)]))
    text = paper.getvalue()
    assert "3,000" in text
    assert "3.00 x" in text  # actions per second of CPU
    assert "4.00 x" in text  # kilobytes a table
