"""What views show of hidden cards, and the shapes of what they have beside the fields (section 10)."""

# plain: TypedDicts keep their fields only where they are not compiled
from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, TypedDict, get_args

from serao.games.monster_my_neighbour.actions import HUNTER
from serao.games.monster_my_neighbour.kinds import (
    A_TURN_EACH,
    CARD,
    GENERAL,
    SEEN,
    Hunts,
    Vills,
    word,
)
from serao.games.monster_my_neighbour.memory import FACTS, Fact, noted_card
from serao.games.monster_my_neighbour.summary import RESULTS, Result
from serao.kernel.fields import IN_ORDER, PER_SEAT, Sight
from serao.kernel.kinds import Number, Seat
from serao.kernel.state import NOBODY

if TYPE_CHECKING:
    from serao.games.monster_my_neighbour.state import Table

Chosen = Literal[
    "play", "target", "deal-number", "give-deal", "give-gossip", "give-steal", "give-dog", "none"
]


Role = Literal["monster", "catcher", "betrayer", "friend", "neighbour"]


class Hidden(TypedDict):
    """A hand or a deck of which only the size shows, and the cards that are surely in it."""

    size: int
    known: list[str]


class FaceDown(TypedDict):
    """A card face down on a pile: "unknown" or its name, and who laid it there."""

    down: Annotated[str, SEEN]
    by: Seat


SeenPile = Annotated[list[Annotated[str, CARD] | FaceDown], IN_ORDER, A_TURN_EACH]


class Noted(TypedDict):
    """What has come out about the hand of a seat at an earlier moment."""

    seat: Seat
    fact: Annotated[Fact, word(*FACTS)]
    hunts: Hunts
    vills: Vills
    lost: list[Annotated[str, CARD]]
    gained: list[Annotated[str, CARD]]


class Outcome(TypedDict):
    """How a round ended."""

    round: Number
    result: Annotated[Result, word(*RESULTS)]
    monster: Annotated[str, CARD]
    holder: Seat
    catcher: Seat
    gains: Annotated[list[Number], PER_SEAT]


class Ending(TypedDict, total=False):
    """How the last round ended, with all cards turned up; empty before the first end."""

    round: Number
    result: Annotated[Result, word(*RESULTS)]
    monster: Annotated[str, CARD]
    holder: Seat
    catcher: Seat
    gains: Annotated[list[Number], PER_SEAT]
    hands: Annotated[list[list[Annotated[str, GENERAL]]], PER_SEAT]
    piles: Annotated[
        list[Annotated[list[Annotated[str, GENERAL]], IN_ORDER, A_TURN_EACH]], PER_SEAT
    ]


class Asked(TypedDict):
    """What is being chosen, and by whom."""

    kind: Annotated[Chosen, word(*get_args(Chosen))]
    seats: list[Seat]


def certain(table: Table, owner: int, viewer: int) -> list[int]:
    """Return the cards that are surely in the hand of ``owner``, as a viewer knows."""
    known = () if viewer == NOBODY else table.known[viewer * table.seats + owner]
    return [noted_card(note) for note in known] if known else []


def buried_hunters(table: Table, _owner: int, _viewer: int) -> list[int]:
    """Return what everybody knows to lie in the general deck."""
    return [HUNTER] * len(table.buried)


def nothing_known(_table: Table, _owner: int, _viewer: int) -> tuple[int, ...]:
    return ()


HAND: Final = Sight("owner", certain, Hidden)
GENERAL_DECK: Final = Sight("nobody", buried_hunters, Hidden)
MONSTER_DECK: Final = Sight("nobody", nothing_known, Hidden)
