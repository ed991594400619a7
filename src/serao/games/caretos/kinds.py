"""What the fields of this game's events and tables are, and what its choices are about."""

# plain: it is read once, by the annotations of events and tables
from __future__ import annotations

from typing import Annotated, Any, Final, Literal, get_args

from serao.games.caretos.actions import (
    BONUSES,
    COLOURS,
    FINALS,
    MONSTERS,
    NIGHTS,
    SPACES,
    SYMBOLS,
    ColourName,
)
from serao.games.caretos.board import CAULDRON
from serao.games.caretos.cards import NIGHT_KINDS
from serao.games.caretos.crowds import crowd_of, listed
from serao.kernel.fields import OR_NOTHING, Most, OrNothing, Packed, Per
from serao.kernel.kinds import Count, Named, Worded


def runes(game: Any) -> tuple[str, ...]:
    return tuple(game.cards.runes)


def moved(game: Any, who: int, locale: str) -> str:
    if who == len(COLOURS):
        return str(game.words.say(locale, "the-group"))
    return str(game.words.say(locale, "one-villager", colour=COLOUR_KIND.said(game, who, locale)))


MONSTER_KIND = Named("item", MONSTERS)
COLOUR_KIND = Named("item", COLOURS, ColourName)
SYMBOL_KIND = Named("item", SYMBOLS)
SPACE_KIND = Named("place", SPACES)
CARETO_KIND = Worded(lambda _game, careto, _locale: careto + 1)
MOVED_KIND = Worded(moved, (*COLOURS, "whole-group"))  # one Villager of a colour, or everybody

Monster = Annotated[int, MONSTER_KIND]
Colour = Annotated[int, COLOUR_KIND]
Night = Annotated[int, Named("item", NIGHT_KINDS)]
Symbol = Annotated[int, SYMBOL_KIND]
Rune = Annotated[int, Named("item-rune", runes)]
Space = Annotated[int, SPACE_KIND]
NightCard = Annotated[
    int, Worded(lambda game, card, locale: game.words.wording(locale).night_card(card), NIGHTS)
]
Bonus = Annotated[
    int, Worded(lambda game, bonus, locale: game.words.wording(locale).bonus(bonus), BONUSES)
]
FinalBonus = Annotated[
    int, Worded(lambda game, final, locale: game.words.wording(locale).final(final), FINALS)
]
Careto = Annotated[int, CARETO_KIND]


# -- of tables --------------------------------------------------------------------------------

# Entry points (section 12.2), and what lies between turns' beginnings and ends.
PointName = Literal["setup", "finals", "turn", "end", "play"]
POINTS: Final[tuple[PointName, ...]] = get_args(PointName)


def place_of(where: int) -> int:
    """Return where a Monster is, counted so that the Cauldron comes after the spaces."""
    return len(SPACES) if where == CAULDRON else where


def where_of(place: int) -> int:
    return CAULDRON if place == len(SPACES) else place


def spaces_in(bits: int) -> list[int]:
    found: list[int] = []
    while bits:
        found.append((bits & -bits).bit_length() - 1)
        bits &= bits - 1
    return found


def bits_of(spaces: list[int]) -> int:
    bits = 0
    for space in spaces:
        bits |= 1 << space
    return bits


BLANK: Final = OrNothing("")
PER_MONSTER: Final = Per(lambda _game, _seats: len(MONSTERS))
PER_CARETO: Final = Per(lambda _game, _seats: 2)
PER_SPACE: Final = Per(lambda _game, _seats: len(SPACES))
AS_MANY_AS_TURNS: Final = Most(lambda game, seats: game.cards.turns_each(seats))
AS_MANY_AS_SLOTS: Final = Most(lambda game, _seats: game.cards.row_size)
AS_MANY_AS_SEATS: Final = Most(lambda _game, seats: seats)
BOTH: Final = Most(lambda _game, _seats: 2)

Point = Annotated[int, Worded(lambda _game, at, _locale: POINTS[at], POINTS, PointName)]
# Whoever stands on a space, by the numbers that state.py gives them.
PIECE_KIND: Final = Named("piece", (*MONSTERS, "careto-0", "careto-1", "group"))
PLACE_KIND: Final = Named("place", (*SPACES, "cauldron"))

Piece = Annotated[int, PIECE_KIND, OR_NOTHING]
Place = Annotated[int, Packed(Annotated[int, PLACE_KIND, OR_NOTHING], place_of, where_of)]
Crowd = Annotated[int, Packed(list[Colour], listed, crowd_of)]
Spaces = Annotated[int, Packed(list[Space], spaces_in, bits_of)]
Campfires = Annotated[int, Count(lambda game, _seats: game.cards.campfires)]
Turns = Annotated[int, Count(lambda _game, seats: seats)]  # of the last round
