"""The table: every zone of the game, and what each seat has learned (RULES, hidden information)."""

from __future__ import annotations

from typing import Annotated, Final

from serao.games.monster_my_neighbour.actions import MONSTER
from serao.games.monster_my_neighbour.cards import Cards
from serao.games.monster_my_neighbour.kinds import (
    A_HUNTER_EACH,
    PER_PAIR,
    Card,
    General,
    Hunts,
    Lap,
    Seats,
    Vills,
)
from serao.games.monster_my_neighbour.memory import Record
from serao.games.monster_my_neighbour.summary import Summary
from serao.games.monster_my_neighbour.view_types import GENERAL_DECK, HAND, MONSTER_DECK
from serao.kernel.fields import CONTENT, IN_ORDER, OR_NOTHING, PER_SEAT, UNSEEN, Fresh, PartOf
from serao.kernel.kinds import Number, Seat
from serao.kernel.state import NOTHING, State

# An entry of a pile is a card; face down it also says who laid it down and who knows it.
FACE_DOWN: Final = 1 << 5
BY: Final = 6  # bits up to the seat that laid it down
SEEN: Final = 9  # bits up to the further seats that know it


def face_down(card: int, by: int, seen: int) -> int:
    """Return the pile entry of ``card``, laid down by ``by`` and known to the seats in ``seen``."""
    return card | FACE_DOWN | by << BY | seen << SEEN


def card_in(entry: int) -> int:
    return entry & (FACE_DOWN - 1)


def is_down(entry: int) -> bool:
    return entry & FACE_DOWN != 0


def laid_by(entry: int) -> int:
    return entry >> BY & 7


def seen_by(entry: int) -> int:
    """Return the further seats that know a face-down card, one bit each."""
    return entry >> SEEN


class Table(State):
    cards: Annotated[Cards, CONTENT]
    round: Annotated[Number, Fresh(1)]
    vp: Annotated[list[Number], PER_SEAT]  # victory points
    used_monsters: tuple[Card, ...]  # of earlier rounds
    monster_deck: Annotated[tuple[Card, ...], IN_ORDER, MONSTER_DECK]  # first is next
    last_round: Annotated[Summary, PartOf("last_round"), UNSEEN]
    chronicle: Annotated[tuple[Summary, ...], PartOf("chronicle"), UNSEEN]  # for people only

    monster: Annotated[Card, OR_NOTHING, PartOf("hands"), UNSEEN]  # NOTHING between rounds
    start: Seat  # who had Wanted
    lap: Annotated[Lap, Fresh(1)]
    active: Seat  # whose turn it is
    hands: Annotated[list[list[Card]], PER_SEAT, HAND]  # ascending
    piles: Annotated[list[tuple[Number, ...]], PER_SEAT, PartOf("piles"), UNSEEN]  # oldest first
    friends: Seats  # that have played a Friend (MMN-1.6)
    hunts: Hunts  # MMN-1.5
    vills: Vills
    # Seats that lost a Hunter to a Friend, oldest first.
    buried: Annotated[tuple[Seat, ...], IN_ORDER, A_HUNTER_EACH]
    general_deck: Annotated[tuple[General, ...], GENERAL_DECK]  # nothing is drawn from it

    # Observer * seats + seat -> notes of cards surely there, ascending.
    known: Annotated[list[tuple[Number, ...]], PER_PAIR, PartOf("known"), UNSEEN]
    # In a sampled world: notes of the others that the sampling seat saw them take of its hand.
    recalled: Annotated[list[tuple[Number, ...]], PER_PAIR, PartOf("recalled"), UNSEEN]
    # Observer -> facts, oldest first.
    records: Annotated[list[tuple[Record, ...]], PER_SEAT, PartOf("records"), UNSEEN]
    knows_monster: Annotated[Seats, UNSEEN]  # that have seen the Monster of this round

    def clone(self) -> Table:
        """Return a copy that shares nothing that changes; scripts/clones.py writes it."""
        other = Table()
        self.copy_kernel_to(other)
        other.cards = self.cards
        other.round = self.round
        other.vp = self.vp.copy()
        other.used_monsters = self.used_monsters
        other.monster_deck = self.monster_deck
        other.last_round = self.last_round
        other.chronicle = self.chronicle
        other.monster = self.monster
        other.start = self.start
        other.lap = self.lap
        other.active = self.active
        other.hands = [each.copy() for each in self.hands]
        other.piles = self.piles.copy()
        other.friends = self.friends
        other.hunts = self.hunts
        other.vills = self.vills
        other.buried = self.buried
        other.general_deck = self.general_deck
        other.known = self.known.copy()
        other.recalled = self.recalled.copy()
        other.records = self.records.copy()
        other.knows_monster = self.knows_monster
        return other

    def final_round(self) -> int:
        """MMN-10.4 Return the round after which a tie is shared, 0 if none ever is."""
        return self.cards.rounds + self.cards.extra_rounds if self.settings["last_round"] else 0

    def gather_up(self) -> None:
        """MMN-10.1, 3.6 Put all general cards back; no round is running."""
        seats = self.seats
        self.monster = NOTHING
        self.start = 0
        self.lap = 1
        self.active = 0
        self.hands = [[] for _ in range(seats)]
        self.piles = [()] * seats
        self.friends = 0
        self.hunts = 0
        self.vills = 0
        self.buried = ()
        self.general_deck = self.cards.general
        self.known = [()] * (seats * seats)
        self.recalled = [()] * (seats * seats)
        self.records = [()] * seats
        self.knows_monster = 0

    def lay_on_pile(self, seat: int, entry: int) -> None:
        self.piles[seat] = (*self.piles[seat], entry)

    def is_friend(self, seat: int) -> bool:
        return self.friends >> seat & 1 == 1

    def holder(self) -> int:
        """MMN-1.7 Return the seat whose hand contains the Monster, NOTHING if none does."""
        for seat in range(self.seats):
            hand = self.hands[seat]
            if hand and hand[-1] >= MONSTER:
                return seat
        return NOTHING
