"""Villagers of one place as one int: four bits for each colour, and above them their number.

Villagers of one colour are interchangeable (CAR-1.9), so a crowd is five small counts. One int
adds, compares and copies faster than five.
"""

from __future__ import annotations

from typing import Final

COLOURS: Final = 5
BITS: Final = 4  # for each colour
MOST: Final = 15  # of one colour
SIZE: Final = 20  # crowd >> SIZE is the number of Villagers
ONE: Final = tuple([(1 << SIZE) + (1 << 4 * colour) for colour in range(COLOURS)])
GROUP: Final = 2 << SIZE  # crowd >= GROUP: two Villagers or more (CAR-1.3)


def count_of(crowd: int, colour: int) -> int:
    return crowd >> 4 * colour & 15


def colours_in(crowd: int) -> list[int]:
    """Return the colours that occur, ascending."""
    return [colour for colour in range(COLOURS) if crowd >> 4 * colour & 15]


def colour_of(crowd: int) -> int:
    """Return the lowest colour that occurs: the colour of a lone Villager."""
    colour = 0
    while not crowd >> 4 * colour & 15:
        colour += 1
    return colour


def listed(crowd: int) -> list[int]:
    """Return the colour of each Villager, ascending."""
    found: list[int] = []
    for colour in range(COLOURS):
        found += [colour] * (crowd & MOST)
        crowd >>= BITS
    return found


def crowd_of(colours: list[int]) -> int:
    crowd = 0
    for colour in colours:
        crowd += ONE[colour]
    return crowd
