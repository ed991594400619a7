"""Worlds that a seat cannot tell from the truth (section 6 of the rules)."""

from __future__ import annotations

from serao.games.caretos.actions import FINALS
from serao.games.caretos.state import Table
from serao.kernel.rng import Rng
from serao.kernel.state import NOTHING
from serao.pieces.cards import dealt, mixed


def redeal(world: Table, seat: int, rng: Rng) -> None:
    """Draw anew all that ``seat`` (-1: a spectator) cannot know."""
    deal_nights(world, seat, rng)
    world.bonus_deck = mixed(world.bonus_deck[world.bonus_drawn :], rng)
    world.bonus_drawn = 0
    deal_finals(world, seat, rng)


def deal_nights(world: Table, seat: int, rng: Rng) -> None:
    """Deal the unseen Night Cards to the other hands and the deck. Hands are never shown."""
    pool = list(world.deck[world.drawn :])
    for other in range(world.seats):
        if other != seat:
            pool.extend(world.hands[other])
    pool.sort()
    rng.shuffle(pool)
    for other in range(world.seats):
        if other != seat:
            world.hands[other] = tuple(sorted(dealt(pool, len(world.hands[other]))))
    world.deck = tuple(pool)
    world.drawn = 0


def deal_finals(world: Table, seat: int, rng: Rng) -> None:
    """Deal the unseen Final Bonus Cards to whoever holds, is offered or has given back one."""
    over = world.is_over
    seen: list[int] = []
    for other in range(world.seats):
        if other == seat:
            seen.extend(world.offers_of_finals[other])
            seen.extend(world.returned[other])
        if other == seat or over:
            seen.append(world.finals[other])
    pool = [final for final in range(len(FINALS)) if final not in seen]
    rng.shuffle(pool)
    for other in range(world.seats):
        if other == seat:
            continue
        if world.offers_of_finals[other]:
            world.offers_of_finals[other] = tuple(sorted([pool.pop(), pool.pop()]))
        if world.finals[other] != NOTHING and not over:
            world.finals[other] = pool.pop()
        if world.returned[other]:
            world.returned[other] = (pool.pop(),)
