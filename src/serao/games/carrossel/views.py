"""What one seat may know (section 12), and how the open table is written down."""

from __future__ import annotations

from serao.games.carrossel.actions import (
    ACTIONS,
    ANIMALS,
    BOOTH,
    KINDS,
    LINE,
    SLOT,
    SLOT_NUMBERS,
    TILE,
)
from serao.games.carrossel.plans import landing_spaces
from serao.games.carrossel.scoring import points, sets
from serao.games.carrossel.sequences import lines, nearly
from serao.games.carrossel.state import END, NEUTRAL, PLAY, POINTS, Table
from serao.games.carrossel.view_types import (
    Animal,
    HiddenAnimals,
    HiddenClients,
    HiddenNumbers,
    Nearly,
    OpenTable,
    Plan,
    Tile,
    View,
)
from serao.kernel.state import NOTHING


def open_table(table: Table) -> OpenTable:
    shown = OpenTable(
        at=POINTS[table.at],
        round=table.round,
        facing=facing(table),
        direction=table.turning(),
        board=tiles(table),
        discards=[numbers(~hand) for hand in table.hands],
        booths=[clients(table, booth) for booth in table.booths],
        used=[clients(table, zone) for zone in table.used],
        box=clients(table, table.box),
        objectives=[table.cards.objectives[objective] for objective in table.objectives],
    )
    if table.seats == 2:
        shown["queues"] = [clients(table, queue) for queue in table.queues]
    return shown


def facing(table: Table) -> list[str]:
    letters = table.board.sectors
    return ["".join([letters[s] for s in table.faced(seat)]) for seat in range(table.seats)]


def tiles(table: Table) -> dict[str, Tile]:
    return {
        table.board.spaces[space]: Tile(
            owner="neutral" if owner == NEUTRAL else owner,
            animal=ANIMALS[table.animals[space]],
            standees=table.standees[space],
        )
        for space, owner in enumerate(table.owners)
        if owner != NOTHING
    }


def numbers(mask: int) -> list[int]:
    """Return a set of slot numbers as a list."""
    return [number for number in range(1, SLOT_NUMBERS + 1) if mask >> (number - 1) & 1]


def clients(table: Table, zone: tuple[int, ...]) -> list[str]:
    return [table.cards.clients[client] for client in zone]


def rack(table: Table, seat: int) -> list[Animal]:
    counts = table.racks[seat * KINDS : seat * KINDS + KINDS]
    return [ANIMALS[animal] for animal, count in enumerate(counts) for _ in range(count)]


def view(table: Table, seat: int) -> View:
    """Build the view from nothing: a field not named here is not shown."""
    seats = range(table.seats)
    return {
        **open_table(table),
        "hands": [hand(table, seat, s) for s in seats],
        "racks": [tiles_behind(table, seat, s) for s in seats],
        "ready": [clients_behind(table, seat, s) for s in seats],
        "deck": HiddenClients(size=table.deck_size(), known=[]),
        "sequences": [sequences(table, s) for s in seats],
        "sets": [sets_met(table, s) if lists(table, seat, s) else [] for s in seats],
        "points": known_points(table, seat),
        "unseen": unseen(table) if table.settings["memory_aid"] else None,
        "plan": plan(table, seat) if table.answer_of(seat) or table.offer_to(seat) else None,
    }


# -- behind the screens (section 6) ---------------------------------------------------------------


def lists(table: Table, seat: int, owner: int) -> bool:
    """Whether ``seat`` sees what is behind the screen of ``owner``, not only how much it is.

    What everybody could work out is listed under the memory aid.
    """
    return owner == seat or bool(table.settings["memory_aid"])


def hand(table: Table, seat: int, owner: int) -> list[int] | HiddenNumbers:
    zone = numbers(table.hands[owner])
    if owner == seat:
        return zone
    return HiddenNumbers(size=len(zone), known=zone if lists(table, seat, owner) else [])


def tiles_behind(table: Table, seat: int, owner: int) -> list[Animal] | HiddenAnimals:
    zone = rack(table, owner)
    if owner == seat:
        return zone
    return HiddenAnimals(size=len(zone), known=zone if lists(table, seat, owner) else [])


def clients_behind(table: Table, seat: int, owner: int) -> list[str] | HiddenClients:
    zone = clients(table, table.ready[owner])
    if owner == seat:
        return zone
    return HiddenClients(size=len(zone), known=zone if lists(table, seat, owner) else [])


def known_points(table: Table, seat: int) -> list[int | None]:
    """Return every seat's VP now; ``None`` where the cards that count are hidden from ``seat``."""
    totals = points(table)
    return [totals[s] if lists(table, seat, s) else None for s in range(table.seats)]


# -- what follows from the open table -------------------------------------------------------------


def sequences(table: Table, seat: int) -> list[int]:
    """CRS-6.2 Return the lines that the booth of ``seat`` could score now."""
    if table.at == END or len(table.booths[seat]) < BOOTH:
        return []
    return [action - LINE for action in lines(table, seat)]


def sets_met(table: Table, seat: int) -> list[int]:
    return [sets(table, seat, objective) for objective in table.objectives]


def unseen(table: Table) -> dict[str, int]:
    """Return how many clients of each animal are still in the deck."""
    counts = dict.fromkeys(ANIMALS, 0)
    for client in table.deck[table.dealt :]:
        counts[ANIMALS[table.cards.animal[client]]] += 1
    return counts


# -- the viewer's own answers ---------------------------------------------------------------------


def plan(table: Table, seat: int) -> Plan:
    answer = table.answer_of(seat)
    offered = [action for action in table.offer_to(seat) if SLOT < action < TILE]
    return Plan(
        given=[ACTIONS[action] for action in answer],
        slots=landing_slots(table, seat, answer[1]) if table.at == PLAY and answer[1:] else [],
        landings={ACTIONS[action]: landing_slots(table, seat, action) for action in offered},
        nearly=nearly_complete(table, seat) if table.at == PLAY else [],
    )


def landing_slots(table: Table, seat: int, action: int) -> list[str]:
    return [table.board.spaces[space] for space in landing_spaces(table, seat, action - SLOT)]


def nearly_complete(table: Table, seat: int) -> list[Nearly]:
    return [
        Nearly(line=line, slot=table.board.spaces[space], animals=[ANIMALS[a] for a in animals])
        for line, space, animals in nearly(table, seat)
    ]
