"""Worlds that a seat cannot tell from the truth (SUE-6)."""

from __future__ import annotations

from typing import Final

from serao.kernel.rng import Rng
from serao.kernel.state import NOTHING
from serao.pieces.cards import added
from serao_sueca.cards import suit_of
from serao_sueca.table import SEATS, Table

TRIES: Final = 500  # deals, until one leaves whoever is asked a choice


def redeal(world: Table, seat: int, rng: Rng) -> None:
    """Deal the unseen cards to the other hands: nobody holds a suit that they could not follow.

    Whoever is asked at a table that is not discreet has more than one way to answer.
    """
    others = [other for other in range(SEATS) if other != seat]
    sizes = {other: len(world.hands[other]) for other in others}
    for _ in range(TRIES):
        deal_once(world, seat, others, sizes, rng)
        if world.leaves_choices(seat):
            return


def deal_once(world: Table, seat: int, others: list[int], sizes: dict[int, int], rng: Rng) -> None:
    for other in others:
        world.hands[other] = ()
    if world.turned != NOTHING and world.dealer != seat:
        world.hands[world.dealer] = (world.turned,)
    cards = world.unseen_by(seat)
    rng.shuffle(cards)
    cards.sort(
        key=lambda card: len(holders(world, others, card))
    )  # the shuffle decides among equals
    dealt = deal(world, others, sizes, cards, rng)
    assert dealt, "the truth is one such deal"


def holders(world: Table, others: list[int], card: int) -> list[int]:
    return [other for other in others if suit_of(card) not in world.lacks[other]]


def deal(
    world: Table, others: list[int], sizes: dict[int, int], cards: list[int], rng: Rng
) -> bool:
    """Give out ``cards``, the hardest to place first, going back where it does not come out."""
    if not cards:
        return True
    card, rest = cards[0], cards[1:]
    places = [
        other
        for other in holders(world, others, card)
        for _ in range(sizes[other] - len(world.hands[other]))
    ]
    rng.shuffle(places)  # every free place is as likely
    for other in dict.fromkeys(places):
        before = world.hands[other]
        world.hands[other] = added(before, card)
        if deal(world, others, sizes, rest, rng):
            return True
        world.hands[other] = before
    return False
