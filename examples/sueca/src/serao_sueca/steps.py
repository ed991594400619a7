"""The flow of play: the deal, ten tricks, the count (SUE-2 to SUE-5)."""

from __future__ import annotations

from typing import Final

from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, Choice, Step
from serao.pieces.cards import added, without
from serao_sueca.cards import suit_of
from serao_sueca.events import CardPlayed, DealDrawn, DealWon, GameWon, HandsDealt, TrickTaken
from serao_sueca.table import HAND, PACK, SEATS, Table

HALF: Final = 60  # points
MANY: Final = 90  # points: more of them win two games

NOT_IN_HAND: Final = Bar("SUE-4.1", "not-in-hand")
FOLLOW: Final = Bar("SUE-4.2", "follow")


def set_up(state: Table) -> None:
    state.dealer = state.rng.below(SEATS)
    state.push(Deal())


class Deal(Step[Table]):
    """SUE-2 Shuffle, deal ten cards to each, and show the dealer's last card."""

    def resolve(self, state: Table) -> None:
        pack = list(range(PACK))
        state.rng.shuffle(pack)
        lay_out(state, pack)
        state.revealed()
        if state.telling:
            state.emit(HandsDealt(state.dealer, state.trump, state.turned))
        state.push(Trick((state.dealer + 1) % SEATS))


def lay_out(state: Table, pack: list[int]) -> None:
    """SUE-2.2, 2.3 Deal a pack from the top; the dealer's last card shows the trump suit."""
    for distance in range(1, SEATS + 1):
        seat = (state.dealer + distance) % SEATS
        state.hands[seat] = tuple(sorted(pack[(distance - 1) * HAND : distance * HAND]))
        state.won[seat] = ()
        state.lacks[seat] = ()
        state.trick[seat] = state.last[seat] = NOTHING
    state.turned = pack[-1]
    state.trump = suit_of(state.turned)


class Trick(Step[Table]):
    """SUE-4.1 One card from each, counter-clockwise."""

    def __init__(self, leader: int) -> None:
        self.leader = leader

    def resolve(self, state: Table) -> None:
        state.led = self.leader
        seats = [(self.leader + distance) % SEATS for distance in range(SEATS)]
        state.push_in_order([*(Play(seat) for seat in seats), Take()])


class Play(Choice[Table]):
    """SUE-4.1, 4.2 A card of the suit that was led, any card where there is none."""

    def options(self, state: Table) -> list[int]:
        return [card for card in state.hands[self.seat] if self.bar(state, card) is None]

    def is_private(self, state: Table) -> bool:
        return len(state.hands[self.seat]) > 1

    def bar(self, state: Table, action: int) -> Bar | None:
        if action not in state.hands[self.seat]:
            return NOT_IN_HAND
        wanted = state.lead_suit()
        if wanted in (NOTHING, suit_of(action)):
            return None
        return FOLLOW if any(suit_of(card) == wanted for card in state.hands[self.seat]) else None

    def take(self, state: Table, action: int) -> None:
        wanted = state.lead_suit()
        state.hands[self.seat] = without(state.hands[self.seat], action)
        state.trick[self.seat] = action
        if state.turned == action:
            state.turned = NOTHING
        if wanted not in (NOTHING, suit_of(action)):
            lack(state, self.seat, wanted)
        state.revealed()
        if state.telling:
            state.emit(CardPlayed(self.seat, action))


def lack(state: Table, seat: int, suit: int) -> None:
    """SUE-6.2 Note what everybody has seen: the seat has no card of the suit."""
    if suit not in state.lacks[seat]:
        state.lacks[seat] = added(state.lacks[seat], suit)


class Take(Step[Table]):
    """SUE-4.4, 4.5 The best card takes the trick and leads to the next; after ten the deal is over."""

    def resolve(self, state: Table) -> None:
        winner = state.best()
        points = state.worth(state.trick)
        state.won[winner] = tuple(sorted((*state.won[winner], *state.trick)))
        state.last = state.trick.copy()
        state.trick = [NOTHING] * SEATS
        if state.telling:
            state.emit(TrickTaken(winner, points))
        state.push(Trick(winner) if state.hands[winner] else Count())


class Count(Step[Table]):
    """SUE-5 The pair with more points wins one game, two above ninety, four with every trick."""

    def resolve(self, state: Table) -> None:
        pair = 0 if state.points_of(0) > HALF else 1
        points = state.points_of(pair)
        if points <= HALF:
            state.stake += 1
            if state.telling:
                state.emit(DealDrawn(state.stake))
        else:
            self.score(state, pair, points)
        state.led = NOTHING
        if max(state.games) < state.settings["games"]:
            state.dealer = (state.dealer + 1) % SEATS
            state.push(Deal())
        elif state.telling:
            state.emit(GameWon(pair, pair + 2, state.games[pair]))

    def score(self, state: Table, pair: int, points: int) -> None:
        won = 4 if state.tricks_of(pair) == HAND else 2 if points > MANY else 1
        won += state.stake - 1
        state.stake = 1
        for seat in (pair, pair + 2):
            state.games[seat] += won
        if state.telling:
            state.emit(DealWon(pair, pair + 2, points, won))
