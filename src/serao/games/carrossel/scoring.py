"""Points and places (CRS-8.2 to 8.5). Pure functions of the table."""

from __future__ import annotations

from serao.games.carrossel.actions import DRAGON
from serao.games.carrossel.cards import SET
from serao.games.carrossel.state import Table
from serao.pieces.standings import ranked


def points(table: Table) -> list[int]:
    """CRS-1.8, CRS-8.2 Return the VP of each seat, as if the game ended now."""
    return [
        client_points(table, seat) + objective_points(table, seat) for seat in range(table.seats)
    ]


def client_points(table: Table, seat: int) -> int:
    """CRS-8.2 Return the VP of all cards won, spent or not."""
    worth = table.cards.worth
    total = 0
    for client in table.ready[seat]:
        total += worth[client]
    for client in table.used[seat]:
        total += worth[client]
    return total


def objective_points(table: Table, seat: int) -> int:
    total = 0
    for objective in table.objectives:
        total += table.cards.prize[objective] * sets(table, seat, objective)
    return total


def sets(table: Table, seat: int, objective: int) -> int:
    """Return how often ``seat`` has met an objective."""
    kind = table.cards.counts[objective]
    if kind == SET:
        return card_sets(clients_won(table, seat), table.cards.shown[objective])
    return packing(subsets(table.board.shapes[kind], own_tiles(table, seat)))


def clients_won(table: Table, seat: int) -> list[int]:
    """CRS-8.3 Return how many clients of each animal a seat has won, the dragon left out."""
    counts = [0] * DRAGON
    for zone in (table.ready[seat], table.used[seat]):
        for client in zone:
            animal = table.cards.animal[client]
            if animal != DRAGON:
                counts[animal] += 1
    return counts


def card_sets(owned: list[int], shown: list[int]) -> int:
    """CRS-8.3 Return how many sets of the shown animals are among those owned."""
    fewest = -1
    for animal, count in enumerate(owned):
        if shown[animal]:
            full = count // shown[animal]
            if fewest < 0 or full < fewest:
                fewest = full
    return fewest if fewest > 0 else 0


# -- shapes (CRS-8.4) -----------------------------------------------------------------------------


def own_tiles(table: Table, seat: int) -> int:
    """Return the spaces with a tile of ``seat``, as a mask."""
    mask = 0
    for space, owner in enumerate(table.owners):
        if owner == seat:
            mask |= 1 << space
    return mask


def subsets(shapes: list[int], tiles: int) -> list[int]:
    """Return the shapes that lie wholly on ``tiles``."""
    return [shape for shape in shapes if shape & tiles == shape]


def packing(shapes: list[int]) -> int:
    """CRS-8.4 Return the largest number of shapes of which no two share a space.

    Look at the lowest space that any shape needs: either one of the shapes on it is taken,
    or the space is left out.
    """
    if len(shapes) < 2:
        return len(shapes)
    covered = 0
    for shape in shapes:
        covered |= shape
    lowest = covered & -covered
    best = packing([shape for shape in shapes if not shape & lowest])
    most = most_disjoint(covered)
    for shape in shapes:
        if best == most:
            break
        if shape & lowest:
            found = 1 + packing([other for other in shapes if not other & shape])
            best = max(best, found)
    return best


def most_disjoint(covered: int) -> int:
    """Return how many sets of three the covered spaces could hold at the very most."""
    spaces = 0
    while covered:
        covered &= covered - 1
        spaces += 1
    return spaces // 3


# -- places (CRS-8.5) -----------------------------------------------------------------------------


def ranking(table: Table) -> list[list[int]]:
    """CRS-8.5 Return groups from first to last: VP, then client cards, then standees."""
    totals = points(table)
    keys = [
        (totals[seat], len(table.ready[seat]) + len(table.used[seat]), table.riders(seat))
        for seat in range(table.seats)
    ]
    return ranked(keys, range(table.seats))
