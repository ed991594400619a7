"""What a client draws with; the client's types are written from it."""

# plain: TypedDicts keep their fields only where they are not compiled
from __future__ import annotations

from typing import Literal, TypedDict

from serao.games.caretos.view_types import Colour

Sky = Literal["comet", "storm", "moon"]
Symbol = Literal["sun", "horn", "hand", "eye"]
Kind = Literal["circle", "village", "chapel", "granary", "dolmen", "forest", "well", "waterfall"]
Reconstructed = dict[str, str]  # field -> the ruling that argues for it, or ""


class Piece(TypedDict):
    """Something with a name and a sentence."""

    name: str
    about: str


class ColourEntry(Piece):
    """A colour of Villagers."""

    many: str  # how several of them are called


class Colours(TypedDict):
    """In the order of the rules."""

    red: ColourEntry
    blue: ColourEntry
    white: ColourEntry
    green: ColourEntry
    yellow: ColourEntry


class Kinds(TypedDict):
    """The kinds of places."""

    circle: Piece
    village: Piece
    chapel: Piece
    granary: Piece
    dolmen: Piece
    forest: Piece
    well: Piece
    waterfall: Piece


class Symbols(TypedDict):
    """The signs on start places."""

    sun: Piece
    horn: Piece
    hand: Piece
    eye: Piece


class Skies(TypedDict):
    """What a night can bring."""

    comet: Piece
    storm: Piece
    moon: Piece


class Things(TypedDict):
    """What there is one kind of."""

    careto: Piece
    campfire: Piece
    cauldron: Piece


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


class Abilities(TypedDict):
    """By the night."""

    comet: Ability
    storm: Ability
    moon: Ability


class MonsterEntry(Piece):
    """A Monster Card."""

    short: str
    abilities: Abilities
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
    colour: Colour | None
    kind: Kind | None
    points: int
    reconstructed: Reconstructed


class FinalEntry(Piece):
    """A Final Bonus Card."""

    goal: Literal["set-all-colours", "set-same-colour", "each-of-colour"]
    colour: Colour | None
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
    kinds: Kinds
    colours: Colours
    symbols: Symbols
    skies: Skies
    runes: dict[str, str]
    things: Things
    monsters: dict[str, MonsterEntry]
    nights: dict[str, NightEntry]
    bonuses: dict[str, BonusEntry]
    finals: dict[str, FinalEntry]
    numbers: Numbers
    phrases: dict[str, str]
