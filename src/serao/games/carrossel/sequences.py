"""Sequences: which lines a booth can score, and who may get which card (CRS-6.2 to 6.5)."""

from __future__ import annotations

from itertools import permutations, product
from typing import Final

from serao.games.carrossel.actions import BOOTH, DRAGON, KINDS, LINE, RIDE
from serao.games.carrossel.state import Table
from serao.kernel.state import NOTHING

# Every way to seat three clients, in booth order, on the places of a line.
SEATINGS: Final = tuple(permutations(range(BOOTH)))
# An award says which owner gets which animal-and-VP: pairs, ascending.
Award = tuple[tuple[int, int], ...]


def fits(clients: tuple[int, ...], tiles: tuple[int, ...]) -> bool:
    """CRS-6.2, CRS-6.3 Whether three clients can ride three animals, each its own.

    Every tile that is no dragon needs a client of its own animal; the dragons then take
    whoever is left, the dragon client included.
    """
    left = list(clients)
    for animal in tiles:
        if animal != DRAGON:
            if animal not in left:
                return False
            left.remove(animal)
    return True


def trio(a: int, b: int, c: int) -> int:
    """Return the number of three animals in this order."""
    return (a * KINDS + b) * KINDS + c


def fitting_trios() -> list[list[bool]]:
    trios = list(product(range(KINDS), repeat=BOOTH))
    return [[fits(clients, tiles) for tiles in trios] for clients in trios]


FITS: Final = fitting_trios()  # trio of clients -> trio of tiles -> whether they fit


def lines(state: Table, seat: int) -> list[int]:
    """CRS-6.2, CRS-6.4 Return the valid sequences of ``seat`` as actions."""
    board, animals, standees = state.board, state.animals, state.standees
    first, second, third = board.first, board.second, board.third
    fitting = FITS[trio_at_booth(state, seat)]
    offer: list[int] = []
    for line in board.lines_at[state.rot * state.seats + seat]:
        one = first[line]
        a = animals[one]
        if a == NOTHING or standees[one]:
            continue
        two = second[line]
        b = animals[two]
        if b == NOTHING or standees[two]:
            continue
        three = third[line]
        c = animals[three]
        if c == NOTHING or standees[three]:
            continue
        if fitting[(a * KINDS + b) * KINDS + c]:
            offer.append(LINE + line)
    return offer


def trio_at_booth(state: Table, seat: int) -> int:
    booth, animal = state.booths[seat], state.cards.animal
    return trio(animal[booth[0]], animal[booth[1]], animal[booth[2]])


def spaces_of(state: Table, line: int) -> tuple[int, int, int]:
    board = state.board
    return (board.first[line], board.second[line], board.third[line])


def awards(state: Table, seat: int, line: int) -> list[Award]:
    """Return the award of each seating of SEATINGS, empty where a client cannot ride."""
    spaces = spaces_of(state, line)
    booth = state.booths[seat]
    found: list[Award] = []
    for seating in SEATINGS:
        pairs: list[tuple[int, int]] = []
        for card in range(BOOTH):
            space = spaces[seating[card]]
            if not state.matches(state.animals[space], booth[card]):
                break
            pairs.append((state.owners[space], state.cards.kind[booth[card]]))
        found.append(tuple(sorted(pairs)) if len(pairs) == BOOTH else ())
    return found


def rides(state: Table, seat: int, line: int, given: tuple[int, ...]) -> list[int]:
    """CRS-6.5 Return the places for the next client in booth order.

    ``given`` are the places of the clients before it. Places that leave the same awards
    within reach are one option, the lowest.
    """
    found = awards(state, seat, line)
    within_reach: list[list[Award]] = []
    offer: list[int] = []
    for place in range(BOOTH):
        reachable = reachable_awards(found, (*given, place))
        if reachable and reachable not in within_reach:
            within_reach.append(reachable)
            offer.append(RIDE + place)
    return offer


def reachable_awards(found: list[Award], given: tuple[int, ...]) -> list[Award]:
    """Return the different awards, ascending, of the seatings that begin with ``given``."""
    reachable: list[Award] = []
    for i, award in enumerate(found):
        if award and SEATINGS[i][: len(given)] == given and award not in reachable:
            reachable.append(award)
    reachable.sort()
    return reachable
