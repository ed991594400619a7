"""What the game says in Portuguese can be read aloud: articles, one language, one way to be addressed."""

from __future__ import annotations

import re

import pytest

from serao.games.monster_my_neighbour.actions import CARDS
from tests.games.monster_my_neighbour.at_the_table import GAME
from tests.games.monster_my_neighbour.said import sentences, written

PORTUGUESE = ("pt", "pt-BR")
THINGS = [f"item-{name}" for name in CARDS]
FEMININE = {"item-investigate", "item-deal", "item-mermaid", "item-mandrake"}
ELSEWHERE = {("item-gossip", "pt-BR"): "a"}  # gossip is feminine in Brazil only
FITTING = {
    "a": "a|da|na|à|uma|tua|sua",
    "o": "o|do|no|ao|um|nenhum|teu|seu",
    "as": "as|das|nas|às",
}  # article -> what may stand before such a name
LISTED = re.compile(r"(^|: |, |× |\(|eras? )$")  # before a name that stands for itself
ENDED = re.compile(r"$|[:,.)]| \(| d[oa] ")  # behind such a name
APART = re.compile(r"\b(a|de|em|por) [ao]s? (?=[A-ZÁÂÉÍÓÚ])")
ENGLISH = re.compile(
    r"\b(the|and|with|from|you|your|of|card|hand|play|draw|round|choose|take|give"
    r"|hunter|friend|monster|dog|deal|steal|gossip|escape)\b",
    re.IGNORECASE,
)
FOREIGN = {
    "pt": re.compile(
        r"\b(você|vocês|sua mão|rodadas?|embaralh\w+|artefatos?|bônus|fofocas?|cachorros?)\b",
        re.IGNORECASE,
    ),
    "pt-BR": re.compile(
        r"\b(tu|ti|teus?|tuas?|contigo|tens|podes|queres|jogas|ficas|rondas?|baralha(m|r)?-se"
        r"|artefactos?|apanh\w+|bónus|mais ninguém|mexericos?|cão|monte)\b",
        re.IGNORECASE,
    ),
}


def article(thing: str, locale: str) -> str:
    return ELSEWHERE.get((thing, locale), "a" if thing in FEMININE else "o")


@pytest.mark.parametrize("locale", PORTUGUESE)
@pytest.mark.parametrize("thing", THINGS)
def test_a_name_has_its_own_article_before_it(thing: str, locale: str) -> None:
    called = GAME.words.say(locale, thing)
    before = re.compile(rf"\b({FITTING[article(thing, locale)]}) $", re.IGNORECASE)
    name = re.compile(rf"(?<![\w-]){re.escape(called)}(?![\w-])")
    wrong = [
        sentence
        for sentence in sentences(locale)
        for found in name.finditer(sentence)
        if not before.search(sentence[: found.start()]) and not stands_alone(sentence, found)
    ]
    assert wrong == []


def stands_alone(sentence: str, found: re.Match[str]) -> bool:
    """Whether the name is one of a list, or what the rest of the sentence is about."""
    before, behind = sentence[: found.start()], sentence[found.end() :]
    return bool(LISTED.search(before) and ENDED.match(behind))


@pytest.mark.parametrize("locale", PORTUGUESE)
def test_every_name_is_said_in_some_sentence(locale: str) -> None:
    said = " | ".join(sentences(locale))
    assert [thing for thing in THINGS if GAME.words.say(locale, thing) not in said] == []


@pytest.mark.parametrize("locale", PORTUGUESE)
def test_a_preposition_and_an_article_are_one_word(locale: str) -> None:
    assert [sentence for sentence in sentences(locale) if APART.search(sentence)] == []


@pytest.mark.parametrize("locale", PORTUGUESE)
def test_no_english_is_left(locale: str) -> None:
    said = sentences(locale)
    assert said & sentences("en") == set()
    assert [sentence for sentence in said if ENGLISH.search(sentence)] == []


@pytest.mark.parametrize("locale", PORTUGUESE)
def test_people_are_addressed_in_one_way_and_in_the_words_of_their_country(locale: str) -> None:
    said = [*sentences(locale), *written(GAME.folder, locale)]
    assert [sentence for sentence in said if FOREIGN[locale].search(sentence)] == []


def test_what_is_said_of_one_is_not_said_of_none() -> None:
    """The plural of Brazil counts none as one: so one is meant by ``[1]``, which is no more than that."""
    assert [words for words in written(GAME.folder, "pt-BR") if "[one]" in words] == []
