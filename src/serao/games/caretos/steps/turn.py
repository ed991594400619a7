"""CAR-3, 6, 10, 11, 13.3 The turn."""

from __future__ import annotations

from typing import Any, Final

from serao.games.caretos import events
from serao.games.caretos.actions import MONSTER, PLAY, RUNE_RESCUE, SPEND_ACTIVATE, STOP
from serao.games.caretos.cards import GATHER
from serao.games.caretos.state import IN_PLAY, TURN, Table
from serao.games.caretos.steps.abilities import activate
from serao.games.caretos.steps.caretos import EITHER, CaretoPick
from serao.games.caretos.steps.cauldron import ReturnPlace
from serao.games.caretos.steps.choices import IN_CAULDRON, NOT_IN_PLAY
from serao.games.caretos.steps.gathering import GatherPick
from serao.games.caretos.steps.spending import (
    ALREADY_USED,
    NOBODY_CAUGHT,
    Spending,
    has_free_activation,
    spend,
)
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, Step

MUST_PLAY: Final = Bar("CAR-3.2", "must-play")
NOT_IN_HAND: Final = Bar("CAR-3.2", "not-in-hand")
CARD_FIRST: Final = Bar("CAR-3.1", "card-first")
MONSTER_FIRST: Final = Bar("CAR-6.1", "monster-first")
NOT_YOURS: Final = Bar("CAR-6.1", "not-yours")
NO_ACTIVATION_LEFT: Final = Bar("CAR-6.1", "no-activation-left")
NO_MATCH: Final = Bar("CAR-9.6", "no-match")
RUNE_USED: Final = Bar("CAR-6.3", "rune-used")


class BeginTurn(Step[Table]):
    """CAR-3.1 A turn of the active player begins: nothing spent, bought or activated."""

    def resolve(self, state: Table) -> None:
        state.at = TURN
        clear_turn(state)
        if state.telling:
            state.emit(events.TurnBegan(state.active))
        state.push(END_TURN)
        state.push(TurnStart(state.active))


BEGIN_TURN: Final = BeginTurn()


def clear_turn(state: Table) -> None:
    state.card = NOTHING
    state.match = False
    state.rune_used = False
    state.spent = False
    state.extra_used = False
    state.activated = ()
    state.bought = ()


class TurnStart(Spending):
    """CAR-3.2 Play a Night Card; before it, buy a Bonus Card or a rescue."""

    def options(self, state: Table) -> list[int]:
        offer = [PLAY + card for card in state.hands[self.seat]]
        self.add_spending(state, offer)
        return offer

    def stop_bar(self, state: Table) -> Bar | None:
        return MUST_PLAY

    def card_bar(self, state: Table, card: int) -> Bar | None:
        return None if card in state.hands[self.seat] else NOT_IN_HAND

    def space_bar(self, state: Table, space: int) -> Bar | None:
        return CARD_FIRST

    def monster_bar(self, state: Table, monster: int) -> Bar | None:
        return CARD_FIRST

    def take(self, state: Table, action: int) -> None:
        state.at = IN_PLAY
        if action < PLAY + len(state.cards.night):
            play_card(state, action - PLAY)
            return
        state.push(self)
        spend(state, action)


def play_card(state: Table, card: int) -> None:
    """CAR-3.3, 3.4 Put the card on the pile, see whether its Rune matches, do its symbols."""
    seat = state.active
    hand = list(state.hands[seat])
    hand.remove(card)
    state.hands[seat] = tuple(hand)
    state.showed()
    pile = state.piles[seat]
    rune = state.cards.rune[card]
    state.piles[seat] = (*pile, card)
    state.card = card
    if state.telling:
        state.emit(events.CardPlayed(seat, card))
    state.match = bool(pile) and rune != NOTHING and state.cards.rune[pile[-1]] == rune
    if state.match and state.telling:
        state.emit(events.RunesMatched(seat, rune))
    steps: list[Step[Any]] = []
    for symbol in state.cards.symbols[card]:
        if symbol == GATHER:
            steps.append(GatherPick(seat))
        else:
            steps.append(CaretoPick(seat, symbol, EITHER, 0))
    steps.append(Action(seat))
    state.push_in_order(steps)


class Action(Spending):
    """CAR-3.5 Activate, spend, rescue, buy, until the player stops."""

    def options(self, state: Table) -> list[int]:
        offer = [STOP]
        for monster in state.teams[self.seat]:
            if use_bar(state, self.seat, monster) is None:
                offer.append(MONSTER + monster)
        self.add_spending(state, offer)
        if rune_bar(state, self.seat) is None:
            offer.append(RUNE_RESCUE)
        return offer

    def bar(self, state: Table, action: int) -> Bar | None:
        if action == RUNE_RESCUE:
            return rune_bar(state, self.seat)
        return Spending.bar(self, state, action)

    def space_bar(self, state: Table, space: int) -> Bar | None:
        return MONSTER_FIRST

    def monster_bar(self, state: Table, monster: int) -> Bar | None:
        return use_bar(state, self.seat, monster)

    def take(self, state: Table, action: int) -> None:
        if action == STOP:
            return
        state.push(self)
        if MONSTER <= action < MONSTER + len(state.where):
            if state.activated:
                state.rune_used = True  # CAR-6.3
            activate(state, action - MONSTER)
        elif action == SPEND_ACTIVATE:
            buy_activation(state)
        elif action == RUNE_RESCUE:
            rescue_by_rune(state)
        else:
            spend(state, action)


def use_bar(state: Table, seat: int, monster: int) -> Bar | None:
    """CAR-6.1 to 6.3 Return why ``seat`` cannot use ``monster`` without paying."""
    owner = state.owner[monster]
    if owner != seat:
        return NOT_IN_PLAY if owner == NOTHING else NOT_YOURS
    if state.where[monster] < 0:
        return IN_CAULDRON
    if monster in state.activated:
        return ALREADY_USED
    return None if has_free_activation(state) else NO_ACTIVATION_LEFT


def rune_bar(state: Table, seat: int) -> Bar | None:
    """CAR-9.6 Return why the Rune match frees no Monster of ``seat``."""
    if not state.match:
        return NO_MATCH
    if state.rune_used:
        return RUNE_USED
    return NOBODY_CAUGHT if state.in_cauldron(seat) == NOTHING else None


def buy_activation(state: Table) -> None:
    """CAR-10.5 Pay for the other Monster's ability of tonight."""
    monster = state.partner_of(state.activated[0])
    state.pay(state.cards.cost_activation)
    if state.telling:
        state.emit(events.ActivationBought(state.active, monster, state.cards.cost_activation))
    state.light()
    activate(state, monster)


def rescue_by_rune(state: Table) -> None:
    """CAR-9.6 Use the Rune match for the own Monster's return."""
    monster = state.in_cauldron(state.active)
    state.rune_used = True
    if state.telling:
        state.emit(events.RescuedByRune(state.active, monster))
    state.push(ReturnPlace(state.active, monster))


class EndTurn(Step[Table]):
    """CAR-3.6 The group is a group again, a matched pile goes, a card is drawn, the next one."""

    def resolve(self, state: Table) -> None:
        seat = state.active
        if state.acting != NOTHING:
            state.piece[state.acting] = NOTHING
            state.acting = NOTHING
        if state.match:
            pile = state.piles[seat]
            state.box_nights = (*state.box_nights, *pile)
            state.piles[seat] = ()
            if state.telling:
                state.emit(events.PileEmptied(seat, len(pile)))
        if state.deck_is_empty():
            state.last_turns -= 1  # CAR-13.3
            if state.last_turns == 0:
                clear_turn(state)
                state.finish()
                return
        else:
            state.draw(seat)
            if state.deck_is_empty():
                state.last_turns = state.seats
                if state.telling:
                    state.emit(events.LastRoundBegan(seat))
        state.active = (seat + 1) % state.seats
        state.push(BEGIN_TURN)


END_TURN: Final = EndTurn()
