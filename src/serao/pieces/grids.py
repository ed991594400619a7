"""Sheets of characters on which the pictures of tables draw maps."""

# plain: it draws for people
from __future__ import annotations

from collections.abc import Iterable

from rich.markup import escape

Ink = tuple[str, str]  # a text and its style
Point = tuple[int, int]  # column, row


class Grid:
    """A sheet of characters, each with a style."""

    def __init__(self, width: int, height: int) -> None:
        self.cells: list[list[Ink]] = [[(" ", "")] * width for _ in range(height)]

    def write(self, point: Point, inks: Iterable[Ink]) -> None:
        """Write ``inks`` from ``point`` on, moved inwards at the edges."""
        column, row = point
        letters = [(letter, style) for text, style in inks for letter in text]
        start = min(max(0, column), len(self.cells[row]) - len(letters))
        self.cells[row][start : start + len(letters)] = letters

    def centre(self, point: Point, inks: Iterable[Ink]) -> None:
        """Write ``inks`` around ``point``."""
        written = list(inks)
        half = sum(len(text) for text, _ in written) // 2
        self.write((point[0] - half, point[1]), written)

    def line(self, start: Point, end: Point, dot: str = "·") -> None:
        """Draw a dotted path between two points, which it leaves alone."""
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
        for i in range(1, steps):
            column = round(start[0] + (end[0] - start[0]) * i / steps)
            row = round(start[1] + (end[1] - start[1]) * i / steps)
            self.cells[row][column] = (dot, "dim")

    def lines(self) -> list[str]:
        """Return the rows with markup, each as wide as the sheet."""
        return [drawn(merged(row)) for row in self.cells]


def merged(row: list[Ink]) -> list[Ink]:
    """Join neighbouring characters of one style."""
    found: list[Ink] = []
    for letter, style in row:
        if found and found[-1][1] == style:
            found[-1] = (found[-1][0] + letter, style)
        else:
            found.append((letter, style))
    return found


def drawn(inks: Iterable[Ink]) -> str:
    return "".join(f"[{style}]{escape(text)}[/]" if style else escape(text) for text, style in inks)
