"""The table: hands, the trick, what was won, and what everybody could see (SUE-6)."""

from __future__ import annotations

from typing import Annotated, Final

from serao.kernel.fields import CONTENT, OR_NOTHING, OWNER, PER_SEAT, DrawnAs, Fresh
from serao.kernel.kinds import Number, Seat
from serao.kernel.state import NOTHING, State
from serao_sueca.cards import Card, Suit, beats, rank_of, suit_of

SEATS: Final = 4
HAND: Final = 10  # cards
PACK: Final = 40

CardOrNone = Annotated[Card, OR_NOTHING]


class Table(State):
    games: Annotated[list[Number], PER_SEAT, DrawnAs("score")]  # of its pair
    stake: Annotated[Number, Fresh(1), DrawnAs("counter")]  # games that the next deal brings
    dealer: Annotated[Seat, DrawnAs("dealer")]
    trump: Annotated[Suit, OR_NOTHING, DrawnAs("counter")]
    turned: Annotated[Card, OR_NOTHING, DrawnAs("pile")]  # the dealer's, NOTHING once it is played
    hands: Annotated[list[tuple[Card, ...]], PER_SEAT, OWNER, DrawnAs("hand")]
    led: Annotated[Seat, OR_NOTHING]  # who led the trick; NOTHING between two deals
    trick: Annotated[list[CardOrNone], PER_SEAT, DrawnAs("trick")]
    last: Annotated[list[CardOrNone], PER_SEAT, DrawnAs("aside")]  # the trick before
    won: Annotated[list[tuple[Card, ...]], PER_SEAT, DrawnAs("won")]
    lacks: Annotated[list[tuple[Suit, ...]], PER_SEAT, DrawnAs("known")]  # what it could not follow
    values: Annotated[tuple[int, ...], CONTENT]  # rank -> points

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
