"""The score sheet: what each seat has its points for, row by row, and what put equals in order."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple


class Cell(NamedTuple):
    """What one seat has in a row, and why; also a nothing has its reason.

    What is not ``told`` stands on the sheet only, not in the seat's own reckoning.
    """

    points: int
    why: str
    told: bool = True


class Row(NamedTuple):
    """One thing that pays, and what it has paid each seat."""

    words: str
    cells: list[Cell]  # by seat


class Merit(NamedTuple):
    """What decides between seats with equally many points: the more, the better."""

    words: str
    amounts: list[int]  # by seat


class Tie(NamedTuple):
    """Seats with the same points, of whom some come before the others, and what decided it."""

    ahead: list[int]
    behind: list[int]
    words: str
    more: int
    less: int


def told(rows: list[Row], seat: int, nothing: str) -> list[tuple[str, int]]:
    """Return the seat's own reckoning: its lines of the sheet, or that there are none."""
    cells = [row.cells[seat] for row in rows]
    return [(cell.why, cell.points) for cell in cells if cell.told] or [(nothing, 0)]


def ties(ranking: list[list[int]], scores: list[int], merits: list[Merit]) -> list[Tie]:
    """Return what decided between neighbours in the ranking that have the same points."""
    found: list[Tie] = []
    for ahead, behind in pairwise(ranking):
        if ahead and scores[ahead[0]] == scores[behind[0]]:
            found += decided(ahead, behind, merits)
    return found


def decided(ahead: list[int], behind: list[int], merits: list[Merit]) -> list[Tie]:
    """Return by what each of ``behind`` comes after ``ahead``, those of one merit together."""
    found: list[Tie] = []
    left = behind
    for words, amounts in merits:
        more = amounts[ahead[0]]
        beaten = [seat for seat in left if amounts[seat] < more]
        if beaten:
            less = max([amounts[seat] for seat in beaten])
            found.append(Tie(ahead, beaten, words, more, less))
            left = [seat for seat in left if seat not in beaten]
    return found
