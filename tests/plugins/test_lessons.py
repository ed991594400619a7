"""A game of another package has lessons as well."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import pytest

import serao
from serao.kernel.messages import LANGUAGES
from serao.lessons import languages, lessons
from tests.plugins.environment import SUECA

games = import_module("serao.games")  # the module: serao.games is the function


@pytest.fixture(autouse=True)
def sueca(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bring Sueca into the house, for the length of a test."""
    monkeypatch.syspath_prepend(str(SUECA / "src"))
    import serao_sueca  # noqa: PLC0415  # only there from here on

    monkeypatch.setattr(games, "brought", lambda: {"sueca": serao_sueca.define})
    games.published.cache_clear()
    yield
    games.published.cache_clear()


def test_the_lesson_of_sueca_can_be_finished_in_every_language() -> None:
    game = serao.game("sueca")
    assert languages(game) == sorted(LANGUAGES)
    (only,) = lessons(game)
    assert only.run().view(1)["points"] == [0, 32, 0, 32]
