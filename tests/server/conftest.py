"""Settings of the server's tests."""

import hashlib

import pytest

from serao import fairness


@pytest.fixture(autouse=True)
def known_secret(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Deal the same cards in every run of a test: fix the secrets and the names of tables."""
    secrets = iter(f"{number:064x}" for number in range(7, 1000))
    monkeypatch.setattr(fairness, "new_secret", lambda: next(secrets))
    test = hashlib.sha256(request.node.nodeid.encode()).hexdigest()[:8]
    tables = iter(f"{test}-{number}" for number in range(1000))
    monkeypatch.setattr(fairness, "new_table_id", lambda: next(tables))
