"""Event cards that change bars and tokens (URT-7.5)."""

from __future__ import annotations

from typing import Final

from serao.games.urto import events
from serao.games.urto.actions import ACCEPT, DECLINE, LOSE_HEALTH, LOSE_MANA
from serao.games.urto.points import IN_CAVE
from serao.games.urto.state import Table
from serao.games.urto.steps.artifacts import DrawArtifact
from serao.games.urto.steps.decisions import Decision
from serao.games.urto.steps.ending import Casualties
from serao.kernel.state import NOTHING
from serao.kernel.steps import Facts, Step

ATTACK_TOKEN: Final = 0

CURRENCIES: Final = ("mana", "health")
MANA: Final = 0
GAINS: Final = ("artifact", "honour")
FOR_HONOUR: Final = 1


class Amount(Step[Table]):
    """An op with one number."""

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount


class GainHealth(Amount):
    """`health` for the drawer, more than 0."""

    def resolve(self, state: Table) -> None:
        state.recover_health(self.seat, self.amount)


class LoseHealth(Amount):
    """`health` for the drawer, less than 0."""

    def resolve(self, state: Table) -> None:
        state.lose_health(self.seat, self.amount)
        state.push(Casualties(NOTHING))


class BreatheSpores(Amount):
    """`health` with `spores`: a Spore Mask protects."""

    def resolve(self, state: Table) -> None:
        if state.owned(self.seat, state.cave.spore_proof):
            state.show_all(self.seat, state.cave.spore_proof)
        else:
            state.push(LoseHealth(self.seat, self.amount))


class HealAll(Amount):
    """`health` for all in the cave, more than 0."""

    def resolve(self, state: Table) -> None:
        for seat in range(state.seats):
            if state.status[seat] == IN_CAVE:
                state.recover_health(seat, self.amount)


class HurtAll(Amount):
    """`health` for all in the cave, less than 0: all at the same moment (URT-1.4)."""

    def resolve(self, state: Table) -> None:
        for seat in range(state.seats):
            if state.status[seat] == IN_CAVE:
                state.lose_health(seat, self.amount)
        state.push(Casualties(self.seat))


class GainMana(Amount):
    """`mana` for the drawer, more than 0."""

    def resolve(self, state: Table) -> None:
        state.recover_mana(self.seat, self.amount)


class LoseMana(Amount):
    """`mana` for the drawer, less than 0."""

    def resolve(self, state: Table) -> None:
        state.lose_mana(self.seat, self.amount)


class RefreshAll(Amount):
    """`mana` for all in the cave, more than 0."""

    def resolve(self, state: Table) -> None:
        for seat in range(state.seats):
            if state.status[seat] == IN_CAVE:
                state.recover_mana(seat, self.amount)


class DrainAll(Amount):
    """`mana` for all in the cave, less than 0."""

    def resolve(self, state: Table) -> None:
        for seat in range(state.seats):
            if state.status[seat] == IN_CAVE:
                state.lose_mana(seat, self.amount)


class GainHonour(Amount):
    """`honour`, more than 0."""

    def resolve(self, state: Table) -> None:
        state.gain_honour(self.seat, self.amount)


class LoseHonour(Amount):
    """`honour`, less than 0."""

    def resolve(self, state: Table) -> None:
        state.lose_honour(self.seat, self.amount)


class TakeTokens(Step[Table]):
    """`tokens`: take Attack or Defense tokens, as many as are left (URT-1.8)."""

    def __init__(self, seat: int, supply: int, number: int) -> None:
        self.seat = seat
        self.supply = supply
        self.number = number

    def resolve(self, state: Table) -> None:
        is_attack = self.supply == ATTACK_TOKEN
        left = state.attack_left() if is_attack else state.defense_left()
        number = min(self.number, left)
        row = state.attack if is_attack else state.defense
        row[self.seat] += number
        if state.telling:
            state.emit(events.TokensTaken(self.seat, self.supply, number))


class ChooseLoss(Decision):
    """`choose_loss`: health, or mana if there is enough of it."""

    def __init__(self, seat: int, health: int, mana: int) -> None:
        self.seat = seat
        self.health = health
        self.mana = mana

    def options(self, state: Table) -> list[int]:
        enough = state.mana[self.seat] >= self.mana
        return [LOSE_HEALTH, LOSE_MANA] if enough else [LOSE_HEALTH]

    def facts(self, state: Table, action: int) -> Facts:
        return {"loss-health": self.health, "loss-mana": self.mana}

    def take(self, state: Table, action: int) -> None:
        if action == LOSE_MANA:
            state.lose_mana(self.seat, self.mana)
        else:
            state.push(LoseHealth(self.seat, self.health))


class MayPay(Decision):
    """`may_pay`: pay in full (URT-1.3) for artifacts or honour, or decline."""

    def __init__(self, seat: int, currency: int, price: int, gain: int, number: int) -> None:
        self.seat = seat
        self.currency = currency
        self.price = price
        self.gain = gain
        self.number = number

    def options(self, state: Table) -> list[int]:
        if self.currency == MANA:
            can_pay = state.mana[self.seat] >= self.price
        else:
            can_pay = state.health[self.seat] > self.price
        return [DECLINE, ACCEPT] if can_pay else [DECLINE]

    def facts(self, state: Table, action: int) -> Facts:
        return {
            "price": self.price,
            "currency": CURRENCIES[self.currency],
            "gain": GAINS[self.gain],
            "number": self.number,
        }

    def take(self, state: Table, action: int) -> None:
        if action == DECLINE:
            if state.telling:
                state.emit(events.OfferDeclined(self.seat))
            return
        if self.currency == MANA:
            state.lose_mana(self.seat, self.price)
        else:
            state.lose_health(self.seat, self.price)
        if self.gain == FOR_HONOUR:
            state.gain_honour(self.seat, self.number)
        else:
            for _ in range(self.number):
                state.push(DrawArtifact(self.seat))
