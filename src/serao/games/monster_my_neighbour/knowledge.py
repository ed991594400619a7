"""How cards move between hands, and what every seat learns from it (RULES, hidden information)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Final

from serao.games.monster_my_neighbour.actions import MONSTER
from serao.games.monster_my_neighbour.memory import (
    FOLLOWED,
    FROM_YOU,
    HANDED,
    LOOKED,
    Record,
    after_gain,
    after_loss,
    note_of,
    noted_card,
    surely_seen,
    without_card,
    without_one_of_each,
    without_seat,
)
from serao.games.monster_my_neighbour.state import Table
from serao.kernel.events import Event
from serao.kernel.state import NOBODY, NOTHING
from serao.pieces.cards import added

Telling = Callable[[int, int, int], Event]  # of giver, taker and card
EVERYONE: Final = [(1 << seats) - 1 for seats in range(9)]  # one bit each, by number of seats


def move(
    table: Table,
    givers: list[int],
    takers: list[int],
    cards: list[int],
    observers: int,
    tell: Telling,
) -> None:
    """Move ``cards[i]`` from the hand of ``givers[i]`` to that of ``takers[i]``, all at once.

    ``observers``, one bit each, are those whose memory it touches. All losses come before all gains:
    what a hand loses is lost of what was in it before.
    """
    seen: list[int] = []
    for i in range(len(cards)):
        partners = 1 << givers[i] | 1 << takers[i]
        seen.append(partners | certain_of(table, givers[i], observers))
    if table.telling:
        move_one_by_one(table, givers, takers, cards, seen, observers, tell)
        return
    for i in range(len(cards)):
        lose(table, givers[i], cards[i], seen[i], observers)
    for i in range(len(cards)):
        gain(table, takers[i], cards[i], givers[i], seen[i], observers)


def move_one_by_one(
    table: Table,
    givers: list[int],
    takers: list[int],
    cards: list[int],
    seen: list[int],
    observers: int,
    tell: Telling,
) -> None:
    """Do the same for people to follow: notes of what came are kept apart from what may still go."""
    stayed = table.known
    came: list[tuple[int, ...]] = [()] * len(stayed)
    for i in range(len(cards)):
        table.known = stayed
        lose(table, givers[i], cards[i], seen[i], observers)
        table.known = came
        gain(table, takers[i], cards[i], givers[i], seen[i], observers)
        table.known = [tuple(sorted(stayed[at] + came[at])) for at in range(len(came))]
        table.emit(tell(givers[i], takers[i], cards[i]))


def certain_of(table: Table, seat: int, observers: int) -> int:
    """Return the observers who see whatever leaves that hand: they know all of it, one kind."""
    size = len(table.hands[seat])
    certain = 0
    for observer in range(table.seats):
        known = table.known[observer * table.seats + seat]
        if known and len(known) == size and noted_card(known[0]) == noted_card(known[-1]):
            certain |= 1 << observer
    return certain & observers


def lose(table: Table, seat: int, card: int, seen: int, observers: int) -> None:
    """Take ``card`` out of the hand of ``seat``, before the eyes of ``seen``."""
    table.hands[seat].remove(card)
    for observer in range(table.seats):
        at = observer * table.seats + seat
        known = table.known[at]
        recalled = table.recalled[at]
        records = table.records[observer]
        if not known and not records and not recalled:
            continue
        if observer == seat or not observers >> observer & 1:
            continue
        if seen >> observer & 1:
            table.known[at] = without_card(known, card)
            table.recalled[at] = without_card(recalled, card)
            table.records[observer] = after_loss(records, seat, card)
        else:
            table.known[at] = without_one_of_each(known)
            table.recalled[at] = without_one_of_each(recalled)
            table.records[observer] = without_seat(records, seat)


def gain(table: Table, seat: int, card: int, giver: int, seen: int, observers: int) -> None:
    """Put ``card`` into the hand of ``seat``; ``seen`` know which one it is.

    ``giver`` is whose hand it came from, NOTHING for the Dog, which comes from a pile.
    """
    insort(table.hands[seat], card)
    if card >= MONSTER:
        table.knows_monster |= seen
    for observer in range(table.seats):
        if observer == seat or not observers >> observer & 1:
            continue
        records = table.records[observer]
        if seen >> observer & 1:
            at = observer * table.seats + seat
            table.known[at] = added(table.known[at], note_of(card, source(observer, giver)))
            table.records[observer] = after_gain(records, seat, card)
        elif records:
            table.records[observer] = without_seat(records, seat)


def source(observer: int, giver: int) -> int:
    """Return how ``observer`` knows a card that came from the hand of ``giver``."""
    if giver == NOTHING:
        return HANDED
    return FROM_YOU if observer == giver else FOLLOWED


def leave_openly(table: Table, seat: int, card: int) -> None:
    """Take ``card`` out of the hand of ``seat`` before everybody's eyes."""
    everyone = EVERYONE[table.seats]
    lose(table, seat, card, everyone, everyone)


def show_monster(table: Table, seat: int) -> None:
    """Take the Monster out of the hand of ``seat`` before everybody's eyes."""
    leave_openly(table, seat, table.monster)
    table.knows_monster = EVERYONE[table.seats]


def look_into(table: Table, observer: int, seat: int) -> None:
    """MMN-6.6 Let ``observer`` see the whole hand of ``seat``."""
    seen = tuple([note_of(card, LOOKED) for card in table.hands[seat]])
    table.known[observer * table.seats + seat] = seen
    table.recalled[observer * table.seats + seat] = ()
    if table.hands[seat][-1] >= MONSTER:
        table.knows_monster |= 1 << observer


def notes_of(table: Table, observer: int, seat: int) -> tuple[int, ...]:
    """Return what ``observer`` knows of the hand of ``seat``, in a sampled world as in play."""
    at = observer * table.seats + seat
    return table.known[at] + table.recalled[at]


def has_seen_monster(table: Table, observer: int, seat: int) -> bool:
    """Whether ``observer`` knows that the Monster is in the hand of ``seat``."""
    at = observer * table.seats + seat
    known, recalled = table.known[at], table.recalled[at]
    if known and noted_card(known[-1]) >= MONSTER:
        return True
    return len(recalled) > 0 and noted_card(recalled[-1]) >= MONSTER


def shown_to(table: Table, observer: int, seat: int) -> tuple[int, ...]:
    """Return notes of the cards of ``seat`` that it knows ``observer`` to know."""
    if NOBODY in (observer, seat) or observer == seat:
        return ()
    at = observer * table.seats + seat
    known, recalled = table.known[at], table.recalled[at]
    return tuple(sorted(surely_seen(known) + recalled)) if known or recalled else ()


def remember(table: Table, seat: int, fact: int) -> None:
    """Let everybody else keep in mind what has just come out about the hand of ``seat``."""
    record = Record(seat, fact, table.hunts, table.vills, (), ())
    for observer in range(table.seats):
        if observer != seat:
            table.records[observer] = (*table.records[observer], record)


def forget_all(table: Table) -> None:
    """MMN-6.11 Nobody knows anything of other hands any more; the Monster's name stays known."""
    table.known = [()] * (table.seats * table.seats)
    table.recalled = [()] * (table.seats * table.seats)
    table.records = [()] * table.seats
