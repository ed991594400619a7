"""CRS-2 Set-up, CRS-9.1 to 9.3, CRS-10.1 and 10.2."""

from __future__ import annotations

from collections import Counter

import pytest

from serao.games.carrossel.state import Table
from tests.games.carrossel.at_the_table import GAME, look

SEEDS = range(60)


def fresh(seats: int, seed: int) -> Table:
    return GAME.new_table(seats, seed)


def test_crs_2_1_the_start_of_four() -> None:
    position = fresh(4, 0).position()
    assert position["facing"] == ["A", "B", "C", "D"]
    assert position["direction"] == "clockwise"
    assert (position["at"], position["round"]) == ("play", 1)
    assert position["board"] == {}


def test_crs_2_2_everyone_has_14_tiles_and_12_slot_cards() -> None:
    position = fresh(4, 0).position()
    for seat in range(4):
        assert Counter(position["racks"][seat]) == {
            "tiger": 3, "swan": 3, "horse": 3, "fish": 3, "dragon": 2,
        }  # fmt: skip
        assert position["hands"][seat] == list(range(1, 13))
        assert position["discards"][seat] == []


@pytest.mark.parametrize(("seats", "shown", "middle"), [(4, 12, 18), (3, 9, 18), (2, 12, 14)])
def test_crs_2_3_the_dragon_lies_about_the_middle(seats: int, shown: int, middle: int) -> None:
    above = Counter(shown + look(fresh(seats, seed), "deck").index("DR") for seed in range(400))
    assert set(above) == {middle + j for j in range(-2, 3)}
    assert min(above.values()) > 50  # of 400 over five places, 80 expected


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_crs_2_3_the_dragon_is_never_dealt_in_the_set_up(seats: int) -> None:
    for seed in SEEDS:
        assert "DR" in look(fresh(seats, seed), "deck")


def test_crs_2_4_three_clients_stand_at_each_booth() -> None:
    for seed in SEEDS:
        position = fresh(4, seed).position()
        assert [len(booth) for booth in position["booths"]] == [3, 3, 3, 3]
        assert len(position["deck"]) == 37 - 12


def test_crs_2_4_every_client_comes_to_the_first_booth_sooner_or_later() -> None:
    seen = {client for seed in range(200) for client in look(fresh(4, seed), "booths.0")}
    assert len(seen) == 36


def test_crs_2_5_four_different_objectives_lie_open() -> None:
    drawn = [look(fresh(4, seed), "objectives") for seed in range(100)]
    assert all(len(set(row)) == 4 for row in drawn)
    assert {objective for row in drawn for objective in row} == {f"O{n}" for n in range(1, 15)}


def test_crs_2_6_colours_go_by_seat() -> None:
    assert GAME.cards.colours == ("red", "green", "blue", "yellow")


def test_crs_9_1_two_players_leave_the_marked_clients_in_the_box() -> None:
    for seed in SEEDS:
        assert look(fresh(2, seed), "box") == ["T5", "T9", "S5", "S9", "H5", "H9", "F5", "F9"]


def test_crs_9_2_two_players_face_two_sectors_each() -> None:
    assert look(fresh(2, 0), "facing") == ["BA", "DC"]


def test_crs_9_3_two_players_have_queues_of_three() -> None:
    position = fresh(2, 0).position()
    assert [len(queue) for queue in position["queues"]] == [3, 3]
    assert len(position["deck"]) == 29 - 12
    assert "queues" not in fresh(3, 0).position()


def test_crs_10_1_three_players_use_all_clients() -> None:
    position = fresh(3, 0).position()
    assert len(position["deck"]) == 37 - 9
    assert position["box"] == []


def test_crs_10_2_twelve_neutral_tiles_without_dragons_lie_on_the_spokes() -> None:
    for seed in SEEDS:
        board = look(fresh(3, seed), "board")
        assert set(board) == {f"N{sector}{ring}" for sector in "ABC" for ring in range(4)}
        animals = Counter(tile["animal"] for tile in board.values())
        assert animals == {"tiger": 3, "swan": 3, "horse": 3, "fish": 3}
        assert {tile["owner"] for tile in board.values()} == {"neutral"}


def test_crs_10_2_neutral_tiles_are_shuffled() -> None:
    assert len({look(fresh(3, seed), "board.NA0.animal") for seed in SEEDS}) == 4


def test_the_empty_document_is_a_fresh_game() -> None:
    for seats in (2, 3, 4):
        assert GAME.table_at({}, seats, seed=7).position() | {"pending": 0} == GAME.new_table(
            seats, 7
        ).position() | {"pending": 0}
