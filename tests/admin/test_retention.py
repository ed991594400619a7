"""What is not kept for ever: ``serao admin sweep``, and the server's own chore."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from serao.kernel.state import NOBODY
from serao.server.hall import open_hall
from serao.server.settings import Settings
from serao.server.tables import Listener
from serao.store import ActionRow, ChatRow, SeatRow, Store, open_store
from serao.store.retention import Retention
from tests.admin.houses import Admin, a_table, ana_and_eva, everything, rows, run

DAY = 86400.0
LONG_AGO = time.time() - 400 * DAY


async def fill(store: Store) -> None:
    """Put in a table of each state of long ago, an open one that is talked at, and one of today."""
    await store.add_account("ana", "argon")
    old: dict[str, dict[str, Any]] = {
        "old-open": {},
        "old-talk": {},
        "old-playing": {"state": "playing", "begun": LONG_AGO},
        "old-over": {"state": "over", "begun": LONG_AGO},
        "old-closed": {"state": "closed"},
        "late-over": {"state": "over", "begun": LONG_AGO},
    }
    for table_id, changed in old.items():
        table = a_table(table_id, **({"created": LONG_AGO} | changed))
        await store.add_table(table, ana_and_eva(table_id))
    await store.add_table(a_table("new-open"), ana_and_eva("new-open"))
    await store.append(ActionRow("old-over", 0, 0, 4, LONG_AGO))
    await store.append(ActionRow("late-over", 0, 0, 4, time.time()))
    await store.add_chat(ChatRow("new", "old-talk", "table", "Eva", "still here", time.time()))
    await store.add_chat(ChatRow("old", "old-playing", "table", "Eva", "hi", LONG_AGO))


def old_house(database: str) -> Admin:
    async def made() -> None:
        store = await open_store(database)
        await fill(store)
        await store.close()

    run(made())
    return Admin(database)


def tables_in(database: str) -> set[str]:
    return {row["id"] for row in rows(database, "tables")}


def test_by_itself_only_what_never_began_and_nobody_uses_goes(database: str) -> None:
    admin = old_house(database)
    everyone = tables_in(database)
    before = everything(database)
    said = admin("sweep", "--dry-run")
    assert "table old-open: never begun\nwould delete 1 tables, 0 sayings, 0 sessions" in said
    assert everything(database) == before
    assert admin.acts() == []
    assert "deleted 1 tables" in admin("sweep")
    assert tables_in(database) == everyone - {"old-open"}
    assert admin.acts() == [("table.delete", "old-open")]


def test_a_host_may_delete_what_ended_and_what_was_said_long_ago(database: str) -> None:
    admin = old_house(database)
    admin("sweep", "--keep-finished", "30", "--keep-chat", "30", "--keep-open", "100000")
    gone = {"old-over", "old-closed"}
    left = {"old-open", "old-talk", "old-playing", "late-over", "new-open"}
    assert tables_in(database) == left
    assert not tables_in(database) & gone
    assert [row["id"] for row in rows(database, "chat")] == ["new"]


def test_sessions_end_with_the_cookie(database: str) -> None:
    admin = old_house(database)

    async def sign_in() -> None:
        store = await open_store(database)
        await store.add_session("today", "ana")
        await store.close()

    run(sign_in())
    admin("sweep")
    assert [row["token"] for row in rows(database, "sessions")] == ["today"]
    assert "1 sessions" in admin("sweep", "--keep-sessions", "0")
    assert rows(database, "sessions") == []


def test_a_server_keeps_house(database: str) -> None:
    async def story() -> None:
        settings = Settings(
            database=database,
            workers=1,
            keep_house_seconds=0.02,
            retention=Retention(open_hours=0.0),
        )
        async with open_hall(settings) as hall:
            await hall.store.add_table(a_table("unseen"), [SeatRow("unseen", 0, "open")])
            while await hall.store.table("unseen") is not None:
                await asyncio.sleep(0.01)

    run(story())
    assert [row["by"] for row in Admin(database).listed("log")] == ["server"]


def test_a_server_spares_a_table_that_somebody_looks_at(database: str) -> None:
    async def story() -> None:
        async with open_hall(Settings(database=database, workers=1)) as hall:
            for name in ("seen", "unseen"):
                table = a_table(name)
                table.content = hall.shelf.game(table.game).fingerprint
                rows = [SeatRow(name, seat, "open") for seat in range(table.seats)]
                await hall.store.add_table(table, rows)
            seen = await hall.tables.table("seen")
            seen.listen(Listener(NOBODY), None)
            await hall.orders.clear_away(Retention(open_hours=0.0))

    run(story())
    assert tables_in(database) == {"seen"}
