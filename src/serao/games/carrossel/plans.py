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
from serao.games.carrossel.cards import ALL_SLOTS
from serao.games.carrossel.state import Table
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar

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

MUST_JUMP: Final = Bar("CRS-4.3", "must-jump")
NO_CARD: Final = Bar("CRS-4.5", "no-card")
SPENT: Final = Bar("CRS-5.1", "spent")
NO_JUMP: Final = Bar("CRS-5.2", "no-jump")
NOTHING_BACK: Final = Bar("CRS-5.3", "nothing-back")
NO_MATCH: Final = Bar("CRS-5.4", "no-match")
NO_RIDERS: Final = Bar("CRS-5.5", "no-riders")
DISCARDED: Final = Bar("CRS-4.7", "discarded")
FIRST_ROUND: Final = Bar("CRS-4.4", "first-round")
OCCUPIED: Final = Bar("CRS-4.3", "occupied")
OCCUPIED_OF_TWO: Final = Bar("CRS-9.4", "occupied-two")
JUMP_FREE: Final = Bar("CRS-5.2", "jump-free")
NOTHING_BELOW: Final = Bar("CRS-5.2", "nothing-below")
NOTHING_BELOW_OF_TWO: Final = Bar("CRS-9.5", "nothing-below-two")
NO_TILE: Final = Bar("CRS-4.3", "no-tile")
TILE_USED: Final = Bar("CRS-9.4", "tile-used")
TILE_MUST_MATCH: Final = Bar("CRS-5.4", "tile-must-match")
RIGHT_MUST_MATCH: Final = Bar("CRS-9.6", "right-must-match")
CLIENT_MUST_MATCH: Final = Bar("CRS-5.4", "client-must-match")
CLIENT_EQUAL: Final = Bar("CRS-5.4", "client-equal")


def has_play(state: Table, seat: int) -> bool:
    """CRS-4.3 Whether ``seat`` has a complete legal play."""
    if state.tiles_left(seat) < len(state.faced(seat)):
        return False
    return ability_bar(state, seat, NO_ABILITY) is None or ability_bar(state, seat, JUMP) is None


def playable(state: Table, seat: int) -> int:
    """CRS-4.4, CRS-10.4 Return the cards in hand that the round allows, as a mask."""
    hand = state.hands[seat]
    if state.round == 1 and state.seats != 3:
        return hand & state.cards.first_round
    return hand


def plain_slots(state: Table, seat: int) -> int:
    """CRS-4.3, CRS-9.4 Return the cards whose slot is free in every sector in front."""
    return playable(state, seat) & ~occupied(state, seat)


def jump_slots(state: Table, seat: int) -> int:
    """CRS-5.2, CRS-9.5 Return the cards that Jump can play: occupied, with room in each sector."""
    return playable(state, seat) & occupied(state, seat) & reachable(state, seat)


def occupied(state: Table, seat: int) -> int:
    """Return the slots that are taken in a sector in front."""
    mask = 0
    for sector in state.faced(seat):
        mask |= state.filled[sector]
    return mask


def reachable(state: Table, seat: int) -> int:
    """CRS-5.2, CRS-9.5 Return the slots that are free in each sector, or have a smaller free one.

    The number is not below the lowest free one.
    """
    mask = ALL_SLOTS
    for sector in state.faced(seat):
        free = ALL_SLOTS & ~state.filled[sector]
        lowest = free & -free
        mask &= ~(lowest - 1) if free else 0
    return mask


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
    last = REMOVE_CLIENTS if state.ready[seat] else NO_ABILITY
    offer: list[int] = []
    for ability in range(last + 1):
        if ability_bar(state, seat, ability) is None:
            offer.append(ability)
    return offer


def ability_bar(state: Table, seat: int, ability: int) -> Bar | None:
    """CRS-4.5 Return what keeps ``seat`` from an ability; one without use is not allowed (CRS-R13)."""
    if ability != JUMP and not plain_slots(state, seat):
        return MUST_JUMP
    if ability == NO_ABILITY:
        return None
    animal = ability - ABILITY
    if ready_card(state, seat, animal) == NOTHING:
        return SPENT if has_spent(state, seat, animal) else NO_CARD
    if ability == JUMP:
        return None if jump_slots(state, seat) else NO_JUMP
    if ability == RECOVER:
        return None if can_recover(state, seat) else NOTHING_BACK
    if ability == SINGLE_TICKET:
        return None if can_sell_ticket(state, seat) else NO_MATCH
    return None if state.riders(seat) else NO_RIDERS  # CRS-5.5


def has_spent(state: Table, seat: int, animal: int) -> bool:
    """CRS-5.1 Whether ``seat`` has used the ability of a client of this animal."""
    for client in state.used[seat]:
        if state.cards.animal[client] == animal:
            return True
    return False


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


def slot_bar(state: Table, seat: int, ability: int, number: int) -> Bar | None:
    """Return what keeps a slot card out of the sets above: the first of their parts without it."""
    bit = 1 << (number - 1)
    if not state.hands[seat] & bit:
        return DISCARDED
    if not playable(state, seat) & bit:
        return FIRST_ROUND
    is_taken = occupied(state, seat) & bit != 0
    two = state.seats == 2
    if ability != JUMP:
        return (OCCUPIED_OF_TWO if two else OCCUPIED) if is_taken else None
    if not is_taken:
        return JUMP_FREE
    if reachable(state, seat) & bit:
        return None
    return NOTHING_BELOW_OF_TWO if two else NOTHING_BELOW


def tiles(state: Table, seat: int, ability: int, left: int) -> list[int]:
    """Return the tiles to choose from; ``left`` is the one for the left sector, or NOTHING."""
    offer: list[int] = []
    for animal in range(KINDS):
        if tile_bar(state, seat, ability, left, animal) is None:
            offer.append(TILE + animal)
    return offer


def tile_bar(state: Table, seat: int, ability: int, left: int, animal: int) -> Bar | None:
    """Return what keeps ``seat`` from placing a tile.

    CRS-5.4 With Single ticket the tile matches a client. CRS-9.6 With two tiles one of them
    does: any left one may still be followed by a right one that does.
    """
    count = state.racks[seat * KINDS + animal]
    if count == 0:
        return NO_TILE
    if count == 1 and animal == left:
        return TILE_USED
    if ability != SINGLE_TICKET or some_client_matches(state, seat, animal):
        return None
    if state.seats > 2:
        return TILE_MUST_MATCH
    is_matched = left == NOTHING or some_client_matches(state, seat, left)
    return None if is_matched else RIGHT_MUST_MATCH


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
    offer: list[int] = []
    for place in range(BOOTH):
        if client_bar(state, seat, animal, place) is None:
            offer.append(CLIENT + place)
    return offer


def client_bar(state: Table, seat: int, animal: int, place: int) -> Bar | None:
    """CRS-5.4 Return why a client of the booth does not board, or need not be told from another."""
    booth, kind = state.booths[seat], state.cards.kind
    if not state.matches(animal, booth[place]):
        return CLIENT_MUST_MATCH
    for before in range(place):
        if kind[booth[before]] == kind[booth[place]]:
            return CLIENT_EQUAL
    return None


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
    return clients(state, seat, ticket_animal(answer))


def part_bar(state: Table, seat: int, answer: tuple[int, ...], action: int) -> Bar | None:
    """Return what bars an action that answers the next part of a plan.

    A ticket that is asked for is offered for both sectors (CRS-9.6).
    """
    if action <= REMOVE_CLIENTS:
        return ability_bar(state, seat, action)
    if action < TILE:
        return slot_bar(state, seat, answer[0], action - SLOT)
    if action < LEFT:
        left = answer[2] - TILE if answer[2:] else NOTHING
        return tile_bar(state, seat, answer[0], left, action - TILE)
    if action < CLIENT:
        return None
    return client_bar(state, seat, ticket_animal(answer), action - CLIENT)


def ticket_side(answer: tuple[int, ...]) -> int:
    """CRS-9.6 Return which of the tiles of a plan the client boards: 0 for the left or only one."""
    return 1 if RIGHT in answer else 0


def ticket_animal(answer: tuple[int, ...]) -> int:
    return answer[2 + ticket_side(answer)] - TILE
