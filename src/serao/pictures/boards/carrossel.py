"""The carousel: its slots round the totem, the animals in their owners' colours, who rides them."""

from __future__ import annotations

import math
from typing import Any, Final

from serao.pictures.moods import WOOD, WOOD_DEEP, colour, mixed, seat_colour
from serao.pictures.outlines import Point
from serao.pictures.scene import Ground, Scene

ANIMALS: Final = {
    "tiger": "tiger-head",
    "swan": "swan",
    "horse": "horse-head",
    "fish": "tropical-fish",
    "dragon": "spiked-dragon-head",
}
NEUTRAL: Final = colour("#6f675e")
GOLD: Final = colour("#ffc857")
INK: Final = colour("#2a1720")
STRIPES: Final = (colour("#cf3a5b"), colour("#ffeed6"))


def draw(ground: Ground, scene: Scene) -> None:
    board = scene.book["boards"]["three" if len(scene.names) == 3 else "four"]
    radius = min(ground.width, ground.height) / 2 - 4
    scale = radius / (board["radius"] + 30)
    spots = {space["id"]: spot(ground, board, space, scale) for space in board["spaces"]}
    wheel(ground, scene, board, radius, spots)
    side = slot_side(list(spots.values()))
    for name, at in spots.items():
        tile(ground, scene.view["board"].get(name), at, side)
    totem(ground)


def spot(ground: Ground, board: dict[str, Any], space: dict[str, Any], scale: float) -> Point:
    centre = board["canvas"] / 2
    x, y = ground.middle
    return x + (space["x"] - centre) * scale, y + (space["y"] - centre) * scale


def slot_side(spots: list[Point]) -> float:
    """Return how large a slot may be without touching another."""
    pairs = ((one, two) for i, one in enumerate(spots) for two in spots[:i])
    return min(54.0, 0.84 * min(math.dist(one, two) for one, two in pairs))


def wheel(
    ground: Ground, scene: Scene, board: dict[str, Any], radius: float, spots: dict[str, Point]
) -> None:
    canvas, middle = ground.canvas, ground.middle
    canvas.glow(middle, radius * 1.5, colour("#ff9d6b"), 0.45)
    canvas.disc((middle[0], middle[1] + 6), radius, (0, 0, 0), alpha=120)
    canvas.disc(middle, radius, WOOD_DEEP)
    for i in range(48):
        canvas.polygon(wedge(middle, radius - 3, i, 48), STRIPES[i % 2])
    canvas.disc(middle, radius - 15, WOOD_DEEP)
    canvas.disc(middle, radius - 18, mixed(WOOD, ground.mood.ground, 0.35))
    canvas.disc(middle, radius * 0.55, mixed(WOOD, ground.mood.ground, 0.25))
    for i in range(24):
        turn = (i + 0.5) * math.pi / 12
        at = middle[0] + math.cos(turn) * (radius - 9), middle[1] + math.sin(turn) * (radius - 9)
        canvas.disc(at, 4, GOLD)
    for seat, sector in enumerate(scene.view["facing"]):
        mine = [spots[space["id"]] for space in board["spaces"] if space["sector"] == sector]
        if not mine:
            continue  # nobody has taken a place yet
        x = sum(x for x, _ in mine) / len(mine) - middle[0]
        y = sum(y for _, y in mine) / len(mine) - middle[1]
        far = radius - 10
        at = middle[0] + x / math.hypot(x, y) * far, middle[1] + y / math.hypot(x, y) * far
        canvas.disc(at, 19, ground.mood.deep, GOLD, 2)
        canvas.mark(seat, at, 24)


def wedge(middle: Point, radius: float, number: int, parts: int) -> list[Point]:
    turns = [2 * math.pi * (number + share) / parts for share in (0, 0.5, 1)]
    rim = [
        (middle[0] + math.cos(turn) * radius, middle[1] + math.sin(turn) * radius) for turn in turns
    ]
    return [middle, *rim]


def tile(ground: Ground, held: dict[str, Any] | None, at: Point, side: float) -> None:
    canvas, half = ground.canvas, side / 2
    box = (at[0] - half, at[1] - half, at[0] + half, at[1] + half)
    if held is None:
        canvas.block(box, side * 0.2, INK, GOLD, 1, alpha=80)
        return
    owner = held["owner"]
    fill = NEUTRAL if owner == "neutral" else seat_colour(owner)
    canvas.block(
        (box[0] + 1.5, box[1] + 2.5, box[2] + 1.5, box[3] + 2.5), side * 0.2, (0, 0, 0), alpha=110
    )
    canvas.block(box, side * 0.2, fill, mixed(fill, ground.mood.ink, 0.6), 1.5)
    canvas.icon(ANIMALS[held["animal"]], at, side * 0.74, ground.mood.ink)
    if owner != "neutral":
        canvas.mark(owner, (box[0] + side * 0.16, box[1] + side * 0.16), side * 0.3)
    if held["standees"]:
        seat = (box[2] - side * 0.12, box[3] - side * 0.16)
        canvas.disc(seat, side * 0.25, INK, GOLD, 1.5)
        canvas.icon("meeple", seat, side * 0.36, GOLD)


def totem(ground: Ground) -> None:
    canvas, middle = ground.canvas, ground.middle
    canvas.disc(middle, 17, GOLD)
    for i in range(8):
        canvas.polygon(wedge(middle, 14, i, 8), STRIPES[i % 2])
    canvas.disc(middle, 4.5, GOLD)
