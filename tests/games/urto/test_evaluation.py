"""The evaluation for bots prefers what is obviously better."""

from __future__ import annotations

from typing import Any

import pytest

import serao
from tests.games.urto.at_the_table import GAME, at, event_drawn, play


def worth(table: serao.State, seat: int = 0) -> float:
    return GAME.judge.evaluate(table, seat)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"health": 12}, {"health": 4}),
        ({"mana": 8}, {"mana": 1}),
        ({"honour": 6}, {"honour": 0}),
        ({"trophies": ["alpha"]}, {}),
        ({"field": "c3"}, {"field": "start"}),
        ({"d8": True}, {}),
        ({"artifacts": ["azura-longsword"]}, {"artifacts": ["boots-of-haste"]}),
        ({"artifacts": ["phoenix-feather"]}, {"artifacts": ["miners-lamp"]}),
        ({}, {"state": "dead"}),
        ({"state": "arrived"}, {"field": "start"}),
    ],
)
def test_more_is_better(better: dict[str, Any], worse: dict[str, Any]) -> None:
    rows = [at(row, {}, {}, seats=3, active=1) for row in (better, worse)]
    assert worth(rows[0]) > worth(rows[1])


def test_a_strong_rival_is_worse_than_a_weak_one() -> None:
    assert worth(at({}, {"health": 2, "mana": 0})) > worth(at({}, {"honour": 9, "field": "c3"}))


def test_a_free_way_is_better_than_a_blocked_one() -> None:
    rival = {"field": "h-mid8"}
    blocked = at({}, rival, mushrooms={"c1": 2, "h-mid1": 2})
    assert worth(at({}, rival)) > worth(blocked)


def test_the_scythe_makes_the_way_dangerous() -> None:
    cursed = at({}, {"state": "arrived", "artifacts": ["ankous-scythe"], "honour": 1}, seats=2)
    safe = at({}, {"state": "arrived", "honour": 4}, seats=2)
    assert worth(cursed) < worth(safe)


def test_a_won_game_is_better_than_any_open_one_and_a_lost_one_worse() -> None:
    over = event_drawn("poisonous-spores", {"health": 1}, {"state": "arrived"})
    assert over.is_over
    assert worth(over, 1) > worth(at(), 1) > worth(over, 0)
    counted = at({"field": "c3", "health": 9}, {"state": "arrived", "health": 5})
    play(counted, "field:urto")
    assert worth(counted, 0) > worth(counted, 1)
