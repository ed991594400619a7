"""The score sheet in words (URT-12.5, 12.6, 12.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serao.games.urto.scoring import honour_of, is_counted, parts
from serao.games.urto.state import Table
from serao.kernel.sheets import Cell, Merit, Row

if TYPE_CHECKING:
    from serao.games.urto import Urto

PARTS = ("health", "mana", "bar", "trophies", "artifacts")


def sheet(game: Urto, table: Table, locale: str) -> list[Row]:
    """URT-12.5 Return what each hero's count is made of."""
    return [part_row(game, table, part, locale) for part in PARTS]


def part_row(game: Urto, table: Table, part: str, locale: str) -> Row:
    words = game.words.say(locale, f"count-{part}")
    nothing = game.words.say(locale, "count-nothing")
    counts = parts(table)
    return Row(
        words,
        [
            Cell(counts[seat][part], words)
            if is_counted(table, seat)
            else Cell(0, nothing, part == PARTS[0])  # said once
            for seat in range(table.seats)
        ],
    )


def merits(game: Urto, table: Table, locale: str) -> list[Merit]:
    """URT-12.6 Honour, health, mana; the dead have no points and stand apart."""
    seats = range(table.seats)
    amounts = {
        "honour": [honour_of(table, seat) for seat in seats],
        "health": [*table.health],
        "mana": [*table.mana],
    }
    return [
        Merit(game.words.say(locale, f"merit-{by}"), by_seat) for by, by_seat in amounts.items()
    ]
