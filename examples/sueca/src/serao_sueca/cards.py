"""The pack: forty cards, by suit and by strength (SUE-1)."""

from __future__ import annotations

from typing import Annotated, Final

from serao.kernel.kinds import Named

SUITS: Final = ("clubs", "diamonds", "hearts", "spades")
RANKS: Final = ("2", "3", "4", "5", "6", "queen", "jack", "king", "7", "ace")  # weakest first
CARDS: Final = tuple(f"{rank}-of-{suit}" for suit in SUITS for rank in RANKS)

CARD: Final = Named("card", CARDS)
SUIT: Final = Named("suit", SUITS)
Card = Annotated[int, CARD]
Suit = Annotated[int, SUIT]


def suit_of(card: int) -> int:
    return card // len(RANKS)


def rank_of(card: int) -> int:
    return card % len(RANKS)


def beats(card: int, other: int, trump: int) -> bool:
    """SUE-4.4 Whether ``card`` takes the trick from ``other``, which was played before."""
    if suit_of(card) == suit_of(other):
        return card > other
    return suit_of(card) == trump
