"""How likely each seat is to win, judged with more care than ``evaluation.py`` takes.

What counts is worth more the fewer rounds are left: each weight has a part that stays and a part that
is divided by the rounds. Both were fitted to who won 900 games of two searches.
"""

from __future__ import annotations

from math import exp
from typing import Final

from serao.games.wipe_em_out.actions import FIRST_SPELL, MIMIC
from serao.games.wipe_em_out.evaluation import at_stake, promise, rounds_left
from serao.games.wipe_em_out.scoring import counted, points_for
from serao.games.wipe_em_out.state import Table
from serao.kernel.state import NOTHING

POINT: Final = [0.0312, 0.7917]
TROPHY: Final = [0.1452, -0.0861]
OPEN_MIMIC: Final = [0.3119, 3.2143]
PROMISE: Final = [0.0712, 0.0071]  # for each point that one more card of a begun set would add
POWER: Final = [0.0139, 0.0258]  # of the artifact on the table
BEST: Final = [0.0323, -0.0199]  # for each power of the strongest artifact in the hand
ARTIFACT: Final = [-0.1139, -0.0305]  # in the hand, where a spell would be better
SPELL: Final = [0.0386, 0.3637]
STAKE: Final = [0.0052, 0.0799]  # for each point of the monster that is being won


def chances(table: Table) -> list[float]:
    """Return each seat's chance of winning, before the end."""
    late = 1.0 / (rounds_left(table) + 1.0)
    counts = [counted(table, seat) for seat in range(table.seats)]
    totals = points_for(table, counts)
    weights: list[float] = []
    for seat in range(table.seats):
        hope = worth(POINT, late) * totals[seat]
        hope += worth(TROPHY, late) * len(table.trophies[seat])
        open_mimics = table.trophies[seat].count(MIMIC) - len(table.copies[seat])
        hope += worth(OPEN_MIMIC, late) * open_mimics
        hope += worth(PROMISE, late) * promise(table, counts[seat])
        if table.played[seat] != NOTHING:
            hope += worth(POWER, late) * table.power(seat)
            hope += worth(STAKE, late) * at_stake(table, seat, counts[seat])
        weights.append(exp(hope + hand(table, seat, late)))
    whole = sum(weights)
    return [weight / whole for weight in weights]


def worth(weight: list[float], late: float) -> float:
    return weight[0] + weight[1] * late


def hand(table: Table, seat: int, late: float) -> float:
    artifacts = 0
    spells = 0
    best = 0
    for item in table.hands[seat]:
        if item >= FIRST_SPELL:
            spells += 1
        else:
            artifacts += 1
            best = max(best, table.cards.power[item])
    hope = worth(ARTIFACT, late) * artifacts
    hope += worth(SPELL, late) * spells
    return hope + worth(BEST, late) * best
