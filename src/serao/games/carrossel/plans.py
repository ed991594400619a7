"""What a seat may plan in Phase 1 (CRS-4, CRS-5, CRS-9.4 to 9.6)."""

from __future__ import annotations

from typing import Final

from serao.games.carrossel.actions import (
    ABILITY,
    BOOTH,
    CLIENT,
    FISH,
    HORSE,
    KINDS,
    LEFT,
    NO_ABILITY,
    RIGHT,
    SLOT,
    SLOT_NUMBERS,
    SWAN,
    TIGER,
    TILE,
)
from serao.games.carrossel.state import ALL_SLOTS, Table
from serao.kernel.state import NOTHING

COMPLETE: Final[list[int]] = []
# Set of slot numbers -> the actions that play them. Shared, never edited.
SLOTS_IN: Final = [
    [SLOT + number for number in range(1, SLOT_NUMBERS + 1) if mask >> (number - 1) & 1]
    for mask in range(ALL_SLOTS + 1)
]
JUMP: Final = ABILITY + TIGER
RECOVER: Final = ABILITY + SWAN
SINGLE_TICKET: Final = ABILITY + HORSE
REMOVE_CLIENTS: Final = ABILITY + FISH


def has_play(state: Table, seat: int) -> bool:
    """CRS-4.3 Whether ``seat`` has a complete legal play."""
    if state.tiles_left(seat) < len(state.faced(seat)):
        return False
    if plain_slots(state, seat):
        return True
    return ready_card(state, seat, TIGER) != NOTHING and jump_slots(state, seat) != 0


def playable(state: Table, seat: int) -> int:
    """CRS-4.4, CRS-10.4 Return the cards in hand that the round allows, as a mask."""
    hand = state.hands[seat]
    if state.round == 1 and state.seats != 3:
        return hand & state.cards.first_round
    return hand


def plain_slots(state: Table, seat: int) -> int:
    """CRS-4.3, CRS-9.4 Return the cards whose slot is free in every sector in front."""
    mask = playable(state, seat)
    for sector in state.faced(seat):
        mask &= ~state.filled[sector]
    return mask


def jump_slots(state: Table, seat: int) -> int:
    """CRS-5.2, CRS-9.5 Return the cards that Jump can play.

    In each sector the slot itself or a smaller one is free: the number is not below the
    lowest free one. In at least one of them the slot is occupied.
    """
    reachable = playable(state, seat)
    occupied = 0
    for sector in state.faced(seat):
        filled = state.filled[sector]
        free = ALL_SLOTS & ~filled
        lowest = free & -free
        reachable &= ~(lowest - 1) if free else 0
        occupied |= filled
    return reachable & occupied


def landing(state: Table, sector: int, number: int) -> int:
    """CRS-5.2 Return the slot number that a card leads to: its own, or the next free below."""
    filled = state.filled[sector]
    while filled >> (number - 1) & 1:
        number -= 1
        assert number, "Jump is offered only with something free below"
    return number


def landing_spaces(state: Table, seat: int, number: int) -> list[int]:
    """CRS-5.2, CRS-9.5 Return where the tiles go with a slot card, left first."""
    return [
        state.board.space_at[sector][landing(state, sector, number)] for sector in state.faced(seat)
    ]


def ready_card(state: Table, seat: int, animal: int) -> int:
    """CRS-4.5 Return the ready card of an animal that would be spent, or NOTHING."""
    for client in state.ready[seat]:
        if state.cards.animal[client] == animal:
            return client
    return NOTHING


# -- the parts of a plan, in their order (CRS-4.2) ----------------------------------------------


def abilities(state: Table, seat: int) -> list[int]:
    """CRS-4.5 Return the abilities that can be completed to a legal play."""
    plain = plain_slots(state, seat)
    offer: list[int] = []
    if plain:
        offer.append(NO_ABILITY)
    if not state.ready[seat]:
        return offer
    if ready_card(state, seat, TIGER) != NOTHING and jump_slots(state, seat):
        offer.append(JUMP)
    if plain:
        if ready_card(state, seat, SWAN) != NOTHING and can_recover(state, seat):
            offer.append(RECOVER)
        if ready_card(state, seat, HORSE) != NOTHING and can_sell_ticket(state, seat):
            offer.append(SINGLE_TICKET)
        if ready_card(state, seat, FISH) != NOTHING and state.riders(seat):
            offer.append(REMOVE_CLIENTS)  # CRS-5.5
    return offer


def can_recover(state: Table, seat: int) -> bool:
    """CRS-5.3 Whether something lies open: a slot card or a spent client."""
    return state.hands[seat] != ALL_SLOTS or bool(state.used[seat])


def can_sell_ticket(state: Table, seat: int) -> bool:
    """CRS-5.4 Whether a tile behind the screen matches a client at the own booth."""
    for animal in range(KINDS):
        if state.racks[seat * KINDS + animal] and some_client_matches(state, seat, animal):
            return True
    return False


def some_client_matches(state: Table, seat: int, animal: int) -> bool:
    for client in state.booths[seat]:
        if state.matches(animal, client):
            return True
    return False


def slots(state: Table, seat: int, ability: int) -> list[int]:
    mask = jump_slots(state, seat) if ability == JUMP else plain_slots(state, seat)
    return SLOTS_IN[mask]


def tiles(state: Table, seat: int, ability: int, left: int) -> list[int]:
    """Return the tiles to choose from; ``left`` is the one for the left sector, or NOTHING.

    CRS-5.4 With Single ticket the tile matches a client. CRS-9.6 With two tiles one of them
    does: any left one may still be followed by a right one that does.
    """
    must_match = ability == SINGLE_TICKET
    if must_match and state.seats == 2:
        must_match = left != NOTHING and not some_client_matches(state, seat, left)
    offer: list[int] = []
    for animal in range(KINDS):
        count = state.racks[seat * KINDS + animal]
        if animal == left:
            count -= 1
        if count > 0 and (not must_match or some_client_matches(state, seat, animal)):
            offer.append(TILE + animal)
    return offer


def tickets(state: Table, seat: int, left: int, right: int) -> list[int]:
    """CRS-9.6 Return the sectors whose tile matches some client."""
    offer: list[int] = []
    if some_client_matches(state, seat, left):
        offer.append(LEFT)
    if some_client_matches(state, seat, right):
        offer.append(RIGHT)
    return offer


def clients(state: Table, seat: int, animal: int) -> list[int]:
    """CRS-5.4 Return the booth positions that match; equal cards are one option."""
    booth = state.booths[seat]
    kinds: list[int] = []
    offer: list[int] = []
    for place in range(BOOTH):
        kind = state.cards.kind[booth[place]]
        if state.matches(animal, booth[place]) and kind not in kinds:
            kinds.append(kind)
            offer.append(CLIENT + place)
    return offer


def next_part(state: Table, seat: int, answer: tuple[int, ...]) -> list[int]:
    """CRS-4.2 Return the options for the next part of a plan; none when it is complete."""
    given = len(answer)
    if given == 0:
        return abilities(state, seat)
    ability = answer[0]
    if given == 1:
        return slots(state, seat, ability)
    if given == 2:
        return tiles(state, seat, ability, NOTHING)
    if state.seats == 2:
        return next_part_of_two(state, seat, answer)
    if given == 3 and ability == SINGLE_TICKET:
        return clients(state, seat, answer[2] - TILE)
    return COMPLETE


def next_part_of_two(state: Table, seat: int, answer: tuple[int, ...]) -> list[int]:
    """CRS-9.4, CRS-9.6 With two players: the right tile, the ticket's sector, its client."""
    given = len(answer)
    ability = answer[0]
    left = answer[2] - TILE
    if given == 3:
        return tiles(state, seat, ability, left)
    if ability != SINGLE_TICKET or given == 6:
        return COMPLETE
    right = answer[3] - TILE
    if given == 4:
        return tickets(state, seat, left, right)
    return clients(state, seat, left if answer[4] == LEFT else right)
