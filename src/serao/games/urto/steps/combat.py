"""Preparing and rolling: what all fights share (URT-6.1 to 6.3, 6.13, 9)."""

from __future__ import annotations

from typing import Final

from serao.games.urto import events
from serao.games.urto.actions import (
    ADD_ATTACK,
    ARTIFACT,
    BARE,
    BUY_D8,
    HIDE,
    KEEP,
    MOST_REINFORCEMENT,
    REINFORCE,
    REROLL,
    ROLL,
    TAKE_DAMAGE,
    USE_DEFENSE,
)
from serao.games.urto.cave import FUNGUS, PREP_PVM, PVM, REROLL_OWN_TURN, TURN, WEAPON
from serao.games.urto.points import D6, D8
from serao.games.urto.state import Table
from serao.games.urto.steps.artifacts import play
from serao.games.urto.steps.decisions import (
    Decision,
    attack_token_bar,
    defense_token_bar,
    owned_d8_bar,
)
from serao.games.urto.steps.ending import Casualties
from serao.games.urto.steps.scenes import combat_kind, scene
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, Facts, SeatStep, Step

FACES: Final = tuple([str(number) for number in range(21)])  # what scripted luck calls a die

NO_WEAPON: Final = Bar("URT-6.2", "no-weapon")
WEAPON_COSTS: Final = Bar("URT-6.2", "weapon-costs")
REINFORCE_FIRST: Final = Bar("URT-6.2", "reinforce-first")
REINFORCE_COSTS: Final = Bar("URT-6.2", "reinforce-costs")
REINFORCE_MOST: Final = Bar("URT-6.2", "reinforce-most")
ATTACK_ON_MUSHROOM: Final = Bar("URT-6.2", "attack-on-mushroom")
REROLL_COSTS: Final = Bar("URT-6.3", "reroll-costs")
HIDE_COSTS: Final = Bar("URT-6.5", "hide-costs")
HIDE_BEFORE_ROLLS: Final = Bar("URT-6.6", "hide-before-rolls")
D8_COSTS: Final = Bar("URT-9", "d8-costs")


class Fighting(Decision):
    """A decision in the midst of a fight, a mushroom attempt or an event roll."""

    def is_private(self, state: Table) -> bool:
        return state.is_secretive(self.seat)

    def deed_bar(self, state: Table, action: int) -> Bar | None:
        return HIDE_BEFORE_ROLLS if action == HIDE and state.foe != NOTHING else None


class Preparation(Fighting):
    """URT-6.2 Before the first roll of a PVM, PVP or FUNGUS fight."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def deed_bar(self, state: Table, action: int) -> Bar | None:
        return REINFORCE_FIRST if action == ROLL else Fighting.deed_bar(self, state, action)


class Prepare(Preparation):
    """URT-6.2 (a) One weapon of the hand, or bare hands."""

    def options(self, state: Table) -> list[int]:
        offer = self.cards(state)
        offer.append(BARE)
        return offer

    def card_bar(self, state: Table, card: int) -> Bar | None:
        if state.cave.use[card] != WEAPON:
            return NO_WEAPON
        cost = self.cost(state, card)
        return WEAPON_COSTS if cost and state.health[self.seat] <= cost else None

    def facts(self, state: Table, action: int) -> Facts:
        is_card = ARTIFACT <= action < BARE
        return {"cost": self.cost(state, action - ARTIFACT)} if is_card else {}

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
                state.emit(events.WeaponChosen(seat, card))
            state.lose_health(seat, self.cost(state, card))
        state.push(PrepareMore(seat, self.kind))


class PrepareMore(Preparation):
    """URT-6.2 (b) Tokens, the permanent die and cards, until the reinforcement is named."""

    def options(self, state: Table) -> list[int]:
        if self.kind == PVM and state.foe_life == 0:
            return []  # a Powder Keg has done it (URT-8.7)
        seat = self.seat
        offer = self.cards(state)
        if d8_bar(state, seat) is None:
            offer.append(BUY_D8)
        for mana in range(MOST_REINFORCEMENT + 1):
            if reinforcement_bar(state, seat, mana) is None:
                offer.append(REINFORCE + mana)
        if self.attack_bar(state) is None:
            offer.append(ADD_ATTACK)
        return offer

    def plays(self, use: int) -> bool:
        return use == TURN or (use == PREP_PVM and self.kind == PVM)

    def deed_bar(self, state: Table, action: int) -> Bar | None:
        if action == BUY_D8:
            return d8_bar(state, self.seat)
        if REINFORCE <= action < ADD_ATTACK:
            return reinforcement_bar(state, self.seat, action - REINFORCE)
        if action == ADD_ATTACK:
            return self.attack_bar(state)
        return Preparation.deed_bar(self, state, action)

    def attack_bar(self, state: Table) -> Bar | None:
        bar = attack_token_bar(state, self.seat)
        return ATTACK_ON_MUSHROOM if bar is None and self.kind == FUNGUS else bar

    def facts(self, state: Table, action: int) -> Facts:
        return {
            "cost": state.d8_cost(self.seat),
            "mana": state.mana[self.seat],
            "most": state.cave.most_reinforcement,
        }

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
                state.emit(events.AttackAdded(seat))
        else:
            reinforce(state, seat, action - REINFORCE)


def reinforcement_bar(state: Table, seat: int, mana: int) -> Bar | None:
    """URT-6.2"""
    if mana > state.mana[seat]:
        return REINFORCE_COSTS
    return REINFORCE_MOST if mana > state.cave.most_reinforcement else None


def reinforce(state: Table, seat: int, mana: int) -> None:
    """URT-6.2 Pay for every roll of the coming fight."""
    if mana == 0:
        return
    weapon = state.weapon[seat]
    bonus = mana if weapon == NOTHING else mana * state.cave.per_mana[weapon]
    state.mana[seat] -= mana
    state.combat[seat] += bonus
    if state.telling:
        state.emit(events.FightReinforced(seat, mana, bonus))


def d8_bar(state: Table, seat: int) -> Bar | None:
    """URT-9 Return what keeps ``seat`` from buying the permanent die."""
    bar = owned_d8_bar(state, seat)
    return D8_COSTS if bar is None and state.mana[seat] < state.d8_cost(seat) else bar


def buy_d8(state: Table, seat: int) -> None:
    cost = state.d8_cost(seat)
    state.mana[seat] -= cost
    state.has_d8[seat] = True
    if state.telling:
        state.emit(events.DieBought(seat, cost))


class CombatRoll(SeatStep[Table]):
    """URT-6.1 Roll the combat die (with Twin Daggers two), then open the roll window."""

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
        state.emit(events.CombatRolled(seat, best))


class DieWindow(Fighting):
    """URT-6.3, 6.11 The own die may be kept or changed."""

    def options(self, state: Table) -> list[int]:
        offer = self.cards(state)
        offer.append(KEEP)
        if reroll_bar(state, self.seat) is None:
            offer.append(REROLL)
        return offer

    def plays(self, use: int) -> bool:
        return use == REROLL_OWN_TURN

    def deed_bar(self, state: Table, action: int) -> Bar | None:
        if action == REROLL:
            return reroll_bar(state, self.seat)
        return Fighting.deed_bar(self, state, action)

    def facts(self, state: Table, action: int) -> Facts:
        facts: Facts = {"cost": state.cave.reroll_cost}
        played = scene(state)
        if played is not None:
            facts["against"] = played["kind"]
            facts["need"] = played["need"]
            facts["total"] = state.total(self.seat, combat_kind(state))
        return facts


class RollWindow(DieWindow):
    """URT-6.3 Keep the die, re-roll it, or turn it with a Loaded Die, until it is kept."""

    def take(self, state: Table, action: int) -> None:
        if action == KEEP:
            state.may_show(self.seat)
            return
        state.push(self)
        change_die(state, self.seat, action)


def reroll_bar(state: Table, seat: int) -> Bar | None:
    """URT-6.3"""
    can_pay = state.free_rerolls[seat] > 0 or state.mana[seat] >= state.cave.reroll_cost
    return None if can_pay else REROLL_COSTS


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
        state.emit(events.DieRerolled(seat, cost))
    roll(state, seat)


def hide_bar(state: Table, seat: int) -> Bar | None:
    """URT-6.5, 6.11 Return what keeps ``seat`` from hiding, or from fleeing."""
    return None if state.mana[seat] >= state.hide_cost(seat) else HIDE_COSTS


class FightDamage(Step[Table]):
    """URT-6.13 Damage from a fight: armour first, then Defense tokens.

    ``killer`` is the opponent in PvP, NOTHING in PvM.
    """

    def __init__(self, seat: int, amount: int, killer: int) -> None:
        self.seat = seat
        self.amount = amount
        self.killer = killer

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
                    state.emit(events.DamagePrevented(seat, armour))
        state.push(Defend(seat, amount, self.killer))


class Defend(Decision):
    """URT-6.13 Spend Defense tokens one by one, or take what is left."""

    def __init__(self, seat: int, amount: int, killer: int) -> None:
        self.seat = seat
        self.amount = amount
        self.killer = killer

    def options(self, state: Table) -> list[int]:
        if self.amount == 0:
            return []
        can_ward = defense_token_bar(state, self.seat) is None
        return [USE_DEFENSE, TAKE_DAMAGE] if can_ward else [TAKE_DAMAGE]

    def facts(self, state: Table, action: int) -> Facts:
        return {"damage": self.amount}

    def take(self, state: Table, action: int) -> None:
        if action == USE_DEFENSE:
            state.defense[self.seat] -= 1
            if state.telling:
                state.emit(events.DamagePrevented(self.seat, 1))
            state.push(Defend(self.seat, self.amount - 1, self.killer))
            return
        state.lose_health(self.seat, self.amount)
        state.push(Casualties(self.killer))
