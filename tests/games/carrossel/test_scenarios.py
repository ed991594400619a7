"""Every scenario file of the game holds."""

from __future__ import annotations

from pathlib import Path

import pytest

import serao
from tests.games.carrossel.at_the_table import HERE

FILES = sorted((HERE / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_scenario_holds(path: Path) -> None:
    serao.scenario.load(path).run()


def test_every_worked_scenario_of_the_rules_has_a_file() -> None:
    assert {int(path.stem[:2]) for path in FILES} >= set(range(1, 20))
