"""The careful judgement: who is likely to win."""

from __future__ import annotations

from typing import Any

import pytest

import serao
from serao.kernel.state import State
from tests.games.caretos.at_the_table import night

GAME = serao.game("caretos")
FINALS = ["f4", "f5", "f6", "f7"]


def at(**keys: Any) -> State:
    keys.setdefault("finals", FINALS)
    return night("n04 n05 n06", **keys)


def hope(**keys: Any) -> float:
    return GAME.judge.chances(at(**keys), [])[0]


def test_a_captured_villager_makes_a_win_likelier() -> None:
    assert hope(captured=[["blue"]]) > hope() > hope(captured=[[], ["blue"]])


def test_the_colour_of_the_own_final_card_is_better_than_another() -> None:
    assert hope(captured=[["red"]]) > hope(captured=[["blue"]])


def test_a_fulfilled_card_is_better_than_an_open_one_and_that_than_none() -> None:
    assert hope(fulfilled=[["b00"]]) > hope(open=[["b00"]]) > hope()


def test_a_lone_villager_nearby_is_better_than_far_away() -> None:
    assert hope(villagers={"p3": ["blue"]}) > hope(villagers={"p12": ["blue"]})


def test_a_lead_is_surer_the_later_it_is() -> None:
    game = serao.game("caretos")
    table = game.new_table(2, seed=5)
    rng = serao.Rng(5)
    sure: list[float] = []
    while not table.is_over:
        sure.append(max(game.judge.chances(table, [])))
        seat = table.waiting()[0]
        options = table.options(seat)
        table.act(options[rng.below(len(options))], seat)
    half = len(sure) // 2
    assert sum(sure[half:]) / len(sure[half:]) > sum(sure[:half]) / half


def test_in_the_set_up_nobody_is_far_ahead() -> None:
    table = GAME.new_table(2, seed=1)
    assert max(GAME.judge.chances(table, [])) == pytest.approx(0.5, abs=0.2)
