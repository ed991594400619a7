"""What the fields of this game's events and tables are."""

# plain: it is read once, by the annotations of events and tables
from __future__ import annotations

from typing import Annotated, Final

from serao.games.monster_my_neighbour.actions import CARDS, FRIEND, HUNTER, MONSTER, VILLAGER
from serao.games.monster_my_neighbour.memory import SOURCES, Whence, bits, seats_in
from serao.kernel.fields import Most, OrNothing, Packed, Per
from serao.kernel.kinds import Count, Named, Seat, Worded

SEEN_CARDS: Final = (*CARDS, "unknown")
UNKNOWN: Final = len(CARDS)  # what a card is to those who do not know it


def word(*words: str) -> Worded:
    """Return the kind of what is one of a few words, and never put into others."""
    return Worded(lambda _game, value, _locale: str(value), words)


CARD: Final = Named("item", CARDS)
GENERAL: Final = Named("item", CARDS[:MONSTER])
SEEN: Final = Named("item", SEEN_CARDS)

Card = Annotated[int, CARD]
General = Annotated[int, GENERAL]
SeenCard = Annotated[int, SEEN, OrNothing("none")]
Source = Annotated[Whence, word(*SOURCES)]
Lap = Annotated[int, Count(lambda game, _seats: game.cards.laps)]
Hunts = Annotated[int, Count(lambda game, _seats: game.cards.copies[HUNTER])]
Vills = Annotated[int, Count(lambda game, _seats: game.cards.copies[VILLAGER])]
Seats = Annotated[int, Packed(list[Seat], seats_in, bits)]  # one bit each

PER_PAIR: Final = Per(lambda _game, seats: seats * seats)
A_HUNTER_EACH: Final = Most(lambda game, _seats: game.cards.copies[HUNTER])
# A record is of a Hunter that missed or was skipped, or of a Friend.
A_RECORD_EACH: Final = Most(
    lambda game, _seats: game.cards.copies[HUNTER] + game.cards.copies[FRIEND]
)
A_HAND: Final = Most(lambda game, _seats: game.cards.hand_size)
A_TURN_EACH: Final = Most(lambda game, _seats: game.cards.laps)
