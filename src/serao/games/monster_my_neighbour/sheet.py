"""The score sheet: what each round of the game brought to every seat (MMN-9.2 to 9.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serao.games.monster_my_neighbour.actions import CARDS
from serao.games.monster_my_neighbour.state import Table
from serao.games.monster_my_neighbour.summary import BETRAYAL, CATCH, ESCAPE, Summary
from serao.kernel.sheets import Cell, Row

if TYPE_CHECKING:
    from serao.games.monster_my_neighbour import MonsterMyNeighbour

ROWS = {CATCH: "sheet-catch", BETRAYAL: "sheet-betrayal", ESCAPE: "sheet-escape"}


def sheet(game: MonsterMyNeighbour, table: Table, locale: str) -> list[Row]:
    """Return a row for each round; a table set up by hand may have older points."""
    rounds = [round_row(game, summary, locale) for summary in table.chronicle]
    older = before(table)
    return [older_row(game, older, locale), *rounds] if any(older) else rounds


def before(table: Table) -> list[int]:
    """Return the points of each seat that no round of the chronicle paid."""
    paid = [
        sum([summary.gains[seat] for summary in table.chronicle]) for seat in range(table.seats)
    ]
    return [all_of_it - known for all_of_it, known in zip(table.vp, paid, strict=True)]


def older_row(game: MonsterMyNeighbour, older: list[int], locale: str) -> Row:
    words, nothing = (
        game.words.say(locale, "sheet-before"),
        game.words.say(locale, "score-no-before"),
    )
    return Row(words, [Cell(points, words if points else nothing, points != 0) for points in older])


def round_row(game: MonsterMyNeighbour, summary: Summary, locale: str) -> Row:
    seats = range(len(summary.gains))
    return Row(
        said(game, summary, ROWS[summary.result], locale),
        [round_cell(game, summary, seat, locale) for seat in seats],
    )


def round_cell(game: MonsterMyNeighbour, summary: Summary, seat: int, locale: str) -> Cell:
    points = summary.gains[seat]
    part = part_of_gainer(summary, seat) if points else part_of_loser(summary, seat)
    return Cell(points, said(game, summary, f"score-{part}", locale), points != 0)


def said(game: MonsterMyNeighbour, summary: Summary, message: str, locale: str) -> str:
    monster = game.words.thing("monster", "item", CARDS[summary.monster], locale)
    return game.words.say(locale, message, round=summary.round, **monster)


def part_of_gainer(summary: Summary, seat: int) -> str:
    """Return the part that a seat which gained had in the end of the round."""
    if summary.result == ESCAPE:
        return "escaped" if seat == summary.holder else "friend"
    return "caught" if seat == summary.catcher else "bystander"


def part_of_loser(summary: Summary, seat: int) -> str:
    """Return why a seat gained nothing from the end of the round."""
    if summary.result == ESCAPE:
        return "friendless"
    if seat == summary.holder:
        return "lost"
    return "betrayer" if seat == summary.catcher else "fallen"
