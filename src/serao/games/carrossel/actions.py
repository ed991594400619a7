"""The action table: 102 integers, for ever. New actions take new numbers at the end."""

from __future__ import annotations

from typing import Final, Literal, get_args

from serao.kernel.game import action_names

Animal = Literal["tiger", "swan", "horse", "fish", "dragon"]
ANIMALS: Final[tuple[Animal, ...]] = get_args(Animal)
TIGER: Final = 0
SWAN: Final = 1
HORSE: Final = 2
FISH: Final = 3
DRAGON: Final = 4
KINDS: Final = 5  # of animals

SLOT_NUMBERS: Final = 12  # in a sector, and of slot cards of a colour
BOOTH: Final = 3  # clients at a booth, and animals in a sequence
MOST_LINES: Final = 72  # straight triples on the larger side of the board

NO_ABILITY: Final = 0
ABILITY: Final = 1  # ABILITY + animal, never the dragon
SLOT: Final = 4  # SLOT + printed number
TILE: Final = 17  # TILE + animal
LEFT: Final = 22
RIGHT: Final = 23
CLIENT: Final = 24  # CLIENT + position at the booth
LINE: Final = 27  # LINE + index of a straight triple
RIDE: Final = 99  # RIDE + place on the line

ACTIONS: Final = action_names(
    [
        ("ability", ("none", *ANIMALS[:DRAGON])),
        ("slot", [str(number) for number in range(1, SLOT_NUMBERS + 1)]),
        ("tile", ANIMALS),
        ("ticket", ("left", "right")),
        ("client", [str(place) for place in range(BOOTH)]),
        ("line", [str(line) for line in range(MOST_LINES)]),
        ("ride", [str(place) for place in range(BOOTH)]),
    ]
)


def verb_of(action: int) -> str:
    return ACTIONS[action].partition(":")[0]
