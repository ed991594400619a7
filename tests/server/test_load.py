"""What many tables at once rest on: little memory, and nothing done twice."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from pathlib import Path

import pytest

import serao
from serao.server.hosted import Play
from tests.server.hosting import Client, act_once, hosting, play_of, table_of_people

LIMIT = 90 * 1024  # bytes of a table after a hundred actions, with plain rules


def played(seed: int, actions: int) -> Play:
    _, _, play = play_of("wipe-em-out", 2, seed)
    rng = serao.Rng(seed)
    while play.entries < actions and not play.state.is_over:
        seat = play.state.waiting()[0]
        options = play.state.options(seat)
        play.enter(seat, options[rng.below(len(options))], 1.0)
    return play


def test_a_table_in_play_takes_little_memory() -> None:
    played(0, 100)  # what all tables share is there
    gc.collect()
    tracemalloc.start()
    plays = [played(seed, 100) for seed in range(1, 11)]
    gc.collect()
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert taken / len(plays) < LIMIT


def test_a_table_that_is_over_leaves_memory_as_soon_as_nobody_looks(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path, idle_seconds=600) as tables:
            table = await table_of_people(tables, "carrossel", 2)
            client = Client(table)
            rng = serao.Rng(1)
            while not table.playing().state.is_over:
                await act_once(table, rng)
            assert tables.sweep(lambda _: False) == []
            table.forget(client.listener)
            assert tables.sweep(lambda _: False) == [table.row.id]

    asyncio.run(story())


@pytest.mark.parametrize("watching", [1, 40])
def test_a_view_is_built_once_however_many_watch(
    tmp_path: Path, watching: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[int] = []
    view = serao.State.view

    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await table_of_people(tables, "caretos", 2)
            clients = [Client(table) for _ in range(watching)]

            def counting(play: Play, viewer: int) -> object:
                built.append(viewer)
                return view(play.state, None)

            monkeypatch.setattr("serao.server.telling.view", counting)
            await act_once(table, serao.Rng(1))
            assert built == [-1]
            assert all(client.read()[-1] == "update" for client in clients)

    asyncio.run(story())
