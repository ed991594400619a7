"""What a view says beyond the document: the viewer's plan, and what follows from the open table."""

from __future__ import annotations

from tests.games.carrossel.at_the_table import GAME, QUIET, at, play

BOOTHS = [["T1", "S1", "F1"], *QUIET[1:]]


def test_the_plan_of_the_viewer_grows_part_by_part() -> None:
    table = at("play", board="A5=1fish", ready=[["T1"], [], [], []])
    assert table.view(0)["plan"]["given"] == []
    play(table, 0, "ability:tiger")
    assert table.view(0)["plan"]["given"] == ["ability:tiger", "slot:5"]  # the only card that jumps
    assert table.view(0)["plan"]["slots"] == ["A4"]
    play(table, 0, "tile:swan")
    assert table.view(0)["plan"]["given"][-1] == "tile:swan"


def test_a_plan_is_shown_to_nobody_else() -> None:
    table = at("play")
    play(table, 0, "slot:5")
    assert table.view(1)["plan"]["given"] == ["ability:none"]
    assert table.view(None)["plan"] is None


def test_a_plan_says_where_each_offered_card_leads() -> None:
    table = at("play", board="A5=1fish A9=1swan", ready=[["T1"], [], [], []])
    play(table, 0, "ability:tiger")
    assert table.view(0)["plan"]["landings"] == {"slot:5": ["A4"], "slot:9": ["A8"]}


def test_with_two_players_a_card_leads_to_both_sectors() -> None:
    table = at("play", 2)
    assert table.view(0)["plan"]["landings"]["slot:7"] == ["B7", "A7"]


def test_a_plan_knows_the_lines_that_one_tile_would_complete() -> None:
    table = at("play", board="A8=0tiger A9=1swan B3=0tiger C4=1swan", booths=BOOTHS)
    assert table.view(0)["plan"]["nearly"] == [
        {"line": line_of("A7", "A8", "A9"), "slot": "A7", "animals": ["fish", "dragon"]},
        {"line": line_of("A8", "A9", "A10"), "slot": "A10", "animals": ["fish", "dragon"]},
    ]


def test_a_tile_with_a_client_completes_nothing() -> None:
    table = at("play", board="A8=0tiger* A9=1swan", booths=BOOTHS)
    assert table.view(0)["plan"]["nearly"] == []


def test_a_view_names_the_sequences_of_every_booth() -> None:
    table = at("play", board="A8=0tiger A9=1swan A10=2fish", booths=BOOTHS)
    assert table.view(None)["sequences"] == [[line_of("A8", "A9", "A10")], [], [], []]


def test_there_are_no_sequences_when_the_game_is_over() -> None:
    table = at("end", board="A8=0tiger A9=1swan A10=2fish", booths=BOOTHS)
    assert table.view(None)["sequences"] == [[], [], [], []]


def test_points_and_sets_show_where_the_cards_do() -> None:
    won = [["T1", "T6"], ["S1", "S2", "S6"], [], []]
    aided, alone = at("play", ready=won), at("play", ready=won, aid=False)
    assert aided.view(0)["points"] == [3, 7, 0, 0]
    assert aided.view(0)["sets"] == [[0, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
    assert alone.view(0)["points"] == [3, None, None, None]
    assert alone.view(0)["sets"] == [[0, 0, 0, 0], [], [], []]


def test_crs_8_2_what_objectives_bring_shows_where_the_cards_do() -> None:
    won = [["T1", "T6"], ["S1", "S2", "S6"], [], []]
    assert at("play", ready=won).view(0)["objective_points"] == [0, 3, 0, 0]
    alone = at("play", ready=won, aid=False)
    assert alone.view(0)["objective_points"] == [0, None, None, None]
    assert alone.view(None)["objective_points"] == [None] * 4


def test_crs_8_3_a_viewer_sees_which_clients_of_its_next_sets_it_has() -> None:
    table = at(
        "play",
        objectives=["O1", "O2", "O6", "O12"],
        ready=[["T1", "S1", "T2"], ["F1"], [], []],
        used=[["T3", "T4"], [], [], []],
    )
    ones, tigers, pair, line = table.view(0)["collected"]
    assert ones == [True, True, False, False]
    assert tigers == [True, False, False]  # four tigers: a whole set, and one of the next
    assert pair == [True, False]  # tigers to spare, and the swan is in the first set
    assert line == []
    assert table.view(1)["collected"][0] == [False, False, False, True]
    assert table.view(None)["collected"] == [[], [], [], []]


def test_crs_6_5_the_client_who_is_given_a_ride_is_named_to_its_booth_alone() -> None:
    board = "A3=1dragon A4=1dragon A5=2dragon"
    table = at("score", board=board, booths=[["T6", "S1", "F1"], *QUIET[1:]])
    assert [table.view(seat)["boarding"] for seat in (0, 1, None)] == [0, None, None]
    play(table, 0, "ride:0")
    assert [table.view(seat)["boarding"] for seat in (0, 1, None)] == [1, None, None]


def test_the_number_of_seats_says_how_the_board_lies_and_turns() -> None:
    said = [
        {key: at("play", seats).view(None)[key] for key in ("side", "turning", "tiles_each")}
        for seats in (2, 3, 4)
    ]
    assert said == [
        {"side": "four", "turning": "half-turn", "tiles_each": 2},
        {"side": "three", "turning": "clockwise", "tiles_each": 1},
        {"side": "four", "turning": "clockwise", "tiles_each": 1},
    ]


def test_the_memory_aid_counts_the_unseen_clients() -> None:
    deck = ["T1", "T2", "DR"]
    aided = at("play", deck=deck, deck_rest="box")
    assert aided.view(0)["unseen"] == {"tiger": 2, "swan": 0, "horse": 0, "fish": 0, "dragon": 1}
    assert at("play", aid=False).view(0)["unseen"] is None


def line_of(*slots: str) -> int:
    board = GAME.cards.board(4)
    return [board.ids(line) for line in range(len(board.first))].index(
        (slots[0], slots[1], slots[2])
    )
