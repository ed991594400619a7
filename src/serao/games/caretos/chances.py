"""How likely each seat is to win, judged with more care than ``evaluation.py`` takes."""

from __future__ import annotations

from typing import Final

from serao.games.caretos.evaluation import goals, hunting, nearness_to_places, turns_left
from serao.games.caretos.scoring import final_points, public_points
from serao.games.caretos.state import SETUP, Table
from serao.kernel.state import NOTHING

# Fitted to who won 250 games of two searches; scripts/chances.py does it anew. In the order of ``traits``.
WEIGHTS: Final = [
    [0.1007, 1.3670],  # points that all can see
    [-0.0747, 1.8880],  # points of the Final Bonus Card
    [-0.2121, 3.4464],  # what the Villagers near the Monsters promise
    [0.1702, 2.0161],  # what open Bonus Cards promise
    [0.0517, 1.0282],  # cards in the hand
    [0.2934, -1.8934],  # a Monster in the Cauldron
    [0.1189, 1.8325],  # to be the one whose turn it is
    [0.25, 0.0],  # not fitted: in the set-up, how near the Monsters are to the Villagers' places
]
BEFORE_PLAY: Final = [0.0] * 7


def lateness(table: Table) -> float:
    left = 0.0
    for seat in range(table.seats):
        left += turns_left(table, seat)
    return 1.0 / (left / table.seats + 1.0)


def traits(table: Table) -> list[list[float]]:
    """Return for each seat what counts."""
    return [traits_of(table, seat) for seat in range(table.seats)]


def traits_of(table: Table, seat: int) -> list[float]:
    if table.at == SETUP:
        return [*BEFORE_PLAY, nearness_to_places(table, seat)]
    final = table.finals[seat]
    return [
        float(public_points(table, seat)),
        float(final_points(table, final, seat)),
        hunting(table, seat, final),
        goals(table, seat),
        float(len(table.hands[seat])),
        1.0 if table.in_cauldron(seat) != NOTHING else 0.0,
        1.0 if table.active == seat else 0.0,
    ]
