"""How likely each seat is to win, judged with more care than ``evaluation.py`` takes."""

from __future__ import annotations

from typing import Final

from serao.games.urto.actions import SCYTHE
from serao.games.urto.cave import DEATH
from serao.games.urto.evaluation import chance, scythe_is_out, strength, way_to_urto
from serao.games.urto.scoring import count
from serao.games.urto.state import ARRIVED, DEAD, Table
from serao.kernel.chances import chances_of
from serao.kernel.state import NOTHING

# Fitted to who won 548 games of two searches; scripts/chances.py does it anew. In the order of ``traits``.
WEIGHTS: Final = [
    [-2.2453, -4.3523],  # to have died
    [-1.2088, -5.9869],  # to have arrived, beside the chance of that, which is then 1
    [0.0260, 0.6637],  # points
    [-0.0037, 0.1605],  # points, times the chance to arrive with them
    [1.4766, 12.3961],  # that chance
    [0.3531, -0.9629],  # cards
    [-0.4653, 0.9130],  # the scythe
    [-0.1880, -0.4055],  # fields still to go
    [-0.0480, -0.2687],  # health, beside what it does for the chance to arrive
    [-0.0344, -0.1362],  # mana
    [-0.0920, 0.5021],  # attack and defence
    [0.3264, -0.3958],  # the best weapon
    [0.0622, -0.8696],  # feathers
    [0.8912, -1.5684],  # the eight-sided die
    [-0.0258, -0.4507],  # hammer or trumpets
]
HOPELESS: Final = [0.0] * 14
FARTHEST: Final = 99.0


def chances(table: Table) -> list[float]:
    """Return each seat's chance of winning, before the end."""
    return chances_of(traits(table), WEIGHTS, lateness(table))


def lateness(table: Table) -> float:
    """Return how near the first hero on the way is to Urto."""
    nearest = FARTHEST
    for seat in range(table.seats):
        if is_on_the_way(table, seat):
            nearest = min(nearest, way_to_urto(table, seat))
    return 1.0 / (nearest + 1.0)


def is_on_the_way(table: Table, seat: int) -> bool:
    status = table.status[seat]
    return table.heroes[seat] != NOTHING and status != DEAD and status != ARRIVED


def traits(table: Table) -> list[list[float]]:
    """Return for each seat what counts."""
    is_cursed = scythe_is_out(table)
    return [traits_of(table, seat, is_cursed) for seat in range(table.seats)]


def traits_of(table: Table, seat: int, is_cursed: bool) -> list[float]:
    if table.status[seat] == DEAD:
        return [1.0, *HOPELESS]
    if table.heroes[seat] == NOTHING:
        return [0.0, *HOPELESS]
    points = float(count(table, seat))
    cards = float(len(table.hands[seat]))
    scythe = 1.0 if SCYTHE in table.hands[seat] else 0.0
    if table.status[seat] == ARRIVED:
        return [0.0, 1.0, points, points, 1.0, cards, scythe]
    way = way_to_urto(table, seat)
    arrives = chance(table, seat, way, is_cursed)
    return [
        *[0.0, 0.0, points, points * arrives, arrives, cards, scythe, way],
        float(table.health[seat]),
        float(table.mana[seat]),
        float(table.attack[seat] + table.defense[seat]),
        *equipment(table, seat),
    ]


def equipment(table: Table, seat: int) -> list[float]:
    best = 0
    feathers = 0
    for card in table.hands[seat]:
        best = max(best, strength(table, seat, card))
        if table.cave.use[card] == DEATH:
            feathers += 1
    has_die = 1.0 if table.has_d8[seat] else 0.0
    is_divine = 1.0 if table.divine_of(seat) != NOTHING else 0.0
    return [float(best), float(feathers), has_die, is_divine]
