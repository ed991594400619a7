"""The bench measures both builds and says so; nothing here depends on speed."""

from __future__ import annotations

import json
import shutil
from importlib.machinery import EXTENSION_SUFFIXES
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import serao
from serao import bench

SLUG = "wipe-em-out"
KEYS = {column.key for column in bench.COLUMNS}
BRIEF = 0.01  # seconds


@pytest.fixture
def console() -> Console:
    return Console(file=StringIO(), width=100)


def printed(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_one_game_is_measured_at_every_number_of_seats(console: Console, tmp_path: Path) -> None:
    path = tmp_path / "speed.json"

    bench.run([SLUG], BRIEF, console, path)

    text = printed(console)
    assert "Wipe'em Out!" in text
    assert "CPython" in text or "PyPy" in text
    assert "CPUs" in text
    assert all(column.heading in text for column in bench.COLUMNS)
    assert text.count("plain") >= len(serao.game(SLUG).seats)
    assert ("not compiled" in text) != serao.compiled()

    written = json.loads(path.read_text(encoding="utf-8"))
    assert written["machine"]["serao"] == serao.__version__
    assert [row["seats"] for row in written["results"]] == list(serao.game(SLUG).seats)
    for row in written["results"]:
        assert row["game"] == SLUG
        assert row["plain"].keys() == KEYS
        assert all(number > 0 for number in row["plain"].values())
        assert ("compiled" in row) == serao.compiled()
        assert row["ratio"].keys() == (KEYS if serao.compiled() else set())


def test_several_games_are_measured_at_a_typical_number_of_seats(
    console: Console, tmp_path: Path
) -> None:
    path = tmp_path / "speed.json"
    bench.run([SLUG, SLUG], BRIEF, console, path)
    written = json.loads(path.read_text(encoding="utf-8"))
    assert [row["seats"] for row in written["results"]] == [4, 4]


@pytest.mark.parametrize(
    ("seats", "typical"), [(range(2, 6), 4), (range(3, 9), 4), (range(2, 4), 3)]
)
def test_four_seats_are_typical_or_as_many_as_there_are(seats: range, typical: int) -> None:
    assert bench.typical(seats) == typical


def test_an_unknown_game_is_refused_before_anything_is_measured(console: Console) -> None:
    with pytest.raises(serao.UnknownGame, match="there is no game 'chess'"):
        bench.run([SLUG, "chess"], BRIEF, console, None)
    assert printed(console) == ""


def test_a_file_that_cannot_be_written_is_refused_before_anything_is_measured(
    console: Console, tmp_path: Path
) -> None:
    with pytest.raises(serao.SeraoError, match="there is no folder to write it in"):
        bench.run([SLUG], BRIEF, console, tmp_path / "nowhere" / "speed.json")
    assert printed(console) == ""


def test_a_folder_is_no_file_to_write_to(tmp_path: Path) -> None:
    with pytest.raises(serao.SeraoError, match=str(tmp_path.name)):
        bench.write(tmp_path, {}, BRIEF, [])


def test_the_builds_are_what_they_are_called() -> None:
    with bench.builds() as workers:
        assert list(workers) == (["compiled", "plain"] if serao.compiled() else ["plain"])
        assert not workers["plain"].compiled
        assert workers["plain"].ask(SLUG, 2, BRIEF).keys() == KEYS
        processes = [worker.process for worker in workers.values()]
    assert all(process.poll() is not None for process in processes)


def test_the_plain_build_runs_although_compiled_modules_lie_beside_the_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "serao"
    shutil.copytree(bench.PACKAGE, package)
    for suffix in EXTENSION_SUFFIXES:  # importing any of these would fail
        (package / "kernel" / f"state{suffix}").write_bytes(b"not a library")
        (package / f"kernel_rules__mypyc{suffix}").write_bytes(b"not a library")
    monkeypatch.setattr(bench, "PACKAGE", package)
    monkeypatch.setattr(serao, "compiled", lambda: False)

    with bench.builds() as workers:
        assert not workers["plain"].compiled
        assert workers["plain"].ask(SLUG, 2, BRIEF).keys() == KEYS


def test_a_copy_without_compiled_modules_keeps_everything_else(tmp_path: Path) -> None:
    package = tmp_path / "there" / "rules"
    (package / "data").mkdir(parents=True)
    kept = ["__init__.py", "state.py", "data/cards.toml"]
    for name in [*kept, *(f"state{suffix}" for suffix in EXTENSION_SUFFIXES)]:
        (package / name).touch()

    bench.copy_without_compiled(package, tmp_path / "here")

    copy = tmp_path / "here" / "rules"
    assert sorted(kept) == sorted(
        path.relative_to(copy).as_posix() for path in copy.rglob("*") if path.is_file()
    )


def test_a_ratio_above_one_means_that_compiled_is_better(console: Console) -> None:
    compiled = dict.fromkeys(KEYS, 10.0) | {"clone_microseconds": 1.0}
    plain = dict.fromkeys(KEYS, 2.0) | {"clone_microseconds": 3.0}
    row = bench.Row(SLUG, 4, {"compiled": compiled, "plain": plain})

    assert row.ratio()["decisions_per_second"] == 5
    assert row.ratio()["clone_microseconds"] == 3
    console.print(bench.table_of("Wipe'em Out!", [row]))
    lines = [line.split("│")[2:6] for line in printed(console).splitlines() if "│" in line]
    assert [[cell.strip() for cell in line] for line in lines] == [
        ["compiled", "10", "10", "1.00"],
        ["plain", "2", "2", "3.00"],
        ["ratio", "5.0 x", "5.0 x", "3.0 x"],
    ]


def test_the_median_of_the_rounds_counts() -> None:
    rounds = [{"pace": 3.0}, {"pace": 1.0}, {"pace": 9.0}]
    assert bench.medians(rounds) == {"pace": 3.0}


def test_tables_are_taken_in_the_middle_of_play() -> None:
    tables = bench.subject(SLUG, 3).tables
    assert len(tables) == bench.MOMENTS
    assert not any(table.is_over for table in tables)
