"""The shape of a view, as the types that messages are checked against."""

# plain: TypedDicts keep their fields only where they are not compiled
from __future__ import annotations

from typing import Literal, TypedDict

from serao.games.monster_my_neighbour.memory import Fact, Whence
from serao.games.monster_my_neighbour.state import Result

Chosen = Literal[
    "play", "target", "deal-number", "give-deal", "give-gossip", "give-steal", "give-dog", "none"
]


class Hidden(TypedDict):
    """A hand or a deck of which only the size shows, and the cards that are surely in it."""

    size: int
    known: list[str]


class FaceDown(TypedDict):
    """A card face down on a pile: "unknown" or its name, and who laid it there."""

    down: str
    by: int


class Noted(TypedDict):
    """What has come out about the hand of a seat at an earlier moment."""

    seat: int
    fact: Fact
    hunts: int
    vills: int
    lost: list[str]
    gained: list[str]


class Outcome(TypedDict):
    """How a round ended."""

    round: int
    result: Result
    monster: str
    holder: int
    catcher: int
    gains: list[int]


class Ending(TypedDict, total=False):
    """How the last round ended, with all cards turned up; empty before the first end."""

    round: int
    result: Result
    monster: str
    holder: int
    catcher: int
    gains: list[int]
    hands: list[list[str]]
    piles: list[list[str]]


class Asked(TypedDict):
    """What is being chosen, and by whom."""

    kind: Chosen
    seats: list[int]


class OpenTable(TypedDict):
    """What lies before everybody's eyes."""

    round: int
    vp: list[int]
    used_monsters: list[str]
    start: int
    lap: int
    active: int
    friends: list[int]
    hunts: int
    vills: int
    buried: list[int]
    chronicle: list[Outcome]
    last_round: Ending


class View(OpenTable):
    """The table as one seat sees it."""

    seat: int | None
    hands: list[list[str] | Hidden]
    whence: list[list[Whence]]
    shown: list[list[str]]
    piles: list[list[str | FaceDown]]
    general_deck: Hidden
    monster_deck: Hidden
    monster: str
    records: list[Noted]
    choice: Asked
    partner: int | None
    chosen: list[str]
