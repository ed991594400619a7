"""A game's definition: tables, options, positions, words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from serao.kernel.errors import (
    ContentError,
    IllegalAction,
    LuckError,
    OptionError,
    PositionError,
    SeatsError,
    SeraoError,
    UnknownGame,
)
from serao.kernel.events import HIDDEN
from serao.kernel.game import action_names, steps_in
from serao.kernel.playout import play_at_random
from serao.kernel.rng import Rng
from tests.kernel.toy import game as toy
from tests.kernel.toy.game import (
    HIDE,
    LEFT,
    PEBBLES,
    RIGHT,
    STOP,
    TAKE,
    Fist,
    PebblesHidden,
    PebblesTaken,
    Say,
    Table,
    Take,
    table_of,
)


def answered_in_part() -> Table:
    """Return three seats in the middle of a fist: one has finished, one has begun."""
    table = PEBBLES.new_table(3, seed=2)
    for seat in range(3):
        table.act(TAKE + 2, seat)
    table.act(RIGHT, 2)
    table.act(HIDE + 1, 2)
    table.act(LEFT, 0)
    return table


# -- tables and options -------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(SeatsError, match=f"pebbles seats 2 to 4 players, not {seats}"):
        PEBBLES.new_table(seats)


def test_options_have_defaults_and_allowed_values() -> None:
    assert PEBBLES.new_table(2).settings == {"start": 0, "loud": False}
    table = PEBBLES.new_table(2, options={"start": 1})
    assert table.settings == {"start": 1, "loud": False}
    assert table.waiting() == (1,)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"speed": 1}, "pebbles has no option 'speed'; it has start, loud"),
        ({"start": 3}, "pebbles option start is one of"),
        ({"start": True}, "pebbles option start is one of"),
        ({"loud": 1}, "pebbles option loud is one of"),
    ],
)
def test_an_unknown_option_or_value_is_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        PEBBLES.new_table(2, options=options)


def test_equal_seeds_give_equal_tables() -> None:
    for seed in (0, "text", b"bytes"):
        one, other = PEBBLES.new_table(2, seed), PEBBLES.new_table(2, seed)
        assert one.position() == other.position()
    assert PEBBLES.new_table(4, 1).secrets != PEBBLES.new_table(4, 2).secrets


def test_a_partial_document_takes_defaults() -> None:
    table = PEBBLES.table_at({}, seats=3)
    assert table.heap == 7
    assert PEBBLES.table_at({"heap": 2}).options(0) == [TAKE + 1, TAKE + 2]


def test_a_table_settles_when_it_is_set_up() -> None:
    table = PEBBLES.table_at({"heap": 1}, journal=True)
    assert table.forced == [(0, TAKE + 1)]
    assert table.waiting() == (0, 1)


def test_questions_change_nothing() -> None:
    table = answered_in_part()
    before = table.position()
    table.waiting(), table.scores(), table.ranking(), table.view(None), table.clone()
    table.options(1), table.view(0), table.words(LEFT, 1), table.determinize(1, Rng(1))
    assert table.position() == before


def test_there_is_no_ranking_before_the_end() -> None:
    table = answered_in_part()
    assert table.ranking() == []
    play_at_random(table, Rng(1))
    assert table.ranking() == [[0, 1, 2]]
    assert table.scores() == [2, 2, 2]


def test_a_spectator_is_asked_for_as_none() -> None:
    table = answered_in_part()
    assert table.view(None)["secret"] is None
    assert table.view(1)["secret"] == table.secrets[1]


# -- positions ----------------------------------------------------------------------------------


def test_a_position_is_the_document_and_what_the_kernel_keeps() -> None:
    table = answered_in_part()
    position = table.position()
    pending = position.pop("pending")
    assert position == PEBBLES.fields.writer.document(table)
    assert pending == {
        "game": "pebbles",
        "content": PEBBLES.fingerprint,
        "seats": 3,
        "options": {"start": 0, "loud": False},
        "rules": 1,
        "discreet": False,
        "rng": table.rng.state(),
        "asked": table.asked,
        "reveals": table.reveals,
        "actor": table.actor,
        "steps": [["Roll"], ["Fist", [0, 1, 2]]],
        "answers": [[LEFT], [], [RIGHT, HIDE + 1]],
    }


def test_a_table_is_rebuilt_from_its_position_as_text() -> None:
    table = answered_in_part()
    again = PEBBLES.table_from(json.loads(json.dumps(table.position())))
    assert again.position() == table.position()
    assert again.waiting() == (0, 1)
    assert again.answer_of(2) == (RIGHT, HIDE + 1)
    assert [again.options(seat) for seat in range(3)] == [table.options(seat) for seat in range(3)]
    play_at_random(table, Rng(3))
    play_at_random(again, Rng(3))
    assert again.position() == table.position()


def test_a_table_at_a_plain_choice_is_rebuilt_with_its_options() -> None:
    table = PEBBLES.new_table(2)
    again = PEBBLES.table_from(table.position(), journal=True)
    assert again.options(0) == [TAKE + 1, TAKE + 2, TAKE + 3]
    again.act(TAKE + 1)
    assert again.journal is not None
    assert PebblesTaken(0, 1) in again.journal


def test_a_finished_table_is_rebuilt_finished() -> None:
    table = PEBBLES.new_table(2)
    play_at_random(table, Rng(1))
    again = PEBBLES.table_from(table.position())
    assert again.is_over
    assert again.waiting() == ()


def test_steps_keep_their_parts_however_deep() -> None:
    table = table_of(Take(0), Say("word", ("one", "two")))
    again = PEBBLES.table_from(json.loads(json.dumps(table.position())))
    again.act(TAKE + 1)
    assert again.log == ["word", "one", "two"]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"game": "chess"}, "a position of chess, not of pebbles"),
        ({"content": "0"}, "played with other content: pass the same edition"),
        ({"steps": [["Jump", 1]]}, "not a position of pebbles"),
        ({"steps": [["Take"]]}, "not a position of pebbles"),
        ({"rng": []}, "not a position of pebbles"),
        ({"steps": None}, "not a position of pebbles"),
    ],
)
def test_a_damaged_position_is_refused(change: dict[str, Any], problem: str) -> None:
    position = PEBBLES.new_table(2).position()
    position["pending"] = {**position["pending"], **change}
    with pytest.raises(PositionError, match=problem) as refusal:
        PEBBLES.table_from(position)
    assert refusal.value.keys == ("pending",)


def test_a_position_without_its_pending_part_is_refused() -> None:
    with pytest.raises(PositionError, match="pending: missing: table_at reads"):
        PEBBLES.table_from({"heap": 3})
    position = PEBBLES.new_table(2).position()
    del position["pending"]["rng"]
    with pytest.raises(PositionError, match="pending: not a position of pebbles"):
        PEBBLES.table_from(position)


# -- worlds -------------------------------------------------------------------------------------


def test_a_world_keeps_what_the_seat_sees_and_forks_its_luck() -> None:
    table = answered_in_part()
    for seed in range(5):
        world = table.determinize(1, Rng(seed))
        assert world.view(1) == table.view(1)
        assert world.waiting() == table.waiting()
        assert world.rng.state()[0] != table.rng.state()[0]
    worlds = [PEBBLES.determinize(table, 1, Rng(seed)) for seed in range(20)]
    assert len({tuple(world.secrets) for world in worlds}) > 10


def test_a_choice_of_another_seat_is_offered_anew_in_a_world() -> None:
    table = table_of(Take(1), heap=2)
    world = table.determinize(0, Rng(1))
    assert world.options(1) == [TAKE + 1, TAKE + 2]


# -- words --------------------------------------------------------------------------------------


def test_words_are_those_of_the_open_choice_or_of_the_action() -> None:
    table = table_of(Take(0))
    assert table.words(TAKE + 1, 0) == "Take one pebble"
    assert table.words(TAKE + 3, 0) == "Take 3 pebbles"
    fist = table_of(Fist((0, 1)))
    assert fist.words(LEFT, 0) == "Use the left hand"
    hide = table_of(Hide(0))
    assert PEBBLES.words.action(hide, HIDE + 2, 0) == "Hide 2 in your hand"
    assert PEBBLES.words.action(fist, HIDE + 2, 0) == "Hide 2"


def test_what_a_seat_is_not_offered_keeps_its_name() -> None:
    table = table_of(Take(0))
    assert table.words(LEFT, 0) == PEBBLES.actions[LEFT]
    assert table.words(TAKE + 1, 1) == PEBBLES.actions[TAKE + 1]
    for action in (-1, len(PEBBLES.actions)):
        with pytest.raises(IllegalAction, match="seat 0 cannot play"):
            table.words(action, 0)


class Hide(Take):
    """A choice with words of its own: hide-hide."""


def test_a_question_is_that_of_the_choice_or_of_the_part_that_is_asked() -> None:
    assert table_of(Take(0)).question(0) == "How many pebbles?"
    assert table_of(Take(0)).question(1) == ""
    fist = table_of(Take(1), Fist((0, 1)))
    fist.act(TAKE + 2, 1)
    fist.act(LEFT, 1)
    assert fist.question(0) == "Which hand?"
    assert fist.question(1) == "How many do you hide?"


def test_words_fall_back_to_english_where_a_language_lacks_them() -> None:
    table = table_of(Take(0))
    assert PEBBLES.words.action(table, STOP, 0, locale="pt") == "Parar"
    assert table.words(TAKE + 2, 0, locale="pt") == "Take 2 pebbles"
    with pytest.raises(SeraoError, match="there are no texts in 'tlh'; there are some in en, pt"):
        table.words(TAKE + 2, 0, locale="tlh")


def test_an_event_is_told_to_a_person() -> None:
    event = PebblesTaken(1, 2)
    assert PEBBLES.words.tell(event, 0, ["Ana", "Ben"]) == "Ben takes 2."
    assert PEBBLES.words.tell(event, 0) == "Player 2 takes 2."
    assert PEBBLES.words.tell(event, 1, ["Ana", "Ben"]) == "You take 2."
    assert PEBBLES.words.tell(event, -1, ["Ana", "Ben"]) == "Ben takes 2."
    assert PEBBLES.words.tell(PebblesHidden(1, HIDDEN), 0, ["Ana", "Ben"]) == "Ben hides some."
    assert PEBBLES.words.tell(PebblesHidden(1, 2), 1, ["Ana", "Ben"]) == "you hides 2."
    assert PEBBLES.words.tell(PebblesHidden(1, 2), 1, [], locale="pt") == "tu hides 2."


# -- helpers of definitions ---------------------------------------------------------------------


def test_action_names_are_verbs_with_arguments() -> None:
    names = action_names([("pass", [""]), ("play", ("axe", "claw")), ("seat", "01")])
    assert names == ("pass", "play:axe", "play:claw", "seat:0", "seat:1")


def test_steps_are_found_in_modules_by_name() -> None:
    found = steps_in(toy)
    assert {"Say", "Take", "Fist", "Roll"} <= set(found)
    assert "Table" not in found


def test_every_error_is_a_serao_error_and_a_value_error() -> None:
    kinds = [ContentError, IllegalAction, LuckError, OptionError, SeatsError, UnknownGame]
    for kind in [*kinds, PositionError]:
        assert issubclass(kind, SeraoError)
        assert issubclass(kind, ValueError)
    error = PositionError("hands.1", "holds no artifact", "deck")
    assert str(error) == "hands.1: holds no artifact"
    assert error.keys == ("hands.1", "deck")


def test_an_edition_changes_the_fingerprint(tmp_path: Path) -> None:
    (tmp_path / "stones.toml").write_text("heap = 9\n", encoding="utf-8")
    other = toy.Pebbles(tmp_path)
    assert other.fingerprint != PEBBLES.fingerprint
    with pytest.raises(PositionError, match="other content"):
        other.table_from(PEBBLES.new_table(2).position())
