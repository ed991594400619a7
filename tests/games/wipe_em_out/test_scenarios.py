"""The scenario files: the worked examples of the rules, and edge cases beside them."""

from __future__ import annotations

from pathlib import Path

import pytest

from serao.scenario import load
from tests.games.wipe_em_out.at_the_table import GAME, HERE

FILES = sorted((HERE / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_scenario_holds(path: Path) -> None:
    load(path).run()


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_scenario_cites_clauses_of_the_rules(path: Path) -> None:
    rules = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    sheet = load(path).sheet
    assert sheet.clauses or sheet.refuses
    for clause in sheet.clauses:
        assert f"**{clause}" in rules
