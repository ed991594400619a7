"""The careful judgement: who is likely to win."""

from __future__ import annotations

from typing import Any

import pytest

import serao
from tests.games.urto.at_the_table import GAME, at


def hope(table: serao.State) -> float:
    return GAME.chances(table)[0]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"honour": 6}, {"honour": 0}),
        ({"trophies": ["alpha"]}, {}),
        ({"field": "c3"}, {"field": "start"}),
        ({"artifacts": ["azura-longsword"]}, {}),
        ({}, {"state": "dead"}),
        ({"state": "arrived"}, {"field": "start"}),
        ({"health": 12}, {"health": 2}),
    ],
)
def test_more_makes_a_win_likelier(better: dict[str, Any], worse: dict[str, Any]) -> None:
    rows = [at(row, {}, {}, seats=3, active=1) for row in (better, worse)]
    assert hope(rows[0]) > hope(rows[1])


def test_points_count_more_when_the_first_hero_is_near_urto() -> None:
    def gain(field: str) -> float:
        more = at({"honour": 4, "field": field}, {"field": field})
        return hope(more) - hope(at({"field": field}, {"field": field}))

    assert gain("c3") > gain("start") > 0


def test_seats_that_have_the_same_are_as_likely_to_win() -> None:
    assert GAME.chances(at()) == pytest.approx([0.5, 0.5])


def test_the_dead_hope_for_little_and_the_living_share_the_rest() -> None:
    chances = GAME.chances(at({"state": "dead"}, {}, {}, seats=3, active=1))
    assert chances[0] < 0.1
    assert chances[1] == pytest.approx(chances[2])
