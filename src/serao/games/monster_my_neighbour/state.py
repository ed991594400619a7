"""The table: every zone of the game, and what each seat has learned (RULES, hidden information)."""

from __future__ import annotations

from typing import Final, Literal

from serao.games.monster_my_neighbour.actions import MONSTER
from serao.games.monster_my_neighbour.cards import Cards
from serao.games.monster_my_neighbour.memory import Record
from serao.kernel.state import NOTHING, State

Result = Literal["escape", "catch", "betrayal"]
RESULTS: Final[tuple[Result, ...]] = ("escape", "catch", "betrayal")
ESCAPE: Final = 0
CATCH: Final = 1
BETRAYAL: Final = 2

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


class Summary:
    """MMN-9.5 How a round ended. Never edited."""

    round: int  # 0 = no round has ended yet
    result: int  # index in RESULTS
    monster: int
    holder: int
    catcher: int  # NOTHING after an escape
    gains: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[int, ...], ...]

    def __init__(
        self,
        round_number: int,
        result: int,
        monster: int,
        holder: int,
        catcher: int,
        gains: tuple[int, ...],
        hands: tuple[tuple[int, ...], ...],
        piles: tuple[tuple[int, ...], ...],
    ) -> None:
        self.round = round_number
        self.result = result
        self.monster = monster
        self.holder = holder
        self.catcher = catcher
        self.gains = gains
        self.hands = hands
        self.piles = piles


NO_SUMMARY: Final = Summary(0, ESCAPE, NOTHING, NOTHING, NOTHING, (), (), ())


class Table(State):
    cards: Cards
    round: int  # from 1
    vp: list[int]  # seat -> victory points
    used_monsters: tuple[int, ...]  # of earlier rounds, ascending
    monster_deck: tuple[int, ...]  # first is next; secret
    last_round: Summary
    chronicle: tuple[Summary, ...]  # how every round of this game ended, for people only

    monster: int  # the Monster of this round, NOTHING between rounds; a secret of its holder
    start: int  # who had Wanted
    lap: int  # 1 to 4
    active: int  # whose turn it is
    hands: list[list[int]]  # seat -> cards, ascending; secret
    piles: list[tuple[int, ...]]  # seat -> entries, oldest first
    friends: int  # seats that have played a Friend, one bit each (MMN-1.6)
    hunts: int  # MMN-1.5
    vills: int
    buried: tuple[int, ...]  # seats that lost a Hunter to a Friend, oldest first
    general_deck: tuple[int, ...]  # ascending; nothing is drawn from it, so it has no order

    known: list[
        tuple[int, ...]
    ]  # observer * seats + seat -> notes of cards surely there, ascending
    recalled: list[
        tuple[int, ...]
    ]  # in a sampled world: notes of the others that the sampling seat saw them take of its hand
    records: list[tuple[Record, ...]]  # observer -> facts, oldest first
    knows_monster: int  # seats that have seen the Monster of this round, one bit each

    def clone(self) -> Table:
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
        other.hands = [hand.copy() for hand in self.hands]
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
