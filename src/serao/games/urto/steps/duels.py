"""Fights between heroes (URT-6.10 to 6.12)."""

from __future__ import annotations

from serao.games.urto import events
from serao.games.urto.actions import FIGHT, HIDE, KEEP
from serao.games.urto.cave import PVP
from serao.games.urto.state import Table
from serao.games.urto.steps.combat import (
    DieWindow,
    FightDamage,
    Prepare,
    change_die,
    hide_bar,
    roll,
)
from serao.games.urto.steps.decisions import Decision
from serao.games.urto.steps.scenes import Staged, duel
from serao.games.urto.view_types import Scene
from serao.kernel.kinds import SEAT, Thing
from serao.kernel.steps import Bar, Facts, Step


def attack(state: Table, attacker: int, defender: int) -> None:
    """URT-6.10 The fight of the turn: the attacker gains honour at once."""
    state.pvp_used = True
    begin_pvp(state, attacker, defender)
    state.gain_honour(attacker, state.cave.pvp_honour)


def begin_pvp(state: Table, attacker: int, defender: int) -> None:
    state.push(FightOrFlee(defender, attacker))
    if state.telling:
        state.emit(events.PvpBegan(attacker, defender))


class FightOrFlee(Decision, Staged):
    """URT-6.11 (a) The defender fights, or flees for the price of hiding."""

    def __init__(self, seat: int, attacker: int) -> None:
        self.seat = seat
        self.attacker = attacker

    def options(self, state: Table) -> list[int]:
        return [FIGHT, HIDE] if hide_bar(state, self.seat) is None else [FIGHT]

    def deed_bar(self, state: Table, action: int) -> Bar | None:
        return hide_bar(state, self.seat) if action == HIDE else None

    def facts(self, state: Table, action: int) -> Facts:
        return {"rival": Thing(SEAT, self.attacker), "cost": state.hide_cost(self.seat)}

    def scene(self, state: Table) -> Scene:
        return duel(self.attacker, self.seat)

    def is_private(self, state: Table) -> bool:
        return state.is_secretive(self.seat)

    def take(self, state: Table, action: int) -> None:
        state.may_show(self.seat)
        if action == FIGHT:
            state.push_in_order(
                [
                    Prepare(self.attacker, PVP),
                    Prepare(self.seat, PVP),
                    Exchange(self.attacker, self.seat),
                ]
            )
            return
        cost = state.hide_cost(self.seat)
        state.push(self)  # the fight stands until he has paid
        state.show_all(self.seat, state.cave.card_hide)
        state.stack.pop()
        state.mana[self.seat] -= cost
        if state.telling:
            state.emit(events.HeroFled(self.seat, self.attacker, cost))


class Pvp(Step[Table], Staged):
    """A part of a fight between heroes."""

    def __init__(self, attacker: int, defender: int) -> None:
        self.attacker = attacker
        self.defender = defender

    def scene(self, state: Table) -> Scene:
        return duel(self.attacker, self.defender)


class Exchange(Pvp):
    """URT-6.11 (c) Both roll, the attacker's dice first; then the roll window opens."""

    def resolve(self, state: Table) -> None:
        state.push(PvpResult(self.attacker, self.defender))
        roll(state, self.attacker)
        roll(state, self.defender)
        state.push(PvpWindow(self.attacker, self.defender, 0))


class PvpWindow(DieWindow):
    """URT-6.11 (d) Keep or change the own die once; two keeps in a row end it.

    ``keeps`` is 1 when the other one has just kept.
    """

    def __init__(self, seat: int, rival: int, keeps: int) -> None:
        self.seat = seat
        self.rival = rival
        self.keeps = keeps

    def facts(self, state: Table, action: int) -> Facts:
        total = state.total(self.rival, PVP)
        return {**DieWindow.facts(self, state, action), "rival-total": total}

    def take(self, state: Table, action: int) -> None:
        if action == KEEP:
            state.may_show(self.seat)
            if self.keeps == 0:
                state.push(PvpWindow(self.rival, self.seat, 1))
            return
        state.push(PvpWindow(self.rival, self.seat, 0))
        change_die(state, self.seat, action)


class PvpResult(Pvp):
    """URT-6.12 The lower total takes the difference; a tie hurts nobody but Molesor's rival."""

    def resolve(self, state: Table) -> None:
        attacker, defender = self.attacker, self.defender
        mine, theirs = state.total(attacker, PVP), state.total(defender, PVP)
        if state.telling:
            state.emit_at(self, events.PvpCompared(attacker, defender, mine, theirs))
        state.clear_combat()
        if mine != theirs:
            winner, loser = (attacker, defender) if mine > theirs else (defender, attacker)
            state.push(FightDamage(loser, abs(mine - theirs), winner))
            return
        ties = state.cave.tie_damage
        for seat, rival in ((attacker, defender), (defender, attacker)):
            if ties[state.nature[seat]]:
                state.push(FightDamage(rival, ties[state.nature[seat]], seat))
