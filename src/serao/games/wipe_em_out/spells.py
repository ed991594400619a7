"""The spell stage: the turns of the casters and what a spell does (WEO-6)."""

from __future__ import annotations

from typing import Any, Final

from serao.games.wipe_em_out.actions import CAST, FIRST_SPELL, PASS, PLAYER, SWIFT_HANDS
from serao.games.wipe_em_out.cards import BREAK
from serao.games.wipe_em_out.events import (
    ArtifactsTraded,
    SpellAnnounced,
    SpellLanded,
    TurnPassed,
)
from serao.games.wipe_em_out.state import Table
from serao.kernel.state import NOTHING
from serao.kernel.steps import Choice
from serao.pieces.cards import without

PASS_ONLY: Final = [PASS]


class SpellTurn(Choice[Table]):
    """WEO-6.2 Pass, or cast one spell.

    ``passes`` counts the turns of the stage so far while nobody has cast; ``last_caster`` is
    the seat of the most recent spell, or NOTHING.
    """

    def __init__(self, seat: int, passes: int, last_caster: int) -> None:
        self.seat = seat
        self.passes = passes
        self.last_caster = last_caster

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.passes, self.last_caster)

    def options(self, state: Table) -> list[int]:
        hand = state.hands[self.seat]
        if not hand or hand[-1] < FIRST_SPELL or state.silenced[self.seat]:
            return PASS_ONLY  # WEO-6.7
        offer = [PASS]
        last = NOTHING
        for item in hand:
            if item >= FIRST_SPELL and item != last and castable(state, item):
                offer.append(CAST + item - FIRST_SPELL)
            last = item
        return offer

    def is_private(self, state: Table) -> bool:
        return bool(state.hands[self.seat]) and not state.silenced[self.seat]

    def take(self, state: Table, action: int) -> None:
        left = (self.seat + 1) % state.seats
        if action == PASS:
            if state.telling:
                state.emit(TurnPassed(self.seat))
            if not self.is_last_pass(state, left):
                state.push(SpellTurn(left, self.passes + 1, self.last_caster))
            return
        spell = action - CAST + FIRST_SPELL
        state.play_from_hand(self.seat, spell)
        state.used = (*state.used, spell)
        if state.telling:
            state.emit(SpellAnnounced(self.seat, spell))
        state.push(SpellTurn(left, 0, self.seat))
        state.push(SwiftFirst(self.seat) if spell == SWIFT_HANDS else SpellTarget(self.seat, spell))

    def is_last_pass(self, state: Table, left: int) -> bool:
        """WEO-6.5 Everyone has passed once, or the turn comes back to the last caster."""
        if self.last_caster == NOTHING:
            return self.passes + 1 == state.seats
        return left == self.last_caster


def last_caster(state: Table) -> int:
    """Return who cast the most recent spell of this spell stage, or NOTHING."""
    for i in range(len(state.stack) - 1, -1, -1):
        step = state.stack[i]
        if isinstance(step, SpellTurn):
            return step.last_caster
    return NOTHING


def castable(state: Table, spell: int) -> bool:
    """WEO-6.8 Whether a legal target exists, for Swift hands a legal pair."""
    needed = 2 if spell == SWIFT_HANDS else 1
    for seat in range(state.seats):
        if is_target(state, spell, seat):
            needed -= 1
            if needed == 0:
                return True
    return False


def is_target(state: Table, spell: int, seat: int) -> bool:
    """WEO-6.10 to 6.16 Whether ``spell`` may be cast on the artifact at ``seat``."""
    if state.shielded[seat]:
        return False
    cards = state.cards
    if cards.spell_effect[spell] == BREAK and state.broken[seat]:
        return False
    return cards.lowest[spell] <= state.power(seat) <= cards.highest[spell]


class SpellTarget(Choice[Table]):
    """WEO-6.3 The caster chooses the artifact, and the spell takes effect on it."""

    def __init__(self, seat: int, spell: int) -> None:
        self.seat = seat
        self.spell = spell

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.spell)

    def options(self, state: Table) -> list[int]:
        seats = range(state.seats)
        return [PLAYER + seat for seat in seats if is_target(state, self.spell, seat)]

    def take(self, state: Table, action: int) -> None:
        target = action - PLAYER
        state.used = without(state.used, self.spell)
        state.attach(target, self.spell)
        if state.telling:
            state.emit(SpellLanded(self.seat, self.spell, target, state.power(target)))


class SwiftFirst(Choice[Table]):
    """WEO-6.16 The first of two players: the one with the lower number."""

    def options(self, state: Table) -> list[int]:
        open_seats = [s for s in range(state.seats) if is_target(state, SWIFT_HANDS, s)]
        return [PLAYER + seat for seat in open_seats[:-1]]

    def take(self, state: Table, action: int) -> None:
        state.push(SwiftSecond(self.seat, action - PLAYER))


class SwiftSecond(Choice[Table]):
    """WEO-6.16 The second player; then the artifacts trade places with all that is on them."""

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.first)

    def options(self, state: Table) -> list[int]:
        higher = range(self.first + 1, state.seats)
        return [PLAYER + seat for seat in higher if is_target(state, SWIFT_HANDS, seat)]

    def take(self, state: Table, action: int) -> None:
        first, second = self.first, action - PLAYER
        swap(state.played, first, second)
        swap(state.base, first, second)
        swap(state.mods, first, second)
        spells = state.spells[first]
        state.spells[first] = state.spells[second]
        state.spells[second] = spells
        broken = state.broken[first]
        state.broken[first] = state.broken[second]
        state.broken[second] = broken
        if state.telling:
            state.emit(ArtifactsTraded(self.seat, first, second))


def swap(values: list[int], first: int, second: int) -> None:
    value = values[first]
    values[first] = values[second]
    values[second] = value
