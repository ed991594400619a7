"""How likely each seat is to win, judged with more care than ``evaluation.py`` takes."""

from __future__ import annotations

from typing import Final

from serao.games.wipe_em_out.actions import FIRST_SPELL, MIMIC
from serao.games.wipe_em_out.evaluation import at_stake, promise, rounds_left
from serao.games.wipe_em_out.scoring import counted, points_for
from serao.games.wipe_em_out.state import Table
from serao.kernel.state import NOTHING

# Fitted to who won 900 games of two searches; scripts/chances.py does it anew. In the order of ``traits``.
WEIGHTS: Final = [
    [0.0312, 0.7917],  # points
    [0.1452, -0.0861],  # trophies
    [0.3119, 3.2143],  # mimics that are still open
    [0.0712, 0.0071],  # what one more card of each begun set would add
    [0.0139, 0.0258],  # power of the artifact on the table
    [0.0052, 0.0799],  # worth of the monster that is being won
    [-0.1139, -0.0305],  # artifacts in the hand, where spells would be better
    [0.0386, 0.3637],  # spells in the hand
    [0.0323, -0.0199],  # power of the strongest artifact in the hand
]


def lateness(table: Table) -> float:
    return 1.0 / (rounds_left(table) + 1.0)


def traits(table: Table) -> list[list[float]]:
    """Return for each seat what counts."""
    counts = [counted(table, seat) for seat in range(table.seats)]
    totals = points_for(table, counts)
    found: list[list[float]] = []
    for seat in range(table.seats):
        trophies = table.trophies[seat]
        power = 0
        stake = 0.0
        if table.played[seat] != NOTHING:
            power = table.power(seat)
            stake = at_stake(table, seat, counts[seat])
        found.append(
            [
                float(totals[seat]),
                float(len(trophies)),
                float(trophies.count(MIMIC) - len(table.copies[seat])),
                promise(table, counts[seat]),
                float(power),
                stake,
                *hand(table, seat),
            ]
        )
    return found


def hand(table: Table, seat: int) -> list[float]:
    artifacts = 0
    spells = 0
    best = 0
    for item in table.hands[seat]:
        if item >= FIRST_SPELL:
            spells += 1
        else:
            artifacts += 1
            best = max(best, table.cards.power[item])
    return [float(artifacts), float(spells), float(best)]
