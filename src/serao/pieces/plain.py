"""The picture of any game whose fields say what they are on the table."""

# plain: it draws for people
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.markup import escape

from serao.kernel.board_types import BoardField
from serao.kernel.game import Game
from serao.pieces.columns import clipped
from serao.pieces.pictures import WIDTH, Picture, View

COUNTED: Final = ("won",)  # roles of which the number is enough
LEFT_OUT: Final = ("unseen", "aside")


class PlainPicture(Picture[Game[Any]]):
    """What lies on the table in a line, then what each player has, with the names that the board gives."""

    def __init__(self, game: Game[Any], view: View, names: Sequence[str], locale: str) -> None:
        board = game.fields.board(locale)
        self.things = board["things"]
        self.shown = [field for field in board["fields"] if field["role"] not in LEFT_OUT]
        self.by_seat = next(field["key"] for field in board["fields"] if field["each"])
        super().__init__(game, view, names, locale)

    def draw(self) -> str:
        common = [field for field in self.shown if not field["each"]]
        own = [field for field in self.shown if field["each"]]
        self.add(" ", [self.told(field, self.view[field["key"]]) for field in common])
        for seat, name in enumerate(self.names):
            self.lines.append(f"[bold]{escape(clipped(name, WIDTH))}[/]")
            self.add("    ", [self.told(field, self.view[field["key"]][seat]) for field in own])
        return "\n".join(self.lines)

    def add(self, indent: str, words: Sequence[str]) -> None:
        """Add what is told, as many to a line as fit."""
        line = ""
        for word in filter(None, words):
            if line and len(indent) + len(line) + len(word) + 3 > WIDTH:
                self.lines.append(f"{indent}{escape(line)}")
                line = ""
            line += f" · {word}" if line else clipped(word, WIDTH - len(indent))
        self.lines.append(f"{indent}{escape(line)}")

    def told(self, field: BoardField, value: Any) -> str:
        """Return what a field has and what that is called; nothing where there is nothing."""
        if isinstance(value, dict):
            value = value["size"]
        elif isinstance(value, list):
            is_counted = field["role"] in COUNTED
            value = len(value) if is_counted else "  ".join(self.face(field, one) for one in value)
        elif value is not None:
            value = self.face(field, value)
        return "" if value in (None, "") else f"{field['name']}: {value}"

    def face(self, field: BoardField, value: Any) -> str:
        """Return a card by its corner and its sign, another thing by its name."""
        if field["kind"] == "seat":
            return str(self.names[value])
        if field["kind"] not in self.things:
            return str(value)
        face = self.things[field["kind"]][value]
        return f"{face['corner']}{face.get('sign', '')}" if "corner" in face else face["name"]
