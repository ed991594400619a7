"""Setting a table of Urto, acting by the names of actions, looking."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import serao
from serao.kernel.events import Event
from serao.kernel.state import State

GAME = serao.game("urto")
HERE = Path(__file__).parent

Hero = dict[str, Any]


def at(
    *heroes: Hero,
    seats: int = 2,
    luck: Sequence[str | int] = (),
    mode: str = "simplified",
    seed: int = 0,
    **keys: Any,
) -> State:
    """Return a table from a position document, simplified unless ``mode`` says otherwise.

    Heroes that are left out are default ones; ``luck`` is what chance brings next.
    """
    rows = [*heroes, *[{} for _ in range(seats - len(heroes))]]
    document = {**keys} if keys.get("at") == "start" else {"heroes": rows, **keys}
    options = {"mode": mode}
    return GAME.table_at(document, seats, options, seed=seed, journal=True, luck=luck)


def play(table: State, *names: str) -> None:
    """Let the seat that is being asked take these actions, one after the other."""
    for name in names:
        table.act(GAME.actions.index(name))


def offered(table: State) -> list[str]:
    """Return the names of the options of the seat that is being asked."""
    (seat,) = table.waiting()
    return [GAME.actions[action] for action in table.options(seat)]


def hero(table: State, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = table.position()["heroes"][seat]
    return found


def look(table: State, path: str) -> Any:
    """Return what lies at a dotted path of the position document."""
    value: Any = table.position()
    for key in path.split("."):
        value = value[int(key)] if isinstance(value, list) else value[key]
    return value


def told(table: State, kind: type[Event]) -> list[Event]:
    """Return the events of one kind, oldest first."""
    assert table.journal is not None
    return [event for event in table.journal if isinstance(event, kind)]


def event_drawn(event: str, *heroes: Hero, luck: Sequence[str | int] = (), **keys: Any) -> State:
    """Return a table where seat 0 has just drawn ``event`` on entering c1."""
    tokens = {"c1": "torch-event", **keys.pop("tokens", {})}
    table = at(*heroes, tokens=tokens, event_deck=[event], luck=luck, **keys)
    play(table, "field:c1")
    return table


def monster_met(monster: str, *heroes: Hero, luck: Sequence[str | int] = (), **keys: Any) -> State:
    """Return a table where seat 0 has just met ``monster`` on a nest at c1."""
    tokens = {"c1": "monster", **keys.pop("tokens", {})}
    table = at(*heroes, tokens=tokens, monster_deck=[monster], luck=luck, **keys)
    play(table, "field:c1")
    return table
