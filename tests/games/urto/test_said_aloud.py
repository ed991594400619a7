"""What a game says can be read aloud: articles, one language at a time, one way to be addressed."""

from __future__ import annotations

import re

import pytest

from serao.kernel.articles import article_of
from tests.games.urto.at_the_table import GAME
from tests.games.urto.said import sentences

PORTUGUESE = ("pt", "pt-BR")
FITTING = {
    "a": "a|da|na|à",
    "o": "o|do|no|ao",
    "as": "as|das|nas|às",
    "os": "os|dos|nos|aos",
}  # article -> what may stand before such a name
APART = re.compile(r"\b(?i:a|de|em|por) [ao]s? (?=[A-ZÁÂÉÍÓÚ])")
ENGLISH = re.compile(
    r"\b(the|and|with|from|you|your|of|field|health|honour|monster|artifact|token|event"
    r"|roll|die|fight|hero|torch|shortcut|mushroom|trap|round|cave|against|choose|take)\b",
    re.IGNORECASE,
)
ALIKE = {"Mana"}  # the same word in every language


@pytest.mark.parametrize("locale", PORTUGUESE)
def test_a_name_has_its_own_article_before_it(locale: str) -> None:
    said = " | ".join(sentences(locale))
    for kind, name in names():
        called = GAME.called(kind, name, locale)
        article = article_of(GAME.texts, locale, f"{kind}-{name}")
        bare = re.compile(rf"(?<!\w)(?<!-)(\w+ )?{re.escape(called)}(?!\w)")
        fitting = re.compile(rf"({FITTING[article]}) ", re.IGNORECASE)
        wrong = {found[0] for found in bare.finditer(said) if not fitting.match(found[1] or "")}
        assert not wrong, called


def names() -> list[tuple[str, str]]:
    book = GAME.catalogue("pt")
    fields = [action.partition(":")[2] for action in GAME.actions if action.startswith("field:")]
    return [
        *[("field", name) for name in fields],
        *[("item", name) for name in book["artifacts"]],
        *[("monster", name) for name in book["monsters"]],
    ]


@pytest.mark.parametrize("locale", PORTUGUESE)
def test_a_preposition_and_an_article_are_one_word(locale: str) -> None:
    assert [sentence for sentence in sentences(locale) if APART.search(sentence)] == []


@pytest.mark.parametrize("locale", PORTUGUESE)
def test_no_english_is_left(locale: str) -> None:
    said = sentences(locale)
    assert said & sentences("en") == ALIKE
    assert [sentence for sentence in said if ENGLISH.search(sentence)] == []
