"""What views and positions have beside the fields (RULES, position document)."""

from __future__ import annotations

from typing import Any

from serao.games.monster_my_neighbour.actions import CARDS, HIDE, MONSTER
from serao.games.monster_my_neighbour.kinds import SEEN_CARDS, UNKNOWN
from serao.games.monster_my_neighbour.knowledge import shown_to
from serao.games.monster_my_neighbour.memory import (
    FACTS,
    SOURCES,
    Record,
    Whence,
    noted_card,
    seats_in,
    source_of,
)
from serao.games.monster_my_neighbour.state import Table, card_in, is_down, laid_by, seen_by
from serao.games.monster_my_neighbour.summary import BETRAYAL, ESCAPE, RESULTS, Summary
from serao.games.monster_my_neighbour.view_types import Ending, FaceDown, Noted, Outcome, Role
from serao.kernel.state import NOBODY, NOTHING

TURN_POINT, ROUND_POINT, SCORED_POINT = POINTS = ("turn", "round", "scored")


def names(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [CARDS[card] for card in cards]


def viewer(_table: Table, seat: int) -> int:
    return seat


def entry_point(table: Table) -> str:
    return SCORED_POINT if table.is_over else TURN_POINT


# -- rounds that have ended -------------------------------------------------------------------


def chronicle(table: Table) -> list[Outcome]:
    return [outcome(summary) for summary in table.chronicle]


def outcome(summary: Summary) -> Outcome:
    return {
        "round": summary.round,
        "result": RESULTS[summary.result],
        "monster": CARDS[summary.monster],
        "holder": summary.holder,
        "catcher": summary.catcher,
        "gains": list(summary.gains),
    }


def last_round(table: Table) -> Ending:
    """MMN-9.5 Return how the last round ended, with all cards turned up."""
    summary = table.last_round
    if summary.round == 0:
        return {}
    return {
        **outcome(summary),
        "hands": [names(hand) for hand in summary.hands],
        "piles": [names(pile) for pile in summary.piles],
    }


def roles(table: Table) -> list[list[Role]]:
    """Return for each round that has ended what every seat was in it."""
    return [roles_in(summary) for summary in table.chronicle]


def last_roles(table: Table) -> list[Role]:
    return roles_in(table.last_round)


def roles_in(summary: Summary) -> list[Role]:
    return [role(summary, seat) for seat in range(len(summary.gains))]


def role(summary: Summary, seat: int) -> Role:
    """MMN-9.2 to 9.4 Return what a seat was: of two others its points tell who was a Friend."""
    if seat == summary.holder:
        return "monster"
    if seat == summary.catcher:
        return "betrayer" if summary.result == BETRAYAL else "catcher"
    is_paid = summary.gains[seat] > 0
    return "friend" if is_paid == (summary.result == ESCAPE) else "neighbour"


# -- piles ------------------------------------------------------------------------------------


def piles(table: Table) -> list[list[str | dict[str, Any]]]:
    return [[entry_written(entry) for entry in pile] for pile in table.piles]


def entry_written(entry: int) -> str | dict[str, Any]:
    if not is_down(entry):
        return CARDS[entry]
    written: dict[str, Any] = {"down": CARDS[card_in(entry)], "by": laid_by(entry)}
    if seen_by(entry):
        written["seen"] = seats_in(seen_by(entry))
    return written


def piles_seen(table: Table, seat: int) -> list[list[str | FaceDown]]:
    """Return the piles as a viewer sees them."""
    return [
        [entry_seen(entry, owner, seat) for entry in pile] for owner, pile in enumerate(table.piles)
    ]


def entry_seen(entry: int, owner: int, seat: int) -> str | FaceDown:
    card = card_in(entry)
    if not is_down(entry):
        return CARDS[card]
    shown = card if knows_entry(entry, owner, seat) else UNKNOWN
    return {"down": SEEN_CARDS[shown], "by": laid_by(entry)}


def knows_entry(entry: int, owner: int, seat: int) -> bool:
    """MMN-8.3, 8.4 Whether ``seat`` knows a face-down card on the pile of ``owner``."""
    by = laid_by(entry)
    if by in (owner, seat):
        return True  # everybody knows that a skipped card is a Hunter
    return seat != NOBODY and seen_by(entry) >> seat & 1 == 1


# -- the Monster ------------------------------------------------------------------------------


def monster(table: Table, seat: int) -> int:
    if table.monster == NOTHING or knows_monster(table, seat):
        return table.monster
    return UNKNOWN


def knows_monster(table: Table, seat: int) -> bool:
    """Whether ``seat`` has seen this round's Monster or knows it by elimination."""
    if not table.monster_deck:
        return True
    return seat != NOBODY and table.knows_monster >> seat & 1 == 1


def is_last_monster(table: Table) -> bool:
    """Whether the Monster of the round is the only one left, so that everybody knows it."""
    return not table.monster_deck


def reached(table: Table) -> list[int]:
    """MMN-6.15, 6.17, 6.18 Return the Monsters for whom enough Hunters or Villagers were played."""
    return [monster for monster in range(MONSTER, len(CARDS)) if is_reached(table, monster)]


def is_reached(table: Table, monster: int) -> bool:
    shielded = table.cards.first_hunts[monster]
    can_escape = table.cards.may_escape_early(monster, table.hunts, table.vills)
    return can_escape or 0 < shielded <= table.hunts


def shield(table: Table, seat: int) -> str:
    """MMN-7.2, 7.3 Return which card of a viewer turns away the Hunter at its door, if any."""
    hand = table.hands[seat] if seat != NOBODY else []
    if not hand or hand[-1] < MONSTER or table.cards.is_caught(hand, table.hunts):
        return ""
    return CARDS[HIDE if HIDE in hand else hand[-1]]


# -- memory -----------------------------------------------------------------------------------


def known(table: Table) -> list[list[list[int]]]:
    """Return by observer and seat the cards that are certain."""
    return by_pair(table, [cards_noted(notes) for notes in table.known])


def whence(table: Table) -> list[list[list[Whence]]]:
    """Return by observer and seat how each of these cards is known."""
    return by_pair(table, [sources(notes) for notes in table.known])


def recalled(table: Table) -> list[list[list[int]]] | None:
    """Return the cards that are recalled; only in a sampled world are there any."""
    if not any(table.recalled):
        return None
    return by_pair(table, [cards_noted(notes) for notes in table.recalled])


def by_pair(table: Table, found: list[Any]) -> list[list[Any]]:
    seats = table.seats
    return [found[observer * seats : (observer + 1) * seats] for observer in range(seats)]


def cards_noted(notes: tuple[int, ...]) -> list[int]:
    return [noted_card(note) for note in notes] if notes else []


def sources(notes: tuple[int, ...]) -> list[Whence]:
    return [SOURCES[source_of(note)] for note in notes] if notes else []


def own_whence(table: Table, seat: int) -> list[list[Whence]]:
    """Return how a viewer knows each card that it is certain of in the hands."""
    if seat == NOBODY:
        return [[] for _ in range(table.seats)]
    first = seat * table.seats
    return [sources(notes) for notes in table.known[first : first + table.seats]]


def shown(table: Table, seat: int) -> list[list[int]]:
    """Return which cards of its hand a viewer knows each seat to know."""
    return [cards_noted(shown_to(table, other, seat)) for other in range(table.seats)]


def records(table: Table) -> list[list[Noted]]:
    return [[noted(record) for record in kept] for kept in table.records]


def own_records(table: Table, seat: int) -> list[Noted]:
    return [] if seat == NOBODY else [noted(record) for record in table.records[seat]]


def noted(record: Record) -> Noted:
    return {
        "seat": record.seat,
        "fact": FACTS[record.fact],
        "hunts": record.hunts,
        "vills": record.vills,
        "lost": names(record.lost),
        "gained": names(record.gained),
    }
