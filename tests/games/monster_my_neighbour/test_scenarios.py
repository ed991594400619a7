"""The worked scenarios of the rules, and further ones, as files."""

from __future__ import annotations

from pathlib import Path

import pytest

import serao
from tests.games.monster_my_neighbour.at_the_table import HERE

FILES = sorted((HERE / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_scenario_holds(path: Path) -> None:
    serao.scenario.load(path).run()
