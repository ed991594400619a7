"""CRS-6 Phases 2 and 4: Score, CRS-7 Phase 3: Rotate."""

from __future__ import annotations

from typing import Any

import pytest

from serao.games.carrossel.events import ClientBoarded, NothingScored, SequenceScored
from serao.games.carrossel.state import Table
from tests.games.carrossel.at_the_table import at, look, offered, play, told

ELSEWHERE = [["H7", "H8", "H9"], ["T7", "T8", "T9"], ["F7", "F8", "F9"]]


def scored(board: str, booth: str, point: str = "score", **keys: Any) -> Table:
    """Return the table at a scoring phase with seat 0 waiting for these clients."""
    return at(point, board=board, booths=[booth.split(), *ELSEWHERE], **keys)


def test_crs_6_1_what_is_placed_in_this_phase_does_not_disturb_another_seat() -> None:
    # both booths want the same three animals, which touch A and D
    table = at(
        "score",
        board="A2=1swan D1=0tiger D4=3fish",
        booths=[["F1", "S1", "T1"], *ELSEWHERE[:2], ["F2", "S2", "T2"]],
    )
    assert [look(table, f"board.{slot}.standees") for slot in ("A2", "D1", "D4")] == [2, 2, 2]
    assert look(table, "ready") == [["T1", "T2"], ["S1", "S2"], [], ["F1", "F2"]]


@pytest.mark.parametrize(
    ("board", "why"),
    [
        ("A3=0tiger A4=0swan", "two are no sequence"),
        ("A3=0tiger A4=0swan A6=0fish", "an empty slot interrupts"),
        ("A3=0tiger A4=0swan* A5=0fish", "an animal is taken"),
        ("A3=0tiger A4=0swan A5=0swan", "the clients are others"),
        ("A4=0tiger A1=0swan A2=0fish", "an L"),
        ("A7=0tiger A3=0swan A1=0fish", "a diagonal"),
        ("A5=0tiger A2=0swan C2=0fish", "the totem interrupts"),
        ("C3=0tiger C4=0swan C5=0fish", "no slot in the own sector"),
    ],
)
def test_crs_6_2_what_is_no_valid_sequence(board: str, why: str) -> None:
    table = scored(board, "T1 S1 F1", point="score-again")
    assert look(table, "ready.0") == [], why
    assert look(table, "round") == 3


@pytest.mark.parametrize(
    "board",
    [
        "A3=0tiger A4=0swan A5=0fish",
        "A5=0tiger A3=0swan A4=0fish",  # the order is irrelevant
        "A1=0tiger A4=0swan A9=0fish",  # a column
        "B12=0tiger A3=0swan A4=0fish",  # across a border
        "A2=0tiger D1=0swan D4=0fish",  # one slot in the own sector is enough
        "B2=0tiger A1=0swan A4=0fish",  # from B downwards
        "C10=0horse A2=0tiger A5=0swan A10=0fish",  # a column of three at the totem
    ],
)
def test_crs_6_2_valid_sequences(board: str) -> None:
    table = scored(board, "T1 S1 F1", point="score-again")
    assert look(table, "ready.0") == ["T1", "S1", "F1"]


def test_crs_6_2_tiles_of_anybody_count_and_pay_their_owners() -> None:
    table = scored("A3=1tiger A4=2swan A5=3fish", "T1 S6 F1")
    assert look(table, "ready") == [[], ["T1"], ["S6"], ["F1"]]


def test_crs_6_3_a_dragon_stands_for_one_animal_only() -> None:
    assert look(scored("A3=0dragon A4=0swan", "T1 S1 F1"), "ready.0") == []
    assert look(scored("A3=0dragon A4=0swan A5=0fish", "T1 S1 F1"), "ready.0") == ["T1", "S1", "F1"]


def test_crs_6_3_three_dragons_fit_every_booth() -> None:
    table = scored("A3=0dragon A4=0dragon A5=1dragon", "T1 T2 T6")
    assert offered(table, 0) == ["ride:0", "ride:2"]


def test_crs_6_4_a_sequence_must_be_scored_even_if_it_gives_all_away() -> None:
    table = scored("A3=1tiger A4=1swan A5=1fish", "T1 S1 F1")
    assert look(table, "ready.1") == ["T1", "S1", "F1"]
    assert told(table, SequenceScored) == [SequenceScored(0, "A3-A4-A5")]


def test_crs_6_4_exactly_one_of_several_is_scored() -> None:
    table = scored("A3=0tiger A4=0swan A5=0fish A6=0tiger", "T1 S1 F1")
    assert offered(table, 0) == ["line:23", "line:24"]
    play(table, 0, "line:24")
    assert [look(table, f"board.A{n}.standees") for n in (3, 4, 5, 6)] == [0, 1, 1, 1]


def test_crs_6_5_the_sectors_player_decides_who_gets_which_card() -> None:
    for ride, paid in (("ride:0", ["H1"]), ("ride:1", ["H6"])):
        table = at(
            "score",
            board="A3=2horse A4=3horse A5=0swan",
            booths=[["H1", "H6", "S1"], ["T7", "T8", "T9"], ["F7", "F8", "F9"], ["S7", "S8", "S9"]],
        )
        assert offered(table, 0) == ["ride:0", "ride:1"]
        play(table, 0, ride)
        assert look(table, "ready.2") == paid


@pytest.mark.parametrize(
    ("board", "booth", "why"),
    [
        ("A3=2horse A4=2horse A5=0swan", "H1 H6 S1", "one owner has both horses"),
        ("A3=2horse A4=3horse A5=0swan", "H1 H2 S1", "both horses are worth 1"),
        ("A3=2dragon A4=2tiger A5=0swan", "T1 S1 T6", "one owner has both places"),
    ],
)
def test_crs_6_5_where_no_answer_makes_a_difference_nothing_is_asked(
    board: str, booth: str, why: str
) -> None:
    table = at(
        "score",
        board=board,
        booths=[booth.split(), ["T7", "T8", "T9"], ["F7", "F8", "F9"], ["S7", "S8", "S9"]],
    )
    assert look(table, "at") == "play", why


def test_crs_6_5_tiles_with_the_same_awards_are_the_lowest_ride() -> None:
    # seats 1, 1 and 2 own three dragons: for T6 it matters only whether seat 2 gets it
    table = scored("A3=1dragon A4=1dragon A5=2dragon", "T6 S1 F1")
    assert offered(table, 0) == ["ride:0", "ride:2"]
    play(table, 0, "ride:0")
    assert offered(table, 0) == ["ride:1", "ride:2"]  # for S1: with seat 1 or seat 2
    play(table, 0, "ride:2")
    assert look(table, "ready") == [[], ["T6", "F1"], ["S1"], []]


def test_crs_6_6_scoring_choices_are_hidden_until_all_are_made() -> None:
    table = at(
        "score",
        board="A3=0tiger A4=0swan A5=0fish A6=0tiger C3=1tiger C4=1swan C5=1fish C6=1tiger",
        booths=[["T1", "S1", "F1"], ELSEWHERE[0], ["T2", "S2", "F2"], ELSEWHERE[2]],
    )
    assert table.waiting() == (0, 2)
    before = [table.view(seat) for seat in (0, 1, 2, 3, None)]
    play(table, 0, "line:23")
    after = [table.view(seat) for seat in (0, 1, 2, 3, None)]
    assert after[1:] == before[1:]
    assert {**after[0], "plan": None} == {**before[0], "plan": None}
    assert table.waiting() == (2,)
    assert told(table, SequenceScored) == []


def test_crs_6_7_cards_go_to_the_owners_and_standees_on_the_tiles() -> None:
    table = scored("A3=1tiger A4=2swan A5=0fish", "T1 S6 F1")
    assert told(table, ClientBoarded) == [
        ClientBoarded(0, "T1", "A3", 1),
        ClientBoarded(0, "S6", "A4", 2),
        ClientBoarded(0, "F1", "A5", 0),
    ]
    assert table.scores() == [1, 1, 2, 0]


def test_crs_6_8_clients_dealt_now_wait_for_the_next_scoring_phase() -> None:
    # the three dealt fit A7-A8-A9 of the same sector at once, but only seat 1 faces A later
    table = scored(
        "A3=0tiger A4=0swan A5=0fish A7=0tiger A8=0swan A9=0fish",
        "T1 S1 F1",
        point="score-again",
        deck=["T2", "S2", "F2"],
    )
    assert offered(table, 0)[0] == "line:23"
    play(table, 0, "line:23")
    assert look(table, "booths.0") == ["T2", "S2", "F2"]
    assert look(table, "board.A7.standees") == 0
    assert look(table, "at") == "play"


def test_crs_6_9_an_exactly_sufficient_deck_is_enough_and_an_empty_one_no_end() -> None:
    table = scored(
        "A3=0tiger A4=0swan A5=0fish", "T1 S1 F1", deck=["H1", "H2", "H3"], deck_rest="box"
    )
    assert not table.is_over
    assert look(table, "booths.0") == ["H1", "H2", "H3"]
    assert look(table, "deck") == []


def test_crs_6_9_too_small_a_deck_ends_the_game_and_nobody_is_dealt() -> None:
    table = scored("A3=0tiger A4=0swan A5=0fish", "T1 S1 F1", deck=["H1", "H2"], deck_rest="box")
    assert table.is_over
    assert look(table, "booths.0") == []
    assert look(table, "deck") == ["H1", "H2"]
    assert look(table, "facing") == ["A", "B", "C", "D"]


def test_crs_6_10_without_a_sequence_the_next_phase_follows() -> None:
    table = scored("A3=0tiger", "T1 S1 F1", deck=[], deck_rest="box")
    assert not table.is_over
    assert len(told(table, NothingScored)) == 2


def test_crs_7_1_tiles_and_standees_travel_with_the_board_and_booths_stay() -> None:
    table = at("rotate", board="A5=0fish* C2=3tiger")
    assert look(table, "board.A5") == {"owner": 0, "animal": "fish", "standees": 1}
    assert look(table, "facing") == ["D", "A", "B", "C"]
    assert look(table, "booths.0") == ["H7", "H8", "H9"]


def test_crs_7_1_after_the_turn_the_neighbours_sector_scores() -> None:
    # A3-A4-A5 fits the booth of seat 1, who faces A only after the turn
    table = at(
        "score",
        board="A3=0tiger A4=0swan A5=0fish",
        booths=[ELSEWHERE[0], ["T1", "S1", "F1"], ["T7", "T8", "T9"], ["F7", "F8", "F9"]],
    )
    assert look(table, "ready.0") == ["T1", "S1", "F1"]
    assert told(table, SequenceScored) == [SequenceScored(1, "A3-A4-A5")]
