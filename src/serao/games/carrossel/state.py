"""The table: every zone of CRS-1.6, and what the rules do to them."""

from __future__ import annotations

from typing import Annotated

from serao.games.carrossel import events
from serao.games.carrossel.actions import BOOTH, DRAGON, KINDS
from serao.games.carrossel.cards import (
    ALL_SLOTS,
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    NEUTRAL,
    TURNINGS,
    Board,
    Cards,
    Turning,
)
from serao.games.carrossel.kinds import (
    PER_RACK,
    PER_SECTOR,
    PER_SPACE,
    At,
    Booth,
    ClientCard,
    Objective,
    Owner,
    Queue,
    ShownAnimal,
    Turn,
)
from serao.games.carrossel.view_types import DECK, READY
from serao.kernel.fields import (
    CONTENT,
    IN_ORDER,
    OR_NOTHING,
    PER_SEAT,
    UNSEEN,
    Fresh,
    GoneBy,
    PartOf,
)
from serao.kernel.kinds import Number
from serao.kernel.state import NOTHING, State
from serao.pieces.cards import added, without


class Table(State):
    cards: Annotated[Cards, CONTENT]
    board: Annotated[Board, CONTENT]
    at: At
    round: Annotated[Number, Fresh(1)]
    # Turns of the board, from 0 to board.turns - 1 (CRS-1.2).
    rot: Annotated[Number, PartOf("facing"), UNSEEN]
    direction: Turn  # CLOCKWISE or COUNTER_CLOCKWISE

    # By space: seat, NEUTRAL, or NOTHING without a tile.
    owners: Annotated[list[Owner], PER_SPACE, PartOf("board")]
    animals: Annotated[list[Annotated[ShownAnimal, OR_NOTHING]], PER_SPACE, PartOf("board")]
    standees: Annotated[list[Number], PER_SPACE, PartOf("board")]  # clients on its tile
    # By sector, which numbers are occupied, as a mask; follows from ``animals``.
    filled: Annotated[list[Number], PER_SECTOR, PartOf("board"), UNSEEN]
    # Spaces with a free animal (CRS-1.5), as a mask; follows from the above.
    free: Annotated[Number, PartOf("board"), UNSEEN]

    # Seat * KINDS + animal -> tiles behind the screen.
    racks: Annotated[list[Number], PER_RACK, PartOf("racks"), UNSEEN]
    # Slot cards in hand, as a mask; the others lie open.
    hands: Annotated[list[Annotated[Number, Fresh(ALL_SLOTS)]], PER_SEAT, PartOf("hands"), UNSEEN]

    booths: Annotated[list[Booth], PER_SEAT]  # position 0 first
    # Front first; empty but with two players.
    queues: Annotated[list[Queue], PER_SEAT, PartOf("queues")]
    deck: Annotated[tuple[ClientCard, ...], IN_ORDER, GoneBy("dealt"), DECK]  # next dealt first
    dealt: Annotated[Number, PartOf("deck")]
    ready: Annotated[list[tuple[ClientCard, ...]], PER_SEAT, READY]  # won, ability unspent
    used: Annotated[list[tuple[ClientCard, ...]], PER_SEAT]  # won, ability spent
    box: tuple[ClientCard, ...]  # out of the game
    objectives: tuple[Objective, ...]

    def clone(self) -> Table:
        """Return a copy that shares nothing that changes; scripts/clones.py writes it."""
        other = Table()
        self.copy_kernel_to(other)
        other.cards = self.cards
        other.board = self.board
        other.at = self.at
        other.round = self.round
        other.rot = self.rot
        other.direction = self.direction
        other.owners = self.owners.copy()
        other.animals = self.animals.copy()
        other.standees = self.standees.copy()
        other.filled = self.filled.copy()
        other.free = self.free
        other.racks = self.racks.copy()
        other.hands = self.hands.copy()
        other.booths = self.booths.copy()
        other.queues = self.queues.copy()
        other.deck = self.deck
        other.dealt = self.dealt
        other.ready = self.ready.copy()
        other.used = self.used.copy()
        other.box = self.box
        other.objectives = self.objectives
        return other

    # -- who sits where (CRS-1.2, CRS-1.3) ------------------------------------------------

    def faced(self, seat: int) -> list[int]:
        """CRS-1.2, CRS-9.2 Return the sectors in front of ``seat``, left first."""
        return self.board.faced[self.rot * self.seats + seat]

    def lead(self) -> int:
        """CRS-1.3 Return the seat that faces sector A."""
        return self.rot

    def turn(self) -> None:
        """CRS-7.1 Turn the board one step in the present direction."""
        self.rot = (self.rot + self.direction) % self.board.turns

    # -- tiles ------------------------------------------------------------------------------

    def lay(self, space: int, owner: int, animal: int) -> None:
        """Put a tile on a space."""
        self.owners[space] = owner
        self.animals[space] = animal
        self.free |= 1 << space
        sector = self.board.sector_of[space]
        if sector != NOTHING:
            self.filled[sector] |= 1 << (self.board.number_of[space] - 1)

    def place_from_rack(self, seat: int, sector: int, number: int, animal: int) -> int:
        """Move a tile from behind the screen to a slot; return the space."""
        space = self.board.space_at[sector][number]
        self.racks[seat * KINDS + animal] -= 1
        self.lay(space, seat, animal)
        return space

    def seat_riders(self, space: int, standees: int) -> None:
        """Let so many standees be on the tile of a space."""
        self.standees[space] = standees
        if standees:
            self.free &= ~(1 << space)
        else:
            self.free |= 1 << space

    def tiles_left(self, seat: int) -> int:
        """Return how many tiles are behind the screen of ``seat``."""
        left = 0
        for i in range(seat * KINDS, seat * KINDS + KINDS):
            left += self.racks[i]
        return left

    def riders(self, owner: int) -> int:
        """Return how many standees are on the tiles of ``owner``."""
        count = 0
        for space, standees in enumerate(self.standees):
            if standees and self.owners[space] == owner:
                count += standees
        return count

    # -- clients ----------------------------------------------------------------------------

    def board_client(self, seat: int, client: int, space: int) -> None:
        """CRS-6.7 Let a client of the booth of ``seat`` ride: who owns the animal gets the card."""
        owner = self.owners[space]
        self.seat_riders(space, self.standees[space] + 1)
        self.booths[seat] = without(self.booths[seat], client)
        if owner == NEUTRAL:
            self.box = added(self.box, client)
            if self.telling:
                self.emit(
                    events.ClientBoxed(seat, self.cards.clients[client], self.board.spaces[space])
                )
        else:
            self.ready[owner] = added(self.ready[owner], client)
            if self.telling:
                name = self.cards.clients[client]
                self.emit(events.ClientBoarded(seat, name, self.board.spaces[space], owner))

    def turning(self) -> Turning:
        """Return the way the board turns as views call it."""
        return TURNINGS[0] if self.direction == CLOCKWISE else TURNINGS[1]

    def missing(self) -> int:
        """Return how many clients the booths lack, with what their own queues can give."""
        lack = 0
        for seat in range(self.seats):
            short = BOOTH - len(self.booths[seat]) - len(self.queues[seat])
            if short > 0:
                lack += short
        return lack

    def deck_size(self) -> int:
        return len(self.deck) - self.dealt

    def next_client(self) -> int:
        client = self.deck[self.dealt]
        self.dealt += 1
        self.reveals += 1
        return client

    def fill_booth(self, seat: int) -> None:
        """CRS-6.9, CRS-9.8 Fill a booth from its own queue, then from the deck."""
        while len(self.booths[seat]) < BOOTH:
            queue = self.queues[seat]
            if queue:
                client = queue[0]
                self.queues[seat] = queue[1:]
            else:
                client = self.next_client()
            self.booths[seat] = (*self.booths[seat], client)
            if self.telling:
                self.emit(events.ClientArrived(seat, self.cards.clients[client]))
            self.reverse_at(client)

    def reverse_at(self, client: int) -> None:
        """CRS-5.6 The dragon at a booth turns the wheel, but not with two players (CRS-9.9)."""
        if client == self.cards.dragon and self.seats > 2 and self.direction == CLOCKWISE:
            self.direction = COUNTER_CLOCKWISE
            if self.telling:
                self.emit(events.RotationReversed())

    def fill_queue(self, seat: int) -> None:
        """CRS-9.8 Fill a queue from the deck as far as it reaches."""
        while len(self.queues[seat]) < self.queue_size() and self.dealt < len(self.deck):
            client = self.next_client()
            self.queues[seat] = (*self.queues[seat], client)
            if self.telling:
                self.emit(events.ClientQueued(seat, self.cards.clients[client]))

    def queue_size(self) -> int:
        return self.cards.queue_size if self.seats == 2 else 0

    def spend(self, seat: int, client: int) -> None:
        """CRS-5.1 Turn a won card face up: its ability is spent, its VP are kept."""
        self.ready[seat] = without(self.ready[seat], client)
        self.used[seat] = added(self.used[seat], client)

    def matches(self, animal: int, client: int) -> bool:
        """CRS-5.4, CRS-6.2 Whether a client may ride an animal: its own, or a dragon."""
        return animal == DRAGON or animal == self.cards.animal[client]
