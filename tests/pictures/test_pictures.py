"""Pictures of moments: drawn from what a viewer saw, for every game, whatever lies on its board."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import msgspec
import pytest
from PIL import Image

import serao
from serao.pictures import Scene, drawn, points_of
from serao.pictures.boards import BOARDS
from serao.pictures.canvas import BOLD, MORE, TEXT, clipped, is_known, width_of, wrapped, written
from serao.pictures.moods import MARKS, MOODS, SEATS
from serao.pictures.outlines import area, icons, rings
from tests.tables import every_game

CLIENT = Path(__file__).parents[2] / "web" / "src"
NAMES = ("Ana", "Rui", "Eva", "Gaspar", "Ivo", "Lia", "Noa", "Zé")


def scenes(slug: str, seats: int, every: int) -> list[Scene]:
    """Return moments of a game at random, as its first seat and a spectator see them."""
    game, rng = serao.game(slug), serao.Rng(slug)
    table = game.new_table(seats, f"{slug} {seats}")
    found, acts = [], 0
    while True:
        if acts % every == 0 or table.is_over:
            for viewer in (-1, 0):
                seat = None if viewer < 0 else viewer
                view = msgspec.json.decode(msgspec.json.encode(table.view(seat)))
                scene = Scene(
                    game=slug,
                    title=game.title,
                    where="Round 1",
                    sentence="Something happens.",
                    before=["Before."],
                    seen="As everybody could see it",
                    viewer=viewer,
                    names=NAMES[:seats],
                    points=table.known_scores(seat),
                    view=view,
                    book=game.drawing.catalogue("en"),
                )
                found.append(scene._replace(points=points_of(scene)))
        if table.is_over:
            return found
        seat = table.waiting()[0]
        options = table.options(seat)
        table.act(options[rng.below(len(options))], seat)
        acts += 1


@every_game
def test_every_moment_has_a_picture_of_the_size_that_links_show(slug: str) -> None:
    seats = serao.game(slug).seats
    for number in (seats[0], seats[-1]):
        for scene in scenes(slug, number, 60):
            with Image.open(BytesIO(drawn(scene))) as picture:
                assert (picture.format, picture.size) == ("PNG", (1200, 630))


@every_game
def test_a_picture_is_of_what_lies_there_and_of_who_sees_it(slug: str) -> None:
    first, *_, last = scenes(slug, serao.game(slug).seats[0], 40)
    assert drawn(first) == drawn(first)
    assert drawn(first) != drawn(first._replace(view=last.view))
    assert drawn(first) != drawn(first._replace(sentence="Something else happens."))


def test_every_game_of_the_house_has_a_drawing_and_a_mood() -> None:
    assert set(serao.games()) <= set(BOARDS)
    assert set(MOODS) == set(BOARDS)


def test_a_game_without_a_drawing_shows_what_it_declares_as_named_tiles() -> None:
    board = {
        "fields": [
            {"key": "hands", "role": "hand", "each": True, "kind": "card"},
            {"key": "trick", "role": "trick", "each": False, "kind": "card", "words": "The trick"},
        ],
        "things": {"card": {"c7": {"name": "Seven"}}},
    }
    scene = Scene(
        "sueca",
        "Sueca",
        "Round 1",
        "Ana plays the Seven.",
        [],
        "As Ana saw it",
        0,
        NAMES[:2],
        [None, None],
        {"hands": [["c7", "c7"], {"size": 2, "known": []}], "trick": ["c7"]},
        {"board": board},
    )
    empty = scene._replace(view={"hands": [[], {"size": 0, "known": []}], "trick": []})
    assert drawn(scene) != drawn(empty)
    assert drawn(scene._replace(book={})) == drawn(empty._replace(book={}))


def test_who_is_ahead_is_said_where_all_points_are_known_and_differ() -> None:
    scene = scenes("caretos", 2, 10_000)[0]
    assert scene._replace(points=[3, 5]).ahead == [1]
    assert scene._replace(points=[5, 5]).ahead == []
    assert scene._replace(points=[None, 5]).ahead == []


# -- colours, outlines and words ------------------------------------------------------------------


def test_moods_and_seats_have_the_colours_of_the_client() -> None:
    css = (CLIENT / "look" / "tokens.css").read_text(encoding="utf-8")
    for slug, mood in MOODS.items():
        block = css[css.index(f"[data-mood='{slug}']") :]
        found = re.findall(r"--mood[a-z-]*: #([0-9a-f]{6})", block[: block.index("}")])
        assert [bytes(colour).hex() for colour in mood] == found
    light = css[: css.index("--seat-ink")]
    assert [bytes(colour).hex() for colour in SEATS] == re.findall(r"--seat-\d: #(\w{6})", light)
    shapes = (CLIENT / "pieces" / "seats.ts").read_text(encoding="utf-8")
    assert list(MARKS) == re.findall(r": '(M[^']+)'", shapes)


def test_icons_are_those_of_the_client() -> None:
    kept = CLIENT.parent / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
    if not kept.is_file():
        pytest.skip("the client's packages are not installed")
    there = msgspec.json.decode(kept.read_bytes())["icons"]
    for name, path in icons().items():
        assert path in there[name]["body"]


def test_every_icon_is_a_shape_within_its_box() -> None:
    for name, path in icons().items():
        found = rings(path)
        assert abs(area(found[0])) > 1000, name
        for ring in found:
            assert all(-2 <= x <= 514 and -2 <= y <= 514 for x, y in ring), name


def test_an_arc_is_drawn_round_its_centre() -> None:
    (circle,) = rings("M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z")
    assert all(abs((x * x + y * y) ** 0.5 - 9) < 1e-6 for x, y in circle)
    assert rings("M10 10h5v5h-5zM12 12l1 0 0 1z")[0][:3] == ((10, 10), (15, 10), (15, 15))


def test_letters_that_no_font_has_are_left_out_and_no_box_stands_for_them() -> None:
    assert is_known(TEXT, "ã")
    assert is_known(BOLD, "Ж")
    assert not is_known(TEXT, "日")
    assert written("Ana 日本 ▒ Rui", TEXT) == "Ana Rui"


def test_words_end_where_the_room_does() -> None:
    text = "A sentence that is much longer than what there is room for on one line."
    assert width_of(clipped(text, 20, 200), 20) <= 200
    assert clipped(text, 20, 200).endswith(MORE)
    lines = wrapped(text, 20, 200, 2)
    assert len(lines) == 2
    assert lines[-1].endswith(MORE)
    assert all(width_of(line, 20) <= 200 for line in lines)
    assert " ".join(wrapped(text, 20, 200, 99)) == text
