"""CAR-12 The parts of abilities that are not plain movement, found through ``FIRST_STEPS``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from serao.games.caretos.actions import CARETO, COLOUR, MONSTER, SPACE, STOP, WHOLE_GROUP
from serao.games.caretos.cards import MOVE, OPS, PLAIN, Part
from serao.games.caretos.crowds import COLOURS, GROUP, ONE, SIZE, colour_of, colours_in, count_of
from serao.games.caretos.events import (
    CaretoSwapped,
    GroupEnchanted,
    GroupMoved,
    GroupRelocated,
    MonsterActivated,
    MonsterPlaced,
    MonstersSwapped,
    VillagerRelocated,
    VillagerWalked,
)
from serao.games.caretos.state import ACTING, CARETO_PIECE, Table
from serao.games.caretos.steps.caretos import EITHER, CaretoPick, careto_steps, goes_on, meet
from serao.games.caretos.steps.flight import clear_the_way, scare
from serao.games.caretos.steps.movement import MoveEnd, MoveStep, capture_lone
from serao.kernel.state import NOTHING
from serao.kernel.steps import Choice, Step


def activate(state: Table, monster: int) -> None:
    """CAR-6.1, CAR-12 Carry out the ability of tonight, part by part."""
    seat = state.active
    night = state.cards.night[state.card]
    state.activated = (*state.activated, monster)
    if state.telling:
        state.emit(MonsterActivated(seat, monster, night))
    ability = state.cards.abilities[monster * 3 + night]
    steps: list[Step[Any]] = []
    for part in ability:
        steps.append(FIRST_STEPS[part.op](seat, monster, part))
        if part.op == MOVE:
            steps.append(MoveEnd(seat))
    if ability[-1].op == MOVE:
        steps.pop()  # the extra move after the last part is bought in ACTION
    state.push_in_order(steps)


class SwapPick(Choice[Table]):
    """CAR-12.3 Exchange places with the other Monster or with a Careto, or not."""

    def __init__(self, seat: int, monster: int) -> None:
        self.seat = seat
        self.monster = monster

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.monster)

    def options(self, state: Table) -> list[int]:
        partner = state.partner_of(self.monster)
        with_partner = [MONSTER + partner] if state.where[partner] >= 0 else []
        return [STOP, *with_partner, CARETO, CARETO + 1]

    def take(self, state: Table, action: int) -> None:
        here = state.where[self.monster]
        if action >= CARETO:
            careto = action - CARETO
            state.put(self.monster, state.caretos[careto])
            state.caretos[careto] = here
            state.piece[here] = CARETO_PIECE + careto
            if state.telling:
                state.emit(CaretoSwapped(self.monster, careto))
        elif action != STOP:
            partner = action - MONSTER
            state.put(self.monster, state.where[partner])
            state.put(partner, here)
            if state.telling:
                state.emit(MonstersSwapped(self.monster, partner))


# -- CAR-12.4 Moira relocates -----------------------------------------------------------------


class RelocSrc(Choice[Table]):
    """CAR-12.4 Choose whom to relocate, or nobody."""

    def options(self, state: Table) -> list[int]:
        offer = [STOP]
        for space in state.board.spaces:
            if state.crowd[space] and space != state.acting and has_empty_neighbour(state, space):
                offer.append(SPACE + space)
        return offer

    def take(self, state: Table, action: int) -> None:
        if action == STOP:
            return
        space = action - SPACE
        if state.crowd[space] >= GROUP:
            state.push(RelocWho(self.seat, space))
        else:
            state.push(RelocDest(self.seat, space, colour_of(state.crowd[space])))


def has_empty_neighbour(state: Table, space: int) -> bool:
    for near in state.board.near[space]:
        if state.is_empty(near):
            return True
    return False


class RelocWho(Choice[Table]):
    """CAR-12.4 One Villager of the group, or the whole group."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.space)

    def options(self, state: Table) -> list[int]:
        return [*[COLOUR + c for c in colours_in(state.crowd[self.space])], WHOLE_GROUP]

    def take(self, state: Table, action: int) -> None:
        state.push(RelocDest(self.seat, self.space, action - COLOUR))


class RelocDest(Choice[Table]):
    """CAR-12.4 Choose an empty space; ``who`` is a colour, or COLOURS for the whole group."""

    def __init__(self, seat: int, space: int, who: int) -> None:
        self.seat = seat
        self.space = space
        self.who = who

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.space, self.who)

    def options(self, state: Table) -> list[int]:
        seen = 1 << self.space
        queue = [self.space]
        for here in queue:
            for near in state.board.near[here]:
                if not seen >> near & 1 and state.is_empty(near):
                    seen |= 1 << near
                    queue.append(near)
        return sorted([SPACE + space for space in queue[1:]])

    def take(self, state: Table, action: int) -> None:
        to = action - SPACE
        if self.who == COLOURS:
            move_group(state, self.space, to)
            if state.telling:
                state.emit(GroupRelocated(state.crowd[to] >> SIZE, self.space, to))
            return
        state.crowd[self.space] -= ONE[self.who]
        state.crowd[to] += ONE[self.who]
        if state.telling:
            state.emit(VillagerRelocated(self.who, self.space, to))
        state.shrank(self.space)
        state.light()


def move_group(state: Table, space: int, to: int) -> None:
    """CAR-1.5 Move everybody from ``space`` to ``to``: lit stays lit, unlit stays unlit."""
    state.crowd[to] = state.crowd[space]
    state.crowd[space] = 0
    if state.unlit >> space & 1:
        state.unlit ^= 1 << space | 1 << to


# -- CAR-12.7, 12.8 the Shepherdess -----------------------------------------------------------


class OtherPick(Choice[Table]):
    """CAR-12.7 Choose any other Monster on the board, and lead it up to ``moves`` steps."""

    def __init__(self, seat: int, monster: int, moves: int) -> None:
        self.seat = seat
        self.monster = monster
        self.moves = moves

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.monster, self.moves)

    def options(self, state: Table) -> list[int]:
        offer = [STOP]
        for other, space in enumerate(state.where):
            if space >= 0 and other != self.monster:
                offer.append(MONSTER + other)
        return offer

    def take(self, state: Table, action: int) -> None:
        if action != STOP:
            state.push(MoveStep(self.seat, action - MONSTER, PLAIN, self.moves, False))


class ScarePick(Choice[Table]):
    """CAR-12.8 Scare any group from afar."""

    def __init__(self, seat: int, monster: int) -> None:
        self.seat = seat
        self.monster = monster

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.monster)

    def options(self, state: Table) -> list[int]:
        return [SPACE + space for space in state.board.spaces if state.is_group(space)]

    def take(self, state: Table, action: int) -> None:
        scare(state, self.monster, action - SPACE)


# -- CAR-12.12 Trevor's walks -----------------------------------------------------------------


def walkers(state: Table, space: int, walked: tuple[int, ...]) -> list[int]:
    """Return the colours on ``space`` of which somebody has not walked in this activation.

    ``walked`` holds space * COLOURS + colour of where those who have walked stand now.
    """
    crowd = state.crowd[space]
    colours = colours_in(crowd)
    if not walked:
        return colours
    return [c for c in colours if walked.count(space * COLOURS + c) < count_of(crowd, c)]


class WalkPick(Choice[Table]):
    """CAR-12.12 Choose where the next of ``walks`` walkers stands, or stop."""

    def __init__(self, seat: int, walks: int, moves: int, walked: tuple[int, ...]) -> None:
        self.seat = seat
        self.walks = walks
        self.moves = moves
        self.walked = walked

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.walks, self.moves, self.walked)

    def options(self, state: Table) -> list[int]:
        offer = [STOP]
        for space in state.board.spaces:
            if state.crowd[space] and space != state.acting and walkers(state, space, self.walked):
                offer.append(SPACE + space)
        return offer

    def take(self, state: Table, action: int) -> None:
        if action != STOP:
            space = action - SPACE
            state.push(WalkColour(self.seat, self.walks, self.moves, self.walked, space))


class WalkColour(Choice[Table]):
    """CAR-12.12 Choose who of the Villagers on ``space`` walks."""

    def __init__(
        self, seat: int, walks: int, moves: int, walked: tuple[int, ...], space: int
    ) -> None:
        self.seat = seat
        self.walks = walks
        self.moves = moves
        self.walked = walked
        self.space = space

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.walks, self.moves, self.walked, self.space)

    def options(self, state: Table) -> list[int]:
        return [COLOUR + colour for colour in walkers(state, self.space, self.walked)]

    def take(self, state: Table, action: int) -> None:
        colour = action - COLOUR
        state.push(
            WalkStep(
                self.seat,
                self.walks,
                self.moves,
                self.walked,
                self.space,
                colour,
                self.space,
                self.moves,
            )
        )


class WalkStep(Choice[Table]):
    """CAR-12.12 One of the 1 to ``moves`` steps of the walker, who has come to ``here``.

    The walker counts as standing on ``space``, where the walk began, until it ends: Campfires
    are looked at only then.
    """

    def __init__(
        self,
        seat: int,
        walks: int,
        moves: int,
        walked: tuple[int, ...],
        space: int,
        colour: int,
        here: int,
        left: int,
    ) -> None:
        self.seat = seat
        self.walks = walks
        self.moves = moves
        self.walked = walked
        self.space = space
        self.colour = colour
        self.here = here
        self.left = left

    def parts(self) -> tuple[Any, ...]:
        return (
            self.seat,
            self.walks,
            self.moves,
            self.walked,
            self.space,
            self.colour,
            self.here,
            self.left,
        )

    def options(self, state: Table) -> list[int]:
        steps = [SPACE + near for near in state.board.near[self.here]]
        return steps if self.left == self.moves else [STOP, *steps]

    def take(self, state: Table, action: int) -> None:
        here = self.here if action == STOP else action - SPACE
        if action == STOP or self.left == 1 or state.piece[here] != NOTHING:
            self.end(state, here)
            return
        state.push(
            WalkStep(
                self.seat,
                self.walks,
                self.moves,
                self.walked,
                self.space,
                self.colour,
                here,
                self.left - 1,
            )
        )

    def end(self, state: Table, to: int) -> None:
        """Let the walker arrive, captured or not; then the next one may walk."""
        walked = self.walked
        if state.piece[to] == NOTHING:
            walked = (*walked, to * COLOURS + self.colour)
        if self.walks > 1:
            state.push(WalkPick(self.seat, self.walks - 1, self.moves, walked))
        if state.telling:
            state.emit(VillagerWalked(self.colour, self.space, to))
        if to != self.space:
            state.crowd[self.space] -= ONE[self.colour]
            state.shrank(self.space)
            state.arrive(self.colour, to)
            state.light()


# -- CAR-12.18 the Witch ------------------------------------------------------------------------


class Place(Choice[Table]):
    """CAR-12.18 Put her on any clear space other than her own."""

    def __init__(self, seat: int, monster: int) -> None:
        self.seat = seat
        self.monster = monster

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.monster)

    def options(self, state: Table) -> list[int]:
        return [SPACE + space for space in state.board.spaces if state.piece[space] == NOTHING]

    def take(self, state: Table, action: int) -> None:
        space = action - SPACE
        state.lift(self.monster)
        state.put(self.monster, space)
        if state.telling:
            state.emit(MonsterPlaced(state.owner[self.monster], self.monster, space))
        if state.crowd[space] >= GROUP:
            scare(state, self.monster, space)
        else:
            capture_lone(state, self.monster, space)


# -- CAR-12.19 the Bogeyman's group -----------------------------------------------------------


class GroupPick(Choice[Table]):
    """CAR-12.19 Choose a group that acts as a Careto from now to the end of the turn."""

    def __init__(self, seat: int, moves: int) -> None:
        self.seat = seat
        self.moves = moves

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.moves)

    def options(self, state: Table) -> list[int]:
        offer = [STOP]
        for space in state.board.spaces:
            if state.is_group(space) and careto_steps(state, space):
                offer.append(SPACE + space)
        return offer

    def take(self, state: Table, action: int) -> None:
        if action == STOP:
            return
        space = action - SPACE
        state.acting = space
        state.piece[space] = ACTING
        if state.telling:
            state.emit(GroupEnchanted(state.crowd[space] >> SIZE, space))
        state.push(GroupStep(self.seat, self.moves, True))


class GroupStep(Choice[Table]):
    """CAR-12.19 One of up to ``moves`` steps of the group, by the rules for Caretos."""

    def __init__(self, seat: int, moves: int, must: bool) -> None:
        self.seat = seat
        self.moves = moves
        self.must = must

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.moves, self.must)

    def options(self, state: Table) -> list[int]:
        steps = careto_steps(state, state.acting)
        return steps if self.must else [STOP, *steps]

    def take(self, state: Table, action: int) -> None:
        if action == STOP:
            return
        here, to = state.acting, action - SPACE
        met = state.piece[to]
        if state.telling:
            state.emit(GroupMoved(here, to))
        crowd = clear_the_way(state, to)
        move_group(state, here, to)
        state.piece[here] = NOTHING
        state.piece[to] = ACTING
        state.acting = to
        if self.moves > 1 and goes_on(met, crowd):
            state.push(GroupStep(self.seat, self.moves - 1, False))
        meet(state, met, crowd, to)


# -- the table of parts -------------------------------------------------------------------------


def move_part(seat: int, monster: int, part: Part) -> Step[Any]:
    return MoveStep(seat, monster, part.movement, part.n, False)


def careto_part(seat: int, _monster: int, part: Part) -> Step[Any]:
    return CaretoPick(seat, part.n, EITHER, part.then)


def swap_part(seat: int, monster: int, _part: Part) -> Step[Any]:
    return SwapPick(seat, monster)


def relocate_part(seat: int, _monster: int, _part: Part) -> Step[Any]:
    return RelocSrc(seat)


def other_monster_part(seat: int, monster: int, part: Part) -> Step[Any]:
    return OtherPick(seat, monster, part.n)


def remote_scare_part(seat: int, monster: int, _part: Part) -> Step[Any]:
    return ScarePick(seat, monster)


def walk_part(seat: int, _monster: int, part: Part) -> Step[Any]:
    return WalkPick(seat, part.then, part.n, ())


def place_part(seat: int, monster: int, _part: Part) -> Step[Any]:
    return Place(seat, monster)


def group_careto_part(seat: int, _monster: int, part: Part) -> Step[Any]:
    return GroupPick(seat, part.n)


# By the number of the part's op in OPS: the step that begins it.
FIRST_STEPS: Final[list[Callable[[int, int, Part], Step[Any]]]] = [
    move_part,
    careto_part,
    swap_part,
    relocate_part,
    other_monster_part,
    remote_scare_part,
    walk_part,
    place_part,
    group_careto_part,
]
assert len(FIRST_STEPS) == len(OPS), "every op has its first step"
