"""What a picture of a moment is made from, and where on it the board lies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from serao.kernel.state import NOBODY
from serao.pictures.canvas import BOLD, Box, Canvas, width_of
from serao.pictures.moods import Colour, Mood, mixed
from serao.pictures.outlines import Point

BACK: Final = "card-random"  # on what lies face down


class Scene(NamedTuple):
    """One moment as one viewer saw it."""

    game: str  # its slug
    title: str
    where: str  # in the game: its round, whose turn
    sentence: str
    before: Sequence[str]  # what was told before it, the latest first
    seen: str  # who saw it so
    viewer: int
    names: Sequence[str]
    points: Sequence[int | None]  # as far as the viewer knows them
    view: Mapping[str, Any]
    book: Mapping[str, Any]  # the game's catalogue

    @property
    def seats(self) -> range:
        return range(len(self.names))

    @property
    def ahead(self) -> list[int]:
        """Return who has most points, where all are known and not all have as many."""
        known = [score for score in self.points if score is not None]
        if len(known) < len(self.names) or min(known, default=0) == max(known, default=0):
            return []
        return [seat for seat, score in enumerate(self.points) if score == max(known)]


class Ground(NamedTuple):
    """Where the board is drawn, and in which colours."""

    canvas: Canvas
    box: Box
    mood: Mood

    @property
    def width(self) -> float:
        return self.box[2] - self.box[0]

    @property
    def height(self) -> float:
        return self.box[3] - self.box[1]

    @property
    def middle(self) -> Point:
        return (self.box[0] + self.box[2]) / 2, (self.box[1] + self.box[3]) / 2


class Laid:
    """Places with coordinates of their own, laid out over a ground as large as they can be."""

    def __init__(self, ground: Ground, points: Sequence[Point], margin: float) -> None:
        across, down = [x for x, _ in points], [y for _, y in points]
        self.left, self.top = min(across), min(down)
        wide, high = max(across) - self.left, max(down) - self.top
        self.x = ground.box[0] + margin
        self.y = ground.box[1] + margin
        self.wider = (ground.width - 2 * margin) / max(wide, 1)
        self.higher = (ground.height - 2 * margin) / max(high, 1)

    def at(self, x: float, y: float) -> Point:
        return self.x + (x - self.left) * self.wider, self.y + (y - self.top) * self.higher


def size_of(held: Any) -> int:
    """Return how many there are, whether they are known or lie face down."""
    return int(held["size"]) if isinstance(held, dict) else len(held)


def known_of(held: Any) -> list[Any]:
    """Return those that are known."""
    return list(held["known"] if isinstance(held, dict) else held)


def cards_of(held: Any) -> list[Any]:
    """Return a hand card by card, those that are known first; ``None`` is one that is not."""
    known = known_of(held)
    return known + [None] * (size_of(held) - len(known))


def card(
    ground: Ground,
    box: Box,
    icon: str | None,
    colour: Colour,
    name: str = "",
    value: str = "",
) -> None:
    """Draw a card: its picture, its name under it, its value in the corner; without one its back."""
    canvas, (left, top, right, bottom) = ground.canvas, box
    width, height = right - left, bottom - top
    middle, radius = (left + right) / 2, min(width, height) * 0.12
    canvas.block((left + 1.5, top + 2.5, right + 1.5, bottom + 2.5), radius, (0, 0, 0), alpha=110)
    if icon is None:
        back = mixed(ground.mood.own, (0, 0, 0), 0.25)
        canvas.block(box, radius, back, mixed(ground.mood.own, ground.mood.ink, 0.45), 1.5)
        canvas.icon(BACK, (middle, (top + bottom) / 2), width * 0.5, ground.mood.ink, 90)
    else:
        face(ground, box, icon, colour, name)
    if value:
        canvas.disc((left + 3, top + 3), 10.5, ground.mood.glow, ground.mood.deep, 1.5)
        canvas.text(value, (left + 3, top + 3), 14, ground.mood.deep, BOLD, "mm")


def face(ground: Ground, box: Box, icon: str, colour: Colour, name: str) -> None:
    """Draw the front of a card; a long name is written smaller."""
    canvas, (left, top, right, bottom) = ground.canvas, box
    width, height, middle = right - left, bottom - top, (left + right) / 2
    canvas.block(box, min(width, height) * 0.12, colour, mixed(colour, ground.mood.ink, 0.6), 1.5)
    strip = min(height * 0.26, 20.0) if name else 0.0
    side = min(width * 0.78, (height - strip) * 0.8)
    canvas.icon(icon, (middle, top + (height - strip) / 2 + 1), side, ground.mood.ink)
    if name:
        size = strip * 0.72
        room = width - 5
        size = max(size * 0.72, min(size, size * room / max(width_of(name, size, BOLD), 1)))
        foot = (middle, bottom - strip * 0.38)
        canvas.fitted(name, foot, size, room, ground.mood.ink, BOLD, "ms")


def seat_line(ground: Ground, scene: Scene, seat: int, at: Point, width: float) -> None:
    """Write whose the things beside it are."""
    ground.canvas.mark(seat, (at[0] + 9, at[1]), 18)
    light = ground.mood.glow if seat == scene.viewer != NOBODY else ground.mood.ink
    ground.canvas.fitted(scene.names[seat], (at[0] + 24, at[1]), 17, width - 24, light, BOLD, "lm")
