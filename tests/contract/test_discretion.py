"""At a discreet table nobody learns from who is asked, or is not, what somebody holds."""

from __future__ import annotations

import pytest

import serao
from serao.bots import bot, sight_of
from serao.kernel.playout import act_at_random
from serao.testing.test_discretion import *  # noqa: F403
from serao.testing.test_discretion import assert_alike
from tests.tables import Moment, Setting, table_at


@pytest.mark.parametrize("slug", ["monster-my-neighbour", "urto", "wipe-em-out"])
def test_a_table_that_is_not_discreet_tells_who_had_no_choice(slug: str) -> None:
    """The law above is one that can be broken."""
    game = serao.game(slug)
    setting = Setting(slug, game.seats[0] + 1)
    for seed in range(400):
        table = table_at(setting, Moment(seed, seed % 120))
        world = table.determinize(None, serao.Rng(seed))
        truth, other = [game.table_from(one.position(), journal=True) for one in (table, world)]
        try:
            assert_alike(truth, other, None, serao.Rng(seed))
        except AssertionError:
            return
    pytest.fail("nothing was told")


@pytest.mark.parametrize("level", ["random", "novice", "skilled", "expert"])
@pytest.mark.parametrize("slug", ["monster-my-neighbour", "urto", "wipe-em-out"])
def test_a_bot_that_is_asked_with_one_option_takes_it(slug: str, level: str) -> None:
    game = serao.game(slug)
    table = game.new_table(game.seats[0] + 1, 3, discreet=True)
    rng = serao.Rng(3)
    while len(table.options(table.waiting()[0])) > 1:
        act_at_random(table, rng)
    seat = table.waiting()[0]
    assert bot(level, "a").choose(sight_of(table, seat)) == table.options(seat)[0]
