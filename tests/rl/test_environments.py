"""PettingZoo and Gymnasium: what their suites do not ask, and input that is wrong."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, ResetNeeded

import serao
import serao.rl.pettingzoo
from serao.rl.gym import SeatEnv
from serao.rl.pettingzoo import Environment


def opened() -> Environment:
    env = serao.rl.pettingzoo.env("wipe-em-out", seats=3)
    env.reset(seed=7)
    return env


def test_a_seed_is_the_table_of_that_seed() -> None:
    env = opened()
    table = serao.game("wipe-em-out").new_table(3, 7)
    look = table.game.observation(3).look
    for seat, agent in enumerate(env.agents):
        assert env.observe(agent)["observation"].tobytes() == look(table, seat)


def test_games_after_a_seed_differ_and_repeat() -> None:
    env, again = opened(), opened()
    first = env.observe("player_0")["observation"]
    env.reset()
    again.reset()
    second = env.observe("player_0")["observation"]
    assert (second == again.observe("player_0")["observation"]).all()
    assert (first != second).any()


def test_numbers_may_be_numpys() -> None:
    env, again = opened(), opened()
    seed: Any = np.int64(7)
    again.reset(seed=seed)
    action: Any = np.array(env.last()[0]["action_mask"].argmax())  # as many a policy returns it
    env.step(int(action))
    again.step(action)
    assert env.render() == again.render()


def test_a_copied_or_pickled_environment_goes_on_equally() -> None:
    env = opened()
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert played_out(other) == played_out(copy.deepcopy(env))


def played_out(env: Environment) -> list[bytes]:
    """Play to the end, then the next game's beginning; return all that was seen."""
    seen = []
    while not env.terminations[env.agent_selection]:
        seen.append(env.last()[0]["observation"].tobytes())
        env.step(int(env.last()[0]["action_mask"].argmax()))
    env.reset()
    return [*seen, env.last()[0]["observation"].tobytes()]


def test_a_masked_action_ends_the_game_as_in_petting_zoos_own() -> None:
    env = opened()
    mover = env.agent_selection
    wrong = int(np.flatnonzero(env.observe(mover)["action_mask"] == 0)[0])
    env.step(wrong)
    assert env.rewards == {a: -1.0 if a == mover else 0.0 for a in env.possible_agents}
    assert all(env.terminations.values())
    assert "cannot pass" in env.infos[mover]["illegal_action"]


@pytest.mark.parametrize(
    ("action", "problem", "sentence"),
    [
        (None, ValueError, "player_0 is alive"),
        (1.5, TypeError, "an action is a whole number, not 1.5"),
        (True, TypeError, "an action is a whole number, not True"),
        ("pass", TypeError, "an action is a whole number, not 'pass'"),
        (92, ValueError, "actions are 0 to 91, not 92"),
        (-1, ValueError, "actions are 0 to 91, not -1"),
    ],
)
def test_an_action_that_is_none_is_refused(
    action: Any, problem: type[Exception], sentence: str
) -> None:
    env = opened()
    with pytest.raises(problem, match=sentence):
        env.step(action)
    assert env.agents == env.possible_agents


def test_the_dead_do_nothing() -> None:
    env = opened()
    while not env.terminations[env.agent_selection]:
        env.step(int(env.last()[0]["action_mask"].argmax()))
    with pytest.raises(ValueError, match="when an agent is dead"):
        env.step(0)
    while env.agents:
        env.step(None)
    for use in (env.last, lambda: env.step(None)):
        with pytest.raises(ResetNeeded, match="the game is over"):
            use()


def test_an_environment_is_reset_first_and_not_used_after_it_is_closed() -> None:
    env = serao.rl.pettingzoo.env("wipe-em-out", seats=2)
    for early in (env.last, env.render, lambda: env.step(0)):
        with pytest.raises(ResetNeeded, match="reset"):
            early()
    with pytest.raises(TypeError, match=r"a seed is a whole number or text, not 1\.5"):
        env.reset(seed=1.5)  # type: ignore[arg-type]
    env.reset()
    with pytest.raises(ValueError, match="there is no agent 'somebody'"):
        env.observe("somebody")
    env.close()
    for use in (env.reset, env.render, env.last, lambda: env.step(0)):
        with pytest.raises(ClosedEnvironmentError, match="closed"):
            use()


@pytest.mark.parametrize(
    ("slug", "seats", "problem"),
    [("chess", 2, serao.UnknownGame), ("wipe-em-out", 1, serao.SeatsError)],
)
def test_there_is_no_environment_of_what_is_not_played(
    slug: str, seats: int, problem: type[Exception]
) -> None:
    with pytest.raises(problem):
        serao.rl.pettingzoo.env(slug, seats=seats)


def test_render_modes_are_asked_for_as_petting_zoo_does() -> None:
    for mode in (None, "ansi"):
        assert serao.rl.pettingzoo.env("wipe-em-out", render_mode=mode).render_mode == mode
    for make in (serao.rl.pettingzoo.env, SeatEnv):
        with pytest.raises(ValueError, match="the render mode is 'ansi', not 'human'"):
            make("wipe-em-out", render_mode="human")


def test_it_renders_what_a_spectator_sees() -> None:
    env = opened()
    table = serao.game("wipe-em-out").new_table(3, 7)
    assert env.render() == table.game.drawing.picture(table.view(None), env.agents, "en")


# -- Gymnasium --------------------------------------------------------------------------------------


def seat_env(**wishes: Any) -> SeatEnv:
    env = gymnasium.make("serao/WipeEmOut-v0", disable_env_checker=True, **wishes).unwrapped
    assert isinstance(env, SeatEnv)
    return env


def test_an_episode_is_a_game_against_bots() -> None:
    env = seat_env(seats=4, seat=2, opponents="random")
    seen, info = env.reset(seed=3)
    assert info == {"seat": 2}
    over, rewards = False, []
    while not over:
        assert (env.action_masks() == seen["action_mask"]).all()
        seen, reward, over, truncated, info = env.step(int(seen["action_mask"].argmax()))
        rewards.append(reward)
        assert not truncated
    assert rewards[:-1] == [0.0] * (len(rewards) - 1)
    assert 0.0 <= rewards[-1] <= 1.0
    assert not seen["action_mask"].any()
    with pytest.raises(ResetNeeded, match="the episode is over"):
        env.step(0)


def test_a_seed_may_be_numpys() -> None:
    env, again = seat_env(seats=2), seat_env(seats=2)
    seed: Any = np.uint64(2**63)
    seen, info = env.reset(seed=int(seed))
    seen_again, info_again = again.reset(seed=seed)
    assert info == info_again
    assert (seen["observation"] == seen_again["observation"]).all()
    for wrong in (-1, 1.5, "x"):
        with pytest.raises(gymnasium.error.Error, match="Seed must be"):
            env.reset(seed=wrong)  # type: ignore[arg-type]


def test_an_illegal_action_ends_the_episode_and_is_explained() -> None:
    env = seat_env(seats=2, penalty=-3.0)
    seen, _ = env.reset(seed=1)
    masked = np.flatnonzero(seen["action_mask"] == 0)[0]
    for wrong in (masked, np.array(masked), -1, 92, 10**30):
        env.reset(seed=1)
        _, reward, over, _, info = env.step(wrong)
        assert (reward, over) == (-3.0, True)
        assert "cannot" in info["illegal_action"]


@pytest.mark.parametrize("opponents", ["random", "novice"])
def test_a_copied_or_pickled_seat_goes_on_equally(opponents: str) -> None:
    env = seat_env(seats=3, opponents=opponents)
    env.reset(seed=4)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env]
    seen = [[each.step(each.action_masks().argmax())[0] for _ in range(8)] for each in copies]
    texts = [[one["observation"].tobytes() for one in row] for row in seen]
    assert texts[0] == texts[1] == texts[2]


@pytest.mark.parametrize(
    ("wishes", "problem", "sentence"),
    [
        ({"seats": 7}, serao.SeatsError, "seats 2 to 5 players, not 7"),
        ({"seat": 5}, ValueError, "there is no seat 5"),
        ({"seat": 1.0}, ValueError, r"there is no seat 1\.0"),
        ({"penalty": "much"}, TypeError, "a penalty is a number, not 'much'"),
        ({"rewards": "gold"}, ValueError, "rewards are share, rank, score"),
        ({"opponents": "genius"}, serao.SeraoError, "there is no bot level 'genius'"),
        ({"opponents": None}, TypeError, "opponents are one level, bot or policy"),
    ],
)
def test_an_environment_that_cannot_be_is_refused(
    wishes: dict[str, Any], problem: type[Exception], sentence: str
) -> None:
    with pytest.raises(problem, match=sentence):
        seat_env(**wishes)


def test_a_seat_is_reset_first_and_not_used_after_it_is_closed() -> None:
    env = seat_env(seats=2)
    with pytest.raises(ResetNeeded, match="reset"):
        env.render()
    env.reset()
    with pytest.raises(TypeError, match=r"an action is a whole number, not 0\.5"):
        env.step(0.5)
    env.close()
    with pytest.raises(ClosedEnvironmentError, match="closed"):
        env.reset()
