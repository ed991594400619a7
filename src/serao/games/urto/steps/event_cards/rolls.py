"""Event cards that are met with the combat die (URT-6.14, 7.5)."""

from __future__ import annotations

from serao.games.urto import events
from serao.games.urto.actions import BUY_D8, ROLL
from serao.games.urto.points import D6
from serao.games.urto.state import Table
from serao.games.urto.steps.combat import FACES, CombatRoll, buy_d8, d8_bar
from serao.games.urto.steps.decisions import Decision
from serao.games.urto.steps.event_cards.bars import Amount, LoseHealth
from serao.games.urto.steps.scenes import Staged, event_roll
from serao.games.urto.view_types import Scene
from serao.kernel.steps import Bar, Step


class EventRoll(Decision):
    """URT-6.14 One combat die without weapon or reinforcement; the d8 may be bought first."""

    def options(self, state: Table) -> list[int]:
        return [ROLL, BUY_D8] if d8_bar(state, self.seat) is None else [ROLL]

    def deed_bar(self, state: Table, action: int) -> Bar | None:
        return d8_bar(state, self.seat) if action == BUY_D8 else None

    def take(self, state: Table, action: int) -> None:
        if action == ROLL:
            state.push(CombatRoll(self.seat))
        else:
            state.push(self)
            buy_d8(state, self.seat)


class RollSafe(Step[Table]):
    """`roll_safe`: below ``need`` the drawer is hurt."""

    def __init__(self, seat: int, need: int, loss: int) -> None:
        self.seat = seat
        self.need = need
        self.loss = loss

    def resolve(self, state: Table) -> None:
        state.push(RollSafeResult(self.seat, self.need, self.loss))
        state.push(EventRoll(self.seat))


class RollSafeResult(RollSafe, Staged):
    def scene(self, state: Table) -> Scene:
        return event_roll(self.seat, self.need)

    def resolve(self, state: Table) -> None:
        die = kept_die(state, self.seat)
        if die < self.need:
            state.push(LoseHealth(self.seat, self.loss))


class RollShortfall(Amount):
    """`roll_shortfall`: a health for each point short of the base."""

    def resolve(self, state: Table) -> None:
        state.push(ShortfallResult(self.seat, self.amount))
        state.push(EventRoll(self.seat))


class ShortfallResult(Amount, Staged):
    def scene(self, state: Table) -> Scene:
        return event_roll(self.seat, self.amount)

    def resolve(self, state: Table) -> None:
        short = self.amount - kept_die(state, self.seat)
        if short > 0:
            state.push(LoseHealth(self.seat, short))


class Reflection(Amount):
    """`reflection`: a duel with oneself for honour."""

    def resolve(self, state: Table) -> None:
        state.push(ReflectionResult(self.seat, self.amount))
        state.push(EventRoll(self.seat))


class ReflectionResult(Amount, Staged):
    """The reflection rolls its d6 after the hero has kept his die."""

    def scene(self, state: Table) -> Scene:
        return event_roll(self.seat, 0)

    def resolve(self, state: Table) -> None:
        faces = state.cave.d6
        theirs = faces[state.lot(faces, FACES)]
        state.note_roll(self.seat, D6, theirs)
        if state.telling:
            state.emit_at(self, events.ReflectionRolled(self.seat, theirs))
        mine = kept_die(state, self.seat)
        if mine > theirs:
            state.gain_honour(self.seat, self.amount)
        elif mine < theirs:
            state.push(LoseHealth(self.seat, theirs - mine))


def kept_die(state: Table, seat: int) -> int:
    die = state.die[seat]
    state.clear_combat()
    return die
