"""CAR-13 End and scoring."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import serao
from serao.games.caretos.crowds import crowd_of
from serao.games.caretos.scoring import final_worth
from serao.games.caretos.state import Table
from tests.games.caretos.at_the_table import (
    GAME,
    decision,
    go,
    look,
    night,
    offered,
    play,
    run_as,
    table_at,
    told,
    use,
)

COLOURS = ["red", "blue", "white", "green", "yellow"]


def ended(seats: int = 2, **keys: Any) -> Table:
    return table_at({"at": "end", **keys}, seats=seats)


def last_round(cards: str, turns: int, **keys: Any) -> Table:
    """Return seat 0 with ``turns`` of the last round to be played."""
    return night(cards, deck_rest="box", last_turns=turns, **keys)


def test_car_13_1_when_the_villagers_are_gone_nothing_else_happens() -> None:
    table = use("werewolf", "n20", alone=True, villagers={"p3": ["red"]}, piles=[["n14"]])
    go(table, "p3")  # four moves, a Careto, a draw and an emptied pile were to come
    assert table.is_over
    assert look(table, "piles.0") == ["n14", "n20"]
    assert look(table, "hands.0") == []
    assert look(table, "last_turns") == 0


def test_car_13_2_the_rest_of_a_flight_belongs_to_it() -> None:
    table = use(
        "witch",
        "n04",
        alone=True,
        villagers={"w3": ["red", "blue"]},
        monsters={"maria-gancha": "p13"},
    )
    go(table, "w3")
    run_as(table, "red")
    assert look(table, "captured.0") == ["red", "blue"]
    assert table.is_over


def test_car_13_3_the_last_card_begins_the_last_round_of_one_turn_each() -> None:
    table = night("n04 n05 n06", 3, deck=["n30"], deck_rest="box")
    play(table, "play:n04", "stop")
    assert look(table, "deck") == []
    assert look(table, "last_turns") == 4
    assert told(table, "LastRoundBegan")[0].seat == 3
    for seat, left in ((0, 4), (1, 3), (2, 2), (3, 1)):
        assert look(table, "last_turns") == left
        assert table.waiting() == (seat,)
        hand = len(look(table, f"hands.{seat}"))
        while look(table, "active") == seat and not table.is_over:
            plays = [name for name in offered(table) if name.startswith("play")]
            play(table, plays[0] if plays else offered(table)[0])
        assert len(look(table, f"hands.{seat}")) == hand - 1  # no draw
    assert table.is_over
    assert look(table, "active") == 3


def test_car_13_3_in_a_whole_game_everybody_has_ten_turns() -> None:
    for seats in (2, 3, 4):
        table = GAME.new_table(seats, 4, journal=True)
        assert isinstance(table, Table)
        while not table.is_over:
            stop = [0] if 0 in table.options(table.waiting()[0]) else []
            table.act((stop or table.options(table.waiting()[0]))[0])
        turns = Counter(event.seat for event in told(table, "TurnBegan"))
        assert turns == dict.fromkeys(range(seats), 10)
        drawer = told(table, "LastRoundBegan")[0].seat
        assert (drawer + 1) % seats == look(table, "starter")


def test_car_13_4_villagers_and_fulfilled_cards_and_the_final_card() -> None:
    table = ended(
        captured=[["red", "red", "blue"]], fulfilled=[["b00", "b12"]], finals=["f4", "f0"]
    )
    assert table.scores() == [3 + 3 + 4, 0]


def slow_worth(final: int, captured: list[str]) -> int:
    """Return what a Final Bonus Card pays, set by set, straight from the card."""
    rest = Counter(captured)
    if final == 0:
        sets = 0
        while all(rest[colour] > 0 for colour in COLOURS):
            rest.subtract(COLOURS)
            sets += 1
        return 5 * sets
    if final in (1, 2, 3):
        size, points = {1: (4, 9), 2: (3, 5), 3: (2, 3)}[final]
        total = 0
        for colour in COLOURS:
            while rest[colour] >= size:
                rest[colour] -= size
                total += points
        return total
    return 2 * rest[COLOURS[final - 4]]


@given(
    captured=st.lists(st.sampled_from(COLOURS), max_size=35).filter(
        lambda found: max(Counter(found).values(), default=0) <= 7
    ),
    final=st.integers(0, 8),
)
def test_car_13_5_a_villager_counts_in_one_set_only(captured: list[str], final: int) -> None:
    crowd = crowd_of([COLOURS.index(colour) for colour in captured])
    cards = ended().cards
    assert final_worth(cards, final, crowd) == slow_worth(final, captured)


@pytest.mark.parametrize(
    ("campfires", "captured", "fulfilled", "ranking"),
    [
        ([0, 0], [["red"] * 2, ["blue"]], [[], []], [[0], [1]]),
        ([1, 0], [["red"], ["blue"]], [[], []], [[0], [1]]),  # more Campfires
        ([0, 2], [["red"], ["blue"]], [[], []], [[1], [0]]),
        # 2 VP each: two Villagers against one and a card of 1 VP: more Villagers
        ([1, 1], [["blue"], ["white", "green"]], [["b12"], []], [[1], [0]]),
        ([1, 1], [["red"], ["blue"]], [[], []], [[0, 1]]),  # shared
    ],
)
def test_car_13_6_ties_by_campfires_then_villagers_then_shared(
    campfires: list[int], captured: list[Any], fulfilled: list[Any], ranking: list[list[int]]
) -> None:
    table = ended(campfires=campfires, captured=captured, fulfilled=fulfilled, finals=["f0", "f1"])
    assert table.ranking() == ranking


def test_car_13_7_final_cards_are_revealed_at_the_end_and_not_before() -> None:
    table = use("werewolf", "n20", alone=True, villagers={"p3": ["red"]})
    assert table.view(1)["finals"][0]["known"] == []
    go(table, "p3")
    finals = look(table, "finals")
    for seat in (0, 3, None):
        assert [zone["known"] for zone in table.view(seat)["finals"]] == [[f] for f in finals]
    assert len(told(table, "FinalRevealed")) == 4


def test_car_13_8_scores_at_any_time_and_zero_for_a_final_card_not_yet_there() -> None:
    table = night("n04 n05", captured=[["red", "red"]], finals=["f4", "f0", "f1", "f2"])
    assert table.scores() == [6, 0, 0, 0]
    assert table.ranking() == []
    choosing = table_at({"at": "finals", "captured": [["red"] * 4]}, expert=True)
    assert choosing.scores() == [4, 0]


def test_car_13_9_before_the_end_only_the_public_part_is_shown() -> None:
    table = night("n04 n05", captured=[["red", "red"]], finals=["f4", "f0", "f1", "f2"])
    for seat in (0, 1, None):
        assert table.view(seat)["points"] == [2, 0, 0, 0]
    over = ended(captured=[["red", "red"]], finals=["f4", "f0"])
    assert over.view(None)["points"] == [6, 0]


def test_car_13_10_the_turn_of_the_last_round_is_finished_as_usual() -> None:
    table = last_round("n04", 1, piles=[["n12"]])
    play(table, "stop")
    assert table.is_over
    assert table.waiting() == ()
    assert look(table, "active") == 0
    assert look(table, "piles.0") == []
    assert look(table, "turn.card") == ""
    assert decision(table) == ""
    with pytest.raises(serao.IllegalAction, match="the game is over"):
        play(table, "stop")


def test_car_13_10_a_game_that_ended_in_mid_turn_keeps_the_turn() -> None:
    table = use("werewolf", "n20", alone=True, villagers={"p3": ["red"]})
    go(table, "p3")
    assert look(table, "active") == 0
    assert look(table, "turn.activated") == ["werewolf"]
