"""Content files: checked on load, errors that name file, entry and field, and sources."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Struct

from serao.kernel.content import MARKS, Library, Source, numbers_in
from serao.kernel.errors import ContentError
from tests.kernel.toy.game import FOLDER, PEBBLES, Pebbles

FILES = ("stones.toml",)


class Stone(Struct, forbid_unknown_fields=True):
    id: str
    weight: int
    weight_source: str = ""


class Hand(Struct, forbid_unknown_fields=True):
    fingers: int
    fingers_source: str = ""


class Stones(Struct, forbid_unknown_fields=True):
    heap: int
    stone: list[Stone]
    hand: Hand


def library(folder: Path, text: str) -> Library:
    (folder / "stones.toml").write_text(text, encoding="utf-8")
    return Library(folder, FILES)


def refused(folder: Path, text: str) -> str:
    with pytest.raises(ContentError) as refusal:
        library(folder, text).load("stones.toml", Stones)
    message = str(refusal.value)
    assert message.startswith(f"{folder / 'stones.toml'}: ")
    return message.removeprefix(f"{folder / 'stones.toml'}: ")


HEAD = "heap = 7\n[hand]\nfingers = 5\n"
FLINT = '[[stone]]\nid = "flint"\nweight = 2\n'


def test_a_file_is_read_into_its_shape() -> None:
    stones = PEBBLES.library.load("stones.toml", Stones)
    assert stones.heap == 7
    assert [(stone.id, stone.weight) for stone in stones.stone] == [("flint", 2), ("agate", 5)]
    assert stones.hand.fingers == 5


def test_the_numbers_of_a_loaded_file_are_called_by_their_paths(tmp_path: Path) -> None:
    read = library(tmp_path, f"{HEAD}{FLINT}")
    assert read.numbers == {}
    read.load("stones.toml", Stones)
    named = {"heap": 7, "stone-size": 1, "stone-flint-weight": 2, "hand-fingers": 5}
    assert read.numbers == named


def test_a_list_of_numbers_is_one_fact_a_size_and_each_of_them() -> None:
    row = {"points": [3, 7], "parts": [{"n": -2}, {"id": "end_move", "n": 1}], "is_last": True}
    assert dict(numbers_in(row)) == {
        "points": "3, 7",
        "points-size": 2,
        "points-1": 3,
        "points-2": 7,
        "parts-size": 2,
        "parts-1-n": -2,
        "parts-end-move-n": 1,
    }


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (HEAD + '[[stone]]\nid = "flint"\n', 'stone "flint" has no weight'),
        (HEAD + FLINT + '[[stone]]\nid = "agate"\n', 'stone "agate" has no weight'),
        (HEAD + "[[stone]]\nweight = 2\n", "stone entry 1 has no id"),
        (HEAD + FLINT + 'colour = "red"\n', 'stone "flint" has an unknown field colour'),
        (HEAD + FLINT.replace("2", '"two"'), 'stone "flint" weight: expected `int`, got `str`'),
        (FLINT.join(["heap = 7\n", "[hand]\n"]), "hand has no fingers"),
        ("[hand]\nfingers = 5\n" + FLINT, "the file has no heap"),
        ("wind = 3\n" + HEAD + FLINT, "the file has an unknown field wind"),
        (HEAD.replace("7", "true") + FLINT, "heap: expected `int`, got `bool`"),
        (HEAD + "stone = 3\n", "hand has an unknown field stone"),
    ],
)
def test_an_error_names_entry_and_field(tmp_path: Path, text: str, problem: str) -> None:
    assert refused(tmp_path, text) == problem


def test_a_file_that_is_not_toml_or_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"stones\.toml: .*(line|Expected)"):
        library(tmp_path, "[broken\n")
    (tmp_path / "stones.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ContentError, match=r"stones\.toml: "):
        Library(tmp_path, FILES)
    with pytest.raises(ContentError, match=r"stones\.toml: No such file"):
        Library(tmp_path / "nowhere", FILES)


# -- editions -----------------------------------------------------------------------------------


def test_an_edition_replaces_the_files_it_has(tmp_path: Path) -> None:
    (tmp_path / "stones.toml").write_text(HEAD + FLINT.replace("2", "9"), encoding="utf-8")
    edition = Library(FOLDER / "data", FILES, tmp_path)
    assert edition.load("stones.toml", Stones).stone[0].weight == 9
    assert edition.place_of("stones.toml") == tmp_path / "stones.toml"


def test_an_error_in_an_edition_names_the_file_of_the_edition(tmp_path: Path) -> None:
    (tmp_path / "stones.toml").write_text("heap = 7\n", encoding="utf-8")
    with pytest.raises(ContentError) as refusal:
        Library(FOLDER / "data", FILES, tmp_path).load("stones.toml", Stones)
    assert str(tmp_path / "stones.toml") in str(refusal.value)


def test_an_edition_is_a_folder_with_some_of_the_files_and_no_others(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"an edition is a folder with stones\.toml"):
        Library(FOLDER / "data", FILES, tmp_path / "nowhere")
    with pytest.raises(ContentError, match=r"none of stones\.toml is in this folder"):
        Library(FOLDER / "data", FILES, tmp_path)
    (tmp_path / "bones.toml").write_text("", encoding="utf-8")
    with pytest.raises(ContentError, match=r"bones\.toml: the game has only stones\.toml"):
        Library(FOLDER / "data", FILES, tmp_path)


def test_the_fingerprint_covers_values_and_nothing_else(tmp_path: Path) -> None:
    plain = library(tmp_path, HEAD + FLINT).fingerprint
    laid_out = "# a comment\nheap = 7\n" + FLINT + "\n\n[hand]\nfingers=5\n"
    assert library(tmp_path, laid_out).fingerprint == plain
    sourced = HEAD + FLINT + 'weight_source = "R"\n[provenance]\nall = "I"\n'
    assert library(tmp_path, sourced).fingerprint == plain
    assert library(tmp_path, HEAD + FLINT.replace("2", "3")).fingerprint != plain
    assert library(tmp_path, HEAD.replace("7", "8") + FLINT).fingerprint != plain
    assert len(plain) == 64


# -- where values come from ---------------------------------------------------------------------


def test_every_value_has_a_source() -> None:
    sources = set(PEBBLES.library.sources())
    assert sources == {
        Source("stones.toml", "", "heap", "R", ""),
        Source("stones.toml", 'stone "flint"', "id", "R", ""),
        Source("stones.toml", 'stone "flint"', "weight", "W", ""),  # its own mark wins
        Source("stones.toml", 'stone "agate"', "id", "R", ""),
        Source("stones.toml", 'stone "agate"', "weight", "I", "TOY-R2"),
        Source("stones.toml", "hand", "fingers", "D", ""),
    }


def test_all_marks_what_nothing_else_marks(tmp_path: Path) -> None:
    text = HEAD + FLINT + '[provenance]\nall = "W"\n"stone.weight" = "I A-R1"\n'
    marks = {(s.entry, s.field): (s.mark, s.ruling) for s in library(tmp_path, text).sources()}
    assert marks["", "heap"] == ("W", "")
    assert marks["hand", "fingers"] == ("W", "")
    assert marks['stone "flint"', "weight"] == ("I", "A-R1")


def test_a_value_without_a_source_is_refused(tmp_path: Path) -> None:
    text = HEAD + FLINT + '[provenance]\nheap = "R"\nhand = "R"\n'
    with pytest.raises(ContentError, match='stone "flint" has no id_source'):
        list(library(tmp_path, text).sources())


def test_an_unknown_mark_is_refused_with_the_known_ones(tmp_path: Path) -> None:
    text = HEAD + FLINT + '[provenance]\nall = "X"\n'
    with pytest.raises(ContentError, match="which is none of R, W, D, I, E"):
        list(library(tmp_path, text).sources())
    assert set(MARKS) == {"R", "W", "D", "I", "E"}


def test_an_edition_need_not_say_where_its_values_come_from(tmp_path: Path) -> None:
    (tmp_path / "stones.toml").write_text(HEAD + FLINT, encoding="utf-8")
    marks = {source.mark for source in Library(FOLDER / "data", FILES, tmp_path).sources()}
    assert marks == {"E"}
    assert Pebbles(tmp_path).library.edition == tmp_path
