"""CAR-7 Moving a Monster, with the Lost Soul's passing (CAR-12.13, 12.14)."""

from __future__ import annotations

from typing import Final

from serao.games.caretos import events
from serao.games.caretos.actions import SPACE, STOP, YES
from serao.games.caretos.crowds import GROUP
from serao.games.caretos.kinds import MONSTER_KIND
from serao.games.caretos.state import CARETO_PIECE, Table
from serao.games.caretos.steps.cauldron import send_to_cauldron
from serao.games.caretos.steps.choices import Ask
from serao.games.caretos.steps.flight import scare
from serao.kernel.kinds import Thing
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, Facts

STANDS_THERE: Final = Bar("CAR-7.1", "stands-there")
TOO_FAR: Final = Bar("CAR-7.1", "too-far")
NO_JUMP_FROM_HERE: Final = Bar("CAR-7.4", "no-jump-from-here")
NO_JUMP_TO_THERE: Final = Bar("CAR-7.4", "no-jump-to-there")
IN_THE_WAY: Final = Bar("CAR-7.5", "in-the-way")
NO_WAY_OUT: Final = Bar("CAR-12.13", "no-way-out")
STEP_IS_BOUGHT: Final = Bar("CAR-10.4", "step-is-bought")
PASSING: Final = Bar("CAR-12.13", "passing")
SENT_OFF: Final = Bar("CAR-12.14", "sent-off")


def in_reach(state: Table, monster: int, movement: int) -> tuple[int, ...]:
    """CAR-7.1, 7.4 Return the spaces that are one step or jump away from ``monster``."""
    return state.board.reach[movement][state.where[monster]]


class MoveStep(Ask):
    """CAR-7.1 One of up to ``moves`` steps of ``monster``, by ``movement``.

    ``must``: the step has to be made, because it was bought (CAR-10.4) or the Lost Soul is
    passing (CAR-12.13).
    """

    def __init__(self, seat: int, monster: int, movement: int, moves: int, must: bool) -> None:
        self.seat = seat
        self.monster = monster
        self.movement = movement
        self.moves = moves
        self.must = must

    def options(self, state: Table) -> list[int]:
        offer = [] if self.must else [STOP]
        for near in in_reach(state, self.monster, self.movement):
            if state.piece[near] == NOTHING or self.passing_bar(state, near) is None:
                offer.append(SPACE + near)
        return offer

    def passing_bar(self, state: Table, space: int) -> Bar | None:
        """CAR-7.5, 12.13 Return what keeps the Monster from passing a piece in its reach."""
        if not state.cards.ghost[self.movement]:
            return IN_THE_WAY
        return None if self.can_pass(state, space) else NO_WAY_OUT

    def stop_bar(self, state: Table) -> Bar | None:
        if not self.must:
            return None
        if state.piece[state.where[self.monster]] != self.monster:
            return PASSING
        return STEP_IS_BOUGHT if state.spent and self.moves == 1 else SENT_OFF

    def space_bar(self, state: Table, space: int) -> Bar | None:
        is_near = space in in_reach(state, self.monster, self.movement)
        piece = state.piece[space]
        if piece == NOTHING:
            return None if is_near else self.distance_bar(state)
        if piece == self.monster:
            return STANDS_THERE
        return self.passing_bar(state, space) if is_near else IN_THE_WAY

    def distance_bar(self, state: Table) -> Bar:
        """CAR-7.4 Say that a space is too far, and whether it could have been a jump."""
        paths = state.board.near
        reach = state.board.reach[self.movement]
        if not any(len(reach[space]) > len(paths[space]) for space in state.board.spaces):
            return TOO_FAR
        here = state.where[self.monster]
        return NO_JUMP_FROM_HERE if len(reach[here]) == len(paths[here]) else NO_JUMP_TO_THERE

    def about(self, state: Table) -> Facts:
        return {
            "monster": Thing(MONSTER_KIND, self.monster),
            "moves": self.moves,
            "must": self.must,
        }

    def scarer(self) -> int:
        return self.monster

    def leaves(self, state: Table) -> int:
        return state.where[self.monster]

    def take(self, state: Table, action: int) -> None:
        if action == STOP:
            return
        space = action - SPACE
        here = state.where[self.monster]
        state.lift(self.monster)
        met = state.piece[space]
        if met == NOTHING:
            state.put(self.monster, space)
            tell_move(state, self.monster, here, space)
            self.enter(state, space)
            return
        state.where[self.monster] = space
        tell_move(state, self.monster, here, space)
        state.push(MoveStep(self.seat, self.monster, self.movement, self.moves - 1, True))
        if state.cards.sends[self.movement] and met < CARETO_PIECE:
            state.push(CauldronAsk(self.seat, self.monster, met))

    def enter(self, state: Table, space: int) -> None:
        """CAR-7.2, 7.3 Capture a lone Villager and go on; scare a group and stop."""
        if state.crowd[space] >= GROUP:
            further = state.cards.after_scare[self.movement]
            if further and not state.extra_used:
                state.extra_used = True  # CAR-12.23
                state.push(MoveStep(self.seat, self.monster, self.movement, further, False))
            scare(state, self.monster, space)
            return
        if self.moves > 1:
            state.push(MoveStep(self.seat, self.monster, self.movement, self.moves - 1, False))
        state.capture_lone(self.monster, space)

    def can_pass(self, state: Table, space: int) -> bool:
        """CAR-12.13 Whether she can come out of an occupied ``space`` with the moves left then."""
        reach = state.board.reach[self.movement]
        seen = 1 << space
        edge = [space]
        for _ in range(self.moves - 1):
            further: list[int] = []
            for here in edge:
                for near in reach[here]:
                    if state.piece[near] == NOTHING or state.piece[near] == self.monster:
                        return True
                    if not seen >> near & 1:
                        seen |= 1 << near
                        further.append(near)
            edge = further
        return False


def tell_move(state: Table, monster: int, here: int, space: int) -> None:
    """Say that ``monster`` has come from ``here`` to ``space``."""
    if state.telling:
        owner = state.owner[monster]
        if space in state.board.near[here]:
            state.emit(events.MonsterMoved(owner, monster, space))
        else:
            state.emit(events.MonsterJumped(owner, monster, space))


class CauldronAsk(Ask):
    """CAR-12.14 Passing ``met``, she may send it to the Cauldron."""

    def __init__(self, seat: int, monster: int, met: int) -> None:
        self.seat = seat
        self.monster = monster
        self.met = met

    def options(self, state: Table) -> list[int]:
        return [STOP, YES]

    def about(self, state: Table) -> Facts:
        return {
            "monster": Thing(MONSTER_KIND, self.monster),
            "met": Thing(MONSTER_KIND, self.met),
        }

    def take(self, state: Table, action: int) -> None:
        if action == YES:
            state.piece[state.where[self.met]] = self.monster
            send_to_cauldron(state, self.met)
