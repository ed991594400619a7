"""Turns and rounds, one after the other (URT-1.8, 3.1, 3.2), and how a turn is cut short."""

from __future__ import annotations

from typing import Final

from serao.games.urto import events
from serao.games.urto.actions import SCYTHE
from serao.games.urto.points import ARRIVED, AT_TURN, IN_CAVE
from serao.games.urto.state import Table
from serao.kernel.state import NOTHING
from serao.kernel.steps import SeatStep, Step


class EndTurn(Step[Table]):
    """URT-3.1 The next seat that takes turns begins; a round ends before the starting player."""

    def resolve(self, state: Table) -> None:
        seat = state.active
        while True:
            seat = (seat + 1) % state.seats
            if seat == state.start:
                if state.round == state.last_round():
                    state.push(state.cave.collapse)
                    return
                state.round += 1
            if takes_turns(state, seat):
                state.push(BeginTurn(seat))
                return


TURN_OVER: Final = EndTurn()


def takes_turns(state: Table, seat: int) -> bool:
    """URT-3.1 Heroes in the cave, and an arrived one with the scythe."""
    if state.status[seat] == ARRIVED:
        return SCYTHE in state.hands[seat]
    return state.status[seat] == IN_CAVE


class BeginTurn(SeatStep[Table]):
    """URT-3.2 Clear the marks; a sleeping hero and the holder of the scythe go to phase D."""

    def resolve(self, state: Table) -> None:
        seat = self.seat
        state.active = seat
        state.at = AT_TURN
        clear_marks(state)
        if state.telling:
            state.emit(events.TurnBegan(seat, state.round))
        state.push(TURN_OVER)
        state.push(state.cave.phase_d)
        if state.status[seat] == ARRIVED:
            return
        if state.skips[seat]:
            state.skips[seat] = False
            state.rested[seat] = False
            if state.telling:
                state.emit(events.TurnSlept(seat))
            return
        state.push(state.cave.openings[seat])


def clear_marks(state: Table) -> None:
    state.pvp_used = False
    state.sprinted = False
    state.monster_met = False
    state.free_sprint = False
    state.shortcuts = ()
    state.came_from = NOTHING
    state.event = NOTHING


def end_turn_now(state: Table) -> None:
    """URT-4.8, 11.3 Cut off everything that waits, phase D included."""
    state.clear_combat()
    state.stack.clear()
    state.push(TURN_OVER)


def go_to_phase_d(state: Table) -> None:
    """URT-3.7, 4.4 Cut off everything that waits but phase D."""
    end_turn_now(state)
    state.push(state.cave.phase_d)
