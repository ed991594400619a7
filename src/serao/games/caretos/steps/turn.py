"""CAR-3, 6, 10, 11, 13.3 The turn."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from serao.games.caretos.actions import (
    MONSTER,
    PLAY,
    RUNE_RESCUE,
    SPEND_ACTIVATE,
    STOP,
)
from serao.games.caretos.cards import GATHER
from serao.games.caretos.events import (
    ActivationBought,
    CardPlayed,
    LastRoundBegan,
    PileEmptied,
    RescuedByRune,
    RunesMatched,
    TurnBegan,
)
from serao.games.caretos.state import IN_PLAY, TURN, Table
from serao.games.caretos.steps.abilities import activate
from serao.games.caretos.steps.caretos import EITHER, CaretoPick
from serao.games.caretos.steps.cauldron import ReturnPlace
from serao.games.caretos.steps.gathering import GatherPick
from serao.games.caretos.steps.spending import add_spending, spend
from serao.kernel.state import NOTHING
from serao.kernel.steps import Choice, Step


class BeginTurn(Step[Table]):
    """CAR-3.1 A turn of the active player begins: nothing spent, bought or activated."""

    def resolve(self, state: Table) -> None:
        state.at = TURN
        clear_turn(state)
        if state.telling:
            state.emit(TurnBegan(state.active))
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


class TurnStart(Choice[Table]):
    """CAR-3.2 Play a Night Card; before it, buy a Bonus Card or a rescue."""

    def options(self, state: Table) -> list[int]:
        offer = [PLAY + card for card in state.hands[self.seat]]
        if not state.spent and state.campfires[self.seat]:
            add_spending(state, offer)
        return offer

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
        state.emit(CardPlayed(seat, card))
    state.match = bool(pile) and rune != NOTHING and state.cards.rune[pile[-1]] == rune
    if state.match and state.telling:
        state.emit(RunesMatched(seat, rune))
    steps: list[Step[Any]] = []
    for symbol in state.cards.symbols[card]:
        if symbol == GATHER:
            steps.append(GatherPick(seat))
        else:
            steps.append(CaretoPick(seat, symbol, EITHER, 0))
    steps.append(Action(seat))
    state.push_in_order(steps)


class Action(Choice[Table]):
    """CAR-3.5 Activate, spend, rescue, buy, until the player stops."""

    def options(self, state: Table) -> list[int]:
        offer = [STOP]
        others = [m for m in state.teams[self.seat] if state.where[m] >= 0]
        others = [m for m in others if m not in state.activated]
        free = has_free_activation(state)
        if free:
            for monster in others:
                offer.append(MONSTER + monster)
        if not state.spent and state.campfires[self.seat]:
            self.add_spending(state, offer, bool(others) and not free)
        if state.match and not state.rune_used and state.in_cauldron(self.seat) != NOTHING:
            offer.append(RUNE_RESCUE)
        return offer

    def add_spending(self, state: Table, offer: list[int], second: bool) -> None:
        """CAR-10.3 Add what Campfires can be spent on."""
        add_spending(state, offer)
        if second and len(state.activated) == 1 and state.can_pay(state.cards.cost_activation):
            insort(offer, SPEND_ACTIVATE)

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


def has_free_activation(state: Table) -> bool:
    """CAR-6.1, 6.3 One for each turn, a second one by an unused Rune match."""
    used = len(state.activated)
    return used == 0 or (used == 1 and state.match and not state.rune_used)


def buy_activation(state: Table) -> None:
    """CAR-10.5 Pay for the other Monster's ability of tonight."""
    monster = state.partner_of(state.activated[0])
    state.pay(state.cards.cost_activation)
    if state.telling:
        state.emit(ActivationBought(state.active, monster, state.cards.cost_activation))
    state.light()
    activate(state, monster)


def rescue_by_rune(state: Table) -> None:
    """CAR-9.6 Use the Rune match for the own Monster's return."""
    monster = state.in_cauldron(state.active)
    state.rune_used = True
    if state.telling:
        state.emit(RescuedByRune(state.active, monster))
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
                state.emit(PileEmptied(seat, len(pile)))
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
                    state.emit(LastRoundBegan(seat))
        state.active = (seat + 1) % state.seats
        state.push(BEGIN_TURN)


END_TURN: Final = EndTurn()
