"""A table is in memory once, whatever happens while it is loaded."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from serao.store import TableRow, Unavailable
from tests.server.hosting import hosting, table_of_people


def test_a_load_that_fails_lets_only_one_other_load(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who waited goes on to load, and who comes then waits for it; each would have a table else."""

    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await table_of_people(tables, "caretos", 2)
            tables.loaded.clear()
            read, reading, go_on = tables.store.table, 0, asyncio.Event()

            async def slow(table_id: str) -> TableRow | None:
                nonlocal reading
                reading += 1
                if reading == 1:
                    await asyncio.sleep(0)
                    raise Unavailable("full", "the disk is full")
                await go_on.wait()
                return await read(table_id)

            monkeypatch.setattr(tables.store, "table", slow)
            first, second = (asyncio.create_task(tables.table(table.row.id)) for _ in range(2))
            with pytest.raises(Unavailable):
                await first
            third = asyncio.create_task(tables.table(table.row.id))
            while reading < 2:
                await asyncio.sleep(0)
            for _ in range(10):
                await asyncio.sleep(0)
            assert reading == 2
            go_on.set()
            assert await second is await third is tables.loaded[table.row.id]
            assert tables.loading == {}

    asyncio.run(story())
