"""CAR-5 Moving a Careto."""

from __future__ import annotations

from typing import Final

from serao.games.caretos import events
from serao.games.caretos.actions import CARETO, SPACE
from serao.games.caretos.crowds import GROUP, colour_of
from serao.games.caretos.kinds import CARETO_KIND
from serao.games.caretos.state import CARETO_PIECE, Table
from serao.games.caretos.steps.cauldron import send_to_cauldron
from serao.games.caretos.steps.choices import Ask
from serao.games.caretos.steps.flight import scatter
from serao.kernel.kinds import Thing
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, Facts

EITHER: Final = -1

MUST_MOVE_ONE: Final = Bar("CAR-5.1", "must-step")
CARETO_FIRST: Final = Bar("CAR-5.1", "careto-first")
CARETO_IS_THERE: Final = Bar("CAR-5.2", "careto-is-there")
TOO_FAR: Final = Bar("CAR-5.2", "too-far")
MUST_STEP: Final = Bar("CAR-5.3", "must-step")


def careto_steps(state: Table, space: int) -> list[int]:
    """CAR-5.2 Return the neighbours of ``space`` without a Careto or a group acting as one."""
    offer: list[int] = []
    for near in state.board.near[space]:
        if entry_bar(state, near) is None:
            offer.append(SPACE + near)
    return offer


def entry_bar(state: Table, space: int) -> Bar | None:
    """CAR-5.2 Return what keeps a Careto from a space that it is next to."""
    return CARETO_IS_THERE if state.piece[space] >= CARETO_PIECE else None


def step_bar(state: Table, here: int, space: int, too_far: Bar) -> Bar | None:
    """CAR-5.2 Return what keeps who acts as a Careto on ``here`` from stepping to ``space``."""
    bar = entry_bar(state, space)
    return too_far if bar is None and space not in state.board.near[here] else bar


def goes_on(met: int, crowd: int) -> bool:
    """CAR-5.4 to 5.6 Whether the move goes on: a Monster or a group ends it."""
    return met == NOTHING and crowd < GROUP


def meet(state: Table, met: int, crowd: int, space: int, unlit: int = 0) -> None:
    """CAR-5.4 to 5.6 Catch the Monster, scatter the group or box the Villager found there.

    ``unlit`` is 1 where a group without a Campfire is the Careto that now stands on ``space``.
    """
    if met != NOTHING:
        send_to_cauldron(state, met)
    elif crowd >= GROUP:
        scatter(state, crowd, space, unlit)
    elif crowd:
        state.crowd[space] -= crowd
        state.send_to_box(colour_of(crowd), space)


class CaretoPick(Ask):
    """CAR-5.1 Choose the Careto that makes ``moves`` steps.

    ``only`` is a Careto or EITHER. With ``then`` above 0 the other Careto moves afterwards
    (CAR-12.24).
    """

    def __init__(self, seat: int, moves: int, only: int, then: int) -> None:
        self.seat = seat
        self.moves = moves
        self.only = only
        self.then = then

    def options(self, state: Table) -> list[int]:
        return [
            CARETO + careto
            for careto in range(2)
            if self.only in (EITHER, careto) and careto_steps(state, state.caretos[careto])
        ]

    def stop_bar(self, state: Table) -> Bar | None:
        return MUST_MOVE_ONE

    def space_bar(self, state: Table, space: int) -> Bar | None:
        return CARETO_FIRST

    def about(self, state: Table) -> Facts:
        return {"moves": self.moves}

    def take(self, state: Table, action: int) -> None:
        careto = action - CARETO
        if self.then:
            state.push(CaretoPick(self.seat, self.then, 1 - careto, 0))
        state.push(CaretoStep(self.seat, careto, self.moves))


class CaretoStep(Ask):
    """CAR-5.2 to 5.6 One of ``moves`` steps that must all be made."""

    def __init__(self, seat: int, careto: int, moves: int) -> None:
        self.seat = seat
        self.careto = careto
        self.moves = moves

    def options(self, state: Table) -> list[int]:
        return careto_steps(state, state.caretos[self.careto])

    def stop_bar(self, state: Table) -> Bar | None:
        return MUST_STEP

    def space_bar(self, state: Table, space: int) -> Bar | None:
        return step_bar(state, state.caretos[self.careto], space, TOO_FAR)

    def about(self, state: Table) -> Facts:
        return {"careto": Thing(CARETO_KIND, self.careto), "moves": self.moves}

    def leaves(self, state: Table) -> int:
        return state.caretos[self.careto]

    def take(self, state: Table, action: int) -> None:
        space = action - SPACE
        met, crowd = state.piece[space], state.crowd[space]
        state.piece[state.caretos[self.careto]] = NOTHING
        state.caretos[self.careto] = space
        state.piece[space] = CARETO_PIECE + self.careto
        if state.telling:
            state.emit(events.CaretoMoved(self.careto, space))
        if self.moves > 1 and goes_on(met, crowd):
            state.push(CaretoStep(self.seat, self.careto, self.moves - 1))
        meet(state, met, crowd, space)
