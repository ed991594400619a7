"""What views and positions have beside the fields (section 12)."""

from __future__ import annotations

from serao.games.carrossel import scoring
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
from serao.games.carrossel.cards import CLOCKWISE, NEUTRAL
from serao.games.carrossel.plans import landing_spaces
from serao.games.carrossel.points import END, PLAY, SCORE, SCORE_AGAIN
from serao.games.carrossel.scoring import points, sets
from serao.games.carrossel.sequences import lines, nearly
from serao.games.carrossel.state import Table
from serao.games.carrossel.view_types import (
    HandSeen,
    HiddenAnimals,
    HiddenNumbers,
    Nearly,
    Plan,
    RackSeen,
    SideName,
    Tile,
    Turning,
)
from serao.kernel.state import NOBODY, NOTHING
from serao.pieces.cards import listed


def side(table: Table) -> SideName:
    """CRS-10.1 Return which side of the round board is played on."""
    return "three" if table.seats == 3 else "four"


def turning(table: Table) -> Turning:
    """CRS-7.1 Return how the board turns next."""
    if table.seats == 2:
        return "half-turn"
    return "clockwise" if table.direction == CLOCKWISE else "counter-clockwise"


def tiles_each(table: Table) -> int:
    """CRS-9.4 Return how many tiles one slot card lays: one in each sector of the seat."""
    return len(table.faced(0))


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


def rack(table: Table, seat: int) -> list[int]:
    return listed(table.racks[seat * KINDS : seat * KINDS + KINDS])


def racks(table: Table) -> list[list[int]]:
    return [rack(table, seat) for seat in range(table.seats)]


def hands(table: Table) -> list[list[int]]:
    return [numbers(hand) for hand in table.hands]


def discards(table: Table) -> list[list[int]]:
    return [numbers(~hand) for hand in table.hands]


def queues(table: Table) -> list[tuple[int, ...]] | None:
    """CRS-9.3 Return the queues, which only a game of two has."""
    return table.queues if table.seats == 2 else None


# -- behind the screens (section 6) ---------------------------------------------------------------


def lists(table: Table, seat: int, owner: int) -> bool:
    """Whether ``seat`` sees what is behind the screen of ``owner``, not only how much it is.

    What everybody could work out is listed under the memory aid.
    """
    return owner == seat or bool(table.settings["memory_aid"])


def hands_seen(table: Table, seat: int) -> list[HandSeen]:
    return [hand(table, seat, owner) for owner in range(table.seats)]


def hand(table: Table, seat: int, owner: int) -> HandSeen:
    zone = numbers(table.hands[owner])
    if owner == seat:
        return zone
    return HiddenNumbers(size=len(zone), known=zone if lists(table, seat, owner) else [])


def racks_seen(table: Table, seat: int) -> list[RackSeen]:
    return [tiles_behind(table, seat, owner) for owner in range(table.seats)]


def tiles_behind(table: Table, seat: int, owner: int) -> RackSeen:
    zone = [ANIMALS[animal] for animal in rack(table, owner)]
    if owner == seat:
        return zone
    return HiddenAnimals(size=len(zone), known=zone if lists(table, seat, owner) else [])


def known_points(table: Table, seat: int) -> list[int | None]:
    """Return every seat's VP now; ``None`` where the cards that count are hidden from ``seat``."""
    totals = points(table)
    return [totals[s] if lists(table, seat, s) else None for s in range(table.seats)]


# -- what follows from the open table -------------------------------------------------------------


def sequences(table: Table) -> list[list[int]]:
    """CRS-6.2 Return for each seat the lines that its booth could score now."""
    return [
        [action - LINE for action in lines(table, seat)] if is_manned(table, seat) else []
        for seat in range(table.seats)
    ]


def is_manned(table: Table, seat: int) -> bool:
    return table.at != END and len(table.booths[seat]) == BOOTH


def sets_met(table: Table, seat: int) -> list[list[int]]:
    """Return for each seat its sets of each objective; none where its cards are hidden."""
    return [
        [sets(table, owner, each) for each in table.objectives] if lists(table, seat, owner) else []
        for owner in range(table.seats)
    ]


def objective_points(table: Table, seat: int) -> list[int]:
    """CRS-8.2 Return what the objectives bring each seat now, NOTHING where its cards are hidden."""
    return [
        scoring.objective_points(table, owner) if lists(table, seat, owner) else NOTHING
        for owner in range(table.seats)
    ]


def collected(table: Table, seat: int) -> list[list[bool]]:
    """CRS-8.3 Return which clients of the next set of each objective a viewer has won.

    They are in the order in which the objective shows them.
    """
    return [next_set(table, seat, each) if seat != NOBODY else [] for each in table.objectives]


def next_set(table: Table, seat: int, objective: int) -> list[bool]:
    shown = table.cards.shown[objective]
    full = sets(table, seat, objective)
    won = scoring.clients_won(table, seat)
    return [
        copy < won[animal] - full * count
        for animal, count in enumerate(shown[: len(won)])
        for copy in range(count)
    ]


def points_seen(table: Table, seat: int) -> list[int]:
    """Return every seat's VP now, NOTHING where they are hidden."""
    return [NOTHING if known is None else known for known in known_points(table, seat)]


def unseen(table: Table) -> dict[str, int] | None:
    """Return under the memory aid how many clients of each animal are still in the deck."""
    if not table.settings["memory_aid"]:
        return None
    counts: dict[str, int] = dict.fromkeys(ANIMALS, 0)
    for client in table.deck[table.dealt :]:
        counts[ANIMALS[table.cards.animal[client]]] += 1
    return counts


# -- the viewer's own answers ---------------------------------------------------------------------


def boarding(table: Table, seat: int) -> int:
    """CRS-6.4 Return at which place of a viewer's booth the client stands who is given a ride now."""
    answer = table.answer_of(seat)
    is_riding = table.at in (SCORE, SCORE_AGAIN) and 0 < len(answer) <= BOOTH
    return len(answer) - 1 if is_riding else NOTHING


def plan(table: Table, seat: int) -> Plan | None:
    """Return what a viewer has answered, and where it leads; ``None`` where it has nothing to answer."""
    answer, offer = table.answer_of(seat), table.offer_to(seat)
    if not answer and not offer:
        return None
    offered = [action for action in offer if SLOT < action < TILE]
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
