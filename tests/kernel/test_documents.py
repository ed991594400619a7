"""The reader of position documents: every refusal names its key."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from serao.kernel.documents import Document, check_copies, number_of
from serao.kernel.errors import PositionError

CARDS = {"axe": 0, "claw": 1, "whip": 2}


def refused(key: str, ask: Callable[[], object]) -> str:
    """Return the error of ``ask``, which must name ``key``."""
    with pytest.raises(PositionError) as refusal:
        ask()
    assert refusal.value.keys[0] == key
    assert str(refusal.value).startswith(f"{key}: ")
    return str(refusal.value)


@pytest.mark.parametrize("value", [[], "text", 3, None])
def test_a_document_is_a_table(value: object) -> None:
    refused("position", lambda: Document(value))
    refused("places.1", lambda: Document(value, "places.1."))


def test_a_key_that_nobody_took_is_refused_with_those_that_are_known() -> None:
    document = Document({"heap": 3, "colour": "red"})
    document.number("heap", 0)
    document.flag("loud", False)
    assert "the keys are heap, loud" in refused("colour", document.finish)


def test_a_document_whose_keys_were_all_taken_is_finished() -> None:
    document = Document({"heap": 3})
    assert document.has("heap")
    assert not document.has("colour")
    assert document.take("heap") == 3
    assert document.take("colour", "red") == "red"
    document.finish()


@pytest.mark.parametrize("value", ["3", 3.0, True, None, [3]])
def test_a_number_is_whole(value: object) -> None:
    refused("heap", lambda: Document({"heap": value}).number("heap", 0))


def test_a_number_has_bounds() -> None:
    assert Document({}).number("heap", 7) == 7
    assert Document({"heap": 0}).number("heap", 7) == 0
    assert Document({"heap": -3}).number("heap", 7, -5) == -3
    assert "at least 0, not -1" in refused("heap", lambda: Document({"heap": -1}).number("heap", 7))
    assert "1 to 4, not 5" in refused("heap", lambda: Document({"heap": 5}).number("heap", 1, 1, 4))
    assert Document({"heap": 4}).number("heap", 1, 1, 4) == 4


@pytest.mark.parametrize("value", [-1, 3, "0", True])
def test_a_seat_is_one_of_those_at_the_table(value: object) -> None:
    assert Document({"lead": 2}).seat("lead", 0, 3) == 2
    refused("lead", lambda: Document({"lead": value}).seat("lead", 0, 3))


@pytest.mark.parametrize("value", [0, 1, "true", None])
def test_a_flag_is_true_or_false(value: object) -> None:
    assert Document({"loud": True}).flag("loud", False) is True
    assert Document({}).flag("loud", False) is False
    refused("loud", lambda: Document({"loud": value}).flag("loud", False))


@pytest.mark.parametrize("value", ["up", "", 3, None, ["left"], {}])
def test_a_word_is_one_of_a_list(value: object) -> None:
    assert Document({}).word("hand", "left", ("left", "right")) == "left"
    assert Document({"hand": "right"}).word("hand", "left", ("left", "right")) == "right"
    message = refused(
        "hand", lambda: Document({"hand": value}).word("hand", "left", ("left", "right"))
    )
    assert "one of left, right" in message


@pytest.mark.parametrize("value", ["axe", 3, None, {"0": "axe"}])
def test_entries_are_a_list(value: object) -> None:
    assert Document({}).entries("log") == []
    assert Document({}).entries("log", [1]) == [1]
    assert Document({"log": [1, "two"]}).entries("log") == [1, "two"]
    refused("log", lambda: Document({"log": value}).entries("log"))


@pytest.mark.parametrize("value", [[3], [-1], ["0"], [True], [0, 0], 0])
def test_seats_are_different_seats_of_the_table(value: object) -> None:
    assert Document({"silenced": [2, 0]}).seats("silenced", 3) == [2, 0]
    refused("silenced", lambda: Document({"silenced": value}).seats("silenced", 3))


@pytest.mark.parametrize("value", [["axes"], [0], [None], "axe", [["axe"]]])
def test_names_stand_for_numbers(value: object) -> None:
    assert Document({"deck": ["whip", "axe"]}).names("deck", CARDS) == [2, 0]
    assert Document({}).names("deck", CARDS) == []
    refused("deck", lambda: Document({"deck": value}).names("deck", CARDS))


def test_a_wrong_name_is_refused_with_the_right_ones() -> None:
    assert number_of("hand", "claw", CARDS) == 1
    message = refused("hand", lambda: number_of("hand", "paw", CARDS))
    assert message == "hand: 'paw' is none of axe, claw, whip"


def test_per_seat_is_one_entry_for_each_seat() -> None:
    assert Document({}).per_seat("taken", 3, 0) == [0, 0, 0]
    assert Document({"taken": [1, 2, 3]}).per_seat("taken", 3, 0) == [1, 2, 3]
    document = Document({})
    document.per_seat("taken", 2)
    document.finish()


@pytest.mark.parametrize("value", [[], [1], [1, 2, 3, 4], 5])
def test_per_seat_refuses_another_number_of_entries(value: object) -> None:
    refused("taken", lambda: Document({"taken": value}).per_seat("taken", 3, 0))


def test_names_per_seat_name_the_seat() -> None:
    read = Document({"hands": [["axe"], []]}).names_per_seat("hands", 2, CARDS)
    assert read == [[0], []]
    assert Document({}).names_per_seat("hands", 2, CARDS) == [[], []]
    refused("hands.1", lambda: Document({"hands": [[], ["paw"]]}).names_per_seat("hands", 2, CARDS))
    refused("hands.0", lambda: Document({"hands": ["axe", []]}).names_per_seat("hands", 2, CARDS))


def test_inner_tables_say_where_they_are() -> None:
    document = Document({"box": {"lid": 7}, "rows": [{"a": 1}, {"a": "x"}]})
    box = document.table("box")
    refused("box.lid", lambda: box.number("lid", 0, 0, 3))
    rows = document.tables("rows")
    assert rows[0].number("a", 0) == 1
    refused("rows.1.a", lambda: rows[1].number("a", 0))
    refused("rows.0.b", lambda: raise_(rows[0].error("b", "missing")))
    refused("rows.0", lambda: Document({"rows": [3]}).tables("rows"))
    assert Document({}).table("box").values == {}
    assert Document({}).tables("rows") == []


def raise_(error: Exception) -> None:
    raise error


def test_an_error_may_name_further_keys() -> None:
    error = Document({}, "places.0.").error("power", "wrong", "base")
    assert error.keys == ("places.0.power", "places.0.base")


def test_copies_are_counted_over_all_zones() -> None:
    zones = [("hands.0", [0, 1]), ("deck", [1, 2])]
    assert check_copies(zones, [1, 2, 3], list(CARDS)) == [0, 0, 2]
    with pytest.raises(PositionError, match=r"deck: claw for the 2\. time, 1 printed") as refusal:
        check_copies(zones, [1, 1, 3], list(CARDS))
    assert refusal.value.keys == ("deck", "hands.0")
