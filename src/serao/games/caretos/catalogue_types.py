"""What a client draws with; the client's types are written from it."""

# plain: TypedDicts keep their fields only where they are not compiled
from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from serao.games.caretos.actions import COLOURS, SYMBOLS, ColourName
from serao.games.caretos.board import KINDS, Kind
from serao.games.caretos.cards import NIGHT_KINDS, Sky
from serao.kernel.board_types import one_each

Symbol = Literal["sun", "horn", "hand", "eye"]
THINGS: Final = ("careto", "campfire", "cauldron")  # there is one kind of each
Reconstructed = dict[str, str]  # field -> the ruling that argues for it, or ""


class Piece(TypedDict):
    """Something with a name and a sentence."""

    name: str
    about: str


class ColourEntry(Piece):
    """A colour of Villagers."""

    many: str  # how several of them are called


class Space(TypedDict):
    """A place of the board."""

    name: str
    kind: Kind
    x: int  # 0 to 1000, to the right
    y: int  # 0 to 1000, down
    ring: list[str]  # neighbours clockwise
    start: Symbol | Literal[""]
    villagers: bool
    careto: bool


class Side(TypedDict):
    """A side of the board."""

    players: list[int]
    spaces: dict[str, Space]
    paths: list[tuple[str, str]]
    reconstructed: Reconstructed


class Ability(TypedDict):
    text: str
    clause: str


class MonsterEntry(Piece):
    """A Monster Card."""

    short: str
    abilities: Annotated[dict[str, Ability], one_each(NIGHT_KINDS)]
    reconstructed: Reconstructed


class NightEntry(Piece):
    """A Night Card."""

    sky: Sky
    rune: str
    gather: bool
    careto: int  # moves of a Careto, 0 for none
    players: int  # the least number that uses the card
    reconstructed: Reconstructed


class BonusEntry(Piece):
    """A Bonus Card."""

    goal: Literal["colour", "at-kind", "adjacent-kind", "adjacent-careto", "adjacent-monster"]
    colour: ColourName | None
    kind: Kind | None
    points: int
    reconstructed: Reconstructed


class FinalEntry(Piece):
    """A Final Bonus Card."""

    goal: Literal["set-all-colours", "set-same-colour", "each-of-colour"]
    colour: ColourName | None
    per: int
    points: int
    reconstructed: Reconstructed


class Numbers(TypedDict):
    campfires: int
    hand: int
    row: int
    most_open: int
    cost_bonus: int
    cost_move: int
    cost_activation: int
    cost_rescue: int


class Book(TypedDict):
    """All that the board knows of the game."""

    actions: list[str]
    sides: list[Side]
    kinds: Annotated[dict[str, Piece], one_each(KINDS)]
    colours: Annotated[dict[str, ColourEntry], one_each(COLOURS)]
    symbols: Annotated[dict[str, Piece], one_each(SYMBOLS)]
    skies: Annotated[dict[str, Piece], one_each(NIGHT_KINDS)]
    runes: dict[str, str]
    things: Annotated[dict[str, Piece], one_each(THINGS)]
    monsters: dict[str, MonsterEntry]
    nights: dict[str, NightEntry]
    bonuses: dict[str, BonusEntry]
    finals: dict[str, FinalEntry]
    numbers: Numbers
    phrases: dict[str, str]
