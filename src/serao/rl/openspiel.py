"""Every game as a game of OpenSpiel: ``import serao.rl.openspiel``, then ``pyspiel.load_game``.

    game = pyspiel.load_game("serao_wipe_em_out", {"seats": 4})

The parameter of a table option has the option's name. All chance of a game hangs on one chance node at
its beginning, which draws a seed. Where several seats choose secretly at the same time, they are
asked one after the other. Utilities are shares of the victory: they sum up to 1, or to 0 where nobody wins.

A state of information is the view of a seat and its own actions. What a seat has learned stays in its
view, so no more is kept of the past.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from serao.needs import needed

with needed("openspiel"):
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray

import serao
from serao.kernel.game import Game
from serao.kernel.lanes import asked_first, mask
from serao.kernel.parts import victory
from serao.kernel.rng import Rng
from serao.kernel.state import NOBODY, State

SEEDS: Final = 4096  # outcomes of the chance node: so many different games can begin
WORDS: Final = 1 << 32  # that one number of a sampler is drawn from
LONGEST: Final = 10_000  # decisions, more than any game takes
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
GENERAL_SUM: Final = pyspiel.GameType.Utility.GENERAL_SUM

Resampler = Callable[["TableState", int], "TableState"]


def name_of(slug: str) -> str:
    """Return what OpenSpiel calls a game: ``serao_wipe_em_out``."""
    return f"serao_{slug.replace('-', '_')}"


class Taken(NamedTuple):
    """What a player did, and at which of the table's choices."""

    asked: int
    player: int
    action: int


class Held:
    """What belongs to one state alone: its table, and what was done there. OpenSpiel copies a state field by field."""

    def __init__(self, table: State | None, taken: list[Taken]) -> None:
        self.table = table
        self.taken = taken

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(None if self.table is None else self.table.clone(), self.taken.copy())

    def world(self, player: int, rng: Rng) -> Held:
        """Return what ``player`` cannot tell from this.

        What others have answered to a secret choice that is still open is guessed, so here they did that.
        """
        table = self.table
        assert table is not None, "the seed is drawn"
        world = table.determinize(player, rng)
        known = [one for one in self.taken if one.asked != table.asked or one.player == player]
        guessed = [
            Taken(table.asked, other, action)
            for other in range(world.seats)
            if other != player
            for action in world.answer_of(other)
        ]
        return Held(world, known + guessed)


class TableState(pyspiel.State):  # type: ignore[misc]
    """One table; before its chance node, none yet."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.held = Held(None, [])

    @property
    def table(self) -> State:
        table = self.held.table
        assert table is not None, "the seed is drawn"
        return table

    def current_player(self) -> int:
        table = self.held.table
        if table is None:
            return CHANCE
        return asked_first(table) if table.stack else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        return self.table.options(player)

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the options of ``player``, usually of who is to act; of chance, its outcomes.

        OpenSpiel's own gives the outcomes of a chance node to every player, and its mask of them
        is written past the end of its memory.
        """
        who = self.current_player() if player is None else player
        if who != CHANCE:
            return self._legal_actions(who)
        outcomes: list[int] = super().legal_actions()
        return outcomes if self.is_chance_node() else []

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        who = self.current_player() if player is None else player
        size = SEEDS if who == CHANCE else self.num_distinct_actions()
        return list(mask(self.legal_actions(who), size))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _apply_action(self, action: int) -> None:
        table = self.held.table
        if table is None:
            self.held = Held(self.get_game().deal(action), [])
        elif not table.stack:
            table.act(action)  # refuses it: the game is over
        else:
            player, asked = asked_first(table), table.asked
            table.act(action, player)
            self.held.taken.append(Taken(asked, player, action))

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> TableState:
        """Return a state that the player cannot tell from this one; all its chance comes from the ``sampler``.

        OpenSpiel's Python ISMCTS asks for this. ``history()`` stays that of the truth: OpenSpiel keeps it.
        """
        if self.held.table is None:
            raise ValueError("before the seed is drawn there is nothing to sample")
        if player_id not in range(self.num_players()):
            raise ValueError(f"there is no player {player_id}")
        words = [min(int(sampler() * WORDS), WORDS - 1) for _ in range(8)]
        seed = b"".join(word.to_bytes(4, "little") for word in words)
        world: TableState = self.clone()
        world.held = self.held.world(player_id, Rng(seed))
        return world

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        names: tuple[str, ...] = self.get_game().house.actions
        if not 0 <= action < len(names):
            raise serao.IllegalAction(f"actions are 0 to {len(names) - 1}, not {action}")
        return names[action]

    def is_terminal(self) -> bool:
        table = self.held.table
        return table is not None and not table.stack

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        shares: list[float] = self.table.game.course.returns(self.table)
        return shares

    def __str__(self) -> str:
        if self.held.table is None:
            return "before the seed is drawn"
        return json.dumps(self.table.position(), sort_keys=True)


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours at a number of seats; each of our games has a class of its own."""

    house: Game[State]
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        house = self.house
        self.seats = int(params.get("seats", house.seats[0]))
        self.settings = house.settings(
            {name: chosen(params[name], name, house) for name in house.options if name in params}
        )
        self.look = house.observation(self.seats)  # refuses a number of seats that cannot be
        self.outcomes = [(seed, 1.0 / SEEDS) for seed in range(SEEDS)]
        super().__init__(self.kind, info_of(house, self.seats), params)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as what to load: another process registers our games as it unpickles."""
        return loaded, (self.kind.short_name, self.get_parameters())

    def deal(self, seed: int) -> State:
        """Return the table that an outcome of the chance node stands for."""
        if not 0 <= seed < SEEDS:
            raise serao.IllegalAction(f"the chance node draws 0 to {SEEDS - 1}, not {seed}")
        return self.house.new_table(self.seats, seed, self.settings)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: dict[str, Any] | None = None,
    ) -> Observer:
        if params:
            raise ValueError(f"observers of serao have no parameters, not {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, wanted)


class Observer:
    """What is public, what is private to a seat, or both; as a tensor and as text.

    What is public is what a spectator sees. What is private is where the seat's own sight differs from it.
    """

    def __init__(self, game: TableGame, wanted: pyspiel.IIGObservationType) -> None:
        self.game = game
        self.public = bool(wanted.public_info)
        self.private = wanted.private_info != pyspiel.PrivateInfoType.NONE
        self.everybody = wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        self.recalls = bool(wanted.perfect_recall)
        rows = game.seats if self.everybody else 1
        size = game.look.size
        self.tensor: NDArray[np.float32] = np.zeros(rows * size, np.float32)
        self.dict = {"observation": self.tensor.reshape((rows, size) if rows > 1 else (size,))}

    def set_from(self, state: TableState, player: int) -> None:
        """Write what is seen into ``tensor``; nothing is before the seed is drawn."""
        table = state.held.table
        if table is None:
            self.tensor.fill(0)
            return
        rows = [self.row(table, viewer) for viewer in self.viewers(player)]
        self.tensor[:] = np.concatenate(rows) if len(rows) > 1 else rows[0]

    def viewers(self, player: int) -> list[int]:
        return list(range(self.game.seats)) if self.everybody else [player]

    def row(self, table: State, player: int) -> NDArray[np.int8]:
        look = self.game.look.look
        if not self.private:
            return signed(look(table, NOBODY) if self.public else bytes(self.game.look.size))
        seen = signed(look(table, player))
        if self.public:
            return seen
        return np.where(seen == signed(look(table, NOBODY, player)), np.int8(0), seen)

    def string_from(self, state: TableState, player: int) -> str:
        """Return what is seen as text."""
        table = state.held.table
        if table is None:
            return ""
        if not self.private:
            return said(table.view(None)) if self.public else ""
        told = [self.private_text(state, table, viewer) for viewer in self.viewers(player)]
        return "\n".join(told)

    def private_text(self, state: TableState, table: State, player: int) -> str:
        view = table.view(player)
        if not self.public:
            public = table.view(None)
            view = {key: value for key, value in view.items() if public.get(key) != value}
        shown: dict[str, Any] = {"player": player, "view": view}
        if table.offer_to(player):
            shown["options"] = table.options(player)
        if self.recalls:
            shown["actions"] = [one.action for one in state.held.taken if one.player == player]
        return said(shown)


def signed(row: bytes) -> NDArray[np.int8]:
    return np.frombuffer(row, np.int8)


def said(shown: dict[str, Any]) -> str:
    return json.dumps(shown, sort_keys=True, separators=(",", ":"))


def resampler(random_state: np.random.RandomState | None = None) -> Resampler:
    """Return what gives OpenSpiel's Python ISMCTS worlds that repeat: ``bot.set_resampler(resampler(r))``.

    Without it the bot makes itself a sampler that nobody has seeded. Here chance comes from ``random_state``.
    """
    drawn = np.random.RandomState() if random_state is None else random_state

    def resample(state: TableState, player: int) -> TableState:
        return state.resample_from_infostate(player, drawn.random_sample)

    return resample


def loaded(name: str, parameters: dict[str, Any]) -> TableGame:
    game: TableGame = pyspiel.load_game(name, parameters)
    return game


# -- registering --------------------------------------------------------------------------------


def chosen(value: Any, name: str, house: Game[State]) -> Any:
    """Return the value of a table option that OpenSpiel's parameter stands for."""
    allowed = house.options[name].allowed
    return next((each for each in allowed if parameter(each) == value), value)


def parameter(value: Any) -> Any:
    """Return what OpenSpiel's parameters can hold of a value: numbers, flags and text."""
    return value if isinstance(value, bool | int | float) else str(value)


def utility_of(house: Game[State]) -> pyspiel.GameType.Utility:
    """Return whether somebody always wins: a game with returns of its own may have no winner."""
    has_own = house.course.returns is not victory
    return GENERAL_SUM if has_own else pyspiel.GameType.Utility.CONSTANT_SUM


def type_of(house: Game[State]) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=name_of(house.slug),
        long_name=house.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility_of(house),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=house.seats[-1],
        min_num_players=house.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "seats": house.seats[0],
            **{name: parameter(option.default) for name, option in house.options.items()},
        },
    )


def info_of(house: Game[State], seats: int) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=len(house.actions),
        max_chance_outcomes=SEEDS,
        num_players=seats,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=None if utility_of(house) == GENERAL_SUM else 1.0,
        max_game_length=LONGEST,
    )


def register(slug: str) -> None:
    """Make a game known to ``pyspiel.load_game``."""
    house = serao.game(slug)
    kind = type_of(house)
    # A class of its own: what OpenSpiel holds when Python ends must be in need of no more care.
    pyspiel.register_game(kind, type("TableGame", (TableGame,), {"house": house, "kind": kind}))


for _slug in serao.games():
    if name_of(_slug) not in pyspiel.registered_names():
        register(_slug)
