"""What speaks against an action that a seat cannot take now: the clause, and a message.

Everything here rests on the open table, on what is behind the seat's own screen, and on the
answers it has given itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from serao.games.carrossel.actions import (
    ABILITY,
    ACTIONS,
    CLIENT,
    DRAGON,
    KINDS,
    LINE,
    RIDE,
    SLOT,
    SLOT_NUMBERS,
    TILE,
)
from serao.games.carrossel.plans import (
    JUMP,
    SINGLE_TICKET,
    can_recover,
    can_sell_ticket,
    jump_slots,
    plain_slots,
    playable,
    ready_card,
)
from serao.games.carrossel.sequences import awards, reachable_awards, spaces_of
from serao.games.carrossel.state import PLAY, Table
from serao.kernel.game import Objection
from serao.kernel.state import NOTHING

# The parts of an answer in the order in which they are asked (CRS-4.2, CRS-6.4, CRS-6.5).
PLANNING: Final = ("ability", "slot", "tile", "ticket", "client")
SCORING: Final = ("line", "ride")
TICKETS: Final = ("ticket", "client")


def objection(table: Table, action: int, seat: int) -> Objection | None:
    """Return what speaks against ``action``; ``seat`` is asked, but not offered it."""
    verb = verb_of(action)
    found = out_of_order(table, verb, seat)
    if found is not None and found.message == "already" and ABILITY <= action < ABILITY + DRAGON:
        # A seat without abilities was never asked for one: that it has none says more.
        found = against_ability(table, action, seat) or found
    return AGAINST[verb](table, action, seat) if found is None else found


def verb_of(action: int) -> str:
    return ACTIONS[action].partition(":")[0]


def out_of_order(table: Table, verb: str, seat: int) -> Objection | None:
    """Return what speaks against answering with ``verb`` at this moment."""
    asked = verb_of(table.offer_to(seat)[0])
    order = PLANNING if table.at == PLAY else SCORING
    if verb not in order:
        return Objection("CRS-3.1", "phase-score" if table.at == PLAY else "phase-play")
    if verb == "ticket" and table.seats > 2:
        return Objection("CRS-9.6", "one-sector")
    if verb in TICKETS and table.answer_of(seat)[:1] != (SINGLE_TICKET,):
        return Objection("CRS-5.4", "ticket-only")
    if verb == asked:
        return None
    if verb == "ability" and not plain_slots(table, seat):
        return Objection("CRS-4.3", "must-jump")
    clause = "CRS-4.2" if table.at == PLAY else "CRS-6.5"
    if order.index(verb) < order.index(asked):
        return Objection(clause, "already", {"given": verb})
    return Objection(clause, "later", {"asked": asked})


# -- a plan (CRS-4, CRS-5, CRS-9) -----------------------------------------------------------------


def against_ability(table: Table, action: int, seat: int) -> Objection | None:
    animal = action - ABILITY
    if ready_card(table, seat, animal) == NOTHING:
        spent = any([table.cards.animal[client] == animal for client in table.used[seat]])
        return Objection("CRS-5.1", "spent") if spent else Objection("CRS-4.5", "no-card")
    clause, message, useful = USES[animal]
    return None if useful(table, seat) else Objection(clause, message)


def can_jump(table: Table, seat: int) -> bool:
    return jump_slots(table, seat) != 0


def carries_clients(table: Table, seat: int) -> bool:
    return table.riders(seat) > 0


# Animal -> when its ability is of use; without use it is not allowed (CRS-R13).
USES: Final[list[tuple[str, str, Callable[[Table, int], bool]]]] = [
    ("CRS-5.2", "no-jump", can_jump),
    ("CRS-5.3", "nothing-back", can_recover),
    ("CRS-5.4", "no-match", can_sell_ticket),
    ("CRS-5.5", "no-riders", carries_clients),
]


def against_slot(table: Table, action: int, seat: int) -> Objection | None:
    bit = 1 << (action - SLOT - 1)
    if not table.hands[seat] & bit:
        return Objection("CRS-4.7", "discarded")
    if not playable(table, seat) & bit:
        return Objection("CRS-4.4", "first-round", {"numbers": first_numbers(table)})
    if table.answer_of(seat)[0] != JUMP:
        return of_seats(table, ("CRS-4.3", "occupied"), ("CRS-9.4", "occupied-two"))
    if not any([table.filled[sector] & bit for sector in table.faced(seat)]):
        return Objection("CRS-5.2", "jump-free")
    return of_seats(table, ("CRS-5.2", "nothing-below"), ("CRS-9.5", "nothing-below-two"))


def first_numbers(table: Table) -> str:
    """CRS-4.4 Return the numbers of the first round, ``4, 5, 9, 10``."""
    mask = table.cards.first_round
    return ", ".join([str(n) for n in range(1, SLOT_NUMBERS + 1) if mask >> (n - 1) & 1])


def against_tile(table: Table, action: int, seat: int) -> Objection | None:
    left = table.racks[seat * KINDS + action - TILE]
    if left == 0:
        return Objection("CRS-4.3", "no-tile")
    if left == table.answer_of(seat)[2:].count(action):
        return Objection("CRS-9.4", "tile-used")
    return of_seats(table, ("CRS-5.4", "tile-must-match"), ("CRS-9.6", "right-must-match"))


def of_seats(table: Table, many: tuple[str, str], two: tuple[str, str]) -> Objection:
    """Return what the rules for so many players say."""
    clause, message = two if table.seats == 2 else many
    return Objection(clause, message)


def against_client(table: Table, action: int, seat: int) -> Objection | None:
    """CRS-5.4 The client does not match the tile, or an equal one stands before it."""
    kinds = [table.cards.kind[client] for client in table.booths[seat]]
    offered = [kinds[option - CLIENT] for option in table.offer_to(seat)]
    equal = kinds[action - CLIENT] in offered
    return Objection("CRS-5.4", "client-equal" if equal else "client-must-match")


# -- scoring (CRS-6) ------------------------------------------------------------------------------


def against_line(table: Table, action: int, seat: int) -> Objection | None:
    line = action - LINE
    if line >= len(table.board.first):
        return None  # of the other side of the board
    spaces = spaces_of(table, line)
    if line not in table.board.lines_at[table.rot * table.seats + seat]:
        return Objection("CRS-6.2", "line-elsewhere")
    if any([table.animals[space] == NOTHING for space in spaces]):
        return Objection("CRS-6.2", "line-empty")
    if any([table.standees[space] for space in spaces]):
        return Objection("CRS-1.5", "line-ridden")
    return Objection("CRS-6.2", "line-match")


def against_ride(table: Table, action: int, seat: int) -> Objection | None:
    answer = table.answer_of(seat)
    place, given = action - RIDE, tuple([ride - RIDE for ride in answer[1:]])
    if place in given:
        return Objection("CRS-6.5", "ride-taken")
    line = answer[0] - LINE
    client = table.booths[seat][len(given)]
    if not table.matches(table.animals[spaces_of(table, line)[place]], client):
        dragon = table.cards.animal[client] == DRAGON
        return Objection("CRS-6.2", "ride-dragon" if dragon else "ride-match")
    if not reachable_awards(awards(table, seat, line), (*given, place)):
        return Objection("CRS-6.5", "ride-others")
    return Objection("CRS-6.5", "ride-equal")


# By verb. A ticket that is asked for is offered for both sectors (CRS-9.6).
AGAINST: Final[dict[str, Callable[[Table, int, int], Objection | None]]] = {
    "ability": against_ability,
    "slot": against_slot,
    "tile": against_tile,
    "client": against_client,
    "line": against_line,
    "ride": against_ride,
}
