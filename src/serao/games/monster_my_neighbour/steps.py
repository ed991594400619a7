"""The flow of play: rounds, laps and turns (MMN-2 to MMN-5, MMN-10)."""

from __future__ import annotations

from typing import Final

from serao.games.monster_my_neighbour import events
from serao.games.monster_my_neighbour.actions import (
    FRIEND,
    HUNTER,
    MONSTER,
    MONSTERS,
    PLAY,
    SKIP_HUNTER,
    VILLAGER,
    WANTED,
    kind_of,
)
from serao.games.monster_my_neighbour.cards import Cards
from serao.games.monster_my_neighbour.choices import OneChooses
from serao.games.monster_my_neighbour.effects import EFFECTS, SEATS, has_effect
from serao.games.monster_my_neighbour.endings import escape
from serao.games.monster_my_neighbour.knowledge import leave_openly, remember, show_monster
from serao.games.monster_my_neighbour.memory import HUNTERS_OR_MONSTER
from serao.games.monster_my_neighbour.scoring import leaders
from serao.games.monster_my_neighbour.state import Table, face_down
from serao.games.monster_my_neighbour.summary import NO_SUMMARY
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, Facts, Step
from serao.pieces.cards import mixed
from serao.pieces.outcomes import ended

WANTED_ONLY: Final = [PLAY + WANTED]
SKIP_ONLY: Final = [SKIP_HUNTER]
EXTRA_ROUNDS: Final = "extra_rounds"  # the value of option tie_break that asks for a sole winner

PLAY_FIRST: Final = Bar("MMN-4.3", "play-first")
NOT_HELD: Final = Bar("MMN-4.3", "not-held")
SOMETHING_PLAYABLE: Final = Bar("MMN-4.4", "something-playable")
FIRST_TURN: Final = Bar("MMN-5.2", "hunter-first-turn")
NOT_ALONE: Final = Bar("MMN-5.3", "monster-not-alone")
WAITS_FOR_HUNTERS: Final = Bar("MMN-6.15", "monster-waits-for-hunters")
WAITS_FOR_VILLAGERS: Final = Bar("MMN-6.18", "monster-waits-for-villagers")


def furnish(state: Table) -> None:
    state.last_round = NO_SUMMARY
    state.general_deck = state.cards.general


def set_up(state: Table) -> None:
    """MMN-2 Shuffle the Monsters; nobody has points."""
    shuffle_monsters(state)
    state.push(NEXT_ROUND)


def shuffle_monsters(state: Table) -> None:
    """MMN-2.2, 10.4 Make a Monster deck of all five."""
    state.monster_deck = mixed(range(MONSTER, MONSTER + len(MONSTERS)), state.rng)
    state.used_monsters = ()


class Round(Step[Table]):
    """MMN-3 Make the starting deck, deal it, and let the seat with Wanted begin."""

    def resolve(self, state: Table) -> None:
        deal(state, starting_deck(state))
        state.start = seat_with_wanted(state)
        state.active = state.start
        state.knows_monster = 1 << state.holder()
        state.revealed()
        if state.telling:
            tell_deal(state)
        state.push(AFTER_ROUND)
        state.push(TURN)


def starting_deck(state: Table) -> list[int]:
    """MMN-3.1 to 3.5 Return the cards to deal; the rest stays in the general deck."""
    cards = state.cards
    general = list(cards.general)
    for card in cards.fixed:
        general.remove(card)
    state.rng.shuffle(general)
    number = cards.random_cards[state.seats]
    state.general_deck = tuple(sorted(general[number:]))
    state.monster = state.monster_deck[0]
    state.monster_deck = state.monster_deck[1:]
    return cards.fixed + general[:number] + [state.monster]


def deal(state: Table, deck: list[int]) -> None:
    """MMN-3.4"""
    state.rng.shuffle(deck)
    size = state.cards.hand_size
    for seat in range(state.seats):
        state.hands[seat] = sorted(deck[seat * size : (seat + 1) * size])


def seat_with_wanted(state: Table) -> int:
    for seat in range(state.seats):
        if state.hands[seat][0] == WANTED:
            return seat
    raise AssertionError("Wanted is in every starting deck")


def tell_deal(state: Table) -> None:
    state.emit(events.RoundBegun(state.start, state.round))
    for seat in range(state.seats):
        state.emit(events.HandDealt(seat, tuple(state.hands[seat])))


class Turn(Step[Table]):
    """MMN-4.2, 4.3 The active seat plays a card; without one it is skipped."""

    def resolve(self, state: Table) -> None:
        state.revealed()  # whether the seat has a choice depends on its cards
        state.push(NEXT_TURN)
        if state.hands[state.active]:
            state.push(PLAYS[state.active])
        elif state.telling:
            state.emit(events.TurnSkipped(state.active))


class NextTurn(Step[Table]):
    """MMN-4.1, 4.5 The turn passes to the left; at the starting seat a new lap begins."""

    def resolve(self, state: Table) -> None:
        state.active = (state.active + 1) % state.seats
        if state.active == state.start:
            state.lap += 1
            assert state.lap <= state.cards.laps, "MMN-4.7 every round ends in its last lap"
        state.push(TURN)


class PlayCard(OneChooses):
    """MMN-4.3 to 4.5, MMN-5 Play one playable card, or lay a Hunter down without any."""

    chosen = "play"
    first = PLAY_FIRST
    from_hand = True

    def options(self, state: Table) -> list[int]:
        hand = state.hands[self.seat]
        return playable(state.cards, hand, state.lap, state.hunts, state.vills)

    def is_private(self, state: Table) -> bool:
        begins = state.lap == 1 and self.seat == state.start  # with Wanted, as all know (MMN-3.6)
        return len(state.hands[self.seat]) > 1 and not begins

    def bar(self, state: Table, action: int) -> Bar | None:
        if action > SKIP_HUNTER:
            return self.first
        if action == SKIP_HUNTER:
            return None if action in self.options(state) else SOMETHING_PLAYABLE
        hand = state.hands[self.seat]
        for card in hand:
            if kind_of(card) == action - PLAY:
                size = len(hand)
                return card_bar(state.cards, card, size, state.lap, state.hunts, state.vills)
        return NOT_HELD

    def facts(self, state: Table, action: int) -> Facts:
        last = state.hands[self.seat][-1]
        if action != PLAY + MONSTER or last < MONSTER:
            return {}
        hunters, villagers = state.cards.early_hunts[last], state.cards.early_vills[last]
        played = state.hunts if hunters else state.vills
        return {"wanted": hunters or villagers, "played": played}

    def take(self, state: Table, action: int) -> None:
        if action == SKIP_HUNTER:
            skip_hunter(state, self.seat)
        elif action == PLAY + MONSTER:
            play_monster(state, self.seat)
        else:
            play(state, self.seat, action - PLAY)


def playable(cards: Cards, hand: list[int], lap: int, hunts: int, vills: int) -> list[int]:
    """MMN-5 Return what may be done with ``hand``, which is ascending."""
    if hand[0] == WANTED:
        return WANTED_ONLY  # MMN-5.1
    offer: list[int] = []
    last = NOTHING
    for card in hand:
        if card == last:
            continue
        last = card
        if card_bar(cards, card, len(hand), lap, hunts, vills) is None:
            offer.append(PLAY + kind_of(card))
    return offer or SKIP_ONLY


def card_bar(cards: Cards, card: int, size: int, lap: int, hunts: int, vills: int) -> Bar | None:
    """MMN-5.2, 5.3 Return what keeps ``card`` from being played out of a hand of ``size``."""
    if card == HUNTER:
        return FIRST_TURN if lap == 1 else None
    if card < MONSTER or size == 1 or cards.may_escape_early(card, hunts, vills):
        return None
    if cards.early_hunts[card]:
        return WAITS_FOR_HUNTERS
    return WAITS_FOR_VILLAGERS if cards.early_vills[card] else NOT_ALONE


def skip_hunter(state: Table, seat: int) -> None:
    """MMN-4.4, 8.4 One Hunter goes face down on the own pile, without effect."""
    leave_openly(state, seat, HUNTER)
    state.lay_on_pile(seat, face_down(HUNTER, seat, 0))
    remember(state, seat, HUNTERS_OR_MONSTER)
    state.revealed()
    if state.telling:
        state.emit(events.HunterSkipped(seat))


def play_monster(state: Table, seat: int) -> None:
    """MMN-6.13"""
    show_monster(state, seat)
    if state.telling:
        state.emit(events.CardPlayed(seat, state.monster))
    escape(state, seat)


def play(state: Table, seat: int, kind: int) -> None:
    """MMN-4.5 Face up on the own pile, then the counters, then the effect."""
    leave_openly(state, seat, kind)
    state.lay_on_pile(seat, kind)
    state.revealed()
    if kind == HUNTER:
        state.hunts += 1  # MMN-6.2
    elif kind == VILLAGER:
        state.vills += 1  # MMN-6.12
    elif kind == FRIEND:
        state.friends |= 1 << seat  # MMN-6.4
    if state.telling:
        state.emit(events.CardPlayed(seat, kind))
    if not has_effect(state, seat, kind, len(state.hands[seat])):
        if state.telling:
            state.emit(events.NothingHappened(seat, kind))
    elif EFFECTS[kind]:
        state.push(EFFECTS[kind][seat])


class AfterRound(Step[Table]):
    """MMN-9.6, 10.2 to 10.4 The end test, then the next round or the end."""

    def resolve(self, state: Table) -> None:
        rounds = state.cards.rounds
        first = leaders(state)
        if state.round < rounds or self.tie_goes_on(state, first):
            if state.round >= rounds and state.telling:
                state.emit(events.ExtraRoundCalled(max(state.vp)))
            if not state.monster_deck:
                shuffle_monsters(state)
            state.round += 1
            state.push(NEXT_ROUND)
        elif state.telling:
            state.emit(ended(first, max(state.vp)))

    def tie_goes_on(self, state: Table, first: list[int]) -> bool:
        """MMN-10.4 Whether the table plays on for a sole winner."""
        wanted = state.settings["tie_break"] == EXTRA_ROUNDS
        last = state.final_round()
        return wanted and len(first) > 1 and (last == 0 or state.round < last)


TURN: Final = Turn()
NEXT_TURN: Final = NextTurn()
NEXT_ROUND: Final = Round()
AFTER_ROUND: Final = AfterRound()
PLAYS: Final = [PlayCard(seat) for seat in range(SEATS)]
