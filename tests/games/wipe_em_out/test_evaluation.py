"""The quick judgement prefers what is obviously better."""

from __future__ import annotations

from typing import Any

import pytest

import serao
from serao.kernel.playout import play_at_random
from serao.kernel.state import State
from tests.games.wipe_em_out.at_the_table import GAME, at, places


def outlook(table: State, seat: int = 0) -> float:
    return GAME.judge.evaluate(table, seat)


def after(trophies: list[list[str]], number: int = 5, **keys: Any) -> State:
    hands = [["axe", "claw"], ["whip", "bolas"], ["kunai", "fusion"]][: len(trophies)]
    return at("refill", len(trophies), round=number, trophies=trophies, hands=hands, **keys)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (["peuchen"], []),
        (["peuchen"], ["giant-rat"]),
        (["slime"] * 4, ["slime"] * 3),
        (["vampire", "vampire"], ["vampire", "giant-rat"]),
        (["slime", "mimic"], ["slime"]),
        (["zombie-3", "zombie-3"], ["zombie-3"]),
        (["werewolf", "werewolf"], ["werewolf", "werehyena"]),
    ],
)
def test_more_and_better_trophies_are_better(better: list[str], worse: list[str]) -> None:
    rival = ["zombie-2", "zombie-2"]
    assert outlook(after([better, rival])) > outlook(after([worse, rival]))


def test_a_rival_with_more_is_worse() -> None:
    mine = ["peuchen"]
    assert outlook(after([mine, ["vampire"]])) > outlook(after([mine, ["vampire", "vampire"]]))


def test_the_best_rival_counts() -> None:
    mine = ["peuchen"]
    level = after([mine, ["peuchen"], []])
    behind = after([mine, ["peuchen"], ["vampire", "vampire"]])
    assert outlook(level) > outlook(behind)


def test_ahead_is_positive_and_behind_is_negative() -> None:
    table = after([["vampire"] * 3, ["giant-rat"]])
    assert outlook(table, 0) > 0 > outlook(table, 1)


def test_to_be_winning_the_monster_is_better_than_to_be_losing_it() -> None:
    def fight(mine: str, theirs: str, monster: str = "peuchen") -> float:
        hands = [["power-boost"], []]
        return outlook(
            at("spells", slots=[monster], lead=0, places=places(mine, theirs), hands=hands)
        )

    assert fight("axe", "claw") > fight("kunai", "ornated-bow") > fight("claw", "axe")
    assert fight("axe", "claw", "peuchen") > fight("axe", "claw", "giant-rat")


def test_a_strong_hand_is_better_than_a_weak_one() -> None:
    def with_hand(*cards: str) -> float:
        return outlook(at("refill", hands=[list(cards), ["whip"]], round=3))

    assert with_hand("legendary-glaive", "endless-purse") > with_hand("claw", "scythe")
    assert with_hand("axe", "power-boost") > with_hand("axe")


def test_the_hand_of_a_rival_is_not_looked_at() -> None:
    """A judgement may not depend on what its seat cannot see."""
    one = at("refill", hands=[["axe"], ["legendary-glaive", "swift-hands"]], seed=1)
    other = at("refill", hands=[["axe"], ["fusion", "lucky-chest"]], seed=1)
    assert outlook(one) == outlook(other)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_at_the_end_the_winner_is_judged_best(seats: int) -> None:
    for seed in range(4):
        table = GAME.new_table(seats, seed=seed)
        play_at_random(table, serao.Rng(seed))
        scores = table.scores()
        judged = [GAME.judge.evaluate(table, seat) for seat in range(seats)]
        assert judged[scores.index(max(scores))] == max(judged)
        if scores.count(max(scores)) == 1:
            margin = max(scores) - sorted(scores)[-2]
            assert max(judged) == pytest.approx(margin)
