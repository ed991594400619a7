"""The cave: its fields and tunnels, what lies there, and the heroes."""

from __future__ import annotations

from typing import Any, Final

from serao.pictures.moods import colour, mixed, seat_colour
from serao.pictures.outlines import Point
from serao.pictures.scene import Ground, Laid, Scene

ICONS: Final = {
    "torch": "torch",
    "torch-event": "scroll-unfurled",
    "torch-fountain": "water-fountain",
    "shortcut": "portal",
    "monster": "fangs-circle",
    "honour1": "laurels",
    "honour2": "laurels",
    "attack": "crossed-swords",
    "defense": "checked-shield",
    "blorp-trap": "mantrap",
}
PLACES: Final = {
    "start": "cave-entrance",
    "artifact": "chest",
    "stele": "stone-pile",
    "alpha": "wolf-head",
    "urto": "crown",
}
HEROES: Final = {
    "sankaa": "visored-helm",
    "armenius": "brute",
    "oriandra": "hooded-figure",
    "molesor": "cultist",
    "beardwhy": "beard",
}
# A shield that stands on its point, in a box from -14 to 14.
FIGURE: Final = "M0-13C7-13 12-8.4 12-2.2C12 3.4 7.4 6.4 3.6 8L0 14L-3.6 8C-7.4 6.4-12 3.4-12-2.2C-12-8.4-7-13 0-13Z"
ROCK: Final = colour("#2c3139")
EDGE: Final = colour("#59616d")
DARK: Final = colour("#14171c")
TUNNEL: Final = colour("#39414c")
DANGER: Final = colour("#c8564a")
SPORES: Final = colour("#b58cff")
RADIUS: Final = 15.5
WALL: Final = colour("#232830")
TEETH: Final = (34, 62, 26, 48, 80, 30, 56, 22, 70, 40, 28, 66, 36, 52)  # of the cave's mouth


def draw(ground: Ground, scene: Scene) -> None:
    view, book = scene.view, scene.book
    closed = set(book["flanks"][view["side"]]) if view["side"] else set()
    fields = {field["id"]: field for field in book["fields"] if field["id"] not in closed}
    laid = Laid(ground, [(field["x"], field["y"]) for field in fields.values()], 40)
    spots = {name: laid.at(field["x"], field["y"]) for name, field in fields.items()}
    walls(ground)
    ground.canvas.glow(spots["urto"], 190, ground.mood.glow, 0.55)
    ground.canvas.glow(spots["start"], 150, colour("#e0902f"), 0.4)
    for a, b in book["paths"]:
        if a in spots and b in spots:
            ground.canvas.line([spots[a], spots[b]], TUNNEL, 7)
    for name, field in fields.items():
        place(ground, scene, field, spots[name])
    heroes(ground, scene, spots)


def walls(ground: Ground) -> None:
    """Draw the rock that hangs over the cave and rises at its foot."""
    left, top, right, bottom = ground.box
    step = (right - left + 24) / len(TEETH)
    for i, tooth in enumerate(TEETH):
        x = left - 12 + i * step
        ends = max(left - 12, x - 14), min(right + 12, x + step + 14)
        ground.canvas.polygon(
            [(ends[0], top - 10), (ends[1], top - 10), (x + step / 2, top + tooth)], WALL
        )
        high = TEETH[-1 - i] * 0.7
        ground.canvas.polygon(
            [(ends[0], bottom + 10), (ends[1], bottom + 10), (x + step / 2, bottom - high)], WALL
        )


def place(ground: Ground, scene: Scene, field: dict[str, Any], at: Point) -> None:
    view, canvas, name = scene.view, ground.canvas, field["id"]
    token = view["tokens"].get(name)
    grown = 1.5 if field["kind"] in ("alpha", "urto", "start") else 1.0
    icon = PLACES.get(field["kind"]) if token is None else ICONS.get(token)
    edge = DANGER if name in view["dangers"] else EDGE
    lit = icon is not None
    canvas.disc(at, RADIUS * grown + 2, edge if lit else TUNNEL)
    canvas.disc(at, RADIUS * grown, ROCK if lit else DARK)
    if name in view["mushrooms"]:
        canvas.icon("mushroom", at, RADIUS * 1.6, SPORES)
    elif name in view["niches"]:
        canvas.icon("chest", at, RADIUS * 1.45, ground.mood.glow)
    elif icon is not None:
        light = DANGER if token == "monster" else mixed(ground.mood.ink, ground.mood.glow, 0.35)
        dim = 150 if field["kind"] == "artifact" and token is None else 255
        canvas.icon(icon, at, RADIUS * grown * 1.45, light, dim)
    if name in view["traps"]:
        canvas.icon("mantrap", (at[0], at[1] + RADIUS * 0.8), RADIUS, DANGER)


def heroes(ground: Ground, scene: Scene, spots: dict[str, Point]) -> None:
    """Draw the heroes where they stand; several on a field beside each other."""
    here: dict[str, list[int]] = {}
    for seat, hero in enumerate(scene.view["heroes"]):
        if hero["field"] in spots:
            here.setdefault(hero["field"], []).append(seat)
    for field, seats in here.items():
        for i, seat in enumerate(seats):
            x, y = spots[field]
            pawn(ground, scene, seat, (x + (i - (len(seats) - 1) / 2) * 31, y - 12))


def pawn(ground: Ground, scene: Scene, seat: int, at: Point) -> None:
    canvas = ground.canvas
    if seat == scene.view["active"]:
        canvas.glow(at, 52, colour("#ffd479"), 0.9)
    canvas.disc((at[0], at[1] + 22), 9, (0, 0, 0), alpha=120)
    canvas.shape(FIGURE, at, 1.62, seat_colour(seat), ground.mood.ink, 2)
    face = HEROES.get(scene.view["heroes"][seat]["hero"], "black-knight-helm")
    canvas.icon(face, (at[0], at[1] - 4), 23, ground.mood.ink)
    canvas.mark(seat, (at[0] + 15, at[1] - 17), 14)
