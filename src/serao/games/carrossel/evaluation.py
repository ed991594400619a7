"""How good a table looks for a seat, quickly (section 10 of the rules)."""

from __future__ import annotations

from typing import Final

from serao.games.carrossel.actions import BOOTH, DRAGON, FISH, HORSE, SWAN, TIGER
from serao.games.carrossel.cards import ALL_SLOTS, NEUTRAL, SET
from serao.games.carrossel.plans import plain_slots
from serao.games.carrossel.scoring import clients_won, points
from serao.games.carrossel.state import Table
from serao.kernel.state import NOTHING

# VP that things are worth before they are VP.
WHOLE_LINE: Final = 0.8  # each VP of a sequence that waits for its phase
OPEN_LINE: Final = 0.25  # each VP of a sequence that lacks one tile
LATER: Final = 0.7  # share of a sequence that waits for the turn of the board
WANTED: Final = 0.08  # a free tile, for each client at any booth that could ride it
HORSE_READY: Final = 1.5
TIGER_READY: Final = 0.5
FISH_EACH: Final = 0.5  # for each own standee
SWAN_EACH: Final = 0.25  # for each discarded card
NEAR_SET: Final = 0.25  # share of an objective of which one client is missing
SLOT_EACH: Final = 0.1  # a slot card that could be played in the sector in front
MANY_SLOTS: Final = 6
SOON: Final = 3  # rounds before the end in which abilities begin to lose their worth


def worths(table: Table) -> list[float]:
    """Return for each seat its VP and what is likely to become VP."""
    totals = points(table)
    worth = [float(total) for total in totals]
    if not table.is_over:
        add_lines(table, worth)
        horizon = min(SOON, rounds_left(table)) / SOON
        wanted = demand(table)
        for other in range(table.seats):
            worth[other] += free_tiles(table, other, wanted)
            worth[other] += horizon * (abilities(table, other) + near_sets(table, other))
            worth[other] += SLOT_EACH * min(MANY_SLOTS, plain_slots(table, other).bit_count())
    return worth


def rounds_left(table: Table) -> int:
    """Return how many rounds tiles and clients can last."""
    tiles = 99
    for seat in range(table.seats):
        tiles = min(tiles, table.tiles_left(seat) // len(table.faced(seat)))
    return min(tiles, (table.deck_size() + BOOTH) // BOOTH)


# -- sequences in sight ---------------------------------------------------------------------------


def add_lines(table: Table, worth: list[float]) -> None:
    """Credit the owners in the best sequence of each booth, now and after the turn."""
    turned = (table.rot + table.direction) % table.board.turns
    for seat in range(table.seats):
        credit(table, seat, table.rot, 1.0, worth)
        credit(table, seat, turned, LATER, worth)


def credit(table: Table, seat: int, rot: int, share: float, worth: list[float]) -> None:
    best: list[float] = []
    most = 0.0
    for line in table.board.lines_at[rot * table.seats + seat]:
        lacking_spaces = table.board.spaces_in[line] & ~table.free
        if lacking_spaces & (lacking_spaces - 1):
            continue  # more than one space without a free animal
        gains = line_gains(table, seat, line)
        if gains:
            value = 2 * gains[seat] + 0.01  # a booth must score, even for others
            for gain in gains:
                value -= 0.3 * gain
            if not best or value > most:
                best, most = gains, value
    for owner, gain in enumerate(best):
        worth[owner] += share * gain


def line_gains(table: Table, seat: int, line: int) -> list[float]:
    """Return what each seat may expect of a line for the booth of ``seat``; [] if nothing.

    Two or three free animals of the line fit, and a missing one can still be placed. At most
    one space is without a free animal.
    """
    board = table.board
    spaces = (board.first[line], board.second[line], board.third[line])
    waiting = list(table.booths[seat])
    gains = [0.0] * table.seats
    dragons: list[int] = []
    gaps = 0
    for space in spaces:
        animal = table.animals[space]
        if animal == NOTHING:
            gaps += 1
        elif table.standees[space]:
            return []
        elif animal == DRAGON:
            dragons.append(space)
        else:
            client = take_client(table, waiting, animal)
            if client == NOTHING:
                return []
            if table.owners[space] != NEUTRAL:
                gains[table.owners[space]] += table.cards.worth[client]
    if table.cards.dragon in waiting and not dragons and gaps == 0:
        return []
    for space in dragons:
        client = waiting.pop()
        if table.owners[space] != NEUTRAL:
            gains[table.owners[space]] += table.cards.worth[client]
    weight = OPEN_LINE if gaps else WHOLE_LINE
    return [weight * gain for gain in gains]


def take_client(table: Table, waiting: list[int], animal: int) -> int:
    """Take a client of an animal out of ``waiting``; NOTHING if there is none."""
    for i, client in enumerate(waiting):
        if table.cards.animal[client] == animal:
            return waiting.pop(i)
    return NOTHING


# -- what a seat has ------------------------------------------------------------------------------


def demand(table: Table) -> list[int]:
    """Return how many clients at all booths could ride each animal."""
    wanted = [0] * (DRAGON + 1)
    for booth in table.booths:
        for client in booth:
            wanted[table.cards.animal[client]] += 1
    wanted[DRAGON] = BOOTH  # a dragon is of use at any booth
    return wanted


def free_tiles(table: Table, seat: int, wanted: list[int]) -> float:
    total = 0
    for space, owner in enumerate(table.owners):
        if owner == seat and table.standees[space] == 0:
            total += wanted[table.animals[space]]
    return WANTED * total


def abilities(table: Table, seat: int) -> float:
    """Return what the ready cards may still do; a second one of a kind does less."""
    worth = 0.0
    seen = [False] * (DRAGON + 1)
    for client in table.ready[seat]:
        animal = table.cards.animal[client]
        share = 0.4 if seen[animal] else 1.0
        seen[animal] = True
        if animal == HORSE:
            worth += share * HORSE_READY
        elif animal == TIGER:
            worth += share * TIGER_READY
        elif animal == FISH:
            worth += share * FISH_EACH * table.riders(seat)
        elif animal == SWAN:
            laid = (ALL_SLOTS & ~table.hands[seat]).bit_count() + len(table.used[seat])
            worth += share * SWAN_EACH * laid
    return worth


def near_sets(table: Table, seat: int) -> float:
    """Return a part of each card objective of which only one client is missing."""
    owned = clients_won(table, seat)
    total = 0.0
    for objective in table.objectives:
        if (
            table.cards.counts[objective] == SET
            and lacking(owned, table.cards.shown[objective]) == 1
        ):
            total += NEAR_SET * table.cards.prize[objective]
    return total


def lacking(owned: list[int], shown: list[int]) -> int:
    """Return how many clients the next set still lacks."""
    full = 99
    for animal, count in enumerate(owned):
        if shown[animal]:
            full = min(full, count // shown[animal])
    missing = 0
    for animal, count in enumerate(owned):
        missing += max(0, (full + 1) * shown[animal] - count)
    return missing
