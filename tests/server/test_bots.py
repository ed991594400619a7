"""Bots at hosted tables."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import serao
from serao.server import bots, seats
from serao.server.hall import Hall, open_hall
from serao.server.seats import Person
from serao.server.settings import Settings
from serao.server.tables import Table
from tests.server.hosting import draw_shares, play_of
from tests.tables import every_game


def settings_in(folder: Path, pace: float = 0.0) -> Settings:
    return Settings(database=str(folder / "tables.sqlite3"), workers=1, pace=pace)


async def bots_only(hall: Hall, slug: str, number: int, level: str = "random") -> Table:
    place = await seats.create(hall.tables, slug, [level] * number, {}, True, Person("Ana"))
    return place.table


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
            assert hall.metrics.counts["bot_choices"] >= table.playing().entries
            pool = hall.bots.thinkers.pool
            assert pool is not None
            assert os.getpid() not in (pool._processes or {})

    asyncio.run(story())


@every_game
def test_a_worker_rebuilds_the_table_and_chooses_an_option(slug: str) -> None:
    """What crosses to the worker is plain data; what comes back is an option of the seat."""
    _, _, play = play_of(slug, serao.game(slug).seats[0], 4)
    for level in ("random", "novice"):
        for seat in play.state.waiting():
            question = (slug, None, play.state.position(), seat, level, "seed")
            action = bots.choose(*question)
            assert action in play.state.options(seat)
            assert bots.choose(*question) == action


def test_a_bot_that_fails_is_replaced_for_that_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(self: bots.Thinkers, *question: Any) -> int:
        raise RuntimeError("no idea")

    monkeypatch.setattr(bots.Thinkers, "think", fails)

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
            pool = hall.bots.thinkers.pool
            assert pool is not None
            for process in (pool._processes or {}).values():
                process.kill()
            entries = table.playing().entries
            await until(lambda: table.playing().entries > entries + 3)
            assert hall.metrics.counts["bot_failures"] == 0

    asyncio.run(story())


def test_every_choice_of_a_bot_takes_the_same_visible_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Quick thoughts and slow ones are answered after the same pace."""
    thoughts = iter([0.0, 0.06, 0.0, 0.06, 0.0, 0.06])

    async def thinks(self: bots.Thinkers, *question: Any) -> int:
        await asyncio.sleep(next(thoughts))
        slug, _, position, seat, *_ = question
        return serao.game(slug).table_from(position).options(seat)[0]

    monkeypatch.setattr(bots.Thinkers, "think", thinks)

    async def story() -> None:
        async with open_hall(settings_in(tmp_path, pace=0.12)) as hall:
            table = await bots_only(hall, "caretos", 2)
            await until(lambda: table.playing().entries >= 4)
            table.leave_memory()
            at = [row.at for row in await hall.store.actions(table.row.id)][:4]
            between = [after - before for before, after in pairwise(at)]
            assert all(gap == pytest.approx(between[0], abs=0.05) for gap in between)

    asyncio.run(story())


def test_a_forced_choice_of_a_bot_takes_the_time_of_one(tmp_path: Path) -> None:
    row, rows, play = play_of("wipe-em-out", 3, 1)
    rng = serao.Rng(1)
    counted = 0
    for seat in rows:
        seat.level = "random"
    table = Table(None, play.game, row, rows, [])  # type: ignore[arg-type]  # nothing is stored here
    table.pace = 0.5
    while not play.state.is_over:
        seat_asked = play.state.waiting()[0]
        options = play.state.options(seat_asked)
        action = options[rng.below(len(options))]
        expected = table.forced_bots(play, seat_asked, action)
        play.enter(seat_asked, action, 1.0)
        assert expected == len(play.state.forced)
        counted += expected
    assert counted > 0


def test_a_bot_stands_in_for_who_left_and_steps_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(settings_in(tmp_path)) as hall:
            place = await seats.create(
                hall.tables, "caretos", ["me", "random"], {}, True, Person("Ana")
            )
            table = place.table
            await draw_shares(table)
            await until(lambda: table.playing().state.waiting() == (0,) and not hall.bots.choosing)
            entries = table.playing().entries
            await asyncio.sleep(0.05)
            assert table.playing().entries == entries  # it waits for the person
            await seats.leave(table, 0)
            await until(lambda: table.playing().entries > entries + 3)
            await seats.come_back(table, 0)
            await until(lambda: table.row.state == "over" or not hall.bots.choosing)
            assert table.seats[0].level is None

    asyncio.run(story())
