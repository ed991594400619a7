"""MMN-9 The end of a round: points, the summary, and all cards gathered up."""

from __future__ import annotations

from bisect import insort

from serao.games.monster_my_neighbour.events import (
    FriendBetrayed,
    MonsterCaught,
    MonsterEscaped,
    PointsGained,
)
from serao.games.monster_my_neighbour.scoring import gains, result_of
from serao.games.monster_my_neighbour.state import BETRAYAL, ESCAPE, Summary, Table, card_in
from serao.kernel.state import NOTHING


def escape(state: Table, holder: int) -> None:
    """MMN-6.13, 9.2 The Monster was played."""
    end_round(state, holder, NOTHING)


def catch(state: Table, holder: int, catcher: int) -> None:
    """MMN-7.4, 9.3 The Monster is thrown out of the hand of ``holder``."""
    state.hands[holder].remove(state.monster)
    end_round(state, holder, catcher)


def end_round(state: Table, holder: int, catcher: int) -> None:
    """MMN-9.6 Points, summary, gathering; the Monster is already out of all hands."""
    paid = gains(state, holder, catcher)
    for seat in range(state.seats):
        state.vp[seat] += paid[seat]
    state.last_round = summary(state, holder, catcher, paid)
    state.chronicle = (*state.chronicle, state.last_round)
    if state.telling:
        tell_ending(state, holder, catcher, paid)
    set_monster_aside(state)
    state.gather_up()
    state.revealed()
    # MMN-9.1 Nothing else of the turn is carried out. What follows a round lies at the bottom.
    del state.stack[1:]


def summary(state: Table, holder: int, catcher: int, paid: list[int]) -> Summary:
    """MMN-9.5 Turn everything up, the Monster card itself left out."""
    hands = tuple([tuple(hand) for hand in state.hands])
    piles = tuple([tuple([card_in(entry) for entry in pile]) for pile in state.piles])
    result = result_of(state, catcher)
    return Summary(state.round, result, state.monster, holder, catcher, tuple(paid), hands, piles)


def set_monster_aside(state: Table) -> None:
    """MMN-8.5, 10.1"""
    used = list(state.used_monsters)
    insort(used, state.monster)
    state.used_monsters = tuple(used)


def tell_ending(state: Table, holder: int, catcher: int, paid: list[int]) -> None:
    result = state.last_round.result
    if result == ESCAPE:
        state.emit(MonsterEscaped(holder, state.monster))
    elif result == BETRAYAL:
        state.emit(FriendBetrayed(catcher, holder, state.monster))
    else:
        state.emit(MonsterCaught(catcher, holder, state.monster))
    for seat in range(state.seats):
        if paid[seat]:
            state.emit(PointsGained(seat, paid[seat]))
