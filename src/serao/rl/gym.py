"""One seat of a game as a Gymnasium environment: the others are bots.

    env = gymnasium.make("serao/WipeEmOut-v0", seats=4, opponents="novice")

Ids follow from slugs. An illegal action ends the episode with a penalty and is explained in ``info``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from serao.needs import needed

with needed("rl"):
    import gymnasium
    import numpy as np
    from gymnasium.error import ResetNeeded
    from gymnasium.spaces import Discrete
    from numpy.typing import NDArray

    from serao.rl.spaces import observation_space

import serao
from serao.kernel.lanes import asked_first, mask, rewards_of
from serao.kernel.state import State
from serao.rl.batch import reward_of
from serao.rl.opening import Opening
from serao.rl.opponents import Opponents, opponents_of
from serao.rl.seating import action_of, seated, whole

Seen = dict[str, NDArray[np.int8]]


def id_of(slug: str) -> str:
    """Return what Gymnasium calls a game: ``serao/WipeEmOut-v0``."""
    return f"serao/{''.join(word.capitalize() for word in slug.split('-'))}-v0"


def register() -> None:
    """Make every game known to ``gymnasium.make``."""
    for slug in serao.games():
        if id_of(slug) not in gymnasium.registry:
            gymnasium.register(
                id_of(slug),
                entry_point="serao.rl.gym:SeatEnv",
                kwargs={"slug": slug},
                order_enforce=False,  # it says so itself
            )


class SeatEnv(Opening, gymnasium.Env[Seen, np.int64]):
    """One seat at one table, and the next table at every ``reset``."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as the base has it

    def __init__(
        self,
        slug: str,
        seats: int | None = None,
        seat: int | None = None,
        *,
        opponents: Opponents = "random",
        rewards: str = "share",
        penalty: float = -1.0,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """``seat`` is where the learner sits; without it, each game draws one."""
        self.game, self.seats, self.settings = seated(slug, seats, options)
        if seat is not None and whole(seat) not in range(self.seats):
            raise ValueError(f"there is no seat {seat!r}: the seats are 0 to {self.seats - 1}")
        if isinstance(penalty, bool) or not isinstance(penalty, int | float | np.number):
            raise TypeError(f"a penalty is a number, not {penalty!r}")
        if render_mode not in (None, "ansi"):
            raise ValueError(f"the render mode is 'ansi', not {render_mode!r}")
        if isinstance(opponents, Mapping) or opponents is None:
            raise TypeError("opponents are one level, bot or policy: it plays all other seats")
        opponents_of(opponents, self.game, self.seats, 0, "")
        self.always_at = whole(seat)
        self.opponents = opponents
        self.reward = reward_of(rewards)
        self.penalty = float(penalty)
        self.render_mode = render_mode
        self.look = self.game.observation(self.seats).look
        self.actions = len(self.game.actions)
        self.observation_space = observation_space(self.game, self.seats)  # type: ignore[assignment]
        self.action_space = Discrete(self.actions)
        self.table: State | None = None
        self.at = 0
        self.is_over = True
        self.closed = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        self.refuse_if_closed()
        number = whole(seed)  # numpy's too; what is none, Gymnasium refuses
        super().reset(seed=seed if number is None else number)
        while not self.begin():  # until a game asks the learner anything
            pass
        return self.seen(self.opened()), {"seat": self.at}

    def begin(self) -> bool:
        """Begin a game; whether it asks the learner anything."""
        drawn = str(self.np_random.integers(2**63))
        self.at = int(self.np_random.integers(self.seats))
        if self.always_at is not None:
            self.at = self.always_at
        self.others = opponents_of(self.opponents, self.game, self.seats, self.at, drawn)
        self.table = self.game.new_table(self.seats, drawn, self.settings)
        self.is_over = self.play_on(self.table)
        return not self.is_over

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        table = self.opened()
        if self.is_over:
            raise ResetNeeded("the episode is over: reset() begins another")
        chosen = action_of(action)
        info: dict[str, Any] = {"seat": self.at}
        if chosen not in table.offer_to(self.at):
            self.is_over = True
            info["illegal_action"] = str(table.illegal(chosen, self.at))
            return self.seen(table), self.penalty, True, False, info
        table.answer(chosen, self.at)
        over = self.is_over = self.play_on(table)
        reward = rewards_of(table, self.reward)[self.at] if over else 0.0
        return self.seen(table), reward, over, False, info

    def play_on(self, table: State) -> bool:
        """Let the bots answer until the learner is asked; whether the game is over before."""
        while table.stack:
            seat = asked_first(table)
            other = self.others[seat]
            if other is None:
                return False
            table.answer(other.answer(table, seat), seat)
        return True

    def seen(self, table: State) -> Seen:
        offer = [] if self.is_over else table.offer_to(self.at)
        return {
            "observation": np.frombuffer(bytearray(self.look(table, self.at)), np.int8),
            "action_mask": np.frombuffer(bytearray(mask(offer, self.actions)), np.int8),
        }

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the learner's options as some libraries ask for them."""
        return self.seen(self.opened())["action_mask"].astype(np.bool_)

    def render(self) -> str:
        """Return the table in text, as the learner's seat sees it."""
        names = [f"Player {seat + 1}" for seat in range(self.seats)]
        return self.game.drawing.picture(self.opened().view(self.at), names, "en")

    def close(self) -> None:
        self.closed = True
