"""The table: every zone of the state checklist, and what the rules do to zones."""

from __future__ import annotations

from typing import Annotated, Final

from serao.games.caretos import events
from serao.games.caretos.board import CAULDRON, Board
from serao.games.caretos.cards import Cards
from serao.games.caretos.crowds import GROUP, ONE, SIZE, colour_of
from serao.games.caretos.kinds import (
    AS_MANY_AS_SEATS,
    AS_MANY_AS_SLOTS,
    AS_MANY_AS_TURNS,
    BLANK,
    BOTH,
    PER_CARETO,
    PER_MONSTER,
    PER_SPACE,
    Bonus,
    Campfires,
    Crowd,
    FinalBonus,
    Monster,
    NightCard,
    Piece,
    Place,
    Point,
    Space,
    Spaces,
    Turns,
)
from serao.games.caretos.scoring import final_points, points
from serao.games.caretos.view_types import AT_THE_END, OWN, PILE
from serao.kernel.fields import CONTENT, IN_ORDER, OR_NOTHING, PER_SEAT, GoneBy, KeyOf, PartOf
from serao.kernel.kinds import Number, Seat
from serao.kernel.state import NOTHING, State
from serao.pieces.cards import added

# Entry points (section 12.2): their numbers in POINTS.
SETUP: Final = 0
FINAL_CHOICE: Final = 1
TURN: Final = 2
END: Final = 3
IN_PLAY: Final = 4

# What stands on a space besides a Monster, which is there under its own number.
CARETO_PIECE: Final = 8  # CARETO_PIECE + Careto
ACTING: Final = 10  # a group that acts as a Careto (CAR-12.19)


class Table(State):
    cards: Annotated[Cards, CONTENT]
    board: Annotated[Board, CONTENT]
    at: Point
    active: Seat
    starter: Seat
    last_turns: Turns  # of the last round still to be played, this one included (CAR-13.3)

    teams: Annotated[tuple[tuple[Monster, Monster], ...], IN_ORDER, AS_MANY_AS_SEATS]
    owner: Annotated[tuple[Annotated[Seat, OR_NOTHING], ...], PER_MONSTER, PartOf("teams")]
    where: Annotated[list[Place], PER_MONSTER, PartOf("monsters")]
    piece: Annotated[list[Piece], PER_SPACE, PartOf("monsters")]  # who stands there
    caretos: Annotated[list[Annotated[Space, BLANK]], PER_CARETO]
    acting: Annotated[Space, OR_NOTHING, PartOf("turn")]  # where a group acts as a Careto
    crowd: Annotated[list[Crowd], PER_SPACE, PartOf("villagers")]
    left: Annotated[Number, PartOf("villagers")]  # on the board, also in flight (CAR-1.10)
    unlit: Spaces  # where a group has no Campfire (CAR-1.5)
    supply: Campfires
    box: Annotated[Crowd, KeyOf("box_villagers")]

    campfires: Annotated[list[Campfires], PER_SEAT]
    captured: Annotated[list[Crowd], PER_SEAT]
    hands: Annotated[list[tuple[NightCard, ...]], PER_SEAT, OWN]
    piles: Annotated[
        list[Annotated[tuple[NightCard, ...], IN_ORDER, AS_MANY_AS_TURNS]], PER_SEAT
    ]  # the last is on top
    open_cards: Annotated[list[tuple[Bonus, ...]], PER_SEAT, KeyOf("open")]
    fulfilled: Annotated[list[tuple[Bonus, ...]], PER_SEAT]
    finals: Annotated[list[Annotated[FinalBonus, BLANK]], PER_SEAT, AT_THE_END]
    offers_of_finals: Annotated[
        list[tuple[FinalBonus, ...]], PER_SEAT, OWN, KeyOf("final_offers")
    ]  # the two to choose from (CAR-14)
    returned: Annotated[list[tuple[FinalBonus, ...]], PER_SEAT, OWN]  # the one given back

    deck: Annotated[tuple[NightCard, ...], IN_ORDER, GoneBy("drawn"), PILE]  # first is drawn first
    drawn: Annotated[Number, PartOf("deck")]
    box_nights: tuple[NightCard, ...]
    bonus_deck: Annotated[tuple[Bonus, ...], IN_ORDER, GoneBy("bonus_drawn"), PILE]
    bonus_drawn: Annotated[Number, PartOf("bonus_deck")]
    row: Annotated[tuple[Bonus, ...], IN_ORDER, AS_MANY_AS_SLOTS]

    card: Annotated[NightCard, OR_NOTHING, PartOf("turn")]
    match: Annotated[bool, PartOf("turn")]
    rune_used: Annotated[bool, PartOf("turn")]
    spent: Annotated[bool, PartOf("turn")]
    extra_used: Annotated[bool, PartOf("turn")]
    activated: Annotated[tuple[Monster, ...], IN_ORDER, BOTH, PartOf("turn")]
    bought: Annotated[tuple[Bonus, ...], PartOf("turn")]

    def clone(self) -> Table:
        """Return a copy that shares nothing that changes; scripts/clones.py writes it."""
        other = Table()
        self.copy_kernel_to(other)
        other.cards = self.cards
        other.board = self.board
        other.at = self.at
        other.active = self.active
        other.starter = self.starter
        other.last_turns = self.last_turns
        other.teams = self.teams
        other.owner = self.owner
        other.where = self.where.copy()
        other.piece = self.piece.copy()
        other.caretos = self.caretos.copy()
        other.acting = self.acting
        other.crowd = self.crowd.copy()
        other.left = self.left
        other.unlit = self.unlit
        other.supply = self.supply
        other.box = self.box
        other.campfires = self.campfires.copy()
        other.captured = self.captured.copy()
        other.hands = self.hands.copy()
        other.piles = self.piles.copy()
        other.open_cards = self.open_cards.copy()
        other.fulfilled = self.fulfilled.copy()
        other.finals = self.finals.copy()
        other.offers_of_finals = self.offers_of_finals.copy()
        other.returned = self.returned.copy()
        other.deck = self.deck
        other.drawn = self.drawn
        other.box_nights = self.box_nights
        other.bonus_deck = self.bonus_deck
        other.bonus_drawn = self.bonus_drawn
        other.row = self.row
        other.card = self.card
        other.match = self.match
        other.rune_used = self.rune_used
        other.spent = self.spent
        other.extra_used = self.extra_used
        other.activated = self.activated
        other.bought = self.bought
        return other

    # -- spaces (CAR-1.2 to 1.4) ------------------------------------------------------------

    def is_empty(self, space: int) -> bool:
        """CAR-1.4 No Monster, no Careto, no Villager."""
        return self.piece[space] == NOTHING and self.crowd[space] == 0

    def put(self, monster: int, space: int) -> None:
        """Stand ``monster`` on a clear space; from where it stood it has been taken away."""
        self.where[monster] = space
        self.piece[space] = monster

    def lift(self, monster: int) -> None:
        """Take ``monster`` from its space; a piece that it was passing stays (CAR-12.13)."""
        space = self.where[monster]
        if space >= 0 and self.piece[space] == monster:
            self.piece[space] = NOTHING

    # -- Campfires (CAR-1.5) ------------------------------------------------------------------

    def grew(self, space: int) -> None:
        """Note that a Villager has come to ``space``: two make a group, unlit so far."""
        if self.crowd[space] >> SIZE == 2:
            self.unlit |= 1 << space

    def shrank(self, space: int) -> None:
        """Note that a Villager has left ``space``: one alone keeps no Campfire."""
        if self.crowd[space] >> SIZE == 1:
            self.put_out(space)

    def put_out(self, space: int) -> None:
        """Give the Campfire of ``space``, if it is lit, back to the supply."""
        if self.unlit >> space & 1:
            self.unlit ^= 1 << space
            return
        self.supply += 1
        if self.telling:
            self.emit(events.CampfireReturned(space))

    def move_group(self, space: int, to: int) -> None:
        """Move everybody from ``space`` to ``to``: lit stays lit, unlit stays unlit."""
        self.crowd[to] = self.crowd[space]
        self.crowd[space] = 0
        if self.unlit >> space & 1:
            self.unlit ^= 1 << space | 1 << to

    def light(self) -> None:
        """Light unlit groups while the supply lasts, lowest index first."""
        if not self.unlit or self.supply == 0:
            return
        for space in self.board.by_index:
            if self.unlit >> space & 1:
                self.unlit ^= 1 << space
                self.supply -= 1
                if self.telling:
                    self.emit(events.CampfireLit(space))
                if self.supply == 0:
                    return

    def pay(self, amount: int) -> None:
        """CAR-10.2, 10.3 The active player spends ``amount``: once in a turn.

        Whoever pays says so; then groups that wait for a Campfire are lit.
        """
        self.campfires[self.active] -= amount
        self.supply += amount
        self.spent = True

    # -- captures (CAR-1.8, 1.10) -------------------------------------------------------------

    def capture(self, monster: int, colour: int, space: int) -> None:
        """Let ``monster`` capture a Villager that has been taken from its space."""
        owner = self.owner[monster]
        self.captured[owner] += ONE[colour]
        self.left -= 1
        if self.telling:
            self.emit(events.VillagerCaptured(owner, monster, colour, space))
        self.end_if_nobody_is_left()

    def capture_lone(self, monster: int, space: int) -> None:
        """CAR-7.2 Let ``monster``, now on ``space``, capture who is alone there, if anybody."""
        crowd = self.crowd[space]
        if crowd:
            self.crowd[space] = 0
            self.capture(monster, colour_of(crowd), space)

    def send_to_box(self, colour: int, space: int) -> None:
        """Let a Careto capture a Villager that has been taken from its space."""
        self.box += ONE[colour]
        self.left -= 1
        if self.telling:
            self.emit(events.VillagerBoxed(colour, space))
        self.end_if_nobody_is_left()

    def end_if_nobody_is_left(self) -> None:
        """CAR-13.1"""
        if self.left == 0:
            if self.telling:
                self.emit(events.VillagersGone())
            self.finish()

    def arrive(self, colour: int, space: int) -> None:
        """CAR-8.5 Let a Villager come to ``space``, whatever stands there; then ``catch`` it."""
        self.crowd[space] += ONE[colour]
        if self.piece[space] == NOTHING:
            self.grew(space)

    def catch(self, colour: int, space: int) -> None:
        """CAR-8.5 Let whoever stands on ``space`` capture the Villager that has just arrived."""
        here = self.piece[space]
        if here == NOTHING:
            return
        self.crowd[space] -= ONE[colour]
        if here < CARETO_PIECE:
            self.capture(here, colour, space)
        else:
            self.send_to_box(colour, space)

    def is_group(self, space: int) -> bool:
        """Whether a group that can be chosen stands there: one that acts as a Careto cannot."""
        return self.crowd[space] >= GROUP and space != self.acting

    # -- cards --------------------------------------------------------------------------------

    def draw(self, seat: int) -> None:
        """CAR-3.6 Draw one Night Card; the caller knows that there is one."""
        card = self.deck[self.drawn]
        self.drawn += 1
        self.hands[seat] = added(self.hands[seat], card)
        self.revealed()
        if self.telling:
            self.emit(events.CardDrawn(seat, card))

    def deck_is_empty(self) -> bool:
        return self.drawn == len(self.deck)

    def partner_of(self, monster: int) -> int:
        pair = self.teams[self.owner[monster]]
        return pair[0] + pair[1] - monster

    def in_cauldron(self, seat: int) -> int:
        """Return the Monster of ``seat`` in the Cauldron, or NOTHING."""
        pair = self.teams[seat]
        if self.where[pair[0]] == CAULDRON:
            return pair[0]
        return pair[1] if self.where[pair[1]] == CAULDRON else NOTHING

    # -- the end ------------------------------------------------------------------------------

    def finish(self) -> None:
        """CAR-13 The game is over: nothing that was still to be done happens."""
        self.stack.clear()
        self.at = END
        self.last_turns = 0
        self.revealed()
        if self.telling:
            for seat in range(self.seats):
                final = self.finals[seat]
                self.emit(events.FinalRevealed(seat, final, final_points(self, final, seat)))
            for seat, total in enumerate(points(self)):
                self.emit(events.GameScored(seat, total))
