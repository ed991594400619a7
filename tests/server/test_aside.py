"""A table that cannot be read is set aside alone: nobody else notices it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
import warnings
from pathlib import Path
from typing import Any

import pytest

import serao
from serao.server import seats
from serao.server.app import application
from serao.server.hall import open_hall
from serao.server.seats import Person
from serao.server.tables import Tables
from serao.store import ActionRow
from tests.server.hosting import act_once, draw_shares, hosting, table_of_people
from tests.server.test_http import HERE, code_of, settings_in

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

# What may be wrong with a stored table, with the code that is answered.
WRONGS = {
    "a gap": ("DELETE FROM actions WHERE table_id = :id AND number = 1", "table/unreadable"),
    "an illegal action": (
        "UPDATE actions SET action = 99999 WHERE table_id = :id AND number = 1",
        "table/unreadable",
    ),
    "a seat that is none": (
        "UPDATE actions SET seat = 77 WHERE table_id = :id AND number = 1",
        "table/unreadable",
    ),
    "a take-back of nothing": (
        "UPDATE actions SET action = -1 WHERE table_id = :id AND number = 0",
        "table/unreadable",
    ),
    "bad JSON": ("UPDATE tables SET options = '{\"long' WHERE id = :id", "table/unreadable"),
    "JSON without an end": (
        f"UPDATE tables SET options = '{{\"long\":{'[' * 5000}{']' * 5000}}}' WHERE id = :id",
        "table/unreadable",
    ),
    "deep JSON": (
        f"UPDATE tables SET options = '{{\"long\":{'[' * 900}{']' * 900}}}' WHERE id = :id",
        "table/unreadable",
    ),
    "more seats than there are": (
        "UPDATE tables SET seats = 1000000000 WHERE id = :id",
        "table/unreadable",
    ),
    "JSON of another kind": ("UPDATE tables SET entropy = '7' WHERE id = :id", "table/unreadable"),
    "a time that is none": (
        'UPDATE tables SET time = \'{"kind":"sand"}\' WHERE id = :id',
        "table/unreadable",
    ),
    "a secret that is none": (
        "UPDATE tables SET secret = 'xyz' WHERE id = :id",
        "table/unreadable",
    ),
    "a missing seat": (
        "DELETE FROM seats WHERE table_id = :id AND seat = 1",
        "table/unreadable",
    ),
    "a strange kind of seat": (
        "UPDATE seats SET kind = 'throne' WHERE table_id = :id AND seat = 1",
        "table/unreadable",
    ),
    "an unknown game": ("UPDATE tables SET game = 'chess' WHERE id = :id", "game/unknown"),
    "other content": ("UPDATE tables SET content = '00' WHERE id = :id", "table/other-content"),
    "an unknown edition": (
        "UPDATE tables SET edition = 'lost' WHERE id = :id",
        "game/unknown-edition",
    ),
    "unknown rules": ("UPDATE tables SET rules = 99 WHERE id = :id", "table/other-rules"),
}


def broken(folder: Path, table_id: str, statement: str) -> None:
    with sqlite3.connect(folder / "tables.sqlite3") as connection:
        connection.execute(statement, {"id": table_id})
    connection.close()


def two_tables(folder: Path) -> tuple[str, str, dict[str, str]]:
    """Store two tables with two bots and a person; return them, and the cookies of the person."""

    async def story() -> tuple[str, str, dict[str, str]]:
        async with hosting(folder) as tables:
            placed = [
                await seats.create(
                    tables, "wipe-em-out", ["me", "random", "random"], {}, True, Person("Ana")
                )
                for _ in range(2)
            ]
            for place in placed:
                await draw_shares(place.table)
                for _ in range(4):
                    await act_once(place.table, serao.Rng(1))
            cookies = {f"serao-{place.table.row.id}": place.token for place in placed}
            return placed[0].table.row.id, placed[1].table.row.id, cookies

    return asyncio.run(story())


def ids(answer: Any) -> list[str]:
    assert answer.status_code == 200, answer.text
    return [found.get("table", found)["id"] for found in answer.json()]


@pytest.mark.parametrize("wrong", WRONGS)
def test_one_bad_table_stays_alone(
    wrong: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    statement, code = WRONGS[wrong]
    bad, good, cookies = two_tables(tmp_path)
    broken(tmp_path, bad, statement)
    caplog.set_level(logging.INFO)
    with TestClient(application(settings_in(tmp_path)), cookies=cookies, client=HERE) as server:
        assert ids(server.get("/api/tables?state=playing")) == [good]
        assert ids(server.get("/api/me/tables")) == [good]
        asked = server.get(f"/api/tables/{bad}")
        assert code_of(asked) == code
        assert server.get(f"/api/tables/{good}").status_code == 200
        assert server.post("/api/tables", json=table_body()).status_code == 201
        assert "serao_tables_set_aside 1\n" in server.get("/metrics").text
        with server.websocket_connect(f"/api/tables/{bad}/socket") as socket:
            socket.send_json({"t": "hello", "language": "pt"})
            refused = socket.receive_json()
        assert (refused["t"], refused["code"]) == ("refused", code)
        assert refused["reason"] != asked.json()["reason"]
        hall = server.app.app.state.hall  # type: ignore[attr-defined]
        assert hall.metrics.counts["failures"] == 0
    said = [record for record in caplog.records if getattr(record, "table", "") == bad]
    assert [record.getMessage() for record in said] == ["a table cannot be read, and is set aside"]
    assert not any(record.exc_info for record in caplog.records)


def table_body() -> dict[str, Any]:
    return {"game": "urto", "seats": ["me", "open"], "name": "Ana"}


def test_after_a_restart_the_bots_of_all_other_tables_go_on(tmp_path: Path) -> None:
    async def stored() -> list[str]:
        async with hosting(tmp_path) as tables:
            made = [
                await seats.create(tables, "carrossel", ["me", "random"], {}, True, Person("Ana"))
                for _ in range(3)
            ]
            for place in made:
                await draw_shares(place.table)
            return [place.table.row.id for place in made]

    async def story(table_ids: list[str]) -> None:
        async with open_hall(settings_in(tmp_path)) as hall:
            deadline = time.monotonic() + 30
            while not all(bots_have_answered(hall.tables, table_id) for table_id in table_ids):
                assert time.monotonic() < deadline, "the bots do not go on"
                await asyncio.sleep(0.02)
            assert set(hall.tables.aside.tables) == {youngest}

    *others, youngest = asyncio.run(stored())
    broken(tmp_path, youngest, "UPDATE tables SET options = '{' WHERE id = :id")
    asyncio.run(story(others))


def bots_have_answered(tables: Tables, table_id: str) -> bool:
    table = tables.loaded.get(table_id)
    return table is not None and table.playing().state.waiting() == (0,)


def test_a_table_that_can_be_read_again_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await table_of_people(tables, "urto", 2)
            tables.idle_seconds = 0.0
            tables.sweep(lambda _: False)
            reads: list[str] = []
            read = tables.read

            async def counted(table_id: str) -> Any:
                reads.append(table_id)
                return await read(table_id)

            tables.read = counted  # type: ignore[method-assign]
            broken(tmp_path, table.row.id, "UPDATE tables SET rules = 2 WHERE id = :id")
            for _ in range(3):
                assert await refused(tables, table.row.id) == "table/other-rules"
            assert len(reads) == 1  # cheap for whoever asks again and again
            tables.aside.pause = 0.0
            tables.aside.tables.clear()
            assert await refused(tables, table.row.id) == "table/other-rules"
            broken(tmp_path, table.row.id, "UPDATE tables SET rules = 1 WHERE id = :id")
            assert (await tables.table(table.row.id)).playing().entries == 0
            assert tables.aside.tables == {}

    asyncio.run(story())


async def refused(tables: Tables, table_id: str) -> str:
    with pytest.raises(serao.SeraoError) as error:
        await tables.table(table_id)
    code: str = error.value.code  # type: ignore[attr-defined]
    return code


def test_an_entry_that_cannot_be_carried_out_gives_up_its_table_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await table_of_people(tables, "caretos", 2)
            await tables.store.append(ActionRow(table.row.id, 0, 0, 99_999, time.time()))
            play = table.playing()
            (seat,) = play.state.waiting()
            with pytest.raises(serao.SeraoError, match="cannot be read"):
                await table.act(seat, play.hearing.opened[seat], play.state.options(seat)[0])
            assert table.gone
            assert await refused(tables, table.row.id) == "table/unreadable"

    asyncio.run(story())


def test_the_host_alone_is_told_what_is_wrong(tmp_path: Path) -> None:
    """What an illegal entry says of the options would be no player's business."""
    bad, _, cookies = two_tables(tmp_path)
    broken(tmp_path, bad, WRONGS["an illegal action"][0])
    with TestClient(application(settings_in(tmp_path)), cookies=cookies, client=HERE) as server:
        answer = server.get(f"/api/tables/{bad}")
        hall = server.app.app.state.hall  # type: ignore[attr-defined]
        assert "99999" not in answer.text
        assert "99999" in hall.tables.aside.tables[bad].why
