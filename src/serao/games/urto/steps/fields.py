"""What the fields do (URT-5.1 to 5.7)."""

from __future__ import annotations

from typing import Final

from serao.games.urto import events
from serao.games.urto.actions import (
    DECLINE,
    END,
    FIELD,
    HEALTH_TO_MANA,
    KEEP,
    MANA_TO_HEALTH,
    REROLL,
    SEARCH,
    TORCH,
)
from serao.games.urto.cave import AFTER_LOOT
from serao.games.urto.kinds import LOOT_NUMBER
from serao.games.urto.points import LOOT
from serao.games.urto.state import Table
from serao.games.urto.steps.artifacts import DrawArtifact
from serao.games.urto.steps.combat import FACES
from serao.games.urto.steps.decisions import Decision
from serao.games.urto.steps.entering import Enter, WaitingSearch, way_bar
from serao.games.urto.steps.monsters import MeetAlpha, MeetMonster
from serao.kernel.kinds import Thing
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, Facts, SeatStep, Step

SEARCH_ONLY: Final = [SEARCH]
SEARCH_OR_NOT: Final = [SEARCH, DECLINE]
DIRECTIONS: Final = (MANA_TO_HEALTH, HEALTH_TO_MANA)

MUST_SEARCH: Final = Bar("URT-5.1", "must-search")
FOUNTAIN_INSTEAD: Final = Bar("URT-5.3", "fountain-instead")
OTHER_DIRECTION: Final = Bar("URT-5.3", "fountain-direction")
MANA_FULL: Final = Bar("URT-5.3", "mana-full")
LAST_HEALTH: Final = Bar("URT-5.3", "last-health")
NEVER_RECOVERS: Final = Bar("URT-5.3", "never-recovers")
NO_MANA: Final = Bar("URT-5.3", "no-mana")
HEALTH_FULL: Final = Bar("URT-5.3", "health-full")


class Nothing(Step[Table]):
    """URT-5.10 START, and every plain floor."""

    def resolve(self, state: Table) -> None:
        """There is nothing here."""


class Effect(SeatStep[Table]):
    """The effect of a field for the hero who has entered it."""


class Search(Decision):
    """URT-5.1 Search the field or not; Sank'aa must."""

    def options(self, state: Table) -> list[int]:
        return SEARCH_OR_NOT if leave_bar(state, self.seat) is None else SEARCH_ONLY

    def deed_bar(self, state: Table, action: int) -> Bar | None:
        return leave_bar(state, self.seat) if action == DECLINE else None

    def take(self, state: Table, action: int) -> None:
        if action == SEARCH:
            search(state, self.seat)
        elif state.telling:
            state.emit(events.SearchDeclined(self.seat))


def leave_bar(state: Table, seat: int) -> Bar | None:
    return MUST_SEARCH if state.cave.must_search[state.nature[seat]] else None


def search(state: Table, seat: int) -> None:
    """URT-5.1 Roll the loot die; with a Miner's Lamp it may be rolled once more."""
    number = roll_loot(state, seat)
    if state.may_hold(seat, AFTER_LOOT):
        state.push(KeepLoot(seat, number))
    else:
        state.push(state.cave.loot_steps[number][seat])


def roll_loot(state: Table, seat: int) -> int:
    number = state.cave.loot[state.lot(state.cave.loot, FACES)]
    state.note_roll(seat, LOOT, number)
    if state.telling:
        state.emit(events.LootRolled(seat, number, number))
    return number


class KeepLoot(Decision):
    """URT-5.1 Miner's Lamp: keep the loot, or roll once more; the second result stands."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def options(self, state: Table) -> list[int]:
        lamp = state.card_for(self.seat, AFTER_LOOT)
        return [KEEP] if lamp == NOTHING else [KEEP, REROLL]

    def facts(self, state: Table, action: int) -> Facts:
        return {"loot": Thing(LOOT_NUMBER, self.number)}

    def is_private(self, state: Table) -> bool:
        return state.is_secretive(self.seat)

    def take(self, state: Table, action: int) -> None:
        number = self.number
        if action == REROLL:
            state.show(self.seat, state.card_for(self.seat, AFTER_LOOT))
            number = roll_loot(state, self.seat)
        state.push(state.cave.loot_steps[number][self.seat])


class EventThenSearch(Effect):
    """URT-5.2 Torch and event: the event first, then the search."""

    def resolve(self, state: Table) -> None:
        state.push(WaitingSearch(self.seat))
        state.push(DrawEvent(self.seat))


class DrawEvent(Effect):
    """URT-7.1 Draw an event, lay it on the discards and apply it."""

    def resolve(self, state: Table) -> None:
        event = state.next_event()
        if event == NOTHING:
            return
        if state.telling:
            state.emit(events.EventDrawn(self.seat, event))
        state.push_in_order(state.cave.event_steps[event][self.seat].copy())


class Fountain(Search):
    """URT-5.3 Search, decline, or exchange health and mana at the fountain instead."""

    def options(self, state: Table) -> list[int]:
        offer = Search.options(self, state).copy()
        for direction in DIRECTIONS:
            if exchange_bar(state, self.seat, direction) is None:
                offer.append(direction)
        return offer

    def deed_bar(self, state: Table, action: int) -> Bar | None:
        if action in DIRECTIONS:
            return exchange_bar(state, self.seat, action)
        return Search.deed_bar(self, state, action)

    def take(self, state: Table, action: int) -> None:
        if action in DIRECTIONS:
            exchange(state, self.seat, action)
            state.push(FountainAgain(self.seat, action))
        else:
            Search.take(self, state, action)


def exchange_bar(state: Table, seat: int, direction: int) -> Bar | None:
    """URT-5.3 An exchange needs room in one bar and a point to spare in the other."""
    if direction == HEALTH_TO_MANA:
        if state.mana[seat] >= state.max_mana(seat):
            return MANA_FULL
        return LAST_HEALTH if state.health[seat] == 1 else None
    if not state.cave.recovers[state.nature[seat]]:
        return NEVER_RECOVERS
    if state.mana[seat] == 0:
        return NO_MANA
    return None if state.can_recover(seat) else HEALTH_FULL


def exchange(state: Table, seat: int, direction: int) -> None:
    if direction == MANA_TO_HEALTH:
        state.lose_mana(seat, 1)
        state.recover_health(seat, 1)
    else:
        state.lose_health(seat, 1)
        state.recover_mana(seat, 1)


class FountainAgain(Decision):
    """URT-5.3 After the first point the same direction may be repeated."""

    def __init__(self, seat: int, direction: int) -> None:
        self.seat = seat
        self.direction = direction

    def options(self, state: Table) -> list[int]:
        again = exchange_bar(state, self.seat, self.direction) is None
        return [END, self.direction] if again else [END]

    def deed_bar(self, state: Table, action: int) -> Bar | None:
        if action == self.direction:
            return exchange_bar(state, self.seat, action)
        if action in DIRECTIONS:
            return OTHER_DIRECTION
        return FOUNTAIN_INSTEAD if action == SEARCH else None

    def take(self, state: Table, action: int) -> None:
        if action != END:
            exchange(state, self.seat, action)
            state.push(self)


class Nest(Effect):
    """URT-5.4 A monster on every entry; while the pile is empty a torch."""

    def resolve(self, state: Table) -> None:
        if state.monsters_left():
            state.push(MeetMonster(self.seat))
        else:
            state.push(state.cave.token_steps[TORCH][self.seat])


class AlphaRock(Effect):
    """URT-5.6 The Alpha; without Alpha cards a common nest."""

    def resolve(self, state: Table) -> None:
        state.push(MeetAlpha(self.seat) if state.alpha_cards else Nest(self.seat))


class Shortcut(Effect):
    """URT-5.5 Each shortcut field works once per turn, taken or not."""

    def resolve(self, state: Table) -> None:
        field = state.fields[self.seat]
        if field not in state.shortcuts:
            state.shortcuts = tuple(sorted((*state.shortcuts, field)))
            state.push(FreeStep(self.seat))


class FreeStep(Decision):
    """URT-5.5, 7.5 Enter a neighbouring field free of cost, or stay."""

    def options(self, state: Table) -> list[int]:
        return [*state.board.neighbours[state.fields[self.seat]], DECLINE]

    def field_bar(self, state: Table, field: int) -> Bar | None:
        return way_bar(state, self.seat, field)

    def take(self, state: Table, action: int) -> None:
        if action != DECLINE:
            state.push(Enter(self.seat, action - FIELD))
        elif state.telling:
            state.emit(events.OfferDeclined(self.seat))


class Niche(Effect):
    """URT-5.7 The first visitor takes the token off the board and draws an artifact."""

    def resolve(self, state: Table) -> None:
        field = state.fields[self.seat]
        if field in state.niches:
            state.niches = tuple([niche for niche in state.niches if niche != field])
            state.push(DrawArtifact(self.seat))
