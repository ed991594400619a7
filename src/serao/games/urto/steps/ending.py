"""Death, revival and the end of the game (URT-1.4, URT-11 to URT-13)."""

from __future__ import annotations

from typing import Final

from serao.games.urto import events
from serao.games.urto.actions import START_FIELD, URTO_FIELD
from serao.games.urto.cave import ALPHA, DEATH
from serao.games.urto.kinds import ACHIEVEMENTS
from serao.games.urto.points import ARRIVED, DEAD, IN_CAVE
from serao.games.urto.scoring import ranking, scores
from serao.games.urto.state import Table
from serao.games.urto.steps.rounds import end_turn_now
from serao.kernel.state import NOTHING
from serao.kernel.steps import Step
from serao.pieces.cards import added
from serao.pieces.outcomes import ended

HIGHLANDER: Final = 2
MURDERER: Final = 4  # then assassin, serial killer
BEST_FRIENDS: Final = 10
CHOCOLATE_MEDAL: Final = 11
TOO_BIG_FISH: Final = 12
FIRST_SCORE: Final = 14
KILLS: Final = (2, 3, 4)  # murderer, assassin, serial killer
POINTS: Final = (50, 60, 70)  # insane, really insane, no words left
FRIENDS: Final = 4  # heroes who must arrive together


def award(state: Table, seat: int, achievement: int) -> None:
    """URT-13 Write an achievement into the golden book, once."""
    if achievement in state.achievements[seat]:
        return
    state.achievements[seat] = added(state.achievements[seat], achievement)
    if state.telling:
        assert achievement < len(ACHIEVEMENTS)
        state.emit(events.AchievementEarned(seat, achievement))


class Casualties(Step[Table]):
    """URT-1.4 Whoever is at 0 health uses a feather or dies, then the end is checked.

    ``killer`` is the seat that is credited with the others' deaths, or NOTHING.
    """

    def __init__(self, killer: int) -> None:
        self.killer = killer

    def resolve(self, state: Table) -> None:
        for distance in range(state.seats):
            seat = (state.active + distance) % state.seats
            if state.health[seat] == 0 and state.status[seat] == IN_CAVE:
                fall(state, seat, self.killer)
        if state.nobody_in_cave():
            end_game(state)
        elif state.status[state.active] == DEAD:
            end_turn_now(state)


def fall(state: Table, seat: int, killer: int) -> None:
    """URT-11.2, 11.3 A feather burns by itself; without one the hero is dead."""
    state.may_show(seat)
    feather = state.card_for(seat, DEATH)
    if feather == NOTHING:
        die(state, seat, killer)
        return
    state.discard_card(seat, feather)
    state.health[seat] = min(state.cave.amount[feather], state.max_health(seat))
    if seat == state.active and state.foe != NOTHING:
        leave_monster(state)
    if state.telling:
        state.emit(events.FeatherBurnt(seat, state.health[seat]))


def die(state: Table, seat: int, killer: int) -> None:
    state.status[seat] = DEAD
    is_eaten = seat == state.active and state.foe != NOTHING
    by_alpha = is_eaten and state.foe == ALPHA
    if is_eaten:
        leave_monster(state)
    if state.telling:
        state.emit(events.HeroDied(seat, state.fields[seat]))
    if by_alpha:
        award(state, seat, TOO_BIG_FISH)
    if killer not in (NOTHING, seat):
        credit_kill(state, killer, seat)


def credit_kill(state: Table, killer: int, victim: int) -> None:
    """URT-11.4"""
    state.kills[killer] += 1
    if state.telling:
        state.emit(events.HeroKilled(killer, victim))
    for row, needed in enumerate(KILLS):
        if state.kills[killer] >= needed:
            award(state, killer, MURDERER + row)


def leave_monster(state: Table) -> None:
    """URT-6.5, 6.8, 6.9 The encounter is over without a victory; an Alpha card stays."""
    if state.foe != ALPHA:
        state.monster_discard = (*state.monster_discard, state.foe)
    state.foe = NOTHING
    state.foe_life = 0
    state.clear_combat()


def revive(state: Table, seat: int) -> None:
    """URT-11.5 A dead hero returns to START with all he owned."""
    state.status[seat] = IN_CAVE
    state.fields[seat] = START_FIELD
    state.health[seat] = min(state.cave.revival_health, state.max_health(seat))
    state.rested[seat] = False
    state.skips[seat] = False
    if state.telling:
        state.emit(events.HeroRevived(seat, state.health[seat]))


class Collapse(Step[Table]):
    """URT-12.7 After the last round the cave falls in on everybody still inside."""

    def resolve(self, state: Table) -> None:
        if state.telling:
            state.emit(events.CaveCollapsed(state.round))
        for seat in range(state.seats):
            if state.status[seat] == IN_CAVE:
                state.health[seat] = 0
                die(state, seat, NOTHING)
        end_game(state)


def end_game(state: Table) -> None:
    """URT-12.1 to 12.4 Nobody is in the cave: nothing waits any more."""
    state.clear_combat()
    state.stack.clear()
    state.revealed()  # the count says what the hands are worth
    award_outcome(state)
    if state.telling:
        announce(state)


def award_friends(state: Table) -> None:
    """URT-13 Enough heroes have arrived, and each of them is a best friend from now on."""
    if state.status.count(ARRIVED) >= FRIENDS:
        for seat in range(state.seats):
            if state.status[seat] == ARRIVED:
                award(state, seat, BEST_FRIENDS)


def award_outcome(state: Table) -> None:
    """URT-13 The achievements that only the outcome decides."""
    arrived = [seat for seat in range(state.seats) if state.status[seat] == ARRIVED]
    points = scores(state)
    award_friends(state)
    for seat in range(state.seats):
        if state.status[seat] == DEAD:
            if state.fields[seat] in state.board.neighbours[URTO_FIELD]:
                award(state, seat, CHOCOLATE_MEDAL)
            continue
        if len(arrived) == 1:
            award(state, seat, HIGHLANDER)
        for row, needed in enumerate(POINTS):
            if points[seat] >= needed:
                award(state, seat, FIRST_SCORE + row)


def announce(state: Table) -> None:
    if ARRIVED not in state.status:
        state.emit(events.NobodyWon(state.round))
        return
    winners = ranking(state)[0]
    state.emit(ended(winners, scores(state)[winners[0]]))
