"""What the fields of this game's events are."""

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


Monster = Annotated[int, Named("item", MONSTERS)]
Colour = Annotated[int, Named("item", COLOURS)]
Night = Annotated[int, Named("item", NIGHT_KINDS)]
Symbol = Annotated[int, Named("item", SYMBOLS)]
Rune = Annotated[int, Named("item-rune", runes)]
Space = Annotated[
    int, Worded(lambda game, space, locale: game.wording(locale).space(space), SPACES)
]
NightCard = Annotated[
    int, Worded(lambda game, card, locale: game.wording(locale).night_card(card), NIGHTS)
]
Bonus = Annotated[
    int, Worded(lambda game, bonus, locale: game.wording(locale).bonus(bonus), BONUSES)
]
Final = Annotated[
    int, Worded(lambda game, final, locale: game.wording(locale).final(final), FINALS)
]
Careto = Annotated[int, Worded(lambda _game, careto, _locale: careto + 1)]
