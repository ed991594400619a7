"""The client proves fairness with its own arithmetic; both are held to the same file."""

import json
from pathlib import Path
from typing import Any

import pytest

from serao import fairness
from serao.witness import digest_of

ROOT = Path(__file__).resolve().parents[2]
CASES = json.loads((ROOT / "web" / "tests" / "fairness.json").read_text(encoding="utf-8"))


def number_of_shares(case: dict[str, Any]) -> str:
    return f"{len(case['shares'])}-shares"


@pytest.mark.parametrize("case", CASES["shown"], ids=number_of_shares)
def test_commitment_and_seed_of_old_tables_are_those_that_the_client_computes(
    case: dict[str, Any],
) -> None:
    assert fairness.commitment(case["secret"]) == case["commitment"]
    assert fairness.seed_of(case["secret"], case["shares"]).hex() == case["seed"]


@pytest.mark.parametrize("case", CASES["sealed"], ids=number_of_shares)
def test_commitments_seal_and_seed_are_those_that_the_client_computes(case: dict[str, Any]) -> None:
    table, attempt, sealed = case["table"], case["attempt"], case["commitment"]
    assert fairness.commitment(case["secret"]) == sealed
    assert case["commitments"] == [
        None if share is None else fairness.share_commitment(table, sealed, attempt, seat, share)
        for seat, share in enumerate(case["shares"])
    ]
    seal = fairness.seal(table, sealed, attempt, case["terms"], case["commitments"])
    assert seal == case["seal"]
    assert fairness.seed(seal, case["secret"], case["shares"]).hex() == case["seed"]


@pytest.mark.parametrize("case", CASES["days"])
def test_what_is_published_of_a_day_is_what_the_client_computes(case: dict[str, Any]) -> None:
    fixed = case["game"], case["date"], case["levels"], case["iterations"]
    assert fairness.day_commitment(*fixed, case["secret"]) == case["commitment"]
    assert fairness.day_seed(case["commitment"], case["secret"]).hex() == case["seed"]


@pytest.mark.parametrize("case", CASES["data"])
def test_terms_and_views_are_written_and_hashed_in_one_way(case: dict[str, Any]) -> None:
    assert fairness.terms(case["facts"]) == case["terms"]
    assert digest_of(case["facts"]) == case["view"]


@pytest.mark.parametrize("case", CASES["closings"])
def test_the_closing_number_is_the_one_that_the_client_computes(case: dict[str, Any]) -> None:
    actions = [(entry["seat"], entry["action"]) for entry in case["actions"]]
    hints = [(hint["seat"], hint["after"]) for hint in case.get("hints", [])]
    assert fairness.closing(case["seal"], actions, hints) == case["closing"]


@pytest.mark.parametrize("digits", ["AB", "ab ", " ab", "ab\n", "a", "", "zz"])
def test_digits_have_one_form(digits: str) -> None:
    with pytest.raises(ValueError, match="not hexadecimal"):
        fairness.commitment(digits)
