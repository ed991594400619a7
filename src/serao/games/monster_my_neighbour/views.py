"""What one seat may know, built from nothing (RULES, position document)."""

from __future__ import annotations

from typing import Final

from serao.games.monster_my_neighbour.actions import ACTIONS, CARDS, HUNTER
from serao.games.monster_my_neighbour.choices import asked, named
from serao.games.monster_my_neighbour.knowledge import shown_to
from serao.games.monster_my_neighbour.memory import (
    FACTS,
    SOURCES,
    Record,
    Whence,
    noted_card,
    source_of,
)
from serao.games.monster_my_neighbour.state import (
    RESULTS,
    Summary,
    Table,
    card_in,
    is_down,
    laid_by,
    seen_by,
)
from serao.games.monster_my_neighbour.view_types import (
    Ending,
    FaceDown,
    Hidden,
    Noted,
    OpenTable,
    Outcome,
    View,
)
from serao.kernel.state import NOBODY, NOTHING

UNKNOWN: Final = "unknown"
NONE: Final = "none"


def names(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [CARDS[card] for card in cards]


def seats_in(bits: int) -> list[int]:
    """Return the seats whose bits are set."""
    return [seat for seat in range(8) if bits >> seat & 1]


def open_table(table: Table) -> OpenTable:
    """Return what lies before everybody's eyes, the same in views and positions."""
    return {
        "round": table.round,
        "vp": table.vp.copy(),
        "used_monsters": names(table.used_monsters),
        "start": table.start,
        "lap": table.lap,
        "active": table.active,
        "friends": seats_in(table.friends),
        "hunts": table.hunts,
        "vills": table.vills,
        "buried": list(table.buried),
        "chronicle": [outcome(summary) for summary in table.chronicle],
        "last_round": last_round(table.last_round),
    }


def outcome(summary: Summary) -> Outcome:
    return {
        "round": summary.round,
        "result": RESULTS[summary.result],
        "monster": CARDS[summary.monster],
        "holder": summary.holder,
        "catcher": summary.catcher,
        "gains": list(summary.gains),
    }


def last_round(summary: Summary) -> Ending:
    """MMN-9.5 Return the summary as the document has it."""
    if summary.round == 0:
        return {}
    return {
        **outcome(summary),
        "hands": [names(hand) for hand in summary.hands],
        "piles": [names(pile) for pile in summary.piles],
    }


def view(table: Table, seat: int) -> View:
    """Build the view from nothing: a field not named here is not shown."""
    seats = range(table.seats)
    buried = [CARDS[HUNTER]] * len(table.buried)
    return {
        **open_table(table),
        "seat": None if seat == NOBODY else seat,
        "hands": [hand(table, other, seat) for other in seats],
        "whence": [whence(table, other, seat) for other in seats],
        "shown": [cards_noted(shown_to(table, other, seat)) for other in seats],
        "piles": [pile(table, other, seat) for other in seats],
        "general_deck": {"size": len(table.general_deck), "known": buried},
        "monster_deck": {"size": len(table.monster_deck), "known": []},
        "monster": monster(table, seat),
        "records": [] if seat == NOBODY else records(table.records[seat]),
        "choice": asked(table),
        "partner": partner(table),
        "chosen": [ACTIONS[action] for action in table.answer_of(seat)],
    }


def hand(table: Table, owner: int, seat: int) -> list[str] | Hidden:
    """Return the own hand in full, of another its size and what is certain."""
    if owner == seat:
        return names(table.hands[owner])
    known = () if seat == NOBODY else table.known[seat * table.seats + owner]
    return {"size": len(table.hands[owner]), "known": cards_noted(known)}


def cards_noted(notes: tuple[int, ...]) -> list[str]:
    return [CARDS[noted_card(note)] for note in notes]


def whence(table: Table, owner: int, seat: int) -> list[Whence]:
    """Return how ``seat`` knows each card that it is certain of in the hand of ``owner``."""
    return [] if seat == NOBODY else sources(table.known[seat * table.seats + owner])


def sources(notes: tuple[int, ...]) -> list[Whence]:
    return [SOURCES[source_of(note)] for note in notes]


def pile(table: Table, owner: int, seat: int) -> list[str | FaceDown]:
    return [pile_entry(entry, owner, seat) for entry in table.piles[owner]]


def pile_entry(entry: int, owner: int, seat: int) -> str | FaceDown:
    card = CARDS[card_in(entry)]
    if not is_down(entry):
        return card
    shown = card if knows_entry(entry, owner, seat) else UNKNOWN
    return {"down": shown, "by": laid_by(entry)}


def knows_entry(entry: int, owner: int, seat: int) -> bool:
    """MMN-8.3, 8.4 Whether ``seat`` knows a face-down card on the pile of ``owner``."""
    by = laid_by(entry)
    if by in (owner, seat):
        return True  # everybody knows that a skipped card is a Hunter
    return seat != NOBODY and seen_by(entry) >> seat & 1 == 1


def monster(table: Table, seat: int) -> str:
    if table.monster == NOTHING:
        return NONE  # no round is running
    return CARDS[table.monster] if knows_monster(table, seat) else UNKNOWN


def knows_monster(table: Table, seat: int) -> bool:
    """Whether ``seat`` has seen this round's Monster or knows it by elimination."""
    if not table.monster_deck:
        return True
    return seat != NOBODY and table.knows_monster >> seat & 1 == 1


def records(kept: tuple[Record, ...]) -> list[Noted]:
    return [
        {
            "seat": record.seat,
            "fact": FACTS[record.fact],
            "hunts": record.hunts,
            "vills": record.vills,
            "lost": names(record.lost),
            "gained": names(record.gained),
        }
        for record in kept
    ]


def partner(table: Table) -> int | None:
    """Return the seat that the active player has named for what is being carried out."""
    seat = named(table)
    return None if seat == NOTHING else seat
