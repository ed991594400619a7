"""Batches: many tables that are answered together."""

from __future__ import annotations

import copy
import hashlib
import pickle
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import serao
from serao.bots import bot
from serao.rl import Arrays, Batch
from tests.rl.settings import every_seating

EVERYWHERE = "5f93df94d238465e"  # the digest of some games, compiled and plain


def first_options(batch: Batch) -> NDArray[np.int64]:
    chosen: NDArray[np.int64] = batch.masks.argmax(axis=1)
    return chosen


def drawn_options(batch: Batch, rng: np.random.Generator) -> NDArray[np.int64]:
    chosen: NDArray[np.int64] = (rng.random(batch.masks.shape) * batch.masks).argmax(axis=1)
    return chosen


def played(batch: Batch, steps: int) -> list[bytes]:
    """Return all that a batch shows on the way."""
    rng = np.random.default_rng(5)
    batch.reset()
    shown = []
    for _ in range(steps):
        arrays = (batch.observations, batch.masks, batch.to_act, batch.rewards, batch.ends)
        shown += [array.tobytes() for array in arrays]
        batch.step(drawn_options(batch, rng))
    return shown


@every_seating
def test_a_batch_shows_what_its_tables_are(slug: str, seats: int) -> None:
    batch = Batch(slug, seats, n=2, seed=7)
    batch.reset()
    game = serao.game(slug)
    look = game.observation(seats).look
    tables = [game.new_table(seats, f"7/{i}/0") for i in range(2)]
    rng = np.random.default_rng(1)
    for _ in range(60):
        actions = drawn_options(batch, rng)
        for i, table in enumerate(tables):
            seat = table.waiting()[0]
            assert batch.to_act[i] == seat
            assert batch.observations[i].tobytes() == look(table, seat)
            assert batch.masks[i].nonzero()[0].tolist() == table.options(seat)
            table.act(int(actions[i]), seat)
        batch.step(actions)
        for i, table in enumerate(tables):
            assert batch.ends[i] == table.is_over
            if table.is_over:
                assert batch.rewards[i].tolist() == pytest.approx(game.course.returns(table))
                return


def test_a_batch_begins_the_next_game_by_itself() -> None:
    batch = Batch("wipe-em-out", 2, n=3, seed=1)
    batch.reset()
    ends = 0
    while ends < 4:
        batch.step(first_options(batch))
        ends += int(batch.ends.sum())
        assert batch.masks.any(axis=1).all()
        assert (batch.rewards.sum(axis=1) == batch.ends).all()


def test_equal_seeds_give_equal_arrays() -> None:
    first, again, other = [
        Batch("wipe-em-out", 3, 4, seed, opponents="random") for seed in (1, 1, 2)
    ]
    shown = played(first, 40)
    assert shown == played(again, 40)
    assert shown != played(other, 40)


def test_a_seed_gives_the_same_games_on_every_machine() -> None:
    batch = Batch("wipe-em-out", 3, 2, seed="everywhere", opponents="random")
    batch.reset()
    told = hashlib.sha256()
    for _ in range(150):
        for array in (batch.masks, batch.to_act, batch.rewards, batch.ends):
            told.update(array.tobytes())
        batch.step(first_options(batch))
    assert told.hexdigest()[:16] == EVERYWHERE


@pytest.mark.parametrize("opponents", ["random", "novice", "a policy", "a bot"])
def test_others_play_the_seats_that_are_not_the_learners(opponents: str) -> None:
    players: dict[str, Any] = {
        "a policy": lambda _seen, mask: int(mask.argmax()),
        "a bot": bot("random", 3),
    }
    batch = Batch("wipe-em-out", 3, 3, 5, opponents=players.get(opponents, opponents))
    batch.reset()
    for _ in range(12):
        assert batch.to_act.tolist() == [0, 1, 2]
        batch.step(first_options(batch))


def test_a_mapping_says_who_plays_which_seat() -> None:
    batch = Batch("wipe-em-out", 4, 2, 5, opponents={1: "random", 3: "random"})
    batch.reset()
    seen = set()
    for _ in range(40):
        seen |= set(batch.to_act.tolist())
        batch.step(first_options(batch))
    assert seen == {0, 2}


@pytest.mark.parametrize(("rewards", "total"), [("share", 1.0), ("rank", 0.0)])
def test_rewards_are_shares_or_ranks(rewards: str, total: float) -> None:
    batch = Batch("wipe-em-out", 4, 2, 5, rewards=rewards)
    batch.reset()
    while not batch.ends.any():
        batch.step(first_options(batch))
    assert batch.rewards[batch.ends].sum(axis=1) == pytest.approx(total, abs=1e-6)
    assert (batch.rewards[~batch.ends] == 0).all()


def test_rewards_may_be_points() -> None:
    batch = Batch("wipe-em-out", 2, 1, 5, rewards="score")
    batch.reset()
    table = serao.game("wipe-em-out").new_table(2, "5/0/0")
    while not batch.ends.any():
        action = first_options(batch)
        table.act(int(action[0]), table.waiting()[0])
        batch.step(action)
    assert batch.rewards[0].tolist() == table.scores()


def test_a_secret_answer_is_seen_by_nobody_before_all_have_given_theirs() -> None:
    batch = Batch("wipe-em-out", 3, 1, 4)
    batch.reset()
    rows = {}
    for action in batch.masks[0].nonzero()[0]:
        batch = Batch("wipe-em-out", 3, 1, 4)
        batch.reset()
        batch.step(np.array([action]))
        while batch.to_act[0] == 0:  # the other parts of the same answer
            batch.step(first_options(batch))
        rows[int(action)] = batch.observations.tobytes()
    assert len(rows) > 1
    assert len(set(rows.values())) == 1


def test_the_arrays_may_be_the_callers() -> None:
    mine = np.full((2, 92), 9, np.int8)
    batch = Batch("wipe-em-out", 2, 2, arrays=Arrays(masks=mine))
    batch.reset()
    assert batch.masks is mine
    assert set(np.unique(mine)) == {0, 1}


# -- bad input ------------------------------------------------------------------------------------


@pytest.mark.parametrize("opponents", [None, "random", "novice"])
def test_a_copied_or_pickled_batch_goes_on_equally_in_arrays_of_its_own(
    opponents: str | None,
) -> None:
    batch = Batch("wipe-em-out", seats=3, n=3, seed=1, opponents=opponents)
    played(batch, 9)
    copies = [copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    before = batch.observations.copy()
    shown = [gone_on(one) for one in copies]
    assert (batch.observations == before).all()
    assert shown == [gone_on(batch)] * 2


def gone_on(batch: Batch) -> list[bytes]:
    """Return what a batch shows until a game has ended, and a little longer."""
    shown = []
    ends = 0
    while ends < 2:
        batch.step(first_options(batch))
        ends += int(batch.ends.any())
        arrays = (batch.observations, batch.masks, batch.to_act, batch.rewards, batch.ends)
        shown += [array.tobytes() for array in arrays]
    return shown


@pytest.mark.parametrize(
    ("wrong", "problem", "sentence"),
    [
        ({"game": "chess"}, serao.UnknownGame, "there is no game 'chess'"),
        ({"seats": 9}, serao.SeatsError, "wipe-em-out seats 2 to 5 players, not 9"),
        ({"seats": 2.0}, serao.SeatsError, "wipe-em-out seats 2 to 5 players, not 2.0"),
        ({"n": 0}, ValueError, "a batch has one table or more, not 0"),
        ({"n": 2.5}, TypeError, "a batch has a whole number of tables, not 2.5"),
        ({"n": True}, TypeError, "a batch has a whole number of tables, not True"),
        ({"seed": 1.5}, TypeError, "a seed is a whole number or text, not 1.5"),
        ({"seed": None}, TypeError, "a seed is a whole number or text, not None"),
        ({"rewards": ["share"]}, ValueError, "rewards are share, rank, score, not"),
        ({"options": 5}, TypeError, "options are a mapping from names to values, not 5"),
        ({"arrays": (1, 2)}, TypeError, "arrays are given as serao.rl.Arrays"),
        ({"rewards": "gold"}, ValueError, "rewards are share, rank, score, not 'gold'"),
        ({"options": {"x": 1}}, serao.OptionError, "has no option 'x'"),
        ({"opponents": "genius"}, serao.SeraoError, "there is no bot level 'genius'"),
        ({"opponents": 5}, TypeError, "an opponent is a level, a Bot or a policy, not 5"),
        ({"opponents": {7: "random"}}, ValueError, "there is no seat 7"),
        ({"opponents": {0: "random", 1: "random"}}, ValueError, "leave one to the learner"),
        ({"arrays": Arrays(masks=np.zeros((1, 92)))}, TypeError, "masks is a numpy array of int8"),  # type: ignore[arg-type]
        (
            {"arrays": Arrays(masks=np.zeros((1, 5), np.int8))},
            ValueError,
            r"masks has the shape \(1, 92\), not \(1, 5\)",
        ),
        (
            {"arrays": Arrays(masks=np.zeros((1, 184), np.int8)[:, ::2])},
            ValueError,
            "masks is contiguous, aligned, and may be written to",
        ),
        (
            {"arrays": Arrays(to_act=np.zeros(5, np.int8)[1:].view(np.int32))},
            ValueError,
            "to_act is contiguous, aligned, and may be written to",
        ),
    ],
)
def test_a_batch_that_cannot_be_is_refused(
    wrong: dict[str, Any], problem: type[Exception], sentence: str
) -> None:
    with pytest.raises(problem, match=sentence):
        Batch(**{"game": "wipe-em-out", "seats": 2, "n": 1, **wrong})


@pytest.mark.parametrize(
    ("actions", "problem", "sentence"),
    [
        (np.zeros(3, np.int64), ValueError, r"actions have the shape \(2,\), not \(3,\)"),
        (np.zeros(2), TypeError, "actions are whole numbers, not float64"),
        (np.array([91, 91]), serao.IllegalAction, "table 0: seat 0 cannot"),
    ],
)
def test_actions_that_cannot_be_are_refused_and_change_nothing(
    actions: NDArray[Any], problem: type[Exception], sentence: str
) -> None:
    batch = Batch("wipe-em-out", 2, 2)
    batch.reset()
    before = batch.observations.copy(), batch.masks.copy()
    with pytest.raises(problem, match=sentence):
        batch.step(actions)
    assert (batch.observations == before[0]).all()
    batch.step(first_options(batch))


def test_a_batch_is_reset_first() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        Batch("wipe-em-out", 2, 2).step(np.zeros(2, np.int64))


def test_a_policy_that_takes_no_option_is_told_so_and_the_batch_begins_anew() -> None:
    batch = Batch("wipe-em-out", 2, 1, opponents=lambda _seen, _mask: 91)
    batch.reset()
    with pytest.raises(serao.IllegalAction, match="seat 1 cannot"):
        batch.step(first_options(batch))
    with pytest.raises(RuntimeError, match="reset"):
        batch.step(first_options(batch))


def test_arrays_that_lie_over_each_other_are_refused() -> None:
    mine = np.zeros((2, 92), np.int8)
    ends = mine.reshape(-1)[:2].view(np.bool_)
    with pytest.raises(ValueError, match="masks and ends share memory"):
        Batch("wipe-em-out", 2, 2, arrays=Arrays(masks=mine, ends=ends))


def test_numbers_may_be_numpys() -> None:
    theirs: dict[str, Any] = {"seats": np.int64(2), "n": np.int32(3), "seed": np.uint8(7)}
    assert played(Batch("wipe-em-out", 2, 3, 7), 5) == played(Batch("wipe-em-out", **theirs), 5)


def test_what_the_caller_writes_into_the_arrays_is_not_believed() -> None:
    batch, untouched = Batch("wipe-em-out", 2, 2, 7), Batch("wipe-em-out", 2, 2, 7)
    batch.reset()
    untouched.reset()
    actions = first_options(batch)
    batch.masks.fill(1)
    batch.to_act.fill(5)
    batch.observations.fill(9)
    with pytest.raises(serao.IllegalAction):
        batch.step(np.array([91, 91]))
    batch.step(actions)
    untouched.step(actions)
    assert (batch.observations == untouched.observations).all()
    assert (batch.to_act == untouched.to_act).all()
