"""The shape of a view, for type checkers and for the client's generated types.

It stays plain Python: a compiled TypedDict does not tell its fields.
"""

# plain: TypedDicts keep their fields only where they are not compiled
from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Point = Literal["start", "side", "starting-artifacts", "turn", "divine"]
HeroState = Literal["cave", "arrived", "dead"]
Side = Literal["", "hammer", "trumpets"]


class Scene(TypedDict):
    """A fight, a mushroom attempt or an event roll, as everybody follows it."""

    kind: Literal["monster", "rival", "mushroom", "event"]
    seat: int  # who rolls, in PvP the attacker
    rival: int  # in PvP the defender, else -1
    field: str  # of the mushroom, else ""
    need: int  # attack of the monster, what destroys the mushroom or keeps from harm, else 0


class Turn(TypedDict):
    """The marks of the running turn."""

    pvp_used: bool
    sprinted: bool
    monster_met: bool
    free_sprint: bool
    shortcuts: list[str]
    came_from: str


class Roll(TypedDict):
    """A die that lies on the table."""

    seat: int
    die: str
    result: str


class Fight(TypedDict):
    """The monster of the running fight."""

    foe: str
    life: int


class Fighter(TypedDict):
    """What a fighter has prepared and rolled."""

    seat: int
    weapon: str
    bonus: int
    die: int
    free_rerolls: int


class FighterSeen(Fighter):
    """A fighter with the parts that a combat roll is added up from (URT-6.1)."""

    weapon_bonus: int
    gear_bonus: int
    sides: int
    total: int


class OpenTable(TypedDict):
    """What everybody sees."""

    at: Point
    start: int
    active: int
    round: int
    side: Side
    tokens: dict[str, str]
    mushrooms: dict[str, int]
    traps: dict[str, int]
    niches: list[str]
    gone: list[str]
    alpha_cards: int
    bag: list[str]
    monster_discard: list[str]
    event_discard: list[str]
    artifact_discard: list[str]
    deck_rest: Literal["box"]
    turn: Turn
    event: str
    rolls: list[Roll]
    fight: NotRequired[Fight]


class FaceDown(TypedDict):
    """Cards that are not seen: how many, and those that have been shown."""

    size: int
    known: list[str]


class Fails(TypedDict):
    """Fails on the divine dice (URT-13)."""

    tellur: int
    pheme: int


class Hero(TypedDict):
    """What everybody sees of a hero."""

    hero: str
    state: HeroState
    field: str
    health: int
    mana: int
    honour: int
    trophies: list[str]
    revealed: list[str]
    attack: int
    defense: int
    d8: bool
    rested: bool
    skip: bool
    hexed: bool
    kills: int
    fails: Fails
    last_token: str
    achievements: list[str]
    first_artifacts: NotRequired[list[str]]  # to his owner, and in positions


class HeroSeen(Hero):
    """A hero with his maxima; the artifacts in full to their owner only."""

    max_health: int
    max_mana: int
    artifacts: list[str] | FaceDown


class View(OpenTable):
    """The table as one seat may know it."""

    heroes: list[HeroSeen]
    monster_deck: FaceDown
    event_deck: FaceDown
    artifact_deck: FaceDown
    offers: list[list[str] | FaceDown]
    chosen: list[str]
    collapse: int  # the last round, 0 where the cave never collapses
    choice: str
    heading: str
    drawn: list[str]
    combat: list[FighterSeen]
    scene: Scene | None
