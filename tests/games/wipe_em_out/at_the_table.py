"""Setting a table of Wipe'em Out!, acting by the names of actions, looking."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import serao
from serao.kernel.events import Event
from serao.kernel.state import State

GAME = serao.game("wipe-em-out")
HERE = Path(__file__).parent

SPELLS = (
    "broken-artifact",
    "enlarging-potion",
    "magic-shield",
    "power-boost",
    "shrinking-potion",
    "swift-hands",
)
ALL_SPELLS = [spell for spell in SPELLS for _ in range(4)]  # as many as are printed


def at(point: str, seats: int = 2, luck: Sequence[str] = (), seed: int = 0, **keys: Any) -> State:
    """Return a table at an entry point of the position document, with a journal."""
    document = {"at": point, **keys}
    return GAME.table_at(document, seats=seats, seed=seed, journal=True, luck=luck)


def places(*played: str) -> list[dict[str, Any]]:
    """Return places written as ``axe`` or, with the slot it attacks, ``axe@b``."""
    rows = [text.partition("@") for text in played]
    return [{"artifact": artifact, "slot": slot or "a"} for artifact, _, slot in rows]


def play(table: State, seat: int, *names: str) -> None:
    for name in names:
        table.act(GAME.actions.index(name), seat)


def pass_round(table: State) -> None:
    """Let everybody pass until the spell stage is over."""
    while table.position()["at"] == "spells":
        play(table, table.waiting()[0], "pass")


def keep_all(table: State) -> None:
    for seat in table.waiting():
        play(table, seat, "keep")


def offered(table: State, seat: int) -> list[str]:
    return [GAME.actions[action] for action in table.options(seat)]


def look(table: State, path: str) -> Any:
    """Return what lies at a dotted path of the position."""
    found: Any = table.position()
    for key in path.split("."):
        found = found[int(key)] if isinstance(found, list) else found[key]
    return found


def powers(table: State) -> list[int]:
    return [place["power"] for place in table.position()["places"]]


def known(table: State, hand: int, to: int | None) -> list[str]:
    """Return what ``to`` (None: a spectator) is certain of in another's hand."""
    found: list[str] = table.view(to)["hands"][hand]["known"]
    return found


def told(table: State, kind: str) -> list[Any]:
    """Return the events of a kind, by its name."""
    journal: list[Event] = table.journal or []
    return [event for event in journal if type(event).__name__ == kind]


def lead_of(seats: int, played: Sequence[str], revealer: int = 0) -> int:
    """Return who leads when these artifacts are revealed."""
    slots = ["slime", "peuchen"] if seats >= 4 else ["slime"]
    table = at("artifacts", seats, revealer=revealer, slots=slots, places=places(*played))
    (event,) = told(table, "LeadTaken")
    lead: int = event.seat
    return lead
