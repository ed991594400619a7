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
    DogDrop,
    DogTarget,
    FriendTarget,
    HunterTarget,
    InvestigateTarget,
)
from serao.games.monster_my_neighbour.knowledge import has_seen_monster, notes_of
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
    [10, 10, 2, 10, 10, 10, 10, 10, 10, 10, 10, 10, 3000],  # sheltered, 2 cards
    [10, 4, 2, 10, 4, 14, 26, 29, 20, 12, 10, 6, 3000],  # sheltered, 3 cards
    [10, 10, 2, 212, 2, 4, 17, 22, 17, 8, 20, 8, 3000],  # sheltered, 4 cards
    [10, 5, 10, 17, 5, 6, 17, 5, 6, 6, 32, 10, 3000],  # exposed, 2 cards
    [10, 2, 10, 58, 1, 4, 32, 22, 44, 10, 22, 4, 3000],  # exposed, 3 cards
    [10, 10, 10, 152, 2, 5, 20, 17, 17, 5, 14, 2, 3000],  # exposed, 4 cards
    [10, 32, 14, 12, 4, 6, 17, 5, 22, 10, 10, 5, 3000],  # friendly, 2 cards
    [10, 44, 5, 48, 4, 12, 6, 6, 14, 6, 5, 14, 3000],  # friendly, 3 cards
    [10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 3000],  # friendly, 4 cards
    [10, 53, 4, 29, 116, 4, 4, 6, 10, 17, 8, 2, 3000],  # certain, 2 cards
    [10, 185, 5, 17, 78, 2, 5, 4, 12, 5, 5, 5, 3000],  # certain, 3 cards
    [10, 10, 10, 48, 53, 17, 8, 6, 2, 5, 6, 8, 3000],  # certain, 4 cards
    [10, 68, 2, 48, 160, 5, 10, 10, 6, 10, 4, 2, 3000],  # stranger, 2 cards
    [10, 250, 4, 62, 102, 8, 5, 2, 4, 4, 2, 2, 3000],  # stranger, 3 cards
    [10, 10, 10, 102, 96, 14, 5, 5, 2, 6, 5, 5, 3000],  # stranger, 4 cards
]
# How readily a card is given away: by role, then by kind.
GIVES: Final = [
    [10, 4, 8, 2, 2, 14, 12, 8, 12, 22, 48, 17, 14],  # sheltered
    [10, 2, 10, 6, 1, 22, 22, 10, 14, 8, 17, 14, 29],  # exposed
    [10, 5, 5, 6, 22, 12, 12, 20, 12, 26, 8, 5, 10],  # friendly
    [10, 2, 6, 8, 2, 20, 40, 22, 14, 17, 14, 10, 10],  # certain
    [10, 2, 10, 2, 4, 14, 26, 22, 17, 17, 14, 14, 10],  # stranger
]
# How readily a card is dropped for the Dog, by kind: never the Monster.
DROPPED: Final = [10, 9, 12, 11, 10, 8, 14, 12, 7, 9, 10, 10, 0]
KNOWN_HUNTER: Final = 20  # how much rather a Friend is played on a Hunter than on an unknown card
ONCE_MISSED: Final = 0.3  # how likely a seat is aimed at again


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
    if offer[0] == SKIP_HUNTER:
        return [1]  # asked all the same where nobody may learn who has a choice
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
        if has_seen_monster(table, seat, other):
            return other
    return NOTHING


def unknown_cards(table: Table, seat: int, other: int) -> int:
    """Return how many cards ``other`` has that ``seat`` does not know."""
    return len(table.hands[other]) - len(notes_of(table, seat, other))


def hunters_feared(table: Table, seat: int, offer: list[int]) -> list[int]:
    """Return how likely each other seat has a Hunter."""
    weights: list[int] = []
    for action in offer:
        other = action - PLAYER
        weight = unknown_cards(table, seat, other)
        for note in notes_of(table, seat, other):
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
