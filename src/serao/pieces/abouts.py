"""What a thing does, in a sentence."""

# plain: it says words, for people
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serao.kernel.game import Game


def about(game: Game[Any], locale: str, kind: str, name: str, facts: Mapping[str, object]) -> str:
    """Return message ``<kind>-<name>-about``, or the text that an edition has printed on the thing."""
    own = game.words.printed_word(kind, name, "text")
    return own or game.words.texts.say_first(locale, [f"{kind}-{name}-about"], dict(facts))
