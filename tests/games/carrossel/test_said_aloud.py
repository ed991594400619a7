"""What the game says can be read aloud: slots have names, nothing is left in English."""

from __future__ import annotations

import re

import pytest

from tests.games.carrossel.at_the_table import GAME
from tests.games.carrossel.said import sentences

PORTUGUESE = ("pt", "pt-BR")
THINGS = "lugar|lugares|setor|setores|cliente|clientes|bilheteira|bilheteria|tigre|cisne|cavalo|peixe|dragão"
UNSAID = re.compile(rf"\b(?:em|por|para) (?:{THINGS})\b", re.IGNORECASE)
APART = re.compile(r"\b(?i:de|em|por) [ao]s? ")
CODE = re.compile(r"\bN?[A-D]\d+\b")
ENGLISH = re.compile(
    r"\b(the|and|with|your|slot|sector|tiger|swan|horse|fish|booth|rides?|boards?|line)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("locale", PORTUGUESE)
def test_slots_and_animals_have_their_articles(locale: str) -> None:
    said = sentences(locale)
    assert [sentence for sentence in said if UNSAID.search(sentence)] == []
    assert [sentence for sentence in said if APART.search(sentence)] == []


@pytest.mark.parametrize("locale", PORTUGUESE)
def test_a_slot_is_called_by_its_number_and_sector(locale: str) -> None:
    said = sentences(locale)
    assert [sentence for sentence in said if CODE.search(sentence)] == []
    assert any(re.search(r"\bno lugar \d+ do setor [A-D]\b", sentence) for sentence in said)
    assert any(re.search(r"\bos lugares \d+, \d+ e \d+ do setor", sentence) for sentence in said)


@pytest.mark.parametrize("locale", PORTUGUESE)
def test_no_english_is_left(locale: str) -> None:
    said = sentences(locale)
    assert said & sentences("en") == set()
    assert [sentence for sentence in said if ENGLISH.search(sentence)] == []


def test_a_question_calls_a_slot_by_its_number_and_sector() -> None:
    asked = {locale: sentences(locale) for locale in ("en", "pt")}
    assert not [said for said in asked["en"] if said.endswith("?") and CODE.search(said)]
    assert "Que animal vai para o lugar 5 do setor A?" in asked["pt"]
    assert GAME.words.say("en", "ask-plan-tile", slot="slot 5 of sector A") in asked["en"]
