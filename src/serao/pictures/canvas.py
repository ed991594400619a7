"""What a picture is drawn on: shapes, icons and words in its own pixels, fine and then made smaller."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from serao.pictures.moods import MARKS, SEAT_INK, Colour, seat_colour
from serao.pictures.outlines import BOX, Point, Ring, area, icon, rings

FINE: Final = 3  # times as many pixels while it is drawn
FONTS: Final = Path(__file__).parent / "fonts"
TITLE: Final = "Cinzel-SemiBold"
TEXT: Final = "Alegreya-Medium"
BOLD: Final = "Alegreya-ExtraBold"
MISSING: Final = "\uffff"  # which no font has
MORE: Final = "…"
OPAQUE: Final = 255

Box = tuple[float, float, float, float]  # left, top, right, bottom
Font = ImageFont.FreeTypeFont


@cache
def font(name: str, size: int) -> Font:
    """Return a font at a size in fine pixels."""
    return ImageFont.truetype(str(FONTS / f"{name}.ttf"), size)


@cache
def is_known(name: str, letter: str) -> bool:
    """Whether a font has a letter, so that no empty box stands for it."""
    probe = font(name, 24)
    return letter.isspace() or bytes(probe.getmask(letter)) != bytes(probe.getmask(MISSING))


def written(text: str, name: str) -> str:
    """Return what of a text can be written, without what only directs other letters."""
    return " ".join("".join(one for one in text if is_known(name, one)).split())


class Canvas:
    """A picture in the making."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.width = width
        self.height = height
        self.image = Image.new("RGB", (width * FINE, height * FINE), ground)
        self.pen = ImageDraw.Draw(self.image, "RGBA")

    def png(self) -> bytes:
        small = self.image.resize((self.width, self.height), Image.Resampling.BOX)
        held = BytesIO()
        small.save(held, "PNG", optimize=False, compress_level=6)
        return held.getvalue()

    # -- shapes -----------------------------------------------------------------------------

    def disc(
        self,
        at: Point,
        radius: float,
        fill: Colour | None = None,
        line: Colour | None = None,
        width: float = 0,
        alpha: int = OPAQUE,
    ) -> None:
        (x, y), inked = at, None if line is None else (*line, alpha)
        around = fine(x - radius, y - radius, x + radius, y + radius)
        filled = None if fill is None else (*fill, alpha)
        self.pen.ellipse(around, filled, inked, round(width * FINE))

    def block(
        self,
        box: Box,
        radius: float = 0,
        fill: Colour | None = None,
        line: Colour | None = None,
        width: float = 0,
        alpha: int = OPAQUE,
    ) -> None:
        inked = None if line is None else (*line, alpha)
        filled = None if fill is None else (*fill, alpha)
        self.pen.rounded_rectangle(
            fine(*box), radius * FINE, filled, inked, max(1, round(width * FINE))
        )

    def line(
        self, points: Sequence[Point], fill: Colour, width: float, alpha: int = OPAQUE
    ) -> None:
        drawn = [(x * FINE, y * FINE) for x, y in points]
        self.pen.line(drawn, (*fill, alpha), max(1, round(width * FINE)), joint="curve")

    def polygon(self, points: Sequence[Point], fill: Colour, alpha: int = OPAQUE) -> None:
        self.pen.polygon([(x * FINE, y * FINE) for x, y in points], (*fill, alpha))

    def shape(
        self,
        path: str,
        at: Point,
        scale: float,
        fill: Colour,
        line: Colour | None = None,
        width: float = 0,
    ) -> None:
        """Draw a path whose 0, 0 is ``at``."""
        for ring in rings(path):
            points = [(at[0] + x * scale, at[1] + y * scale) for x, y in ring]
            self.polygon(points, fill)
            if line is not None:
                self.line([*points, points[0], points[1]], line, width)

    def icon(self, name: str, at: Point, size: float, fill: Colour, alpha: int = OPAQUE) -> None:
        """Draw an icon whose middle is ``at``."""
        mask = stencil(name, max(1, round(size * FINE)))
        if alpha != OPAQUE:
            mask = mask.point([value * alpha // OPAQUE for value in range(256)])
        corner = (round((at[0] - size / 2) * FINE), round((at[1] - size / 2) * FINE))
        self.image.paste(fill, corner, mask)

    def mark(self, seat: int, at: Point, size: float) -> None:
        """Draw the mark of a seat."""
        path = MARKS[seat % len(MARKS)]
        self.shape(path, at, size / 20, seat_colour(seat), SEAT_INK, max(1.0, size / 15))

    def glow(self, at: Point, radius: float, light: Colour, strength: float) -> None:
        """Let light fall on what is drawn so far."""
        side = round(2 * radius * FINE)
        fall = Image.radial_gradient("L").resize((side, side))
        mask = fall.point(
            [round(max(0, 1 - value / 180) ** 2 * 255 * strength) for value in range(256)]
        )
        corner = (round((at[0] - radius) * FINE), round((at[1] - radius) * FINE))
        self.image.paste(light, corner, mask)

    def fade(self, box: Box, colour: Colour, across: bool, begins: float = 0.0) -> None:
        """Lay a colour over a part of the picture: nothing of it at the start, all at the end."""
        left, top, right, bottom = (round(value) for value in fine(*box))
        fall = Image.linear_gradient("L")
        if across:
            fall = fall.transpose(Image.Transpose.ROTATE_90)
        rising = [
            round(255 * max(0.0, min(1.0, (value / 255 - begins) / (1 - begins))))
            for value in range(256)
        ]
        mask = fall.resize((right - left, bottom - top)).point(rising)
        self.image.paste(colour, (left, top), mask)

    def photo(self, picture: Image.Image, box: Box) -> None:
        """Fill a part of the picture with another one, whose middle is kept."""
        left, top, right, bottom = (round(value) for value in fine(*box))
        width, height = right - left, bottom - top
        grown = max(width / picture.width, height / picture.height)
        wide, high = width / grown, height / grown
        x, y = (picture.width - wide) / 2, (picture.height - high) / 2
        part = picture.resize((width, height), Image.Resampling.BICUBIC, (x, y, x + wide, y + high))
        self.image.paste(part, (left, top))

    # -- words ------------------------------------------------------------------------------

    def text(
        self,
        text: str,
        at: Point,
        size: float,
        fill: Colour,
        name: str = TEXT,
        anchor: str = "ls",
        alpha: int = OPAQUE,
    ) -> float:
        """Write a line; return how wide it is. ``anchor`` says what of it is ``at``, as Pillow does."""
        shown, face = written(text, name), font(name, round(size * FINE))
        self.pen.text((at[0] * FINE, at[1] * FINE), shown, (*fill, alpha), face, anchor)
        return float(face.getlength(shown)) / FINE

    def fitted(
        self,
        text: str,
        at: Point,
        size: float,
        width: float,
        fill: Colour,
        name: str = TEXT,
        anchor: str = "ls",
    ) -> float:
        """Write a line that ends where the room does."""
        return self.text(clipped(text, size, width, name), at, size, fill, name, anchor)


def fine(*values: float) -> tuple[float, ...]:
    return tuple(value * FINE for value in values)


def width_of(text: str, size: float, name: str = TEXT) -> float:
    return float(font(name, round(size * FINE)).getlength(written(text, name))) / FINE


def clipped(text: str, size: float, width: float, name: str = TEXT) -> str:
    """Return as much of a text as fits on a line."""
    shown = written(text, name)
    if width_of(shown, size, name) <= width:
        return shown
    while shown and width_of(shown + MORE, size, name) > width:
        shown = shown[:-1].rstrip(" ,.;:")
    return shown + MORE


def wrapped(text: str, size: float, width: float, most: int, name: str = TEXT) -> list[str]:
    """Return a text as lines of a width; what would make more than ``most`` of them is left out."""
    found: list[str] = []
    line = ""
    for word in written(text, name).split():
        longer = f"{line} {word}".strip()
        if line and width_of(longer, size, name) > width:
            found.append(line)
            line = word
        else:
            line = longer
    lines = [*found, line]
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return [clipped(line, size, width, name) for line in lines]


@cache
def stencil_rings(name: str) -> tuple[tuple[Ring, bool], ...]:
    """Return an icon's rings with whether each is filled, or cut out of what is below it."""
    found = icon(name)
    way = area(found[0]) > 0
    return tuple((ring, (area(ring) > 0) == way) for ring in found)


def stencil(name: str, side: int) -> Image.Image:
    mask = Image.new("L", (side, side))
    pen = ImageDraw.Draw(mask)
    for ring, filled in stencil_rings(name):
        scale = side / BOX
        pen.polygon([(x * scale, y * scale) for x, y in ring], OPAQUE if filled else 0)
    return mask
