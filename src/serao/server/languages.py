"""The languages that the server speaks, and its own sentences in them."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal, get_args

from serao.kernel.messages import Texts

Language = Literal["en", "pt", "pt-BR"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
ENGLISH: Final[Language] = "en"
SENTENCES: Final = Texts([Path(__file__).parent / "texts"])


def sentence(language: Language, message: str, **facts: object) -> str:
    return SENTENCES.say(language, message, **facts)


def language_called(name: str) -> Language | None:
    """Return the language of a name like ``pt-BR`` or ``pt-AO``, if it or its first part is ours."""
    wished = name.strip().lower()
    ours: dict[str, Language] = {language.lower(): language for language in LANGUAGES}
    return ours.get(wished) or ours.get(wished.partition("-")[0])


def preferred(accepted: str) -> Language:
    """Return the language of ours that an ``Accept-Language`` header likes best; else English."""
    wishes = sorted(accepted.split(","), key=liking, reverse=True)
    found = [language_called(wish.partition(";")[0]) for wish in wishes if liking(wish)]
    return next((language for language in found if language is not None), ENGLISH)


def liking(wish: str) -> float:
    """Return the weight of one part of the header: 1 unless it says otherwise, 0 if unreadable."""
    _, _, weight = wish.replace(" ", "").partition(";q=")
    try:
        return float(weight or 1)
    except ValueError:
        return 0.0
