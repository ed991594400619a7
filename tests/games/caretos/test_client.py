"""The client's tests draw what the game says."""

from __future__ import annotations

from tests.games.caretos.client import FILE, text


def test_what_the_client_is_tested_with_is_what_the_game_says() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), (
        f"{FILE.name} is stale: python -m tests.games.caretos.client writes it"
    )
