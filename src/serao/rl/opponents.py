"""Who plays the seats that are not the learner's: bots by level, bots, or policies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serao.bots import Bot, bot, sight_of
from serao.kernel.game import Game
from serao.kernel.lanes import Chance, Opponent, mask
from serao.kernel.rng import Rng
from serao.kernel.state import State

Policy = Callable[[NDArray[np.int8], NDArray[np.int8]], int]  # from observation and mask to action
Player = str | Bot | Policy
Opponents = Player | Mapping[int, Player] | None


class Seated(Opponent):
    """A bot in a seat."""

    def __init__(self, player: Bot) -> None:
        self.player = player

    def __reduce__(self) -> tuple[type[Seated], tuple[Bot]]:
        return Seated, (self.player,)  # what it stands on is compiled, and would be copied alone

    def answer(self, table: State, seat: int) -> int:
        return self.player.choose(sight_of(table, seat))


class Driven(Opponent):
    """A policy in a seat: it sees what a learner sees there."""

    def __init__(self, policy: Policy, game: Game[Any], seats: int) -> None:
        self.policy = policy
        self.game = game
        self.seats = seats
        self.observation = game.observation(seats)
        self.actions = len(game.actions)

    def __reduce__(self) -> tuple[type[Driven], tuple[Policy, Game[Any], int]]:
        return Driven, (self.policy, self.game, self.seats)

    def answer(self, table: State, seat: int) -> int:
        seen = np.frombuffer(bytearray(self.observation.look(table, seat)), np.int8)
        offer = table.offer_to(seat)
        action = int(self.policy(seen, np.frombuffer(mask(offer, self.actions), np.int8)))
        if action not in offer:
            raise table.illegal(action, seat)
        return action


def opponent(player: Player, game: Game[Any], seats: int, seed: str) -> Opponent:
    """Return who answers; a level has chance of its own by ``seed``."""
    if player == "random":
        return Chance(Rng(seed))
    if isinstance(player, str):
        return Seated(bot(player, seed))
    if isinstance(player, Bot):
        return Seated(player)
    if callable(player):
        return Driven(player, game, seats)
    raise TypeError(f"an opponent is a level, a Bot or a policy, not {player!r}")


def opponents_of(
    opponents: Opponents, game: Game[Any], seats: int, learner: int, seed: str
) -> list[Opponent | None]:
    """Return who answers for each seat, ``None`` for the learner.

    A single opponent plays all seats but that of the ``learner``; a mapping names seats, and the
    learner plays the others.
    """
    if opponents is None:
        return [None] * seats
    if not isinstance(opponents, Mapping):
        opponents = {seat: opponents for seat in range(seats) if seat != learner}
    wrong = [seat for seat in opponents if seat not in range(seats)]
    if wrong:
        raise ValueError(f"there is no seat {wrong[0]!r}: the seats are 0 to {seats - 1}")
    if len(opponents) == seats:
        raise ValueError("opponents play every seat: leave one to the learner")
    return [
        opponent(opponents[seat], game, seats, f"{seed}/seat {seat}") if seat in opponents else None
        for seat in range(seats)
    ]
