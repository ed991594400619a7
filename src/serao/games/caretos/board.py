"""One side of the board as the rules use it: spaces are numbered by their ids (CAR-R44)."""

from __future__ import annotations

from typing import Final, Literal, get_args

Kind = Literal["circle", "village", "chapel", "granary", "dolmen", "forest", "well", "waterfall"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
OFF: Final = -1  # the kind of a space that this side does not have
CAULDRON: Final = -2  # in place of a Monster's space; NOTHING: not on the table


class Board:
    """One side. Made once, shared by all its tables, never edited.

    Lists over spaces have an entry for every id of the action table; those that this side
    does not have are ``OFF`` and have no neighbours.
    """

    spaces: tuple[int, ...]  # those of this side, ascending
    by_index: tuple[int, ...]  # the same, in the order that CAR-1.5 reads
    kind: list[int]  # space -> index in KINDS
    x: list[int]
    y: list[int]
    ring: list[tuple[int, ...]]  # space -> neighbours clockwise (CAR-1.6)
    near: list[tuple[int, ...]]  # space -> neighbours ascending
    distance: list[tuple[int, ...]]  # space -> space -> steps along paths
    next_to_kind: list[tuple[bool, ...]]  # space -> kind -> whether a neighbour is of it
    starts: list[tuple[int, int]]  # symbol -> its two spaces, lower index first
    start_spaces: tuple[int, ...]  # all of them, ascending
    villager_places: tuple[int, ...]  # by index
    caretos: tuple[int, int]  # where Careto 0 and Careto 1 begin
    reach: list[list[tuple[int, ...]]]  # movement -> space -> one step or jump away, ascending
    returns: list[tuple[int, ...]]  # Monster -> spaces of its return kinds, ascending
