"""The quick rules against slow and obvious ones, on many random boards."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

import pytest

import serao
from serao.games.carrossel.scoring import own_tiles, packing, subsets
from serao.games.carrossel.sequences import lines, rides
from serao.games.carrossel.state import Table
from serao.kernel.rng import Rng
from tests.games.carrossel.at_the_table import GAME

ANIMALS = ("tiger", "swan", "horse", "fish", "dragon")


def random_document(seats: int, rng: Rng, tiles: int) -> dict[str, Any]:
    """Return a crowded board with random booths and a few standees."""
    spaces = [name for name in GAME.cards.board(seats).spaces if not name.startswith("N")]
    order = list(range(len(spaces)))
    rng.shuffle(order)
    left = {(seat, a): 2 if a == "dragon" else 3 for seat in range(seats) for a in ANIMALS}
    board: dict[str, Any] = {}
    for i in order[:tiles]:
        pieces = [piece for piece, count in left.items() if count]
        seat, animal = pieces[rng.below(len(pieces))]
        left[seat, animal] -= 1
        standees = 1 if rng.below(8) == 0 else 0
        board[spaces[i]] = {"owner": seat, "animal": animal, "standees": standees}
    marked = {"T5", "T9", "S5", "S9", "H5", "H9", "F5", "F9"} if seats == 2 else set()
    clients = [i for i, name in enumerate(GAME.cards.clients) if name not in marked]
    rng.shuffle(clients)
    names = [GAME.cards.clients[i] for i in clients]
    booths = [names[3 * seat : 3 * seat + 3] for seat in range(seats)]
    return {"at": "end", "board": board, "booths": booths}


def random_tables(seats: int, count: int, tiles: int) -> list[Table]:
    rng = serao.Rng(f"oracle {seats}")
    return [GAME.table_at(random_document(seats, rng, tiles), seats, seed=i) for i in range(count)]


def animal_of(client: str) -> str:
    return {"T": "tiger", "S": "swan", "H": "horse", "F": "fish", "D": "dragon"}[client[0]]


def vp_of(client: str) -> int:
    return 3 if client == "DR" else 1 if int(client[1:]) <= 5 else 2


def seatings(position: dict[str, Any], booth: list[str], line: list[str]) -> list[tuple[int, ...]]:
    """Return every way to seat the clients on the line, written straight from CRS-6.2."""
    found = []
    for seating in permutations(range(3)):
        animals = [position["board"][line[place]]["animal"] for place in seating]
        if all(a in ("dragon", animal_of(c)) for a, c in zip(animals, booth, strict=True)):
            found.append(seating)
    return found


def valid_lines(seats: int, position: dict[str, Any], seat: int) -> list[int]:
    """Return the valid sequences as CRS-6.2 says it, from the content file's own triples."""
    file = "board_three.toml" if seats == 3 else "board_four.toml"
    board = position["board"]
    found = []
    for i, line in enumerate(GAME.library.raw[file]["triples"]["all"]):
        free = all(slot in board and board[slot]["standees"] == 0 for slot in line)
        touches = any(slot[0] in position["facing"][seat] for slot in line)
        if free and touches and seatings(position, position["booths"][seat], line):
            found.append(i)
    return found


def award(
    position: dict[str, Any], booth: list[str], line: list[str], seating: tuple[int, ...]
) -> Any:
    return sorted(
        (str(position["board"][line[place]]["owner"]), animal_of(client), vp_of(client))
        for client, place in zip(booth, seating, strict=True)
    )


def ride_options(
    position: dict[str, Any], booth: list[str], line: list[str], given: tuple[int, ...]
) -> list[int]:
    """CRS-6.5 word by word."""
    options: list[int] = []
    seen: list[Any] = []
    for place in range(3):
        start = (*given, place)
        awards = [
            award(position, booth, line, seating)
            for seating in seatings(position, booth, line)
            if seating[: len(start)] == start
        ]
        reachable = sorted({str(a) for a in awards})
        if reachable and reachable not in seen:
            seen.append(reachable)
            options.append(place)
    return options


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sequence_finder_agrees_with_the_clause(seats: int) -> None:
    found = 0
    for table in random_tables(seats, 150, 30 if seats != 2 else 26):
        position = table.position()
        for seat in range(seats):
            quick = [action - 27 for action in lines(table, seat)]
            assert quick == valid_lines(seats, position, seat)
            found += len(quick)
    assert found > 100  # the boards were crowded enough to be a test


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_ride_options_agree_with_the_clause(seats: int) -> None:
    file = "board_three.toml" if seats == 3 else "board_four.toml"
    triples = GAME.library.raw[file]["triples"]["all"]
    choices = 0
    for table in random_tables(seats, 80, 30 if seats != 2 else 26):
        position = table.position()
        for seat in range(seats):
            booth = position["booths"][seat]
            for line in [action - 27 for action in lines(table, seat)]:
                waiting: list[tuple[int, ...]] = [()]
                while waiting:
                    given = waiting.pop()
                    slow = ride_options(position, booth, triples[line], given)
                    quick = [action - 99 for action in rides(table, seat, line, given)]
                    assert quick == slow
                    choices += len(quick) > 1
                    if len(given) < 2:
                        waiting += [(*given, place) for place in quick]
    assert choices > 10


def most_disjoint(sets: list[int]) -> int:
    """Return the largest number of disjoint sets by trying every selection, largest first."""
    for size in range(min(len(sets), 4), 0, -1):
        for chosen in combinations(sets, size):
            if all(a & b == 0 for a, b in combinations(chosen, 2)):
                return size
    return 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_objective_packer_agrees_with_trying_everything(seats: int) -> None:
    best = 0
    for table in random_tables(seats, 40, 28):
        for seat in range(seats):
            for kind in (1, 2, 3):
                shapes = subsets(table.board.shapes[kind], own_tiles(table, seat))
                if len(shapes) <= 14:
                    slow = most_disjoint(shapes)
                    assert packing(shapes) == slow
                    best = max(best, slow)
    assert best >= 2


def test_the_packer_agrees_on_heaps_of_overlapping_sets() -> None:
    rng = serao.Rng("heaps")
    for _ in range(150):
        sets: set[int] = set()
        while len(sets) < 9:
            mask = 0
            while mask.bit_count() < 3:
                mask |= 1 << rng.below(11)
            sets.add(mask)
        assert packing(sorted(sets)) == most_disjoint(sorted(sets))
