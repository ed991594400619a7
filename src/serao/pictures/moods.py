"""The colours of a game's evening and of its seats, as the web client has them."""

from __future__ import annotations

from typing import Final, NamedTuple

Colour = tuple[int, int, int]


def colour(code: str) -> Colour:
    """Return a colour of its six digits."""
    red, green, blue = bytes.fromhex(code.removeprefix("#"))
    return red, green, blue


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """Return ``one`` with so much of the ``other`` in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


class Mood(NamedTuple):
    own: Colour
    ground: Colour
    deep: Colour
    ink: Colour
    glow: Colour


def mood(*codes: str) -> Mood:
    return Mood(*map(colour, codes))


HOUSE: Final = mood("#2f6b4f", "#1f4636", "#143024", "#f3ead8", "#ffd479")
MOODS: Final = {
    "caretos": mood("#7a2f1d", "#17202e", "#0d131d", "#f4e6c8", "#ff9a3d"),
    "carrossel": mood("#8e2f5c", "#2b1f3d", "#1b1329", "#ffeed6", "#ffc857"),
    "monster-my-neighbour": mood("#34603a", "#1d2b25", "#111b17", "#eef0dc", "#c6e35b"),
    "urto": mood("#285a72", "#191c22", "#0c0e12", "#e9e6dc", "#6fd3e0"),
    "wipe-em-out": mood("#5b3a8c", "#241a33", "#150f20", "#f3e8ff", "#d8a1ff"),
}

SEATS: Final = tuple(
    map(
        colour,
        "#b3392f #25609e #3c7a34 #7d4a9c #a8620c #17766f #9c3a72 #4e5663".split(),
    )
)
SEAT_INK: Final = colour("#fffaf0")
WOOD: Final = colour("#8a5a34")
WOOD_DEEP: Final = colour("#5f3b20")

# The outline of a seat's mark, in a box from -10 to 10: the colour is never the only signal.
MARKS: Final = (
    "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z",
    "M-8-8H8V8H-8Z",
    "M0-9.5L9.5 8H-9.5Z",
    "M0-10L10 0L0 10L-10 0Z",
    "M0-10L2.9-3.6L9.5-3.1L4.4 1.6L6 8.5L0 4.8L-6 8.5L-4.4 1.6L-9.5-3.1L-2.9-3.6Z",
    "M0-9.5L9.5-2.4L5.9 8.5H-5.9L-9.5-2.4Z",
    "M-3.4-9.5H3.4V-3.4H9.5V3.4H3.4V9.5H-3.4V3.4H-9.5V-3.4H-3.4Z",
    "M-5-8.7H5L10 0L5 8.7H-5L-10 0Z",
)


def seat_colour(seat: int) -> Colour:
    return SEATS[seat % len(SEATS)]


def mood_of(slug: str) -> Mood:
    return MOODS.get(slug, HOUSE)
