"""Every scenario file of the game holds."""

from __future__ import annotations

from pathlib import Path

import pytest

import serao
from tests.games.caretos.at_the_table import HERE

FILES = sorted((HERE / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_scenario_holds(path: Path) -> None:
    serao.scenario.load(path).run()


def test_every_worked_example_of_the_rules_has_a_file() -> None:
    assert {path.stem[:2] for path in FILES} >= {f"{number:02}" for number in range(1, 21)}
