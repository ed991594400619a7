"""What the fields of this game's events and tables are, and what its messages speak of."""

# plain: it is read once, by the annotations of events and tables
from __future__ import annotations

from typing import Annotated, Any, Final

from serao.games.urto.actions import ARTIFACTS, FIELDS, HEROES, SIDES, TOKENS
from serao.games.urto.points import DICE, POINTS, STATES
from serao.kernel.fields import OrNothing, Per, Within
from serao.kernel.kinds import Count, Named, Worded
from serao.kernel.shapes import spelled
from serao.kernel.state import NOTHING

# Achievements (URT-13); a hero's are the bits of one number.
ACHIEVEMENTS: Final = (
    "survivor",
    "the-rock",
    "highlander",
    "economist",
    "murderer",
    "assassin",
    "serial-killer",
    "the-goat",
    "flash",
    "fricassee",
    "best-friends",
    "chocolate-medal",
    "too-big-fish",
    "conservator",
    "score-50",
    "score-60",
    "score-70",
)
DECKS: Final = ("artifact", "event")
SUPPLIES: Final = ("attack", "defense")


def drawn_card(game: Any, event: int, locale: str) -> str:
    """Return an event card with what it does."""
    name, about = game.words.event(event, locale), game.words.event_about(event, locale)
    words: str = game.words.say(locale, "drawn-card", name=name, about=about)
    return words


ITEM: Final = Named("item", ARTIFACTS)
FIELD: Final = Named("field", FIELDS)
MONSTER: Final = Named("monster", lambda game: game.cave.monster_names)
DIE: Final = Named("die", DICE)
LOOT_NUMBER: Final = Worded(lambda game, number, locale: game.words.loot(number, locale))

Field = Annotated[int, FIELD]
Artifact = Annotated[int, ITEM]
Monster = Annotated[int, MONSTER]
Card = Annotated[int, Worded(drawn_card, lambda game: game.cave.event_names)]
Loot = Annotated[int, LOOT_NUMBER]
Face = Annotated[int, Named("face", lambda game: game.cave.face_names)]
Token = Annotated[int, Named("token", TOKENS)]
Hero = Annotated[int, Named("hero", HEROES)]
Side = Annotated[int, Named("side", SIDES, spelled(SIDES))]
Deck = Annotated[int, Named("deck", DECKS)]
Supply = Annotated[int, Named("supply", SUPPLIES)]
Achievement = Annotated[int, Named("achievement", ACHIEVEMENTS)]
Point = Annotated[int, Named("point", POINTS, spelled(POINTS))]
HeroState = Annotated[int, Named("state", STATES, spelled(STATES))]
Die = Annotated[int, DIE]
Nature = Annotated[int, Count(lambda game, _seats: game.cave.simplified)]  # a hero's row in Cave

Artifacts = tuple[Artifact, ...]
Fields = tuple[Field, ...]

UNNAMED: Final = OrNothing("")
MINUS_ONE: Final = OrNothing(NOTHING)
PER_FIELD: Final = Per(lambda _game, _seats: len(FIELDS))
HERO: Final = Within("heroes", "HeroSeen")
TURN: Final = Within("turn", "Turn")
