"""Both databases for a host's commands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.admin.houses import fresh_database
from tests.store.databases import postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "house" / "tables.sqlite3")
    return fresh_database(request.getfixturevalue("postgres_server"))
