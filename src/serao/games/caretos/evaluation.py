"""How good a table looks for a seat, quickly (section 10 of the rules)."""

from __future__ import annotations

from typing import Final

from serao.games.caretos.actions import FINALS
from serao.games.caretos.cards import AT_KIND, COLOUR_PAIR, NEXT_TO_CARETO, NEXT_TO_KIND
from serao.games.caretos.crowds import COLOURS, GROUP, ONE, SIZE, colour_of, count_of
from serao.games.caretos.scoring import final_points, final_worth, points, public_points
from serao.games.caretos.state import CARETO_PIECE, CAULDRON, SETUP, Table
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


def evaluate(table: Table, seat: int) -> float:
    """Return the outlook of ``seat``: its own prospects less those of the best rival."""
    if table.is_over:
        return margin(table, seat)
    if table.at == SETUP:
        return nearness_to_places(table, seat)
    mine = 0.0
    best = -1e9
    for other in range(table.seats):
        worth = outlook(table, other, other == seat, table.finals[seat])
        if other == seat:
            mine = worth
        elif worth > best:
            best = worth
    return mine - best


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


def outlook(table: Table, seat: int, own: bool, known_final: int) -> float:
    """Return the points of ``seat`` now and what it may still gain.

    ``own``: the Final Bonus Card and the hand of ``seat`` are known; else its Final Bonus
    Card is taken as the average of those that ``known_final`` leaves.
    """
    share = min(1.0, turns_left(table, seat) / FULL_TURNS)
    final = table.finals[seat] if own else NOTHING
    worth = float(public_points(table, seat))
    worth += final_points(table, final, seat) if own else average_final(table, seat, known_final)
    worth += share * CAMPFIRE_WORTH * table.campfires[seat]
    worth += share * (hunting(table, seat, final) + goals(table, seat))
    if table.in_cauldron(seat) != NOTHING:
        worth -= share * CAULDRON_COST
    if own and has_rune_pair(table, seat):
        worth += share * RUNE_PAIR_WORTH
    return worth


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
