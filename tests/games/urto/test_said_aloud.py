"""What a game says can be read aloud: articles, one language at a time, one way to be addressed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast

from serao.kernel.articles import article_of, plain
from serao.kernel.messages import resource
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
NOT_IN_BRAZIL = re.compile(
    r"\b(tu|teus?|tuas?|ti|te|contigo|estás|podes|tens|queres|precisas|vais|rondas?|noutr\w+)\b"
    r"|-te\b|artefacto|aconteciment|lançament|relanç|\b\w+(ónico|énix)\b",
    re.IGNORECASE,
)
WRITTEN = FluentSerializer()
ALIKE = {"Mana"}  # the same word in every language


@pytest.mark.parametrize("locale", PORTUGUESE)
def test_a_name_has_its_own_article_before_it(locale: str) -> None:
    said = " | ".join(sentences(locale))
    for kind, name in names():
        called = GAME.words.called(kind, name, locale)
        article = article_of(GAME.words.texts, locale, f"{kind}-{name}")
        bare = re.compile(rf"(?<!\w)(?<!-)(\w+ )?{re.escape(called)}(?!\w)")
        fitting = re.compile(rf"({FITTING[article]}) ", re.IGNORECASE)
        wrong = {found[0] for found in bare.finditer(said) if not fitting.match(found[1] or "")}
        assert not wrong, called


@pytest.mark.parametrize("locale", PORTUGUESE)
def test_a_name_in_a_lesson_has_its_own_article_before_it(locale: str) -> None:
    lessons = (GAME.folder / "lessons" / f"{locale}.ftl").read_text(encoding="utf-8")
    met = re.findall(r"(\w*) \{ ((?:item|monster|field)-[a-z0-9-]+) \}", lessons)
    assert met
    articles = {name: FITTING[article_of(GAME.words.texts, locale, name)] for _, name in met}
    wrong = [(word, name) for word, name in met if not re.fullmatch(articles[name], word.lower())]
    assert wrong == []


def names() -> list[tuple[str, str]]:
    book = GAME.drawing.catalogue("pt")
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


def test_brazil_says_voce_and_its_own_words() -> None:
    folders = [GAME.folder / folder for folder in ("texts", "lessons", "guide")]
    said = {
        (folder.name, message): text
        for folder in folders
        for message, text in as_said_in_brazil(folder).items()
    }
    said.update({(path.name, ""): path.read_text("utf-8") for path in folders[2].glob("*pt-BR.md")})
    assert {where: text for where, text in said.items() if NOT_IN_BRAZIL.search(text)} == {}


def as_said_in_brazil(folder: Path) -> dict[str, str]:
    """Return every message as Brazil reads it: its own, or else Portugal's."""
    files = [resource(folder / f"{language}.ftl") for language in ("pt", "pt-BR")]
    messages = [entry for file in files for entry in file.body if isinstance(entry, ast.Message)]
    return {message.id.name: WRITTEN.serialize_entry(message) for message in messages}


@pytest.mark.parametrize("folder", ["texts", "lessons", "guide"])
def test_brazil_repeats_nothing_and_speaks_of_the_same(folder: str) -> None:
    own, kin = [
        {entry.id.name: entry for entry in resource(path).body if isinstance(entry, ast.Message)}
        for path in [GAME.folder / folder / f"{language}.ftl" for language in ("pt-BR", "pt")]
    ]
    assert set(own) <= set(kin)
    assert [name for name in own if own[name].equals(kin[name])] == []
    for name, message in own.items():
        assert facts_of(message) == facts_of(kin[name]), name
        assert ids(message.attributes) == ids(kin[name].attributes), name


def facts_of(message: ast.Message) -> set[str]:
    return {plain(name) for name in re.findall(r"\$([a-z0-9-]+)", WRITTEN.serialize_entry(message))}


def ids(attributes: list[ast.Attribute]) -> list[str]:
    return [attribute.id.name for attribute in attributes]
