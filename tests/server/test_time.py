"""Clocks that decide nothing, and reminders."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from serao.server import reminders, seats
from serao.server.alarms import Alarms
from serao.server.codes import Refusal
from serao.server.hosted import TAKE_BACK, Play
from serao.server.seats import Person
from serao.server.tables import Table, Tables
from serao.store import TimeControl
from tests.server.hosting import Client, draw_shares, heard, hosting, play_of, table_of_people

BEGUN = 1.0  # when games of play_of begin
CLOCK = TimeControl("clock", 60, 5)
DAYS = TimeControl("days", 86_400)


async def timed_table(tables: Tables, slug: str, control: TimeControl) -> Table:
    """Return a table of two people in play who play by ``control``."""
    place = await seats.create(tables, slug, ["me", "open"], {}, True, Person("Ana"), control)
    await seats.join(place.table, "", 1, Person("Eva"))
    await draw_shares(place.table)
    return place.table


def answer(play: Play, at: float) -> int:
    """Let the seat that is asked take its last option; return the seat."""
    (seat,) = play.state.waiting()
    play.enter(seat, play.state.options(seat)[-1], at)
    return seat


@pytest.mark.parametrize(
    ("control", "fault"),
    [
        (b'{"kind":"none","base":1}', "base of none is 0 to 0 seconds, not 1"),
        (b'{"kind":"clock"}', "base of clock is 60 to 7200 seconds, not 0"),
        (b'{"kind":"clock","base":7201}', "base of clock is 60 to 7200 seconds, not 7201"),
        (b'{"kind":"clock","base":60,"increment":121}', "increment of clock is 0 to 120 seconds"),
        (b'{"kind":"days","base":60}', "base of days is 86400 to 1209600 seconds, not 60"),
        (b'{"kind":"days","base":86400,"increment":1}', "increment of days is 0 to 0 seconds"),
    ],
)
def test_a_time_control_has_limits(control: bytes, fault: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=fault):
        msgspec.json.decode(control, type=TimeControl)


def test_without_a_time_control_a_seat_may_take_as_long_as_it_likes() -> None:
    _, _, play = play_of("caretos", 2, 3)
    (seat,) = play.state.waiting()
    assert play.clocks.left(seat, 1e9) is None
    assert not play.clocks.is_overdue(seat, 1e9)
    assert play.clocks.until_overdue(1e9) is None


def test_a_clock_runs_while_its_seat_owes_an_answer_and_gains_with_each() -> None:
    _, _, play = play_of("caretos", 2, 3, CLOCK)
    (seat,) = play.state.waiting()
    assert play.clocks.until_overdue(BEGUN) == 60
    assert play.clocks.left(seat, BEGUN + 20) == 40
    assert play.clocks.left(1 - seat, BEGUN + 20) == 60
    assert answer(play, BEGUN + 20) == seat
    assert play.clocks.gained[seat] == 5
    assert play.clocks.used[seat] == 20
    stopped = play.state.waiting() != (seat,)
    assert play.clocks.left(seat, BEGUN + 30) == (45 if stopped else 35)


def test_a_seat_without_time_is_overdue_until_it_answers() -> None:
    _, _, play = play_of("caretos", 2, 3, CLOCK)
    (seat,) = play.state.waiting()
    assert not play.clocks.is_overdue(seat, BEGUN + 59)
    assert play.clocks.is_overdue(seat, BEGUN + 60)
    assert not play.clocks.is_overdue(1 - seat, BEGUN + 60)
    assert play.clocks.until_overdue(BEGUN + 60) is None
    answer(play, BEGUN + 61)
    assert play.clocks.used[seat] == 61
    assert play.clocks.left(seat, BEGUN + 61) == 4


def test_days_are_for_each_answer() -> None:
    _, _, play = play_of("caretos", 2, 3, DAYS)
    (seat,) = play.state.waiting()
    assert play.clocks.left(seat, BEGUN + 100) == 86_300
    assert play.clocks.left(1 - seat, BEGUN + 100) is None
    answer(play, BEGUN + 80_000)
    (asked,) = play.state.waiting()
    assert play.clocks.left(asked, BEGUN + 80_000) == 86_400


def test_taking_a_choice_back_gives_no_time() -> None:
    for seed in range(20):
        _, _, play = play_of("caretos", 2, seed, CLOCK)
        seat = answer(play, BEGUN + 10)
        if not play.takebacks.bars[seat]:
            break
    assert play.clocks.gained[seat] == 5
    play.enter(seat, TAKE_BACK, BEGUN + 12)
    assert play.clocks.gained[seat] == 0
    assert play.state.waiting() == (seat,)
    assert play.clocks.left(seat, BEGUN + 12) == pytest.approx(48)


def test_a_secret_answer_taken_back_gives_no_time_though_another_was_before_it() -> None:
    """Others' answers to the same choice are given anew when one is taken back; they earn once."""
    _, _, play = play_of("wipe-em-out", 3, 1, CLOCK)
    for seat in (0, 1):
        play.enter(seat, play.state.options(seat)[0], BEGUN + 10)
    assert play.state.waiting() == (2,)
    assert play.clocks.gained == [5, 5, 0]
    for seat in (0, 1):
        play.enter(seat, TAKE_BACK, BEGUN + 12)
    assert play.clocks.gained == [0, 0, 0]


def test_everybody_is_told_at_the_moment_when_somebodys_time_is_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await timed_table(tables, "caretos", CLOCK)
            (seat,) = table.playing().state.waiting()
            table.playing().clocks.since[seat] = time.time() - 59
            clients = [Client(table, viewer) for viewer in (0, 1, -1)]
            assert clients[0].read() == ["welcome", "seats"]
            assert not clients[0].last["clocks"][seat]["overdue"]
            assert 0 < clients[0].last["clocks"][seat]["left"] <= 1
            alarms = Alarms()
            alarms.set(table)
            while alarms.waiting:
                await asyncio.sleep(0.01)
            for client in clients:
                *_, told = heard(client.listener)
                assert told["t"] == "clocks"
                assert [clock["overdue"] for clock in told["clocks"]] == [seat == 0, seat == 1]

    asyncio.run(story())


def test_a_time_control_outlives_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path, idle_seconds=0) as tables:
            table = await timed_table(tables, "caretos", CLOCK)
            seat = table.playing().state.waiting()[0]
            options = table.playing().state.options(seat)
            await table.act(seat, table.playing().hearing.opened[seat], options[0])
            assert tables.sweep(lambda _: False) == [table.row.id]
            again = await tables.table(table.row.id)
            assert again.row.time == CLOCK
            now = time.time()
            for one in range(2):
                here, there = table.playing().clocks, again.playing().clocks
                assert there.left(one, now) == pytest.approx(here.left(one, now), abs=0.001)

    asyncio.run(story())


# -- reminders --------------------------------------------------------------------------------


async def code_of_reminder(table: Table, by: int, seat: int) -> str:
    with pytest.raises(Refusal) as refused:
        await reminders.remind(table, by, seat)
    return refused.value.code


def test_a_seat_that_owes_an_answer_is_reminded_once_a_minute(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path, idle_seconds=0) as tables:
            table = await table_of_people(tables, "caretos", 2)
            (seat,) = table.playing().state.waiting()
            other = 1 - seat
            client = Client(table, seat)
            client.read()
            assert await code_of_reminder(table, seat, other) == "seat/owes-nothing"
            assert await code_of_reminder(table, seat, seat) == "seat/owes-nothing"
            assert not reminders.is_reminded(table, seat)
            await reminders.remind(table, other, seat)
            assert heard(client.listener) == [{"t": "reminded", "by": f"Player {other + 1}"}]
            assert await code_of_reminder(table, other, seat) == "seat/reminded"
            table.forget(client.listener)
            tables.sweep(lambda _: False)
            again = await tables.table(table.row.id)
            assert reminders.is_reminded(again, seat)
            options = again.playing().state.options(seat)
            await again.act(seat, again.playing().hearing.opened[seat], options[0])
            assert not reminders.is_reminded(again, seat)

    asyncio.run(story())
