"""The load bench plays, counts what was accepted and looks for it; nothing here depends on speed."""

from __future__ import annotations

import asyncio
import sys
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


def made_up(system: str, actions: int, kilobytes: float) -> server.Report:
    stretch = Measured(2.0, actions, 0, [0.002], [0.004], 1.0)
    run = Run(10, 1000.0, 1000.0 + 10 * kilobytes, 2000.0, stretch, stretch, 0)
    return server.Report(system, "game", "on the disk", run)


def test_two_reports_stand_beside_each_other_with_ratios() -> None:
    paper = StringIO()
    console = Console(file=paper, width=120)
    console.print(server.table_of([made_up("ours", 3000, 50.0), made_up("theirs", 1000, 200.0)]))
    text = paper.getvalue()
    assert "3,000" in text
    assert "3.00 x" in text  # actions per second of CPU
    assert "4.00 x" in text  # kilobytes a table


def test_another_serao_is_run_by_its_python_or_from_its_checkout(tmp_path: Path) -> None:
    python = tmp_path / "python"
    python.touch()
    assert server.Program(python).python == str(python)
    assert "PYTHONPATH" not in server.Program(python).environment
    assert server.Program(tmp_path).python == server.HERE.python == sys.executable
    assert server.Program(tmp_path).environment["PYTHONPATH"] == str(tmp_path / "src")


def test_two_checkouts_take_turns_under_the_same_load(tmp_path: Path) -> None:
    other = server.Program(Path(__file__).parents[2])
    for here, there in server.compared("carrossel", (2, 20.0, 1.0), 1, other, tmp_path):
        assert (here.lost, there.lost) == (0, 0)
        assert here.accepted > 0
        assert there.accepted > 0


def test_how_two_checkouts_compare_is_said_for_the_round_in_the_middle() -> None:
    paper = StringIO()
    pairs = [(made_up("here", 3000 * i, 50.0), made_up("there", 3000, 50.0)) for i in (2, 1, 3)]
    assert not server.print_compared(Console(file=paper, width=120), iter(pairs))
    assert "2.00 (1.00 to 3.00) actions a second flat out" in paper.getvalue()


def test_hints_come_while_tables_play(tmp_path: Path) -> None:
    load = (3, 4.0, 3.0)
    steady, asked = asyncio.run(server.hinted("carrossel", load, 2.0, tmp_path / "hints.sqlite3"))
    assert steady.actions > 0
    assert len(asked.took) + asked.passed > 0
    text = StringIO()
    server.print_hinted(Console(file=text, width=100), steady, asked)
    assert "accepted: p50" in text.getvalue()
