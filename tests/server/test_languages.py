"""Every person is spoken to in a language of their own."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from fluent.syntax import ast

import serao
from serao.kernel import messages
from serao.server import takebacks, telling
from serao.server.codes import CODES, Refusal
from serao.server.languages import LANGUAGES, SENTENCES, Language, preferred
from serao.server.tables import Listener
from tests.server.hosting import act_once, heard, hosting, play_of, table_of_people


def ids_in(language: str) -> set[str]:
    (folder,) = SENTENCES.folders
    body = messages.resource(folder / f"{language}.ftl").body
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def test_the_server_speaks_the_languages_of_the_house_in_full() -> None:
    assert LANGUAGES == messages.LANGUAGES
    english = ids_in("en")
    for language in set(LANGUAGES) - set(messages.KIN):
        assert ids_in(language) == english
    families = {code.replace("/", "-") for code in CODES} | {
        "another-seat",
        "page",
        "preview",
    }  # and pages
    assert {name for name in english if not name.startswith(tuple(families))} == set()
    assert {name for name in families if not any(one.startswith(name) for one in english)} == set()


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("pt", "pt"),
        ("pt-PT,pt;q=0.8,en;q=0.5", "pt"),
        ("fr-FR, pt-BR; q=0.7, en; q=0.9", "en"),
        ("pt-BR,pt;q=0.9,en;q=0.8", "pt-BR"),
        ("PT-br", "pt-BR"),
        ("pt-AO,pt-BR;q=0.9", "pt"),
        ("en-BR,pt-BR;q=0.9", "en"),
        ("en;q=0, pt;q=0.1", "pt"),
        ("de,fr", "en"),
        ("pt;q=much", "en"),
    ],
)
def test_a_browser_is_answered_in_the_language_it_likes_best(
    header: str, language: Language
) -> None:
    assert preferred(header) == language


def test_a_refusal_speaks_every_language() -> None:
    refusal = Refusal("table/full", "quicker")
    assert str(refusal) == refusal.reason("en") == "somebody else was quicker"
    assert refusal.reason("pt") == "alguém foi mais rápido"


def test_why_a_choice_cannot_be_taken_back_is_said_in_the_viewers_language() -> None:
    _, _, play = play_of("caretos", 2, 1)
    reason = telling.take_back(play, 0, "pt").reason
    assert reason == Refusal("table/cannot-take-back", takebacks.NOT_YET).reason("pt")
    assert telling.take_back(play, -1, "pt").reason == "quem assiste não escolhe"


def test_whoever_is_asked_and_nobody_else_is_told_what_in_a_language_of_their_own() -> None:
    _, _, play = play_of("caretos", 2, 1)
    (asked,) = play.state.waiting()
    spoken: tuple[Language, ...] = ("en", "pt")
    english, portuguese = (telling.offer(play, asked, language) for language in spoken)
    assert english is not None
    assert english.question == "Choose two start places with the same sign"
    assert portuguese is not None
    assert portuguese.question == "Escolhe dois lugares de partida com o mesmo sinal"
    assert telling.offer(play, 1 - asked, "en") is None
    assert telling.offer(play, -1, "en") is None


def test_listeners_of_one_seat_hear_the_same_in_their_own_languages(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await table_of_people(tables, "caretos", 2)
            idle = 1 - table.playing().state.waiting()[0]  # who has nothing to take back
            listeners = [Listener(idle, language) for language in ("en", "pt", "pt")]
            for listener in listeners:
                table.listen(listener, None)
            await act_once(table, serao.Rng(1))
            english, portuguese, same = [heard(listener)[-1] for listener in listeners]
            assert portuguese == same
            assert english["take_back"]["reason"] != portuguese["take_back"]["reason"]
            assert english["changes"] == portuguese["changes"]
            assert [line["facts"] for line in english["log"]] == [
                line["facts"] for line in portuguese["log"]
            ]

    asyncio.run(story())
