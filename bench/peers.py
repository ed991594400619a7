"""Measure serao beside OpenSpiel, PettingZoo and RLCard on comparable card games.

    .venv/bin/python -m pip install --upgrade pip   # --group came with pip 25.1
    .venv/bin/python -m pip install --group peers
    .venv/bin/python bench/peers.py [--seconds S] [--json FILE]

All play at random in one process, on one core where the platform can pin it, in short
rounds that take turns; the median of the rounds counts, and clocks count CPU time. A peer
that is not installed is a line of the report.
"""

from __future__ import annotations

import argparse
import copy
import gc
import json
import os
from collections.abc import Callable, Iterator
from importlib import import_module, metadata
from itertools import count
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.table import Table

import serao
from serao.bench import ROUNDS, machine, microseconds, pace_of, table_at, typical
from serao.kernel.playout import play_at_random

OURS: Final = "wipe-em-out"  # the game that every ratio is to
INSTALL: Final = """To measure them all, in the project's folder:
  .venv/bin/python -m pip install --upgrade pip
  .venv/bin/python -m pip install --group peers"""
ZOO: Final = "PettingZoo, AEC with masks"
NOTHING: Final = "an environment that does nothing"
VERSIONS: Final = tuple(f"_v{number}" for number in range(10))
LONG: Final = 1_000_000  # decisions; every game is over before


class Contender(NamedTuple):
    """One game of one system: how to play it once, and how to copy it in the middle."""

    system: str
    game: str
    how: str
    play: Callable[[], float]  # returns the decisions made
    copy: Callable[[], object] | None = None


class Result(NamedTuple):
    contender: Contender
    decisions_per_second: float
    games_per_second: float
    clone_microseconds: float | None


# -- serao ------------------------------------------------------------------------------------


def serao_games() -> Iterator[Contender]:
    """Every game of ours, its ``OURS`` first."""
    for slug in sorted(serao.games(), key=lambda slug: slug != OURS):
        game = serao.game(slug)
        seats = typical(game.seats)
        name = f"{slug}, {seats} seats"
        middle = table_at(game, seats, seed=3, share=0.5)
        rules = "compiled" if serao.compiled() else "plain"
        yield Contender("serao", name, f"{rules} playout", playout(game, seats), middle.clone)
        yield Contender("serao", name, f"{rules}, stepped from Python", stepped(game, seats))


def playout(game: serao.Game[serao.State], seats: int) -> Callable[[], int]:
    rng, seeds = serao.Rng(1), count()
    return lambda: play_at_random(game.new_table(seats, next(seeds)), rng)


def stepped(game: serao.Game[serao.State], seats: int) -> Callable[[], int]:
    rng, seeds = Random(1), count()

    def play() -> int:
        table = game.new_table(seats, next(seeds))
        decisions = 0
        while not table.is_over:
            seat = table.waiting()[0]
            table.act(rng.choice(table.options(seat)), seat)
            decisions += 1
        return decisions

    return play


def serao_doors() -> Iterator[Contender]:
    """The same game through the interfaces of its peers, and in batches."""
    for door in import_module("serao.rl.speed").doors(OURS):
        yield Contender("serao", f"{OURS}, {door.seats} seats", door.name, door.play)


# -- OpenSpiel --------------------------------------------------------------------------------


def open_spiel_games() -> Iterator[Contender]:
    pyspiel = import_module("pyspiel")
    for name in ("hearts", "gin_rummy"):
        game = pyspiel.load_game(name)
        play = spiel_stepped(game)
        yield Contender("OpenSpiel", name, "C++ stepped from Python", play, spiel_middle(game))
        yield Contender("OpenSpiel", name, "with its tensor", spiel_stepped(game, True))
        yield Contender("OpenSpiel", name, "wholly in C++", spiel_inside(pyspiel, game, play))


def spiel_stepped(game: Any, with_tensor: bool = False) -> Callable[[], int]:
    """Return how to play a game; ``with_tensor`` each decision is looked at before."""
    rng = Random(1)
    tensor = "observation_tensor"
    if not game.get_type().provides_observation_tensor:
        tensor = "information_state_tensor"

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
                if with_tensor:
                    getattr(state, tensor)()
            spiel_step(state, rng)
        return decisions

    return play


def spiel_step(state: Any, rng: Random) -> None:
    if state.is_chance_node():
        state.apply_action(spiel_chance(state.chance_outcomes(), rng.random()))
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def spiel_chance(outcomes: list[tuple[int, float]], drawn: float) -> int:
    """Return the outcome that ``drawn``, from 0 to 1, falls on."""
    for outcome, probability in outcomes:
        drawn -= probability
        if drawn < 0:
            return outcome
    return outcomes[-1][0]


def spiel_middle(game: Any) -> Callable[[], object]:
    """Return how to copy the state half way through a random game."""
    rng = Random(3)
    state = game.new_initial_state()
    while not state.is_terminal():
        spiel_step(state, rng)
    middle = game.new_initial_state()
    for action in state.history()[: len(state.history()) // 2]:
        middle.apply_action(action)
    clone: Callable[[], object] = middle.clone
    return clone


def spiel_inside(pyspiel: Any, game: Any, play: Callable[[], int]) -> Callable[[], float]:
    """Play whole games between OpenSpiel's own random bots, which count no decisions."""
    decisions = mean(play() for _ in range(100))
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    seeds = count()

    def play_inside() -> float:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return decisions

    return play_inside


# -- PettingZoo -------------------------------------------------------------------------------


def petting_zoo_games() -> Iterator[Contender]:
    yield Contender("PettingZoo", NOTHING, ZOO, zoo_play(nothing()))
    for name in ("rps_v2", "connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4"):
        env = import_module(f"pettingzoo.classic.{name}").env()
        yield Contender("PettingZoo", name, ZOO, zoo_play(env))


def nothing() -> Any:
    """Return an environment without a game: whatever is asked is at hand. What is left is the interface."""
    numpy = import_module("numpy")
    base: Any = import_module("pettingzoo").AECEnv
    agents = ["player_0", "player_1"]
    mask = numpy.array([0, 1, 1, 0], numpy.int8)
    seen = {"observation": numpy.zeros(4, numpy.int8), "action_mask": mask}

    class Nothing(base):  # type: ignore[misc]
        def reset(self, seed: int | None = None, options: Any = None) -> None:
            self.agents = agents.copy()
            self.infos: dict[str, Any] = {agent: {} for agent in agents}
            self.rewards = dict.fromkeys(agents, 0.0)
            self._cumulative_rewards = dict.fromkeys(agents, 0.0)
            self.terminations = dict.fromkeys(agents, False)
            self.truncations = dict.fromkeys(agents, False)
            self.agent_selection = agents[0]
            self.left = 200

        def observe(self, agent: str) -> Any:
            return seen

        def step(self, action: int | None) -> None:
            if action is None:
                self._was_dead_step(None)
                return
            self.left -= 1
            self.agent_selection = agents[self.left % 2]
            if self.left == 0:
                self.terminations = dict.fromkeys(agents, True)

    return Nothing()


def zoo_play(env: Any) -> Callable[[], int]:
    rng = Random(1)

    def play() -> int:
        env.reset(seed=rng.getrandbits(31))
        decisions = 0
        for agent in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            masked = seen if isinstance(seen, dict) and "action_mask" in seen else info
            if "action_mask" in masked:
                env.step(int(rng.choice(masked["action_mask"].nonzero()[0])))
            else:  # all is possible at any time
                env.step(rng.randrange(env.action_space(agent).n))
            decisions += 1
        return decisions

    return play


def through_petting_zoo(results: list[Result]) -> str:
    """Return how our environment stands beside PettingZoo's classics; nothing where one is missing."""
    zoo = {
        each.contender.game: each.decisions_per_second
        for each in results
        if each.contender.how == ZOO
    }
    ours = [pace for game, pace in zoo.items() if game.startswith(OURS)]
    classics = {game: pace for game, pace in zoo.items() if game.endswith(VERSIONS)}
    if not ours or not classics:
        return ""
    beside = ", ".join(f"{times(ours[0] / pace)} {game}" for game, pace in classics.items())
    most = times(zoo[NOTHING] / max(classics.values()))
    return f"Through PettingZoo ours is {beside}; {NOTHING} is {most} the fastest of them"


# -- RLCard -----------------------------------------------------------------------------------


def rlcard_games() -> Iterator[Contender]:
    rlcard = import_module("rlcard")
    for name in ("uno", "gin-rummy"):
        env, twin = [rlcard.make(name, config={"seed": 3}) for _ in range(2)]
        length = rlcard_played(env, Random(3), LONG)
        rlcard_played(twin, Random(3), length // 2)
        how = "env.step, deepcopy"
        yield Contender("RLCard", name, how, rlcard_play(env), rlcard_copy(twin))


def rlcard_played(env: Any, rng: Random, most: int) -> int:
    """Play to the end, or ``most`` decisions; return how many were made."""
    state, _ = env.reset()
    decisions = 0
    while decisions < most and not env.is_over():
        state, _ = env.step(rng.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def rlcard_play(env: Any) -> Callable[[], int]:
    rng = Random(1)
    return lambda: rlcard_played(env, rng, LONG)


def rlcard_copy(env: Any) -> Callable[[], object]:
    return lambda: copy.deepcopy(env.game)


# -- the run ----------------------------------------------------------------------------------

PEERS: Final[dict[str, Callable[[], Iterator[Contender]]]] = {
    "serao": serao_doors,
    "open_spiel": open_spiel_games,
    "pettingzoo": petting_zoo_games,
    "rlcard": rlcard_games,
}


def peers(console: Console) -> list[Contender]:
    """Return what the installed peers play, saying which are not there."""
    found: list[Contender] = []
    missing = False
    for package, games in PEERS.items():
        try:
            found += list(games())
            console.print(f"{package} {metadata.version(package)}")
        except ImportError as error:
            console.print(f"{package} is not installed: {error}")
            missing = True
    if missing:
        console.print(INSTALL)
    return found


def measured(contenders: list[Contender], seconds: float, console: Console) -> list[Result]:
    """Let all take turns; a fifth of the time goes to copying."""
    paces: list[list[tuple[float, float]]] = [[] for _ in contenders]
    copies: list[list[float]] = [[] for _ in contenders]
    with console.status("measuring"):
        for _ in range(ROUNDS):
            for i, each in enumerate(contenders):
                paces[i].append(pace_of(each.play, 0.8 * seconds / ROUNDS))
                if each.copy is not None:
                    copies[i].append(microseconds(each.copy, 0.2 * seconds / ROUNDS))
    return [
        Result(
            each,
            median([decisions for decisions, _ in paces[i]]),
            median([games for _, games in paces[i]]),
            median(copies[i]) if copies[i] else None,
        )
        for i, each in enumerate(contenders)
    ]


def table_of(results: list[Result]) -> Table:
    ours = results[0]
    assert ours.clone_microseconds, "a table of ours can be cloned"
    table = Table(title="Random play, CPU time of one core", title_justify="left")
    table.add_column("system")
    table.add_column("game")
    table.add_column("how")
    for heading in ("decisions/s", "ours is", "games/s", "clone µs", "ours is"):
        table.add_column(heading, justify="right", no_wrap=True)
    for each in results:
        clone = each.clone_microseconds
        table.add_row(
            *each.contender[:3],
            f"{each.decisions_per_second:,.0f}",
            times(ours.decisions_per_second / each.decisions_per_second),
            f"{each.games_per_second:,.0f}",
            "" if clone is None else f"{clone:,.2f}",
            "" if clone is None else times(clone / ours.clone_microseconds),
        )
    return table


def times(ratio: float) -> str:
    return f"{ratio:,.0f} x" if ratio >= 100 else f"{ratio:.2f} x"


def pin_to_one_core() -> str:
    """Stay on one core where the platform knows how, and say which."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned to a core"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"pinned to core {core}"


def document(results: list[Result], seconds: float) -> dict[str, Any]:
    rows = [
        {
            "system": each.contender.system,
            "game": each.contender.game,
            "how": each.contender.how,
            "decisions_per_second": each.decisions_per_second,
            "games_per_second": each.games_per_second,
            "clone_microseconds": each.clone_microseconds,
        }
        for each in results
    ]
    return {"machine": machine(), "seconds": seconds, "rounds": ROUNDS, "results": rows}


def main() -> None:
    parser = argparse.ArgumentParser(description="serao's speed beside that of its peers")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each row (default 2)")
    parser.add_argument("--json", type=Path, help="also write the numbers to this file")
    arguments = parser.parse_args()
    console = Console()
    facts = ", ".join(f"{name} {value}" for name, value in machine().items())
    console.print(f"{facts}, {pin_to_one_core()}")
    contenders = [*serao_games(), *peers(console)]
    gc.freeze()  # what the libraries loaded is not searched for garbage again and again
    results = measured(contenders, arguments.seconds, console)
    console.print(table_of(results))
    console.print(f'"ours is": how many times faster {results[0].contender.game} is, as playout')
    console.print(through_petting_zoo(results))
    if arguments.json is not None:
        text = json.dumps(document(results, arguments.seconds), indent=2)
        arguments.json.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
