"""Taking back one's own last choice, while nothing hidden has come to light."""

from __future__ import annotations

import serao
from serao.kernel.state import State
from serao.records import Player, Record, new_record
from serao.terminal import taken_back


def game_of_two(seats: int) -> tuple[Record, State]:
    players = [Player(f"Player {seat}") for seat in range(seats)]
    record = new_record(serao.game("wipe-em-out"), players, {}, seed="undo")
    return record, record.opened()


def first_option(table: State, seat: int) -> int:
    return table.options(seat)[0]


def test_a_secret_answer_can_be_taken_back_until_all_are_in() -> None:
    record, table = game_of_two(4)
    before = table.position()
    record.add(table, 0, first_option(table, 0))
    undone, problem = taken_back(record, table, 0)
    assert undone is not None
    assert undone.position() == before
    assert record.actions == []
    assert problem == ""


def test_a_choice_that_others_answered_cannot_be_taken_back() -> None:
    record, table = game_of_two(4)
    record.add(table, 0, first_option(table, 0))
    record.add(table, 1, first_option(table, 1))
    undone, problem = taken_back(record, table, 0)
    assert undone is None
    assert "answered by others" in problem
    assert len(record.actions) == 2


def test_a_choice_that_brought_something_to_light_cannot_be_taken_back() -> None:
    record, table = game_of_two(2)
    while not table.reveals or len(record.actions) < 2:
        seat = table.waiting()[-1]
        reveals = table.reveals
        record.add(table, seat, first_option(table, seat))
        if table.reveals > reveals and len(record.actions) > 1:
            break
    made = list(record.actions)
    undone, problem = taken_back(record, table, made[-1].seat)
    assert undone is None
    assert "hidden to light" in problem
    assert record.actions == made
