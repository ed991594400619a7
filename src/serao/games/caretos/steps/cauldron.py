"""CAR-9 The Cauldron."""

from __future__ import annotations

from typing import Final

from serao.games.caretos import events
from serao.games.caretos.actions import SPACE
from serao.games.caretos.board import CAULDRON
from serao.games.caretos.crowds import SIZE
from serao.games.caretos.state import Table
from serao.games.caretos.steps.choices import OfMonster
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar

MUST_RETURN: Final = Bar("CAR-9.4", "must-choose")
NOT_EMPTY: Final = Bar("CAR-9.4", "not-empty")
NOT_ITS_KIND: Final = Bar("CAR-9.4", "not-its-kind")


def send_to_cauldron(state: Table, monster: int) -> None:
    """CAR-9.2, 9.3 Put ``monster`` in; whoever was inside comes back at once."""
    inside = NOTHING
    for other, where in enumerate(state.where):
        if where == CAULDRON:
            inside = other
    space = state.where[monster]
    state.where[monster] = CAULDRON
    if state.telling:
        state.emit(events.MonsterCaught(state.owner[monster], monster, space))
    if inside != NOTHING:
        state.push(ReturnPlace(state.owner[inside], inside))


class ReturnPlace(OfMonster):
    """CAR-9.4 The owner chooses where a Monster comes back, also in another's turn."""

    def options(self, state: Table) -> list[int]:
        board = state.board
        for spaces in (board.returns[self.monster], board.start_spaces, board.spaces):
            offer = [SPACE + space for space in spaces if state.is_empty(space)]
            if offer:
                return offer
        return [
            SPACE + space
            for space in board.spaces
            if state.piece[space] == NOTHING and state.crowd[space] >> SIZE == 1
        ]

    def stop_bar(self, state: Table) -> Bar | None:
        return MUST_RETURN

    def space_bar(self, state: Table, space: int) -> Bar | None:
        if SPACE + space in self.options(state):
            return None
        return NOT_ITS_KIND if state.is_empty(space) else NOT_EMPTY

    def take(self, state: Table, action: int) -> None:
        space = action - SPACE
        state.put(self.monster, space)
        if state.telling:
            state.emit(events.MonsterReturned(self.seat, self.monster, space))
        state.capture_lone(self.monster, space)
