"""The evaluation prefers what is obviously better (RULES.md, 10)."""

from __future__ import annotations

import pytest

import serao
from serao.games.carrossel.state import Table
from tests.games.carrossel.at_the_table import GAME, QUIET, at

OTHERS = [["H7", "H8", "H9"], ["T7", "T8", "T9"], ["F7", "F8", "F9"]]


def worth(table: Table, seat: int = 0) -> float:
    return GAME.judge.evaluate(table, seat)


def test_more_vp_are_better() -> None:
    assert worth(at("play", ready=[["DR"], [], [], []])) > worth(at("play"))
    assert worth(at("play", ready=[[], ["T6"], [], []])) < worth(at("play"))


def test_at_the_end_it_is_the_lead_in_vp() -> None:
    table = at("end", ready=[["T1", "T2", "S6"], ["S1"], [], []])
    assert [worth(table, seat) for seat in range(4)] == [3.0, -3.0, -4.0, -4.0]


def test_an_own_sequence_in_sight_is_better_than_anothers() -> None:
    booths = [["T1", "S1", "F1"], *OTHERS]
    mine = at("play", board="A3=0tiger A4=0swan", booths=booths)
    shared = at("play", board="A3=0tiger A4=1swan", booths=booths)
    yours = at("play", board="A3=1tiger A4=1swan", booths=booths)
    assert worth(mine) > worth(shared) > worth(yours)


def test_two_fitting_animals_in_a_row_are_better_than_two_apart() -> None:
    booths = [["T1", "S1", "F1"], *OTHERS]
    together = at("play", board="A3=0tiger A4=0swan", booths=booths)
    apart = at("play", board="A3=0tiger A12=0swan", booths=booths)
    assert worth(together) > worth(apart)


def test_a_line_that_is_blocked_is_worth_nothing() -> None:
    booths = [["T1", "S1", "F1"], *OTHERS]
    line = at("play", board="A3=0tiger A4=0swan", booths=booths)
    blocked = at("play", board="A3=0tiger A4=0swan A5=1horse B12=1horse", booths=booths)
    assert worth(line) > worth(blocked)


@pytest.mark.parametrize("card", ["T1", "S1", "H1", "F1"])
def test_a_ready_ability_is_better_than_a_spent_one(card: str) -> None:
    board = "A5=0tiger* A6=1fish"
    discards = [[1, 2, 3], [], [], []]
    ready = at("play", board=board, ready=[[card], [], [], []], discards=discards)
    used = at("play", board=board, used=[[card], [], [], []], discards=discards)
    assert worth(ready) > worth(used)


def test_a_free_tile_is_better_than_a_ridden_one() -> None:
    booths = [*QUIET[:3], ["F7", "F8", "S1"]]
    assert worth(at("play", board="C5=0fish", booths=booths)) > worth(
        at("play", board="C5=0fish*", booths=booths)
    )


def test_more_slot_cards_are_better() -> None:
    hand = list(range(1, 13))
    few = at("play", hands=[[1, 2], hand, hand, hand])
    assert worth(at("play")) > worth(few)


def test_a_near_set_is_worth_something() -> None:
    near = at("play", used=[["T1", "T2"], ["S1", "H1"], [], []])
    far = at("play", used=[["T1", "S2"], ["T2", "H1"], [], []])
    assert worth(near) > worth(far)


def test_whoever_follows_it_beats_chance() -> None:
    """One-ply play over the evaluation against uniformly random seats."""
    wins = 0.0
    games = 6
    for seed in range(games):
        table, rng = GAME.new_table(2, seed), serao.Rng(seed)
        while not table.is_over:
            seat = table.waiting()[0]
            options = table.options(seat)
            action = options[rng.below(len(options))]
            if seat == 0:
                action = best(table, options, rng)
            table.act(action, seat)
        wins += (0 in table.ranking()[0]) / len(table.ranking()[0])
    assert wins >= 5


def best(table: Table, options: list[int], rng: serao.Rng) -> int:
    """Return the option that looks best after the others and the rest answered by chance."""
    totals = dict.fromkeys(options, 0.0)
    for _ in range(3):
        world, dice = table.determinize(0, rng), rng.fork()
        for option in options:
            after, random = world.clone(), dice.copy()
            assert isinstance(after, Table)
            step = after.open_step()
            after.act(option, 0)
            while after.open_step() is step:
                seat = after.waiting()[0]
                offer = after.options(seat)
                after.act(offer[random.below(len(offer))], seat)
            totals[option] += GAME.judge.evaluate(after, 0)
    return max(totals, key=lambda option: totals[option])
