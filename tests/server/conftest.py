"""Settings of the server's tests."""

import pytest

from serao import fairness


@pytest.fixture(autouse=True)
def known_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards in every run; both players of Wipe'em Out! have a first choice."""
    secrets = iter(f"{number:064x}" for number in range(7, 1000))
    monkeypatch.setattr(fairness, "new_secret", lambda: next(secrets))
    tables = iter(f"table-{number}" for number in range(1000))
    monkeypatch.setattr(fairness, "new_table_id", lambda: next(tables))
