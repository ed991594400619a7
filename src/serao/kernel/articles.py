"""Names in sentences: with their article, and as one word with the preposition before it.

A language whose names have articles says each name's own once, beside the name, and the house
says once how names and articles come together (``name-the``, ``name-of``, ``name-on``)::

    field-c1 = Garganta
        .article = a

Its sentences then speak of ``$the-field`` ("a Garganta"), ``$of-field`` ("da Garganta") or
``$on-field`` ("na Garganta") where others only have ``$field``.
"""

# plain: it works through libraries
from __future__ import annotations

from typing import Final

from serao.kernel.messages import Texts

FORMS: Final = ("the", "of", "to", "on")
NONE: Final = "none"  # the article of a name that has none


def forms(texts: Texts, locale: str, name: str, article: str) -> dict[str, str]:
    """Return ``name`` by form; nothing in a language whose sentences do without."""
    if not texts.has("name-the", locale):
        return {}
    return {form: texts.say(locale, f"name-{form}", name=name, article=article) for form in FORMS}


def article_of(texts: Texts, locale: str, message: str) -> str:
    """Return the article that a name has beside it."""
    bundle = texts.bundle(locale)
    if not bundle.has_message(message):
        return NONE
    pattern = bundle.get_message(message).attributes.get("article")
    return NONE if pattern is None else str(bundle.format_pattern(pattern)[0])


def plain(fact: str) -> str:
    """Return ``field`` for ``on-field``: the fact that a form is one of."""
    form, _, rest = fact.partition("-")
    return rest if rest and form in FORMS else fact


def as_facts(fact: str, found: dict[str, str]) -> dict[str, str]:
    """Return forms as messages speak of them."""
    return {f"{form}-{fact}": words for form, words in found.items()}
