"""The table at each event: what a line speaks of has happened, and no more."""

from __future__ import annotations

from typing import Any

from serao.games.carrossel.events import (
    AbilityRevealed,
    BoardTurned,
    CardsRecovered,
    ClientArrived,
    ClientBoarded,
    ClientsRanOut,
    PlayBlocked,
    SlotRevealed,
    StandeesRemoved,
    TilePlaced,
)
from serao.games.carrossel.state import Table
from serao.kernel.events import Event
from tests.games.carrossel.at_the_table import at, play

Views = list[tuple[Event, dict[str, Any]]]


def watched(table: Table, seat: int, *names: str) -> Views:
    """Let the last seat answer; return each event with what seat 0 sees then."""
    told = len(table.journal or [])
    table.moments = []
    play(table, seat, *names)
    events = (table.journal or [])[told:]
    return [
        (event, moment.view(0)) for event, moment in zip(events, table.moments or [], strict=True)
    ]


def seen_at(views: Views, kind: type[Event]) -> list[dict[str, Any]]:
    return [view for event, view in views if isinstance(event, kind)]


def last_of(table: Table, *names: str) -> Views:
    """Let everybody but seat 0 give the same answer, then seat 0."""
    for seat in table.waiting()[1:]:
        play(table, seat, *names)
    return watched(table, 0, *names)


def test_a_plan_is_laid_open_with_its_own_line() -> None:
    views = last_of(at("play"), "slot:5", "tile:tiger")
    assert [view["discards"] for view in seen_at(views, SlotRevealed)] == [
        [[5], [], [], []],
        [[5], [5], [], []],
        [[5], [5], [5], []],
        [[5], [5], [5], [5]],
    ]


def test_tiles_come_one_by_one() -> None:
    views = last_of(at("play"), "slot:5", "tile:tiger")
    boards = [sorted(view["board"]) for view in seen_at(views, TilePlaced)]
    assert boards == [["A5"], ["A5", "B5"], ["A5", "B5", "C5"], ["A5", "B5", "C5", "D5"]]


def test_an_ability_is_spent_with_the_plan_and_a_swan_brings_back_what_was_before() -> None:
    table = at(
        "play",
        ready=[["S1"], [], [], []],
        used=[["T1"], [], [], []],
        discards=[[2, 4], [], [], []],
    )
    for seat in (1, 2, 3):
        play(table, seat, "slot:5", "tile:fish")
    views = watched(table, 0, "ability:swan", "slot:7", "tile:fish")
    [spent] = seen_at(views, AbilityRevealed)
    assert (spent["ready"][0], spent["used"][0]) == ([], ["T1", "S1"])
    assert spent["discards"][0] == [2, 4, 7]
    [back] = seen_at(views, CardsRecovered)
    assert (back["ready"][0], back["used"][0]) == (["T1"], ["S1"])
    assert back["discards"][0] == [7]
    assert CardsRecovered(0, 2, 1) in [event for event, _ in views]


def test_standees_have_left_when_it_is_told() -> None:
    table = at("play", board="A4=0tiger** C5=0horse*", ready=[["F1"], [], [], []])
    for seat in (1, 2, 3):
        play(table, seat, "slot:9", "tile:fish")
    views = watched(table, 0, "ability:fish", "slot:9", "tile:fish")
    [cleared] = seen_at(views, StandeesRemoved)
    assert [cleared["board"][slot]["standees"] for slot in ("A4", "C5")] == [0, 0]
    assert StandeesRemoved(0, 3) in [event for event, _ in views]


def test_clients_board_one_by_one_and_a_booth_that_is_short_has_no_sequence() -> None:
    booths = [["T1", "S1", "F1"], ["H7", "H8", "H9"], ["T7", "T8", "T9"], ["F7", "F8", "F9"]]
    table = at("play", board="A3=1tiger A4=1swan", booths=booths)
    for seat in (1, 2, 3):
        play(table, seat, "slot:9", "tile:horse")
    views = watched(table, 0, "slot:5", "tile:fish")
    assert seen_at(views, TilePlaced)[0]["sequences"][0] != []
    riding = seen_at(views, ClientBoarded)
    assert [view["booths"][0] for view in riding] == [["S1", "F1"], ["F1"], []]
    assert [view["ready"][1]["size"] for view in riding] == [1, 2, 2]
    assert [view["points"][1] for view in riding] == [1, 2, 2]
    arrivals = seen_at(views, ClientArrived)
    assert [len(view["booths"][0]) for view in arrivals] == [1, 2, 3]
    assert all(view["sequences"][0] == [] for view in riding + arrivals[:2])


def test_the_board_is_turned_when_it_is_told() -> None:
    [turned] = seen_at(last_of(at("play"), "slot:5", "tile:tiger"), BoardTurned)
    assert (turned["at"], turned["facing"]) == ("rotate", ["D", "A", "B", "C"])


def test_the_game_is_at_its_end_when_a_play_is_blocked() -> None:
    table = at("play", racks=[["tiger"], *[["fish", "fish"]] * 3])
    [blocked] = seen_at(last_of(table, "slot:9"), PlayBlocked)
    assert blocked["at"] == "end"


def test_the_game_is_at_its_end_when_clients_run_out() -> None:
    booths = [["T1", "H6", "H7"], ["S6", "S7", "S8"]]
    rest: dict[str, Any] = {"queues": [[], []], "deck": [], "deck_rest": "box"}
    table = at("play", 2, booths=booths, ready=[["H1"], []], **rest)
    play(table, 1, "slot:9", "tile:fish", "tile:fish")
    views = watched(table, 0, "ability:horse", "slot:5", "tile:tiger", "tile:fish")
    [ended] = seen_at(views, ClientsRanOut)
    assert (ended["at"], ended["sequences"]) == ("end", [[], []])
