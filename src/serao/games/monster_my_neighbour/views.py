"""What one seat may know, built from nothing (RULES, position document)."""

from __future__ import annotations

from typing import Any, Final

from serao.games.monster_my_neighbour.actions import ACTIONS, CARDS, HUNTER
from serao.games.monster_my_neighbour.effects import (
    DealGive,
    DealNumber,
    DealTarget,
    DogDrop,
    DogTarget,
    FriendTarget,
    GossipGive,
    HunterTarget,
    InvestigateTarget,
    StealReturn,
    StealTarget,
)
from serao.games.monster_my_neighbour.memory import FACTS, Record
from serao.games.monster_my_neighbour.state import (
    RESULTS,
    Summary,
    Table,
    card_in,
    is_down,
    laid_by,
    seen_by,
)
from serao.games.monster_my_neighbour.steps import PlayCard
from serao.kernel.state import NOBODY
from serao.kernel.steps import Choice, Together

UNKNOWN: Final = "unknown"
NONE: Final = "none"

# What is being chosen at each step that waits (the decision inventory of RULES.md).
CHOICES: Final[dict[type, str]] = {
    PlayCard: "play",
    HunterTarget: "target",
    FriendTarget: "target",
    DogTarget: "target",
    InvestigateTarget: "target",
    DealTarget: "target",
    StealTarget: "target",
    DealNumber: "deal-number",
    DealGive: "give-deal",
    GossipGive: "give-gossip",
    StealReturn: "give-steal",
    DogDrop: "give-dog",
}


def names(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [CARDS[card] for card in cards]


def seats_in(bits: int) -> list[int]:
    """Return the seats whose bits are set."""
    return [seat for seat in range(8) if bits >> seat & 1]


def open_table(table: Table) -> dict[str, Any]:
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
        "last_round": last_round(table.last_round),
    }


def last_round(summary: Summary) -> dict[str, Any]:
    """MMN-9.5 Return the summary as the document has it."""
    if summary.round == 0:
        return {}
    return {
        "round": summary.round,
        "result": RESULTS[summary.result],
        "monster": CARDS[summary.monster],
        "holder": summary.holder,
        "catcher": summary.catcher,
        "gains": list(summary.gains),
        "hands": [names(hand) for hand in summary.hands],
        "piles": [names(pile) for pile in summary.piles],
    }


def view(table: Table, seat: int) -> dict[str, Any]:
    """Build the view from nothing: a field not named here is not shown."""
    shown = open_table(table)
    shown["seat"] = None if seat == NOBODY else seat
    shown["hands"] = [hand(table, other, seat) for other in range(table.seats)]
    shown["piles"] = [pile(table, other, seat) for other in range(table.seats)]
    shown["general_deck"] = {
        "size": len(table.general_deck),
        "known": [CARDS[HUNTER]] * len(table.buried),
    }
    shown["monster_deck"] = {"size": len(table.monster_deck), "known": []}
    shown["monster"] = monster(table, seat)
    shown["records"] = [] if seat == NOBODY else records(table.records[seat])
    shown["choice"] = choice(table)
    shown["chosen"] = [ACTIONS[action] for action in table.answer_of(seat)]
    return shown


def hand(table: Table, owner: int, seat: int) -> list[str] | dict[str, Any]:
    """Return the own hand in full, of another its size and what is certain."""
    if owner == seat:
        return names(table.hands[owner])
    known = () if seat == NOBODY else table.known[seat * table.seats + owner]
    return {"size": len(table.hands[owner]), "known": names(known)}


def pile(table: Table, owner: int, seat: int) -> list[str | dict[str, Any]]:
    return [pile_entry(entry, owner, seat) for entry in table.piles[owner]]


def pile_entry(entry: int, owner: int, seat: int) -> str | dict[str, Any]:
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
    if table.is_over:
        return NONE
    return CARDS[table.monster] if knows_monster(table, seat) else UNKNOWN


def knows_monster(table: Table, seat: int) -> bool:
    """Whether ``seat`` has seen this round's Monster or knows it by elimination."""
    if not table.monster_deck:
        return True
    return seat != NOBODY and table.knows_monster >> seat & 1 == 1


def records(kept: tuple[Record, ...]) -> list[dict[str, Any]]:
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


def choice(table: Table) -> dict[str, Any]:
    """MMN-4.9 Return what is being chosen and by whom, answered or not."""
    step = table.open_step()
    if isinstance(step, Choice):
        return {"kind": CHOICES[type(step)], "seats": [step.seat]}
    if isinstance(step, Together):
        return {"kind": CHOICES[type(step)], "seats": list(step.seats)}
    return {"kind": NONE, "seats": []}
