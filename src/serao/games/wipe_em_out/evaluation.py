"""How good a table looks for a seat, quickly."""

from __future__ import annotations

from typing import Final

from serao.games.wipe_em_out.actions import FIRST_SPELL, MIMIC
from serao.games.wipe_em_out.cards import CAPPED, SETS
from serao.games.wipe_em_out.effects import EFFECTS
from serao.games.wipe_em_out.scoring import counted, horde, points_for
from serao.games.wipe_em_out.state import Table
from serao.kernel.state import NOTHING
from serao.pieces.standings import best_rival

MIMIC_WORTH: Final = 4.0
SPELL_WORTH: Final = 1.5
POINT_OF_HAND: Final = 0.12  # points that one unit of hand strength is worth while rounds remain
PROMISE: Final = 0.35  # share of the next step of a set that is still open
EFFECT_WORTH: Final = [effect.worth for effect in EFFECTS]


def lead(table: Table, seat: int, shown: list[float]) -> float:
    """Return how far ``seat``, with its hand, is ahead of what the best rival shows."""
    return shown[seat] + hand_worth(table, seat) - best_rival(shown, seat)


def worths(table: Table) -> list[float]:
    """Return for each seat its points and what is likely to come, hands left out."""
    counts = [counted(table, seat) for seat in range(table.seats)]
    totals = points_for(table, counts)
    if table.is_over:
        return [float(total) for total in totals]
    return [totals[seat] + prospects(table, seat, counts[seat]) for seat in range(table.seats)]


def prospects(table: Table, seat: int, counts: list[int]) -> float:
    """Return what open sets, mimics and the monster now being won may still bring."""
    worth = PROMISE * promise(table, counts) * min(rounds_left(table), 4) / 4.0
    worth += 0.15 * horde(table, counts)
    open_mimics = table.trophies[seat].count(MIMIC) - len(table.copies[seat])
    worth += MIMIC_WORTH * open_mimics
    return worth + at_stake(table, seat, counts)


def promise(table: Table, counts: list[int]) -> float:
    """Return the sum of what one more card of each begun set would add."""
    total = 0
    cards = table.cards
    for monster, count in enumerate(counts):
        if count and cards.scoring[monster] in (SETS, CAPPED):
            total += cards.set_points(monster, count + 1) - cards.set_points(monster, count)
    return float(total)


def at_stake(table: Table, seat: int, counts: list[int]) -> float:
    """Return what the monster that ``seat`` attacks is worth, if it is winning it now."""
    if table.played[seat] == NOTHING:
        return 0.0
    slot = table.attacks[seat]
    monster = table.slots[slot]
    if monster == NOTHING:
        return 0.0
    mine = table.power(seat)
    margin = 99
    for other in range(table.seats):
        if other != seat and table.attacks[other] == slot:
            margin = min(margin, mine - table.power(other))
    if margin <= 0:
        return 0.0
    return monster_worth(table, monster, counts) * (0.7 + 0.05 * min(margin, 4))


def monster_worth(table: Table, monster: int, counts: list[int]) -> float:
    cards = table.cards
    if monster == MIMIC:
        return MIMIC_WORTH
    if cards.zombies[monster]:
        return 1.3 * cards.zombies[monster]
    now = cards.set_points(monster, counts[monster])
    gain = cards.set_points(monster, counts[monster] + 1) - now
    if cards.scoring[monster] in (SETS, CAPPED):
        after = cards.set_points(monster, counts[monster] + 2) - now - gain
        return gain + PROMISE * after
    return float(gain)


def rounds_left(table: Table) -> int:
    return max(0, table.cards.rounds[table.seats] - table.round)


def hand_worth(table: Table, seat: int) -> float:
    """Return the strength of the best two artifacts and the spells, in points."""
    if table.is_over or rounds_left(table) == 0:
        return 0.0
    best = 0.0
    second = 0.0
    spells = 0
    for item in table.hands[seat]:
        if item >= FIRST_SPELL:
            spells += 1
            continue
        strength = table.cards.power[item] + EFFECT_WORTH[table.cards.effect[item]]
        if strength > best:
            best, second = strength, best
        elif strength > second:
            second = strength
    return POINT_OF_HAND * (best + second + SPELL_WORTH * min(spells, 4))
