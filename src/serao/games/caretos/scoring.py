"""Points and places (CAR-13.4 to 13.9): pure functions of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serao.games.caretos.cards import ALL_COLOURS, SAME_COLOUR, Cards
from serao.games.caretos.crowds import COLOURS, SIZE, count_of
from serao.kernel.state import NOTHING
from serao.pieces.standings import ranked

if TYPE_CHECKING:
    from serao.games.caretos.state import Table


def points(table: Table) -> list[int]:
    """CAR-13.8 Return the VP of every seat as if the game ended now."""
    return [
        public_points(table, seat) + final_points(table, table.finals[seat], seat)
        for seat in range(table.seats)
    ]


def public_points(table: Table, seat: int) -> int:
    """CAR-13.9 Return what everybody can count: Villagers and fulfilled Bonus Cards."""
    return (table.captured[seat] >> SIZE) + bonus_points(table, seat)


def bonus_points(table: Table, seat: int) -> int:
    """CAR-11.1 Return what the fulfilled Bonus Cards of ``seat`` bring."""
    total = 0
    for bonus in table.fulfilled[seat]:
        total += table.cards.bonus_points[bonus]
    return total


def final_points(table: Table, final: int, seat: int) -> int:
    """CAR-13.8 Return what ``final`` pays ``seat``; a seat that has none yet gets 0."""
    return 0 if final == NOTHING else final_worth(table.cards, final, table.captured[seat])


def final_worth(cards: Cards, final: int, crowd: int) -> int:
    """CAR-13.4, 13.5 Return what ``final`` pays for captured Villagers."""
    goal = cards.final_goal[final]
    if goal == ALL_COLOURS:
        sets = min([count_of(crowd, colour) for colour in range(COLOURS)])
    elif goal == SAME_COLOUR:
        per = cards.final_per[final]
        sets = sum([count_of(crowd, colour) // per for colour in range(COLOURS)])
    else:
        sets = count_of(crowd, cards.final_colour[final]) // cards.final_per[final]
    return sets * cards.final_points[final]


def ranking(table: Table) -> list[list[int]]:
    """CAR-13.6 Return the seats by VP, then Campfires, then captured Villagers."""
    totals = points(table)
    merits = [
        (totals[seat], table.campfires[seat], table.captured[seat] >> SIZE)
        for seat in range(table.seats)
    ]
    return ranked(merits, range(table.seats))


def known_scores(table: Table, _seat: int) -> list[int | None]:
    """CAR-13.9 Return the public part: Final Bonus Cards are hidden until the end."""
    return [public_points(table, other) for other in range(table.seats)]
