"""Conservation: tiles, cards and standees are neither lost nor made. What is not barred is offered."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import serao
from serao.games.carrossel.actions import MOST_LINES
from serao.games.carrossel.events import ClientBoarded, ClientBoxed, StandeesRemoved
from serao.games.carrossel.state import Table
from serao.kernel.playout import act_at_random
from serao.kernel.words import bar_at
from tests.games.carrossel.at_the_table import GAME

SETS = Counter(tiger=3, swan=3, horse=3, fish=3, dragon=2)
moments = given(seed=st.integers(0, 9999), decisions=st.integers(0, 110))


def after(seats: int, seed: int, decisions: int) -> Table:
    table = GAME.new_table(seats, seed, journal=True)
    rng = serao.Rng(seed)
    while decisions and not table.is_over:
        act_at_random(table, rng)
        decisions -= 1
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
@moments
def test_every_client_is_in_exactly_one_place(seats: int, seed: int, decisions: int) -> None:
    position = after(seats, seed, decisions).position()
    zones = [position["deck"], position["box"]]
    for key in ("booths", "ready", "used", *(["queues"] if seats == 2 else [])):
        zones += position[key]
    assert sorted(c for zone in zones for c in zone) == sorted(GAME.cards.clients)


@pytest.mark.parametrize("seats", [2, 3, 4])
@moments
def test_every_tile_is_on_the_board_or_behind_its_screen(
    seats: int, seed: int, decisions: int
) -> None:
    position = after(seats, seed, decisions).position()
    for seat in range(seats):
        laid = [tile["animal"] for tile in position["board"].values() if tile["owner"] == seat]
        assert Counter(laid + position["racks"][seat]) == SETS
    neutral = [t for t in position["board"].values() if t["owner"] == "neutral"]
    assert len(neutral) == (12 if seats == 3 else 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
@moments
def test_every_slot_card_is_in_hand_or_open(seats: int, seed: int, decisions: int) -> None:
    position = after(seats, seed, decisions).position()
    for hand, laid in zip(position["hands"], position["discards"], strict=True):
        assert sorted(hand + laid) == list(range(1, 13))


@pytest.mark.parametrize("seats", [2, 3, 4])
@moments
def test_every_standee_on_the_board_has_boarded_and_was_not_removed(
    seats: int, seed: int, decisions: int
) -> None:
    table = after(seats, seed, decisions)
    events = table.journal or []
    boarded = sum(isinstance(event, ClientBoarded | ClientBoxed) for event in events)
    removed = sum(event.standees for event in events if isinstance(event, StandeesRemoved))
    standees = sum(tile["standees"] for tile in table.position()["board"].values())
    assert standees == boarded - removed
    won = sum(len(zone) for key in ("ready", "used") for zone in table.position()[key])
    boxed = len(table.position()["box"]) - (8 if seats == 2 else 0)
    assert won + boxed == boarded


@pytest.mark.parametrize("seats", [2, 3, 4])
@moments
def test_what_follows_from_the_tiles_is_kept_in_step(seats: int, seed: int, decisions: int) -> None:
    table = after(seats, seed, decisions)
    again = GAME.table_from(table.position())
    assert (table.filled, table.free) == (again.filled, again.free)


@pytest.mark.parametrize("seats", [2, 3, 4])
@moments
def test_between_phases_every_booth_has_three(seats: int, seed: int, decisions: int) -> None:
    table = after(seats, seed, decisions)
    if not table.is_over:
        assert [len(booth) for booth in table.booths] == [3] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
@moments
def test_what_is_not_barred_is_offered(seats: int, seed: int, decisions: int) -> None:
    table = after(seats, seed, decisions)
    on_the_board = [name for name in GAME.actions if name not in lines_of_the_other_side(table)]
    for seat in table.waiting():
        barred = [bar_at(table, GAME.actions.index(name), seat) for name in on_the_board]
        allowed = [name for name, bar in zip(on_the_board, barred, strict=True) if bar is None]
        assert allowed == [GAME.actions[action] for action in table.options(seat)]


def lines_of_the_other_side(table: Table) -> set[str]:
    return {f"line:{line}" for line in range(len(table.board.first), MOST_LINES)}
