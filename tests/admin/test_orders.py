"""Orders, in the server's own process: what becomes of people and records."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from starlette.requests import Request

from serao.server import seats
from serao.server.api import download_record, my_table
from serao.server.codes import Refusal
from serao.server.hall import Hall, open_hall
from serao.server.settings import Settings
from serao.server.tables import Listener, Table
from serao.store import Store, open_store
from serao.store.host import Host
from serao.store.schema import seats as seats_kept
from tests.admin.houses import run
from tests.server.hosting import table_of_people


def settings(database: str) -> Settings:
    return Settings(database=database, workers=1, pace=0.0, orders_seconds=3600.0)


async def anas_table(hall: Hall) -> Table:
    """Return a table in play whose first seat belongs to the account ana."""
    await hall.store.add_account("ana", "argon")
    table = await table_of_people(hall.tables, "carrossel", 2)
    belongs = update(seats_kept).where(seats_kept.c.seat == 0).values(account="ana", token="key")
    await hall.store.write((belongs, {}))
    table.seats[0].account = "ana"
    return table


async def token_for(table: Table, seat: int) -> str:
    token = seats.new_token()
    table.seats[seat].token = seats.digest(token)
    values = {"token": seats.digest(token)}
    where = update(seats_kept).where(seats_kept.c.seat == seat)
    await table.store.write((where.values(**values), {}))
    return token


def test_a_banned_player_is_replaced_by_a_bot_and_may_return_after_the_ban(database: str) -> None:
    async def story() -> None:
        async with open_hall(settings(database)) as hall:
            table = await anas_table(hall)
            table_id, token = table.row.id, await token_for(table, 0)
            mine, theirs = Listener(0), Listener(1)
            table.listen(mine, None)
            table.listen(theirs, None)
            await Host(hall.store).ban("account", "ana", None)
            await hall.orders.take_in()
            assert mine.lost
            assert table.gone
            again = await hall.tables.table(table_id)
            assert again.seats[0].level == "novice"
            with pytest.raises(Refusal, match="barred"):
                seats.seat_of(again, token)
            await Host(hall.store).unban("account", "ana")
            await hall.orders.take_in()
            assert seats.seat_of(again, token) == 0
            await seats.come_back(again, 0)
            assert again.seats[0].level is None

    run(story())


def test_a_deleted_player_leaves_a_neutral_name_and_no_record(database: str) -> None:
    async def story() -> None:
        async with open_hall(settings(database)) as hall:
            table = await anas_table(hall)
            table_id, token = table.row.id, await token_for(table, 0)
            await Host(hall.store).delete_account("ana", with_chat=False)
            await hall.orders.take_in()
            again = await hall.tables.table(table_id)
            assert again.row.redacted
            assert again.playing().names == ("Former player 1", "Player 2")
            assert again.seats[0].level == "novice"
            with pytest.raises(Refusal, match="belongs to no seat"):
                seats.seat_of(again, token)
            with pytest.raises(Refusal, match="deleted their account"):
                await record_of(hall, table_id)

    run(story())


async def record_of(hall: Hall, table_id: str) -> Any:
    scope = {"type": "http", "headers": [], "query_string": b"", "path_params": {"table": table_id}}
    return await download_record(hall, Request(scope), None)


def test_an_action_at_a_table_that_was_deleted_meanwhile_is_refused(database: str) -> None:
    async def story() -> None:
        async with open_hall(settings(database)) as hall:
            table = await table_of_people(hall.tables, "carrossel", 2)
            await Host(hall.store).delete(table.row.id)
            play = table.playing()
            seat = play.state.waiting()[0]
            action = play.state.options(seat)[0]
            with pytest.raises(Refusal, match="nothing can be stored"):
                await table.act(seat, play.hearing.opened[seat], action)
            assert table.gone
            with pytest.raises(Refusal, match="no such table"):
                await hall.tables.table(table.row.id)

    run(story())


def test_a_closed_table_stays_closed_though_its_last_action_comes_late(database: str) -> None:
    async def story() -> None:
        async with open_hall(settings(database)) as hall:
            table = await table_of_people(hall.tables, "carrossel", 2)
            await Host(hall.store).close(table.row.id)
            await hall.store.end(table.row.id)
            stored = await hall.store.table(table.row.id)
            assert stored is not None
            assert stored.state == "closed"

    run(story())


def test_a_closed_table_waits_for_nobody(database: str) -> None:
    async def story() -> None:
        async with open_hall(settings(database)) as hall:
            table = await table_of_people(hall.tables, "carrossel", 2)
            seat = table.playing().state.waiting()[0]
            mine = await my_table(hall, table.row, seat)
            assert mine is not None
            assert mine.your_turn
            await Host(hall.store).close(table.row.id)
            await hall.orders.take_in()
            closed = await hall.tables.table(table.row.id)
            mine = await my_table(hall, closed.row, seat)
            assert mine is not None
            assert not mine.your_turn
            assert closed.info().turn == []
            assert table.row.id not in hall.alarms.waiting

    run(story())


def test_a_server_knows_the_bans_from_before_it_started(database: str) -> None:
    async def story() -> None:
        async with open_hall(settings(database)) as hall:
            await Host(hall.store).ban("network", "192.0.2.0/24", None)
        async with open_hall(settings(database)) as hall:
            assert hall.bans.has_address("192.0.2.1")

    run(story())


def test_acts_of_many_at_once_have_numbers_in_the_order_of_their_commits(database: str) -> None:
    """A server that has read act 6 will never look for act 5 again."""

    async def story() -> None:
        stores = [await open_store(database) for _ in range(3)]
        seen: list[int] = []

        async def write(store: Store) -> None:
            for number in range(10):
                await store.audit("moderator", "test", str(number))

        async def follow() -> None:
            while len(seen) < 30:
                last = seen[-1] if seen else 0
                seen.extend(row.id for row in await stores[0].acts_since(last))
                await asyncio.sleep(0)

        await asyncio.gather(follow(), *[write(store) for store in stores])
        assert seen == list(range(1, 31))
        for store in stores:
            await store.close()

    run(asyncio.wait_for(story(), 60))


def test_a_failing_order_does_not_stop_the_next(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(settings(str(tmp_path / "tables.sqlite3"))) as hall:
            table = await table_of_people(hall.tables, "carrossel", 2)
            await hall.store.audit("moderator", "something.else", "of another version")
            await hall.store.audit("host", "table.close", "nowhere")
            await Host(hall.store).close(table.row.id)
            await hall.orders.take_in()
            assert table.gone
            assert (await hall.tables.table(table.row.id)).row.state == "closed"

    run(story())
