"""Every clause of every game is cited by a test."""

from __future__ import annotations

import pytest

from scripts.clauses import clauses, packages, uncited


@pytest.mark.parametrize("package", packages())
def test_every_clause_has_a_test(package: str) -> None:
    assert len(clauses(package)) > 20
    assert uncited(package) == []
