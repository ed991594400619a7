"""The client proves fairness with its own arithmetic; both are held to the same file."""

import json
from pathlib import Path
from typing import Any

import pytest

from serao import fairness

ROOT = Path(__file__).resolve().parents[2]
CASES = json.loads((ROOT / "web" / "tests" / "fairness.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{len(case['shares'])}-shares")
def test_commitment_and_seed_are_those_that_the_client_computes(case: dict[str, Any]) -> None:
    assert fairness.commitment(case["secret"]) == case["commitment"]
    assert fairness.seed_of(case["secret"], case["shares"]).hex() == case["seed"]
