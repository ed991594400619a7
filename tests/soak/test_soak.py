"""Everybody plays through a storm, and afterwards everything is as everybody was told.

Half a minute each here; ``SERAO_SOAK_SECONDS=600`` makes it ten, and ``SERAO_SOAK_SEED`` chooses
what happens. What the servers said is then in the test's folder, ``--basetemp`` says where.
"""

from __future__ import annotations

import asyncio
import os
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

import serao
from serao.store import open_store
from tests.soak.processes import House, Postgres, Undertaker
from tests.soak.proxy import Proxy
from tests.soak.replay import problems_in
from tests.soak.storm import Disaster, Storm

SECONDS = float(os.environ.get("SERAO_SOAK_SECONDS", "25"))
SEED = int(os.environ.get("SERAO_SOAK_SEED", "1"))
PROCESSES = 3  # at one PostgreSQL


async def weathered(storm: Storm, disasters: dict[str, Disaster], database: str) -> None:
    """Play through a storm, and hold everything that was said against what is stored."""
    playing = [asyncio.create_task(storm.play_on(slug)) for slug in serao.games()]
    try:
        await storm.rage(disasters, SECONDS)
        await storm.calm_down(playing)
        storm.tell("everybody rests")
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    store = await open_store(database)
    try:
        await storm.bots_rest(store)
        storm.tell("bots rest")
        await storm.look_everywhere()
        found = await problems_in(store, storm.tables)
        storm.tell("all was looked at")
    finally:
        await store.close()
    found += [trouble for player in storm.everybody for trouble in player.troubles]
    said = [f"seed {SEED}: {len(found)} problems", storm.report(), *found, *storm.story]
    assert not found, "\n".join(said)


async def opened(stack: AsyncExitStack, house: House) -> None:
    await house.proxy.open()
    stack.push_async_callback(house.proxy.close)
    stack.callback(house.kill)
    await house.start()


def of_lines(storm: Storm, proxies: list[Proxy], whose: str) -> dict[str, Disaster]:
    return {f"{one.__name__} {whose}": one for one in storm.of_lines(proxies)}


def test_one_server_with_sqlite(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "tables.sqlite3")

    async def story() -> Storm:
        async with AsyncExitStack() as stack:
            undertaker = Undertaker()
            stack.callback(undertaker.close)
            house = House(undertaker, tmp_path / "server.log", database)
            storm = Storm([house], SEED)
            await opened(stack, house)
            disasters: dict[str, Disaster] = {
                "kill": storm.kill_a_server,
                "freeze": storm.freeze_a_server,
                "full disk": storm.fill_the_disk,
                **of_lines(storm, [house.proxy], "clients"),
            }
            await weathered(storm, disasters, database)
            return storm

    report(capsys, "SQLite", asyncio.run(story()))


def test_servers_with_one_postgresql(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> Storm:
        async with AsyncExitStack() as stack:
            undertaker = Undertaker()
            stack.callback(undertaker.close)
            postgres = Postgres(undertaker, tmp_path / "postgres.log")
            stack.callback(postgres.remove)
            await postgres.start()
            line = Proxy(postgres.port)
            await line.open()
            stack.push_async_callback(line.close)
            houses = [
                House(undertaker, tmp_path / f"server-{i}.log", postgres.url_at(line.port))
                for i in range(PROCESSES)
            ]
            storm = Storm(houses, SEED)
            await asyncio.gather(*[opened(stack, house) for house in houses])

            async def kill_the_database() -> None:
                postgres.kill()
                await storm.for_a_while(1.0)
                await postgres.start()

            async def freeze_the_database() -> None:
                postgres.stop()
                await storm.for_a_while(6.0)
                postgres.go_on()

            disasters: dict[str, Disaster] = {
                "kill": storm.kill_a_server,
                "freeze": storm.freeze_a_server,
                "kill the database": kill_the_database,
                "freeze the database": freeze_the_database,
                **of_lines(storm, [house.proxy for house in houses], "clients"),
                **of_lines(storm, [line], "the database"),
            }
            await weathered(storm, disasters, postgres.url)
            return storm

    report(capsys, f"{PROCESSES} servers with PostgreSQL", asyncio.run(story()))


def report(capsys: pytest.CaptureFixture[str], what: str, storm: Storm) -> None:
    print("\n".join(storm.story))
    with capsys.disabled():
        print(f"\n{what}: {storm.report()}")
