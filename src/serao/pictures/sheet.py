"""The whole picture: what is told at the left, the board at the right."""

from __future__ import annotations

from typing import Final

from PIL import Image

from serao.kernel.state import NOBODY
from serao.pictures.boards import board_of
from serao.pictures.canvas import BOLD, TEXT, TITLE, Canvas, clipped, width_of, wrapped
from serao.pictures.moods import WOOD, WOOD_DEEP, Mood, colour, mixed, mood_of
from serao.pictures.scene import Ground, Scene

WIDTH: Final = 1200
HEIGHT: Final = 630
LEFT: Final = 44
COLUMN: Final = 424  # the width of what is told
FRAME: Final = (504, 26, 1174, 588)  # of the board
ART: Final = (0, 0, 500, 190)
ROW: Final = 38
LEAD: Final = 1.18  # from one line to the next, of their size
SIZES: Final = (40, 36, 32, 29, 26, 23)  # of the sentence: the largest at which it fits
BEFORE: Final = 21  # the size of what was told before it
MOST: Final = 4  # lines of a sentence that is written as large as can be
LAMP: Final = (
    ("M6 19L0 38H34L28 19Z", "#ffdf9a"),
    ("M13.5 8H20.5L29 19.5H5Z", "#e0902f"),
)
CROWN: Final = "M-10 7H10V4H-10ZM-10 2L-11-7L-5-2L0-10L5-2L11-7L10 2Z"


def drawn(scene: Scene, cover: Image.Image | None = None) -> bytes:
    """Return the picture of a moment as PNG, with the game's cover where there is one."""
    mood = mood_of(scene.game)
    canvas = Canvas(WIDTH, HEIGHT, mood.deep)
    canvas.glow((FRAME[0] + 335, 300), 640, mood.ground, 0.9)
    if cover is not None:
        art(canvas, cover, mood)
    heading(canvas, scene, mood)
    top = standing(canvas, scene, mood)
    told(canvas, scene, mood, top)
    board(canvas, scene, mood)
    return canvas.png()


def art(canvas: Canvas, cover: Image.Image, mood: Mood) -> None:
    """Show the cover's picture over the title; its left half is for words, and left out."""
    canvas.photo(
        cover.crop((cover.width // 2, cover.height // 6, cover.width, cover.height * 5 // 6)), ART
    )
    canvas.fade(ART, mood.deep, across=False, begins=0.1)
    canvas.fade((ART[2] - 200, 0, ART[2], ART[3]), mood.deep, across=True)


def heading(canvas: Canvas, scene: Scene, mood: Mood) -> None:
    size = next(
        (size for size in (50, 44, 38, 33) if width_of(scene.title, size, TITLE) <= COLUMN), 28
    )
    canvas.fitted(scene.title, (LEFT - 2, 174), size, COLUMN, mood.ink, TITLE)
    canvas.fitted(scene.where, (LEFT, 210), 23, COLUMN, mood.glow, BOLD)


def told(canvas: Canvas, scene: Scene, mood: Mood, bottom: float) -> None:
    """Write the sentence between the title and the seats, as large as it fits there; then what led to it."""
    top, room = 228.0, bottom - 12
    for size in SIZES:
        lines = wrapped(scene.sentence, size, COLUMN, 20)
        if len(lines) <= MOST and top + len(lines) * size * LEAD <= room:
            break
    lines = wrapped(scene.sentence, size, COLUMN, max(1, int((room - top) // (size * LEAD))))
    for i, line in enumerate(lines):
        canvas.text(line, (LEFT, top + size * (i * LEAD + 0.9)), size, mood.ink, TEXT)
    earlier(canvas, scene, mood, top + len(lines) * size * LEAD + 22, room)


def earlier(canvas: Canvas, scene: Scene, mood: Mood, top: float, room: float) -> None:
    """Write what was told before the sentence, the latest nearest to it, as far as there is room."""
    for number, words in enumerate(scene.before):
        lines = wrapped(words, BEFORE, COLUMN - 16, 2)
        if top + len(lines) * BEFORE * LEAD > room:
            return
        faint = mixed(mood.ink, mood.deep, 0.4 + 0.12 * number)
        high = len(lines) * BEFORE * LEAD
        canvas.line(
            [(LEFT + 2, top), (LEFT + 2, top + high - 4)], mixed(mood.own, mood.ink, 0.2), 2
        )
        for i, line in enumerate(lines):
            canvas.text(line, (LEFT + 16, top + BEFORE * (i * LEAD + 0.85)), BEFORE, faint, TEXT)
        top += high + 9


def standing(canvas: Canvas, scene: Scene, mood: Mood) -> float:
    """Write who sits there with how many points; return where that begins."""
    columns = 1 if len(scene.names) <= 5 else 2
    rows = -(-len(scene.names) // columns)
    wide = (COLUMN - 24 * (columns - 1)) / columns
    top = HEIGHT - 26 - rows * ROW
    canvas.line([(LEFT, top - 4), (LEFT + COLUMN, top - 4)], mixed(mood.own, mood.ink, 0.25), 1.2)
    for seat in scene.seats:
        x, y = LEFT + (seat // rows) * (wide + 24), top + (seat % rows + 0.5) * ROW + 2
        player(canvas, scene, mood, seat, x, y, wide)
    return top - 4


def player(
    canvas: Canvas, scene: Scene, mood: Mood, seat: int, x: float, y: float, wide: float
) -> None:
    is_ahead, score = seat in scene.ahead, scene.points[seat]
    light = mood.glow if is_ahead else mood.ink
    points = "" if score is None else str(score)
    canvas.mark(seat, (x + 12, y), 24)
    taken = width_of(points, 26, BOLD) + (30 if is_ahead else 0) + 12
    name = clipped(scene.names[seat], 25, wide - 36 - taken) or str(seat + 1)
    canvas.text(
        name, (x + 34, y), 25, light, BOLD if seat == scene.viewer != NOBODY else TEXT, "lm"
    )
    canvas.text(points, (x + wide, y), 26, light, BOLD, "rm")
    if is_ahead:
        canvas.shape(CROWN, (x + wide - width_of(points, 26, BOLD) - 21, y), 1, mood.glow)


def board(canvas: Canvas, scene: Scene, mood: Mood) -> None:
    left, top, right, bottom = FRAME
    canvas.block((left + 2, top + 6, right + 2, bottom + 6), 20, (0, 0, 0), alpha=110)
    canvas.block((left, top, right, bottom), 20, WOOD_DEEP)
    canvas.block((left + 2, top + 2, right - 2, bottom - 2), 18, mixed(WOOD, WOOD_DEEP, 0.3))
    inner = (left + 8, top + 8, right - 8, bottom - 8)
    canvas.block(inner, 13, mixed(mood.ground, mood.deep, 0.35))
    ground = Ground(canvas, (inner[0] + 12, inner[1] + 10, inner[2] - 12, inner[3] - 10), mood)
    board_of(scene.game)(ground, scene)
    canvas.block((left, top, right, bottom), 20, None, WOOD_DEEP, 3)
    canvas.block(
        (left + 2, top + 2, right - 2, bottom - 2), 18, None, mixed(WOOD, WOOD_DEEP, 0.3), 6
    )
    for path, code in LAMP:
        canvas.shape(path, (left + 6, 597), 0.5, colour(code))
    canvas.text("serão", (left + 30, 614), 21, mood.ink, BOLD)
    canvas.fitted(
        scene.seen,
        (right - 6, 614),
        19,
        right - left - 130,
        mixed(mood.ink, mood.deep, 0.3),
        TEXT,
        "rs",
    )
