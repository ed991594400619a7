"""Points and places (URT-12.2 to 12.6, 12.9, 12.10)."""

from __future__ import annotations

from serao.games.urto.state import ARRIVED, DEAD, Table
from serao.kernel.state import NOTHING


def honour_of(table: Table, seat: int) -> int:
    """URT-12.5 Return the bar, the trophies and the artifacts still owned."""
    honour = table.honour[seat] + table.owned(seat, table.cave.artifact_honour)
    for monster in table.trophies[seat]:
        honour += table.cave.monster_honour[monster]
    return honour


def count(table: Table, seat: int) -> int:
    """URT-12.5 Return health, mana and honour together."""
    return table.health[seat] + table.mana[seat] + honour_of(table, seat)


def scores(table: Table) -> list[int]:
    """URT-12.9 Return the count of every seat, 0 for the dead and the not yet chosen."""
    return [
        0 if table.status[seat] == DEAD or table.heroes[seat] == NOTHING else count(table, seat)
        for seat in range(table.seats)
    ]


def places(table: Table) -> list[tuple[int, int, int, int]]:
    """URT-12.6 Return what decides between arrived heroes, by seat, most important first."""
    return [
        (count(table, seat), honour_of(table, seat), table.health[seat], table.mana[seat])
        for seat in range(table.seats)
    ]


def ranking(table: Table) -> list[list[int]]:
    """URT-12.10 Return the arrived by what they brought, then all the dead as one group."""
    keys = places(table)
    arrived = [seat for seat in range(table.seats) if table.status[seat] == ARRIVED]
    groups: list[list[int]] = []
    for key in sorted({keys[seat] for seat in arrived}, reverse=True):
        groups.append([seat for seat in arrived if keys[seat] == key])
    fallen = [seat for seat in range(table.seats) if table.status[seat] != ARRIVED]
    if fallen:
        groups.append(fallen)
    return groups


def returns(table: Table) -> list[float]:
    """URT-12.8 Return 1 for the winner, parts of it to those who share; nobody arrived, nobody won."""
    first = ranking(table)[0]
    won = [seat for seat in first if table.status[seat] == ARRIVED]
    return [1.0 / len(won) if seat in won else 0.0 for seat in range(table.seats)]
