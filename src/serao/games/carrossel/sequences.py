"""Sequences: which lines a booth can score, and who may get which card (CRS-6.2 to 6.5)."""

from __future__ import annotations

from itertools import permutations, product
from typing import Final

from serao.games.carrossel.actions import BOOTH, DRAGON, KINDS, LINE, RIDE
from serao.games.carrossel.cards import NEUTRAL
from serao.games.carrossel.state import Table
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar

LINE_OTHER_SIDE: Final = Bar("CRS-2.1", "line-other-side")
LINE_ELSEWHERE: Final = Bar("CRS-6.2", "line-elsewhere")
LINE_EMPTY: Final = Bar("CRS-6.2", "line-empty")
LINE_RIDDEN: Final = Bar("CRS-1.5", "line-ridden")
LINE_MATCH: Final = Bar("CRS-6.2", "line-match")
RIDE_TAKEN: Final = Bar("CRS-6.5", "ride-taken")
RIDE_MATCH: Final = Bar("CRS-6.2", "ride-match")
RIDE_DRAGON: Final = Bar("CRS-6.2", "ride-dragon")
RIDE_OTHERS: Final = Bar("CRS-6.5", "ride-others")
RIDE_EQUAL: Final = Bar("CRS-6.5", "ride-equal")

# Every way to seat three clients, in booth order, on the places of a line.
SEATINGS: Final[list[tuple[int, ...]]] = list(permutations(range(BOOTH)))


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
    board, free = state.board, state.free
    fitting = FITS[trio_at_booth(state, seat)]
    offer: list[int] = []
    for line in lines_in_front(state, seat):
        if is_free(board.spaces_in[line], free) and fitting[trio_on(state, line)]:
            offer.append(LINE + line)
    return offer


def line_bar(state: Table, seat: int, line: int) -> Bar | None:
    """CRS-6.2 Return what keeps the booth of ``seat`` from a line."""
    if line >= len(state.board.first):
        return LINE_OTHER_SIDE
    if line not in lines_in_front(state, seat):
        return LINE_ELSEWHERE
    if not is_free(state.board.spaces_in[line], state.free):
        is_full = all([state.animals[space] != NOTHING for space in spaces_of(state, line)])
        return LINE_RIDDEN if is_full else LINE_EMPTY
    return None if FITS[trio_at_booth(state, seat)][trio_on(state, line)] else LINE_MATCH


def lines_in_front(state: Table, seat: int) -> list[int]:
    """CRS-6.2 Return the lines with a slot in front of ``seat``."""
    return state.board.lines_at[state.rot * state.seats + seat]


def is_free(spaces: int, free: int) -> bool:
    """CRS-1.5 Whether there is a free animal on each of ``spaces``, a mask as ``free`` is."""
    return spaces & free == spaces


def trio_on(state: Table, line: int) -> int:
    board, animals = state.board, state.animals
    return trio(animals[board.first[line]], animals[board.second[line]], animals[board.third[line]])


def nearly(state: Table, seat: int) -> list[tuple[int, int, list[int]]]:
    """Return what ``seat`` could complete with one tile: line, its empty space, the animals.

    The space is in a sector in front of the seat; the other two animals are free and fit its
    booth together with each of the animals.
    """
    fitting = FITS[trio_at_booth(state, seat)]
    in_front = state.faced(seat)
    found: list[tuple[int, int, list[int]]] = []
    for line in lines_in_front(state, seat):
        spaces = spaces_of(state, line)
        empty = [space for space in spaces if state.animals[space] == NOTHING]
        if len(empty) != 1 or state.board.sector_of[empty[0]] not in in_front:
            continue
        if any([state.standees[space] for space in spaces]):
            continue
        others = [state.animals[space] for space in spaces if space != empty[0]]
        animals = [a for a in range(KINDS) if fitting[trio(a, others[0], others[1])]]
        if animals:
            found.append((line, empty[0], animals))
    return found


def trio_at_booth(state: Table, seat: int) -> int:
    booth, animal = state.booths[seat], state.cards.animal
    return trio(animal[booth[0]], animal[booth[1]], animal[booth[2]])


def spaces_of(state: Table, line: int) -> tuple[int, int, int]:
    board = state.board
    return (board.first[line], board.second[line], board.third[line])


def rides(state: Table, seat: int, line: int, given: tuple[int, ...]) -> list[int]:
    """CRS-6.5 Return the places for the next client in booth order.

    ``given`` are the places of the clients before it.
    """
    if len(given) == BOOTH - 1:
        return LAST_RIDE[given[0] + given[1]]
    offer: list[int] = []
    for place, bar in enumerate(ride_bars(state, seat, line, given)):
        if bar is None:
            offer.append(RIDE + place)
    return offer


def ride_bars(state: Table, seat: int, line: int, given: tuple[int, ...]) -> list[Bar | None]:
    """CRS-6.5 Return what bars each place for the next client in booth order.

    Places that leave the same awards within reach are one option, the lowest.
    """
    found = awards(state, seat, line)
    within_reach: list[list[int]] = []
    bars: list[Bar | None] = []
    for place in range(BOOTH):
        reachable = reachable_awards(found, (*given, place))
        if not reachable:
            bars.append(seating_bar(state, seat, line, given, place))
        elif reachable in within_reach:
            bars.append(RIDE_EQUAL)
        else:
            within_reach.append(reachable)
            bars.append(None)
    return bars


def seating_bar(state: Table, seat: int, line: int, given: tuple[int, ...], place: int) -> Bar:
    """CRS-6.2, CRS-6.5 Return why no seating of the clients has the next one at ``place``."""
    if place in given:
        return RIDE_TAKEN
    client = state.booths[seat][len(given)]
    if state.matches(state.animals[spaces_of(state, line)[place]], client):
        return RIDE_OTHERS
    return RIDE_DRAGON if client == state.cards.dragon else RIDE_MATCH


# Sum of the two places taken -> the place that is left.
LAST_RIDE: Final = [[RIDE + BOOTH - taken] for taken in range(2 * BOOTH)]


def awards(state: Table, seat: int, line: int) -> list[int]:
    """Return the award of each seating of SEATINGS, NOTHING where a client cannot ride.

    An award says which owner gets which animal-and-VP. It is one number, made of three
    that stand for such a pair, in ascending order.
    """
    booth, cards = state.booths[seat], state.cards
    kinds = len(cards.clients)
    pairs: list[int] = []  # card * BOOTH + place -> owner and kind, or NOTHING
    for client in booth:
        for space in spaces_of(state, line):
            rides_it = state.matches(state.animals[space], client)
            pairs.append(state.owners[space] * kinds + cards.kind[client] if rides_it else NOTHING)
    found: list[int] = []
    for seating in SEATINGS:
        first = pairs[seating[0]]
        second = pairs[BOOTH + seating[1]]
        third = pairs[2 * BOOTH + seating[2]]
        if first == NOTHING or second == NOTHING or third == NOTHING:
            found.append(NOTHING)
        else:
            found.append(unordered(first, second, third, (NEUTRAL + 1) * kinds))
    return found


def unordered(a: int, b: int, c: int, base: int) -> int:
    """Return one number for three below ``base``, the same in whatever order they come."""
    if a > b:
        a, b = b, a
    if b > c:
        b, c = c, b
    if a > b:
        a, b = b, a
    return (a * base + b) * base + c


def reachable_awards(found: list[int], given: tuple[int, ...]) -> list[int]:
    """Return the different awards, ascending, of the seatings that begin with ``given``."""
    reachable: list[int] = []
    for i, award in enumerate(found):
        if award != NOTHING and begins(SEATINGS[i], given) and award not in reachable:
            reachable.append(award)
    if len(reachable) > 1:
        reachable.sort()
    return reachable


def begins(seating: tuple[int, ...], given: tuple[int, ...]) -> bool:
    for i, place in enumerate(given):
        if seating[i] != place:
            return False
    return True
