"""CRS-3 The round, CRS-4 Phase 1: Play."""

from __future__ import annotations

import pytest

import serao
from serao.games.carrossel.events import PlayBlocked, TilePlaced
from tests.games.carrossel.at_the_table import (
    GAME,
    NEUTRAL,
    QUIET,
    at,
    everyone,
    look,
    offered,
    play,
    slots,
    told,
)

ALL = list(range(1, 13))
KINDS = [f"tile:{animal}" for animal in ("tiger", "swan", "horse", "fish", "dragon")]


def test_crs_3_1_a_round_plays_scores_rotates_and_scores_again() -> None:
    table = at("play")
    everyone(table, "slot:5", "tile:tiger")
    assert (look(table, "at"), look(table, "round")) == ("play", 3)
    assert look(table, "facing") == ["D", "A", "B", "C"]
    names = [type(event).__name__ for event in table.journal or []]
    phases = [n for n in names if n in ("TilePlaced", "NothingScored", "BoardTurned", "RoundBegan")]
    assert phases == [
        "RoundBegan", *["TilePlaced"] * 4, "NothingScored", "BoardTurned", "NothingScored", "RoundBegan",
    ]  # fmt: skip


def test_crs_3_2_a_tile_goes_to_the_sector_in_front() -> None:
    table = at("play", facing=["D", "A", "B", "C"])
    everyone(table, "slot:7", "tile:swan")
    owners = {slot: tile["owner"] for slot, tile in look(table, "board").items()}
    assert owners == {"D7": 0, "A7": 1, "B7": 2, "C7": 3}


@pytest.mark.parametrize("seat", range(4))
def test_crs_4_1_one_blocked_seat_ends_the_game_before_the_round(seat: int) -> None:
    racks = [["tiger"]] * 4
    racks[seat] = []
    table = at("play", round=5, racks=racks)
    assert table.is_over
    assert (look(table, "at"), look(table, "round")) == ("end", 5)
    assert told(table, PlayBlocked) == [PlayBlocked(seat)]


def test_crs_4_2_the_parts_come_as_ability_slot_tile_client() -> None:
    table = at("play", ready=[["H1"], [], [], []])
    assert offered(table, 0) == ["ability:none", "ability:horse"]
    play(table, 0, "ability:horse")
    assert offered(table, 0) == slots(*ALL)
    play(table, 0, "slot:5")
    assert offered(table, 0) == ["tile:horse", "tile:dragon"]
    play(table, 0, "tile:dragon")
    assert offered(table, 0) == []  # three 2-VP horses are one option


def test_crs_4_2_choices_stay_hidden_until_all_are_made() -> None:
    table = at("play", ready=[["H1"], [], [], []])
    before = [table.view(seat) for seat in (0, 1, 2, 3, None)]
    play(table, 0, "ability:horse", "slot:5", "tile:horse")
    after = [table.view(seat) for seat in (0, 1, 2, 3, None)]
    assert after[1:] == before[1:]
    assert {**after[0], "plan": None} == {**before[0], "plan": None}
    assert table.waiting() == (1, 2, 3)


def test_crs_4_3_the_slot_must_be_free() -> None:
    table = at("play", board="A3=1tiger A7=2fish* B1=0swan")
    assert offered(table, 0) == slots(1, 2, 4, 5, 6, 8, 9, 10, 11, 12)


def test_crs_4_3_the_card_must_be_in_hand() -> None:
    table = at("play", discards=[[1, 2, 3, 12], [], [], []])
    assert offered(table, 0) == slots(4, 5, 6, 7, 8, 9, 10, 11)
    with pytest.raises(serao.IllegalAction, match="seat 0 cannot slot:12"):
        play(table, 0, "slot:12")


def test_crs_4_3_the_tile_must_be_left() -> None:
    table = at("play", racks=[["swan", "dragon"], *[["fish"]] * 3])
    play(table, 0, "slot:1")
    assert offered(table, 0) == ["tile:swan", "tile:dragon"]


def test_crs_4_3_a_swan_does_not_help_a_blocked_seat() -> None:
    table = at("play", board="A5=1tiger", hands=[[5], ALL, ALL, ALL], ready=[["S1"], [], [], []])
    assert table.is_over


def test_crs_4_3_a_seat_that_can_only_jump_must_jump() -> None:
    table = at(
        "play", board="A5=1tiger", hands=[[5], ALL, ALL, ALL], ready=[["T1", "S1"], [], [], []]
    )
    assert offered(table, 0) == KINDS  # tiger and the 5 are taken by themselves
    play(table, 0, "tile:fish")
    everyone(table, "slot:9", "tile:horse")
    assert look(table, "board.A4.owner") == 0
    assert look(table, "used.0") == ["T1"]


@pytest.mark.parametrize("seats", [2, 4])
def test_crs_4_4_the_first_round_allows_4_5_9_and_10(seats: int) -> None:
    table = at("play", seats, round=1)
    assert all(offered(table, seat) == slots(4, 5, 9, 10) for seat in range(seats))


def test_crs_4_4_the_restriction_is_gone_in_the_second_round() -> None:
    assert offered(at("play", round=2), 0) == slots(*ALL)


def test_crs_4_4_in_the_first_round_jump_and_the_check_obey_it_too() -> None:
    jumping = at("play", round=1, board="A5=1tiger A8=1fish", ready=[["T1"], [], [], []])
    play(jumping, 0, "ability:tiger")
    assert offered(jumping, 0) == KINDS  # only the 5, not the 8
    assert at("play", round=1, hands=[[1, 2, 3], ALL, ALL, ALL]).is_over


def test_crs_4_5_one_ability_at_most_and_only_of_ready_cards() -> None:
    table = at(
        "play",
        board="A5=0tiger*",
        ready=[["T1", "S1", "F1"], [], [], []],
        used=[["H1"], [], [], []],
    )
    assert offered(table, 0) == ["ability:none", "ability:tiger", "ability:swan", "ability:fish"]
    play(table, 0, "ability:swan")
    assert all(name.startswith("slot:") for name in offered(table, 0))


def test_crs_4_5_the_ready_card_with_the_lowest_id_is_spent() -> None:
    table = at("play", board="A5=0tiger*", ready=[["F6", "F2", "F4"], [], [], []])
    play(table, 0, "ability:fish", "slot:1", "tile:tiger")
    everyone(table, "slot:9", "tile:tiger")
    assert look(table, "used.0") == ["F2"]
    assert look(table, "ready.0") == ["F4", "F6"]


def test_crs_4_5_a_horse_won_now_is_not_the_horse_spent_now() -> None:
    booths = [["H1", "T1", "T2"], *QUIET[1:]]
    table = at("play", booths=booths, ready=[["H6"], [], [], []])
    play(table, 0, "ability:horse", "slot:1", "tile:horse")
    everyone(table, "slot:9", "tile:tiger")
    assert look(table, "used.0") == ["H6"]
    assert look(table, "ready.0") == ["H1"]


def test_crs_4_6_fish_comes_before_placing_and_horse_before_refill() -> None:
    table = at(
        "play",
        board="A1=0tiger** B1=1swan*",
        ready=[["F1"], ["H1"], [], []],
        booths=[QUIET[0], ["S7", "T1", "T2"], *QUIET[2:]],
        deck=["T3"],
    )
    play(table, 0, "ability:fish", "slot:12", "tile:tiger")
    play(table, 1, "ability:horse", "slot:12", "tile:swan")
    everyone(table, "slot:9", "tile:horse")
    assert look(table, "board.A1.standees") == 0
    assert look(table, "board.B1.standees") == 1  # another seat's tiles keep theirs
    assert look(table, "board.B12") == {"owner": 1, "animal": "swan", "standees": 1}
    assert look(table, "booths.1") == ["T1", "T2", "T3"]
    assert look(table, "used.1") == ["H1"]


def test_crs_4_6_tiles_leave_the_rack() -> None:
    table = at("play")
    everyone(table, "slot:5", "tile:dragon")
    assert all(rack.count("dragon") == 1 and len(rack) == 13 for rack in look(table, "racks"))
    assert len(told(table, TilePlaced)) == 4


def test_crs_4_7_a_played_slot_card_lies_open_and_cannot_be_played() -> None:
    table = at("play")
    everyone(table, "slot:5", "tile:dragon")
    assert look(table, "discards") == [[5]] * 4
    assert table.view(None)["discards"] == [[5]] * 4
    assert "slot:5" not in offered(table, 0)


def test_crs_4_8_other_sectors_do_not_matter() -> None:
    free = at("play")
    full = at(
        "play", board=" ".join(f"B{n}={n % 3}{'fish' if n % 2 else 'swan'}" for n in range(1, 6))
    )
    assert offered(free, 0) == offered(full, 0) == slots(*ALL)


def test_crs_10_4_three_players_have_no_first_round_restriction() -> None:
    table = at("play", 3, round=1)
    assert all(offered(table, seat) == slots(*ALL) for seat in range(3))


def test_crs_10_3_un_numbered_slots_never_receive_tiles() -> None:
    table = at("play", 3)
    everyone(table, "slot:3", "tile:dragon")
    board = look(table, "board")
    assert len(board) == len(NEUTRAL.split()) + 3
    assert all(board[slot]["owner"] == "neutral" for slot in board if slot.startswith("N"))


def test_a_whole_game_ends_after_fourteen_rounds_at_the_latest() -> None:
    for seed in range(20):
        for seats in (2, 3, 4):
            table = GAME.new_table(seats, seed)
            while not table.is_over:
                seat = table.waiting()[0]
                table.act(table.options(seat)[0], seat)
            assert look(table, "round") <= (8 if seats == 2 else 15)
