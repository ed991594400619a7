"""The score sheet in words (WEO-8.3 to 8.12): sets, mimics, hordes, and what broke a tie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serao.games.wipe_em_out.scoring import amount_of, most_of, points, tally
from serao.games.wipe_em_out.state import Table
from serao.kernel.sheets import Cell, Merit, Row

if TYPE_CHECKING:
    from serao.games.wipe_em_out import WipeEmOut


def sheet(game: WipeEmOut, table: Table, locale: str) -> list[Row]:
    """Return a row for each kind of monster that somebody has; the horde is the last."""
    tallies = [
        {kind: (count, worth) for kind, count, worth in tally(table, seat)}
        for seat in range(table.seats)
    ]
    kinds = sorted({kind for mine in tallies for kind in mine})
    return [
        Row(
            row_words(game, table, kind, locale),
            [kind_cell(game, table, kind, mine.get(kind), locale) for mine in tallies],
        )
        for kind in kinds
    ]


def is_horde(table: Table, kind: int) -> bool:
    return kind == len(table.cards.monster_counts)


def row_words(game: WipeEmOut, table: Table, kind: int, locale: str) -> str:
    if is_horde(table, kind):
        return game.words.say(locale, "sheet-horde")
    return game.words.say(locale, "sheet-set", monster=game.words.monster(kind, locale))


def kind_cell(
    game: WipeEmOut, table: Table, kind: int, found: tuple[int, int] | None, locale: str
) -> Cell:
    """Return what a seat has of a kind; nothing of it is not told in its own reckoning."""
    if is_horde(table, kind):
        words, missing, monster = "reckoning-horde", "reckoning-no-horde", ""
    else:
        words, missing, monster = (
            "reckoning-set",
            "reckoning-no-set",
            game.words.monster(kind, locale),
        )
    if found is None:
        return Cell(0, game.words.say(locale, missing, monster=monster), False)
    count, worth = found
    return Cell(worth, game.words.say(locale, words, count=count, monster=monster))


def merits(game: WipeEmOut, table: Table, locale: str) -> list[Merit]:
    """WEO-8.11 The monsters turned up from the side pile, in their order."""
    return [
        Merit(
            game.words.say(locale, "merit-most", monster=game.words.monster(monster, locale)),
            [amount_of(table, seat, monster) for seat in range(table.seats)],
        )
        for monster in turned_up(table)
    ]


def turned_up(table: Table) -> tuple[int, ...]:
    """Return the last monsters of the side pile that leave the winners of those with most points.

    Cards that were turned up before and changed nothing are left out.
    """
    totals = points(table)
    best = [seat for seat in range(table.seats) if totals[seat] == max(totals)]
    winners = sorted(table.winners)
    for count in range(table.side_drawn + 1):
        turned, tied = table.side_pile[table.side_drawn - count : table.side_drawn], best
        for monster in turned:
            tied = most_of(table, tied, monster)
        if sorted(tied) == winners:
            return turned
    return ()
