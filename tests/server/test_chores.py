"""What the server does on its own does not end unheard."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from serao.server import seats
from serao.server.chores import Chores
from serao.server.hall import open_hall
from serao.server.metrics import Metrics
from serao.server.seats import Person
from serao.server.tables import Table
from serao.store import Unavailable
from tests.server.hosting import Client
from tests.server.test_http import settings_in


async def until(true: Callable[[], bool], seconds: float = 20.0) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "that took too long"
        await asyncio.sleep(0.005)


def test_a_chore_that_fails_is_logged_counted_and_starts_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story() -> None:
        chores = Chores(Metrics(), pause=0.001)
        tries: list[int] = []

        async def chore() -> None:
            tries.append(len(tries))
            if len(tries) == 1:
                raise KeyError("a mistake of ours")
            if len(tries) == 2:
                raise Unavailable("full", "the disk is full")
            await asyncio.Event().wait()

        chores.keep("mend", chore)
        await until(lambda: len(tries) == 3)
        assert chores.metrics.counts["chore_failures"] == 2
        await chores.close()
        assert not chores.tasks

    asyncio.run(story())
    mistake, trouble = caplog.records
    assert (mistake.getMessage(), mistake.levelno) == ("a chore failed", logging.ERROR)
    assert mistake.exc_info is not None
    assert mistake.chore == "mend"  # type: ignore[attr-defined]
    assert trouble.exc_info is None  # a line, no trace: it is not our mistake


def test_an_errand_that_never_began_leaves_nothing_behind() -> None:
    async def story() -> None:
        chores = Chores(Metrics())
        begun: list[bool] = []

        async def errand() -> None:
            begun.append(True)

        chores.send("fetch", errand)
        await chores.close()
        assert not begun
        assert not chores.tasks

    asyncio.run(story())


def test_an_errand_that_fails_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def errand() -> None:
        raise LookupError("lost on the way")

    async def story() -> None:
        chores = Chores(Metrics())
        chores.send("fetch", errand)
        await until(lambda: not chores.tasks)
        assert chores.metrics.counts["chore_failures"] == 1

    asyncio.run(story())
    assert caplog.records[0].exc_info is not None


def test_the_chores_of_the_hall_go_on_after_a_failure(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with open_hall(settings_in(tmp_path, sweep_seconds=0.01, idle_seconds=0.0)) as hall:
            hall.chores.pause = 0.01
            sweep = hall.tables.sweep

            def fails(_busy: Callable[[Table], bool]) -> list[str]:
                hall.tables.sweep = sweep  # type: ignore[method-assign]
                raise RuntimeError("dictionary changed size during iteration")

            hall.tables.sweep = fails  # type: ignore[method-assign,assignment]
            await until(lambda: hall.metrics.counts["chore_failures"] == 1)
            await seats.create(hall.tables, "urto", ["open"] * 2, {}, True, Person("Ana"))
            await until(lambda: not hall.tables.loaded)

    asyncio.run(story())
    assert [r.getMessage() for r in caplog.records if r.exc_info] == ["a chore failed"]


def test_a_bot_whose_answer_fails_tries_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serao.server.bots.PAUSE", 0.01)

    async def story() -> None:
        async with open_hall(settings_in(tmp_path)) as hall:
            claim = hall.bots.claim

            async def fails(_table_id: str) -> bool:
                hall.bots.claim = claim
                raise RuntimeError("a mistake of ours")

            hall.bots.claim = fails
            place = await seats.create(
                hall.tables, "carrossel", ["random"] * 2, {}, True, Person("Ana")
            )
            Client(place.table)
            hall.bots.look(place.table)
            await until(lambda: place.table.row.state == "over")

    asyncio.run(story())
    assert [r.getMessage() for r in caplog.records if r.exc_info] == ["a bot cannot answer"]
