"""The turn of a hero in the cave: rest, move, sprint (URT-3.3 to 3.8, 3.10)."""

from __future__ import annotations

from typing import Final

from serao.games.urto import events
from serao.games.urto.actions import ARTIFACT, DECLINE, END, FIELD, PLAYER, REST, SPRINT
from serao.games.urto.cave import BEFORE_MOVE, TURN
from serao.games.urto.state import Table
from serao.games.urto.steps.artifacts import play
from serao.games.urto.steps.decisions import Decision, sprinted_bar
from serao.games.urto.steps.duels import attack
from serao.games.urto.steps.entering import Enter, way_bar
from serao.kernel.steps import Bar, Facts

REST_FIRST: Final = Bar("URT-3.3", "rest-first")
REST_ON_NEST: Final = Bar("URT-3.3", "rest-on-nest")
REST_TWICE: Final = Bar("URT-3.3", "rest-twice")
MUST_MOVE: Final = Bar("URT-3.4", "must-move")
MOVED: Final = Bar("URT-3.8", "moved")
SPRINT_AFTER_MONSTER: Final = Bar("URT-3.8", "sprint-after-monster")
SPRINT_ON_NEST: Final = Bar("URT-3.8", "sprint-on-nest")
SPRINT_COSTS: Final = Bar("URT-3.8", "sprint-costs")
ATTACKED_ALREADY: Final = Bar("URT-3.10", "attacked-already")
NOT_ON_YOUR_FIELD: Final = Bar("URT-6.10", "not-on-your-field")
ATTACK_ON_NEST: Final = Bar("URT-6.10", "attack-on-nest")


class Menu(Decision):
    """URT-3.4, 3.7 A menu of the turn: rivals are attacked and cards played, among other things."""

    def is_private(self, state: Table) -> bool:
        return state.is_secretive(self.seat)

    def plays(self, use: int) -> bool:
        return use == TURN

    def rival_bar(self, state: Table, who: int) -> Bar | None:
        """URT-3.10, 6.10 Return what keeps the hero from attacking ``who``."""
        bar = state.opponent_bar(self.seat, who)
        if bar is not None:
            return bar
        here = state.fields[self.seat]
        if state.fields[who] != here:
            return NOT_ON_YOUR_FIELD
        if state.pvp_used:
            return ATTACKED_ALREADY
        return ATTACK_ON_NEST if state.is_monster_field(here) else None


class OpeningMenu(Menu):
    """URT-3.4 Before the move: rest (first of all), fight, play cards, until a way is chosen.

    ``first`` is whether nothing has been chosen this turn.
    """

    def __init__(self, seat: int, first: bool) -> None:
        self.seat = seat
        self.first = first

    def options(self, state: Table) -> list[int]:
        seat = self.seat
        offer = state.board.neighbours[state.fields[seat]].copy()
        offer += self.rivals(state)
        offer += self.cards(state)
        if self.rest_bar(state) is None:
            offer.append(REST)
        return offer

    def field_bar(self, state: Table, field: int) -> Bar | None:
        return way_bar(state, self.seat, field)

    def plays(self, use: int) -> bool:
        return use in (TURN, BEFORE_MOVE)

    def deed_bar(self, state: Table, action: int) -> Bar | None:
        if action == REST:
            return self.rest_bar(state)
        return MUST_MOVE if action in (END, DECLINE) else None

    def rest_bar(self, state: Table) -> Bar | None:
        """URT-3.3"""
        if not self.first:
            return REST_FIRST
        if state.is_monster_field(state.fields[self.seat]):
            return REST_ON_NEST
        return REST_TWICE if state.rested[self.seat] else None

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


def rest(state: Table, seat: int) -> None:
    """URT-3.3 Recover a little; phase D follows."""
    cave, nature = state.cave, state.nature[seat]
    if state.telling:
        state.emit(events.HeroRested(seat))
    state.recover_health(seat, cave.rest_health[nature] + state.owned(seat, cave.card_rest_health))
    state.recover_mana(seat, cave.rest_mana[nature] + state.owned(seat, cave.card_rest_mana))


class AfterMoveMenu(Menu):
    """URT-3.7 After the move: fight, sprint, play cards, or end."""

    def options(self, state: Table) -> list[int]:
        offer = self.rivals(state) + self.cards(state)
        offer.append(END)
        if sprint_bar(state, self.seat) is None:
            offer.append(SPRINT)
        return offer

    def field_bar(self, state: Table, field: int) -> Bar | None:
        return MOVED

    def deed_bar(self, state: Table, action: int) -> Bar | None:
        return sprint_bar(state, self.seat) if action == SPRINT else None

    def facts(self, state: Table, action: int) -> Facts:
        return {"cost": state.sprint_cost(self.seat)}

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


def sprint_bar(state: Table, seat: int) -> Bar | None:
    """URT-3.8"""
    bar = sprinted_bar(state, seat)
    if bar is not None:
        return bar
    if state.monster_met:
        return SPRINT_AFTER_MONSTER
    if state.is_monster_field(state.fields[seat]):
        return SPRINT_ON_NEST
    return None if state.health[seat] > state.sprint_cost(seat) else SPRINT_COSTS


def sprint(state: Table, seat: int) -> None:
    cost = state.sprint_cost(seat)
    state.may_show(seat)
    if not state.free_sprint:
        state.show_all(seat, state.cave.card_sprint)
    state.sprinted = True
    if state.telling:
        state.emit(events.HeroSprinted(seat, cost))
    state.lose_health(seat, cost)
    state.push(SprintField(seat))


class SprintField(Decision):
    """URT-3.8 Where the sprint leads."""

    def options(self, state: Table) -> list[int]:
        return state.board.neighbours[state.fields[self.seat]]

    def field_bar(self, state: Table, field: int) -> Bar | None:
        return way_bar(state, self.seat, field)

    def take(self, state: Table, action: int) -> None:
        state.push(Enter(self.seat, action - FIELD))
