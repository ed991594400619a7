"""OpenSpiel: observers that leak nothing, copies, worlds for its search, and input that is wrong."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

import serao
from serao.rl.openspiel import name_of, resampler
from tests.rl.settings import every_seating

NONE, SINGLE, ALL = (
    pyspiel.PrivateInfoType.NONE,
    pyspiel.PrivateInfoType.SINGLE_PLAYER,
    pyspiel.PrivateInfoType.ALL_PLAYERS,
)


def middle(slug: str, seats: int, decisions: int = 25, seed: int = 5) -> pyspiel.State:
    """Return a state after some decisions."""
    state = pyspiel.load_game(name_of(slug), {"seats": seats}).new_initial_state()
    state.apply_action(seed)
    rng = serao.Rng(seed)
    for _ in range(decisions):
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
    return state


def observer(state: pyspiel.State, public: bool, private: pyspiel.PrivateInfoType) -> Any:
    kind = pyspiel.IIGObservationType(
        public_info=public, perfect_recall=False, private_info=private
    )
    return make_observation(state.get_game(), kind)


@every_seating
def test_what_is_public_hangs_on_nothing_private(slug: str, seats: int) -> None:
    state = middle(slug, seats)
    look = observer(state, True, NONE)
    look.set_from(state, 0)
    vector, text = look.tensor.copy(), look.string_from(state, 0)
    for seed in range(3):
        world = state.clone()
        world.held.table = state.table.determinize(None, serao.Rng(seed))
        for player in range(seats):
            look.set_from(world, player)
            assert (look.tensor == vector).all()
            assert look.string_from(world, player) == text


@every_seating
def test_what_is_private_is_the_players_alone(slug: str, seats: int) -> None:
    state = middle(slug, seats)
    for public in (True, False):
        look = observer(state, public, SINGLE)
        for player in range(seats):
            look.set_from(state, player)
            vector, text = look.tensor.copy(), look.string_from(state, player)
            world = resampler(np.random.RandomState(1))(state, player)
            look.set_from(world, player)
            assert (look.tensor == vector).all()
            assert look.string_from(world, player) == text


def test_an_observer_of_all_sees_what_each_sees() -> None:
    state = middle("wipe-em-out", 3)
    look = observer(state, True, ALL)
    look.set_from(state, 0)
    rows = look.tensor.reshape(3, -1)
    for player in range(3):
        assert rows[player].tolist() == state.observation_tensor(player)


def test_a_copy_is_a_table_of_its_own() -> None:
    state = middle("wipe-em-out", 3)
    before = str(state)
    copy = state.clone()
    assert str(copy) == before
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


def test_a_state_survives_being_written_down() -> None:
    state = middle("wipe-em-out", 3)
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    _, again = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(state)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_a_game_survives_being_written_down_and_another_process_knows_it() -> None:
    game = pyspiel.load_game("serao_urto", {"seats": 3, "mode": "simplified"})
    kept = pickle.dumps(game)
    code = f"import pickle; print('kept', pickle.loads({kept!r}))"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert f"kept {game}" in done.stdout.splitlines()
    assert str(copy.deepcopy(game)) == str(game)


def test_the_outcomes_of_chance_are_nobody_elses_options() -> None:
    """OpenSpiel writes them into a mask that is too short for them."""
    start = pyspiel.load_game("serao_wipe_em_out").new_initial_state()
    assert len(start.legal_actions()) == sum(start.legal_actions_mask()) == 4096
    for player in (0, 1):
        assert start.legal_actions(player) == []
        assert start.legal_actions_mask(player) == [0] * 92
    state = middle("wipe-em-out", 2)
    assert state.legal_actions(pyspiel.PlayerId.CHANCE) == []
    marked = [action for action, is_one in enumerate(state.legal_actions_mask()) if is_one]
    assert marked == state.legal_actions() == state.table.options(state.current_player())


def searched(seed: int) -> list[tuple[int, float]]:
    state = middle("wipe-em-out", 2)
    drawn = np.random.RandomState(seed)
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(seed))
    bot = ISMCTSBot(state.get_game(), evaluator, 2.0, 8, random_state=drawn)
    bot.set_resampler(resampler(drawn))
    policy: list[tuple[int, float]] = bot.get_policy(state)
    return policy


def test_open_spiels_search_repeats_with_the_chance_that_it_was_given() -> None:
    assert searched(3) == searched(3)
    state = middle("wipe-em-out", 3)
    worlds = [
        str(resampler(np.random.RandomState(seed))(state, state.current_player()))
        for seed in (1, 1, 2)
    ]
    assert worlds[0] == worlds[1] != worlds[2]


def test_open_spiels_search_needs_no_resampler_of_its_own() -> None:
    state = middle("wipe-em-out", 2)
    drawn = np.random.RandomState(3)
    bot = ISMCTSBot(state.get_game(), RandomRolloutEvaluator(1, drawn), 2.0, 8, random_state=drawn)
    assert bot.step(state) in state.legal_actions()


@every_seating
def test_worlds_are_drawn_by_the_sampler_that_is_handed_over(slug: str, seats: int) -> None:
    state = middle(slug, seats)
    player = state.current_player()
    known = state.information_state_string(player), state.information_state_tensor(player)

    def sampled(seed: int) -> str:
        sampler = pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)
        world = state.resample_from_infostate(player, sampler)
        assert (
            world.information_state_string(player),
            world.information_state_tensor(player),
        ) == known
        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()
        return str(world)

    assert sampled(1) == sampled(1) != sampled(2)


def test_a_world_does_not_tell_what_others_have_answered() -> None:
    """In Prepare, all choose at the same time; the first has answered, the second is asked."""
    told = set()
    for action in middle("wipe-em-out", 2, decisions=0).legal_actions():
        state = middle("wipe-em-out", 2, decisions=0)
        state.apply_action(action)
        while state.current_player() == 0:
            state.apply_action(state.legal_actions()[0])
        world = state.resample_from_infostate(1, pyspiel.UniformProbabilitySampler(1, 0.0, 1.0))
        told.add(world.information_state_string(0))
    assert len(told) == 1


def test_a_state_is_sampled_for_players_after_the_seed() -> None:
    start = pyspiel.load_game("serao_wipe_em_out").new_initial_state()
    with pytest.raises(ValueError, match="nothing to sample"):
        start.resample_from_infostate(0, lambda: 0.5)
    with pytest.raises(ValueError, match="there is no player 2"):
        middle("wipe-em-out", 2).resample_from_infostate(2, lambda: 0.5)


def test_a_seed_that_is_no_outcome_is_refused() -> None:
    start = pyspiel.load_game("serao_wipe_em_out").new_initial_state()
    with pytest.raises(ValueError, match="the chance node draws 0 to 4095, not 4096"):
        start.apply_action(4096)
    assert start.is_chance_node()
    assert start.history() == []


def test_python_ends_well_after_a_game_was_registered() -> None:
    code = "import serao.rl.openspiel, pyspiel; pyspiel.load_game('serao_wipe_em_out')"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(
    ("params", "sentence"),
    [
        ({"seats": 9}, "wipe-em-out seats 2 to 5 players, not 9"),
        ({"chairs": 3}, "chairs"),
    ],
)
def test_a_game_that_cannot_be_is_refused(params: dict[str, Any], sentence: str) -> None:
    with pytest.raises((RuntimeError, ValueError), match=sentence):
        pyspiel.load_game("serao_wipe_em_out", params)


def test_an_action_that_is_no_option_is_refused() -> None:
    state = middle("wipe-em-out", 3)
    before = str(state)
    wrong = next(a for a in range(92) if a not in state.legal_actions())
    done = state.history()
    with pytest.raises((RuntimeError, ValueError), match="cannot"):
        state.apply_action(wrong)
    assert str(state) == before
    assert state.history() == done


def test_nothing_is_done_when_the_game_is_over() -> None:
    state = middle("wipe-em-out", 2, decisions=0)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    assert state.legal_actions() == []
    with pytest.raises((RuntimeError, ValueError), match="the game is over"):
        state.apply_action(0)


@pytest.mark.parametrize("action", [-1, 92])
def test_what_is_no_action_has_no_name(action: int) -> None:
    state = middle("wipe-em-out", 2)
    with pytest.raises((RuntimeError, ValueError), match=f"actions are 0 to 91, not {action}"):
        state.action_to_string(0, action)
