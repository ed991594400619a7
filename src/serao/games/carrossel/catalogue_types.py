"""What a client draws with; the client's types are written from it."""

# plain: TypedDicts keep their fields only where they are not compiled
from __future__ import annotations

from typing import Annotated, Final, TypedDict

from serao.games.carrossel.actions import Animal
from serao.games.carrossel.cards import ObjectiveKind
from serao.kernel.board_types import one_each

# What is explained on the table, each by message item-<thing> and -about, with its clause.
THINGS: Final = {
    "slot-card": "CRS-4.3",
    "discard": "CRS-4.7",
    "slot": "CRS-3.2",
    "spoke": "CRS-10.3",
    "standee": "CRS-1.5",
    "totem": "CRS-6.2",
    "booth": "CRS-6.7",
    "queue": "CRS-9.8",
    "deck": "CRS-8.1",
    "rack": "CRS-2.2",
    "ready": "CRS-4.5",
    "used": "CRS-5.1",
    "no-ability": "CRS-4.5",
    "plan": "CRS-4.2",
    "sequence": "CRS-6.2",
    "points": "CRS-8.2",
    "clockwise": "CRS-7.1",
    "counter-clockwise": "CRS-5.6",
    "half-turn": "CRS-9.2",
    "phase-play": "CRS-4.2",
    "phase-score": "CRS-6.4",
    "phase-rotate": "CRS-7.1",
    "phase-score-again": "CRS-6.4",
    "phase-end": "CRS-8.1",
}
PHRASES: Final = ("round", "victory-points")


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
    kind: ObjectiveKind
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


class SetUp(TypedDict):
    """Numbers of the set-up."""

    booth: int
    queue: int
    objectives: int
    slot_numbers: int
    first_round: list[int]
    clients: int
    low_deck: int  # with fewer clients than this, two booths that score end the game (CRS-8.1)


class Book(TypedDict):
    """All that the board knows of the game."""

    actions: list[str]
    animals: list[AnimalKind]
    clients: list[Client]
    objectives: dict[str, Objective]
    boards: Annotated[dict[str, Side], one_each(["four", "three"])]
    things: Annotated[dict[str, Thing], one_each(THINGS)]
    setup: SetUp
    phrases: Annotated[dict[str, str], one_each(PHRASES)]
