"""Simultaneous choices: in any order, in parts, secret until all are in."""

from __future__ import annotations

from itertools import permutations

import pytest

from serao.kernel.errors import IllegalAction
from serao.kernel.rng import Rng
from serao.kernel.state import NOBODY
from tests.kernel.toy.game import (
    HIDE,
    LEFT,
    PEBBLES,
    RIGHT,
    TAKE,
    Fist,
    PebblesHidden,
    Say,
    Table,
    Take,
    table_of,
)


def three_with_pebbles() -> Table:
    """Return seats 0 to 2 with 1, 2 and 3 pebbles before a fist."""
    table = table_of(Take(0), Take(1), Take(2), Fist((0, 1, 2)), Say("after"), seats=3, heap=9)
    for seat in range(3):
        table.act(TAKE + seat + 1, seat)
    assert table.waiting() == (0, 1, 2)
    return table


def test_everybody_is_asked_at_once_part_by_part() -> None:
    table = three_with_pebbles()
    assert table.options(1) == [LEFT, RIGHT]
    table.act(RIGHT, 1)
    assert table.options(1) == [HIDE, HIDE + 1, HIDE + 2]
    assert table.waiting() == (0, 1, 2)
    table.act(HIDE + 2, 1)
    assert table.options(1) == []
    assert table.waiting() == (0, 2)
    assert table.answer_of(1) == (RIGHT, HIDE + 2)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_the_answers_does_not_matter(order: tuple[int, ...]) -> None:
    answers = {0: (LEFT, HIDE), 1: (RIGHT, HIDE + 2), 2: (LEFT, HIDE + 3)}
    by_seat = three_with_pebbles()
    by_part = three_with_pebbles()
    for seat in order:
        for action in answers[seat]:
            by_seat.act(action, seat)
    for part in (0, 1):
        for seat in order:
            by_part.act(answers[seat][part], seat)
    assert by_seat.hidden == by_part.hidden == [answers[0], answers[1], answers[2]]
    assert by_seat.position() == by_part.position()
    assert by_seat.journal == by_part.journal


def test_nothing_happens_and_nothing_is_told_until_all_are_in() -> None:
    table = three_with_pebbles()
    before = list(table.journal or [])
    for seat, pebbles in ((2, 3), (0, 0)):
        table.act(LEFT, seat)
        table.act(HIDE + pebbles, seat)
    table.act(RIGHT, 1)
    assert table.journal == before
    assert table.hidden == [(), (), ()]
    assert table.log == []
    table.act(HIDE + 1, 1)
    assert table.journal == [*before, PebblesHidden(0, 0), PebblesHidden(1, 1), PebblesHidden(2, 3)]
    assert table.log == ["after"]


def test_an_answer_is_binding() -> None:
    table = three_with_pebbles()
    table.act(LEFT, 0)
    with pytest.raises(IllegalAction, match=r"seat 0 cannot hand:right \(5\) at Fist"):
        table.act(RIGHT, 0)
    table.act(HIDE, 0)
    with pytest.raises(IllegalAction, match="it owes no answer, the table waits for 1, 2"):
        table.act(HIDE + 1, 0)


def test_parts_with_one_option_are_answered_automatically() -> None:
    # nobody has pebbles: after the hand there is only one number to hide
    table = table_of(Fist((0, 1)), Say("after"))
    table.act(LEFT, 1)
    assert table.answer_of(1) == (LEFT, HIDE)
    assert table.waiting() == (0,)
    table.act(RIGHT, 0)
    assert table.hidden == [(RIGHT, HIDE), (LEFT, HIDE)]
    assert table.is_over


def test_a_seat_with_no_choice_at_all_owes_no_answer() -> None:
    table = table_of(Fist((0, 1, 2, 3)), seats=4)
    assert table.waiting() == (0, 1, 2)  # seat 3 has one hand and no pebble
    assert table.answer_of(3) == (LEFT, HIDE)
    for seat in (1, 0, 2):
        table.act(LEFT, seat)
    assert table.hidden[3] == (LEFT, HIDE)


def test_when_nobody_has_a_choice_all_is_done_at_once() -> None:
    table = table_of(Fist((3,)), Say("after"), seats=4)
    assert table.is_over
    assert table.hidden == [(), (), (), (LEFT, HIDE)]
    assert table.log == ["after"]


def test_automatic_answers_inside_are_not_listed_as_forced() -> None:
    table = table_of(Fist((3,)), seats=4)
    assert table.forced == []


def test_only_the_seats_of_the_step_are_asked() -> None:
    table = table_of(Fist((0, 2)), seats=3)
    assert table.waiting() == (0, 2)
    assert table.options(1) == []
    assert table.answer_of(1) == ()
    table.act(LEFT, 2)
    table.act(LEFT, 0)
    assert table.hidden == [(LEFT, HIDE), (), (LEFT, HIDE)]


def test_answer_of_is_empty_outside_a_simultaneous_choice() -> None:
    table = table_of(Take(0))
    assert table.answer_of(0) == ()
    assert table.answer_of(NOBODY) == ()


def test_the_number_of_choices_asked_tells_whether_the_same_one_is_still_open() -> None:
    table = table_of(Take(0), Fist((0, 1)), Take(1))
    asked = [table.asked]
    table.act(TAKE + 1)
    asked.append(table.asked)
    table.act(LEFT, 0)
    assert table.asked == asked[-1]  # half an answer leaves the choice open
    assert table.clone().asked == asked[-1]
    assert PEBBLES.table_from(table.position()).asked == asked[-1]
    table.act(HIDE, 0)
    assert table.asked == asked[-1]
    table.act(LEFT, 1)
    asked.append(table.asked)
    assert asked == sorted(set(asked))


# -- in sampled worlds --------------------------------------------------------------------------


def test_a_complete_answer_of_another_is_guessed_anew() -> None:
    table = three_with_pebbles()
    table.act(LEFT, 2)
    table.act(HIDE + 3, 2)
    table.act(RIGHT, 0)
    guesses = set()
    for seed in range(60):
        world = table.determinize(0, Rng(seed))
        assert world.waiting() == (0, 1)
        assert world.answer_of(0) == (RIGHT,)
        assert world.options(0) == [HIDE, HIDE + 1]
        guesses.add(world.answer_of(2))
    assert guesses == {(hand, HIDE + n) for hand in (LEFT, RIGHT) for n in range(4)}


def test_half_an_answer_of_another_is_forgotten() -> None:
    table = three_with_pebbles()
    table.act(LEFT, 2)
    world = table.determinize(0, Rng(1))
    assert world.answer_of(2) == ()
    assert world.options(2) == [LEFT, RIGHT]
    assert table.answer_of(2) == (LEFT,)


def test_a_spectator_knows_no_answer() -> None:
    table = three_with_pebbles()
    table.act(LEFT, 2)
    table.act(HIDE + 3, 2)
    answers = {table.determinize(None, Rng(seed)).answer_of(2) for seed in range(60)}
    assert len(answers) == 8


def test_a_world_leaves_choices_where_all_others_who_are_asked_still_have_one() -> None:
    table = table_of(Take(0), heap=2)
    assert table.leaves_choices(1)
    table.heap = 1
    assert not table.leaves_choices(1)
    assert table.leaves_choices(0)  # who knows it anyway


def test_a_later_part_of_an_answer_is_a_choice_and_a_complete_one_is_none() -> None:
    table = table_of(Take(0), Fist((0, 3)), seats=4, heap=3)
    table.act(TAKE + 1, 0)  # so seat 3 has a left hand without pebbles, and is asked nothing
    assert table.waiting() == (0,)
    assert table.leaves_choices(1)
    table.offers[1] = [LEFT, RIGHT]  # it waits for seat 3 in truth, who could choose there
    assert not table.leaves_choices(1)
    table.taken[3] = 1
    assert table.leaves_choices(1)  # which hand is forced, how many pebbles is not


def test_at_a_discreet_table_being_asked_tells_nothing() -> None:
    table = table_of(Take(0), heap=2, discreet=True)
    table.heap = 1
    assert table.leaves_choices(1)
