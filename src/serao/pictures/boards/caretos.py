"""The land on a winter night: places, groups of Villagers, Monsters, Caretos."""

from __future__ import annotations

import math
from typing import Final

from serao.kernel.rng import Rng
from serao.pictures.moods import colour, mixed, seat_colour
from serao.pictures.outlines import Point
from serao.pictures.scene import Ground, Laid, Scene

PLACES: Final = {
    "village": "village",
    "chapel": "church",
    "granary": "granary",
    "dolmen": "dolmen",
    "forest": "pine-tree",
    "well": "well",
    "waterfall": "waterfall",
}
MONSTERS: Final = {
    "werewolf": "werewolf",
    "moira": "woman-elf-face",
    "shepherdess": "shepherds-crook",
    "trevor": "imp-laugh",
    "lost-soul": "ghost",
    "witch": "witch-flight",
    "bogeyman": "executioner-hood",
    "maria-gancha": "pirate-hook",
}
CLOAKS: Final = {
    "red": "#e0483c",
    "blue": "#4a8fe0",
    "white": "#f4efe4",
    "green": "#53ab4f",
    "yellow": "#f2c53d",
}
HATS: Final = {
    "red": "M-8-31L3-50L9-31Z",
    "blue": "M-14-30C-14-35-8-34-7-36C-6-42 6-42 7-36C8-34 14-35 14-30Z",
    "white": "M-10-22C-12-42 12-42 10-22L7-26C6-35-6-35-7-26Z",
    "green": "M-11-31H-7V-45H7V-31H11V-28H-11Z",
    "yellow": "M-10-30L-11-42L-5-36L0-45L5-36L11-42L10-30Z",
}
CLOAK: Final = "M-12 0C-13-12-8-21 0-21C8-21 13-12 12 0C6 3-6 3-12 0Z"
INK: Final = colour("#14161b")
FACE: Final = colour("#f0c9a0")
SNOW: Final = colour("#8ea3bd")
PATH: Final = colour("#b9a98a")
FIRE: Final = colour("#ffb14d")
MASK: Final = colour("#e2533f")
PINE: Final = colour("#22323a")
FIGURE: Final = 0.5  # of a Villager's 40 units


def draw(ground: Ground, scene: Scene) -> None:
    seats = len(scene.names)
    side = next(side for side in scene.book["sides"] if seats in side["players"])
    spaces = side["spaces"]
    laid = Laid(ground, [(space["x"], space["y"]) for space in spaces.values()], 34)
    spots = {name: laid.at(space["x"], space["y"]) for name, space in spaces.items()}
    ground.canvas.glow((ground.middle[0], ground.box[1] + 60), 420, SNOW, 0.28)
    for a, b in side["paths"]:
        ground.canvas.line([spots[a], spots[b]], mixed(PATH, ground.mood.deep, 0.62), 6)
    trees(ground, list(spots.values()), [(spots[a], spots[b]) for a, b in side["paths"]])
    for name, space in spaces.items():
        place(ground, scene, name, space["kind"], spots[name])
    for name in scene.view["caretos"]:
        if name in spots:
            careto(ground, spots[name])
    for monster, name in scene.view["monsters"].items():
        if name in spots:
            token(ground, scene, monster, spots[name])


def trees(ground: Ground, places: list[Point], paths: list[tuple[Point, Point]]) -> None:
    """Draw a wood wherever there is neither a place nor a path."""
    left, top, right, bottom = (round(edge) for edge in ground.box)
    rng = Rng("trees")
    for y in range(top, bottom, 27):
        for x in range(left, right, 27):
            at = x + rng.below(20), y + rng.below(20)
            size = 7 + rng.below(6)
            clear = all(math.dist(at, place) > 46 for place in places)
            if clear and all(aside(at, a, b) > 15 for a, b in paths):
                pine(ground, at, size)


def aside(at: Point, a: Point, b: Point) -> float:
    """Return how far a point is from the way between two others."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / (dx * dx + dy * dy)
    along = max(0.0, min(1.0, along))
    return math.hypot(at[0] - a[0] - along * dx, at[1] - a[1] - along * dy)


def pine(ground: Ground, at: Point, size: float) -> None:
    x, y = at
    for part, wide in ((0.0, 0.6), (0.55, 0.8), (1.1, 1.0)):
        foot = y - size + size * part + size * 0.8
        points = [(x - wide * size * 0.62, foot), (x + wide * size * 0.62, foot), (x, foot - size)]
        ground.canvas.polygon(points, PINE)
        ground.canvas.polygon(
            [
                (x - wide * size * 0.2, foot - size * 0.66),
                points[2],
                (x + wide * size * 0.2, foot - size * 0.66),
            ],
            SNOW,
            150,
        )


def place(ground: Ground, scene: Scene, name: str, kind: str, at: Point) -> None:
    canvas, group = ground.canvas, scene.view["villagers"].get(name, [])
    if name in scene.view["villagers"] and name not in scene.view["unlit"]:
        canvas.glow(at, 52, FIRE, 0.8)
    canvas.disc(
        at, 19, mixed(ground.mood.ground, SNOW, 0.16), mixed(SNOW, ground.mood.ground, 0.5), 1.5
    )
    if kind in PLACES:
        canvas.icon(PLACES[kind], at, 26, mixed(SNOW, ground.mood.ink, 0.35), 90 if group else 190)
    for i, (x, y) in enumerate(around(len(group))):
        villager(ground, group[i], (at[0] + x, at[1] + y))


def around(count: int) -> list[Point]:
    """Return where each of a group stands, those behind first."""
    if count == 1:
        return [(0.0, 9.0)]
    spread = 22 if count > 4 else 17
    turns = [-math.pi / 2 + i * 2 * math.pi / count for i in range(count)]
    found = [(math.cos(turn) * spread, 9 + math.sin(turn) * spread * 0.62) for turn in turns]
    return sorted(found, key=lambda point: point[1])


def villager(ground: Ground, cloak: str, at: Point) -> None:
    canvas, colours = ground.canvas, colour(CLOAKS[cloak])
    canvas.shape(CLOAK, at, FIGURE, colours, INK, 1)
    canvas.disc((at[0], at[1] - 26 * FIGURE), 7.5 * FIGURE, FACE, INK, 0.8)
    canvas.shape(HATS[cloak], at, FIGURE, colours, INK, 1)


def careto(ground: Ground, at: Point) -> None:
    ground.canvas.disc(at, 20, INK, MASK, 3)
    ground.canvas.icon("ceremonial-mask", at, 30, MASK)


def token(ground: Ground, scene: Scene, monster: str, at: Point) -> None:
    canvas = ground.canvas
    seat = next((i for i, team in enumerate(scene.view["teams"]) if monster in team), -1)
    if seat == scene.view["active"]:
        canvas.glow(at, 46, FIRE, 0.6)
    rim = SNOW if seat < 0 else seat_colour(seat)
    canvas.disc(at, 23, ground.mood.ink)
    canvas.disc(at, 21.5, rim)
    canvas.disc(at, 17.5, INK)
    canvas.icon(MONSTERS[monster], at, 27, ground.mood.ink)
    if seat >= 0:
        canvas.disc((at[0] + 16, at[1] + 15), 9, INK)
        canvas.mark(seat, (at[0] + 16, at[1] + 15), 14)
