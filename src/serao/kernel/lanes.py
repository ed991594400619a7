"""Tables side by side, whose seats are answered for one decision each at a time."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from serao.kernel.errors import IllegalAction
from serao.kernel.game import Game
from serao.kernel.observation import Observation
from serao.kernel.rng import Rng
from serao.kernel.state import State
from serao.kernel.steps import Choice, Together

SHARE: Final = 0  # 1 for the victory, split if it is shared
RANK: Final = 1  # from 1 for the first to -1 for the last; who tie get the mean of their places
SCORE: Final = 2  # the points as the game counts them


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponent:
    """Somebody who answers for a seat that the learner does not play."""

    def answer(self, table: State, seat: int) -> int:
        raise NotImplementedError


class Chance(Opponent):
    """Any option, all equally likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def __reduce__(self) -> tuple[Any, ...]:
        return Chance, (self.rng,)

    def answer(self, table: State, seat: int) -> int:
        offer = table.offer_to(seat)
        return offer[self.rng.below(len(offer))]


class Lane:
    """One table after the other, and who answers for which seat."""

    def __init__(self, name: str, opponents: list[Opponent | None]) -> None:
        self.name = name  # with the number of the game, its seed
        self.opponents = opponents
        self.games = 0
        self.table: State | None = None
        self.seat = 0  # whom the learner answers for now

    def __reduce__(self) -> tuple[Any, ...]:
        return lane_at, (self.name, self.opponents, self.games, self.table, self.seat)


def lane_at(
    name: str, opponents: list[Opponent | None], games: int, table: State | None, seat: int
) -> Lane:
    """Return the lane that ``Lane.__reduce__`` wrote down."""
    lane = Lane(name, opponents)
    lane.games = games
    lane.table = table
    lane.seat = seat
    return lane


class Lanes:
    """``n`` lanes; what is to be seen of them is written into buffers that the caller owns."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: dict[str, Any],
        lanes: list[Lane],
        reward: int,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.lanes = lanes
        self.reward = reward
        self.actions = len(game.actions)
        self.observation: Observation = game.observation(seats)

    def __reduce__(self) -> tuple[Any, ...]:
        return Lanes, (self.game, self.seats, self.options, self.lanes, self.reward)

    def restart(self) -> None:
        """Begin a new game in every lane."""
        for lane in self.lanes:
            self.begin(lane)

    def begin(self, lane: Lane) -> None:
        """Begin games until one waits for the learner."""
        while True:
            seed = f"{lane.name}/{lane.games}"
            lane.games += 1
            lane.table = self.game.new_table(self.seats, seed, self.options)
            if self.play_on(lane, lane.table):
                return

    def play_on(self, lane: Lane, table: State) -> bool:
        """Let opponents answer until the learner is asked; whether it is before the game ends."""
        while table.stack:
            seat = asked_first(table)
            opponent = lane.opponents[seat]
            if opponent is None:
                lane.seat = seat
                return True
            table.answer(opponent.answer(table, seat), seat)
        return False

    def check(self, actions: list[int]) -> None:
        """Refuse actions that are no options; no table has changed then."""
        for i, lane in enumerate(self.lanes):
            table = lane.table
            assert table is not None, "a lane has begun"
            if actions[i] not in table.offer_to(lane.seat):
                raise IllegalAction(f"table {i}: {table.illegal(actions[i], lane.seat)}")

    def step(self, actions: list[int], rewards: Any, ends: Any) -> None:
        """Carry out one action in each lane; a game that ends is followed by the next.

        ``rewards`` has an entry for each lane and seat, ``ends`` one for each lane.
        """
        self.check(actions)
        for i, lane in enumerate(self.lanes):
            table = lane.table
            assert table is not None, "a lane has begun"
            table.answer(actions[i], lane.seat)
            if self.play_on(lane, table):
                continue
            ends[i] = True
            for seat, reward in enumerate(self.rewards(table)):
                rewards[i * self.seats + seat] = reward
            self.begin(lane)

    def rewards(self, table: State) -> list[float]:
        """Return what each seat has from a finished game."""
        return rewards_of(table, self.reward)

    def look(self, observations: Any, masks: Any, to_act: Any) -> None:
        """Write what each seat that is to act may know, and its options."""
        size = self.observation.size
        count = self.actions
        for i, lane in enumerate(self.lanes):
            table = lane.table
            assert table is not None, "a lane has begun"
            seat = lane.seat
            observations[i * size : (i + 1) * size] = self.observation.look(table, seat)
            masks[i * count : (i + 1) * count] = mask(table.offer_to(seat), count)
            to_act[i] = seat


def asked_first(table: State) -> int:
    """Return the first seat that owes an answer: of a secret choice, one is asked after the other."""
    step = table.stack[-1]
    if isinstance(step, Choice):
        return step.seat
    assert isinstance(step, Together), "a settled table waits at a choice"
    i = 0
    while not table.offers[i]:
        i += 1
    return step.seats[i]


def rewards_of(table: State, reward: int) -> list[float]:
    """Return what each seat has from a finished game, counted as ``reward`` says."""
    if reward == SHARE:
        shares: list[float] = table.game.course.returns(table)
        return shares
    if reward == SCORE:
        return [float(points) for points in table.scores()]
    return places(table.ranking(), table.seats)


def places(ranking: list[list[int]], seats: int) -> list[float]:
    """Return 1 for the first, -1 for the last, evenly between; who tie share their places."""
    found = [0.0] * seats
    ahead = 0
    for group in ranking:
        middle = ahead + (len(group) - 1) / 2
        for seat in group:
            found[seat] = 1.0 - 2.0 * middle / (seats - 1)
        ahead += len(group)
    return found


def mask(offer: list[int], actions: int) -> bytes:
    """Return a byte for each action: 1 where it is an option."""
    writer = BytesWriter()
    writer.write(bytes(actions))
    for action in offer:
        at: i64 = action
        writer[at] = 1
    return writer.getvalue()
