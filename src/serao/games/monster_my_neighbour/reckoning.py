"""The score line by line: what each round of the game brought to a seat (MMN-9.2 to 9.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from serao.games.monster_my_neighbour.actions import CARDS
from serao.games.monster_my_neighbour.state import ESCAPE, Summary, Table

if TYPE_CHECKING:
    from serao.games.monster_my_neighbour import MonsterMyNeighbour

Lines = list[tuple[str, int]]


def reckoning(game: MonsterMyNeighbour, table: Table, locale: str) -> list[Lines]:
    return [lines(game, table, seat, locale) for seat in range(table.seats)]


def lines(game: MonsterMyNeighbour, table: Table, seat: int, locale: str) -> Lines:
    """Return a line for each round that paid; a table set up by hand may have older points."""
    paid = [summary for summary in table.chronicle if summary.gains[seat]]
    told = [(said(game, summary, seat, locale), summary.gains[seat]) for summary in paid]
    rest = table.vp[seat] - sum(points for _, points in told)
    if rest or not told:
        told.insert(0, (game.texts.say(locale, "score-before" if rest else "score-none"), rest))
    return told


def said(game: MonsterMyNeighbour, summary: Summary, seat: int, locale: str) -> str:
    monster = game.card_called(CARDS[summary.monster], locale)
    message = f"score-{part(summary, seat)}"
    return game.texts.say(locale, message, round=summary.round, monster=monster)


def part(summary: Summary, seat: int) -> str:
    """Return the part that a seat which gained had in the end of the round."""
    if summary.result == ESCAPE:
        return "escaped" if seat == summary.holder else "friend"
    return "caught" if seat == summary.catcher else "bystander"
