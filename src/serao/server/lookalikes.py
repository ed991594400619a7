"""Names that look alike: what is left of a name when everything is gone that an eye passes over."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

# Letters of other scripts, with the Latin letters that they, or their capitals, are taken for.
CYRILLIC: Final = dict(zip("авекмнорстухіјѕѵԁԛԝһӏүө", "abekmhopctyxijsvdqwhiyo", strict=True))
GREEK: Final = dict(zip("αβεζηικμνορτυχϲϳ", "abezhikmnoptyxcj", strict=True))
# Small letters that are taken for others than their capitals, in the midst of Latin ones.
SMALL: Final = str.maketrans("νηυγω", "vnuyw")
LATIN: Final = {
    "ı": "i",
    "ȷ": "j",
    "ł": "l",
    "ø": "o",
    "đ": "d",
    "ð": "d",
    "ħ": "h",
    "ŧ": "t",
    "ɑ": "a",
    "ɡ": "g",
    "ɩ": "i",
    "ʟ": "l",
    "ɴ": "n",
    "ʀ": "r",
    "ʏ": "y",
    "æ": "ae",
    "œ": "oe",
    "ɪ": "i",
}
# Then what a reader does not tell apart at a glance, capitals included.
AT_A_GLANCE: Final = {"0": "o", "1": "l", "|": "l", "!": "l", "i": "l", "5": "s", "$": "s"}
PAIRS: Final = (("rn", "m"), ("vv", "w"))
SCRIPTS: Final = str.maketrans(CYRILLIC | GREEK | LATIN)
GLANCE: Final = str.maketrans(AT_A_GLANCE)
BLANKS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u17b4\u17b5")  # letters without ink
ACCENTS: Final = (  # blocks; other marks tell letters apart in their scripts
    range(0x0300, 0x0370),
    range(0x1AB0, 0x1B00),
    range(0x1DC0, 0x1E00),
    range(0x20D0, 0x2100),
    range(0xFE00, 0xFE30),
    range(0xE0100, 0xE01F0),
)
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs"})


def likeness(name: str) -> str:
    """Return what a name looks like: two names with the same are taken for each other.

    Case, width, accents, invisible characters and spaces do not count, nor from which alphabet a
    letter comes. Nothing is left of a name that nobody can see.
    """
    is_mixed = any(letter.isascii() and letter.isalpha() for letter in name)
    seen = name.translate(SMALL) if is_mixed else name
    folded = unicodedata.normalize("NFKD", seen.casefold()).casefold()
    inked = "".join(letter for letter in folded if is_inked(letter))
    latin = inked.translate(SCRIPTS).translate(GLANCE)
    for pair, letter in PAIRS:
        latin = latin.replace(pair, letter)
    return latin


def is_inked(letter: str) -> bool:
    """Whether a letter leaves ink of its own on the page."""
    if letter in BLANKS or letter.isspace() or unicodedata.category(letter) in UNSEEN:
        return False
    return not any(ord(letter) in block for block in ACCENTS)


def one_like(name: str, others: Iterable[str]) -> str | None:
    """Return the first of ``others`` that looks like ``name``."""
    mine = likeness(name)
    return next((other for other in others if likeness(other) == mine), None)
