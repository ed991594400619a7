"""What a client draws with; the client's types are written from it."""

# plain: TypedDicts keep their fields only where they are not compiled
from __future__ import annotations

from typing import Literal, TypedDict


class Item(TypedDict):
    """An artifact or a spell."""

    name: str
    about: str
    kind: Literal["artifact", "spell"]
    power: int | None
    amount: int
    count: int
    sources: dict[str, str]  # of power and effect: "R" printed, "I WEO-R27" reconstructed


class Monster(TypedDict):
    name: str
    about: str
    count: int
    zombies: int


class Book(TypedDict):
    """All that the board knows of the game."""

    actions: list[str]
    items: dict[str, Item]
    monsters: dict[str, Monster]
    horde: str
    stages: dict[str, str]
    rounds: list[int]  # by number of seats
    hand_size: int
    horde_points: list[int]  # of the first and the second horde
