"""How a seat plays without much thought, by its own cards and by what it has learned."""

from __future__ import annotations

from math import exp
from typing import Final

from serao.games.monster_my_neighbour.actions import (
    GIVE,
    HIDE,
    HUNTER,
    MONSTER,
    PLAY,
    PLAYER,
    SKIP_HUNTER,
)
from serao.games.monster_my_neighbour.effects import (
    DealNumber,
    DealTarget,
    DogTarget,
    FriendTarget,
    HunterTarget,
    InvestigateTarget,
    StealTarget,
)
from serao.games.monster_my_neighbour.memory import MISSED, noted_card
from serao.games.monster_my_neighbour.state import Table
from serao.games.monster_my_neighbour.steps import PlayCard
from serao.kernel.rng import Rng
from serao.kernel.state import NOTHING

# What a seat is to itself.
HIDDEN_HOLDER: Final = 0  # has the Monster, and a Hide beside it
BARE_HOLDER: Final = 1
FRIEND_OF_MONSTER: Final = 2
SEEKER: Final = 3  # knows who has it
STRANGER: Final = 4
ROLES: Final = 5
SIZES: Final = 3

PLAYS: Final = [[10] * 13 for _ in range(ROLES * SIZES)]
GIVES: Final = [[10] * 13 for _ in range(ROLES)]
SPREAD: Final = [0.01, 0.9, 1.3, 1.6, 1.8]


def role_of(table: Table, seat: int) -> int:
    hand = table.hands[seat]
    if hand and hand[-1] >= MONSTER:
        return HIDDEN_HOLDER if HIDE in hand else BARE_HOLDER
    if table.is_friend(seat):
        return FRIEND_OF_MONSTER
    return STRANGER if known_holder(table, seat) == NOTHING else SEEKER


def known_holder(table: Table, seat: int) -> int:
    """Return whom ``seat`` knows to have the Monster, NOTHING if nobody."""
    for other in range(table.seats):
        known = table.known[seat * table.seats + other]
        if known and noted_card(known[-1]) >= MONSTER:
            return other
    return NOTHING


def habit(table: Table, seat: int, rng: Rng) -> int:
    offer = table.offer_to(seat)
    step = table.stack[-1]
    if isinstance(step, PlayCard):
        weights = play_weights(table, seat, offer)
    elif offer[0] >= PLAYER:
        if isinstance(step, DealNumber):
            weights = [1] * len(offer)
        else:
            weights = target_weights(table, seat, offer)
    else:
        row = GIVES[role_of(table, seat)]
        weights = [row[action - GIVE] for action in offer]
    return drawn(offer, weights, rng)


def drawn(offer: list[int], weights: list[int], rng: Rng) -> int:
    total = 0
    for weight in weights:
        total += weight
    if total == 0:
        return offer[rng.below(len(offer))]
    at = rng.below(total)
    for i in range(len(offer)):
        at -= weights[i]
        if at < 0:
            return offer[i]
    raise AssertionError("the weights add up")


def play_weights(table: Table, seat: int, offer: list[int]) -> list[int]:
    size = len(table.hands[seat])
    row = PLAYS[role_of(table, seat) * SIZES + min(size, 4) - 2]
    return [row[action - PLAY] for action in offer]


def target_weights(table: Table, seat: int, offer: list[int]) -> list[int]:
    step = table.stack[-1]
    holder = known_holder(table, seat)
    role = role_of(table, seat)
    weights: list[int] = []
    for action in offer:
        other = action - PLAYER
        known = table.known[seat * table.seats + other]
        unknown = len(table.hands[other]) - len(known)
        if isinstance(step, HunterTarget | DogTarget):
            weights.append(aim(table, other, role, holder, unknown))
        elif isinstance(step, FriendTarget):
            weight = unknown
            for note in known:
                if noted_card(note) == HUNTER:
                    weight += 20
            weights.append(weight)
        elif isinstance(step, InvestigateTarget):
            weights.append(unknown)
        else:
            weights.append(1)
    return weights


def aim(table: Table, other: int, role: int, holder: int, unknown: int) -> int:
    if role <= BARE_HOLDER:
        return 1
    if holder != NOTHING:
        return 0 if (other == holder) == (role == FRIEND_OF_MONSTER) else 1
    weight = 4 * unknown
    for records in table.records:
        for record in records:
            if record.seat == other and record.fact == MISSED:
                weight = unknown
    return weight


def chances(table: Table) -> list[float]:
    left = min(max(0, table.cards.rounds + 1 - table.round), 4)
    spread = SPREAD[left]
    most = max(table.vp)
    weights = [exp((points - most) / spread) for points in table.vp]
    total = sum(weights)
    return [weight / total for weight in weights]
