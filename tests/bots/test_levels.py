"""Bots see what a seat sees, and no more."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serao
from serao import bots
from serao.kernel.state import State
from tests.tables import Moment, Setting, every_game, every_setting, moments, table_at

FEW = bots.Budget(iterations=6)  # time would make a choice depend on the machine


@every_setting
@pytest.mark.parametrize("level", bots.LEVELS)
@settings(max_examples=6)
@given(moment=moments, seed=st.integers(0, 99))
def test_tables_that_look_alike_to_the_seat_give_the_same_choice(
    setting: Setting, level: str, moment: Moment, seed: int
) -> None:
    truth = table_at(setting, moment)
    seat = truth.waiting()[0]
    alike = truth.determinize(seat, serao.Rng(seed))
    choices = [
        bots.bot(level, seed, FEW).choose(bots.sight_of(table, seat)) for table in (truth, alike)
    ]
    assert choices[0] == choices[1]
    assert choices[0] in truth.options(seat)


def winner(slug: str, levels: list[str], seed: int) -> list[int]:
    table = serao.game(slug).new_table(len(levels), seed)
    players = [bots.bot(level, f"{seed}:{seat}") for seat, level in enumerate(levels)]
    while not table.is_over:
        seat = table.waiting()[0]
        table.act(players[seat].choose(bots.sight_of(table, seat)), seat)
    return table.ranking()[0]


@every_game
def test_a_novice_wins_more_than_its_share_against_chance(slug: str) -> None:
    """Twelve games, the novice's seat rotating; by luck alone it would win its share."""
    seats = serao.game(slug).seats[0]
    won = 0.0
    for seed in range(12):
        levels = ["random"] * seats
        levels[seed % seats] = "novice"
        first = winner(slug, levels, seed)
        won += (seed % seats in first) / len(first)
    assert won > 12 / seats


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(bots.UnknownLevel, match="random, novice, skilled, expert"):
        bots.bot("grandmaster")


def test_a_seat_that_owes_no_answer_has_nothing_to_choose() -> None:
    table = serao.game("urto").new_table(3, 1)
    (asked,) = table.waiting()
    idle = (asked + 1) % 3
    with pytest.raises(bots.NotAsked, match=rf"seat {idle} owes no answer.* \({asked},\)"):
        bots.sight_of(table, idle)


def test_a_sight_holds_no_fact_that_the_seat_cannot_see() -> None:
    truth: State = serao.game("wipe-em-out").new_table(3, 5)
    alike = truth.determinize(0, serao.Rng(8))
    assert alike.position()["hands"] != truth.position()["hands"]
    sights = [bots.sight_of(table, 0) for table in (truth, alike)]
    assert sights[0].guess.position() == sights[1].guess.position()
    assert sights[0].view == sights[1].view
