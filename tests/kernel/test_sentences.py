"""Sentences made ready say what Fluent says."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast

import serao
from serao.kernel.messages import COUNTRIES, Texts, rendered

VALUES = ("yes", "no", "Ana", "", 0, 1, 2, 3, 11, 21, 999, -4)


def texts_of_the_house() -> list[Texts]:
    return [serao.game(slug).words.texts for slug in serao.games()]


def facts_in(node: object, bundle: FluentBundle) -> set[str]:
    """Return the names of all facts that a pattern speaks of, itself or through a message."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.MessageReference):
        return facts_in(bundle.get_message(node.id.name).value, bundle)
    if isinstance(node, ast.BaseNode):
        return set().union(*[facts_in(part, bundle) for part in vars(node).values()])
    if isinstance(node, list):
        return set().union(*[facts_in(part, bundle) for part in node])
    return set()


@pytest.mark.parametrize("locale", ["en", "pt"])
def test_every_text_of_every_game_reads_as_fluent_reads_it(locale: str) -> None:
    compared = 0
    for texts in texts_of_the_house():
        bundle = texts.bundle(locale)
        for message in bundle._messages:
            pattern = bundle.get_message(message).value
            if pattern is None:
                continue
            for value in VALUES:
                facts = dict.fromkeys(facts_in(pattern, bundle), value)
                said = texts.find(locale, [message]).said(facts)
                if said is not None:
                    assert said == rendered(bundle, message, facts)
                    compared += 1
    assert compared > 100


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    (tmp_path / "en.ftl").write_text(
        """
cards = { $number ->
    [0] no cards
    [one] a card
   *[other] { $number } cards
  } of { $owner }
shout = { NUMBER($number) }
hand = Hand: { cards }
ring = { ring }
named = { $who ->
    [1] the first
   *[other] { $who }
  }
"""
    )
    return Texts([tmp_path])


def test_a_message_speaks_through_another(texts: Texts) -> None:
    assert texts.find("en", ["hand"]).said({"number": 2, "owner": "Ana"}) == "Hand: 2 cards of Ana"
    assert texts.find("en", ["ring"]).said({}) is None  # Fluent says what is wrong with it


def test_a_branch_is_taken_by_number_by_plural_or_by_word(texts: Texts) -> None:
    said = [texts.say("en", "cards", number=number, owner="Ana") for number in (0, 1, 2, 1234)]
    assert said == ["no cards of Ana", "a card of Ana", "2 cards of Ana", "1,234 cards of Ana"]


def test_what_needs_fluent_is_left_to_it(texts: Texts) -> None:
    assert texts.find("en", ["shout"]).said({"number": 3}) is None
    assert texts.say("en", "shout", number=3) == "3"
    assert texts.find("en", ["cards"]).said({"number": 1234, "owner": "Ana"}) is None
    assert texts.find("en", ["named"]).said({"who": "Ana"}) is None
    assert texts.say("en", "named", who="Ana") == "Ana"
    assert texts.find("en", ["cards"]).said({"number": 2}) is None  # a fact is missing


def test_plurals_are_those_of_the_country() -> None:
    assert [serao.game("urto").words.texts.find("pt", ["you"]).plural(n) for n in (0, 1, 2)] == [
        FluentBundle([COUNTRIES["pt"]])._plural_form(n) for n in (0, 1, 2)
    ]
