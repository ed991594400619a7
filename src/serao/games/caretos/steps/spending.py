"""CAR-10 Spending Campfires, and what they buy (CAR-9.5, 11.2)."""

from __future__ import annotations

from serao.games.caretos.actions import BUY, SPEND_MOVE, SPEND_RESCUE, STOP
from serao.games.caretos.events import BonusBought, BonusTurnedUp, MoveBought, RescueBought
from serao.games.caretos.state import Table
from serao.games.caretos.steps.cauldron import ReturnPlace
from serao.games.caretos.steps.movement import MoveStep
from serao.kernel.state import NOTHING
from serao.kernel.steps import Choice


def spends_at_any_point(state: Table) -> bool:
    """CAR-R16 Whether all that can be paid is offered within an ability; by rules 1 only a move."""
    return state.rules >= 2


class MoveEnd(Choice[Table]):
    """CAR-10.4 Between a Monster's own movement and what its ability does next."""

    def options(self, state: Table) -> list[int]:
        if not spends_at_any_point(state):
            return [STOP, SPEND_MOVE] if can_buy_move(state) else []
        if not can_buy_move(state) and not can_buy_rescue(state):
            return []
        offer = [STOP]
        add_spending(state, offer)
        return offer

    def take(self, state: Table, action: int) -> None:
        if action != STOP:
            spend(state, action)


# -- what can be paid (CAR-10.3) ------------------------------------------------------------------


def add_spending(state: Table, offer: list[int]) -> None:
    """CAR-10.3 Add what Campfires can be spent on, another activation left out."""
    cards = state.cards
    if state.can_pay(cards.cost_bonus) and len(state.open_cards[state.active]) < cards.most_open:
        for bonus in sorted(state.row):
            offer.append(BUY + bonus)
    if can_buy_move(state):
        offer.append(SPEND_MOVE)
    if can_buy_rescue(state):
        offer.append(SPEND_RESCUE)


def can_buy_move(state: Table) -> bool:
    """CAR-10.4 Whether the Monster activated last can make a bought step now."""
    if not state.activated or not state.can_pay(state.cards.cost_move):
        return False
    space = state.where[state.activated[-1]]
    if space < 0:
        return False
    for near in state.board.reach[last_movement(state)][space]:
        if state.piece[near] == NOTHING:
            return True
    return False


def can_buy_rescue(state: Table) -> bool:
    """CAR-9.5 Whether there is a Monster to rescue, and the Campfires for it.

    A place there always is (CAR-9.4): the Villagers are too few to be a group on every space.
    """
    return state.can_pay(state.cards.cost_rescue) and state.in_cauldron(state.active) != NOTHING


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
        state.emit(MoveBought(state.active, monster, state.cards.cost_move))
    state.light()
    state.push(MoveStep(state.active, monster, last_movement(state), 1, True))


def buy_rescue(state: Table) -> None:
    """CAR-9.5 Pay for the own Monster's return."""
    monster = state.in_cauldron(state.active)
    state.pay(state.cards.cost_rescue)
    if state.telling:
        state.emit(RescueBought(state.active, monster, state.cards.cost_rescue))
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
        state.emit(BonusBought(seat, bonus, state.cards.cost_bonus))
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
        state.emit(BonusTurnedUp(bonus))
