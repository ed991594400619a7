"""How a seat plays without much thought, by its own cards and by what it has learned."""

from __future__ import annotations

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

PLAYS: Final = [[10, 10, 4, 10, 10, 10, 10, 10, 10, 10, 10, 10, 23], [10, 7, 5, 16, 4, 8, 22, 13, 14, 12, 9, 10, 17], [10, 10, 6, 34, 5, 9, 10, 11, 14, 8, 11, 10, 10], [10, 8, 10, 10, 8, 12, 8, 14, 11, 9, 7, 10, 20], [10, 6, 10, 23, 5, 6, 21, 12, 17, 10, 10, 7, 10], [10, 10, 10, 25, 7, 7, 13, 10, 12, 7, 10, 8, 10], [10, 8, 7, 22, 7, 8, 15, 10, 13, 10, 10, 7, 10], [10, 16, 9, 15, 8, 13, 8, 7, 10, 11, 8, 9, 10], [10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10], [10, 23, 7, 12, 26, 7, 10, 8, 10, 13, 7, 4, 10], [10, 30, 5, 21, 25, 10, 10, 7, 7, 7, 8, 5, 10], [10, 10, 10, 30, 14, 13, 10, 8, 7, 7, 8, 6, 10], [10, 19, 6, 19, 26, 6, 10, 10, 9, 10, 8, 6, 10], [10, 33, 7, 19, 24, 9, 6, 6, 7, 7, 7, 7, 10], [10, 10, 9, 26, 33, 10, 8, 7, 8, 8, 7, 8, 10]]
GIVES: Final = [[10, 6, 12, 5, 6, 16, 10, 12, 14, 9, 10, 16, 10], [10, 5, 10, 7, 5, 13, 13, 14, 12, 10, 11, 13, 12], [10, 6, 9, 6, 15, 12, 10, 14, 13, 10, 12, 8, 10], [10, 4, 9, 10, 7, 11, 13, 13, 11, 13, 12, 14, 10], [10, 6, 10, 5, 6, 11, 15, 16, 13, 11, 13, 12, 10]]


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

