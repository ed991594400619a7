"""How a seat plays without much thought, by its own cards and by what it has learned."""

from __future__ import annotations

from math import exp
from typing import Final

from serao.games.monster_my_neighbour.actions import GIVE, HIDE, HUNTER, MONSTER, PLAY, PLAYER
from serao.games.monster_my_neighbour.effects import (
    DogDrop,
    DogTarget,
    FriendTarget,
    HunterTarget,
    InvestigateTarget,
)
from serao.games.monster_my_neighbour.memory import MISSED, noted_card
from serao.games.monster_my_neighbour.state import Table
from serao.games.monster_my_neighbour.steps import PlayCard
from serao.games.monster_my_neighbour.suspicion import suspicions
from serao.kernel.rng import Rng
from serao.kernel.state import NOTHING

# What a seat is to itself.
SHELTERED: Final = 0  # has the Monster, and a Hide beside it
EXPOSED: Final = 1  # has the Monster alone
FRIENDLY: Final = 2  # has played a Friend
CERTAIN: Final = 3  # knows who has the Monster
STRANGER: Final = 4

SMALLEST: Final = 2  # cards in a hand that leaves a choice
SIZES: Final = 3  # that are told apart; editions may deal larger hands

# How readily a card is played: by role and size of the hand, then by kind, as searches have played.
PLAYS: Final = [
    [10, 10, 5, 10, 10, 10, 10, 10, 10, 10, 10, 10, 300],  # sheltered, 2 cards
    [10, 6, 4, 10, 6, 12, 16, 17, 14, 11, 10, 8, 300],  # sheltered, 3 cards
    [10, 10, 4, 46, 4, 6, 13, 15, 13, 9, 14, 9, 300],  # sheltered, 4 cards
    [10, 7, 10, 13, 7, 8, 13, 7, 8, 8, 18, 10, 300],  # exposed, 2 cards
    [10, 5, 10, 24, 2, 6, 18, 15, 21, 10, 15, 6, 300],  # exposed, 3 cards
    [10, 10, 10, 39, 5, 7, 14, 13, 13, 7, 12, 4, 300],  # exposed, 4 cards
    [10, 18, 12, 11, 6, 8, 13, 7, 15, 10, 10, 7, 300],  # friendly, 2 cards
    [10, 21, 7, 22, 6, 11, 8, 8, 12, 8, 7, 12, 300],  # friendly, 3 cards
    [10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 300],  # friendly, 4 cards
    [10, 23, 6, 17, 34, 6, 6, 8, 10, 13, 9, 4, 300],  # certain, 2 cards
    [10, 43, 7, 13, 28, 5, 7, 6, 11, 7, 7, 7, 300],  # certain, 3 cards
    [10, 10, 10, 22, 23, 13, 9, 8, 4, 7, 8, 9, 300],  # certain, 4 cards
    [10, 26, 5, 22, 40, 7, 10, 10, 8, 10, 6, 4, 300],  # stranger, 2 cards
    [10, 50, 6, 25, 32, 9, 7, 5, 6, 6, 5, 5, 300],  # stranger, 3 cards
    [10, 10, 10, 32, 31, 12, 7, 7, 5, 8, 7, 7, 300],  # stranger, 4 cards
]
# How readily a card is given away: by role, then by kind.
GIVES: Final = [
    [10, 6, 9, 5, 5, 12, 11, 9, 11, 15, 22, 13, 12],  # sheltered
    [10, 4, 10, 8, 3, 15, 15, 10, 12, 9, 13, 12, 17],  # exposed
    [10, 7, 7, 8, 15, 11, 11, 14, 11, 16, 9, 7, 10],  # friendly
    [10, 5, 8, 9, 4, 14, 20, 15, 12, 13, 12, 10, 10],  # certain
    [10, 5, 10, 4, 6, 12, 16, 15, 13, 13, 12, 12, 10],  # stranger
]
# How readily a card is dropped for the Dog, by kind: never the Monster.
DROPPED: Final = [10, 9, 12, 11, 10, 8, 14, 12, 7, 9, 10, 10, 0]
KNOWN_HUNTER: Final = 20  # how much rather a Friend is played on a Hunter than on an unknown card
ONCE_MISSED: Final = 0.3  # how likely a seat is aimed at again


def habit(table: Table, seat: int, rng: Rng) -> int:
    """Return what ``seat`` does, by what it knows and by chance."""
    offer = table.offer_to(seat)
    return drawn(offer, weights_of(table, seat, offer), rng)


def drawn(offer: list[int], weights: list[int], rng: Rng) -> int:
    """Return one of ``offer``, each as likely as its weight says."""
    at = rng.below(max(1, sum(weights)))
    for i in range(len(offer)):
        at -= weights[i]
        if at < 0:
            return offer[i]
    return offer[-1]  # nothing speaks for any of them


def weights_of(table: Table, seat: int, offer: list[int]) -> list[int]:
    """Return how readily ``seat`` takes each option of the open choice."""
    step = table.stack[-1]
    role = role_of(table, seat)
    if isinstance(step, PlayCard):
        size = min(len(table.hands[seat]) - SMALLEST, SIZES - 1)
        row = PLAYS[role * SIZES + size]
        return [row[action - PLAY] for action in offer]
    if isinstance(step, HunterTarget | DogTarget):
        return aims(table, seat, role, offer)
    if isinstance(step, FriendTarget):
        return hunters_feared(table, seat, offer)
    if isinstance(step, InvestigateTarget):
        return [unknown_cards(table, seat, action - PLAYER) for action in offer]
    if offer[0] >= PLAYER:
        return [1] * len(offer)  # whom to deal with or to steal from, and how many cards
    if isinstance(step, DogDrop):
        return [DROPPED[action - GIVE] for action in offer]
    return [GIVES[role][action - GIVE] for action in offer]


def role_of(table: Table, seat: int) -> int:
    hand = table.hands[seat]
    if hand and hand[-1] >= MONSTER:
        return SHELTERED if HIDE in hand else EXPOSED
    if table.is_friend(seat):
        return FRIENDLY
    return STRANGER if known_holder(table, seat) == NOTHING else CERTAIN


def known_holder(table: Table, seat: int) -> int:
    """Return whom ``seat`` knows to have the Monster, NOTHING if it does not know."""
    for other in range(table.seats):
        known = table.known[seat * table.seats + other]
        if known and noted_card(known[-1]) >= MONSTER:
            return other
    return NOTHING


def unknown_cards(table: Table, seat: int, other: int) -> int:
    """Return how many cards ``other`` has that ``seat`` does not know."""
    return len(table.hands[other]) - len(table.known[seat * table.seats + other])


def hunters_feared(table: Table, seat: int, offer: list[int]) -> list[int]:
    """Return how likely each other seat has a Hunter."""
    weights: list[int] = []
    for action in offer:
        other = action - PLAYER
        weight = unknown_cards(table, seat, other)
        for note in table.known[seat * table.seats + other]:
            if noted_card(note) == HUNTER:
                weight += KNOWN_HUNTER
        weights.append(weight)
    return weights


def aims(table: Table, seat: int, role: int, offer: list[int]) -> list[int]:
    """Return how readily ``seat`` points at each other seat with a Hunter or the Dog."""
    if role in (SHELTERED, EXPOSED):
        return [1] * len(offer)
    holder = known_holder(table, seat)
    if holder != NOTHING:
        wants_holder = role != FRIENDLY
        return [int((action - PLAYER == holder) == wants_holder) for action in offer]
    found = suspicions(table)
    weights: list[int] = []
    for action in offer:
        other = action - PLAYER
        weight = unknown_cards(table, seat, other) * exp(found[other])
        if was_missed(table, other):
            weight *= ONCE_MISSED
        weights.append(int(100 * weight))
    return weights


def was_missed(table: Table, seat: int) -> bool:
    """Whether anybody remembers that a Hunter did not find the Monster in that hand."""
    for records in table.records:
        for record in records:
            if record.seat == seat and record.fact == MISSED:
                return True
    return False
