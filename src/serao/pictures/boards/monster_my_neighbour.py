"""The houses of the village: what each has in hand and has played, and the Monster as far as it is known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from serao.pictures.canvas import Box
from serao.pictures.moods import colour, mixed
from serao.pictures.scene import Ground, Scene, card, cards_of, seat_line

HUNT, SHELTER, WANDER, PLAIN, MONSTER = "#8d3b22", "#37507a", "#1f6a63", "#75602f", "#5a2a63"
CARDS: Final = {
    "wanted": ("wanted-reward", PLAIN),
    "hunter": ("crossbow", HUNT),
    "hide": ("hidden", SHELTER),
    "friend": ("paw-heart", MONSTER),
    "dog": ("sitting-dog", HUNT),
    "investigate": ("magnifying-glass", SHELTER),
    "gossip": ("talk", WANDER),
    "rumor": ("conversation", WANDER),
    "deal": ("trade", WANDER),
    "steal": ("robber-hand", WANDER),
    "fog": ("fog", WANDER),
    "villager": ("farmer", PLAIN),
    "vampire": ("vampire-dracula", MONSTER),
    "werewolf": ("werewolf", MONSTER),
    "goomiho": ("fox-head", MONSTER),
    "mermaid": ("mermaid", MONSTER),
    "mandrake": ("plant-roots", MONSTER),
}
MOON: Final = colour("#f2eccb")


def draw(ground: Ground, scene: Scene) -> None:
    left, top, right, bottom = ground.box
    ground.canvas.glow((ground.middle[0], top), 420, colour("#4d7d5a"), 0.7)
    head = 92.0
    monsters(ground, scene, (left, top, right, top + head))
    columns = 1 if len(scene.names) <= 4 else 2
    rows = -(-len(scene.names) // columns)
    wide, high = (right - left - 10 * (columns - 1)) / columns, (bottom - top - head - 8) / rows
    for seat in scene.seats:
        x, y = left + (seat // rows) * (wide + 10), top + head + 8 + (seat % rows) * high
        house(ground, scene, seat, (x, y, x + wide, y + min(high - 7, 126)))


def monsters(ground: Ground, scene: Scene, box: Box) -> None:
    """Draw the Monster of this round, and before it those of the rounds that are over."""
    names = {entry["id"]: entry["name"] for entry in scene.book["cards"]}
    now = scene.view["monster"]
    past = [monster for monster in scene.view["used_monsters"] if monster != now]
    shown = [*past, now if now in CARDS else None]
    if scene.view["monster"] == "none":
        shown = past
    step = 88.0
    first = (box[0] + box[2]) / 2 - (len(shown) - 1) * step / 2
    for i, monster in enumerate(shown):
        x = first + i * step
        where = (x - 37, box[1] + 2, x + 37, box[3] - 4)
        if monster is None:
            card(ground, where, None, ground.mood.own)
            continue
        if monster == now:
            ground.canvas.glow((x, (box[1] + box[3]) / 2), 80, ground.mood.glow, 0.8)
        icon, code = CARDS[monster]
        fill = colour(code) if monster == now else mixed(colour(code), ground.mood.deep, 0.45)
        card(ground, where, icon, fill, names[monster])


def house(ground: Ground, scene: Scene, seat: int, box: Box) -> None:
    left, top, right, bottom = box
    canvas, view = ground.canvas, scene.view
    mine = seat == view["active"]
    fill = mixed(ground.mood.ground, ground.mood.own, 0.35)
    canvas.block(box, 12, fill, ground.mood.glow if mine else ground.mood.own, 2 if mine else 1)
    seat_line(ground, scene, seat, (left + 12, top + 16), right - left - 24)
    tall = bottom - top - 38
    y = top + 30
    half = (right - left) * 0.46
    row(ground, scene, cards_of(view["hands"][seat]), (left + 12, y, left + half, y + tall))
    canvas.line([(left + half + 8, y + 4), (left + half + 8, y + tall - 4)], ground.mood.own, 1.5)
    played = [face_up(held) for held in view["piles"][seat]]
    row(ground, scene, played, (left + half + 18, y, right - 10, y + tall))


def face_up(held: Any) -> str:
    """Return a played card; one that lies face down is known to who laid it, or not."""
    return str(held["down"] if isinstance(held, dict) else held)


def row(ground: Ground, scene: Scene, cards: Sequence[str | None], box: Box) -> None:
    """Draw cards side by side, over each other where there are many."""
    names = {entry["id"]: entry["name"] for entry in scene.book["cards"]}
    room = box[2] - box[0]
    wide = min((box[3] - box[1]) * 0.86, 66.0, max(36.0, room / max(len(cards), 1) - 4))
    step = min(wide + 5, (room - wide) / max(len(cards) - 1, 1))
    for i, held in enumerate(cards):
        x = box[0] + i * step
        where = (x, box[1], x + wide, box[3])
        if held not in CARDS:
            card(ground, where, None, ground.mood.own)
        else:
            icon, code = CARDS[held]
            card(ground, where, icon, colour(code), names[held] if step >= 48 else "")
