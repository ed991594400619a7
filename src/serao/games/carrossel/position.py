"""The position document (section 12): reading it back, reading one written by hand."""

# plain: it reads documents, rarely
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from serao.games.carrossel.actions import ANIMALS, BOOTH, DRAGON, KINDS, SLOT_NUMBERS
from serao.games.carrossel.cards import ALL_SLOTS, CLOCKWISE, COUNTER_CLOCKWISE, NEUTRAL
from serao.games.carrossel.points import END, PLAY, ROTATE, SCORE, SCORE_AGAIN
from serao.games.carrossel.state import Table
from serao.games.carrossel.steps import (
    FIRST_SCORING,
    PLAY_PHASE,
    ROTATE_PHASE,
    SECOND_SCORING,
    drawn_objectives,
    marked_clients,
    neutral_tiles,
    place_neutral_tiles,
)
from serao.games.carrossel.views import facing
from serao.games.carrossel.worlds import dragon_place
from serao.kernel.documents import Document, as_list, by_seat, check_copies, number_of, numbers_of
from serao.kernel.errors import PositionError
from serao.pieces.cards import dealt
from serao.pieces.rests import is_boxed

ANIMAL = numbers_of(ANIMALS)
ENTRANCES = {
    PLAY: PLAY_PHASE,
    SCORE: FIRST_SCORING,
    ROTATE: ROTATE_PHASE,
    SCORE_AGAIN: SECOND_SCORING,
}


def place(table: Table, written: Mapping[str, Any]) -> None:
    """Set the table up as a document says, and push its entry point (none at the end)."""
    restore(table, written)
    if table.at in ENTRANCES:
        table.push(ENTRANCES[table.at])


def restore(table: Table, written: Mapping[str, Any]) -> None:
    """Set every field as the document says; what it leaves out takes its default."""
    document = Document(written)
    table.game.fields.read(table, document)
    table.round = document.number("round", 1, low=1)
    table.rot = read_facing(table, document)
    named = read_board(table, document)
    read_racks(table, document)
    read_slot_cards(table, document)
    read_clients(table, document)
    read_direction(table, document)
    read_objectives(table, document)
    document.finish()
    fill_neutral_slots(table, named)


def read_facing(table: Table, document: Document) -> int:
    """Return the turns of the board after which the seats face what the document says."""
    if not document.has("facing"):
        document.taken.add("facing")
        return 0
    found = document.per_seat("facing", table.seats)
    for rot in range(table.board.turns):
        table.rot = rot
        if facing(table) == found:
            return rot
    table.rot = 0
    raise document.error("facing", f"a turn of {', '.join(facing(table))}, not {found!r}")


def read_direction(table: Table, document: Document) -> None:
    """A dragon client seen at a booth has reversed the direction (CRS-5.6)."""
    dragon = table.cards.clients[table.cards.dragon]
    written = [*document.values.get("booths", []), *document.values.get("ready", [])]
    if not document.has("direction") and table.seats > 2:
        seen = any(dragon in zone for zone in written)
        table.direction = COUNTER_CLOCKWISE if seen else CLOCKWISE
    if table.seats == 2 and table.direction != CLOCKWISE:
        raise document.error("direction", "always clockwise with two players")


# -- tiles ----------------------------------------------------------------------------------


def read_board(table: Table, document: Document) -> list[int]:
    """Lay the tiles that the document names; return their spaces."""
    board = document.table("board")
    spaces = numbers_of(table.board.spaces)
    named: list[int] = []
    for slot in board.values:
        if slot not in spaces:
            raise board.error(slot, f"there is no such slot with {table.seats} players")
        named.append(spaces[slot])
        read_tile(table, spaces[slot], board.table(slot))
    owners = [*range(table.seats), NEUTRAL]
    printed = dict.fromkeys(owners, table.cards.tiles)
    printed[NEUTRAL] = [*table.cards.tiles[:DRAGON], 0]
    for owner in owners:
        laid = [
            (f"board.{table.board.spaces[s]}", [table.animals[s]])
            for s in named
            if table.owners[s] == owner
        ]
        check_copies(laid, printed[owner], ANIMALS)
    return named


def read_tile(table: Table, space: int, tile: Document) -> None:
    owner = tile.take("owner")
    if owner == "neutral":
        owner = NEUTRAL
    elif not isinstance(owner, int) or isinstance(owner, bool) or not 0 <= owner < table.seats:
        raise tile.error("owner", f'a seat from 0 to {table.seats - 1} or "neutral", not {owner!r}')
    if (owner == NEUTRAL) != (space in table.board.neutral):
        raise tile.error("owner", "neutral on un-numbered slots, and only there")
    animal = number_of(f"{tile.path}animal", tile.take("animal"), ANIMAL)
    table.lay(space, owner, animal)
    table.seat_riders(space, tile.number("standees", 0))
    tile.finish()


def read_racks(table: Table, document: Document) -> None:
    for seat in range(table.seats):
        for space, owner in enumerate(table.owners):
            if owner == seat:
                table.racks[seat * KINDS + table.animals[space]] -= 1
    if not document.has("racks"):
        document.taken.add("racks")
        return
    for seat, written in enumerate(document.names_per_seat("racks", table.seats, ANIMAL)):
        for animal in range(KINDS):
            left = table.racks[seat * KINDS + animal]
            count = written.count(animal)
            if count > left:
                problem = f"{count} of {ANIMALS[animal]}, {left} are not on the board"
                raise document.error(f"racks.{seat}", problem, "board")
            table.racks[seat * KINDS + animal] = count


def fill_neutral_slots(table: Table, named: list[int]) -> None:
    """CRS-10.2 Shuffle the neutral tiles that are not named onto the slots that are not."""
    spaces = [space for space in table.board.neutral if space not in named]
    tiles = neutral_tiles(table)
    for space in table.board.neutral:
        if space in named:
            tiles.remove(table.animals[space])
    place_neutral_tiles(table, spaces, tiles)


# -- slot cards -----------------------------------------------------------------------------


def read_slot_cards(table: Table, document: Document) -> None:
    """Read hands and discards: each follows from the other."""
    hands = slot_masks(table, document, "hands")
    discards = slot_masks(table, document, "discards")
    for seat in range(table.seats):
        if document.has("hands") and document.has("discards"):
            if hands[seat] & discards[seat] or hands[seat] | discards[seat] != ALL_SLOTS:
                problem = f"with hands.{seat} exactly 1 to {SLOT_NUMBERS}, each once"
                raise document.error(f"discards.{seat}", problem, f"hands.{seat}")
        elif document.has("discards"):
            hands[seat] = ALL_SLOTS & ~discards[seat]
        elif not document.has("hands"):
            hands[seat] = ALL_SLOTS
    table.hands = hands


def slot_masks(table: Table, document: Document, key: str) -> list[int]:
    found = document.per_seat(key, table.seats)
    return [slot_mask(f"{key}.{seat}", row) for seat, row in enumerate(found)]


def slot_mask(key: str, row: object) -> int:
    mask = 0
    for number in as_list(key, row):
        whole = isinstance(number, int) and not isinstance(number, bool)
        if not whole or not 1 <= number <= SLOT_NUMBERS:
            raise PositionError(key, f"slot numbers are 1 to {SLOT_NUMBERS}, not {number!r}")
        if mask >> (number - 1) & 1:
            raise PositionError(key, f"{number} stands twice")
        mask |= 1 << (number - 1)
    return mask


# -- clients --------------------------------------------------------------------------------


def read_clients(table: Table, document: Document) -> None:
    """Read every zone of client cards, and deal what is mentioned nowhere."""
    read_queues(table, document)
    check_zones(table, document)
    zones: list[tuple[str, Sequence[int]]] = []
    for key in ("booths", "queues", "ready", "used"):
        zones += by_seat(key, getattr(table, key))
    zones.append(("deck", table.deck))
    check_marked(table, document, zones)
    zones.append(("box", table.box))
    left = check_copies(zones, [1] * len(table.cards.clients), table.cards.clients)
    out = [client for client in marked_clients(table) if left[client]]
    rest = [client for client, count in enumerate(left) if count and client not in out]
    table.box = tuple(sorted([*table.box, *out]))
    deal(table, document, rest)


def read_queues(table: Table, document: Document) -> None:
    if table.seats > 2 and document.has("queues"):
        raise document.error("queues", f"there are none with {table.seats} players")
    ids = numbers_of(table.cards.clients)
    table.queues = [tuple(row) for row in document.names_per_seat("queues", table.seats, ids)]


def check_zones(table: Table, document: Document) -> None:
    fewest = 0 if table.at == END else BOOTH
    for seat, booth in enumerate(table.booths if document.has("booths") else []):
        if not fewest <= len(booth) <= BOOTH:
            number = f"{fewest} to {BOOTH}" if fewest < BOOTH else f"exactly {BOOTH}"
            raise document.error(f"booths.{seat}", f"{number} clients, not {len(booth)}")
    for seat, queue in enumerate(table.queues):
        if len(queue) > table.queue_size():
            most = table.queue_size()
            raise document.error(f"queues.{seat}", f"at most {most} clients, not {len(queue)}")
    for seat, zone in enumerate(table.used):
        if table.cards.dragon in zone:
            name = table.cards.clients[table.cards.dragon]
            raise document.error(f"used.{seat}", f"{name} has no ability to spend")


def check_marked(table: Table, document: Document, zones: list[tuple[str, Sequence[int]]]) -> None:
    """CRS-9.1 With two players the marked cards are in the box and nowhere else."""
    out = marked_clients(table)
    for key, zone in zones:
        for client in zone:
            if client in out:
                name = table.cards.clients[client]
                raise document.error(key, f"{name} is out of the game of two", "box")


def deal(table: Table, document: Document, rest: list[int]) -> None:
    """Deal ``rest``, the cards mentioned nowhere, to what the document left open."""
    dragon = table.cards.dragon
    hidden = dragon in rest
    if hidden:
        rest.remove(dragon)
    table.rng.shuffle(rest)
    if not document.has("booths"):
        if len(rest) < BOOTH * table.seats and table.at != END:
            raise document.error("booths", f"only {len(rest)} clients are left for them")
        table.booths = [tuple(dealt(rest, BOOTH)) for _ in range(table.seats)]
    if not document.has("queues"):
        size = table.queue_size()
        table.queues = [tuple(dealt(rest, size)) for _ in range(table.seats)]
    if is_boxed(document, "deck_rest", "shuffle"):
        table.box = tuple(sorted([*table.box, *rest, *([dragon] if hidden else [])]))
        return
    deck = [*table.deck, *rest]
    if hidden:
        lowest = len(table.deck)
        deck.insert(dragon_place(table, lowest, len(deck) + 1, table.rng), dragon)
    table.deck = tuple(deck)


def read_objectives(table: Table, document: Document) -> None:
    if not document.has("objectives"):
        table.objectives = drawn_objectives(table)
    elif len(set(table.objectives)) != len(table.objectives) or (
        len(table.objectives) != table.cards.in_play
    ):
        raise document.error("objectives", f"{table.cards.in_play} different ones")
