"""What a client draws with; the client's types are written from it."""

# plain: TypedDicts keep their fields only where they are not compiled
from __future__ import annotations

from typing import Literal, TypedDict

from serao.games.carrossel.view_types import Animal


class Thing(TypedDict):
    """What a piece is called, a sentence about it, and the clause that it rests on."""

    name: str
    about: str
    clause: str


class AnimalKind(TypedDict):
    id: Animal
    name: str
    tiles: int  # of each colour
    tile: Thing
    client: Thing
    ability: str


class Client(TypedDict):
    id: str
    animal: Animal
    vp: int
    leaves_two: bool
    name: str
    source: dict[str, str]  # reconstructed field -> ruling


class Objective(TypedDict):
    kind: Literal["set", "line", "diagonal", "ell"]
    animals: list[Animal]
    vp: int
    name: str
    about: str
    clause: str
    source: dict[str, str]


class Space(TypedDict):
    """A slot; on a spoke it has no sector and number 0."""

    id: str
    sector: str
    number: int
    x: int
    y: int


class Side(TypedDict):
    """One side of the round board."""

    sectors: list[str]  # clockwise, the first in the south
    canvas: int
    radius: int
    spaces: list[Space]
    lines: list[list[str]]
    paths: list[list[str]]  # pairs
    triples: list[list[str]]  # ``line:i`` is the i-th
    source: str


class Boards(TypedDict):
    four: Side
    three: Side


Things = TypedDict(
    "Things",
    {
        "slot-card": Thing,
        "discard": Thing,
        "slot": Thing,
        "spoke": Thing,
        "standee": Thing,
        "totem": Thing,
        "booth": Thing,
        "queue": Thing,
        "deck": Thing,
        "rack": Thing,
        "ready": Thing,
        "used": Thing,
        "no-ability": Thing,
        "plan": Thing,
        "sequence": Thing,
        "points": Thing,
        "clockwise": Thing,
        "counter-clockwise": Thing,
        "half-turn": Thing,
        "phase-play": Thing,
        "phase-score": Thing,
        "phase-rotate": Thing,
        "phase-score-again": Thing,
        "phase-end": Thing,
    },
)

Phrases = TypedDict("Phrases", {"round": str, "victory-points": str, "reconstructed": str})


class SetUp(TypedDict):
    """Numbers of the set-up."""

    booth: int
    queue: int
    objectives: int
    slot_numbers: int
    first_round: list[int]
    clients: int


class Book(TypedDict):
    """All that the board knows of the game."""

    actions: list[str]
    animals: list[AnimalKind]
    clients: list[Client]
    objectives: dict[str, Objective]
    boards: Boards
    things: Things
    setup: SetUp
    phrases: Phrases
