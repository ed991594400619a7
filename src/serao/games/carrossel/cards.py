"""Cards, tiles and the round board as the rules use them: numbers and tables of numbers."""

from __future__ import annotations

from typing import Final, Literal, get_args

from serao.games.carrossel.actions import SLOT_NUMBERS

# What an objective counts (CRS-8.3, CRS-8.4), by the names the content files use.
ObjectiveKind = Literal["set", "line", "diagonal", "ell"]
OBJECTIVE_KINDS: Final[tuple[ObjectiveKind, ...]] = get_args(ObjectiveKind)
SET: Final = 0


Turning = Literal["clockwise", "counter-clockwise"]
TURNINGS: Final[tuple[Turning, ...]] = get_args(Turning)
CLOCKWISE: Final = 1
COUNTER_CLOCKWISE: Final = -1

NEUTRAL: Final = 4  # the owner of a tile of the colour that nobody plays (CRS-10.2)
ALL_SLOTS: Final = (1 << SLOT_NUMBERS) - 1  # sets of slot numbers are masks, bit 0 is number 1


class Board:
    """One side of the round board for one number of seats. Made once, never edited.

    A space is an index into ``spaces``, a line an index into the straight triples. Where a
    table goes by ``rot * seats + seat``, it answers for a seat when the board has turned so
    far (CRS-1.2, CRS-9.2).
    """

    side: str
    sectors: tuple[str, ...]  # letters, clockwise
    spaces: tuple[str, ...]  # ids
    sector_of: list[int]  # space -> sector, NOTHING for an un-numbered slot
    number_of: list[int]  # space -> printed number, 0 for an un-numbered slot
    spots: list[tuple[int, int]]  # space -> x and y on the canvas
    space_at: list[list[int]]  # sector -> number -> space (number 0 is no slot)
    neutral: list[int]  # the un-numbered slots
    first: list[int]  # line -> its three spaces
    second: list[int]
    third: list[int]
    spaces_in: list[int]  # line -> its three spaces, as a mask
    shapes: list[list[int]]  # kind of objective -> sets of three spaces, as bit masks
    turns: int  # turns until every seat faces its first sectors again
    faced: list[list[int]]  # rot * seats + seat -> sectors in front, left first
    lines_at: list[list[int]]  # rot * seats + seat -> lines with a slot in those sectors

    def ids(self, line: int) -> tuple[str, str, str]:
        """Return the slots of a line by name."""
        a, b, c = self.first[line], self.second[line], self.third[line]
        return (self.spaces[a], self.spaces[b], self.spaces[c])


class Cards:
    """The content of one edition. Made once, shared by all its tables, never edited."""

    tiles: list[int]  # animal -> tiles of each colour
    first_round: int  # slot numbers of CRS-4.4, as a bit mask (bit 0 is number 1)
    colours: tuple[str, ...]

    clients: tuple[str, ...]  # ids, in the order of the file
    animal: list[int]  # client -> animal
    worth: list[int]  # client -> VP
    kind: list[int]  # client -> number of its animal-and-VP
    marked: list[bool]  # client -> whether it leaves the game of two
    dragon: int  # the dragon client

    objectives: tuple[str, ...]  # ids
    counts: list[int]  # objective -> index in OBJECTIVE_KINDS
    shown: list[list[int]]  # objective -> animal -> how many are shown
    prize: list[int]  # objective -> VP for each set

    queue_size: int  # with two players
    in_play: int  # objectives
    jitter: int  # how far the dragon client may lie from the middle
    boards: list[Board]  # for two, three and four seats

    def board(self, seats: int) -> Board:
        """Return the side of the round board that is played on by so many."""
        return self.boards[seats - 2]
