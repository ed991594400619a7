"""Fights against monsters and the Alpha (URT-6.4 to 6.9)."""

from __future__ import annotations

from serao.games.urto import events
from serao.games.urto.actions import ARTIFACT, BUY_D8, FIGHT, HIDE, ROLL
from serao.games.urto.cave import ALPHA, HIDING, PVM, TURN
from serao.games.urto.state import Table
from serao.games.urto.steps.artifacts import CardEffect, play
from serao.games.urto.steps.combat import CombatRoll, FightDamage, Prepare, buy_d8, d8_bar, hide_bar
from serao.games.urto.steps.decisions import Decision
from serao.games.urto.steps.ending import leave_monster
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, Choice, Facts, SeatStep
from serao.pieces.cards import added


class MeetMonster(SeatStep[Table]):
    """URT-6.4 Reveal the top monster; with an empty pile nothing happens."""

    def resolve(self, state: Table) -> None:
        if state.monsters_left() == 0:
            return
        state.monsters_drawn += 1
        state.revealed()
        meet(state, self.seat, state.monster_deck[state.monsters_drawn - 1])


class MeetAlpha(SeatStep[Table]):
    """URT-6.8 The Alpha while one of its cards is left, then an ordinary monster."""

    def resolve(self, state: Table) -> None:
        if state.alpha_cards == 0:
            state.push(MeetMonster(self.seat))
        else:
            meet(state, self.seat, ALPHA)


def meet(state: Table, seat: int, monster: int) -> None:
    state.foe = monster
    state.foe_life = state.cave.life[monster]
    state.monster_met = True
    if state.telling:
        state.emit(events.MonsterMet(seat, monster, state.cave.attack[monster], state.foe_life))
    state.push(FightOrHide(seat))


def hide(state: Table, seat: int) -> None:
    """URT-6.5 Pay and leave the monster."""
    cost = state.hide_cost(seat)
    state.may_show(seat)
    state.show_all(seat, state.cave.card_hide)
    state.mana[seat] -= cost
    slip_away(state, seat, cost)


def slip_away(state: Table, seat: int, cost: int) -> None:
    monster = state.foe
    leave_monster(state)
    if state.telling:
        state.emit(events.HeroHid(seat, monster, cost))


class SmokeAway(CardEffect):
    """Smoke Bomb: hide without paying mana."""

    def resolve(self, state: Table) -> None:
        slip_away(state, self.seat, 0)


class Encounter(Decision):
    """URT-6.5, 6.6 Before a monster: hiding is possible, and cards are played."""

    def is_private(self, state: Table) -> bool:
        return state.is_secretive(self.seat)

    def plays(self, use: int) -> bool:
        return use in (TURN, HIDING)

    def deed_bar(self, state: Table, action: int) -> Bar | None:
        return hide_bar(state, self.seat) if action == HIDE else None

    def facts(self, state: Table, action: int) -> Facts:
        is_bought = action == BUY_D8
        return {"cost": state.d8_cost(self.seat) if is_bought else state.hide_cost(self.seat)}


class FightOrHide(Encounter):
    """URT-6.5 Fight, hide, or first play a card."""

    def options(self, state: Table) -> list[int]:
        offer = self.cards(state)
        offer.append(FIGHT)
        if hide_bar(state, self.seat) is None:
            offer.append(HIDE)
        return offer

    def take(self, state: Table, action: int) -> None:
        seat = self.seat
        if action == FIGHT:
            state.may_show(seat)
            state.push(PvmRound(seat))
            state.push(Prepare(seat, PVM))
        elif action == HIDE:
            hide(state, seat)
        else:
            use_card(state, self, action - ARTIFACT)


def use_card(state: Table, asked: Choice[Table], card: int) -> None:
    """Play ``card``; unless it ends the encounter the same question follows."""
    if state.cave.use[card] != HIDING:
        state.push(asked)
    play(state, asked.seat, card)


class PvmRound(SeatStep[Table]):
    """URT-6.6 One roll against the monster, unless a Powder Keg has already defeated it."""

    def resolve(self, state: Table) -> None:
        if state.foe_life == 0:
            win(state, self.seat)
            return
        state.push(PvmResult(self.seat))
        state.push(CombatRoll(self.seat))


class PvmResult(SeatStep[Table]):
    """URT-6.6 Compare the kept roll with the monster's attack."""

    def resolve(self, state: Table) -> None:
        seat = self.seat
        total = state.total(seat, PVM)
        margin = total - state.cave.attack[state.foe]
        if margin < 0:
            if state.telling:
                state.emit(events.MonsterStruck(seat, state.foe, total, -margin))
            state.push(FightOn(seat))
            state.push(FightDamage(seat, -margin, NOTHING))
            return
        if margin == 0:
            margin = state.cave.tie_damage[state.nature[seat]]
        wound(state, seat, total, margin)
        if state.foe_life == 0:
            win(state, seat)
        else:
            state.push(NextRoll(seat))


def wound(state: Table, seat: int, total: int, amount: int) -> None:
    state.foe_life = max(0, state.foe_life - amount)
    if state.telling:
        if amount == 0:
            state.emit(events.MonsterMissed(seat, state.foe, total))
        else:
            state.emit(events.MonsterHurt(seat, state.foe, total, amount, state.foe_life))


class FightOn(SeatStep[Table]):
    """URT-11.2 Go on, unless a feather has ended the fight."""

    def resolve(self, state: Table) -> None:
        if state.foe != NOTHING:
            state.push(NextRoll(self.seat))


class NextRoll(Encounter):
    """URT-6.6 Before every further roll: roll, hide, buy the die or play a card."""

    def options(self, state: Table) -> list[int]:
        offer = self.cards(state)
        if hide_bar(state, self.seat) is None:
            offer.append(HIDE)
        offer.append(ROLL)
        if d8_bar(state, self.seat) is None:
            offer.append(BUY_D8)
        return offer

    def deed_bar(self, state: Table, action: int) -> Bar | None:
        if action == BUY_D8:
            return d8_bar(state, self.seat)
        return Encounter.deed_bar(self, state, action)

    def take(self, state: Table, action: int) -> None:
        seat = self.seat
        if action == ROLL:
            state.push(PvmRound(seat))
        elif action == HIDE:
            hide(state, seat)
        elif action == BUY_D8:
            state.push(self)
            buy_d8(state, seat)
        else:
            use_card(state, self, action - ARTIFACT)


def win(state: Table, seat: int) -> None:
    """URT-6.7 The card becomes a trophy; what weapon, hero and belt bring; last the reward."""
    cave = state.cave
    monster, weapon = state.foe, state.weapon[seat]
    state.foe = NOTHING
    state.clear_combat()
    state.may_show(seat)
    state.trophies[seat] = added(state.trophies[seat], monster)
    if monster == ALPHA:
        state.alpha_cards -= 1
    if state.telling:
        state.emit(events.MonsterDefeated(seat, monster, cave.monster_honour[monster]))
    if weapon != NOTHING:
        state.recover_health(seat, cave.card_victory_health[weapon])
    state.recover_health(seat, cave.victory_health[state.nature[seat]])
    state.show_all(seat, cave.card_victory_honour)
    state.gain_honour(seat, state.owned(seat, cave.card_victory_honour))
    for step in cave.reward_steps[monster][seat]:
        state.push(step)
