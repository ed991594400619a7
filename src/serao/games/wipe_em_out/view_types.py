"""The shape of a view (section 8.5), for those who read it; the client's types are written from it."""

# plain: TypedDicts keep their fields only where they are not compiled
from __future__ import annotations

from typing import TypedDict


class Place(TypedDict):
    """The artifact that a seat has played, and what lies on it."""

    artifact: str
    slot: str
    base: int
    bonus: int
    spells: list[str]
    power: int


class FaceDown(TypedDict):
    """Cards that the viewer does not see, but for those that are certain."""

    size: int
    known: list[str]


class Group(TypedDict):
    """What a seat has of one kind that scores together; zombies of any number are a horde."""

    kind: str
    count: int  # of cards; of zombies in a horde
    points: int


class View(TypedDict):
    """What one viewer may know (section 8.5)."""

    at: str
    round: int
    revealer: int
    lead: int
    slots: list[str]
    places: list[Place]
    silenced: list[int]
    used: list[str]
    discard: list[str]
    trophies: list[list[str]]
    copies: list[list[str]]
    monster_discard: list[str]
    winners: list[int]
    hands: list[list[str] | FaceDown]
    deck: FaceDown
    monster_deck: FaceDown
    side_pile: FaceDown
    chosen: list[str]
    last_caster: int
    after: list[int]
    ahead: list[int]
    tally: list[list[Group]]
    scores: list[int]
