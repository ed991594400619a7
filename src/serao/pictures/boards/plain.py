"""A game without a drawing of its own: what its declared fields hold, as rows of named tiles."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from serao.pictures.canvas import BOLD
from serao.pictures.moods import colour, mixed
from serao.pictures.scene import Ground, Scene, cards_of, seat_line

MOST: Final = 14  # tiles in a row
PAPER: Final = colour("#fffaf0")
INK: Final = colour("#2a2030")
ROLES: Final = ("trick", "hand", "pile", "zone", "cards")


class Row(NamedTuple):
    seat: int | None
    words: str
    tiles: list[str | None]


def draw(ground: Ground, scene: Scene) -> None:
    rows = rows_of(scene)
    high = min(86.0, ground.height / max(len(rows), 1))
    top = ground.middle[1] - high * len(rows) / 2
    for i, row in enumerate(rows):
        line(ground, scene, row, top + i * high, high)


def rows_of(scene: Scene) -> list[Row]:
    """Return what lies before each seat, then what lies on the table."""
    fields = [
        field for field in scene.book.get("board", {}).get("fields", []) if holds(field, scene)
    ]
    found = []
    for field in fields:
        held = scene.view[field["key"]]
        for seat, one in enumerate(held) if field["each"] else ((None, held),):
            tiles = names_in(scene, field, one)
            if tiles:
                found.append(Row(seat, field.get("words", ""), tiles))
    return found[:8]


def holds(field: dict[str, Any], scene: Scene) -> bool:
    return field.get("key") in scene.view and field.get("role") in ROLES


def names_in(scene: Scene, field: dict[str, Any], held: Any) -> list[str | None]:
    if isinstance(held, str):
        held = [held]
    if not isinstance(held, list | dict):
        return []
    things = scene.book["board"].get("things", {}).get(field.get("kind", ""), {})
    return [
        None if one is None else things.get(str(one), {}).get("name", str(one))
        for one in cards_of(held)[:MOST]
        if one is None or isinstance(one, str)
    ]


def line(ground: Ground, scene: Scene, row: Row, top: float, high: float) -> None:
    left = ground.box[0] + 6
    if row.seat is not None:
        seat_line(ground, scene, row.seat, (left, top + 12), 240)
    else:
        ground.canvas.text(row.words, (left, top + 12), 16, ground.mood.ink, BOLD, "lm")
    wide = min(92.0, (ground.width - 12) / max(len(row.tiles), 1) - 5)
    for i, name in enumerate(row.tiles):
        x = left + i * (wide + 5)
        box = (x, top + 26, x + wide, top + high - 6)
        if name is None:
            ground.canvas.block(
                box, 6, mixed(ground.mood.own, ground.mood.deep, 0.3), ground.mood.own, 1.5
            )
        else:
            ground.canvas.block(box, 6, PAPER)
            middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
            ground.canvas.fitted(name, middle, 15, wide - 6, INK, BOLD, "mm")
