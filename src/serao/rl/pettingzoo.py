"""A game as a PettingZoo environment, one agent after the other (AEC).

    env = serao.rl.pettingzoo.env("wipe-em-out", seats=4)

Agents are ``player_0`` and so on, by seat. An observation has the vector that ``game.observation``
explains and the mask of the agent's options; what others see is not in it. Where several seats
choose secretly at the same time they are asked one after the other.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final

from serao.needs import needed

with needed("rl"):
    import numpy as np
    from gymnasium.error import ResetNeeded
    from gymnasium.spaces import Dict, Discrete
    from numpy.typing import NDArray
    from pettingzoo import AECEnv

    from serao.rl.spaces import observation_space

from serao.kernel.lanes import asked_first, mask
from serao.kernel.state import State
from serao.rl.opening import Opening
from serao.rl.seating import action_of, seated, seed_of

ILLEGAL_REWARD: Final = (
    -1.0
)  # for whoever takes no option: the game ends, as PettingZoo's own games do it
GONE: Final = "the game is over and all agents are gone: reset() begins another"
METADATA: Final[dict[str, Any]] = {
    "render_modes": ["ansi"],
    "render_fps": 1,
    "name": "serao",
    "is_parallelizable": False,
}

Seen = dict[str, NDArray[np.int8]]


def env(
    slug: str, seats: int | None = None, render_mode: str | None = "ansi", **options: Any
) -> Environment:
    """Return the environment of a game; ``options`` are its table options."""
    return Environment(slug, seats, render_mode, options)


class Environment(Opening, AECEnv[str, Seen, int]):  # type: ignore[misc]
    """One table, and the next at every ``reset``. Rewards are shares of the victory, at the end."""

    metadata: dict[str, Any] = METADATA  # the base has it on the class

    def __init__(
        self,
        slug: str,
        seats: int | None = None,
        render_mode: str | None = "ansi",
        options: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"the render mode is 'ansi', not {render_mode!r}")
        self.game, self.seats, self.settings = seated(slug, seats, options)
        self.metadata = {**METADATA, "name": f"serao_{slug.replace('-', '_')}"}
        self.render_mode = render_mode
        self.look = self.game.observation(self.seats).look
        self.actions = len(self.game.actions)
        self.nothing = bytes(self.actions)
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(self.game, self.seats) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self.actions) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.table: State | None = None
        self.closed = False
        self.seed: str | int = ""
        self.games = 0

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete[np.int64]:
        return self.action_spaces[agent]

    def reset(self, seed: int | str | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: with a ``seed``, that of ``game.new_table(seats, seed)``; else another.

        Without seeds of your own all games differ; after one, those that follow hang on it.
        """
        self.refuse_if_closed()
        if seed is not None:
            self.seed, self.games = seed_of(seed), 0
        elif self.seed == "":
            self.seed = secrets.token_hex(16)
        drawn = f"{self.seed}/{self.games}" if self.games else self.seed
        self.games += 1
        self.table = self.game.new_table(self.seats, drawn, self.settings)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[asked_first(self.table)]

    def observe(self, agent: str) -> Seen:
        table = self.opened()
        if agent not in self.seat_of:
            raise ValueError(f"there is no agent {agent!r}; there are {', '.join(self.seat_of)}")
        seat = self.seat_of[agent]
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            options = mask(table.offer_to(seat), self.actions)
        else:
            options = self.nothing
        return {
            "observation": np.frombuffer(bytearray(self.look(table, seat)), np.int8),
            "action_mask": np.frombuffer(bytearray(options), np.int8),
        }

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.opened()
        if not self.agents:
            raise ResetNeeded(GONE)
        found: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def step(self, action: int | None) -> None:
        table = self.opened()
        if not self.agents:
            raise ResetNeeded(GONE)
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        chosen = self.numbered(agent, action)
        self._cumulative_rewards[agent] = 0.0
        if chosen not in table.offer_to(seat):
            self.punish(agent, str(table.illegal(chosen, seat)))
        else:
            table.answer(chosen, seat)
            if table.stack:
                self.agent_selection = self.possible_agents[asked_first(table)]
                return
            shares = table.game.course.returns(table)
            self.end({who: shares[self.seat_of[who]] for who in self.agents})

    def numbered(self, agent: str, action: Any) -> int:
        """Return an action as a number of the action table; refuse what is none."""
        if action is None:
            raise ValueError(f"{agent} is alive: None is the action of the dead")
        number = action_of(action)
        if not 0 <= number < self.actions:
            raise ValueError(f"actions are 0 to {self.actions - 1}, not {number}")
        return number

    def punish(self, agent: str, why: str) -> None:
        """End the game, because ``agent`` took what its mask does not offer."""
        self.infos[agent]["illegal_action"] = why
        self.end({who: ILLEGAL_REWARD if who == agent else 0.0 for who in self.agents})

    def end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str:
        """Return the table as a spectator sees it in a terminal."""
        table = self.opened()
        return self.game.drawing.picture(table.view(None), self.possible_agents, "en")

    def close(self) -> None:
        self.closed = True
