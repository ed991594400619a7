"""Events, what undo may go back over, and chance."""

from __future__ import annotations

from collections import Counter

import pytest

from serao.kernel.errors import LuckError
from serao.kernel.events import HIDDEN, Event
from tests.kernel.toy.game import (
    FACES,
    HIDE,
    LEFT,
    PEBBLES,
    TAKE,
    Fist,
    PebblesHidden,
    PebblesTaken,
    Roll,
    Say,
    Table,
    Take,
    Whispered,
    table_of,
)


def test_events_are_kept_in_order_when_there_is_a_journal() -> None:
    table = table_of(Take(0), Take(1))
    table.act(TAKE + 2)
    table.act(TAKE + 1)
    assert table.journal == [PebblesTaken(0, 2), Whispered(0), PebblesTaken(1, 1), Whispered(1)]


def test_without_a_journal_nothing_is_kept_and_all_is_the_same() -> None:
    told, silent = PEBBLES.new_table(2, journal=True), PEBBLES.new_table(2)
    assert silent.journal is None
    for table in (told, silent):
        table.act(TAKE + 3)
        table.act(TAKE + 1)
    assert silent.journal is None
    assert told.position() == silent.position()
    silent.emit(PebblesTaken(0, 1))
    assert silent.journal is None


def test_an_event_may_hide_a_field_or_itself() -> None:
    assert PebblesHidden(1, 3).as_seen_by(1) == PebblesHidden(1, 3)
    assert PebblesHidden(1, 3).as_seen_by(0) == PebblesHidden(1, HIDDEN)
    assert PebblesHidden(1, 3).as_seen_by(-1) == PebblesHidden(1, HIDDEN)
    assert Whispered(0).as_seen_by(0) == Whispered(0)
    assert Whispered(0).as_seen_by(1) is None
    assert Event().as_seen_by(0) == Event()


# -- what came to light -------------------------------------------------------------------------


def test_an_own_choice_reveals_nothing_and_may_be_taken_back() -> None:
    table = table_of(Take(0), Take(0), Say("end"))
    before = table.reveals
    table.act(TAKE + 1)
    assert table.reveals == before


def test_playing_for_another_seat_counts_as_a_reveal() -> None:
    table = table_of(Take(0), Take(1), heap=3)
    before = table.reveals
    table.act(TAKE + 2)  # seat 1 takes the last one by force
    assert table.reveals > before
    own = table_of(Take(0), Take(0), heap=3)
    before = own.reveals
    own.act(TAKE + 2)
    assert own.reveals == before


def test_the_end_of_a_simultaneous_choice_is_a_reveal() -> None:
    table = table_of(Fist((0, 1)))
    before = table.reveals
    table.act(LEFT, 0)
    assert table.reveals == before
    table.act(LEFT, 1)
    assert table.reveals > before


def test_chance_is_a_reveal() -> None:
    table = table_of(Take(0), Roll())
    before = table.reveals
    table.act(TAKE + 1)
    assert table.reveals > before
    table = table_of(Take(0))
    before = table.reveals
    table.revealed()
    assert table.reveals == before + 1


def test_what_a_seat_shows_is_counted_apart_and_kept_by_clones_only() -> None:
    table = table_of(Take(0))
    reveals = table.reveals
    table.showed()
    assert (table.shows, table.reveals) == (1, reveals)
    assert table.clone().shows == 1
    assert table.game.table_from(table.position()).shows == 0


# -- chance -------------------------------------------------------------------------------------


def test_a_lot_is_uniform_and_fixed_by_the_seed() -> None:
    rolls: Counter[str] = Counter()
    for seed in range(600):
        (face,) = table_of(Roll(), seed=seed).log
        rolls[face] += 1
    assert set(rolls) == set(FACES)
    assert all(70 < count < 130 for count in rolls.values())
    assert (
        table_of(Roll(), Roll(), Roll(), seed=5).log == table_of(Roll(), Roll(), Roll(), seed=5).log
    )


def scripted(*luck: str | int, rolls: int) -> Table:
    """Return a table after so many rolls of its die."""
    table = PEBBLES.table_at({"heap": 1}, luck=luck)
    assert table.waiting() == (0, 1)
    for _ in range(rolls - 1):
        table.stack.insert(0, Roll())
    table.act(LEFT, 0)
    table.act(HIDE, 0)
    table.act(LEFT, 1)
    return table


def test_scripted_luck_is_used_in_order_and_then_the_seed_decides() -> None:
    table = scripted("five", "zero", rolls=3)
    assert table.log[:2] == ["five", "zero"]
    assert len(table.log) == 3
    assert table.luck == []


def test_luck_that_cannot_come_is_refused_with_what_could() -> None:
    with pytest.raises(LuckError, match="'seven' cannot come here: it could be five, four, one"):
        scripted("seven", rolls=1)


def test_luck_left_over_stays() -> None:
    table = scripted("five", "zero", rolls=1)
    assert table.log == ["five"]
    assert table.luck == ["zero"]


def test_a_clone_has_the_same_scripted_luck_of_its_own() -> None:
    table = PEBBLES.table_at({"heap": 3}, luck=["two"])
    clone = table.clone()
    clone.act(TAKE + 3)
    for seat in (0, 1):
        clone.act(LEFT, seat)
    clone.act(HIDE, 0)
    assert clone.log == ["two"]
    assert table.luck == ["two"]


def test_scripted_values_may_be_written_as_numbers() -> None:
    table = PEBBLES.table_at({"heap": 3}, luck=[6, "two"])
    assert table.luck == ["two", "6"]
