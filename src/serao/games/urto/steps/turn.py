"""The turn of a hero in the cave: rest, move, sprint (URT-3.3 to 3.8, 3.10)."""

from __future__ import annotations

from typing import Any

from serao.games.urto.actions import ARTIFACT, END, FIELD, PLAYER, REST, SPRINT
from serao.games.urto.cave import BEFORE_MOVE, TURN
from serao.games.urto.events import HeroRested, HeroSprinted
from serao.games.urto.state import Table
from serao.games.urto.steps.artifacts import play, playable
from serao.games.urto.steps.duels import attack
from serao.games.urto.steps.entering import Enter
from serao.kernel.steps import Choice


class OpeningMenu(Choice[Table]):
    """URT-3.4 Before the move: rest (first of all), fight, play cards, until a way is chosen.

    ``first`` is whether nothing has been chosen this turn.
    """

    def __init__(self, seat: int, first: bool) -> None:
        self.seat = seat
        self.first = first

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.first)

    def options(self, state: Table) -> list[int]:
        seat = self.seat
        offer = state.board.neighbours[state.fields[seat]].copy()
        offer += targets(state, seat)
        offer += playable(state, seat, TURN, BEFORE_MOVE)
        if self.first and can_rest(state, seat):
            offer.append(REST)
        return offer

    def is_private(self, state: Table) -> bool:
        return state.is_secretive(self.seat)

    def take(self, state: Table, action: int) -> None:
        seat = self.seat
        state.rested[seat] = action == REST
        if action == REST:
            rest(state, seat)
        elif action < PLAYER:
            if len(state.board.neighbours[state.fields[seat]]) == 1:
                state.may_show(seat)  # a dead end: only cards would have made it a choice
            state.push(AfterMoveMenu(seat))
            state.push(Enter(seat, action - FIELD))
        elif action < ARTIFACT:
            state.push(OpeningMenu(seat, False))
            attack(state, seat, action - PLAYER)
        else:
            self.use_card(state, action - ARTIFACT)

    def use_card(self, state: Table, card: int) -> None:
        """A card for the time before the move takes its place (URT-8.7)."""
        if state.cave.use[card] == BEFORE_MOVE:
            state.push(AfterMoveMenu(self.seat))
        else:
            state.push(OpeningMenu(self.seat, False))
        play(state, self.seat, card)


def targets(state: Table, seat: int) -> list[int]:
    """URT-3.10, 6.10 Return PLAYER of whom the hero may attack here."""
    if state.pvp_used or state.is_monster_field(state.fields[seat]):
        return []
    return [PLAYER + rival for rival in state.rivals_here(seat)]


def can_rest(state: Table, seat: int) -> bool:
    """URT-3.3"""
    return not state.rested[seat] and not state.is_monster_field(state.fields[seat])


def rest(state: Table, seat: int) -> None:
    """URT-3.3 Recover a little; phase D follows."""
    cave, nature = state.cave, state.nature[seat]
    if state.telling:
        state.emit(HeroRested(seat))
    state.recover_health(seat, cave.rest_health[nature] + state.owned(seat, cave.card_rest_health))
    state.recover_mana(seat, cave.rest_mana[nature] + state.owned(seat, cave.card_rest_mana))


class AfterMoveMenu(Choice[Table]):
    """URT-3.7 After the move: fight, sprint, play cards, or end."""

    def options(self, state: Table) -> list[int]:
        seat = self.seat
        offer = targets(state, seat)
        offer += playable(state, seat, TURN, TURN)
        offer.append(END)
        if can_sprint(state, seat):
            offer.append(SPRINT)
        return offer

    def is_private(self, state: Table) -> bool:
        return state.is_secretive(self.seat)

    def take(self, state: Table, action: int) -> None:
        seat = self.seat
        if action == END:
            state.may_show(seat)
            return
        state.push(self)
        if action == SPRINT:
            sprint(state, seat)
        elif action < ARTIFACT:
            attack(state, seat, action - PLAYER)
        else:
            play(state, seat, action - ARTIFACT)


def can_sprint(state: Table, seat: int) -> bool:
    """URT-3.8"""
    if state.sprinted or state.monster_met or state.is_monster_field(state.fields[seat]):
        return False
    return state.health[seat] > state.sprint_cost(seat)


def sprint(state: Table, seat: int) -> None:
    cost = state.sprint_cost(seat)
    state.may_show(seat)
    if not state.free_sprint:
        state.show_all(seat, state.cave.card_sprint)
    state.sprinted = True
    if state.telling:
        state.emit(HeroSprinted(seat, cost))
    state.lose_health(seat, cost)
    state.push(SprintField(seat))


class SprintField(Choice[Table]):
    """URT-3.8 Where the sprint leads."""

    def options(self, state: Table) -> list[int]:
        return state.board.neighbours[state.fields[self.seat]]

    def take(self, state: Table, action: int) -> None:
        state.push(Enter(self.seat, action - FIELD))
