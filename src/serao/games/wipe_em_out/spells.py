"""The spell stage: the turns of the casters and what a spell does (WEO-6)."""

from __future__ import annotations

from typing import Final

from serao.games.wipe_em_out import events
from serao.games.wipe_em_out.actions import CAST, FIRST_SPELL, PASS, PLAYER, SWIFT_HANDS
from serao.games.wipe_em_out.cards import BREAK
from serao.games.wipe_em_out.effects import absent_bar
from serao.games.wipe_em_out.kinds import ITEM
from serao.games.wipe_em_out.state import Table
from serao.kernel.kinds import SEAT, Thing
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, Choice, Facts
from serao.pieces.cards import without

PASS_ONLY: Final = [PASS]

NOT_IN_HAND: Final = Bar("WEO-6.2", "not-in-hand")
NO_TARGET: Final = Bar("WEO-6.8", "no-target")
ANNOUNCED: Final = Bar("WEO-6.3", "cast-announced")
SHIELDED: Final = Bar("WEO-6.10", "shielded")
TOO_STRONG: Final = Bar("WEO-6.12", "too-strong")
TOO_WEAK: Final = Bar("WEO-6.13", "too-weak")
BROKEN: Final = Bar("WEO-6.14", "broken")
TWO_PLAYERS: Final = Bar("WEO-6.16", "two-players")
LOWER_FIRST: Final = Bar("WEO-6.16", "lower-seat-first")


class SpellTurn(Choice[Table]):
    """WEO-6.2 Pass, or cast one spell.

    ``passes`` counts the turns of the stage so far while nobody has cast; ``last_caster`` is
    the seat of the most recent spell, or NOTHING.
    """

    def __init__(self, seat: int, passes: int, last_caster: int) -> None:
        self.seat = seat
        self.passes = passes
        self.last_caster = last_caster

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

    def bar(self, state: Table, action: int) -> Bar | None:
        if not CAST <= action < PLAYER:
            return None
        spell = action - CAST + FIRST_SPELL
        if spell not in state.hands[self.seat]:
            return NOT_IN_HAND
        return None if castable(state, spell) else NO_TARGET

    def take(self, state: Table, action: int) -> None:
        left = (self.seat + 1) % state.seats
        if action == PASS:
            if state.telling:
                state.emit(events.TurnPassed(self.seat))
            if not self.is_last_pass(state, left):
                state.push(SpellTurn(left, self.passes + 1, self.last_caster))
            return
        spell = action - CAST + FIRST_SPELL
        state.play_from_hand(self.seat, spell)
        state.used = (*state.used, spell)
        if state.telling:
            state.emit(events.SpellAnnounced(self.seat, spell))
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
        if target_bar(state, spell, seat) is None:
            needed -= 1
            if needed == 0:
                return True
    return False


def target_bar(state: Table, spell: int, seat: int) -> Bar | None:
    """WEO-6.10 to 6.16 Return what keeps ``spell`` from the artifact at ``seat``."""
    if state.shielded[seat]:
        return SHIELDED
    cards = state.cards
    if cards.spell_effect[spell] == BREAK and state.broken[seat]:
        return BROKEN
    power = state.power(seat)
    if power > cards.highest[spell]:
        return TOO_STRONG
    return TOO_WEAK if power < cards.lowest[spell] else None


class Announced(Choice[Table]):
    """WEO-6.3 A spell is announced: whom it hits has to be said now."""

    def bar(self, state: Table, action: int) -> Bar | None:
        target = action - PLAYER
        if 0 <= target < state.seats:
            return self.bar_of(state, target)
        if target >= 0:
            return absent_bar(state, action)
        return ANNOUNCED if action == PASS or CAST <= action < PLAYER else None

    def bar_of(self, state: Table, target: int) -> Bar | None:
        """Return what keeps the spell from the artifact of ``target``."""
        raise NotImplementedError

    def options(self, state: Table) -> list[int]:
        seats = range(state.seats)
        return [PLAYER + seat for seat in seats if self.bar_of(state, seat) is None]


class SpellTarget(Announced):
    """WEO-6.3 The caster chooses the artifact, and the spell takes effect on it."""

    def __init__(self, seat: int, spell: int) -> None:
        self.seat = seat
        self.spell = spell

    def bar_of(self, state: Table, target: int) -> Bar | None:
        return target_bar(state, self.spell, target)

    def facts(self, state: Table, action: int) -> Facts:
        facts: Facts = {"spell": Thing(ITEM, self.spell)}
        if 0 <= action - PLAYER < state.seats:
            facts["power"] = state.power(action - PLAYER)
            facts["lowest"] = state.cards.lowest[self.spell]
            facts["highest"] = state.cards.highest[self.spell]
        return facts

    def take(self, state: Table, action: int) -> None:
        target = action - PLAYER
        state.used = without(state.used, self.spell)
        state.attach(target, self.spell)
        if state.telling:
            state.emit(events.SpellLanded(self.seat, self.spell, target, state.power(target)))


class SwiftFirst(Announced):
    """WEO-6.16 The first of two players: the one with the lower number."""

    def bar_of(self, state: Table, target: int) -> Bar | None:
        bar = target_bar(state, SWIFT_HANDS, target)
        if bar is None and not partners(state, target):
            return LOWER_FIRST
        return bar

    def facts(self, state: Table, action: int) -> Facts:
        return {"spell": Thing(ITEM, SWIFT_HANDS)}

    def take(self, state: Table, action: int) -> None:
        state.push(SwiftSecond(self.seat, action - PLAYER))


def partners(state: Table, first: int) -> list[int]:
    """Return the players of higher number that ``first`` can trade artifacts with."""
    higher = range(first + 1, state.seats)
    return [seat for seat in higher if target_bar(state, SWIFT_HANDS, seat) is None]


class SwiftSecond(Announced):
    """WEO-6.16 The second player; then the artifacts trade places with all that is on them."""

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first

    def bar_of(self, state: Table, target: int) -> Bar | None:
        if target == self.first:
            return TWO_PLAYERS
        bar = target_bar(state, SWIFT_HANDS, target)
        return LOWER_FIRST if bar is None and target < self.first else bar

    def facts(self, state: Table, action: int) -> Facts:
        return {"spell": Thing(ITEM, SWIFT_HANDS), "player": Thing(SEAT, self.first)}

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
            state.emit(events.ArtifactsTraded(self.seat, first, second))


def swap(values: list[int], first: int, second: int) -> None:
    value = values[first]
    values[first] = values[second]
    values[second] = value
