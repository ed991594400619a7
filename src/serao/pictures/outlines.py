"""The outlines of SVG paths as polygons: what shapes and icons are drawn from."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

Point = tuple[float, float]
Ring = tuple[Point, ...]

ICONS: Final = (
    Path(__file__).parent / "icons.json"
)  # of game-icons.net, by Lorc, Delapouite and others, CC BY 3.0
BOX: Final = 512  # an icon's width and height
PARTS: Final = 8  # straight ones in the place of a curve
WORD: Final = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
NEEDS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


@cache
def icons() -> dict[str, str]:
    return msgspec.json.decode(ICONS.read_bytes(), type=dict[str, str])


@cache
def icon(name: str) -> tuple[Ring, ...]:
    """Return an icon's rings in a box of ``BOX``, the largest first."""
    return rings(icons()[name])


@cache
def rings(path: str) -> tuple[Ring, ...]:
    """Return the closed rings of a path, the largest first: what lies in others comes after them."""
    found = [tuple(ring) for ring in Pen().drawn(path) if len(ring) > 2]
    return tuple(sorted(found, key=lambda ring: abs(area(ring)), reverse=True))


def area(ring: Ring) -> float:
    """Return the signed area: its sign is the way round."""
    after = (*ring[1:], ring[0])
    return sum(x * v - u * y for (x, y), (u, v) in zip(ring, after, strict=True)) / 2


class Pen:
    """Follows a path, one command after the other."""

    def __init__(self) -> None:
        self.at: Point = (0.0, 0.0)
        self.start: Point = (0.0, 0.0)
        self.control: Point | None = None  # of the curve before, which a smooth one goes on from
        self.before = ""
        self.ring: list[Point] = []

    def drawn(self, path: str) -> Iterator[list[Point]]:
        for name, numbers in commands(path):
            command, shift = name.upper(), self.at if name.islower() else (0.0, 0.0)
            if command in "MZ":
                yield self.ring
                self.start = moved(numbers, shift)[0] if command == "M" else self.start
                self.at, self.ring = self.start, [self.start]
            elif command == "A":
                self.arc(numbers, shift)
            elif command in "HV":
                x, y = self.at
                along = numbers[0] + shift[command == "V"]
                self.line((along, y) if command == "H" else (x, along))
            elif command == "L":
                self.line(moved(numbers, shift)[0])
            else:
                self.curve(command, moved(numbers, shift))
            self.before = command
        yield self.ring

    def line(self, to: Point) -> None:
        self.ring.append(to)
        self.at = to

    def curve(self, command: str, points: list[Point]) -> None:
        if command in "ST":
            goes_on = self.before in ("CS" if command == "S" else "QT")
            last = self.control if goes_on and self.control is not None else self.at
            points = [(2 * self.at[0] - last[0], 2 * self.at[1] - last[1]), *points]
        self.control = points[-2]
        bend = [self.at, *points]
        for part in range(1, PARTS + 1):
            self.ring.append(between(bend, part / PARTS))
        self.at = points[-1]

    def arc(self, numbers: list[float], shift: Point) -> None:
        """Draw part of an ellipse, by its centre: see the notes on arcs in SVG's specification."""
        width, height, tilt, large, sweep, x, y = numbers
        to = (x + shift[0], y + shift[1])
        if not width or not height or to == self.at:
            return self.line(to)
        turn = math.radians(tilt)
        cosine, sine = math.cos(turn), math.sin(turn)
        dx, dy = (self.at[0] - to[0]) / 2, (self.at[1] - to[1]) / 2
        u, v = cosine * dx + sine * dy, cosine * dy - sine * dx
        grown = max(1.0, math.hypot(u / width, v / height))
        width, height = abs(width) * grown, abs(height) * grown
        rest = (width * v) ** 2 + (height * u) ** 2
        reach = math.sqrt(max(0.0, (width * height) ** 2 / rest - 1))
        if bool(large) == bool(sweep):
            reach = -reach
        cu, cv = reach * width * v / height, -reach * height * u / width
        centre = (
            cosine * cu - sine * cv + (self.at[0] + to[0]) / 2,
            sine * cu + cosine * cv + (self.at[1] + to[1]) / 2,
        )
        first = math.atan2((v - cv) / height, (u - cu) / width)
        last = math.atan2((-v - cv) / height, (-u - cu) / width)
        if sweep and last < first:
            last += 2 * math.pi
        if not sweep and last > first:
            last -= 2 * math.pi
        for part in range(1, 2 * PARTS + 1):
            angle = first + (last - first) * part / (2 * PARTS)
            u, v = width * math.cos(angle), height * math.sin(angle)
            self.ring.append((centre[0] + cosine * u - sine * v, centre[1] + sine * u + cosine * v))
        self.at = to
        return None


def commands(path: str) -> Iterator[tuple[str, list[float]]]:
    """Yield each command with its numbers; where it is not named again, it is the one before."""
    words = WORD.findall(spaced(path))
    name, i = "", 0
    while i < len(words):
        if words[i].isalpha():
            name, i = words[i], i + 1
        number = NEEDS[name.upper()]
        yield name, [float(word) for word in words[i : i + number]]
        i += number
        name = {"M": "L", "m": "l"}.get(name, name)


ARC: Final = re.compile(r"[aA][^a-zA-Z]*")
FLAGS: Final = re.compile(
    r"(\s*,?\s*[-+]?[\d.]+(?:e[-+]?\d+)?[\s,]*[-+]?(?:\d+\.?\d*|\.\d+)[\s,]*[-+]?(?:\d+\.?\d*|\.\d+)[\s,]*)"
    r"([01])[\s,]*([01])[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)[\s,]*[-+]?(?:\d+\.?\d*|\.\d+))"
)


def spaced(path: str) -> str:
    """Return the path with its arcs' flags apart from the numbers beside them: they may be written as one."""
    return ARC.sub(lambda arc: FLAGS.sub(r"\1 \2 \3 \4 ", arc[0]), path)


def moved(numbers: list[float], shift: Point) -> list[Point]:
    return [(x + shift[0], y + shift[1]) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]


def between(bend: list[Point], share: float) -> Point:
    """Return a point of a Bézier curve."""
    while len(bend) > 1:
        bend = [(a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in pairwise(bend)]
    return bend[0]
