"""What one seat may know (section 12), and how the open table is written down."""

from __future__ import annotations

from typing import Any

from serao.games.carrossel.actions import ANIMALS, KINDS, SLOT_NUMBERS
from serao.games.carrossel.state import CLOCKWISE, NEUTRAL, POINTS, Table
from serao.kernel.state import NOTHING


def open_table(table: Table) -> dict[str, Any]:
    """Return what lies before everybody's eyes, the same in views and positions."""
    shown: dict[str, Any] = {
        "at": POINTS[table.at],
        "round": table.round,
        "facing": facing(table),
        "direction": "clockwise" if table.direction == CLOCKWISE else "counter-clockwise",
        "board": tiles(table),
        "discards": [numbers(~hand) for hand in table.hands],
        "booths": [clients(table, booth) for booth in table.booths],
        "used": [clients(table, zone) for zone in table.used],
        "box": clients(table, table.box),
        "objectives": [table.cards.objectives[objective] for objective in table.objectives],
    }
    if table.seats == 2:
        shown["queues"] = [clients(table, queue) for queue in table.queues]
    return shown


def facing(table: Table) -> list[str]:
    letters = table.board.sectors
    return ["".join([letters[s] for s in table.faced(seat)]) for seat in range(table.seats)]


def tiles(table: Table) -> dict[str, Any]:
    return {
        table.board.spaces[space]: {
            "owner": "neutral" if owner == NEUTRAL else owner,
            "animal": ANIMALS[table.animals[space]],
            "standees": table.standees[space],
        }
        for space, owner in enumerate(table.owners)
        if owner != NOTHING
    }


def numbers(mask: int) -> list[int]:
    """Return a set of slot numbers as a list."""
    return [number for number in range(1, SLOT_NUMBERS + 1) if mask >> (number - 1) & 1]


def clients(table: Table, zone: tuple[int, ...]) -> list[str]:
    return [table.cards.clients[client] for client in zone]


def rack(table: Table, seat: int) -> list[str]:
    counts = table.racks[seat * KINDS : seat * KINDS + KINDS]
    return [ANIMALS[animal] for animal, count in enumerate(counts) for _ in range(count)]


def view(table: Table, seat: int) -> dict[str, Any]:
    """Build the view from nothing: a field not named here is not shown."""
    shown = open_table(table)
    seats = range(table.seats)
    shown["hands"] = [screened(table, seat, s, numbers(table.hands[s])) for s in seats]
    shown["racks"] = [screened(table, seat, s, rack(table, s)) for s in seats]
    shown["ready"] = [screened(table, seat, s, clients(table, table.ready[s])) for s in seats]
    shown["deck"] = {"size": table.deck_size(), "known": []}
    return shown


def screened(table: Table, seat: int, owner: int, zone: list[Any]) -> list[Any] | dict[str, Any]:
    """Return a zone behind the screen of ``owner`` as ``seat`` may see it (section 6).

    What everybody could work out is listed under the memory aid, else only counted.
    """
    if owner == seat:
        return zone
    return {"size": len(zone), "known": zone if table.settings["memory_aid"] else []}
