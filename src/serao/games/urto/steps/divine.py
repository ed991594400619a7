"""Divine dice and Urto's chamber (URT-10)."""

from __future__ import annotations

from typing import Final

from serao.games.urto import events
from serao.games.urto.actions import (
    ACCEPT,
    DECLINE,
    EMPTY_FIELD,
    END,
    FIELD,
    FIRST_DIVINE,
    HAMMER,
    ROLL_DIVINE,
    SCYTHE,
)
from serao.games.urto.kinds import ITEM
from serao.games.urto.points import ARRIVED, AT_DIVINE, IN_CAVE
from serao.games.urto.state import Table
from serao.games.urto.steps.artifacts import give_up, receive
from serao.games.urto.steps.decisions import Decision
from serao.games.urto.steps.ending import Casualties, award, award_friends, end_game
from serao.games.urto.steps.fields import Effect
from serao.games.urto.steps.rounds import end_turn_now
from serao.kernel.kinds import Thing
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, Facts, Step

NO_OPPONENT: Final = Bar("URT-10.5", "no-opponent")

SURVIVOR: Final = 0
THE_ROCK: Final = 1
ECONOMIST: Final = 3
THE_GOAT: Final = 7
CONSERVATOR: Final = 13
RICH: Final = 7  # mana of an economist
GOATS: Final = 3  # fails on one die


class TakeDivine(Decision):
    """URT-5.8, 10.2 At a stele with its die: take it, giving up another, or leave it."""

    def __init__(self, seat: int, divine: int) -> None:
        self.seat = seat
        self.divine = divine

    def options(self, state: Table) -> list[int]:
        return [DECLINE, ACCEPT]

    def facts(self, state: Table, action: int) -> Facts:
        return {"divine": Thing(ITEM, self.divine)}

    def take(self, state: Table, action: int) -> None:
        if action == ACCEPT:
            take_divine(state, self.seat, self.divine)
        elif state.telling:
            state.emit(events.OfferDeclined(self.seat))


def take_divine(state: Table, seat: int, divine: int) -> None:
    """URT-10.1, 10.2 Only one may be owned; then the limit counts."""
    other = state.divine_of(seat)
    if other != NOTHING:
        give_up(state, seat, other)
    receive(state, seat, divine, True)
    if state.telling:
        state.emit(events.DivineTaken(seat, divine))


class SteleEffect(Effect):
    """URT-5.8 A stele that still carries its die."""

    def resolve(self, state: Table) -> None:
        divine = state.cave.homes.index(state.fields[self.seat]) + FIRST_DIVINE
        if state.lies_at_home(divine):
            state.push(TakeDivine(self.seat, divine))


class Arrive(Effect):
    """URT-10.7, 10.8 The hero is out of reach for good, and everything that waits is cut off."""

    def resolve(self, state: Table) -> None:
        seat = self.seat
        is_first = ARRIVED not in state.status
        state.status[seat] = ARRIVED
        state.rested[seat] = False
        state.skips[seat] = False
        if state.telling:
            state.emit(events.HeroArrived(seat))
        award_arrival(state, seat)
        if state.nobody_in_cave():
            end_game(state)
            return
        end_turn_now(state)
        if is_first and state.lies_at_home(SCYTHE):
            state.push(TakeScythe(seat))


def award_arrival(state: Table, seat: int) -> None:
    """URT-13 What a hero brings to Urto, before the scythe."""
    state.revealed()  # the golden book says whether these are his first artifacts
    if state.health[seat] == 1:
        award(state, seat, SURVIVOR)
    if state.health[seat] == state.max_health(seat):
        award(state, seat, THE_ROCK)
    if state.mana[seat] >= RICH:
        award(state, seat, ECONOMIST)
    first = state.first_artifacts[seat]
    if len(first) == 2 and holds_all(state.hands[seat], first):
        award(state, seat, CONSERVATOR)
    award_friends(state)


def holds_all(hand: tuple[int, ...], cards: tuple[int, ...]) -> bool:
    return all([hand.count(card) >= cards.count(card) for card in cards])


class TakeScythe(Decision):
    """URT-10.7 The first arrival may take the scythe; declined, it leaves the game."""

    def options(self, state: Table) -> list[int]:
        return [DECLINE, ACCEPT]

    def take(self, state: Table, action: int) -> None:
        if action == ACCEPT:
            state.push(ScytheKept(self.seat))
            take_divine(state, self.seat, SCYTHE)
            return
        state.gone = (*state.gone, SCYTHE)
        if state.telling:
            state.emit(events.OfferDeclined(self.seat))


class ScytheKept(Effect):
    """URT-10.7 Phase D at once, unless the limit has taken the scythe away again."""

    def resolve(self, state: Table) -> None:
        if SCYTHE in state.hands[self.seat]:
            state.push(PHASE_D)


class DivinePhase(Step[Table]):
    """URT-3.9 Phase D."""

    def resolve(self, state: Table) -> None:
        state.at = AT_DIVINE
        if state.divine_of(state.active) != NOTHING:
            state.push(DivineRoll(state.active))


PHASE_D: Final = DivinePhase()


class DivineRoll(Decision):
    """URT-10.3 Roll the divine die once, or not."""

    def options(self, state: Table) -> list[int]:
        return [END, ROLL_DIVINE]

    def take(self, state: Table, action: int) -> None:
        if action == END:
            return
        divine = state.divine_of(self.seat)
        die = divine - FIRST_DIVINE
        faces = state.cave.divine_faces[die]
        face = faces[state.lot(faces, state.cave.face_names)]
        state.note_roll(self.seat, die, face)
        if state.telling:
            state.emit(events.DivineRolled(self.seat, divine, face))
        state.push(state.cave.face_steps[die][face][self.seat])


class StealHonour(Step[Table]):
    """URT-10.4 Every opponent with honour on the bar loses some, you gain as much."""

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def resolve(self, state: Table) -> None:
        booty = 0
        for rival in state.opponents(self.seat):
            booty += min(self.amount, state.honour[rival])
            state.lose_honour(rival, self.amount)
        if state.telling:
            state.emit(events.HonourStolen(self.seat, booty))
        state.gain_honour(self.seat, booty)


class Landslide(Decision):
    """URT-10.5 A field with an opponent: every hero in the cave on it loses health."""

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def options(self, state: Table) -> list[int]:
        return [FIELD + field for field in self.targets(state)] + [EMPTY_FIELD]

    def targets(self, state: Table) -> list[int]:
        return sorted({state.fields[rival] for rival in state.opponents(self.seat)})

    def field_bar(self, state: Table, field: int) -> Bar | None:
        return None if field in self.targets(state) else NO_OPPONENT

    def facts(self, state: Table, action: int) -> Facts:
        return {"amount": self.amount}

    def take(self, state: Table, action: int) -> None:
        if action == EMPTY_FIELD:
            if state.telling:
                state.emit(events.LandslideWasted(self.seat))
            return
        field = action - FIELD
        if state.telling:
            state.emit(events.LandslideAimed(self.seat, field, self.amount))
        for seat in range(state.seats):
            if state.status[seat] == IN_CAVE and state.fields[seat] == field:
                state.lose_health(seat, self.amount)
        state.push(Casualties(self.seat))


class HurtOpponents(Step[Table]):
    """URT-10.5, 10.6 The global landslide and the curses of Ankou."""

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def resolve(self, state: Table) -> None:
        for rival in state.opponents(self.seat):
            state.lose_health(rival, self.amount)
        state.push(Casualties(self.seat))


class Fail(Step[Table]):
    """URT-10.4 The die turns against its owner."""

    def __init__(self, seat: int, divine: int, amount: int) -> None:
        self.seat = seat
        self.divine = divine
        self.amount = amount

    def resolve(self, state: Table) -> None:
        fails = state.tellur_fails if self.divine == HAMMER else state.pheme_fails
        fails[self.seat] += 1
        if fails[self.seat] >= GOATS:
            award(state, self.seat, THE_GOAT)
        state.lose_health(self.seat, self.amount)
        state.push(Casualties(NOTHING))
