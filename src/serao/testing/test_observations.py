"""What a seat may know, as a row of numbers: exactly that, in every game that declares its fields."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

import pytest

import serao
from serao.kernel.playout import act_at_random
from serao.kernel.state import State
from serao.testing.tables import (
    Moment,
    Setting,
    law,
    moments,
    seats_and_spectator,
    seeds,
    table_at,
)

if TYPE_CHECKING:
    from serao.kernel.observation import Observation


def observation_of(table: State) -> Observation:
    """Return what its seats may know as numbers, where there are any."""
    pytest.importorskip("librt.strings", reason="rows of numbers need librt: serao[rl] brings it")
    if table.game.fields is None:
        pytest.skip(f"{table.game.slug} declares no fields, which rows are made of")
    return table.game.observation(table.seats)


@law(moment=moments, seed=seeds)
def test_a_world_that_looks_the_same_gives_the_same_row(
    setting: Setting, moment: Moment, seed: int
) -> None:
    table = table_at(setting, moment)
    observation = observation_of(table)
    for seat in seats_and_spectator(table):
        viewer = -1 if seat is None else seat
        world = table.determinize(seat, serao.Rng(seed))
        assert observation.look(world, viewer) == observation.look(table, viewer)


@law(moment=moments, seed=seeds)
def test_what_changes_a_view_changes_the_row(setting: Setting, moment: Moment, seed: int) -> None:
    table = table_at(setting, moment)
    observation = observation_of(table)
    before = [(table.view(seat), observation.look(table, seat)) for seat in range(table.seats)]
    act_at_random(table, serao.Rng(seed))
    for seat, (view, row) in enumerate(before):
        if table.view(seat) != view:
            assert observation.look(table, seat) != row


@law(moment=moments)
def test_a_stored_table_gives_the_same_rows(setting: Setting, moment: Moment) -> None:
    """What a position leaves out, as what is left from a round that is over, is in no row."""
    table = table_at(setting, moment)
    observation = observation_of(table)
    stored = table.game.table_from(table.position())
    for seat in range(-1, table.seats):
        assert observation.look(stored, seat) == observation.look(table, seat)


@law(moment=moments)
def test_every_entry_is_within_its_range(setting: Setting, moment: Moment) -> None:
    table = table_at(setting, moment)
    observation = observation_of(table)
    for seat in range(-1, table.seats):
        row = memoryview(observation.look(table, seat)).cast("b")
        for entry, number in zip(observation.entries, row, strict=True):
            assert entry.low <= number <= entry.high, entry


def test_every_entry_has_a_name_of_its_own(setting: Setting) -> None:
    observation = observation_of(setting.new_table(1))
    names = [entry.name for entry in observation.entries]
    assert len(set(names)) == len(names) == observation.size
    assert {entry.kind for entry in observation.entries} <= {"flag", "count", "number"}


def test_what_cannot_be_looked_at_is_refused(setting: Setting) -> None:
    table = setting.new_table(1)
    observation = observation_of(table)
    for seat in (-2, table.seats):
        with pytest.raises(ValueError, match=f"there is no seat {seat}"):
            observation.look(table, seat)
    another = "urto" if setting.slug != "urto" else "caretos"
    with pytest.raises(ValueError, match=f"not at {another} with 2"):
        observation.look(serao.game(another).new_table(2), 0)


def test_a_buffer_that_does_not_fit_is_refused_and_left_alone(setting: Setting) -> None:
    table = setting.new_table(1)
    observation = observation_of(table)
    for own, at in ((bytearray(9), 0), (bytearray(observation.size), 1), (bytearray(9999), -1)):
        size = len(own)
        with pytest.raises(ValueError, match="do not fit"):
            observation.write(table, 0, own, at)
        assert own == bytes(size)
    with pytest.raises(TypeError, match="written into bytes"):
        observation.write(table, 0, array("d", [0.0] * observation.size))


def test_a_row_is_written_where_the_caller_says(setting: Setting) -> None:
    table = setting.new_table(1)
    observation = observation_of(table)
    own = bytearray(b"\xee" * (observation.size + 2))
    observation.write(table, 0, memoryview(own), 1)
    assert own == b"\xee" + observation.look(table, 0) + b"\xee"
    signed = array("b", bytes(observation.size))
    observation.write(table, 0, signed)
    assert signed.tobytes() == observation.look(table, 0)
