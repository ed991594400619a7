"""What a view holds.

Not compiled: a compiled class forgets what its annotations say, and the types of the client are
made from them.
"""

# plain: TypedDicts keep their fields only where they are not compiled
from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Animal = Literal["tiger", "swan", "horse", "fish", "dragon"]
Turning = Literal["clockwise", "counter-clockwise"]


class Tile(TypedDict):
    """A tile on the board: whose it is, what it shows, how many clients ride it."""

    owner: int | Literal["neutral"]
    animal: Animal
    standees: int


class HiddenNumbers(TypedDict):
    """Slot cards behind another's screen: listed under the memory aid, else only counted."""

    size: int
    known: list[int]


class HiddenAnimals(TypedDict):
    """Tiles behind another's screen."""

    size: int
    known: list[Animal]


class HiddenClients(TypedDict):
    """Client cards that lie face down: another's ready ones, or the deck."""

    size: int
    known: list[str]


class Nearly(TypedDict):
    """A line that one tile of mine would complete: the animals that do on its empty slot."""

    line: int
    slot: str
    animals: list[Animal]


class Plan(TypedDict):
    """What the viewer has secretly answered so far, and where it leads."""

    given: list[str]  # names of the actions, forced ones included
    slots: list[str]  # where the tiles of the chosen slot card go, left first
    landings: dict[str, list[str]]  # slot card that is offered -> the same for it
    nearly: list[Nearly]  # in Phase 1


class OpenTable(TypedDict):
    """What lies before everybody's eyes, the same in views and positions."""

    at: Literal["play", "score", "rotate", "score-again", "end"]
    round: int
    facing: list[str]
    direction: Turning
    board: dict[str, Tile]
    discards: list[list[int]]
    booths: list[list[str]]
    used: list[list[str]]
    box: list[str]
    objectives: list[str]
    queues: NotRequired[list[list[str]]]


class View(OpenTable):
    """The table as one seat, or a spectator, may see it."""

    hands: list[list[int] | HiddenNumbers]
    racks: list[list[Animal] | HiddenAnimals]
    ready: list[list[str] | HiddenClients]
    deck: HiddenClients
    sequences: list[list[int]]  # seat -> the lines that its booth could score now
    sets: list[list[int]]  # seat -> sets of each objective; none where its cards are hidden
    points: list[int | None]  # seat -> VP now; None where its cards are hidden
    unseen: dict[str, int] | None  # animal -> clients in the deck; None without the memory aid
    plan: Plan | None  # of the viewer; None where it has nothing to answer
