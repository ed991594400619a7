"""Event cards about turns, duels and the dead (URT-7.5)."""

from __future__ import annotations

from serao.games.urto import events
from serao.games.urto.actions import PLAYER
from serao.games.urto.points import DEAD
from serao.games.urto.state import Table
from serao.games.urto.steps.decisions import Decision
from serao.games.urto.steps.duels import begin_pvp
from serao.games.urto.steps.ending import revive
from serao.games.urto.steps.fields import Effect
from serao.kernel.steps import Bar, Step


class FreeSprint(Effect):
    """`free_sprint`: a sprint this turn costs nothing."""

    def resolve(self, state: Table) -> None:
        state.free_sprint = True
        if state.telling:
            state.emit(events.SprintFreed(self.seat))


class SkipNext(Effect):
    """`skip_next`: phases A, B and C of the next turn are skipped."""

    def resolve(self, state: Table) -> None:
        state.skips[self.seat] = True
        if state.telling:
            state.emit(events.SleepFell(self.seat))


class Duel(Decision):
    """`duel`: PvP against any opponent, without the honour and beside the turn's own."""

    def options(self, state: Table) -> list[int]:
        return self.rivals(state)

    def rival_bar(self, state: Table, who: int) -> Bar | None:
        return state.opponent_bar(self.seat, who)

    def take(self, state: Table, action: int) -> None:
        begin_pvp(state, self.seat, action - PLAYER)


class Mercy(Step[Table]):
    """`mercy`: every dead hero returns and the drawer is honoured; else he recovers."""

    def __init__(self, seat: int, honour: int, health: int) -> None:
        self.seat = seat
        self.honour = honour
        self.health = health

    def resolve(self, state: Table) -> None:
        dead = [seat for seat in range(state.seats) if state.status[seat] == DEAD]
        for seat in dead:
            revive(state, seat)
        if dead:
            state.gain_honour(self.seat, self.honour)
        else:
            state.recover_health(self.seat, self.health)
