"""Setting a table of Caretos, acting by the names of actions, looking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import serao
from serao.games.caretos.state import Table
from serao.kernel.events import Event

GAME = serao.game("caretos")
HERE = Path(__file__).parent

# Fixture A of the worked examples: four players on side 4p.
TEAMS = [
    ["werewolf", "maria-gancha"],
    ["witch", "bogeyman"],
    ["moira", "lost-soul"],
    ["shepherdess", "trevor"],
]
PLACES = {
    "werewolf": "f1",
    "maria-gancha": "w3",
    "witch": "t3",
    "bogeyman": "p18",
    "moira": "g2",
    "lost-soul": "d1",
    "shepherdess": "d4",
    "trevor": "w1",
}
FAR_AWAY = {"t1": ["white", "white"]}  # a group that nobody touches
SEAT_OF = {monster: seat for seat, team in enumerate(TEAMS) for monster in team}


def table_at(
    document: Mapping[str, Any], seats: int = 2, expert: bool = False, seed: int = 0
) -> Table:
    """Return a table from a position document, with a journal."""
    options = {"expert_finals": expert}
    table = GAME.table_at(document, seats=seats, options=options, seed=seed, journal=True)
    assert isinstance(table, Table)
    return table


def night(
    cards: str,
    seat: int = 0,
    villagers: Mapping[str, Sequence[str]] | None = None,
    monsters: Mapping[str, str] | None = None,
    alone: bool = False,
    **keys: Any,
) -> Table:
    """Return fixture A at the turn of ``seat``, who holds ``cards``.

    A single card is played at once, so that the table is at what follows.
    ``alone``: without the two white Villagers at the Waterfall.
    """
    hands: list[list[str]] = [[], [], [], []]
    hands[seat] = cards.split()
    document = {
        "active": seat,
        "teams": TEAMS,
        "caretos": ["p2", "t2"],
        "monsters": {**PLACES, **(monsters or {})},
        "villagers": {**({} if alone else FAR_AWAY), **(villagers or {})},
        "hands": hands,
        **keys,
    }
    table = table_at(document, seats=4)
    only = f"play:{cards}"
    if len(hands[seat]) == 1 and only in offered(table):  # with something to buy it is no must
        play(table, only)
    return table


def use(monster: str, card: str, **keys: Any) -> Table:
    """Return fixture A with ``monster`` just activated by its owner through ``card``."""
    seat = SEAT_OF[monster]
    table = night(card, seat, **keys)
    play(table, f"monster:{monster}")
    return table


def play(table: Table, *names: str) -> None:
    """Let whoever is asked do these things, one after the other."""
    for name in names:
        table.act(GAME.actions.index(name))


def go(table: Table, *spaces: str) -> None:
    play(table, *[f"space:{space}" for space in spaces])


def run_as(table: Table, *colours: str) -> None:
    """Let fleeing Villagers run in this order, as far as there is a choice."""
    for colour in colours:
        name = f"colour:{colour}"
        if name in offered(table):
            play(table, name)


def offered(table: Table) -> list[str]:
    """Return what whoever is asked may do; nothing when the game is over."""
    return [GAME.actions[action] for seat in table.waiting() for action in table.options(seat)]


def spaces(table: Table) -> set[str]:
    """Return the spaces on offer."""
    return {name.partition(":")[2] for name in offered(table) if name.startswith("space:")}


def look(table: Table, path: str) -> Any:
    """Return what lies at a dotted path of the position."""
    found: Any = table.position()
    for key in path.split("."):
        found = found[int(key)] if isinstance(found, list) else found[key]
    return found


def decision(table: Table) -> str:
    """Return the name of the open choice; "" when the game is over."""
    name: str = table.view(None)["decision"].get("name", "")
    return name


def standing(table: Table) -> dict[str, list[str]]:
    """Return the Villagers on the board, without the group at the Waterfall."""
    found: dict[str, list[str]] = look(table, "villagers")
    return {space: sorted(who) for space, who in found.items() if space != "t1"}


def told(table: Table, kind: str) -> list[Any]:
    """Return the events of a kind, by its name."""
    journal: list[Event] = table.journal or []
    return [event for event in journal if type(event).__name__ == kind]
