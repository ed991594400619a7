"""Points and places (URT-12.2 to 12.6, 12.9, 12.10)."""

from __future__ import annotations

from serao.games.urto.points import ARRIVED, DEAD
from serao.games.urto.state import Table
from serao.kernel.state import NOTHING
from serao.pieces.standings import ranked


def trophy_honour(table: Table, seat: int) -> int:
    honour = 0
    for monster in table.trophies[seat]:
        honour += table.cave.monster_honour[monster]
    return honour


def artifact_honour(table: Table, seat: int) -> int:
    return table.owned(seat, table.cave.artifact_honour)


def honour_of(table: Table, seat: int) -> int:
    """URT-12.5 Return the bar, the trophies and the artifacts still owned."""
    return table.honour[seat] + trophy_honour(table, seat) + artifact_honour(table, seat)


def count(table: Table, seat: int) -> int:
    """URT-12.5 Return health, mana and honour together."""
    return table.health[seat] + table.mana[seat] + honour_of(table, seat)


def is_counted(table: Table, seat: int) -> bool:
    """URT-12.9 Whether the hero of ``seat`` is known and alive."""
    return table.status[seat] != DEAD and table.heroes[seat] != NOTHING


def is_out(table: Table, seat: int) -> bool:
    """Return whether the hero of ``seat`` is dead, and decides nothing more."""
    return table.status[seat] == DEAD


def scores(table: Table) -> list[int]:
    """URT-12.9 Return the count of every seat, 0 for the dead and the not yet chosen."""
    return [count(table, seat) if is_counted(table, seat) else 0 for seat in range(table.seats)]


def parts(table: Table) -> list[dict[str, int]]:
    """URT-12.5, 12.9 Return what every seat's score is made of; nothing for those without one."""
    return [
        {
            "health": table.health[seat],
            "mana": table.mana[seat],
            "bar": table.honour[seat],
            "trophies": trophy_honour(table, seat),
            "artifacts": artifact_honour(table, seat),
        }
        if is_counted(table, seat)
        else {"nothing": 0}
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
    arrived = [seat for seat in range(table.seats) if table.status[seat] == ARRIVED]
    fallen = [seat for seat in range(table.seats) if table.status[seat] != ARRIVED]
    groups = ranked(places(table), arrived)
    return [*groups, fallen] if fallen else groups


def returns(table: Table) -> list[float]:
    """URT-12.8 Return 1 for the winner, parts of it to those who share; nobody arrived, nobody won."""
    first = ranking(table)[0]
    won = [seat for seat in first if table.status[seat] == ARRIVED]
    return [1.0 / len(won) if seat in won else 0.0 for seat in range(table.seats)]
