"""What the general board draws with, for games that declare their fields; and a mark for catalogues."""

# plain: TypedDicts keep their fields only where they are not compiled
from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NotRequired, TypedDict

from msgspec import Meta

Role = Literal[
    "score",  # a number of each seat that people play for
    "points",  # a number of each seat beside it
    "hand",  # cards of each seat
    "trick",  # a card of each seat, in the middle of the table
    "pile",  # things that lie in the middle
    "counter",  # something to know, in a corner
    "dealer",  # a seat that has the deal, the lead, the turn
    "best",  # the seat that is ahead right now
    "won",  # what each seat has taken: how many there are is enough
    "known",  # things of each seat that a careful player remembers
    "aside",  # one press away
    "unseen",  # not drawn
]


class Face(TypedDict):
    """How a thing looks: its name, and on a card a corner, a sign and their colour."""

    name: str
    about: NotRequired[str]
    corner: NotRequired[str]
    sign: NotRequired[str]
    tone: NotRequired[Literal["red", "black", "green", "blue", "gold"]]


class BoardField(TypedDict):
    """One key of the view."""

    key: str
    name: str
    shape: Literal["one", "row"]
    each: bool  # whether there is one for each seat
    kind: str  # "number", "seat", or a key of things
    role: Role


class Board(TypedDict):
    """What lies on the table, and what everything is called."""

    fields: list[BoardField]
    things: dict[str, dict[str, Face]]  # kind -> name -> its face
    pairs: list[list[int]]  # seats that play together; empty where everybody plays alone


class Book(TypedDict):
    """The catalogue of a game without a board of its own."""

    actions: list[str]
    board: NotRequired[Board]


def one_each(names: Iterable[str]) -> Meta:
    """Mark a table of a catalogue: it has an entry for each of these names, and no other."""
    return Meta(extra_json_schema={"propertyNames": {"enum": list(names)}})
