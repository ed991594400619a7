"""What views show of hidden cards, and the shapes of what they have beside the fields (section 12.5).

It stays plain Python: a compiled TypedDict does not tell its fields.
"""

# plain: TypedDicts keep their fields only where they are not compiled
from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, TypedDict

from serao.games.urto.kinds import DIE, FIELD, ITEM, MINUS_ONE, MONSTER
from serao.kernel.fields import Sight
from serao.kernel.kinds import Number, Seat
from serao.kernel.writers import nothing_known

if TYPE_CHECKING:
    from serao.games.urto.state import Table


Verdict = Literal["", "ahead", "enough", "even", "short"]


class Scene(TypedDict):
    """A fight, a mushroom attempt or an event roll, as everybody follows it."""

    kind: Literal["monster", "rival", "mushroom", "event"]
    seat: Seat  # who rolls, in PvP the attacker
    rival: Annotated[Seat, MINUS_ONE]  # in PvP the defender
    field: Annotated[str, FIELD]  # of the mushroom, else ""
    need: Number  # attack of the monster, what destroys the mushroom or keeps from harm, else 0


class Roll(TypedDict):
    """A die that lies on the table."""

    seat: Seat
    die: Annotated[str, DIE]
    result: str


class Fight(TypedDict):
    """The monster of the running fight."""

    foe: Annotated[str, MONSTER]
    life: Number


class Fighter(TypedDict):
    """What a fighter has prepared and rolled."""

    seat: Seat
    weapon: Annotated[str, ITEM]  # "" for bare hands
    bonus: Number
    die: Number
    free_rerolls: Number


class FighterSeen(Fighter):
    """A fighter with the parts that a combat roll is added up from (URT-6.1)."""

    weapon_bonus: Number
    gear_bonus: Number
    sides: Number
    total: Number
    margin: Number  # above what is to be reached, below 0 short of it
    verdict: Verdict  # on the total as it is, "" before there are two to compare


class Odds(TypedDict):
    """What an answer of mine in a fight leads to: the next roll counted out, or the damage that is sure.

    A rival counts with what he has prepared so far; what nobody but him knows is left out.
    """

    action: str  # the name of the answer
    mana: Number  # the reinforcement that is counted in
    weapon: Annotated[str, ITEM]  # with which the roll is made, "" for bare hands
    rolls: Number  # equally likely ones; 1 where nothing is left to chance
    ahead: Number  # those of them that strike, or clear the way
    behind: Number  # those of them that hurt me
    deals: Number  # the most damage that I deal
    takes: Number  # the most damage that I take


class HonourSeen(TypedDict):
    """What a hero's honour is made of, as far as the viewer knows (URT-12.5)."""

    bar: Number
    trophies: Number
    artifacts: Number  # of mine all, of others' those that are open
    total: Number


class Fails(TypedDict):
    """Fails on the divine dice (URT-13)."""

    tellur: Number
    pheme: Number


class Costs(TypedDict):
    """What magic costs a hero in mana, as far as the viewer knows his cards (URT-9)."""

    hide: Number
    d8: Number


class FaceDown(TypedDict):
    """Cards that are not seen: how many, and those that have been shown."""

    size: int
    known: list[str]


def revealed(table: Table, owner: int, _viewer: int) -> tuple[int, ...]:
    """URT-8.4 Return what everybody has seen of the hand of ``owner``."""
    return table.shown[owner]


HAND: Final = Sight("owner", revealed, FaceDown)
OFFERED: Final = Sight("owner", nothing_known, FaceDown)
PILE: Final = Sight("nobody", nothing_known, FaceDown)
