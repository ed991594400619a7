"""CAR-10 Spending Campfires, and what they buy (CAR-9.5, 11.2)."""

from __future__ import annotations

from typing import Final

from serao.games.caretos import events
from serao.games.caretos.actions import BUY, SPEND_ACTIVATE, SPEND_MOVE, SPEND_RESCUE, STOP
from serao.games.caretos.state import Table
from serao.games.caretos.steps.cauldron import ReturnPlace
from serao.games.caretos.steps.choices import IN_CAULDRON, Ask
from serao.games.caretos.steps.movement import MoveStep, in_reach
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, Facts

NOBODY_CAUGHT: Final = Bar("CAR-9.5", "nobody-in-cauldron")
ALREADY_SPENT: Final = Bar("CAR-10.3", "already-spent")
CANNOT_AFFORD: Final = Bar("CAR-10.3", "cannot-afford")
NOBODY_USED: Final = Bar("CAR-10.4", "nobody-used")
NO_STEP: Final = Bar("CAR-10.4", "no-step")
FREE_ONE_LEFT: Final = Bar("CAR-10.5", "free-one-left")
ALREADY_USED: Final = Bar("CAR-6.2", "already-used")
ABILITY_FIRST: Final = Bar("CAR-10.5", "ability-first")
NOT_IN_ROW: Final = Bar("CAR-11.2", "not-in-row")
TOO_MANY_OPEN: Final = Bar("CAR-11.2", "too-many-open")


def spends_at_any_point(state: Table) -> bool:
    """CAR-R16 Whether all that can be paid is offered within an ability; by rules 1 only a move."""
    return state.rules >= 2


class Spending(Ask):
    """CAR-10.3 A choice of the active player, who may spend Campfires instead."""

    def bar(self, state: Table, action: int) -> Bar | None:
        if BUY <= action < SPEND_MOVE:
            return bonus_bar(state, action - BUY)
        if action == SPEND_MOVE:
            return move_bar(state)
        if action == SPEND_ACTIVATE:
            return self.activation_bar(state)
        return rescue_bar(state) if action == SPEND_RESCUE else Ask.bar(self, state, action)

    def activation_bar(self, state: Table) -> Bar | None:
        return activation_bar(state)

    def add_spending(self, state: Table, offer: list[int]) -> None:
        """Add what Campfires can be spent on."""
        if payment_bar(state, 1) is not None:
            return  # nothing is for less
        if purchase_bar(state) is None:
            for bonus in sorted(state.row):
                offer.append(BUY + bonus)
        if move_bar(state) is None:
            offer.append(SPEND_MOVE)
        if self.activation_bar(state) is None:
            offer.append(SPEND_ACTIVATE)
        if rescue_bar(state) is None:
            offer.append(SPEND_RESCUE)

    def facts(self, state: Table, action: int) -> Facts:
        return {
            "cost": cost_of(state, action),
            "held": state.campfires[self.seat],
            "most": state.cards.most_open,
        }


class MoveEnd(Spending):
    """CAR-10.4 Between a Monster's own movement and what its ability does next."""

    def options(self, state: Table) -> list[int]:
        can_move = move_bar(state) is None
        if not spends_at_any_point(state):
            return [STOP, SPEND_MOVE] if can_move else []
        if not can_move and rescue_bar(state) is not None:
            return []
        offer = [STOP]
        self.add_spending(state, offer)
        return offer

    def bar(self, state: Table, action: int) -> Bar | None:
        if spends_at_any_point(state) or action == SPEND_MOVE:
            return Spending.bar(self, state, action)
        return Ask.bar(self, state, action)

    def activation_bar(self, state: Table) -> Bar | None:
        return activation_bar(state) or ABILITY_FIRST

    def facts(self, state: Table, action: int) -> Facts:
        only_a_move = self.options(state) == [STOP, SPEND_MOVE]
        return {**Spending.facts(self, state, action), "offered": "move" if only_a_move else "all"}

    def take(self, state: Table, action: int) -> None:
        if action != STOP:
            spend(state, action)


# -- what can be paid (CAR-10.3) ------------------------------------------------------------------


def cost_of(state: Table, action: int) -> int:
    if action == SPEND_MOVE:
        return state.cards.cost_move
    if action == SPEND_ACTIVATE:
        return state.cards.cost_activation
    return state.cards.cost_rescue if action == SPEND_RESCUE else state.cards.cost_bonus


def payment_bar(state: Table, cost: int) -> Bar | None:
    """CAR-10.3 Return what keeps the active player from spending ``cost``."""
    if state.spent:
        return ALREADY_SPENT
    return CANNOT_AFFORD if state.campfires[state.active] < cost else None


def bonus_bar(state: Table, bonus: int) -> Bar | None:
    """CAR-11.2 Return why this Bonus Card cannot be bought."""
    return purchase_bar(state) if bonus in state.row else NOT_IN_ROW


def purchase_bar(state: Table) -> Bar | None:
    """CAR-11.2 Return why no Bonus Card of the row can be bought."""
    bar = payment_bar(state, state.cards.cost_bonus)
    is_full = len(state.open_cards[state.active]) >= state.cards.most_open
    return TOO_MANY_OPEN if bar is None and is_full else bar


def move_bar(state: Table) -> Bar | None:
    """CAR-10.4 Return why the Monster activated last cannot make a bought step now."""
    if not state.activated:
        return NOBODY_USED
    bar = payment_bar(state, state.cards.cost_move)
    if bar is not None:
        return bar
    monster = state.activated[-1]
    if state.where[monster] < 0:
        return IN_CAULDRON
    for near in in_reach(state, monster, last_movement(state)):
        if state.piece[near] == NOTHING:
            return None
    return NO_STEP


def activation_bar(state: Table) -> Bar | None:
    """CAR-10.5 Return why the other Monster's ability cannot be bought."""
    if has_free_activation(state):
        return FREE_ONE_LEFT
    if len(state.activated) > 1:
        return ALREADY_USED
    if state.where[state.partner_of(state.activated[0])] < 0:
        return IN_CAULDRON
    return payment_bar(state, state.cards.cost_activation)


def has_free_activation(state: Table) -> bool:
    """CAR-6.1, 6.3 One for each turn, a second one by an unused Rune match."""
    used = len(state.activated)
    return used == 0 or (used == 1 and state.match and not state.rune_used)


def rescue_bar(state: Table) -> Bar | None:
    """CAR-9.5 Return why no Monster can be rescued for Campfires.

    A place there always is (CAR-9.4): the Villagers are too few to be a group on every space.
    """
    if state.in_cauldron(state.active) == NOTHING:
        return NOBODY_CAUGHT
    return payment_bar(state, state.cards.cost_rescue)


def last_movement(state: Table) -> int:
    """Return the movement of the ability activated last; it must be there."""
    return state.cards.own_movement[state.activated[-1] * 3 + state.cards.night[state.card]]


# -- paying ---------------------------------------------------------------------------------------


def spend(state: Table, action: int) -> None:
    """CAR-10.3 Pay for what ``add_spending`` has offered."""
    if action == SPEND_MOVE:
        buy_move(state)
    elif action == SPEND_RESCUE:
        buy_rescue(state)
    else:
        buy_bonus(state, action - BUY)


def buy_move(state: Table) -> None:
    """CAR-10.4 Pay for one more step, which must be made."""
    monster = state.activated[-1]
    state.pay(state.cards.cost_move)
    if state.telling:
        state.emit(events.MoveBought(state.active, monster, state.cards.cost_move))
    state.light()
    state.push(MoveStep(state.active, monster, last_movement(state), 1, True))


def buy_rescue(state: Table) -> None:
    """CAR-9.5 Pay for the own Monster's return."""
    monster = state.in_cauldron(state.active)
    state.pay(state.cards.cost_rescue)
    if state.telling:
        state.emit(events.RescueBought(state.active, monster, state.cards.cost_rescue))
    state.light()
    state.push(ReturnPlace(state.active, monster))


def buy_bonus(state: Table, bonus: int) -> None:
    """CAR-11.2 Take a card of the row; its slot is filled again, or gone."""
    seat = state.active
    state.pay(state.cards.cost_bonus)
    state.bought = (*state.bought, bonus)
    state.open_cards[seat] = tuple(sorted([*state.open_cards[seat], bonus]))
    slot = state.row.index(bonus)
    state.row = (*state.row[:slot], *state.row[slot + 1 :])
    if state.telling:
        state.emit(events.BonusBought(seat, bonus, state.cards.cost_bonus))
    state.light()
    if state.bonus_drawn < len(state.bonus_deck):
        turn_up(state, slot)


def turn_up(state: Table, slot: int) -> None:
    """CAR-11.2 Fill slot ``slot`` of the row from the deck."""
    bonus = state.bonus_deck[state.bonus_drawn]
    state.bonus_drawn += 1
    state.row = (*state.row[:slot], bonus, *state.row[slot:])
    state.revealed()
    if state.telling:
        state.emit(events.BonusTurnedUp(bonus))
