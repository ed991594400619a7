"""What is checked of every game's content, in sentences that name file, entry and field."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from serao.kernel.checks import Checker, Count, Mark, Shape
from serao.kernel.content import Library
from serao.kernel.errors import ContentError

FILE = "stones.toml"
STONES = ("flint", "rose-agate")
TEXT = '[[stone]]\nid = "flint"\nindex = 0\n[[stone]]\nid = "rose_agate"\nindex = 1\n'


class Stone(Shape):
    id: str
    index: int | None = None
    weight: Count = 0
    weight_source: Mark = "R"
    name: str = ""
    text: str = ""


class Stones(Shape):
    stone: list[Stone]


def checker(folder: Path, text: str = TEXT) -> Checker:
    (folder / FILE).write_text(text, encoding="utf-8")
    return Checker(Library(folder, (FILE,)), FILE)


@contextmanager
def refused(folder: Path, problem: str) -> Iterator[None]:
    with pytest.raises(ContentError, match=f"^{re.escape(f'{folder / FILE}: {problem}')}$"):
        yield


def test_a_refusal_names_the_file_and_what_would_be_right(tmp_path: Path) -> None:
    check = checker(tmp_path)
    check.refuse_if(False, "all is well")
    with refused(tmp_path, 'stone "flint" has no weight'):
        check.refuse_if(True, 'stone "flint" has no weight')


def test_a_number_that_follows_from_others_is_said_right_first(tmp_path: Path) -> None:
    check = checker(tmp_path)
    check.same("heap", 7, 7)
    with refused(tmp_path, "heap is 7, not 8"):
        check.same("heap", 8, 7)
    with refused(tmp_path, "heap is 7 by its stones, not 8"):
        check.same("heap", 8, 7, " by its stones")


def test_totals_are_looked_at_in_order(tmp_path: Path) -> None:
    check, flint = checker(tmp_path), Stone("flint", index=1, weight=8)
    check.totals("flint", flint, {"index": 1, "weight": 8})
    with refused(tmp_path, "flint weight is 7 by its size, not 8"):
        check.totals("flint", flint, {"index": 1, "weight": 7, "name": "x"}, " by its size")


def test_a_count_is_neither_negative_nor_without_end(tmp_path: Path) -> None:
    for weight in ("-1", "10_001"):
        check = checker(tmp_path, TEXT + f"weight = {weight}\n")
        with pytest.raises(ContentError, match='stone "rose_agate" weight: expected `int`'):
            check.load(Stones)


def test_a_name_that_nothing_has_is_refused(tmp_path: Path) -> None:
    check = checker(tmp_path)
    check.known("heap", "stone", ["flint"], STONES)
    with refused(tmp_path, "heap: there is no stone 'chalk'"):
        check.known("heap", "stone", ["flint", "chalk"], STONES)


def test_two_entries_of_one_id_are_refused(tmp_path: Path) -> None:
    check = checker(tmp_path)
    check.unique("stone", ["flint", "agate"])
    with refused(tmp_path, 'stone "flint" stands twice'):
        check.unique("stone", ["flint", "agate", "flint"])


def test_entries_stand_in_the_order_of_the_action_table(tmp_path: Path) -> None:
    check = checker(tmp_path)
    check.entries("stone", check.load(Stones).stone, STONES)
    with refused(tmp_path, "stone entry 2 is chalk, not rose_agate"):
        check.entries("stone", check.load(Stones).stone, ("flint", "chalk"))
    with refused(tmp_path, "stone entry 3 is blue_chalk, not nothing"):
        check.entries("stone", check.load(Stones).stone, (*STONES, "blue-chalk"))
    with refused(tmp_path, "stone has 1 entries, not 2"):
        check.entries("stone", check.load(Stones).stone, STONES[:1])


def test_an_index_counts_from_the_first_of_its_table(tmp_path: Path) -> None:
    stones = checker(tmp_path).load(Stones).stone
    with refused(tmp_path, 'stone "flint" index is 5, not 0'):
        checker(tmp_path).entries("stone", stones, STONES, first=5)
    silent = TEXT.replace("index = 0\n", "").replace("index = 1\n", "")
    check = checker(tmp_path, silent)
    check.entries("stone", check.load(Stones).stone, STONES, first=5)


@pytest.mark.parametrize("mark", ["R", "W", "D", "I", "I WEO-R27"])
def test_a_mark_says_where_a_value_comes_from(tmp_path: Path, mark: str) -> None:
    text = TEXT + f'weight_source = "{mark}"\n'
    assert checker(tmp_path, text).load(Stones).stone[1].weight_source == mark


@pytest.mark.parametrize("mark", ["", "X", "I WEO", "I weo-R1", "R\\n", "I WEO-R27 "])
def test_what_is_no_mark_is_refused(tmp_path: Path, mark: str) -> None:
    check = checker(tmp_path, TEXT + f'weight_source = "{mark}"\n')
    with pytest.raises(ContentError, match='stone "rose_agate" weight_source'):
        check.load(Stones)


def test_a_shape_knows_all_its_fields(tmp_path: Path) -> None:
    check = checker(tmp_path, TEXT + 'colour = "red"\n')
    with refused(tmp_path, 'stone "rose_agate" has an unknown field colour'):
        check.load(Stones)


def test_names_and_texts_that_stand_in_the_files_are_found_by_kind_and_id(tmp_path: Path) -> None:
    text = TEXT + 'name = "Rose"\ntext = "Shines."\n'
    printed = checker(tmp_path, text).library.printed([(FILE, "stone", "item")])
    assert printed == {
        ("item", "rose-agate", "name"): "Rose",
        ("item", "rose-agate", "text"): "Shines.",
    }
