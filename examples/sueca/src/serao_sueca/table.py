"""The table: hands, the trick, what was won, and what everybody could see (SUE-6)."""

from __future__ import annotations

from typing import Final

from serao.kernel.fields import OWNER, Each, Field, Fields, One, Row
from serao.kernel.kinds import SEAT
from serao.kernel.state import NOTHING, State
from serao_sueca.cards import CARD, SUIT, beats, rank_of, suit_of

SEATS: Final = 4
HAND: Final = 10  # cards
PACK: Final = 40

FIELDS: Final = Fields(
    Field("games", Each(One()), role="score"),
    Field("stake", One(default=1), role="counter"),
    Field("dealer", One(SEAT), role="dealer"),
    Field("trump", One(SUIT, NOTHING), role="counter"),
    Field("turned", One(CARD, NOTHING), role="pile"),
    Field("hands", Each(Row(CARD)), seen=OWNER, role="hand"),
    Field("led", One(SEAT, NOTHING)),
    Field("trick", Each(One(CARD, NOTHING)), role="trick"),
    Field("last", Each(One(CARD, NOTHING)), role="aside"),
    Field("won", Each(Row(CARD)), role="won"),
    Field("lacks", Each(Row(SUIT)), role="known"),
    Field("points", Each(One()), role="points", worked_out=lambda table: table.pair_points()),
    Field("best", One(SEAT), role="best", worked_out=lambda table: table.best()),
)


class Table(State):
    games: list[int]  # seat -> games of its pair
    stake: int  # games more than one that the next deal brings
    dealer: int
    trump: int  # suit
    turned: int  # the dealer's card that shows the trump suit; NOTHING once it is played
    hands: list[tuple[int, ...]]
    led: int  # who led the trick; NOTHING between two deals
    trick: list[int]  # seat -> card, NOTHING where none is played yet
    last: list[int]  # the trick before
    won: list[tuple[int, ...]]  # seat -> cards of the tricks it took
    lacks: list[tuple[int, ...]]  # seat -> suits that it could not follow
    values: tuple[int, ...]  # rank -> points, as the content has it

    def lead_suit(self) -> int:
        """Return the suit to follow, or NOTHING for whoever leads."""
        card = self.trick[self.led]
        return NOTHING if card == NOTHING else suit_of(card)

    def best(self) -> int:
        """SUE-4.4 Return the seat whose card takes the trick so far, NOTHING before the first."""
        if self.led == NOTHING or self.trick[self.led] == NOTHING:
            return NOTHING
        best = self.led
        for distance in range(1, SEATS):
            seat = (self.led + distance) % SEATS
            card = self.trick[seat]
            if card != NOTHING and beats(card, self.trick[best], self.trump):
                best = seat
        return best

    def worth(self, cards: tuple[int, ...] | list[int]) -> int:
        """SUE-1.2 Return the points of some cards."""
        return sum(self.values[rank_of(card)] for card in cards if card != NOTHING)

    def points_of(self, pair: int) -> int:
        """Return what a pair has taken in this deal."""
        return self.worth(self.won[pair]) + self.worth(self.won[pair + 2])

    def pair_points(self) -> list[int]:
        return [self.points_of(seat % 2) for seat in range(SEATS)]

    def tricks_of(self, pair: int) -> int:
        return (len(self.won[pair]) + len(self.won[pair + 2])) // SEATS

    def unseen_by(self, seat: int) -> list[int]:
        """Return the cards that lie where ``seat`` cannot see them, ascending."""
        seen = {card for row in self.won for card in row} | set(self.trick) | {self.turned}
        if seat >= 0:
            seen |= set(self.hands[seat])
        return [card for card in range(PACK) if card not in seen]
