"""CRS-1 Conventions."""

from __future__ import annotations

import pytest

from serao.games.carrossel.events import ClientArrived
from tests.games.carrossel.at_the_table import GAME, at, everyone, look, offered, play, slots, told


def test_crs_1_1_the_left_neighbour_is_the_next_seat() -> None:
    """A clockwise turn brings the sector of a seat to its left neighbour, the next seat."""
    for seats in (3, 4):
        before = look(at("play", seats), "facing")
        after = look(at("rotate", seats), "facing")
        assert [after[(seat + 1) % seats] for seat in range(seats)] == before


@pytest.mark.parametrize(
    ("seats", "direction", "facing"),
    [
        (4, "clockwise", ["D", "A", "B", "C"]),
        (4, "counter-clockwise", ["B", "C", "D", "A"]),
        (3, "clockwise", ["C", "A", "B"]),
        (3, "counter-clockwise", ["B", "C", "A"]),
        (2, "clockwise", ["DC", "BA"]),
    ],
)
def test_crs_1_2_a_turn_adds_to_or_takes_from_rot(
    seats: int, direction: str, facing: list[str]
) -> None:
    assert look(at("rotate", seats, direction=direction), "facing") == facing


def test_crs_1_2_turns_are_counted_modulo_the_sectors() -> None:
    table = at("rotate", facing=["B", "C", "D", "A"])  # three turns made
    assert look(table, "facing") == ["A", "B", "C", "D"]


def test_crs_1_3_the_lead_seat_faces_sector_a_and_is_served_first() -> None:
    table = at(
        "score",
        board="A3=0tiger A4=0swan A5=0fish C3=1tiger C4=1swan C5=1fish",
        facing=["D", "A", "B", "C"],
        booths=[["H7", "H8", "H9"], ["T1", "S1", "F1"], ["T7", "T8", "T9"], ["T2", "S2", "F2"]],
        deck=["H1", "H2", "H3", "H4", "H5", "H6"],
    )
    # seat 1 faces A and is dealt the top three, though seat 3 scored as well
    assert look(table, "booths.1") == ["H1", "H2", "H3"]
    assert look(table, "booths.3") == ["H4", "H5", "H6"]
    assert [event.seat for event in told(table, ClientArrived) if isinstance(event, ClientArrived)] == [
        1, 1, 1, 3, 3, 3,
    ]  # fmt: skip


def test_crs_1_4_a_decision_with_one_option_is_not_asked() -> None:
    table = at("play", hands=[[7], *[list(range(1, 13))] * 3])
    assert offered(table, 0) == [f"tile:{a}" for a in ("tiger", "swan", "horse", "fish", "dragon")]


def test_crs_1_4_a_seat_without_a_valid_sequence_is_not_asked() -> None:
    table = at(
        "score",
        board="A3=2horse A4=3horse A5=0swan",
        booths=[["H1", "H6", "S1"], *[["T7", "T8", "T9"], ["F7", "F8", "F9"], ["S7", "S8", "S9"]]],
    )
    assert table.waiting() == (0,)


def test_crs_1_4_parts_of_several_answers_may_come_interleaved() -> None:
    one, other = at("play"), at("play")
    for seat in range(4):
        play(one, seat, f"slot:{seat + 1}", "tile:swan")
    for seat in (3, 1, 0, 2):
        play(other, seat, f"slot:{seat + 1}")
    for seat in (1, 2, 3, 0):
        play(other, seat, "tile:swan")
    assert one.position() == other.position()


def test_crs_1_4_options_depend_only_on_the_own_earlier_parts() -> None:
    table = at("play")
    play(table, 0, "slot:5", "tile:tiger")
    play(table, 1, "slot:5")
    assert offered(table, 2) == slots(*range(1, 13))
    assert offered(table, 0) == []


def test_crs_1_5_an_animal_with_a_standee_is_not_free_but_its_slot_is_occupied() -> None:
    table = at(
        "score",
        board="A3=0tiger* A4=0swan A5=0fish",
        booths=[["T1", "S1", "F1"], ["S7", "S8", "S9"], ["T7", "T8", "T9"], ["F7", "F8", "F9"]],
    )
    assert look(table, "ready.0") == []
    assert "slot:3" not in offered(table, 1)  # seat 1 faces A after the turn


def test_crs_1_6_won_cards_of_both_kinds_count_and_others_do_not() -> None:
    table = at("end", ready=[["T1"], [], [], []], used=[["F6"], [], [], []], box=["S6"])
    assert table.scores() == [3, 0, 0, 0]


def test_crs_1_7_nothing_moves_before_the_last_answer() -> None:
    table = at("play", ready=[["S1"], [], [], []], discards=[[1], [], [], []])
    before = table.position()
    for seat in range(3):
        if seat == 0:
            play(table, 0, "ability:swan")
        play(table, seat, "slot:5", "tile:horse")
    play(table, 3, "slot:5")
    after = table.position()
    pending = after.pop("pending")
    assert pending["answers"] != before.pop("pending")["answers"]
    assert after == before


def test_crs_1_8_scores_exist_at_any_time_and_the_ranking_at_the_end() -> None:
    table = at("play", ready=[["T6"], [], ["S1"], []])
    assert table.scores() == [2, 0, 1, 0]
    assert table.ranking() == []
    over = at("end", ready=[["T6"], [], ["S1"], []])
    assert over.ranking() == [[0], [2], [1, 3]]


def test_every_answer_of_one_kind_can_be_given_by_everyone() -> None:
    table = GAME.new_table(4, seed=1)
    everyone(table, "slot:4", "tile:fish")
    assert len(look(table, "board")) == 4
