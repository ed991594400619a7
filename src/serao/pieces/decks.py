"""Decks that are drawn from the front: which cards are gone is a number, so that clones share the deck."""

from __future__ import annotations

from collections.abc import Iterable

from serao.kernel.rng import Rng
from serao.pieces.cards import listed, mixed


def refilled(
    deck: tuple[int, ...], drawn: int, discard: Iterable[int], rng: Rng
) -> tuple[int, ...]:
    """Return what is left of a deck, with its discards shuffled under it."""
    again = mixed(discard, rng)
    return again if drawn == len(deck) else deck[drawn:] + again


def with_rest(top: Iterable[int], left: list[int], rng: Rng) -> tuple[int, ...]:
    """Return ``top`` with the other cards, so many of each kind, shuffled under it."""
    return (*top, *mixed(listed(left), rng))
