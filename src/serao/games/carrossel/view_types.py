"""What views show of hidden things, and the shapes of what they have beside the fields (section 12)."""

# plain: TypedDicts keep their fields only where they are not compiled
from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypedDict

from serao.games.carrossel.actions import Animal
from serao.games.carrossel.kinds import NamedAnimal, SlotCard
from serao.kernel.fields import Sight
from serao.kernel.kinds import Number
from serao.kernel.writers import nothing_known

if TYPE_CHECKING:
    from serao.games.carrossel.state import Table


SideName = Literal["three", "four"]
Turning = Literal["clockwise", "counter-clockwise", "half-turn"]


class Tile(TypedDict):
    """A tile on the board: whose it is, what it shows, how many clients ride it."""

    owner: int | Literal["neutral"]
    animal: Animal
    standees: int


class HiddenNumbers(TypedDict):
    """Slot cards behind another's screen: listed under the memory aid, else only counted."""

    size: Number
    known: list[SlotCard]


class HiddenAnimals(TypedDict):
    """Tiles behind another's screen."""

    size: Number
    known: list[NamedAnimal]


class HiddenClients(TypedDict):
    """Client cards that lie face down: another's ready ones, or the deck."""

    size: int
    known: list[str]


class Nearly(TypedDict):
    """A line that one tile of mine would complete: the animals that do on its empty slot."""

    line: int
    slot: str
    animals: list[Animal]


class Plan(TypedDict):
    """What the viewer has secretly answered so far, and where it leads."""

    given: list[str]  # names of the actions, forced ones included
    slots: list[str]  # where the tiles of the chosen slot card go, left first
    landings: dict[str, list[str]]  # slot card that is offered -> the same for it
    nearly: list[Nearly]  # in Phase 1


def listed(table: Table, owner: int, _viewer: int) -> tuple[int, ...]:
    """Return the won clients of another: what everybody could work out is listed under the memory aid."""
    return table.ready[owner] if table.settings["memory_aid"] else ()


READY: Final = Sight("owner", listed, HiddenClients)
DECK: Final = Sight("nobody", nothing_known, HiddenClients)

HandSeen = list[SlotCard] | HiddenNumbers
RackSeen = list[NamedAnimal] | HiddenAnimals
