"""``serao bench rl``: how fast the doors for researchers are, with random choices, by CPU time of one core."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import count
from random import Random
from statistics import median
from typing import Any, Final, NamedTuple

import gymnasium
import numpy as np
from rich.console import Console
from rich.table import Table

import serao
import serao.rl.pettingzoo
from serao.bench import ROUNDS, machine, pace_of, typical
from serao.needs import NotInstalled
from serao.rl import Batch
from serao.rl.gym import id_of

TABLES: Final = 64  # in a batch
STEPS: Final = 32  # of a batch that are measured at once


class Door(NamedTuple):
    """One way to step a game: ``play`` makes some decisions and returns how many."""

    game: str
    seats: int
    name: str
    play: Callable[[], float]


def doors(slug: str) -> Iterator[Door]:
    """Yield every door to a game, at its typical number of seats."""
    seats = typical(serao.game(slug).seats)
    yield Door(slug, seats, f"Batch of {TABLES}, observations and masks", batch(slug, seats))
    yield Door(slug, seats, "PettingZoo, AEC with masks", petting_zoo(slug, seats))
    yield Door(slug, seats, "Gymnasium, own decisions against random", seat_env(slug, seats))
    try:
        yield Door(slug, seats, "OpenSpiel, stepped from Python", open_spiel(slug, seats, False))
        yield Door(slug, seats, "OpenSpiel, with its tensor", open_spiel(slug, seats, True))
    except NotInstalled:
        return


def batch(slug: str, seats: int) -> Callable[[], int]:
    tables = Batch(slug, seats, TABLES, seed=1)
    tables.reset()
    shape = (STEPS, *tables.masks.shape)
    liking = np.random.default_rng(1).integers(1, 256, shape, np.uint8)

    def play() -> int:
        for step in range(
            STEPS
        ):  # the liked best of the options; drawing them costs as much as playing
            tables.step((liking[step] * tables.masks.view(np.uint8)).argmax(axis=1))
        return STEPS * TABLES

    return play


def petting_zoo(slug: str, seats: int) -> Callable[[], int]:
    env = serao.rl.pettingzoo.env(slug, seats=seats)
    rng = Random(1)

    def play() -> int:
        env.reset(seed=rng.getrandbits(31))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            if over:
                env.step(None)
                continue
            env.step(rng.choice(seen["action_mask"].nonzero()[0]))
            decisions += 1
        return decisions

    return play


def seat_env(slug: str, seats: int) -> Callable[[], int]:
    env: Any = gymnasium.make(id_of(slug), seats=seats, disable_env_checker=True).unwrapped
    rng = Random(1)

    def play() -> int:
        seen, _ = env.reset(seed=rng.getrandbits(31))
        decisions, over = 0, False
        while not over:
            seen, _, over, _, _ = env.step(rng.choice(seen["action_mask"].nonzero()[0]))
            decisions += 1
        return decisions

    return play


def open_spiel(slug: str, seats: int, with_tensor: bool) -> Callable[[], int]:
    from serao.rl.openspiel import SEEDS, name_of  # noqa: PLC0415  # an extra of its own

    pyspiel = import_module("pyspiel")

    game = pyspiel.load_game(name_of(slug), {"seats": seats})
    rng, seeds = Random(1), count()

    def play() -> int:
        state = game.new_initial_state()
        state.apply_action(next(seeds) % SEEDS)
        decisions = 0
        while not state.is_terminal():
            if with_tensor:
                state.observation_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return play


def run(slugs: list[str], seconds: float, console: Console) -> None:
    """Measure every door to ``slugs``, each for about ``seconds``, and print one table."""
    facts = machine()
    console.print(", ".join(f"{name} {value}" for name, value in facts.items()))
    found = [door for slug in slugs for door in doors(slug)]
    rules = "compiled" if serao.compiled() else "plain"
    table = Table(
        title=f"Doors for researchers: {rules} rules, CPU time of one core", title_justify="left"
    )
    for heading in ("game", "seats", "how"):
        table.add_column(heading)
    table.add_column("decisions/s", justify="right", no_wrap=True)
    paces: list[list[float]] = [[] for _ in found]
    with console.status("measuring"):
        for _ in range(ROUNDS):
            for i, door in enumerate(found):
                paces[i].append(pace_of(door.play, seconds / ROUNDS).decisions)
    for door, pace in zip(found, paces, strict=True):
        table.add_row(door.game, str(door.seats), door.name, f"{median(pace):,.0f}")
    console.print(table)
