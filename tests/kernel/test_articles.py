"""Names in sentences, with their article and the preposition before it."""

from __future__ import annotations

from pathlib import Path

import pytest

from serao.kernel.articles import NONE, article_of, as_facts, forms, plain
from serao.kernel.messages import Texts
from serao.kernel.words import HOUSE_TEXTS

PLACES = """
well = Poço
    .article = o
springs = Nascentes
    .article = as
lisbon = Lisboa
"""


def forms_of(name: str, words: str, folder: Path) -> dict[str, str]:
    folder.joinpath("pt.ftl").write_text(PLACES, encoding="utf-8")
    texts = Texts([HOUSE_TEXTS, folder])
    return forms(texts, "pt", words, article_of(texts, "pt", name))


@pytest.mark.parametrize(
    ("name", "words", "said"),
    [
        ("well", "Poço", ["o Poço", "do Poço", "ao Poço", "no Poço"]),
        (
            "springs",
            "Nascentes",
            ["as Nascentes", "das Nascentes", "às Nascentes", "nas Nascentes"],
        ),
        ("lisbon", "Lisboa", ["Lisboa", "de Lisboa", "a Lisboa", "em Lisboa"]),
        ("nowhere", "Nada", ["Nada", "de Nada", "a Nada", "em Nada"]),
    ],
)
def test_a_name_has_its_article_and_is_one_with_what_stands_before_it(
    name: str, words: str, said: list[str], tmp_path: Path
) -> None:
    found = forms_of(name, words, tmp_path)
    assert [found[form] for form in ("the", "of", "to", "on")] == said


def test_the_house_says_every_form_in_brazil_too() -> None:
    assert forms(Texts([HOUSE_TEXTS]), "pt-BR", "Garganta", "a")["on"] == "na Garganta"


def test_a_language_that_says_no_forms_has_none() -> None:
    assert forms(Texts([HOUSE_TEXTS]), "en", "Throat", NONE) == {}


def test_a_form_is_called_by_the_fact_that_it_is_one_of() -> None:
    assert as_facts("field", {"on": "na Garganta"}) == {"on-field": "na Garganta"}
    assert plain("on-field") == plain("field") == "field"
    assert [plain(fact) for fact in ("to", "other-total", "only-field")] == [
        "to",
        "other-total",
        "only-field",
    ]
