"""The position document (RULES.md, 12): defaults, checks, entry points."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import serao
from tests.games.carrossel.at_the_table import GAME, QUIET, at, look, offered, tiles

ALL = list(range(1, 13))
NOBODY: list[list[str]] = [[], [], []]


def placed(seats: int = 4, seed: int = 0, **document: Any) -> dict[str, Any]:
    """Return the position of a partial document; at the end, so that nothing happens first."""
    return GAME.table_at({"at": "end", **document}, seats, seed=seed).position()


# -- defaults ------------------------------------------------------------------------------------


def test_an_empty_document_stands_at_play_in_round_1() -> None:
    position = GAME.table_at({}, 4).position()
    assert (position["at"], position["round"]) == ("play", 1)


def test_all_keys_are_returned_and_no_others() -> None:
    keys = (
        "at round facing direction board racks hands discards booths deck ready used box "
        "objectives pending"
    ).split()
    assert sorted(placed(4)) == sorted(keys)
    assert sorted(placed(3)) == sorted(keys)
    assert sorted(placed(2)) == sorted([*keys, "queues"])


def test_racks_default_to_the_tiles_that_are_not_on_the_board() -> None:
    position = placed(board=tiles("A1=0tiger A2=0tiger A3=0dragon A4=1swan"))
    assert Counter(position["racks"][0]) == {
        "tiger": 1,
        "swan": 3,
        "horse": 3,
        "fish": 3,
        "dragon": 1,
    }
    assert len(position["racks"][1]) == 13


def test_missing_tiles_are_out_of_the_game() -> None:
    position = placed(racks=[["tiger"], [], ["fish", "fish"], ["dragon"]])
    assert position["racks"] == [["tiger"], [], ["fish", "fish"], ["dragon"]]


def test_hands_and_discards_follow_from_each_other() -> None:
    hands = placed(hands=[[4, 5, 6], [], ALL, [12]])
    assert hands["discards"][0] == [1, 2, 3, 7, 8, 9, 10, 11, 12]
    assert hands["discards"][1:3] == [ALL, []]
    discards = placed(discards=[[9, 4], [], [], []])
    assert discards["hands"][0] == [1, 2, 3, 5, 6, 7, 8, 10, 11, 12]
    both = placed(hands=[[1, 2], ALL, ALL, ALL], discards=[ALL[2:], [], [], []])
    assert both["hands"][0] == [1, 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_booths_and_queues_are_dealt_from_the_cards_not_mentioned_never_the_dragon(
    seats: int,
) -> None:
    for seed in range(30):
        position = placed(seats, seed, ready=[["T1", "S1"], *[[]] * (seats - 1)])
        zones = [*position["booths"], *position.get("queues", [])]
        assert [len(zone) for zone in zones] == [3] * len(zones)
        dealt = {client for zone in zones for client in zone}
        assert not dealt & {"T1", "S1", "DR"}


def test_the_written_deck_is_on_top_and_the_rest_below() -> None:
    deck = placed(booths=QUIET, deck=["F1", "T1"])["deck"]
    assert deck[:2] == ["F1", "T1"]
    assert len(deck) == 37 - 12


def test_the_rest_can_be_boxed() -> None:
    position = placed(booths=QUIET, deck=["F1", "T1"], deck_rest="box", ready=[["S1"], *NOBODY])
    assert position["deck"] == ["F1", "T1"]
    assert len(position["box"]) == 37 - 12 - 3
    assert "DR" in position["box"]
    assert "deck_rest" not in position


def test_without_a_place_of_its_own_the_dragon_lies_in_its_window() -> None:
    places = {placed(booths=QUIET, seed=seed)["deck"].index("DR") + 12 for seed in range(200)}
    assert places == {16, 17, 18, 19, 20}


def test_a_window_that_misses_the_deck_leaves_the_dragon_anywhere_in_the_unwritten_part() -> None:
    gone = [[f"{a}{n}" for a in "TSHF" for n in range(1, 6)], *NOBODY]
    decks = [
        placed(booths=QUIET, ready=gone, deck=["T6"], seed=seed)["deck"] for seed in range(120)
    ]
    assert {len(deck) for deck in decks} == {37 - 12 - 20}
    assert {deck.index("DR") for deck in decks} == {1, 2, 3, 4}


def test_the_window_counts_the_cards_that_are_gone() -> None:
    gone = [["T1", "T2", "T3", "T4"], *NOBODY]
    places = {
        placed(booths=QUIET, ready=gone, seed=seed)["deck"].index("DR") for seed in range(200)
    }
    assert places == {0, 1, 2, 3, 4}


@pytest.mark.parametrize(
    ("document", "direction"),
    [
        ({}, "clockwise"),
        ({"booths": [["DR", "T1", "T2"], *QUIET[1:]]}, "counter-clockwise"),
        ({"ready": [[], ["DR"], [], []]}, "counter-clockwise"),
        ({"deck": ["DR"]}, "clockwise"),
        ({"box": ["DR"]}, "clockwise"),
        ({"ready": [[], ["DR"], [], []], "direction": "clockwise"}, "clockwise"),
        ({"direction": "counter-clockwise"}, "counter-clockwise"),
    ],
)
def test_the_direction_follows_from_a_dragon_that_was_seen(
    document: dict[str, Any], direction: str
) -> None:
    assert placed(**document)["direction"] == direction


def test_two_players_have_no_direction_but_clockwise() -> None:
    booths = [["DR", "T1", "T2"], ["S1", "S2", "S3"]]
    assert placed(2, booths=booths)["direction"] == "clockwise"


def test_the_box_holds_the_marked_clients_of_two_whether_written_or_not() -> None:
    marked = ["T5", "T9", "S5", "S9", "H5", "H9", "F5", "F9"]
    assert placed(2)["box"] == marked
    assert placed(2, box=["F9", "T1"])["box"] == ["T1", *marked]
    with pytest.raises(serao.PositionError, match="T5 is out of the game of two") as refusal:
        placed(2, ready=[["T5"], []])
    assert refusal.value.keys == ("ready.0", "box")


def test_neutral_slots_not_named_get_the_tiles_not_named() -> None:
    board = placed(3, board=tiles("NA0=fish NA1=fish NB2=fish*"))["board"]
    assert Counter(tile["animal"] for tile in board.values()) == {
        "tiger": 3, "swan": 3, "horse": 3, "fish": 3,
    }  # fmt: skip
    assert [board[slot]["animal"] for slot in ("NA0", "NA1", "NB2")] == ["fish"] * 3
    assert board["NB2"]["standees"] == 1


def test_at_the_end_booths_may_be_short() -> None:
    assert placed(booths=[[], ["T1"], ["T2", "T3"], ["S1", "S2", "S3"]])["booths"][0] == []
    won = [[f"{a}{n}" for a in "TSHF" for n in range(1, 8)], *NOBODY]
    assert sum(len(booth) for booth in placed(ready=won)["booths"]) == 8


# -- refusals --------------------------------------------------------------------------------------

FOUR: list[tuple[str, dict[str, Any]]] = [
    ("at", {"at": "setup"}),
    ("at", {"at": 1}),
    ("round", {"round": 0}),
    ("round", {"round": "two"}),
    ("round", {"round": True}),
    ("facing", {"facing": ["A", "B", "C"]}),
    ("facing", {"facing": ["A", "C", "B", "D"]}),
    ("facing", {"facing": ["BA", "DC", "BA", "DC"]}),
    ("facing", {"facing": "ABCD"}),
    ("direction", {"direction": "left"}),
    ("board", {"board": tiles("E1=0tiger")}),
    ("board", {"board": tiles("A13=0tiger")}),
    ("board", {"board": tiles("NA0=fish")}),
    ("board", {"board": tiles("A1=fish")}),
    ("board", {"board": tiles("A1=4fish")}),
    ("board", {"board": tiles("A1=0cow")}),
    ("board", {"board": {"A1": {"owner": 0}}}),
    ("board", {"board": {"A1": {"animal": "fish"}}}),
    ("board", {"board": {"A1": {"owner": True, "animal": "fish"}}}),
    ("board", {"board": {"A1": {"owner": 0, "animal": "fish", "standees": -1}}}),
    ("board", {"board": {"A1": {"owner": 0, "animal": "fish", "riders": 1}}}),
    ("board", {"board": ["A1"]}),
    ("board", {"board": tiles("A1=0tiger A2=0tiger A3=0tiger A4=0tiger")}),
    ("board", {"board": tiles("A1=2dragon A2=2dragon B3=2dragon")}),
    ("racks", {"racks": [["tiger"] * 4, [], [], []]}),
    ("racks", {"racks": [["dragon"] * 2, [], [], []], "board": tiles("A1=0dragon")}),
    ("racks", {"racks": [[], [], []]}),
    ("racks", {"racks": [["cow"], [], [], []]}),
    ("hands", {"hands": [[1, 1], [], [], []]}),
    ("hands", {"hands": [[0], [], [], []]}),
    ("hands", {"hands": [[13], [], [], []]}),
    ("hands", {"hands": [["1"], [], [], []]}),
    ("hands", {"hands": [[1]]}),
    ("discards", {"discards": [[2, 2], [], [], []]}),
    ("discards", {"hands": [[1], ALL, ALL, ALL], "discards": [[2], [], [], []]}),
    ("hands", {"hands": [ALL, ALL, ALL, ALL], "discards": [[2], [], [], []]}),
    ("booths", {"at": "play", "booths": [["T1", "T2"], *QUIET[1:]]}),
    ("booths", {"at": "play", "booths": [["T1", "T2", "T3", "T4"], *QUIET[1:]]}),
    ("booths", {"booths": [["T1", "T2", "T3", "T4"], *QUIET[1:]]}),
    ("booths", {"booths": [["T1", "T2", "X3"], *QUIET[1:]]}),
    ("booths", {"booths": QUIET[:3]}),
    ("booths", {"at": "play", "deck": [f"{a}{n}" for a in "TSHF" for n in range(1, 8)]}),
    ("queues", {"queues": [[], [], [], []]}),
    ("deck", {"deck": ["T1", "T1"]}),
    ("deck", {"deck": "T1"}),
    ("deck", {"booths": QUIET, "deck": ["H7"]}),
    ("booths", {"booths": QUIET, "deck": ["H7"]}),
    ("deck_rest", {"deck_rest": "discard"}),
    ("ready", {"ready": [["T1"], ["T1"], [], []]}),
    ("ready", {"ready": [["T10"], [], [], []]}),
    ("used", {"used": [["DR"], [], [], []]}),
    ("used", {"ready": [["T1"], [], [], []], "used": [["T1"], [], [], []]}),
    ("box", {"box": ["T1", "T1"]}),
    ("box", {"box": ["H7"], "booths": QUIET}),
    ("objectives", {"objectives": ["O1", "O2", "O3"]}),
    ("objectives", {"objectives": ["O1", "O2", "O3", "O3"]}),
    ("objectives", {"objectives": ["O1", "O2", "O3", "O15"]}),
    ("objectives", {"objectives": ["O1", "O2", "O3", "O4", "O5"]}),
    ("slots", {"slots": []}),
]
THREE: list[tuple[str, dict[str, Any]]] = [
    ("board", {"board": tiles("NA0=dragon")}),
    ("board", {"board": tiles("NA0=0fish")}),
    ("board", {"board": tiles("D1=0fish")}),
    ("board", {"board": tiles("NA0=fish NA1=fish NA2=fish NA3=fish")}),
    ("board", {"board": tiles("NA4=fish")}),
    ("queues", {"queues": [[], [], []]}),
    ("facing", {"facing": ["A", "C", "B"]}),
]
TWO: list[tuple[str, dict[str, Any]]] = [
    ("direction", {"direction": "counter-clockwise"}),
    ("facing", {"facing": ["AB", "CD"]}),
    ("facing", {"facing": ["A", "B"]}),
    ("queues", {"queues": [["T1", "T2", "T3", "T4"], []]}),
    ("queues", {"queues": [["T5"], []]}),
    ("booths", {"booths": [["T5", "T1", "T2"], ["S1", "S2", "S3"]]}),
    ("deck", {"deck": ["F9"]}),
    ("ready", {"ready": [["H5"], []]}),
    ("used", {"used": [[], ["S9"]]}),
]
REFUSED = [(4, *row) for row in FOUR] + [(3, *row) for row in THREE] + [(2, *row) for row in TWO]


@pytest.mark.parametrize(
    ("seats", "key", "document"),
    REFUSED,
    ids=[f"{n}-{key}-{i}" for i, (n, key, _) in enumerate(REFUSED)],
)
def test_an_impossible_document_is_refused_with_its_key(
    seats: int, key: str, document: dict[str, Any]
) -> None:
    with pytest.raises(serao.PositionError) as refusal:
        GAME.table_at({"at": "end", **document}, seats)
    assert any(named == key or named.startswith(f"{key}.") for named in refusal.value.keys)


# -- entry points ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("point", "facing", "number"),
    [
        ("play", ["A", "B", "C", "D"], 2),
        ("score", ["D", "A", "B", "C"], 3),
        ("rotate", ["D", "A", "B", "C"], 3),
        ("score-again", ["A", "B", "C", "D"], 3),
    ],
)
def test_an_entry_point_runs_on_to_the_next_choice(
    point: str, facing: list[str], number: int
) -> None:
    table = at(point)
    assert (look(table, "at"), look(table, "round")) == ("play", number)
    assert look(table, "facing") == facing


def test_at_the_end_nothing_happens() -> None:
    table = at(
        "end",
        board="A3=0tiger A4=0swan A5=0fish",
        booths=[
            ["T1", "S1", "F1"],
            *QUIET[:0],
            ["H7", "H8", "H9"],
            ["T7", "T8", "T9"],
            ["F7", "F8", "F9"],
        ],
    )
    assert table.is_over
    assert table.scores() == [0, 0, 0, 0]


@pytest.mark.parametrize(("point", "name"), [("score", "score"), ("score-again", "score-again")])
def test_while_a_scoring_phase_waits_the_position_says_which(point: str, name: str) -> None:
    table = at(
        point,
        board="A3=0tiger A4=0swan A5=0fish A6=0tiger",
        booths=[["T1", "S1", "F1"], ["H7", "H8", "H9"], ["T7", "T8", "T9"], ["F7", "F8", "F9"]],
    )
    assert look(table, "at") == name
    assert offered(table, 0) == ["line:23", "line:24"]
    again = GAME.table_from(table.position())
    assert again.position() == table.position()
    assert again.options(0) == table.options(0)


def test_a_half_given_answer_survives_storing_and_stays_secret() -> None:
    table = at("play")
    table.act(GAME.actions.index("slot:5"), 2)
    again = GAME.table_from(table.position())
    assert again.position() == table.position()
    assert offered(again, 2)[0] == "tile:tiger"


def test_scripted_luck_has_nothing_to_script() -> None:
    table = GAME.table_at({}, 4, luck=["T1"])
    while not table.is_over:
        seat = table.waiting()[0]
        table.act(table.options(seat)[-1], seat)
    assert table.luck == ["T1"]
