"""How likely each seat is to win, judged with more care than ``evaluation.py`` takes.

What counts is worth more the fewer turns are left: each weight has a part that stays and a part that is
divided by the turns. Both were fitted to who won 250 games of two searches.
"""

from __future__ import annotations

from math import exp
from typing import Final

from serao.games.caretos.evaluation import goals, hunting, nearness_to_places, turns_left
from serao.games.caretos.scoring import final_points, public_points
from serao.games.caretos.state import SETUP, Table
from serao.kernel.state import NOTHING

POINT: Final = [0.1007, 1.3670]
FINAL_POINT: Final = [-0.0747, 1.8880]
HUNT: Final = [-0.2121, 3.4464]  # for each point that the Villagers near the Monsters promise
GOAL: Final = [0.1702, 2.0161]  # for each point that open Bonus Cards promise
IN_CAULDRON: Final = [0.2934, -1.8934]
CARD: Final = [0.0517, 1.0282]  # in the hand
TURN: Final = [0.1189, 1.8325]  # to be the one whose turn it is
NEARNESS: Final = 0.25  # of Monsters to the places of Villagers, during set-up


def chances(table: Table) -> list[float]:
    """Return each seat's chance of winning, before the end."""
    weights = [exp(hope) for hope in hopes(table)]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def hopes(table: Table) -> list[float]:
    if table.at == SETUP:
        return [NEARNESS * nearness_to_places(table, seat) for seat in range(table.seats)]
    left = 0.0
    for seat in range(table.seats):
        left += turns_left(table, seat) / table.seats
    return [hope_of(table, seat, 1.0 / (left + 1.0)) for seat in range(table.seats)]


def hope_of(table: Table, seat: int, late: float) -> float:
    final = table.finals[seat]
    total = worth(POINT, late) * public_points(table, seat)
    total += worth(FINAL_POINT, late) * final_points(table, final, seat)
    total += worth(HUNT, late) * hunting(table, seat, final)
    total += worth(GOAL, late) * goals(table, seat)
    total += worth(CARD, late) * len(table.hands[seat])
    if table.in_cauldron(seat) != NOTHING:
        total += worth(IN_CAULDRON, late)
    if table.active == seat:
        total += worth(TURN, late)
    return total


def worth(weight: list[float], late: float) -> float:
    return weight[0] + weight[1] * late
