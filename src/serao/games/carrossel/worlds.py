"""Worlds that a seat cannot tell from the truth (section 6 of the rules)."""

from __future__ import annotations

from serao.games.carrossel.state import Table
from serao.kernel.rng import Rng


def redeal(world: Table, _seat: int, rng: Rng) -> None:
    """Draw anew all that a seat cannot know.

    Hands, racks and won cards can be worked out by everybody, so only the order of the
    deck and the others' answers are unknown.
    """
    world.deck = reshuffled(world, sorted(world.deck[world.dealt :]), rng)
    world.dealt = 0


def reshuffled(table: Table, clients: list[int], rng: Rng) -> tuple[int, ...]:
    """Return the present deck in an order that the set-up could have made."""
    dragon = table.cards.dragon
    hidden = dragon in clients
    if hidden:
        clients.remove(dragon)
    rng.shuffle(clients)
    if hidden:
        clients.insert(dragon_place(table, 0, len(clients) + 1, rng), dragon)
    return tuple(clients)


def dragon_place(table: Table, lowest: int, size: int, rng: Rng) -> int:
    """CRS-2.3 Return where in a deck of ``size`` the dragon client may lie, ``lowest`` or deeper.

    The cards already gone shift the window that the set-up left it; where the window misses
    the deck, as in a position set up by hand, every place is as likely.
    """
    others = len(table.cards.clients) - 1
    if table.seats == 2:
        others -= sum(table.cards.marked)
    gone = others + 1 - size
    middle = others // 2 - gone
    first = max(lowest, middle - table.cards.jitter)
    last = min(size - 1, middle + table.cards.jitter)
    if first > last:
        first, last = lowest, size - 1
    return first + rng.below(last - first + 1)
