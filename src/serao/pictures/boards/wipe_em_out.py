"""The monsters that are fought for, what each seat fights with, and what it has won."""

from __future__ import annotations

from typing import Any, Final

from serao.pictures.canvas import BOLD, Box, wrapped
from serao.pictures.moods import colour, mixed
from serao.pictures.scene import Ground, Scene, card, cards_of, known_of, seat_line, size_of

ITEMS: Final = {
    "axe": "wood-axe",
    "blessed-trident": "trident",
    "bolas": "bolas",
    "claw": "claw-slashes",
    "endless-purse": "shiny-purse",
    "fusion": "abstract-013",
    "gun-sword": "axe-sword",
    "hungry-battle-axe": "battle-axe",
    "kunai": "thrown-daggers",
    "legendary-glaive": "glaive",
    "lucky-chest": "open-treasure-chest",
    "magic-mirror": "mirror-mirror",
    "magical-saw": "circular-saw",
    "ornated-bow": "bow-arrow",
    "scythe": "scythe",
    "shapeshifter-sword": "rune-sword",
    "steam-crossbow": "crossbow",
    "whip": "whip",
    "broken-artifact": "broken-shield",
    "enlarging-potion": "potion-ball",
    "magic-shield": "bolt-shield",
    "power-boost": "lightning-arc",
    "shrinking-potion": "standing-potion",
    "swift-hands": "juggler",
}
MONSTERS: Final = {
    "giant-rat": ("rat", "#7a5a3a"),
    "peuchen": ("snake-tongue", "#2f6b58"),
    "slime": ("slime", "#4f7d1e"),
    "vampire": ("vampire-dracula", "#7b2038"),
    "werehyena": ("hyena-head", "#8a6420"),
    "werewolf": ("werewolf", "#4a4a62"),
    "zombie-1": ("shambling-zombie", "#47683c"),
    "zombie-2": ("shambling-zombie", "#47683c"),
    "zombie-3": ("shambling-zombie", "#47683c"),
    "mimic": ("mimic-chest", "#6a4a86"),
}
STEEL: Final = colour("#4b3f66")
SPELL: Final = colour("#7a3f93")
TOP: Final = 134  # of the monsters' row


def draw(ground: Ground, scene: Scene) -> None:
    left, top, right, bottom = ground.box
    ground.canvas.glow((ground.middle[0], top + 90), 300, ground.mood.own, 0.9)
    slots = [slot for slot in scene.view["slots"] if slot in MONSTERS]
    piles(ground, scene, top)
    for i, monster in enumerate(slots):
        x = ground.middle[0] + (i - (len(slots) - 1) / 2) * 156
        one(ground, scene, monster, (x - 64, top + 6, x + 64, top + TOP))
    row = (bottom - top - TOP - 10) / len(scene.names)
    for seat in scene.seats:
        line = top + TOP + 10 + seat * row
        fighter(ground, scene, seat, (left, line, right, min(line + row - 6, line + 92)))


def piles(ground: Ground, scene: Scene, top: float) -> None:
    """Draw the Monsters to come at the left and what is cast off at the right, with their numbers."""
    view = scene.view
    for x, held, face in (
        (ground.box[0] + 50, view["monster_deck"], None),
        (ground.box[2] - 50, view["discard"], next(iter(known_of(view["discard"])[-1:]), None)),
    ):
        if size_of(held):
            box = (x - 36, top + 24, x + 36, top + 116)
            card(ground, box, None if face is None else ITEMS[face], STEEL, "", str(size_of(held)))


def one(ground: Ground, scene: Scene, monster: str, box: Box) -> None:
    icon, ground_colour = MONSTERS[monster]
    card(ground, box, icon, colour(ground_colour), scene.book["monsters"][monster]["name"])


def fighter(ground: Ground, scene: Scene, seat: int, box: Box) -> None:
    """Draw what a seat has before it: hand, artifact with its power, spells, trophies."""
    canvas, (left, top, right, bottom), view = ground.canvas, box, scene.view
    own = mixed(ground.mood.ground, ground.mood.own, 0.3)
    ahead = seat in view["ahead"]
    canvas.block(box, 12, own, ground.mood.glow if ahead else ground.mood.own, 2 if ahead else 1)
    high = bottom - top
    seat_line(ground, scene, seat, (left + 12, top + 17), 150)
    cards = cards_of(view["hands"][seat])
    step = min(27.0, 148 / max(len(cards), 1))
    tall = high - 38
    for i, held in enumerate(cards):
        x = left + 12 + i * step
        icon = None if held is None else ITEMS[held]
        card(ground, (x, top + 31, x + tall * 0.72, top + 31 + tall), icon, STEEL)
    prepared(ground, scene, seat, (left + 196, top + 8, left + 196 + high - 16, bottom - 8))
    trophies(ground, view["trophies"][seat], right - 12, (top + bottom) / 2, high)


def prepared(ground: Ground, scene: Scene, seat: int, box: Box) -> None:
    view = scene.view
    place: dict[str, Any] = view["places"][seat] if seat < len(view["places"]) else {}
    artifact = place.get("artifact")
    if not artifact or artifact == "none":
        return
    if artifact not in ITEMS:  # it lies face down
        card(ground, box, None, STEEL)
        return
    power, middle = place.get("power"), (box[1] + box[3]) / 2
    card(ground, box, ITEMS[artifact], STEEL, "", "" if power is None else str(power))
    spells = known_names(view["laid"][seat] if seat < len(view["laid"]) else [])
    lines = wrapped(scene.book["items"][artifact]["name"], 17, 128, 2, BOLD)
    side = (box[3] - box[1]) * 0.5
    top = (box[1] if spells else middle - len(lines) * 9.5) + 14
    for i, line in enumerate(lines[: 1 if spells else 2]):
        ground.canvas.text(line, (box[2] + 10, top + i * 19), 17, ground.mood.ink, BOLD)
    for i, spell in enumerate(spells[:4]):
        x = box[2] + 10 + i * (side + 4)
        card(ground, (x, box[3] - side - 2, x + side, box[3]), ITEMS[spell], SPELL)


def known_names(spells: list[Any]) -> list[str]:
    found = [spell.get("spell", "") if isinstance(spell, dict) else spell for spell in spells]
    return [spell for spell in found if spell in ITEMS]


def trophies(ground: Ground, won: list[str], right: float, middle: float, high: float) -> None:
    """Draw the trophies from the right, as many of a kind as there are beside its picture."""
    kinds = {kind: won.count(kind) for kind in MONSTERS if kind in won}
    side = min(34.0, high * 0.44)
    across = 6
    for i, (kind, count) in enumerate(reversed(list(kinds.items()))):
        icon, ground_colour = MONSTERS[kind]
        rows = 1 if len(kinds) <= across else 2
        x = right - side / 2 - (i % across) * (side + 7)
        y = middle + ((i // across) - (rows - 1) / 2) * (side + 5)
        ground.canvas.disc((x, y), side / 2, colour(ground_colour), ground.mood.ink, 1.2)
        ground.canvas.icon(icon, (x, y), side * 0.72, ground.mood.ink)
        if count > 1:
            ground.canvas.disc((x + side * 0.4, y + side * 0.38), 8, ground.mood.glow)
            ground.canvas.text(
                str(count), (x + side * 0.4, y + side * 0.38), 12, ground.mood.deep, BOLD, "mm"
            )
