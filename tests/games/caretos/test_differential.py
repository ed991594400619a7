"""Two ways to the same answer: quick code against slow code written straight from the clause."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from serao.games.caretos.actions import SPACE
from serao.games.caretos.crowds import ONE
from serao.games.caretos.state import CARETO_PIECE, Table
from serao.games.caretos.steps.gathering import meetings
from serao.games.caretos.steps.movement import MoveStep
from serao.kernel.state import NOTHING
from tests.games.caretos.at_the_table import table_at

LOST_SOUL = 4
seats_of = st.sampled_from([2, 4])


def scattered(seats: int, pieces: list[int], villagers: list[int]) -> Table:
    """Return a board with the Lost Soul, nameless pieces and lone Villagers as they fall."""
    teams = [["lost-soul", "witch"], ["moira", "trevor"], ["werewolf", "bogeyman"]]
    teams.append(["shepherdess", "maria-gancha"])
    table = table_at({"teams": teams[:seats], "hands": [["n04", "n05"]]}, seats=seats)
    spaces = table.board.spaces
    for space in spaces:
        table.piece[space] = NOTHING
        table.crowd[space] = 0
    table.put(LOST_SOUL, spaces[pieces[0] % len(spaces)])
    for number in pieces[1:]:
        space = spaces[number % len(spaces)]
        if table.piece[space] == NOTHING:
            table.piece[space] = CARETO_PIECE
    for number in villagers:
        space = spaces[number % len(spaces)]
        if table.piece[space] == NOTHING:
            table.crowd[space] += ONE[number % 5]
    return table


numbers = st.lists(st.integers(0, 41), min_size=1, max_size=24)


def walks(table: Table, movement: int, space: int, moves: int) -> Iterator[tuple[int, ...]]:
    """Yield every row of up to ``moves`` steps and jumps, whatever stands in the way."""
    for near in table.board.reach[movement][space]:
        yield (near,)
        if moves > 1:
            for further in walks(table, movement, near, moves - 1):
                yield (near, *further)


def ghost_steps(table: Table, movement: int, moves: int) -> set[int]:
    """CAR-12.13 Return the first steps of all walks that end where she may stop.

    A first step onto a clear space needs nothing more.
    """
    found = set()
    for walk in walks(table, movement, table.where[LOST_SOUL], moves):
        ends = [table.piece[space] in (NOTHING, LOST_SOUL) for space in walk]
        if table.piece[walk[0]] == NOTHING or (ends[-1] and not any(ends[:-1])):
            found.add(walk[0])
    return found


@given(seats=seats_of, pieces=numbers, moves=st.integers(1, 3), night=st.sampled_from([0, 2]))
def test_car_12_13_the_lost_soul_never_enters_what_she_cannot_leave(
    seats: int, pieces: list[int], moves: int, night: int
) -> None:
    table = scattered(seats, pieces, [])
    movement = table.cards.own_movement[LOST_SOUL * 3 + night]
    quick = MoveStep(0, LOST_SOUL, movement, moves, True).options(table)
    assert {action - SPACE for action in quick} == ghost_steps(table, movement, moves)


def slow_meetings(table: Table, start: int) -> set[int]:
    """CAR-4.3 Return the ends of all routes through empty spaces, found by widening a set."""
    inside = {start}
    while True:
        edge = {near for here in inside for near in table.board.ring[here]} - inside
        empty = {space for space in edge if table.is_empty(space)}
        if not empty:
            return {s for s in edge if table.piece[s] == NOTHING and table.crowd[s]}
        inside |= empty


@given(seats=seats_of, pieces=numbers, villagers=numbers)
def test_car_4_3_destinations_are_found_by_any_way_of_looking(
    seats: int, pieces: list[int], villagers: list[int]
) -> None:
    table = scattered(seats, pieces, villagers)
    for space in table.board.spaces:
        if table.crowd[space]:
            assert set(meetings(table, space)) == slow_meetings(table, space)


@given(seats=seats_of, pieces=numbers)
def test_car_7_4_jumps_are_all_other_clear_places_of_the_listed_kinds(
    seats: int, pieces: list[int]
) -> None:
    table = scattered(seats, pieces, [])
    board = table.board
    listed = {1, 3, 5, 7}  # Village, Granary, Forest, Waterfall: the Witch by Comet
    for space in board.spaces:
        wanted = set(board.ring[space])
        if board.kind[space] in listed:
            wanted |= {other for other in board.spaces if board.kind[other] in listed}
        movement = table.cards.own_movement[5 * 3]
        assert set(board.reach[movement][space]) == wanted - {space}
