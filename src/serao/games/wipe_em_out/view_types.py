"""What views show of hidden cards, and the shapes of what they have beside the fields (section 8.5)."""

# plain: TypedDicts keep their fields only where they are not compiled
from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, TypedDict

from serao.games.wipe_em_out.kinds import ITEM, SLOT
from serao.kernel.fields import Sight
from serao.kernel.kinds import Number, Seat
from serao.kernel.writers import nothing_known

if TYPE_CHECKING:
    from serao.games.wipe_em_out.state import Table


class Place(TypedDict):
    """The artifact that a seat has played, and what lies on it."""

    artifact: Annotated[str, ITEM]
    slot: Annotated[str, SLOT]
    base: Number
    bonus: Number
    spells: list[Annotated[str, ITEM]]
    power: Number


class Laid(TypedDict):
    """A spell on an artifact, and the power before and after it."""

    spell: Annotated[str, ITEM]
    before: Number
    after: Number


class FaceDown(TypedDict):
    """Cards that the viewer does not see, but for those that are certain."""

    size: int
    known: list[str]


class Group(TypedDict):
    """What a seat has of one kind that scores together; zombies of any number are a horde."""

    kind: str
    count: Number  # of cards; of zombies in a horde
    points: Number


class Horde(TypedDict):
    """The zombies of a seat, and what they are worth as things stand (WEO-8.8)."""

    seat: Seat
    count: Number
    points: Number


def certain(table: Table, owner: int, viewer: int) -> tuple[int, ...]:
    """WEO-9 Return what a viewer is certain of in the hand of ``owner``."""
    return table.known_to(owner, viewer)


HAND: Final = Sight("owner", certain, FaceDown)
PILE: Final = Sight("nobody", nothing_known, FaceDown)
