"""What the fields of this game's events are, and what its choices are about."""

# plain: it is read once, by the annotations of events
from __future__ import annotations

from typing import Annotated, Any

from serao.games.caretos.actions import (
    BONUSES,
    COLOURS,
    FINALS,
    MONSTERS,
    NIGHTS,
    SPACES,
    SYMBOLS,
)
from serao.games.caretos.cards import NIGHT_KINDS
from serao.kernel.kinds import Named, Worded


def runes(game: Any) -> tuple[str, ...]:
    return tuple(game.cards.runes)


def moved(game: Any, who: int, locale: str) -> str:
    if who == len(COLOURS):
        return str(game.texts.say(locale, "the-group"))
    return str(COLOUR_KIND.said(game, who, locale))


MONSTER_KIND = Named("item", MONSTERS)
COLOUR_KIND = Named("item", COLOURS)
SYMBOL_KIND = Named("item", SYMBOLS)
SPACE_KIND = Worded(lambda game, space, locale: game.wording(locale).space(space), SPACES)
CARETO_KIND = Worded(lambda _game, careto, _locale: careto + 1)
MOVED_KIND = Worded(moved, (*COLOURS, "whole-group"))  # one Villager of a colour, or everybody

Monster = Annotated[int, MONSTER_KIND]
Colour = Annotated[int, COLOUR_KIND]
Night = Annotated[int, Named("item", NIGHT_KINDS)]
Symbol = Annotated[int, SYMBOL_KIND]
Rune = Annotated[int, Named("item-rune", runes)]
Space = Annotated[int, SPACE_KIND]
NightCard = Annotated[
    int, Worded(lambda game, card, locale: game.wording(locale).night_card(card), NIGHTS)
]
Bonus = Annotated[
    int, Worded(lambda game, bonus, locale: game.wording(locale).bonus(bonus), BONUSES)
]
Final = Annotated[
    int, Worded(lambda game, final, locale: game.wording(locale).final(final), FINALS)
]
Careto = Annotated[int, CARETO_KIND]
