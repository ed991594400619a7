"""A discreet table asks private choices even with one option; the rules have a number."""

from __future__ import annotations

import pytest

import serao
from serao.kernel.errors import RulesError
from serao.kernel.rng import Rng
from tests.kernel.toy.game import HIDE, LEFT, PEBBLES, RIGHT, TAKE, Fist, Table, Take, table_of


class Pick(Take):
    """Takes from a heap that nobody else can see."""

    def is_private(self, state: Table) -> bool:
        return True


class Glove(Fist):
    """A fist of which nobody can know how many pebbles fit in."""

    def is_private(self, state: Table, seat: int) -> bool:
        return True


def test_a_private_choice_with_one_option_is_asked_at_a_discreet_table() -> None:
    table = table_of(Pick(0), Pick(1), heap=1, discreet=True)
    assert table.waiting() == (0,)
    assert table.options(0) == [TAKE + 1]
    table.act(TAKE + 1)
    assert table.is_over  # the other one has nothing left to take


def test_it_is_taken_where_the_table_is_not_discreet() -> None:
    assert table_of(Pick(0), heap=1).is_over


def test_a_public_choice_with_one_option_is_taken_everywhere() -> None:
    assert table_of(Take(0), heap=1, discreet=True).is_over


def test_parts_of_a_private_answer_are_asked_one_by_one() -> None:
    table = table_of(Glove((0, 3)), seats=4, discreet=True)
    assert table.waiting() == (0, 3)
    assert table.options(3) == [LEFT]
    table.act(LEFT, 3)
    assert table.options(3) == [HIDE]
    table.act(HIDE, 3)
    assert table.waiting() == (0,)
    table.act(RIGHT, 0)
    table.act(HIDE, 0)
    assert table.is_over


def test_clones_and_worlds_are_as_discreet_as_their_table() -> None:
    for discreet in (False, True):
        table = table_of(Take(0), discreet=discreet)
        assert table.clone().discreet is discreet
        assert table.determinize(1, Rng(1)).discreet is discreet


def test_a_position_from_before_is_not_discreet_and_of_the_first_rules() -> None:
    position = PEBBLES.new_table(2, discreet=True).position()
    del position["pending"]["discreet"], position["pending"]["rules"]
    table = PEBBLES.table_from(position)
    assert (table.discreet, table.rules) == (False, 1)


@pytest.mark.parametrize("number", [0, 2, -1])
def test_unknown_rules_are_refused_by_number(number: int) -> None:
    with pytest.raises(RulesError, match=f"pebbles is played here by rules 1, not {number}"):
        PEBBLES.new_table(2, rules=number)


def test_every_game_is_played_by_its_own_rules_unless_others_are_named() -> None:
    for slug in serao.games():
        game = serao.game(slug)
        assert game.new_table(game.seats[-1]).rules == game.rules
        for number in range(game.oldest_rules, game.rules + 1):
            assert game.new_table(game.seats[-1], rules=number).rules == number
