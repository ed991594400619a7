"""What a view holds.

Not compiled: a compiled class forgets what its annotations say, and the types of the client are
made from them.
"""

# plain: TypedDicts keep their fields only where they are not compiled
from __future__ import annotations

from typing import Literal, TypedDict

Colour = Literal["red", "blue", "white", "green", "yellow"]


class Zone(TypedDict):
    """Cards of which everybody knows how many, and not everybody which."""

    size: int
    known: list[str]


class Turn(TypedDict):
    """What has happened in this turn; empty between turns."""

    card: str  # Night Card, or ""
    match: bool
    rune_used: bool
    spent: bool
    extra_used: bool
    activated: list[str]
    bought: list[str]
    acting: str  # space of the group acting as a Careto, or ""


class Decision(TypedDict, total=False):
    """The open choice and what belongs to it; empty once the game is over."""

    name: str
    seat: int
    seats: list[int]  # of the choice that all make at the same time
    monster: str
    met: str
    careto: int
    moves: int
    must: bool
    space: str
    here: str
    ahead: str
    villagers: list[Colour]
    walks: int
    colour: Colour
    who: str
    symbol: str


class Flight(TypedDict):
    """Villagers that were scared from their place and have not run yet."""

    space: str
    villagers: list[Colour]
    ways: dict[str, list[str]]  # where the first may run -> where each of them runs then


class OpenTable(TypedDict):
    """What lies before everybody's eyes."""

    at: Literal["setup", "finals", "turn", "end", "play"]
    active: int
    starter: int
    teams: list[list[str]]
    monsters: dict[str, str]
    caretos: list[str]
    villagers: dict[str, list[Colour]]
    unlit: list[str]
    campfires: list[int]
    supply: int
    captured: list[list[Colour]]
    box_villagers: list[Colour]
    piles: list[list[str]]
    box_nights: list[str]
    row: list[str]
    open: list[list[str]]
    fulfilled: list[list[str]]
    last_turns: int
    turn: Turn


class View(OpenTable):
    """What one seat, or a spectator, may know."""

    hands: list[Zone]
    finals: list[Zone]
    final_offers: list[Zone]
    returned: list[Zone]
    deck: Zone
    bonus_deck: Zone
    points: list[int]
    final_points: list[int | None]  # what a Final Bonus Card that is known would pay now
    villagers_left: int
    turns_left: int
    matching: list[str]  # own Night Cards whose Rune is that of the own pile's top card
    fulfils: dict[str, list[str]]  # space -> open Bonus Cards that scaring its group now fulfils
    flight: Flight | None
    catchers: dict[str, int | Literal["caretos"]]  # space -> the seat that catches who runs there
    chosen: list[str]
    decision: Decision
