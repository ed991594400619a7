"""Sueca, as somebody has it who installed the package: every command works with it, and the laws hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugins.environment import SUECA, run, with_sueca


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_sueca(tmp_path_factory.mktemp("sueca"))


def test_it_is_listed_told_about_and_has_its_rules(python: Path) -> None:
    assert "Sueca" in run(python, "-m", "serao", "games").stdout
    assert "pack.toml" in run(python, "-m", "serao", "about", "sueca", "--sources").stdout
    assert "renúncia" in run(python, "-m", "serao", "rules", "sueca", "SUE-3.2").stdout
    portuguese = run(python, "-m", "serao", "rules", "sueca", "--language", "pt").stdout
    assert "parelha" in portuguese


def test_bots_of_all_levels_play_it(python: Path) -> None:
    levels = "random,novice,skilled,expert"
    bots = ["--bots", levels, "--games", "2", "--budget", "20it"]
    standings = run(python, "-m", "serao", "arena", "sueca", *bots).stdout
    assert all(level in standings for level in levels.split(","))


def test_a_game_is_played_told_again_and_verified(python: Path, tmp_path: Path) -> None:
    record = str(tmp_path / "evening.serao.json")
    how = ["--people", "0", "--bot", "novice", "--seed", "7", "--record", record]
    run(python, "-m", "serao", "play", "sueca", *how, "--option", "games=1")
    told = run(python, "-m", "serao", "replay", record).stdout
    assert "win the match" in told
    run(python, "-m", "serao", "verify", record)


def test_its_scenarios_hold(python: Path) -> None:
    done = run(python, "-m", "serao", "scenario", str(SUECA / "scenarios"))
    assert "12 of 12 hold" in done.stdout


def test_every_law_holds(python: Path) -> None:
    laws = ["--pyargs", "serao.testing", "--game", "sueca", "-p", "serao.testing.plugin"]
    done = run(python, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *laws)
    assert " passed" in done.stdout


def test_a_file_of_two_lines_runs_the_laws_among_the_games_own_tests(
    python: Path, tmp_path: Path
) -> None:
    lines = 'from serao.testing.laws import *\nGAMES = ["sueca"]\n'
    (tmp_path / "test_laws.py").write_text(lines)
    one = ["-k", "sorted_unique", "-p", "serao.testing.plugin", "-p", "no:cacheprovider"]
    done = run(python, "-m", "pytest", "-q", *one, "test_laws.py", cwd=tmp_path)
    assert "2 passed" in done.stdout
