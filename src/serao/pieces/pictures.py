"""What the pictures of tables in a terminal have in common: 98 columns of words and markup."""

# plain: it draws for people
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from rich.cells import cell_len
from rich.markup import escape

from serao.kernel.game import Game
from serao.pieces.columns import clipped, fitted

WIDTH: Final = 98  # columns that are drawn on, of the 100 that a terminal has
RULE: Final = f"[dim]{'─' * WIDTH}[/]"

View = Mapping[str, Any]
G = TypeVar("G", bound=Game[Any])


class Picture(Generic[G]):
    """One view being drawn for people who read ``locale``, line by line."""

    by_seat = "hands"  # something of a view that has one entry for each seat

    def __init__(self, game: G, view: View, names: Sequence[str], locale: str) -> None:
        self.game = game
        self.view = view
        self.locale = locale
        self.seats = len(view[self.by_seat])
        self.names = [
            names[seat] if seat < len(names) else game.words.player(seat, -1, (), locale)
            for seat in range(self.seats)
        ]
        self.lines: list[str] = []

    @classmethod
    def of(cls, game: G, view: View, names: Sequence[str], locale: str) -> str:
        """Return ``view`` as text with rich markup."""
        return cls(game, view, names, locale).draw()

    def draw(self) -> str:
        raise NotImplementedError

    def say(self, message: str, **facts: object) -> str:
        return self.game.words.say(self.locale, f"picture-{message}", **facts)


def headline(left: str, middle: str, right: str, columns: int = WIDTH) -> str:
    """Return a line across the picture: where the game stands, and on the right what is left."""
    taken = 1 + cell_len(left) + 3 + cell_len(middle) + cell_len(right)
    gap = " " * max(2, columns - taken)
    return f" [bold]{left}[/] · {escape(middle)}{gap}[dim]{right}[/]"


def faint(text: str, indent: int = 1, width: int = WIDTH) -> str:
    """Return a line of lesser weight, cut where the picture ends."""
    return f"{' ' * indent}[dim]{escape(clipped(text, width - indent))}[/]"


def card_line(number: int, style: str, name: str, columns: int, about: str) -> str:
    """Return a card in hand: how many of it, its name in so many ``columns``, what it does."""
    times = f"{number}×" if number > 1 else "  "
    told = escape(clipped(about, WIDTH - columns - 8))
    return f"   {times} [{style}]{escape(fitted(name, columns))}[/] [dim]{told}[/]"
