"""Points and places (WEO-8.3 to 8.9, 8.13, 8.14)."""

from __future__ import annotations

from serao.games.wipe_em_out.actions import MIMIC
from serao.games.wipe_em_out.cards import MAJORITY
from serao.games.wipe_em_out.state import Table
from serao.pieces.standings import ranked


def counted(table: Table, seat: int) -> list[int]:
    """WEO-8.3 Return how many of each monster ``seat`` has, copies included, open mimics not."""
    counts = [0] * len(table.cards.monster_counts)
    for monster in table.trophies[seat]:
        if monster != MIMIC:
            counts[monster] += 1
    for monster in table.copies[seat]:
        counts[monster] += 1
    return counts


def horde(table: Table, counts: list[int]) -> int:
    """Return the number of zombies on the counted cards."""
    zombies = 0
    for monster, count in enumerate(counts):
        if count:
            zombies += count * table.cards.zombies[monster]
    return zombies


def points(table: Table) -> list[int]:
    """WEO-8.14 Return the points of the present trophies, as if the game ended now."""
    return points_for(table, [counted(table, seat) for seat in range(table.seats)])


def points_for(table: Table, counts: list[list[int]]) -> list[int]:
    """Return the points for so many monsters of each kind, by seat."""
    totals: list[int] = []
    hordes: list[int] = []
    for mine in counts:
        total = 0
        for monster, count in enumerate(mine):
            if count:
                total += table.cards.set_points(monster, count)
        totals.append(total)
        hordes.append(horde(table, mine))
    for seat, extra in enumerate(horde_points(table, hordes)):
        totals[seat] += extra
    return totals


def tally(table: Table, seat: int) -> list[tuple[int, int, int]]:
    """Return (kind, count, points) of all that ``seat`` has; one past the kinds is the horde."""
    hordes = [horde(table, counted(table, other)) for other in range(table.seats)]
    counts = counted(table, seat)
    rows = [
        (kind, count, table.cards.set_points(kind, count))
        for kind, count in enumerate(counts)
        if count and table.cards.scoring[kind] != MAJORITY
    ]
    mimics = table.trophies[seat].count(MIMIC) - len(table.copies[seat])
    if mimics:
        rows.append((MIMIC, mimics, 0))
    if hordes[seat]:
        rows.append((len(counts), hordes[seat], horde_points(table, hordes)[seat]))
    return rows


def horde_points(table: Table, hordes: list[int]) -> list[int]:
    """WEO-8.8 Return what the hordes are worth; tied places share, rounded down."""
    worth = [0] * len(hordes)
    largest = max(hordes)
    if largest == 0:
        return worth
    first = [seat for seat, size in enumerate(hordes) if size == largest]
    for seat in first:
        worth[seat] = table.cards.first_horde // len(first)
    smaller = [size for size in hordes if 0 < size < largest]
    if len(first) > 1 or not smaller:
        return worth
    next_largest = max(smaller)
    second = [seat for seat, size in enumerate(hordes) if size == next_largest]
    for seat in second:
        worth[seat] = table.cards.second_horde // len(second)
    return worth


def most_of(table: Table, tied: list[int], monster: int) -> list[int]:
    """WEO-8.11 Return those of ``tied`` who have the most of the monster turned up."""
    amounts = [amount_of(table, seat, monster) for seat in tied]
    most = max(amounts)
    return [seat for seat, amount in zip(tied, amounts, strict=True) if amount == most]


def amount_of(table: Table, seat: int, monster: int) -> int:
    if monster == MIMIC:
        return table.trophies[seat].count(MIMIC)
    counts = counted(table, seat)
    if table.cards.scoring[monster] == MAJORITY:
        return horde(table, counts)
    return counts[monster]


def ranking(table: Table) -> list[list[int]]:
    """WEO-8.13 Return the winners, then the others by points."""
    others = [seat for seat in range(table.seats) if seat not in table.winners]
    return [sorted(table.winners), *ranked(points(table), others)]


def known_scores(table: Table, _seat: int) -> list[int | None]:
    """WEO-8.14 Trophies lie open."""
    return [*points(table)]
