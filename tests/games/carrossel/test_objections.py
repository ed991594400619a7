"""Why an action is not possible: the clause, and a sentence about it."""

from __future__ import annotations

import pytest

from serao.games.carrossel.state import Table
from tests.games.carrossel.at_the_table import GAME, QUIET, at, play

ABILITIES = [["T1", "S1", "H1", "F1"], [], [], []]
SCORING = [["T1", "S1", "F6"], ["H7", "H8", "H9"], ["T7", "T8", "T9"], ["F7", "F8", "F9"]]


def why(table: Table, action: str, seat: int = 0) -> tuple[str, str]:
    reason = table.why_not(GAME.actions.index(action), seat)
    assert reason is not None, f"{action} is possible, or nothing speaks against it"
    return reason.clause, reason.words


def test_crs_3_1_every_phase_has_its_own_choices() -> None:
    assert why(at("play"), "line:3") == (
        "CRS-3.1",
        "Booths score in Phases 2 and 4; now everybody plans.",
    )
    scoring = at("score", board="A3=0tiger A4=1swan A5=2fish A6=3tiger", booths=SCORING)
    assert why(scoring, "slot:5")[0] == "CRS-3.1"


def test_crs_4_2_a_plan_has_an_order() -> None:
    table = at("play", ready=ABILITIES, board="A5=0tiger*")
    assert why(table, "slot:5") == ("CRS-4.2", "First choose an ability, or none.")
    play(table, 0, "ability:none")
    assert why(table, "tile:fish") == ("CRS-4.2", "First choose a slot card.")
    assert why(table, "ability:fish") == (
        "CRS-4.2",
        "Your ability for this round is chosen already.",
    )
    play(table, 0, "slot:6")
    assert why(table, "slot:7") == ("CRS-4.2", "Your slot card is chosen already.")
    assert why(table, "ability:none")[1] == "Your ability for this round is chosen already."


def test_crs_4_2_with_two_players_a_ticket_says_for_which_animal_it_is() -> None:
    booths = [["T1", "S1", "F1"], ["H2", "H3", "H4"]]
    table = at("play", 2, ready=[["H1"], []], booths=booths)
    play(table, 0, "ability:horse", "slot:4", "tile:tiger", "tile:swan")
    assert why(table, "client:0") == (
        "CRS-4.2",
        "First choose which of your two animals the client boards.",
    )
    assert why(table, "tile:tiger") == ("CRS-4.2", "Your animal is chosen already.")


def test_crs_4_2_a_ticket_is_sold_once() -> None:
    booths = [["T1", "T6", "F1"], ["H2", "H3", "H4"]]
    queues = [["S1", "S2", "S3"], ["F6", "F7", "F8"]]
    table = at("play", 2, ready=[["H1"], []], booths=booths, queues=queues)
    play(table, 0, "ability:horse", "slot:4", "tile:tiger", "tile:tiger", "ticket:left")
    assert why(table, "ticket:left") == (
        "CRS-4.2",
        "The animal that the client boards is chosen already.",
    )


def test_crs_4_3_a_seat_with_nothing_but_jump_has_to_jump() -> None:
    blocked = "A7=1fish A8=1swan A9=1horse A10=1fish A11=1swan"
    hand = [[8, 9, 10, 11], *[list(range(1, 13))] * 3]
    table = at("play", board=blocked, hands=hand, ready=ABILITIES)
    assert GAME.actions[table.answer_of(0)[0]] == "ability:tiger"
    assert why(table, "ability:none") == (
        "CRS-4.3",
        "No slot card of yours names a free slot: you have to use Jump.",
    )


def test_crs_4_3_a_taken_slot_needs_a_jump() -> None:
    assert why(at("play", board="A5=1fish"), "slot:5") == (
        "CRS-4.3",
        "This slot of your sector is taken; only Jump plays a taken number.",
    )


def test_crs_4_3_a_tile_must_be_left() -> None:
    table = at("play", racks=[["tiger", "swan"], *[["fish"]] * 3])
    play(table, 0, "slot:5")
    assert why(table, "tile:horse") == ("CRS-4.3", "You have no tile of this animal left.")


def test_crs_4_4_the_first_round_begins_in_the_middle() -> None:
    assert why(at("play", round=1), "slot:1") == (
        "CRS-4.4",
        "In the first round only these numbers may be played: 4, 5, 9, 10.",
    )


def test_crs_4_5_an_ability_needs_a_client_won() -> None:
    table = at("play", ready=[["F1"], [], [], []], board="A5=0tiger*")
    assert why(table, "ability:swan") == ("CRS-4.5", "You have won no client of this animal.")


def test_crs_4_5_whoever_has_no_ability_was_never_asked_for_one() -> None:
    assert why(at("play"), "ability:tiger") == ("CRS-4.5", "You have won no client of this animal.")


def test_crs_4_7_a_played_slot_card_is_gone() -> None:
    assert why(at("play", discards=[[7], [], [], []]), "slot:7")[0] == "CRS-4.7"


def test_crs_5_1_a_spent_client_has_no_ability() -> None:
    table = at("play", ready=[["S1"], [], [], []], used=[["F1"], [], [], []])
    assert why(table, "ability:fish")[0] == "CRS-5.1"


@pytest.mark.parametrize(
    ("action", "clause"),
    [("ability:tiger", "CRS-5.2"), ("ability:swan", "CRS-5.3"), ("ability:fish", "CRS-5.5")],
)
def test_an_ability_must_be_of_use(action: str, clause: str) -> None:
    assert why(at("play", ready=ABILITIES), action)[0] == clause


def test_crs_5_4_a_ticket_needs_a_matching_tile() -> None:
    racks = [["tiger", "swan"], *[["fish"]] * 3]
    table = at("play", racks=racks, ready=[["H1", "S1"], [], [], []], discards=[[1], [], [], []])
    assert why(table, "ability:horse")[0] == "CRS-5.4"


def test_crs_5_4_with_a_ticket_tile_and_client_match() -> None:
    booths = [["T1", "T2", "F1"], *QUIET[1:]]
    table = at("play", ready=[["H1"], [], [], []], booths=booths)
    assert why(table, "client:0")[0] == "CRS-5.4"
    play(table, 0, "ability:horse", "slot:5")
    assert why(table, "tile:swan")[1].startswith("With a Single ticket")
    play(table, 0, "tile:dragon")
    assert why(table, "client:1") == (
        "CRS-5.4",
        "An equal client stands before it: it makes no difference.",
    )


def test_crs_5_4_a_client_that_does_not_match_stays() -> None:
    booths = [["T1", "T6", "F1"], *QUIET[1:]]
    table = at("play", ready=[["H1"], [], [], []], booths=booths)
    play(table, 0, "ability:horse", "slot:5", "tile:tiger")
    assert why(table, "client:2") == ("CRS-5.4", "This client does not ride the animal you place.")


def test_crs_5_2_jump_needs_a_taken_slot_and_a_free_one_below() -> None:
    table = at("play", board="A1=1fish A5=1swan A9=1swan", ready=[["T1"], [], [], []])
    play(table, 0, "ability:tiger")
    assert why(table, "slot:6") == (
        "CRS-5.2",
        "This slot is free, and Jump needs one that is taken.",
    )
    assert why(table, "slot:1") == ("CRS-5.2", "There is no smaller free slot to land on.")


def test_crs_9_4_both_sectors_need_room_and_tiles() -> None:
    racks = [["tiger", "swan", "fish"], ["swan"] * 3]
    table = at("play", 2, board="B5=1fish", racks=racks)
    assert why(table, "slot:5")[0] == "CRS-9.4"
    play(table, 0, "slot:6", "tile:tiger")
    assert why(table, "tile:tiger") == (
        "CRS-9.4",
        "The last tile of this animal goes to your left sector.",
    )


def test_crs_9_5_jump_needs_room_in_both_sectors() -> None:
    board = "B1=1fish A2=1fish A1=1swan B5=1swan A6=1swan"
    table = at("play", 2, board=board, ready=[["T1"], []])
    play(table, 0, "ability:tiger")
    assert why(table, "slot:1")[0] == "CRS-9.5"


def test_crs_9_6_one_of_the_two_tiles_matches() -> None:
    booths = [["T1", "T6", "T7"], ["H6", "H7", "H8"]]
    queues = [["F6", "F7", "F8"], ["S6", "S7", "S8"]]
    table = at("play", 2, booths=booths, queues=queues, ready=[["H1"], []])
    play(table, 0, "ability:horse", "slot:5", "tile:fish")
    assert why(table, "tile:swan")[0] == "CRS-9.6"
    assert why(at("play"), "ticket:left")[0] == "CRS-9.6"


def test_crs_6_2_a_line_must_touch_the_sector_be_full_and_match() -> None:
    board = "A3=0tiger A4=1swan A5=2fish A6=3tiger A9=1tiger A10=1tiger A11=1tiger"
    table = at("score", board=board, booths=SCORING)
    names = {GAME.cards.board(4).ids(i): f"line:{i}" for i in range(64)}
    assert why(table, names["A9", "A10", "A11"])[1].startswith("These three animals")
    assert why(table, names["A8", "A9", "A10"])[1] == "There is an empty slot in this line."
    assert why(table, names["C5", "C4", "C3"])[1].startswith("No slot of this line")


def test_crs_1_5_an_animal_with_a_client_is_not_free() -> None:
    board = "A3=0tiger A4=1swan A5=2fish A6=3tiger A8=0tiger* A9=0swan A10=0fish"
    table = at("score", board=board, booths=SCORING)
    names = {GAME.cards.board(4).ids(i): f"line:{i}" for i in range(64)}
    assert why(table, names["A8", "A9", "A10"])[0] == "CRS-1.5"


def test_crs_6_2_clients_ride_their_own_animal() -> None:
    table = at("score", board="A3=0dragon A4=1dragon A5=2fish", booths=SCORING)
    assert why(table, "ride:2") == ("CRS-6.2", "This client rides its own animal, or a dragon.")
    dragons = [["DR", "F1", "T6"], *SCORING[1:]]
    table = at("score", board="A4=0dragon A5=1fish A6=2dragon", booths=dragons)
    assert why(table, "ride:1") == ("CRS-6.2", "The dragon client rides dragons only.")


def test_crs_6_5_rides_follow_the_line_and_leave_room() -> None:
    table = at("score", board="A3=0tiger A4=1swan A5=2fish A6=3tiger", booths=SCORING)
    assert why(table, "ride:0") == ("CRS-6.5", "First choose the line that your booth scores.")
    rides = at("score", board="A3=0dragon A4=1dragon A5=2fish", booths=SCORING)
    assert why(rides, "line:3")[0] == "CRS-6.5"


def test_crs_6_5_rides_that_make_no_difference_are_one() -> None:
    board, booths = "A3=0dragon A4=1dragon A5=0dragon", [["T1", "S1", "F6"], *SCORING[1:]]
    table = at("score", board=board, booths=booths)
    play(table, 0, "ride:0")
    assert why(table, "ride:0") == ("CRS-6.5", "Another client of yours rides this animal already.")
    equal = at("score", board="A3=0dragon A4=0dragon A5=1dragon", booths=booths)
    assert why(equal, "ride:1")[1].startswith("It would bring everybody")


def test_crs_6_5_a_ride_may_not_leave_another_client_behind() -> None:
    booths = [["F1", "S1", "F6"], *SCORING[1:]]
    table = at("score", board="A3=0fish A4=1fish A5=2dragon", booths=booths)
    assert why(table, "ride:2") == ("CRS-6.5", "Then another client of yours would find no animal.")


def test_crs_2_1_a_line_of_the_other_side_is_not_on_this_one() -> None:
    table = at("score", board="A3=0tiger A4=1swan A5=2fish A6=3tiger", booths=SCORING)
    assert why(table, "line:70") == ("CRS-2.1", "This line is on the other side of the board.")
