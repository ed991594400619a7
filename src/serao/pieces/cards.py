"""Cards in hands and piles whose order means nothing: ascending tuples, shared by clones."""

from __future__ import annotations

from collections.abc import Iterable

from serao.kernel.rng import Rng


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return ``cards`` without one copy of ``card``."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def added(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return ``cards`` with ``card``, ascending."""
    return tuple(sorted((*cards, card)))


def one_less_of_each(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return ``cards``, which are ascending, without one copy of every kind."""
    return tuple([card for i, card in enumerate(cards) if i and cards[i - 1] == card])


def listed(counts: list[int]) -> list[int]:
    """Return the cards of a deck or the pieces of a supply, kind by kind."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def dealt(cards: list[int], number: int) -> list[int]:
    """Take up to ``number`` cards off the front of ``cards``."""
    taken = cards[:number]
    del cards[:number]
    return taken


def mixed(cards: Iterable[int], rng: Rng) -> tuple[int, ...]:
    """Return ``cards`` shuffled into a deck; how they lay before means nothing: equal cards, equal decks."""
    deck = sorted(cards)
    rng.shuffle(deck)
    return tuple(deck)
