"""CAR-8 Scare and flee."""

from __future__ import annotations

from typing import Final

from serao.games.caretos import events
from serao.games.caretos.actions import COLOUR, SPACE
from serao.games.caretos.cards import AT_KIND, COLOUR_PAIR, NEXT_TO_CARETO, NEXT_TO_KIND
from serao.games.caretos.crowds import ONE, SIZE, colours_in, count_of, listed
from serao.games.caretos.kinds import COLOUR_KIND, SPACE_KIND
from serao.games.caretos.state import CARETO_PIECE, Table
from serao.games.caretos.steps.choices import Ask
from serao.kernel.kinds import Thing
from serao.kernel.steps import Bar, Facts

MUST_FLEE: Final = Bar("CAR-8.3", "must-flee")
NOT_BESIDE_THEM: Final = Bar("CAR-8.3", "not-beside-them")
NOBODY_OF_THAT_COLOUR: Final = Bar("CAR-8.3", "nobody-of-that-colour")


def scare(state: Table, monster: int, space: int) -> None:
    """CAR-8.1 ``monster`` scares the group on ``space``: goals, Campfire, flight."""
    owner = state.owner[monster]
    if state.telling:
        state.emit(events.GroupScared(owner, monster, state.crowd[space] >> SIZE, space))
    if state.open_cards[owner]:
        fulfil(state, owner, monster, space)
    if not state.unlit >> space & 1:
        state.unlit ^= 1 << space
        state.campfires[owner] += 1
        if state.telling:
            state.emit(events.CampfireTaken(owner, space))
    rise(state, state.crowd[space], space)


def scatter(state: Table, crowd: int, space: int, unlit: int) -> None:
    """CAR-8.2 The group ``crowd`` flees before the Careto that now stands on ``space``.

    ``unlit`` is 1 where the Careto is itself a group without a Campfire (CAR-12.19).
    """
    if not state.unlit >> space & 1:
        state.unlit ^= 1 << space
        state.supply += 1
        if state.telling:
            state.emit(events.CampfireReturned(space))
    rise(state, crowd, space)
    state.unlit |= unlit << space
    if state.telling:
        state.emit(events.GroupScattered(crowd >> SIZE, space))
    state.light()


def rise(state: Table, crowd: int, space: int) -> None:
    """CAR-8.3 Let a group whose Campfire is gone leave ``space``: it stands nowhere and will run."""
    state.crowd[space] -= crowd
    state.unlit ^= 1 << space
    state.push(FleeStart(state.active, space, crowd))


class Fleeing(Ask):
    """CAR-8.3 A choice for ``crowd``, who flee from ``space``; they stand nowhere until they have run."""

    space: int
    crowd: int

    def stop_bar(self, state: Table) -> Bar | None:
        return MUST_FLEE

    def about(self, state: Table) -> Facts:
        return {
            "space": Thing(SPACE_KIND, self.space),
            "villagers": Thing(COLOUR_KIND, tuple(listed(self.crowd))),
        }

    def firsts(self, state: Table) -> list[int]:
        """Return the places of the ring that the next Villager may run to."""
        raise NotImplementedError


def in_flight(state: Table) -> Fleeing | None:
    """Return who is in flight, also while others already run."""
    for i in range(len(state.stack) - 1, -1, -1):
        step = state.stack[i]
        if isinstance(step, Fleeing):
            return step
    return None


class FleeStart(Fleeing):
    """CAR-8.3 The active player chooses where the first Villager runs."""

    def __init__(self, seat: int, space: int, crowd: int) -> None:
        self.seat = seat
        self.space = space
        self.crowd = crowd

    def options(self, state: Table) -> list[int]:
        return [SPACE + near for near in state.board.near[self.space]]

    def space_bar(self, state: Table, space: int) -> Bar | None:
        return None if space in state.board.near[self.space] else NOT_BESIDE_THEM

    def firsts(self, state: Table) -> list[int]:
        return list(range(len(state.board.ring[self.space])))

    def take(self, state: Table, action: int) -> None:
        first = state.board.ring[self.space].index(action - SPACE)
        state.push(FleeColour(self.seat, self.space, self.crowd, first))


class FleeColour(Fleeing):
    """CAR-8.3 to 8.6 One Villager of the chosen colour runs to place ``ahead`` of the ring."""

    def __init__(self, seat: int, space: int, crowd: int, ahead: int) -> None:
        self.seat = seat
        self.space = space
        self.crowd = crowd
        self.ahead = ahead

    def options(self, state: Table) -> list[int]:
        return [COLOUR + colour for colour in colours_in(self.crowd)]

    def colour_bar(self, state: Table, colour: int) -> Bar | None:
        return None if count_of(self.crowd, colour) else NOBODY_OF_THAT_COLOUR

    def about(self, state: Table) -> Facts:
        ahead = state.board.ring[self.space][self.ahead]
        return {**Fleeing.about(self, state), "ahead": Thing(SPACE_KIND, ahead)}

    def firsts(self, state: Table) -> list[int]:
        return [self.ahead]

    def take(self, state: Table, action: int) -> None:
        colour = action - COLOUR
        ring = state.board.ring[self.space]
        rest = self.crowd - ONE[colour]
        if rest:
            ahead = (self.ahead + 1) % len(ring)
            state.push(FleeColour(self.seat, self.space, rest, ahead))
        to = ring[self.ahead]
        state.arrive(colour, to)
        if state.telling:
            state.emit(events.VillagerFled(colour, self.space, to))
        state.catch(colour, to)
        state.light()


# -- Bonus goals (CAR-11.5, 11.6) -------------------------------------------------------------


def fulfil(state: Table, owner: int, monster: int, space: int) -> None:
    """CAR-11.5 Fulfil every open card of ``owner`` whose goal this scare reaches."""
    for bonus in state.open_cards[owner]:
        if bonus in state.bought or not reaches(state, bonus, monster, space):
            continue
        state.open_cards[owner] = tuple([b for b in state.open_cards[owner] if b != bonus])
        state.fulfilled[owner] = tuple(sorted([*state.fulfilled[owner], bonus]))
        if state.telling:
            state.emit(events.BonusFulfilled(owner, bonus, state.cards.bonus_points[bonus]))


def reaches(state: Table, bonus: int, monster: int, space: int) -> bool:
    """CAR-11.6 Whether ``monster``, scaring the group on ``space``, reaches the goal."""
    goal = state.cards.goal[bonus]
    wanted = state.cards.goal_of[bonus]
    if goal == COLOUR_PAIR:
        return count_of(state.crowd[space], wanted) >= 2
    if goal == AT_KIND:
        return state.board.kind[space] == wanted
    if goal == NEXT_TO_KIND:
        return state.board.next_to_kind[space][wanted]
    for near in state.board.near[space]:
        piece = state.piece[near]
        if goal == NEXT_TO_CARETO:
            if piece >= CARETO_PIECE:
                return True
        elif 0 <= piece < CARETO_PIECE and piece != monster:
            return True
    return False
