"""How good a table looks for a seat, quickly (section 10 of the rules)."""

from __future__ import annotations

from typing import Final

from serao.games.caretos.actions import FINALS
from serao.games.caretos.board import CAULDRON
from serao.games.caretos.cards import AT_KIND, COLOUR_PAIR, NEXT_TO_CARETO, NEXT_TO_KIND
from serao.games.caretos.crowds import COLOURS, GROUP, ONE, SIZE, colour_of, count_of
from serao.games.caretos.scoring import final_points, final_worth, points, public_points
from serao.games.caretos.state import CARETO_PIECE, Table
from serao.kernel.state import NOTHING

CAMPFIRE_WORTH: Final = 0.6
CAULDRON_COST: Final = 2.0
RUNE_PAIR_WORTH: Final = 1.0
LIKELY_GOAL: Final = 0.5  # share of an open Bonus Card whose goal some group offers now
UNLIKELY_GOAL: Final = 0.2
# Share of a lone Villager's worth by the steps between it and the nearest Monster of a seat.
NEARNESS: Final = [0.5, 0.5, 0.38, 0.28, 0.2, 0.12, 0.06]
PARKED: Final = 0.3  # share of the Villagers that a scare would drive into a parked Monster
GROUP_NEARNESS: Final = 0.12  # a group within three steps is a Campfire and more
FULL_TURNS: Final = 4.0  # with this many turns left or more, prospects count in full


def lead(table: Table, seat: int, shown: list[float]) -> float:
    """Return how far ``seat``, with what it alone knows, is ahead of the best rival."""
    best = -1e9
    for other in range(table.seats):
        if other != seat:
            best = max(best, shown[other] + average_final(table, other, table.finals[seat]))
    return own_worth(table, seat) - best


def margin(table: Table, seat: int) -> float:
    """CAR-13.6 Return by how much ``seat`` is ahead at the end, tie-breakers included."""
    totals = points(table)
    merits = [
        totals[other] + 0.01 * table.campfires[other] + 0.0001 * (table.captured[other] >> SIZE)
        for other in range(table.seats)
    ]
    best = max([merits[other] for other in range(table.seats) if other != seat])
    return merits[seat] - best


def nearness_to_places(table: Table, seat: int) -> float:
    """During set-up: how near the Monsters stand to where the Villagers will be."""
    worth = 0.0
    for monster in table.teams[seat]:
        space = table.where[monster]
        if space >= 0:
            for place in table.board.villager_places:
                worth += 1.0 / (1 + table.board.distance[space][place])
    return worth


def own_worth(table: Table, seat: int) -> float:
    """Return the outlook of ``seat`` for itself: its hand and Final Bonus Card count."""
    final = table.finals[seat]
    worth = shown_worth_with(table, seat, final) + final_points(table, final, seat)
    if has_rune_pair(table, seat):
        worth += share_left(table, seat) * RUNE_PAIR_WORTH
    return worth


def shown_worth(table: Table, seat: int) -> float:
    """Return the outlook of ``seat`` for others, its Final Bonus Card left out."""
    return shown_worth_with(table, seat, NOTHING)


def shown_worth_with(table: Table, seat: int, final: int) -> float:
    """Return the points of ``seat`` and what it may still gain when it hunts for ``final``."""
    worth = CAMPFIRE_WORTH * table.campfires[seat]
    worth += hunting(table, seat, final) + goals(table, seat)
    if table.in_cauldron(seat) != NOTHING:
        worth -= CAULDRON_COST
    return public_points(table, seat) + share_left(table, seat) * worth


def share_left(table: Table, seat: int) -> float:
    """Return how much of its prospects ``seat`` still has the turns for."""
    return min(1.0, turns_left(table, seat) / FULL_TURNS)


def turns_left(table: Table, seat: int) -> float:
    """Return the turns that ``seat`` still has, this one included."""
    if table.last_turns:
        waiting = (seat - table.active) % table.seats
        return 1.0 if waiting < table.last_turns else 0.0
    return 1.0 + (len(table.deck) - table.drawn) / table.seats


def average_final(table: Table, seat: int, known_final: int) -> float:
    total = 0
    cards = 0
    for final in range(len(FINALS)):
        if final != known_final:
            total += final_points(table, final, seat)
            cards += 1
    return total / cards


def hunting(table: Table, seat: int, final: int) -> float:
    """Return what the Villagers near the Monsters of ``seat`` promise."""
    board = table.board
    pair = table.teams[seat]
    worth_of = colour_worths(table, seat, final)
    worth = 0.0
    for space in board.spaces:
        crowd = table.crowd[space]
        if crowd == 0 or space == table.acting:
            continue
        nearest = 99
        parked = 0
        for monster in pair:
            here = table.where[monster]
            if here != CAULDRON and here != NOTHING:
                steps = board.distance[here][space]
                nearest = min(nearest, steps)
                if steps == 1:
                    parked += 1
        if crowd < GROUP:
            if nearest < len(NEARNESS):
                worth += NEARNESS[nearest] * worth_of[colour_of(crowd)]
        else:
            worth += PARKED * parked * (crowd >> SIZE) / len(board.ring[space])
            if nearest <= 3:
                worth += GROUP_NEARNESS
    return worth


def colour_worths(table: Table, seat: int, final: int) -> list[float]:
    """Return what one more Villager of each colour is worth to ``seat``."""
    if final == NOTHING:
        return [1.4] * COLOURS
    held = table.captured[seat]
    now = final_worth(table.cards, final, held)
    return [
        1.0 + final_worth(table.cards, final, held + ONE[colour]) - now for colour in range(COLOURS)
    ]


def goals(table: Table, seat: int) -> float:
    """Return what the open Bonus Cards of ``seat`` promise."""
    worth = 0.0
    for bonus in table.open_cards[seat]:
        share = LIKELY_GOAL if some_group_fits(table, bonus) else UNLIKELY_GOAL
        worth += share * table.cards.bonus_points[bonus]
    return worth


def some_group_fits(table: Table, bonus: int) -> bool:
    """Whether a group on the board offers the goal of ``bonus`` as things stand."""
    goal = table.cards.goal[bonus]
    wanted = table.cards.goal_of[bonus]
    for space in table.board.spaces:
        if table.crowd[space] < GROUP:
            continue
        if goal == COLOUR_PAIR:
            if count_of(table.crowd[space], wanted) >= 2:
                return True
        elif goal == AT_KIND:
            if table.board.kind[space] == wanted:
                return True
        elif goal == NEXT_TO_KIND:
            if table.board.next_to_kind[space][wanted]:
                return True
        elif is_beside(table, space, goal):
            return True
    return False


def is_beside(table: Table, space: int, goal: int) -> bool:
    """Whether a Careto, or a Monster for the last kind of goal, is next to ``space``."""
    for near in table.board.near[space]:
        piece = table.piece[near]
        if piece != NOTHING and (piece >= CARETO_PIECE) == (goal == NEXT_TO_CARETO):
            return True
    return False


def has_rune_pair(table: Table, seat: int) -> bool:
    """Whether a card in hand matches the pile, or two in hand each other."""
    runes = [table.cards.rune[card] for card in table.hands[seat]]
    pile = table.piles[seat]
    if pile and not (table.match and table.active == seat):
        runes.append(table.cards.rune[pile[-1]])
    seen = 0
    for rune in runes:
        if rune != NOTHING:
            if seen >> rune & 1:
                return True
            seen |= 1 << rune
    return False
