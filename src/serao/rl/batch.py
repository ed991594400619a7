"""Many tables side by side, for whoever learns from arrays."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from serao.kernel.lanes import RANK, SCORE, SHARE, Lane, Lanes
from serao.rl.opponents import Opponents, opponents_of
from serao.rl.seating import seated, seed_of, whole

REWARDS: Final = {"share": SHARE, "rank": RANK, "score": SCORE}


class Arrays(NamedTuple):
    """What a batch writes into; ``None`` for what it makes itself."""

    observations: NDArray[np.int8] | None = None  # table, entry
    masks: NDArray[np.int8] | None = None  # table, action
    to_act: NDArray[np.int32] | None = None  # table
    rewards: NDArray[np.float32] | None = None  # table, seat
    ends: NDArray[np.bool_] | None = None  # table


class Batch:
    """``n`` tables of a game that are answered together, one decision each at a time.

    ``reset`` begins them, ``step`` carries out an action at each. Both fill the same arrays in
    place: ``observations`` and ``masks`` of the seat that is ``to_act`` at each table, what the
    last step brought each seat (``rewards``) and where it ended a game (``ends``). A game that ends is followed
    by the next at once: the arrays then show its first decision, and the rewards of the last.

    Where several seats choose secretly at the same time they are asked one after the other; none
    sees what the others said. Equal seeds and equal actions give equal arrays on every machine.
    """

    observations: NDArray[np.int8]
    masks: NDArray[np.int8]
    to_act: NDArray[np.int32]
    rewards: NDArray[np.float32]
    ends: NDArray[np.bool_]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        n: int = 1,
        seed: int | str = 0,
        *,
        options: Mapping[str, Any] | None = None,
        rewards: str = "share",
        opponents: Opponents = None,
        arrays: Arrays = Arrays(),  # noqa: B008  # a tuple of nothing
    ) -> None:
        """``rewards`` are "share" (of the victory), "rank" (1 to -1) or "score" (points).

        A single one of ``opponents`` (a bot's level, a bot or a policy) plays all seats but one:
        at table ``i`` the learner has seat ``i % seats``. A mapping names the seats that are played so.
        """
        self.game, self.seats, settings = seated(game, seats, options)
        tables = whole(n)
        if tables is None:
            raise TypeError(f"a batch has a whole number of tables, not {n!r}")
        if tables < 1:
            raise ValueError(f"a batch has one table or more, not {n!r}")
        self.n = tables
        seed = seed_of(seed)
        self.lanes = Lanes(
            self.game,
            self.seats,
            settings,
            [self.lane(i, seed, opponents) for i in range(tables)],
            reward_of(rewards),
        )
        self.take(arrays)
        self.begun = False

    def lane(self, i: int, seed: int | str, opponents: Opponents) -> Lane:
        name = f"{seed}/{i}"
        return Lane(name, opponents_of(opponents, self.game, self.seats, i % self.seats, name))

    def take(self, arrays: Arrays) -> None:
        """Keep the arrays that are given, make the others, and open them all to be written."""
        if not isinstance(arrays, Arrays):
            raise TypeError(f"arrays are given as serao.rl.Arrays(...), not {arrays!r}")
        apart(arrays)
        size, actions = self.lanes.observation.size, len(self.game.actions)
        self.observations = array("observations", arrays.observations, (self.n, size), np.int8)
        self.masks = array("masks", arrays.masks, (self.n, actions), np.int8)
        self.to_act = array("to_act", arrays.to_act, (self.n,), np.int32)
        self.rewards = array("rewards", arrays.rewards, (self.n, self.seats), np.float32)
        self.ends = array("ends", arrays.ends, (self.n,), np.bool_)
        self.open()

    def open(self) -> None:
        self.views = (
            self.observations.data.cast("B"),
            self.masks.data.cast("B"),
            self.to_act.data,
        )
        self.results = self.rewards.data.cast("B").cast("f"), self.ends.data

    def __getstate__(self) -> dict[str, Any]:
        """Return all but the ways into the arrays: a copy has arrays of its own."""
        return {
            name: value for name, value in vars(self).items() if name not in ("views", "results")
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.open()

    def reset(self) -> None:
        """Begin a new game at every table."""
        self.lanes.restart()
        self.begun = True
        self.rewards.fill(0)
        self.ends.fill(False)
        self.lanes.look(*self.views)

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Carry out one action at each table: that of the seat that is ``to_act``."""
        if not self.begun:
            raise RuntimeError("reset() the batch before its first step(), and after a failure")
        chosen = self.listed(actions)
        self.lanes.check(chosen)
        self.rewards.fill(0)
        self.ends.fill(False)
        self.begun = False  # until all have moved: a policy may fail at any table
        self.lanes.step(chosen, *self.results)
        self.begun = True
        self.lanes.look(*self.views)

    def listed(self, actions: NDArray[np.integer[Any]]) -> list[int]:
        given = np.asarray(actions)
        if given.shape != (self.n,):
            raise ValueError(f"actions have the shape ({self.n},), not {given.shape}")
        if not np.issubdtype(given.dtype, np.integer):
            raise TypeError(f"actions are whole numbers, not {given.dtype}")
        chosen: list[int] = given.tolist()
        return chosen


def reward_of(name: Any) -> int:
    """Return what the kernel calls the rewards of a name."""
    if not isinstance(name, str) or name not in REWARDS:
        raise ValueError(f"rewards are {', '.join(REWARDS)}, not {name!r}")
    return REWARDS[name]


def apart(arrays: Arrays) -> None:
    """Refuse arrays that are written over each other."""
    given = [(name, one) for name, one in arrays._asdict().items() if isinstance(one, np.ndarray)]
    for (first, one), (second, other) in combinations(given, 2):
        if np.may_share_memory(one, other):
            raise ValueError(f"{first} and {second} share memory: each is an array of its own")


def array(name: str, given: Any, shape: tuple[int, ...], dtype: type[np.generic]) -> Any:
    """Return the array that is ``given`` if it fits, or a new one."""
    if given is None:
        return np.zeros(shape, dtype)
    if not isinstance(given, np.ndarray) or given.dtype != dtype:
        kind = given.dtype if isinstance(given, np.ndarray) else type(given).__name__
        raise TypeError(f"{name} is a numpy array of {np.dtype(dtype)}, not {kind}")
    if given.shape != shape:
        raise ValueError(f"{name} has the shape {shape}, not {given.shape}")
    flags = given.flags
    if not flags.c_contiguous or not flags.aligned or not flags.writeable:
        raise ValueError(f"{name} is contiguous, aligned, and may be written to")
    return given
