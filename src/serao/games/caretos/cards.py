"""The cards, Monsters and numbers as the rules use them."""

from __future__ import annotations

from typing import Final, Literal, get_args

from serao.games.caretos.board import Board

Sky = Literal["comet", "storm", "moon"]
NIGHT_KINDS: Final[tuple[Sky, ...]] = get_args(Sky)

# Parts of abilities (CAR-12), by the names the content files use.
Op = Literal[
    "move",
    "careto",
    "swap",
    "relocate",
    "other_monster",
    "remote_scare",
    "walk",
    "place",
    "group_careto",
]
OPS: Final[tuple[Op, ...]] = get_args(Op)
MOVE: Final = 0
CARETO_MOVE: Final = 1
REMOTE_SCARE: Final = 5

GATHER: Final = 0  # among the symbols of a Night Card; a number above is a Careto's moves

# Goals of Bonus Cards (CAR-11.6).
Goal = Literal["colour", "at_kind", "adjacent_kind", "adjacent_careto", "adjacent_monster"]
GOALS: Final[tuple[Goal, ...]] = get_args(Goal)
COLOUR_PAIR: Final = 0
AT_KIND: Final = 1
NEXT_TO_KIND: Final = 2
NEXT_TO_CARETO: Final = 3
NEXT_TO_MONSTER: Final = 4

# Goals of Final Bonus Cards (CAR-13.4).
FinalGoal = Literal["set_all_colours", "set_same_colour", "each_of_colour"]
FINAL_GOALS: Final[tuple[FinalGoal, ...]] = get_args(FinalGoal)
ALL_COLOURS: Final = 0
SAME_COLOUR: Final = 1
EACH_OF_COLOUR: Final = 2

PLAIN: Final = 0  # the movement of a step along a path, without jumps or passing


class Part:
    """One part of an ability: what to do, how far, and with which movement.

    ``then`` is the number of Villagers of a walk, and the moves of the other Careto where
    one follows (CAR-12.24).
    """

    def __init__(self, op: int, n: int, movement: int, then: int) -> None:
        self.op = op
        self.n = n
        self.movement = movement
        self.then = then


class Cards:
    """The content of one edition. Made once, shared by all its tables, never edited."""

    # Night Cards
    night: list[int]  # index in NIGHT_KINDS
    rune: list[int]  # index in ``runes``, or NOTHING
    symbols: list[tuple[int, ...]]  # GATHER or the moves of a Careto, top to bottom
    mark: list[int]  # least number of seats that uses the card
    runes: tuple[str, ...]

    # Bonus Cards
    goal: list[int]  # index in GOALS
    goal_of: list[int]  # the colour or kind of the goal
    bonus_points: list[int]

    # Final Bonus Cards
    final_goal: list[int]  # index in FINAL_GOALS
    final_colour: list[int]
    final_per: list[int]
    final_points: list[int]

    # Monsters
    abilities: list[tuple[Part, ...]]  # Monster * 3 + night
    own_movement: list[int]  # Monster * 3 + night -> movement of an extra move (CAR-10.4)
    ghost: list[bool]  # movement -> passes through pieces (CAR-12.13)
    sends: list[bool]  # movement -> may send those it passes to the Cauldron (CAR-12.14)
    after_scare: list[int]  # movement -> moves left after the first scare (CAR-12.23)

    # numbers, some by seats
    boards: list[Board]
    villagers_per_colour: list[int]
    villagers_per_place: list[int]
    campfires: int
    hand_size: int
    row_size: int
    most_open: int
    cost_bonus: int
    cost_move: int
    cost_activation: int
    cost_rescue: int

    def nights_for(self, seats: int) -> list[int]:
        """CAR-2.8 Return the Night Cards that this number of seats uses."""
        return [card for card, mark in enumerate(self.mark) if mark <= seats]

    def turns_each(self, seats: int) -> int:
        """CAR-3.6, 13.3 Return how many turns a seat has at most: a card each, the last ones not made good."""
        return -(-len(self.nights_for(seats)) // seats) - self.hand_size + 1
