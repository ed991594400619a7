"""The scenario files: worked examples of the rules, cards and edge cases."""

from __future__ import annotations

import pytest

import serao
from tests.games.urto.at_the_table import HERE

FILES = sorted((HERE / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario(path: object) -> None:
    serao.scenario.load(str(path)).run()
