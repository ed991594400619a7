"""What people may call themselves and say: letters that can be seen, and nothing that hides.

Control characters move a terminal's cursor or end a database's text; others turn the direction
of what is written, or take no room at all, so that one name looks like another's.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from serao.kernel.errors import SeraoError

# Categories of Unicode: control, format, surrogate, private, unassigned; separators of lines.
UNFIT: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
MARKS: Final = frozenset({"Mn", "Me"})  # put onto the letter before, above and below the line
MOST_MARKS: Final = 4  # in a row; no language needs more
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and a symbol that show nothing


class UnfitText(SeraoError):
    """There is a character in it that cannot be read."""

    def __init__(self, character: str) -> None:
        self.character = called(character)
        super().__init__(f"{self.character} cannot be read: leave it out")


def is_fit(character: str) -> bool:
    """Whether a character can be seen where it stands, a plain space included."""
    if character.isascii():
        return character.isprintable()
    return unicodedata.category(character) not in UNFIT and character not in BLANK


def check(text: str) -> None:
    """Refuse a name, or what somebody says, with a character that cannot be read.

    So is a mark where too many stand on one letter: they cover the lines around it.
    """
    if text.isascii() and text.isprintable():
        return
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in MARKS else 0
        if marks > MOST_MARKS or not is_fit(character):
            raise UnfitText(character)


def shown(text: str) -> str:
    """Return ``text`` as a terminal may print it: what cannot be read is spelled out."""
    return "".join(letter if is_fit(letter) else ascii(letter)[1:-1] for letter in text)


def all_shown(texts: Iterable[str]) -> tuple[str, ...]:
    return tuple(shown(text) for text in texts)


def called(character: str) -> str:
    return f"U+{ord(character):04X}"
