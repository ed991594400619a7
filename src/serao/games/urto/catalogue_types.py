"""What a client draws with; the client's types are written from it."""

# plain: TypedDicts keep their fields only where they are not compiled
from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from serao.games.urto.actions import SIDES
from serao.games.urto.cave import FieldKind
from serao.kernel.board_types import one_each

Flank = Literal["axis", "hammer", "trumpets"]
Colour = Literal["green", "pink", "yellow", "divine"]


class Source(TypedDict):
    """Which values of a thing are reconstructed, and the rulings that argue for them."""

    fields: list[str]
    rulings: list[str]


class Named(TypedDict):
    """Something with a name."""

    name: str
    about: str


class Piece(Named):
    """Something that can be pointed at."""

    clause: str
    source: Source | None


class Field(TypedDict):
    """A field of the cave."""

    id: str
    name: str
    kind: FieldKind
    side: Flank
    x: int
    y: int
    die: str  # that lies there, or ""
    source: Source | None


class Token(Piece):
    """A kind of token."""

    box: int
    bag: int


class Hero(Piece):
    """A hero to choose from."""

    land: str
    colour: str
    health: int
    mana: int


class Bonus(TypedDict):
    """What an artifact adds to combat rolls."""

    pvm: int
    pvp: int
    mushroom: int


class Artifact(Piece):
    """A kind of artifact."""

    colour: Colour
    kind: str  # the colour in words
    window: str  # when it may be played, in words
    honour: int
    copies: int
    bonus: Bonus
    die: str  # the divine die, or ""


class Monster(Piece):
    """A kind of monster."""

    attack: int
    life: int
    honour: int
    reward: str
    copies: int


class Card(Piece):
    """A kind of event card."""

    copies: int


class Face(TypedDict):
    """A face of a die."""

    id: str
    words: str


class Die(TypedDict):
    """A kind of die."""

    name: str
    clause: str
    faces: list[Face]
    source: Source | None


class Numbers(TypedDict):
    """The numbers of the set-up and of the rules."""

    starting_artifacts: int
    loot_mana: int
    loot_health: int
    reroll_cost: int
    most_reinforcement: int
    pvp_honour: int
    trap_damage: int
    armour_from: int
    revival_health: int
    rounds: int
    alpha_cards: int


class Book(TypedDict):
    """All that the board knows of the game."""

    actions: list[str]
    fields: list[Field]
    paths: list[tuple[str, str]]
    # those that are closed when a side is chosen (URT-2.4)
    flanks: Annotated[dict[str, list[str]], one_each(SIDES)]
    tokens: dict[str, Token]
    heroes: dict[str, Hero]
    artifacts: dict[str, Artifact]
    monsters: dict[str, Monster]
    events: dict[str, Card]
    dice: dict[str, Die]
    achievements: dict[str, Named]
    numbers: Numbers
    phrases: dict[str, str]  # the words of the board, by message
