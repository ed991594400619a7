"""What a client draws the game with."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from serao.games.monster_my_neighbour.actions import CARDS, MONSTERS
from serao.kernel.messages import LANGUAGES, hyphened
from tests.games.monster_my_neighbour.at_the_table import GAME

CATALOGUE = GAME.drawing.catalogue("en")
CARD: dict[str, dict[str, Any]] = {card["id"]: card for card in CATALOGUE["cards"]}


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_catalogue_is_what_its_type_says(locale: str) -> None:
    msgspec.convert(GAME.drawing.catalogue(locale), GAME.drawing.catalogue_type, strict=True)


def test_every_card_is_in_the_catalogue() -> None:
    assert [card["id"] for card in CATALOGUE["cards"]] == list(CARDS)
    assert sum(card["copies"] for card in CATALOGUE["cards"]) == 38


def test_a_card_is_named_by_the_kind_that_actions_use() -> None:
    kinds = {card["kind"] for card in CATALOGUE["cards"]}
    assert all(f"play:{kind}" in GAME.actions for kind in kinds)
    assert {CARD[name]["kind"] for name in MONSTERS} == {"monster"}


def test_a_card_cites_its_clause() -> None:
    rules = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    for card in CATALOGUE["cards"]:
        assert f"**{card['clause']} " in rules


def test_values_that_are_not_printed_are_marked_with_their_rulings() -> None:
    assert CARD["hunter"]["source"]["copies"] == {"mark": "I", "ruling": "MMN-R1"}
    assert CARD["fog"]["source"]["text"] == {"mark": "W", "ruling": "MMN-R9"}
    assert CARD["deal"]["source"]["text"] == {"mark": "I", "ruling": "MMN-R10"}
    assert "copies" not in CARD["wanted"]["source"]
    assert CARD["vampire"]["source"] == {}


def test_the_strip_shows_the_four_turns_or_nothing() -> None:
    assert CARD["hunter"]["strip"] == ["no", "yes", "yes", "yes"]
    assert CARD["villager"]["strip"] == []


def test_the_numbers_of_set_up_and_scoring_are_there() -> None:
    assert (CATALOGUE["rounds"], CATALOGUE["laps"], CATALOGUE["gold"]) == (5, 4, 3)
    assert CATALOGUE["dealt"]["8"] == {"dealt": 32, "left": 2}
    assert CATALOGUE["scoring"]["escape_monster"] == 2
    assert CATALOGUE["scoring"]["escape_vampire"] == 3


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_phrase_is_said(locale: str) -> None:
    phrases = GAME.drawing.catalogue(locale)["phrases"]
    assert all(re.search(r"\w", words) for words in phrases.values())


def test_every_event_is_drawn_by_facts_that_it_has() -> None:
    told = CATALOGUE["telling"]
    assert told.keys() == {hyphened(kind.__name__) for kind in GAME.story.events}
    for kind in GAME.story.events:
        how = told[hyphened(kind.__name__)]
        facts = {how["out"], how["to"], how["card"], how["hand"]} - {""}
        assert facts <= set(kind.__struct_fields__)
