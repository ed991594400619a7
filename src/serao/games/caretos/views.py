"""What one seat may know (section 12.4), and the open choice in public words."""

from __future__ import annotations

from typing import Any, Final

from serao.games.caretos.actions import (
    ACTIONS,
    BONUSES,
    COLOURS,
    FINALS,
    MONSTERS,
    NIGHTS,
    SPACES,
    SYMBOLS,
)
from serao.games.caretos.crowds import listed
from serao.games.caretos.scoring import points, public_points
from serao.games.caretos.state import CAULDRON, POINTS, Table
from serao.kernel.messages import hyphened
from serao.kernel.state import NOTHING
from serao.kernel.steps import Together


def colours(crowd: int) -> list[str]:
    return [COLOURS[colour] for colour in listed(crowd)]


def nights(cards: tuple[int, ...]) -> list[str]:
    return [NIGHTS[card] for card in cards]


def bonuses(cards: tuple[int, ...]) -> list[str]:
    return [BONUSES[card] for card in cards]


def finals(cards: tuple[int, ...]) -> list[str]:
    return [FINALS[card] for card in cards]


def space_name(space: int) -> str:
    return "" if space == NOTHING else SPACES[space]


def place_name(space: int) -> str:
    """Return where a Monster is: a space or the Cauldron."""
    return "cauldron" if space == CAULDRON else SPACES[space]


def open_table(table: Table) -> dict[str, Any]:
    """Return what lies before everybody's eyes, the same in views and positions."""
    where = table.where
    return {
        "at": POINTS[table.at],
        "active": table.active,
        "starter": table.starter,
        "teams": [[MONSTERS[monster] for monster in team] for team in table.teams],
        "monsters": {
            MONSTERS[m]: place_name(where[m]) for m in range(len(where)) if where[m] != NOTHING
        },
        "caretos": [SPACES[space] for space in table.caretos],
        "villagers": {
            SPACES[space]: colours(table.crowd[space])
            for space in table.board.by_index
            if table.crowd[space]
        },
        "unlit": [SPACES[space] for space in table.board.by_index if table.unlit >> space & 1],
        "campfires": table.campfires.copy(),
        "supply": table.supply,
        "captured": [colours(crowd) for crowd in table.captured],
        "box_villagers": colours(table.box),
        "piles": [nights(pile) for pile in table.piles],
        "box_nights": nights(tuple(sorted(table.box_nights))),
        "row": bonuses(table.row),
        "open": [bonuses(cards) for cards in table.open_cards],
        "fulfilled": [bonuses(cards) for cards in table.fulfilled],
        "last_turns": table.last_turns,
        "turn": {
            "card": "" if table.card == NOTHING else NIGHTS[table.card],
            "match": table.match,
            "rune_used": table.rune_used,
            "spent": table.spent,
            "extra_used": table.extra_used,
            "activated": [MONSTERS[monster] for monster in table.activated],
            "bought": bonuses(table.bought),
            "acting": space_name(table.acting),
        },
    }


def view(table: Table, seat: int) -> dict[str, Any]:
    """Build the view from nothing: a field not named here is not shown."""
    over = table.is_over
    seats = range(table.seats)
    shown = open_table(table)
    shown["hands"] = [zone(nights(table.hands[s]), s == seat) for s in seats]
    shown["finals"] = [zone(one_final(table.finals[s]), over or s == seat) for s in seats]
    shown["final_offers"] = [zone(finals(table.offers_of_finals[s]), s == seat) for s in seats]
    shown["returned"] = [zone(one_final(table.returned[s]), s == seat) for s in seats]
    shown["deck"] = zone(nights(table.deck[table.drawn :]), False)
    shown["bonus_deck"] = zone(bonuses(table.bonus_deck[table.bonus_drawn :]), False)
    shown["points"] = points(table) if over else [public_points(table, s) for s in seats]
    shown["chosen"] = [ACTIONS[action] for action in table.answer_of(seat)]
    shown["decision"] = decision(table)
    return shown


def zone(cards: list[str], seen: bool) -> dict[str, Any]:
    return {"size": len(cards), "known": cards if seen else []}


def one_final(final: int) -> list[str]:
    return [] if final == NOTHING else [FINALS[final]]


# -- the open choice ------------------------------------------------------------------------------

# What the parts of each choice mean, in the order of ``parts()``.
MEANINGS: Final[dict[str, tuple[str, ...]]] = {
    "SetupSymbol": ("seat",),
    "SetupPlace": ("seat", "symbol"),
    "TurnStart": ("seat",),
    "GatherPick": ("seat",),
    "GatherDest": ("seat", "space"),
    "CaretoPick": ("seat", "moves", "", ""),
    "CaretoStep": ("seat", "careto", "moves"),
    "FleeStart": ("seat", "space", "villagers"),
    "FleeColour": ("seat", "space", "villagers", "ahead"),
    "Action": ("seat",),
    "MoveStep": ("seat", "monster", "", "moves", "must"),
    "MoveEnd": ("seat",),
    "SwapPick": ("seat", "monster"),
    "OtherPick": ("seat", "monster", "moves"),
    "ScarePick": ("seat", "monster"),
    "Place": ("seat", "monster"),
    "WalkPick": ("seat", "walks", "", ""),
    "WalkColour": ("seat", "walks", "", "", "space"),
    "WalkStep": ("seat", "walks", "", "", "space", "colour", "here", "moves"),
    "RelocSrc": ("seat",),
    "RelocWho": ("seat", "space"),
    "RelocDest": ("seat", "space", "who"),
    "GroupPick": ("seat", "moves"),
    "GroupStep": ("seat", "moves", "must"),
    "CauldronAsk": ("seat", "monster", "met"),
    "ReturnPlace": ("seat", "monster"),
}


def decision(table: Table) -> dict[str, Any]:
    """Return the open choice with its context (section 5): all of it is public."""
    step = table.open_step()
    if step is None:
        return {}
    name = type(step).__name__
    found: dict[str, Any] = {"name": hyphened(name)}
    if isinstance(step, Together):
        found["seats"] = list(step.seats)
        return found
    for meaning, value in zip(MEANINGS[name], step.parts(), strict=True):
        if meaning:
            found[meaning] = in_words(table, found, meaning, value)
    return found


def in_words(table: Table, found: dict[str, Any], meaning: str, value: int) -> Any:
    """Return a part of a choice as the names that documents use."""
    if meaning in ("monster", "met"):
        return MONSTERS[value]
    if meaning in ("space", "here"):
        return SPACES[value]
    if meaning == "villagers":
        return colours(value)
    if meaning == "ahead":
        return SPACES[table.board.ring[SPACES.index(found["space"])][value]]
    if meaning == "symbol":
        return SYMBOLS[value]
    if meaning == "who":
        return "whole-group" if value == len(COLOURS) else COLOURS[value]
    return COLOURS[value] if meaning == "colour" else value
