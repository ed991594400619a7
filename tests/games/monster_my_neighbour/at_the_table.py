"""Setting a table of Monster My Neighbour, acting by the names of actions, looking."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import serao
from serao.games.monster_my_neighbour.state import Table
from serao.kernel.events import Event
from serao.kernel.state import State

GAME = serao.game("monster-my-neighbour")
HERE = Path(__file__).parent
LAST = 5  # the round after which the game is over


def at(
    hands: Sequence[str],
    luck: Sequence[str] = (),
    options: dict[str, Any] | None = None,
    seed: int = 0,
    **keys: Any,
) -> Table:
    """Return a table at the turn of ``active``; a hand is its cards in one string."""
    document = {"hands": [hand.split() for hand in hands], **keys}
    return placed(document, len(hands), luck, options, seed)


def placed(
    document: dict[str, Any],
    seats: int,
    luck: Sequence[str] = (),
    options: dict[str, Any] | None = None,
    seed: int = 0,
) -> Table:
    table: State = GAME.table_at(
        document, seats=seats, options=options, seed=seed, journal=True, luck=luck
    )
    assert isinstance(table, Table)
    return table


def play(table: State, seat: int, *names: str) -> None:
    for name in names:
        table.act(GAME.actions.index(name), seat)


def offered(table: State, seat: int) -> list[str]:
    return [GAME.actions[action] for action in table.options(seat)]


def hand(table: State, seat: int) -> list[str]:
    found: list[str] = table.position()["hands"][seat]
    return found


def hands(table: State) -> list[str]:
    return [" ".join(cards) for cards in table.position()["hands"]]


def look(table: State, path: str) -> Any:
    """Return what lies at a dotted path of the position."""
    found: Any = table.position()
    for key in path.split("."):
        found = found[int(key)] if isinstance(found, list) else found[key]
    return found


def gains(table: State) -> list[int]:
    found: list[int] = look(table, "last_round.gains")
    return found


def result(table: State) -> str:
    return str(look(table, "last_round.result"))


def known(table: State, observer: int, seat: int) -> list[str]:
    """Return what ``observer`` is certain of in the hand of ``seat``."""
    found: list[str] = table.view(observer)["hands"][seat]["known"]
    return found


def facts(table: State, observer: int) -> list[tuple[int, str]]:
    """Return the records of ``observer``: about whom, and what."""
    return [(record["seat"], record["fact"]) for record in table.view(observer)["records"]]


def told(table: State, kind: str) -> list[Any]:
    """Return the events of a kind, by its name."""
    journal: list[Event] = table.journal or []
    return [event for event in journal if type(event).__name__ == kind]
