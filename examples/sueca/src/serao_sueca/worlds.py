"""Worlds that a seat cannot tell from the truth (SUE-6)."""

from __future__ import annotations

from serao.kernel.rng import Rng
from serao.kernel.state import NOTHING
from serao.pieces.cards import added
from serao_sueca.cards import suit_of
from serao_sueca.table import SEATS, Table


def redeal(world: Table, seat: int, rng: Rng) -> None:
    """Deal the unseen cards to the other hands: nobody holds a suit that they could not follow."""
    others = [other for other in range(SEATS) if other != seat]
    sizes = {other: len(world.hands[other]) for other in others}
    for other in others:
        world.hands[other] = ()
    if world.turned != NOTHING and world.dealer != seat:
        world.hands[world.dealer] = (world.turned,)
    cards = world.unseen_by(seat)
    rng.shuffle(cards)
    cards.sort(
        key=lambda card: len(holders(world, others, card))
    )  # the shuffle decides among equals
    assert deal(world, others, sizes, cards), "the truth is one such deal"


def holders(world: Table, others: list[int], card: int) -> list[int]:
    return [other for other in others if suit_of(card) not in world.lacks[other]]


def deal(world: Table, others: list[int], sizes: dict[int, int], cards: list[int]) -> bool:
    """Give out ``cards``, the hardest to place first, going back where it does not come out."""
    if not cards:
        return True
    card, rest = cards[0], cards[1:]
    room = [
        other for other in holders(world, others, card) if len(world.hands[other]) < sizes[other]
    ]
    room.sort(key=lambda other: len(world.hands[other]) - sizes[other])  # most room first
    for other in room:
        before = world.hands[other]
        world.hands[other] = added(before, card)
        if deal(world, others, sizes, rest):
            return True
        world.hands[other] = before
    return False
