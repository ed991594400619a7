"""The suites of PettingZoo, Gymnasium, OpenSpiel and shimmy, run over one of our games.

As a program, ``python -m tests.rl.suites SLUG SEATS``, it runs them all: for games of packages that only
a process of its own has installed.
"""

from __future__ import annotations

import io
import sys
import tempfile
import unittest
import warnings
from contextlib import redirect_stdout
from pathlib import Path

import gymnasium
import pyspiel
from absl import flags
from gymnasium.utils.env_checker import check_env
from open_spiel.integration_tests import api_test as open_spiel_api
from open_spiel.python.algorithms import generate_playthrough
from pettingzoo.test import api_test, seed_test
from shimmy import OpenSpielCompatibilityV0

import serao.rl.openspiel
import serao.rl.pettingzoo
from serao.rl.gym import id_of
from serao.rl.openspiel import name_of

# What PettingZoo's suite says of any observation with a mask, and of agents whose game is over.
EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
)


def petting_zoo(slug: str, seats: int) -> None:
    with redirect_stdout(io.StringIO()), warnings.catch_warnings():
        for sentence in EXPECTED:
            warnings.filterwarnings("ignore", sentence)
        api_test(serao.rl.pettingzoo.env(slug, seats=seats), num_cycles=60)


def petting_zoo_seeds(slug: str, seats: int) -> None:
    seed_test(lambda: serao.rl.pettingzoo.env(slug, seats=seats), num_cycles=30)


def gymnasium_checker(slug: str, seats: int) -> None:
    env = gymnasium.make(id_of(slug), seats=seats, disable_env_checker=True)
    check_env(env.unwrapped)


def loaded(slug: str, seats: int) -> pyspiel.Game:
    return pyspiel.load_game(name_of(slug), {"seats": seats})


def open_spiel_simulation(slug: str, seats: int) -> None:
    pyspiel.random_sim_test(loaded(slug, seats), num_sims=1, serialize=False, verbose=False)


def open_spiel_api_test(slug: str, seats: int) -> None:
    """Run OpenSpiel's own test case for registered games, with a game of so many seats."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["suites"])
    case = type(
        "Case",
        (open_spiel_api.EnforceAPIOnPartialTreeBase,),
        {"game_name": name_of(slug), "game": loaded(slug, seats)},
    )
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 0
    assert not result.errors + result.failures, (result.errors + result.failures)[0][1]


def open_spiel_playthrough(slug: str, seats: int) -> None:
    told = generate_playthrough.playthrough(f"{name_of(slug)}(seats={seats})", None, seed=3)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "playthrough.txt")
        file.write_text(told, encoding="utf-8")
        before, after = generate_playthrough.replay(str(file))
    assert before == after


def shimmy(slug: str, seats: int) -> None:
    """Play one game in both worlds: OpenSpiel's, as shimmy shows it, and our environment."""
    theirs = OpenSpielCompatibilityV0(game_name=name_of(slug), config={"seats": seats})
    theirs.reset(seed=3)
    ours = serao.rl.pettingzoo.env(slug, seats=seats)
    ours.reset(seed=theirs.game_state.history()[0])  # what its chance node has drawn
    for agent in ours.agent_iter():
        seen, _, over, _, _ = ours.last()
        vector, _, their_over, _, info = theirs.last()
        assert (agent, over) == (theirs.agent_selection, their_over)
        if (
            over
        ):  # from here shimmy shows what was before the end, and adds rewards up again and again
            assert ours.rewards == theirs.rewards
            return
        assert (vector == seen["observation"]).all()
        assert (info["action_mask"] == seen["action_mask"]).all()
        action = int(seen["action_mask"].nonzero()[0][-1])
        ours.step(action)
        theirs.step(action)


SUITES = (
    petting_zoo,
    petting_zoo_seeds,
    gymnasium_checker,
    open_spiel_simulation,
    open_spiel_api_test,
    shimmy,
)

if __name__ == "__main__":
    for suite in SUITES:
        suite(sys.argv[1], int(sys.argv[2]))
