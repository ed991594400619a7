"""What the game says can be read aloud: names with their articles, nothing left in English."""

from __future__ import annotations

import re

import pytest

from serao.games.caretos.actions import MONSTERS, SPACES
from serao.kernel.articles import NONE, article_of
from tests.games.caretos.at_the_table import GAME
from tests.games.caretos.said import sentences

PORTUGUESE = ("pt", "pt-BR")
FITTING = {
    "a": "a|da|na|à|pela|tua|sua",
    "o": "o|do|no|ao|pelo|teu|seu",
    "as": "as|das|nas|às|pelas",
    "os": "os|dos|nos|aos|pelos",
}  # article -> what may stand before such a name
BARE = "|".join(["a", "o", "as", "os", "da", "do", "na", "no", "das", "dos", "nas", "nos"])
APART = re.compile(r"\b(?i:a|de|em|por) [ao]s? (?=[A-ZÁÂÉÍÓÚ])")
ENGLISH = re.compile(
    r"\b(the|and|with|from|your|villager|campfire|group|step|turn|night|pays?|scares?)\b",
    re.IGNORECASE,
)


def names() -> list[tuple[str, str]]:
    places = [("place", name) for name in SPACES]
    return places + [("item", name) for name in MONSTERS]


@pytest.mark.parametrize("locale", PORTUGUESE)
def test_a_name_has_its_own_article_before_it(locale: str) -> None:
    said = " | ".join(sentences(locale))
    for kind, name in names():
        called = GAME.words.called(kind, name, locale)
        article = article_of(GAME.words.texts, locale, f"{kind}-{name}")
        found = re.findall(rf"(?<!\w)(?:(\w+) )?{re.escape(called)}(?![\w:])", said)
        assert found, f"nobody speaks of {called}"
        fits = re.compile(FITTING.get(article, rf"(?!(?:{BARE})$).*"), re.IGNORECASE)
        assert {word for word in found if not fits.fullmatch(word)} == set(), called


def test_a_place_takes_the_article_that_people_give_it() -> None:
    taken = {name: article_of(GAME.words.texts, "pt", f"place-{name}") for name in SPACES}
    assert {name for name, article in taken.items() if article == NONE} == {
        *("v1", "v2", "v3", "v4"),  # Vila Chã, Pitões, Covelas, Montesinho
        *("c1", "c2", "c3"),  # the saints
        *("d2", "d4", "t2"),  # Antelas, Pedralva, Pincães
    }
    assert (taken["p7"], taken["p8"], taken["p4"], taken["p1"]) == ("o", "a", "as", "os")


@pytest.mark.parametrize("locale", PORTUGUESE)
def test_a_preposition_and_an_article_are_one_word(locale: str) -> None:
    assert [sentence for sentence in sentences(locale) if APART.search(sentence)] == []


@pytest.mark.parametrize("locale", PORTUGUESE)
def test_no_english_is_left(locale: str) -> None:
    said = sentences(locale)
    assert said & sentences("en") == set()
    assert [sentence for sentence in said if ENGLISH.search(sentence)] == []


@pytest.mark.parametrize("locale", PORTUGUESE)
def test_a_card_has_no_code_where_its_words_are_enough(locale: str) -> None:
    coded = [said for said in sentences(locale) if re.search(r"\b[NBF]\d\d?\b(?!\))", said)]
    assert coded == []
