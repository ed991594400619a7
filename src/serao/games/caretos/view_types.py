"""What views show of hidden cards, and the shapes of what they have beside the fields (section 12.4).

Not compiled: a compiled class forgets what its annotations say, and the types of the client are
made from them.
"""

# plain: TypedDicts keep their fields only where they are not compiled
from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, TypedDict

from serao.games.caretos.actions import ColourName
from serao.games.caretos.kinds import (
    CARETO_KIND,
    COLOUR_KIND,
    MONSTER_KIND,
    MOVED_KIND,
    SPACE_KIND,
    SYMBOL_KIND,
)
from serao.kernel.fields import IN_ORDER, Sight
from serao.kernel.kinds import Number, Seat
from serao.kernel.state import NOTHING
from serao.kernel.writers import nothing_known

if TYPE_CHECKING:
    from serao.games.caretos.state import Table

Colour = Annotated[ColourName, COLOUR_KIND]
Monster = Annotated[str, MONSTER_KIND]
Space = Annotated[str, SPACE_KIND]
Catcher = int | Literal["caretos"]  # the seat of a Monster, or a Careto


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
    activated: Annotated[list[str], IN_ORDER]
    bought: list[str]
    acting: str  # space of the group acting as a Careto, or ""


class Decision(TypedDict, total=False):
    """The open choice and what belongs to it; empty once the game is over."""

    name: str
    seat: Seat
    seats: list[Seat]  # of the choice that all make at the same time
    monster: Monster
    met: Monster
    careto: Annotated[int, CARETO_KIND]
    moves: Number
    must: bool
    space: Space
    here: Space
    ahead: Space
    villagers: list[Colour]
    walks: Number
    colour: Colour
    who: Annotated[str, MOVED_KIND]
    symbol: Annotated[str, SYMBOL_KIND]


class Flight(TypedDict):
    """Villagers that were scared from their place and have not run yet."""

    space: Space
    villagers: list[Colour]
    ways: dict[str, list[str]]  # where the first may run -> where each of them runs then


def final_shown(table: Table, owner: int, _viewer: int) -> tuple[int, ...]:
    """CAR-13.7 Return the Final Bonus Card of ``owner`` once the game is over."""
    final = table.finals[owner]
    return (final,) if table.is_over and final != NOTHING else ()


OWN: Final = Sight("owner", form=Zone, is_even=True)
AT_THE_END: Final = Sight("owner", final_shown, Zone, is_even=True)
PILE: Final = Sight("nobody", nothing_known, Zone)
