"""Bots at hosted tables."""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import time
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import serao
from serao.kernel.state import NOBODY
from serao.kernel.stored import PENDING
from serao.server import bots, seats
from serao.server.hall import Hall, open_hall
from serao.server.seats import Person
from serao.server.settings import Settings
from serao.server.tables import Listener, Table
from serao.server.takebacks import Standing
from serao.store import STAND_IN
from tests.server.hosting import Client, act_once, draw_shares, play_of, table_of_people
from tests.tables import every_game


def settings_in(folder: Path, pace: float = 0.0) -> Settings:
    return Settings(database=str(folder / "tables.sqlite3"), workers=1, pace=pace)


async def bots_only(hall: Hall, slug: str, number: int, level: str = "random") -> Table:
    """Return a table of bots at which somebody looks."""
    place = await seats.create(hall.tables, slug, [level] * number, {}, True, Person("Ana"))
    watch(hall, place.table)
    return place.table


def watch(hall: Hall, table: Table) -> Listener:
    """Connect to a table, as the socket does it."""
    listener = Listener(NOBODY, room=100_000)
    table.listen(listener, None)
    hall.bots.look(table)
    return listener


async def until(true: Any, seconds: float = 60.0) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "that took too long"
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("slug", ["carrossel", "wipe-em-out"])  # secret parts, and hidden hands
def test_bots_play_a_game_to_the_end_in_another_process(slug: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(settings_in(tmp_path)) as hall:
            table = await bots_only(hall, slug, 2, "novice")
            await until(lambda: table.row.state == "over")
            assert hall.metrics.counts["bot_failures"] == 0
            assert 0 < hall.metrics.counts["bot_choices"] <= table.playing().entries
            pool = hall.bots.thinkers.quick.pool
            assert pool is not None
            assert os.getpid() not in (pool._processes or {})

    asyncio.run(story())


@every_game
def test_a_worker_rebuilds_the_table_and_chooses_an_option(slug: str) -> None:
    """What crosses to the worker is plain data; what comes back is a whole answer of the seat."""
    _, _, play = play_of(slug, serao.game(slug).seats[0], 4)
    for level in ("random", "novice"):
        for seat in play.state.waiting():
            question = (slug, None, play.state.position(), seat, level, "seed")
            parts = bots.answer(*question)
            after, asked = play.state.clone(), play.state.asked
            for action in parts:
                assert after.asked == asked
                after.act(action, seat)
            assert after.asked > asked or not after.options(seat)
            assert bots.answer(*question) == parts


def test_a_bot_that_fails_is_replaced_for_that_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(self: bots.Workers, *question: Any) -> list[int]:
        raise RuntimeError("no idea")

    monkeypatch.setattr(bots.Workers, "think", fails)

    async def story() -> None:
        async with open_hall(settings_in(tmp_path)) as hall:
            table = await bots_only(hall, "carrossel", 2)
            await until(lambda: table.row.state == "over")
            assert hall.metrics.counts["bot_failures"] == hall.metrics.counts["bot_choices"]

    with caplog.at_level(logging.ERROR, "serao.bots"):
        asyncio.run(story())
    assert "a random option is taken for it" in caplog.text


def test_a_bot_that_overruns_is_replaced_and_its_process_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "OVERRUN", 0.001)

    async def story() -> None:
        async with open_hall(settings_in(tmp_path)) as hall:
            table = await bots_only(hall, "carrossel", 2)
            await until(lambda: table.playing().entries > 0)
            assert hall.metrics.counts["bot_failures"] > 0

    asyncio.run(story())


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(settings_in(tmp_path)) as hall:
            table = await bots_only(hall, "caretos", 2)
            await until(lambda: table.playing().entries > 3)
            pool = hall.bots.thinkers.quick.pool
            assert pool is not None
            for process in (pool._processes or {}).values():
                process.kill()
            entries = table.playing().entries
            await until(lambda: table.playing().entries > entries + 3)
            assert hall.metrics.counts["bot_failures"] == 0

    asyncio.run(story())


def test_a_turn_of_a_bot_takes_a_pace_and_what_it_goes_on_with_a_tenth(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Quick thoughts and slow ones are answered after the same time, by a clock of our own."""
    now = [100.0]
    thoughts = itertools.cycle([0.0, 0.06, 0.01, 0.09, 0.03])
    began: list[float] = []
    shown: list[float] = []
    wanted: list[float] = []

    async def thinks(self: bots.Workers, *question: Any) -> list[int]:
        slug, _, position, seat, *_ = question
        goes_on = position[PENDING]["actor"] == seat
        began.append(now[0])
        wanted.append(0.1 if goes_on else 1.0)
        now[0] += next(thoughts)
        return [serao.game(slug).table_from(position).options(seat)[-1]]

    async def rests(self: bots.BotPlayers, moment: float) -> None:
        shown.append(moment)
        now[0] = moment
        await asyncio.sleep(0)

    monkeypatch.setattr(bots.Workers, "think", thinks)
    monkeypatch.setattr(bots.BotPlayers, "rest_until", rests)
    monkeypatch.setattr(bots, "time", SimpleNamespace(monotonic=lambda: now[0]))

    async def story() -> None:
        async with open_hall(settings_in(tmp_path, pace=1.0)) as hall:
            table = await bots_only(hall, "caretos", 2)
            await until(lambda: table.playing().entries >= 20)
            table.leave_memory()

    asyncio.run(story())
    taken = [end - start for start, end in zip(began, shown, strict=False)]
    assert taken[:20] == pytest.approx(wanted[:20])
    assert set(wanted[:20]) == {0.1, 1.0}


def test_a_secret_answer_does_not_count_as_a_turn_that_goes_on(tmp_path: Path) -> None:
    """Who of several has answered last is as secret as what."""

    async def story() -> None:
        async with open_hall(settings_in(tmp_path, pace=3600.0)) as hall:
            table = await bots_only(hall, "wipe-em-out", 2)
            state = table.playing().state
            seat = state.waiting()[0]
            state.act(state.options(seat)[0], seat)
            assert state.actor == seat
            assert not any(bots.goes_on(table.playing(), other) for other in (0, 1))

    asyncio.run(story())


def test_nobody_is_waited_for_at_a_table_whose_people_are_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_hall(settings_in(tmp_path, pace=3600.0)) as hall:
            place = await seats.create(
                hall.tables, "urto", ["me", "novice"], {}, True, Person("Ana")
            )
            table = place.table
            await draw_shares(table)
            assert hall.bots.share(table, 1) == 1.0
            out = SimpleNamespace(course=SimpleNamespace(is_out=lambda _state, seat: seat == 0))
            monkeypatch.setattr(table, "game", out)
            assert hall.bots.share(table, 1) == bots.GOING_ON

    asyncio.run(story())


def test_bots_that_take_many_turns_do_not_keep_a_person_waiting(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(settings_in(tmp_path, pace=3600.0)) as hall:
            wanted = ["me", "novice", "novice"]
            place = await seats.create(hall.tables, "caretos", wanted, {}, True, Person("Ana"))
            await draw_shares(place.table)
            standing = place.table.playing().takebacks.standing
            standing[:] = [Standing(seat, 0, 0, ()) for seat in (0, 1, 2, 2, 1)]
            assert hall.bots.share(place.table, 2) == 1.0
            standing.append(Standing(2, 0, 0, ()))
            assert hall.bots.share(place.table, 1) == bots.GOING_ON

    asyncio.run(story())


@pytest.mark.parametrize(("public", "share"), [(False, bots.GOING_ON), (True, 1.0)])
def test_what_the_page_answers_for_somebody_alone_begins_no_new_wait(
    tmp_path: Path, public: bool, share: float
) -> None:
    async def story() -> None:
        async with open_hall(settings_in(tmp_path, pace=3600.0)) as hall:
            wanted = ["me", "novice", "novice", "novice"]
            place = await seats.create(
                hall.tables, "wipe-em-out", wanted, {}, public, Person("Ana")
            )
            await draw_shares(place.table)
            standing = place.table.playing().takebacks.standing
            forced = Standing(0, 0, 0, (), was_chosen=False)
            standing[:] = [Standing(seat, 0, 0, ()) for seat in (0, 1, 2, 3)]
            standing += [forced, Standing(1, 0, 0, ())]
            assert hall.bots.share(place.table, 2) == share

    asyncio.run(story())


def test_an_action_without_another_option_was_not_chosen(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(settings_in(tmp_path, pace=3600.0)) as hall:
            play = (await bots_only(hall, "wipe-em-out", 2)).playing()
            for _ in range(40):
                seat = play.state.waiting()[0]
                options = play.state.options(seat)
                play.enter(seat, options[-1], 1.0)
                assert play.takebacks.standing[-1].was_chosen == (len(options) > 1)

    asyncio.run(story())


def test_many_bots_share_the_time_of_a_few(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(settings_in(tmp_path, pace=3600.0)) as hall:
            few = await bots_only(hall, "monster-my-neighbour", 4)
            many = await bots_only(hall, "monster-my-neighbour", 8)
            turns = [hall.bots.share(table, 0) for table in (few, many)]
            assert turns == [1.0, 0.5]

    asyncio.run(story())


def test_a_table_waits_for_nobodys_pace(tmp_path: Path) -> None:
    """A bot rests outside of the table's lock: others act meanwhile, and are told at once."""

    async def story() -> None:
        async with open_hall(settings_in(tmp_path, pace=3600.0)) as hall:
            wanted = ["me", "open", "novice"]
            place = await seats.create(hall.tables, "wipe-em-out", wanted, {}, True, Person("Ana"))
            table = place.table
            await seats.join(table, "", 1, Person("Rui"))
            await draw_shares(table)
            play, clients = table.playing(), [Client(table, seat) for seat in (0, 1)]
            await until(lambda: hall.metrics.counts["bot_choices"] == 1)
            for seat, client in enumerate(clients):
                client.read()
                offer = client.last["offer"]
                done: list[int] = []
                action = offer["options"][0]["action"]
                accepted = partial(done.append, seat)
                await asyncio.wait_for(table.act(seat, offer["version"], action, accepted), 60)
                assert done == [seat]
                assert client.read() == ["update"]
            assert play.state.waiting() == (2,)
            assert len(await table.store.actions(table.row.id)) == 2
            assert not table.lock.locked()

    asyncio.run(story())


def test_bots_that_are_asked_together_answer_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long each of them thinks, one after the other; by a clock of our own."""
    now = [100.0]
    thoughts = iter([0.3, 0.1, 0.05, 0.9, 0.1])
    shown: list[float] = []

    async def thinks(self: bots.Workers, *question: Any) -> list[int]:
        now[0] += next(thoughts, 0.0)
        return bots.at_random(serao.game(question[0]).table_from(question[2]), question[3])

    async def enters(self: bots.BotPlayers, *answer: Any) -> None:
        shown.append(answer[-1])
        await asyncio.Event().wait()

    monkeypatch.setattr(bots.Workers, "think", thinks)
    monkeypatch.setattr(bots.BotPlayers, "enter", enters)
    monkeypatch.setattr(bots, "time", SimpleNamespace(monotonic=lambda: now[0]))

    async def story() -> None:
        async with open_hall(settings_in(tmp_path, pace=1.0)) as hall:
            await bots_only(hall, "wipe-em-out", 5, "novice")
            await until(lambda: len(shown) == 5)

    asyncio.run(story())
    assert shown == pytest.approx([100.8, 100.8, 100.8, 101.6, 101.6])


def test_a_bot_stands_in_for_who_left_and_steps_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(settings_in(tmp_path)) as hall:
            place = await seats.create(
                hall.tables, "caretos", ["me", "random", "open"], {}, True, Person("Ana")
            )
            table = place.table
            await seats.join(table, "", 2, Person("Rui"))
            await draw_shares(table)
            await until(lambda: not hall.bots.choosing)
            asked = table.playing().state.waiting()[0]
            entries = table.playing().entries
            await asyncio.sleep(0.05)
            assert table.playing().entries == entries  # it waits for a person
            await seats.leave(table, asked)
            await until(lambda: table.playing().entries > entries)
            await seats.come_back(table, asked)
            await until(lambda: table.row.state == "over" or not hall.bots.choosing)
            assert table.seats[asked].level is None

    asyncio.run(story())


def test_a_game_that_all_people_have_left_waits_for_the_first_who_comes_back(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with open_hall(settings_in(tmp_path)) as hall:
            place = await seats.create(
                hall.tables, "caretos", ["me", "random"], {}, True, Person("Ana")
            )
            table = place.table
            await draw_shares(table)
            await until(lambda: table.playing().state.waiting() == (0,) and not hall.bots.choosing)
            entries = table.playing().entries
            await seats.leave(table, 0)
            watch(hall, table)
            assert not hall.bots.choosing
            assert table.playing().entries == entries
            await seats.go_on_with(table, 0)
            assert table.seats[0].level is None
            rng, play = serao.Rng(1), table.playing()
            while play.state.waiting() == (0,):
                await act_once(table, rng)
            entries = play.entries
            await until(lambda: play.entries > entries)

    asyncio.run(story())


def test_where_others_play_on_nobody_gets_a_seat_back_unasked(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(settings_in(tmp_path)) as hall:
            table = await table_of_people(hall.tables, "caretos", 2)
            await seats.leave(table, 0)
            await seats.go_on_with(table, 0)
            assert table.seats[0].level == STAND_IN

    asyncio.run(story())
