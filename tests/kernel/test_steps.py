"""Steps, choices and the loop that settles a table."""

from __future__ import annotations

import pytest

from serao.kernel.errors import IllegalAction
from serao.kernel.playout import act_at_random, play_at_random
from serao.kernel.rng import Rng
from serao.kernel.steps import Choice, Step, Together
from tests.kernel.toy.game import (
    HIDE,
    LEFT,
    PEBBLES,
    RIGHT,
    STOP,
    TAKE,
    Fist,
    PebblesTaken,
    Roll,
    Say,
    Table,
    Take,
    table_of,
)


def test_steps_are_resolved_in_the_order_they_were_pushed_in() -> None:
    assert table_of(Say("one"), Say("two"), Say("three")).log == ["one", "two", "three"]


def test_a_step_pushed_by_a_step_comes_before_what_was_there() -> None:
    table = table_of(Say("one", ("inner", "most")), Say("two"))
    assert table.log == ["one", "inner", "most", "two"]


def test_the_last_pushed_is_the_first_resolved() -> None:
    table = table_of(Take(0))
    table.push(Say("first"))
    table.push(Say("second"))
    table.settle()
    assert table.log == ["second", "first"]


def test_a_table_without_steps_is_over() -> None:
    table = table_of(Say("done"))
    assert table.is_over
    assert table.waiting() == ()
    assert table.open_step() is None
    assert [table.options(seat) for seat in range(2)] == [[], []]


def test_a_table_waits_at_a_choice_with_two_options_or_more() -> None:
    table = table_of(Say("before"), Take(1), Say("after"))
    assert table.log == ["before"]
    assert table.waiting() == (1,)
    assert table.options(1) == [TAKE + 1, TAKE + 2, TAKE + 3]
    assert table.options(0) == []
    table.act(TAKE + 2, 1)
    assert table.log == ["before", "after"]
    assert table.taken == [0, 2]


def test_a_choice_with_one_option_is_taken() -> None:
    table = table_of(Take(0), Say("after"), heap=1)
    assert table.is_over
    assert table.taken == [1, 0]
    assert table.forced == [(0, TAKE + 1)]
    assert table.log == ["after"]


def test_a_choice_without_an_option_is_dropped_without_effect() -> None:
    table = table_of(Take(0), Say("after"), heap=0)
    assert table.is_over
    assert table.taken == [0, 0]
    assert table.forced == []
    assert table.journal == []


def test_forced_choices_follow_each_other() -> None:
    table = table_of(Take(0), Take(1), Take(0), heap=3)
    table.act(TAKE + 2)  # one is left: seat 1 takes it, and nothing is left for seat 0
    assert table.is_over
    assert table.forced == [(1, TAKE + 1)]
    assert table.taken == [2, 1]


def test_what_was_forced_is_kept_until_the_next_act_and_only_with_a_journal() -> None:
    table = table_of(Take(0), Take(1), heap=1)
    assert table.forced == [(0, TAKE + 1)]
    asked = table_of(Take(1), Take(0), Take(1), heap=5)
    asked.act(TAKE + 3)
    assert asked.forced == []
    asked.act(TAKE + 1)
    assert asked.forced == [(1, TAKE + 1)]
    silent = table_of(Take(0), heap=1, journal=False)
    assert silent.forced == []
    assert silent.taken == [1, 0]


def test_options_are_a_copy() -> None:
    table = table_of(Take(0))
    table.options(0).clear()
    assert table.options(0) == [TAKE + 1, TAKE + 2, TAKE + 3]


def test_options_are_computed_when_the_choice_is_reached_and_kept() -> None:
    table = table_of(Take(0))
    table.heap = 1  # a rule never does this while a choice is open
    assert table.options(0) == [TAKE + 1, TAKE + 2, TAKE + 3]


def test_the_seat_may_be_left_out_when_one_waits() -> None:
    table = table_of(Take(1), Say("after"))
    table.act(TAKE + 1)
    assert table.taken == [0, 1]


# -- illegal actions ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "seat", "message"),
    [
        (STOP, 0, "seat 0 cannot stop (0) at Take: options are take:1 (1), take:2 (2), take:3 (3)"),
        (TAKE + 1, 1, "seat 1 cannot take:1 (1) at Take: it owes no answer, the table waits for 0"),
        (99, 0, "seat 0 cannot play 99 at Take: options are take:1 (1), take:2 (2), take:3 (3)"),
        (-1, 0, "seat 0 cannot play -1 at Take: options are take:1 (1), take:2 (2), take:3 (3)"),
        (TAKE + 1, 7, "seat 7 cannot take:1 (1) at Take: it owes no answer, the table waits for 0"),
    ],
)
def test_an_illegal_action_says_who_what_where_and_what_would_be_right(
    action: int, seat: int, message: str
) -> None:
    table = table_of(Take(0))
    before = table.position()
    with pytest.raises(IllegalAction) as refusal:
        table.act(action, seat)
    assert str(refusal.value) == message
    assert isinstance(refusal.value, ValueError)
    assert table.position() == before


def test_an_action_after_the_end_is_refused() -> None:
    table = table_of(Say("done"))
    with pytest.raises(IllegalAction, match=r"seat 0 cannot take:1 \(1\): the game is over"):
        table.act(TAKE + 1, 0)
    with pytest.raises(IllegalAction, match=r"nobody can take:1 \(1\): the game is over"):
        table.act(TAKE + 1)


def test_who_acts_must_be_said_when_several_wait() -> None:
    table = table_of(Fist((0, 1)))
    with pytest.raises(IllegalAction, match=r"hand:left \(4\) by whom\? seats 0, 1 owe an answer"):
        table.act(LEFT)


def test_a_refused_action_leaves_the_forced_ones_alone() -> None:
    table = table_of(Take(1), Take(0), Take(1), heap=4)
    table.act(TAKE + 3)
    assert table.is_over
    assert table.forced == [(0, TAKE + 1)]
    with pytest.raises(IllegalAction):
        table.act(TAKE + 1, 0)
    assert table.forced == [(0, TAKE + 1)]


# -- clones -------------------------------------------------------------------------------------


def test_a_clone_shares_steps_and_no_progress() -> None:
    table = table_of(Take(0), Take(1), Say("after"))
    clone = table.clone()
    assert clone.stack == table.stack
    assert clone.stack is not table.stack
    clone.act(TAKE + 3)
    clone.act(TAKE + 3)
    assert clone.is_over
    assert table.taken == [0, 0]
    assert table.waiting() == (0,)
    assert table.options(0) == [TAKE + 1, TAKE + 2, TAKE + 3]


def test_a_clone_has_its_own_luck_and_no_journal() -> None:
    table = table_of(Take(0), Roll(), Roll(), seed=4)
    clones = [table.clone(), table.clone()]
    for clone in clones:
        clone.act(TAKE + 1)
        assert clone.journal is None
    table.act(TAKE + 1)
    assert clones[0].log == clones[1].log == table.log
    assert len(table.log) == 2
    assert table.journal is not None
    assert PebblesTaken(0, 1) in table.journal


def test_a_clone_of_a_half_answered_choice_keeps_the_answers() -> None:
    table = table_of(Fist((0, 1)))
    table.act(LEFT, 0)
    clone = table.clone()
    assert clone.answer_of(0) == (LEFT, HIDE)
    clone.act(RIGHT, 1)
    assert clone.is_over
    assert clone.hidden == [(LEFT, HIDE), (RIGHT, HIDE)]
    assert table.waiting() == (1,)
    assert table.answer_of(1) == ()


# -- abstract bases -----------------------------------------------------------------------------


def test_a_step_that_says_nothing_of_itself_is_a_mistake() -> None:
    table = table_of(Take(0))
    with pytest.raises(NotImplementedError):
        Step[Table]().resolve(table)
    with pytest.raises(NotImplementedError):
        Choice[Table](0).options(table)
    with pytest.raises(NotImplementedError):
        Together[Table]((0,)).options(table, 0, ())
    assert Step[Table]().parts() == ()
    assert Choice[Table](2).parts() == (2,)
    assert Together[Table]((0, 2)).parts() == ((0, 2),)


# -- random play --------------------------------------------------------------------------------


def test_random_play_ends_and_counts_its_decisions() -> None:
    table = PEBBLES.new_table(3, seed=1)
    copy = table.clone()
    rng = Rng(2)
    decisions = 0
    while not copy.is_over:
        act_at_random(copy, rng)
        decisions += 1
    assert play_at_random(table, Rng(2)) == decisions
    assert table.position() == copy.position()
    assert decisions >= 3


def test_random_play_uses_every_option() -> None:
    seen = set()
    for seed in range(60):
        table = table_of(Take(0))
        act_at_random(table, Rng(seed))
        seen.add(table.taken[0])
    assert seen == {1, 2, 3}
