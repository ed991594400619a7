"""Second thoughts: how often a seat may take something back before it has to go on.

What everybody has stored is read again by whoever loads the table, so it cannot grow for ever.
Each seat is counted by itself: what one takes back of a secret answer says nothing to the others.
"""

# compiled: it runs at every action
from __future__ import annotations

from collections.abc import Iterable
from typing import Final

IN_A_ROW: Final = 10  # without one more action that stands
IN_ALL: Final = 200  # of one seat at one table
MOST_ENTRIES: Final = 20_000  # of all at one table; the longest games have some thousands

# Why nothing more can be taken back: cases of the refusal table/cannot-take-back.
ENOUGH_IN_A_ROW: Final = "in-a-row"
ENOUGH_IN_ALL: Final = "in-all"


class SecondThoughts:
    """Counts what seats have taken back, alone or by consent."""

    def __init__(self, seats: int) -> None:
        self.standing = [0] * seats  # actions of the seat that were not taken back
        self.furthest = [0] * seats  # as many as there ever were of them
        self.in_a_row = [0] * seats
        self.in_all = [0] * seats

    def acted(self, seat: int) -> None:
        self.standing[seat] += 1
        if self.standing[seat] > self.furthest[seat]:
            self.furthest[seat] = self.standing[seat]
            self.in_a_row[seat] = 0

    def took_back(self, seat: int, standing: Iterable[int]) -> None:
        """Count once more for ``seat``; ``standing`` are the seats of the actions that are left."""
        self.in_a_row[seat] += 1
        self.in_all[seat] += 1
        self.standing = [0] * len(self.standing)
        for other in standing:
            self.standing[other] += 1

    def why_enough(self, seat: int) -> str:
        """Return why the seat takes nothing more back; nothing where it may."""
        if self.in_all[seat] >= IN_ALL:
            return ENOUGH_IN_ALL
        return ENOUGH_IN_A_ROW if self.in_a_row[seat] >= IN_A_ROW else ""
