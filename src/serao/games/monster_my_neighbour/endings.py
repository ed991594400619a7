"""MMN-9 The end of a round: points, the summary, and all cards gathered up."""

from __future__ import annotations

from bisect import insort

from serao.games.monster_my_neighbour import events
from serao.games.monster_my_neighbour.knowledge import show_monster
from serao.games.monster_my_neighbour.scoring import gains, result_of
from serao.games.monster_my_neighbour.state import Table, card_in
from serao.games.monster_my_neighbour.summary import BETRAYAL, ESCAPE, Summary
from serao.kernel.events import Event
from serao.kernel.state import NOTHING


def escape(state: Table, holder: int) -> None:
    """MMN-6.13, 9.2 The Monster was played."""
    end_round(state, holder, NOTHING)


def catch(state: Table, holder: int, catcher: int) -> None:
    """MMN-7.4, 9.3 The Monster is thrown out of the hand of ``holder``."""
    show_monster(state, holder)
    end_round(state, holder, catcher)


def end_round(state: Table, holder: int, catcher: int) -> None:
    """MMN-9.6 Summary, points, gathering; the Monster is already out of all hands."""
    monster = state.monster
    paid = gains(state, holder, catcher)
    set_monster_aside(state)
    state.last_round = summary(state, monster, holder, catcher, paid)
    state.chronicle = (*state.chronicle, state.last_round)
    if state.telling:
        state.emit(ending(result_of(state, catcher), holder, catcher, monster))
    pay(state, paid)
    state.gather_up()
    state.revealed()
    # MMN-9.1 Nothing else of the turn is carried out. What follows a round lies at the bottom.
    del state.stack[1:]


def pay(state: Table, paid: list[int]) -> None:
    for seat in range(state.seats):
        if paid[seat]:
            state.vp[seat] += paid[seat]
            if state.telling:
                state.emit(events.PointsGained(seat, paid[seat]))


def summary(state: Table, monster: int, holder: int, catcher: int, paid: list[int]) -> Summary:
    """MMN-9.5 Turn everything up, the Monster card itself left out."""
    hands = tuple([tuple(hand) for hand in state.hands])
    piles = tuple([tuple([card_in(entry) for entry in pile]) for pile in state.piles])
    result = result_of(state, catcher)
    return Summary(state.round, result, monster, holder, catcher, tuple(paid), hands, piles)


def set_monster_aside(state: Table) -> None:
    """MMN-8.5, 10.1"""
    used = list(state.used_monsters)
    insort(used, state.monster)
    state.used_monsters = tuple(used)
    state.monster = NOTHING


def ending(result: int, holder: int, catcher: int, monster: int) -> Event:
    """MMN-9.2 to 9.4 Return the event that a round ends with."""
    if result == ESCAPE:
        return events.MonsterEscaped(holder, monster)
    if result == BETRAYAL:
        return events.FriendBetrayed(catcher, holder, monster)
    return events.MonsterCaught(catcher, holder, monster)
