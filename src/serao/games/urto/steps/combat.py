"""Preparing and rolling: what all fights share (URT-6.1 to 6.3, 6.13, 9)."""

from __future__ import annotations

from typing import Any, Final

from serao.games.urto.actions import (
    ADD_ATTACK,
    ARTIFACT,
    BARE,
    BUY_D8,
    KEEP,
    REINFORCE,
    REROLL,
    TAKE_DAMAGE,
    USE_DEFENSE,
)
from serao.games.urto.cave import FUNGUS, PREP_PVM, PVM, REROLL_OWN_TURN, TURN, WEAPON
from serao.games.urto.events import (
    AttackAdded,
    CombatRolled,
    DamagePrevented,
    DieBought,
    DieRerolled,
    FightReinforced,
    WeaponChosen,
)
from serao.games.urto.state import D6, D8, Table
from serao.games.urto.steps.artifacts import play, playable
from serao.games.urto.steps.ending import Casualties
from serao.kernel.state import NOTHING
from serao.kernel.steps import Choice, Step

FACES: Final = tuple([str(number) for number in range(21)])  # what scripted luck calls a die


class Prepare(Choice[Table]):
    """URT-6.2 (a) One weapon of the hand, or bare hands."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.kind)

    def options(self, state: Table) -> list[int]:
        offer: list[int] = []
        last = NOTHING
        for card in state.hands[self.seat]:
            if card != last and state.cave.use[card] == WEAPON and self.can_wield(state, card):
                offer.append(ARTIFACT + card)
            last = card
        offer.append(BARE)
        return offer

    def is_private(self, state: Table) -> bool:
        return state.is_secretive(self.seat)

    def can_wield(self, state: Table, card: int) -> bool:
        cost = self.cost(state, card)
        return cost == 0 or state.health[self.seat] > cost

    def cost(self, state: Table, card: int) -> int:
        """Cursed Blade costs health in PvM and PvP, nothing against mushrooms."""
        return 0 if self.kind == FUNGUS else state.cave.fight_cost[card]

    def take(self, state: Table, action: int) -> None:
        seat = self.seat
        if self.kind != FUNGUS:
            state.free_rerolls[seat] = state.cave.free_rerolls[state.nature[seat]]
        if action == BARE:
            state.may_show(seat)
        else:
            card = action - ARTIFACT
            state.weapon[seat] = card
            state.uncover(seat, card)
            if state.telling:
                state.emit(WeaponChosen(seat, card))
            state.lose_health(seat, self.cost(state, card))
        state.push(PrepareMore(seat, self.kind))


class PrepareMore(Choice[Table]):
    """URT-6.2 (b) Tokens, the permanent die and cards, until the reinforcement is named."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.kind)

    def options(self, state: Table) -> list[int]:
        seat = self.seat
        if self.kind == PVM and state.foe_life == 0:
            return []  # a Powder Keg has done it (URT-8.7)
        offer: list[int] = []
        if seat == state.active:
            offer = playable(state, seat, TURN, PREP_PVM if self.kind == PVM else TURN)
        if can_buy_d8(state, seat):
            offer.append(BUY_D8)
        for mana in range(min(state.cave.most_reinforcement, state.mana[seat]) + 1):
            offer.append(REINFORCE + mana)
        if self.kind != FUNGUS and state.attack[seat]:
            offer.append(ADD_ATTACK)
        return offer

    def is_private(self, state: Table) -> bool:
        return state.is_secretive(self.seat)

    def take(self, state: Table, action: int) -> None:
        seat = self.seat
        if action < BARE:
            state.push(self)
            play(state, seat, action - ARTIFACT)
        elif action == BUY_D8:
            state.push(self)
            buy_d8(state, seat)
        elif action == ADD_ATTACK:
            state.push(self)
            state.attack[seat] -= 1
            state.combat[seat] += 1
            if state.telling:
                state.emit(AttackAdded(seat))
        else:
            reinforce(state, seat, action - REINFORCE)


def reinforce(state: Table, seat: int, mana: int) -> None:
    """URT-6.2 Pay for every roll of the coming fight."""
    if mana == 0:
        return
    weapon = state.weapon[seat]
    bonus = mana if weapon == NOTHING else mana * state.cave.per_mana[weapon]
    state.mana[seat] -= mana
    state.combat[seat] += bonus
    if state.telling:
        state.emit(FightReinforced(seat, mana, bonus))


def can_buy_d8(state: Table, seat: int) -> bool:
    """URT-9"""
    return not state.has_d8[seat] and state.mana[seat] >= state.cave.d8[state.nature[seat]]


def buy_d8(state: Table, seat: int) -> None:
    cost = state.cave.d8[state.nature[seat]]
    state.mana[seat] -= cost
    state.has_d8[seat] = True
    if state.telling:
        state.emit(DieBought(seat, cost))


class CombatRoll(Step[Table]):
    """URT-6.1 Roll the combat die (with Twin Daggers two), then open the roll window."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def parts(self) -> tuple[Any, ...]:
        return (self.seat,)

    def resolve(self, state: Table) -> None:
        roll(state, self.seat)
        state.push(RollWindow(self.seat))


def roll(state: Table, seat: int) -> None:
    """Roll for ``seat``; of several dice the highest is kept."""
    faces = state.cave.d8_faces if state.rolls_d8(seat) else state.cave.d6
    weapon = state.weapon[seat]
    best = 0
    for _ in range(1 if weapon == NOTHING else state.cave.dice[weapon]):
        face = faces[state.lot(faces, FACES)]
        state.note_roll(seat, D8 if state.rolls_d8(seat) else D6, face)
        best = max(best, face)
    state.die[seat] = best
    if state.telling:
        state.emit(CombatRolled(seat, best))


class RollWindow(Choice[Table]):
    """URT-6.3 Keep the die, re-roll it, or turn it with a Loaded Die, until it is kept."""

    def options(self, state: Table) -> list[int]:
        return die_changes(state, self.seat)

    def is_private(self, state: Table) -> bool:
        return state.is_secretive(self.seat)

    def take(self, state: Table, action: int) -> None:
        if action == KEEP:
            state.may_show(self.seat)
            return
        state.push(self)
        change_die(state, self.seat, action)


def die_changes(state: Table, seat: int) -> list[int]:
    """URT-6.3, 6.11 Return the ways to change the own die, and KEEP."""
    offer: list[int] = []
    if seat == state.active:
        offer = playable(state, seat, REROLL_OWN_TURN, REROLL_OWN_TURN)
    offer.append(KEEP)
    if state.free_rerolls[seat] > 0 or state.mana[seat] >= state.cave.reroll_cost:
        offer.append(REROLL)
    return offer


def change_die(state: Table, seat: int, action: int) -> None:
    if action != REROLL:
        play(state, seat, action - ARTIFACT)
        return
    cost = 0
    if state.free_rerolls[seat] > 0:
        state.free_rerolls[seat] -= 1
    else:
        cost = state.cave.reroll_cost
        state.mana[seat] -= cost
    if state.telling:
        state.emit(DieRerolled(seat, cost))
    roll(state, seat)


class FightDamage(Step[Table]):
    """URT-6.13 Damage from a fight: armour first, then Defense tokens.

    ``killer`` is the opponent in PvP, NOTHING in PvM.
    """

    def __init__(self, seat: int, amount: int, killer: int) -> None:
        self.seat = seat
        self.amount = amount
        self.killer = killer

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.amount, self.killer)

    def resolve(self, state: Table) -> None:
        seat = self.seat
        amount = self.amount
        if amount >= state.cave.armour_from:
            state.may_show(seat)
            armour = min(amount, state.owned(seat, state.cave.armour))
            if armour:
                state.show_all(seat, state.cave.armour)
                amount -= armour
                if state.telling:
                    state.emit(DamagePrevented(seat, armour))
        state.push(Defend(seat, amount, self.killer))


class Defend(Choice[Table]):
    """URT-6.13 Spend Defense tokens one by one, or take what is left."""

    def __init__(self, seat: int, amount: int, killer: int) -> None:
        self.seat = seat
        self.amount = amount
        self.killer = killer

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.amount, self.killer)

    def options(self, state: Table) -> list[int]:
        if self.amount == 0:
            return []
        return [USE_DEFENSE, TAKE_DAMAGE] if state.defense[self.seat] else [TAKE_DAMAGE]

    def take(self, state: Table, action: int) -> None:
        if action == USE_DEFENSE:
            state.defense[self.seat] -= 1
            if state.telling:
                state.emit(DamagePrevented(self.seat, 1))
            state.push(Defend(self.seat, self.amount - 1, self.killer))
            return
        state.lose_health(self.seat, self.amount)
        state.push(Casualties(self.killer))
