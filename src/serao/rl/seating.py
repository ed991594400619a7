"""Which game, with how many seats, from which seed: what every door is asked first."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

import serao
from serao.kernel.game import Game
from serao.kernel.state import State


def seated(
    slug: str, seats: int | None, options: Mapping[str, Any] | None
) -> tuple[Game[State], int, dict[str, Any]]:
    """Return the game, its number of seats (the fewest if nobody says) and its options in full."""
    game = serao.game(slug)
    number = game.seats[0] if seats is None else whole(seats)
    if number is None or number not in game.seats:
        first, last = game.seats[0], game.seats[-1]
        raise serao.SeatsError(f"{slug} seats {first} to {last} players, not {seats!r}")
    if options is not None and not isinstance(options, Mapping):
        raise TypeError(f"options are a mapping from names to values, not {options!r}")
    return game, number, game.settings(options or {})


def whole(value: Any) -> int | None:
    """Return a whole number as Python's own, numpy's too; ``None`` for anything else."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None


def seed_of(value: Any) -> int | str:
    """Return a seed as it was given; refuse what is none."""
    seed = value if isinstance(value, str) else whole(value)
    if seed is None:
        raise TypeError(f"a seed is a whole number or text, not {value!r}")
    return seed


def action_of(value: Any) -> int:
    """Return an action as a number; refuse what is none."""
    action = whole(value)
    if action is None:
        raise TypeError(f"an action is a whole number, not {value!r}")
    return action
