"""How likely each seat is to win, judged with more care than ``evaluation.py`` takes.

What counts changes as the first hero comes near Urto: each weight has a part that stays and a part
that is divided by the fields which that hero still has to go. Both were fitted to who won 548 games
of two searches.
"""

from __future__ import annotations

from math import exp
from typing import Final

from serao.games.urto.actions import SCYTHE
from serao.games.urto.cave import DEATH, PVM
from serao.games.urto.evaluation import chance, scythe_is_out, way_to_urto
from serao.games.urto.scoring import count
from serao.games.urto.state import ARRIVED, DEAD, Table
from serao.kernel.state import NOTHING

HAS_DIED: Final = [-2.2453, -4.3523]
HAS_ARRIVED: Final = [-1.2088, -5.9869]  # a chance of one to arrive counts beside it
POINT: Final = [0.0260, 0.6637]
HOPE: Final = [-0.0037, 0.1605]  # for each point, times the chance to arrive with it
ARRIVAL: Final = [1.4766, 12.3961]  # times that chance
CARD: Final = [0.3531, -0.9629]
WITH_SCYTHE: Final = [-0.4653, 0.9130]
FIELD: Final = [-0.1880, -0.4055]  # that is still to go
HEALTH: Final = [-0.0480, -0.2687]  # beside what it does for the chance to arrive
MANA: Final = [-0.0344, -0.1362]
SKILL: Final = [-0.0920, 0.5021]  # for each point of attack and defence
WEAPON: Final = [0.3264, -0.3958]  # for each point of the best one
LARGE_DIE: Final = [0.8912, -1.5684]
FEATHER: Final = [0.0622, -0.8696]
DIVINE: Final = [-0.0258, -0.4507]  # hammer or trumpets

FARTHEST: Final = 99.0


def chances(table: Table) -> list[float]:
    """Return each seat's chance of winning, before the end."""
    ways = [FARTHEST] * table.seats
    for seat in range(table.seats):
        if is_on_the_way(table, seat):
            ways[seat] = way_to_urto(table, seat)
    near = 1.0 / (min(ways) + 1.0)
    is_cursed = scythe_is_out(table)
    weights: list[float] = []
    for seat in range(table.seats):
        hope = 0.0
        if table.status[seat] == DEAD:
            hope = worth(HAS_DIED, near)
        elif table.heroes[seat] != NOTHING:
            hope = of_the_living(table, seat, ways[seat], is_cursed, near)
        weights.append(exp(hope))
    whole = sum(weights)
    return [weight / whole for weight in weights]


def is_on_the_way(table: Table, seat: int) -> bool:
    return table.heroes[seat] != NOTHING and table.status[seat] not in (DEAD, ARRIVED)


def worth(weight: list[float], near: float) -> float:
    return weight[0] + weight[1] * near


def of_the_living(table: Table, seat: int, way: float, is_cursed: bool, near: float) -> float:
    points = count(table, seat)
    hope = worth(POINT, near) * points + worth(CARD, near) * len(table.hands[seat])
    if SCYTHE in table.hands[seat]:
        hope += worth(WITH_SCYTHE, near)
    if table.status[seat] == ARRIVED:
        hope += worth(HAS_ARRIVED, near)
        return hope + worth(HOPE, near) * points + worth(ARRIVAL, near)
    arrives = chance(table, seat, way, is_cursed)
    hope += worth(HOPE, near) * points * arrives + worth(ARRIVAL, near) * arrives
    hope += worth(FIELD, near) * way
    hope += worth(HEALTH, near) * table.health[seat] + worth(MANA, near) * table.mana[seat]
    hope += worth(SKILL, near) * (table.attack[seat] + table.defense[seat])
    return hope + equipment(table, seat, near)


def equipment(table: Table, seat: int, near: float) -> float:
    cave = table.cave
    best = 0
    feathers = 0
    for card in table.hands[seat]:
        strength = cave.bonus[PVM][card] + cave.dice[card] - 1
        if cave.grants_d8[card] and not table.has_d8[seat]:
            strength += 1
        best = max(best, strength)
        if cave.use[card] == DEATH:
            feathers += 1
    hope = worth(WEAPON, near) * best + worth(FEATHER, near) * feathers
    if table.has_d8[seat]:
        hope += worth(LARGE_DIE, near)
    if table.divine_of(seat) != NOTHING:
        hope += worth(DIVINE, near)
    return hope
