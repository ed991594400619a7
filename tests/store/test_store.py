"""The store: what was acknowledged is there, what came too late is refused."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, inspect

from serao.store import (
    ActionRow,
    ChatRow,
    DayPlayRow,
    DayRow,
    ListingRow,
    NameTaken,
    NumberTaken,
    ReportRow,
    SealRow,
    SeatRow,
    Store,
    StoreError,
    TableRow,
    open_store,
)
from serao.store.host import Host
from serao.store.migrations import NewerDatabase, migrations
from serao.store.schema import metadata
from tests.store.databases import postgres


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    url: str = request.getfixturevalue("server")
    return url


def a_table(table_id: str) -> TableRow:
    return TableRow(
        id=table_id,
        game="urto",
        content="abc",
        options={"long": True},
        seats=2,
        secret="aa",
        commitment="bb",
        public=True,
        code="come-in",
        created=12.5,
    )


def two_seats(table_id: str) -> list[SeatRow]:
    return [
        SeatRow(table_id, 0, "open"),
        SeatRow(table_id, 1, "bot", name="Novice 2", level="novice"),
    ]


async def with_table(database: str, table_id: str) -> Store:
    store = await open_store(database)
    if await store.table(table_id) is None:
        await store.add_table(a_table(table_id), two_seats(table_id))
    return store


def test_a_table_comes_back_as_it_was_put_in(database: str) -> None:
    async def story() -> None:
        store = await with_table(database, "back")
        assert await store.table("back") == a_table("back")
        assert await store.seats("back") == two_seats("back")
        assert await store.table("elsewhere") is None
        assert "back" in [table.id for table in await store.public_tables("open", 99)]
        await store.close()

    asyncio.run(story())


def test_appended_actions_are_there_after_opening_again(database: str) -> None:
    rows = [ActionRow("again", n, n % 2, 40 + n, 1.5) for n in range(5)]

    async def write() -> None:
        store = await with_table(database, "again")
        for row in rows:
            await store.append(row)
        await store.close()

    async def read() -> list[ActionRow]:
        store = await open_store(database)
        found = await store.actions("again")
        await store.close()
        return found

    asyncio.run(write())
    assert asyncio.run(read()) == rows


def test_a_number_that_is_taken_is_refused_and_changes_nothing(database: str) -> None:
    async def story() -> None:
        store = await with_table(database, "taken")
        await store.append(ActionRow("taken", 0, 0, 7, 1.0))
        with pytest.raises(NumberTaken, match="table taken already has an action 0"):
            await store.append(ActionRow("taken", 0, 1, 8, 2.0))
        assert await store.actions("taken") == [ActionRow("taken", 0, 0, 7, 1.0)]
        await store.close()

    asyncio.run(story())


def test_of_two_that_arrive_together_with_one_number_one_is_kept(database: str) -> None:
    async def story() -> None:
        store = await with_table(database, "race")
        rows = [ActionRow("race", n // 2, n, 7, 1.0) for n in range(6)]
        answers = await asyncio.gather(*map(store.append, rows), return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None), NumberTaken] * 3
        assert await store.actions("race") == rows[::2]
        await store.close()

    asyncio.run(story())


def test_two_processes_cannot_both_have_a_number(database: str) -> None:
    async def story() -> None:
        one, other = await with_table(database, "both"), await open_store(database)
        racing = [store.append(ActionRow("both", 0, 0, 7, 1.0)) for store in (one, other)]
        answers = await asyncio.gather(*racing, return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["NoneType", "NumberTaken"]
        await one.close()
        await other.close()

    asyncio.run(story())


def test_appends_that_arrive_together_are_committed_together(database: str) -> None:
    async def story() -> None:
        store = await with_table(database, "group")
        before = store.appends.commits
        await asyncio.gather(*[store.append(ActionRow("group", n, 0, 7, 1.0)) for n in range(200)])
        assert len(await store.actions("group")) == 200
        assert store.appends.commits - before <= 2
        await store.close()

    asyncio.run(story())


def test_what_fails_among_writes_that_arrive_together_is_undone_alone(database: str) -> None:
    async def story() -> None:
        store = await open_store(database)
        names = ["rui", "rui", "eva", "rui", "gil"]
        answers = await asyncio.gather(
            *[store.add_account(name, f"argon {i}") for i, name in enumerate(names)],
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers].count(NameTaken) == 2
        assert [await store.password_of(name) for name in ("eva", "gil")] == ["argon 2", "argon 4"]
        assert await store.password_of("rui") == f"argon {answers.index(None)}"
        await store.close()

    asyncio.run(story())


def test_a_transaction_that_sqlite_gives_up_fails_for_everybody_in_it(tmp_path: Path) -> None:
    """On a full disk SQLite rolls back by itself: nobody may be told that their part was kept."""

    def given_up(connection: Connection) -> None:
        connection.exec_driver_sql("ROLLBACK")
        raise OSError("the disk is full")

    async def story() -> None:
        store = await open_store(str(tmp_path / "full.sqlite3"))
        answers = await asyncio.gather(
            store.add_account("rui", "argon"),
            store.database.write(given_up),
            store.add_account("eva", "argon"),
            return_exceptions=True,
        )
        assert all(isinstance(answer, Exception) for answer in answers)
        assert await store.password_of("rui") is None
        assert await store.password_of("eva") is None
        await store.add_account("rui", "argon")
        assert await store.password_of("rui") == "argon"
        await store.close()

    asyncio.run(story())


def test_an_append_for_a_table_that_is_not_there_fails_for_its_caller(database: str) -> None:
    async def story() -> None:
        store = await open_store(database)
        with pytest.raises(StoreError, match=r"(?i)foreign key"):
            await store.append(ActionRow("nowhere", 0, 0, 7, 1.0))
        await store.close()

    asyncio.run(story())


def test_a_seat_is_taken_once(database: str) -> None:
    async def story() -> None:
        store = await with_table(database, "seat")
        assert await store.take_seat("seat", 0, "Ana", "hash", None)
        assert not await store.take_seat("seat", 0, "Bento", "other", None)
        assert not await store.take_seat("seat", 1, "Bento", "other", None)  # a bot sits there
        assert (await store.seats("seat"))[0] == SeatRow(
            "seat", 0, "person", name="Ana", token="hash"
        )
        await store.free_seat("seat", 0)
        assert (await store.seats("seat"))[0] == SeatRow("seat", 0, "open")
        await store.close()

    asyncio.run(story())


SEAL = SealRow("aa", "bb", 2.0)


async def share(store: Store, table_id: str) -> None:
    """Let the person on seat 0 commit to a share and show it."""
    assert await store.commit_share(table_id, 0, "hash", 1, "c0")
    assert await store.seal(table_id, 1, await store.seats(table_id), SEAL)
    assert await store.show_share(table_id, 0, 1, "c0", "00ff")


def test_a_share_is_committed_to_sealed_and_shown_once(database: str) -> None:
    async def story() -> None:
        store = await with_table(database, "share")
        await store.take_seat("share", 0, "Ana", "hash", None)
        assert not await store.commit_share("share", 0, "other", 1, "c0")  # not who sits there
        assert not await store.commit_share("share", 0, "hash", 2, "c0")  # another attempt
        assert await store.commit_share("share", 0, "hash", 1, "c1")
        before = await store.seats("share")
        assert await store.commit_share("share", 0, "hash", 1, "c0")  # nothing is sealed yet
        assert not await store.seal("share", 1, before, SEAL)
        assert not await store.show_share("share", 0, 1, "c0", "00ff")
        assert not await store.draw_again("share", 1)
        assert await store.seal("share", 1, await store.seats("share"), SEAL)
        assert not await store.seal("share", 1, await store.seats("share"), SEAL)
        assert not await store.commit_share("share", 0, "hash", 1, "c2")
        assert not await store.show_share("share", 0, 1, "c1", "00ff")
        assert await store.show_share("share", 0, 1, "c0", "00ff")
        assert not await store.show_share("share", 0, 1, "c0", "00ff")
        await store.close()

    asyncio.run(story())


def test_what_is_broken_off_after_the_seal_is_counted(database: str) -> None:
    async def story() -> None:
        store = await with_table(database, "again2")
        await store.take_seat("again2", 0, "Ana", "hash", None)
        await store.commit_share("again2", 0, "hash", 1, "c0")
        await store.free_seat("again2", 0)
        assert (await drawing(store)) == (1, None)  # nothing was sealed
        await store.take_seat("again2", 0, "Ana", "hash", None)
        await share(store, "again2")
        assert await store.draw_again("again2", 1)
        assert not await store.draw_again("again2", 1)
        assert (await drawing(store)) == (2, None)
        (mine, _) = await store.seats("again2")
        assert (mine.commitment, mine.entropy) == (None, None)
        assert await store.commit_share("again2", 0, "hash", 2, "c1")
        assert await store.seal("again2", 2, await store.seats("again2"), SEAL)
        assert await store.free_seat("again2", 0)
        assert (await drawing(store)) == (3, None)
        await store.close()

    async def drawing(store: Store) -> tuple[int, SealRow | None]:
        row = await store.table("again2")
        assert row is not None
        return row.attempt, row.seal

    asyncio.run(story())


def test_a_table_begins_ends_and_leads_to_one_rematch(database: str) -> None:
    async def story() -> None:
        store = await with_table(database, "life")
        assert not await store.begin("life", [None, None], 3.0)  # a seat is open
        await store.take_seat("life", 0, "Ana", "hash", None)
        assert not await store.begin("life", [None, None], 3.0)  # somebody's share is missing
        await share(store, "life")
        assert await store.begin("life", ["00ff", None], 3.5)
        assert not await store.begin("life", ["00ff", None], 4.0)
        assert not await store.free_seat("life", 0)
        begun = await store.table("life")
        assert begun is not None
        assert (begun.state, begun.begun) == ("playing", 3.5)
        assert begun.entropy == ["00ff", None]
        assert "life" in await store.played_by_bots()
        await store.end("life")
        assert "life" not in await store.played_by_bots()
        assert await store.add_rematch("life", a_table("life2"), two_seats("life2"))
        assert not await store.add_rematch("life", a_table("life3"), two_seats("life3"))
        assert await store.table("life3") is None
        after = await store.table("life")
        assert after is not None
        assert (after.state, after.rematch) == ("over", "life2")
        await store.close()

    asyncio.run(story())


def test_the_last_lines_of_the_chat_come_oldest_first(database: str) -> None:
    async def story() -> None:
        store = await with_table(database, "chat")
        rows = [ChatRow(f"c{n}", "chat", "table", "Ana", f"line {n}", float(n)) for n in range(5)]
        for row in rows:
            await store.add_chat(row)
        assert await store.last_chat("chat", 3) == rows[2:]
        await store.close()

    asyncio.run(story())


def test_accounts_and_sessions(database: str) -> None:
    async def story() -> None:
        store = await open_store(database)
        await store.add_account("ana", "argon")
        with pytest.raises(NameTaken, match="'ana'"):
            await store.add_account("ana", "other")
        assert await store.password_of("ana") == "argon"
        assert await store.password_of("nobody") is None
        await store.add_session("digest", "ana")
        assert await store.account_of("digest") == "ana"
        await store.add_table(a_table("mine"), [SeatRow("mine", 0, "person", account="ana")])
        assert [table.id for table in await store.tables_of("ana", 9)] == ["mine"]
        await store.end_session("digest")
        assert await store.account_of("digest") is None
        await store.close()

    asyncio.run(story())


def test_the_migrations_make_the_columns_of_the_schema(database: str) -> None:
    async def found() -> dict[str, set[str]]:
        store = await open_store(database)
        names = await store.database.read(
            lambda connection: {
                table: {str(column["name"]) for column in inspect(connection).get_columns(table)}
                for table in inspect(connection).get_table_names()
            }
        )
        await store.close()
        return names

    made = asyncio.run(found())
    made.pop("migrations")
    assert made == {name: set(table.columns.keys()) for name, table in metadata.tables.items()}


def test_migrations_are_numbered_from_one_without_a_gap() -> None:
    assert list(migrations()) == list(range(1, len(migrations()) + 1))


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = str(tmp_path / "newer.sqlite3")

    async def opened() -> None:
        await (await open_store(path)).close()

    asyncio.run(opened())
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO migrations VALUES (9999, 0)")
    connection.close()
    with pytest.raises(NewerDatabase, match="knows migration 9999"):
        asyncio.run(opened())


def test_sqlite_commits_reach_the_disk(tmp_path: Path) -> None:
    async def pragmas() -> list[object]:
        store = await open_store(str(tmp_path / "durable.sqlite3"))
        asked: list[object] = await store.database.write(
            lambda connection: [
                connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        )
        await store.close()
        return asked

    assert asyncio.run(pragmas()) == ["wal", 2, 1]  # 2: FULL


@pytest.mark.parametrize(
    ("database", "problem"),
    [
        ("mysql://host/name", "sqlite or postgresql, not mysql"),
        ("sqlite://", "needs a file"),
        ("://", "a file or a URL"),
    ],
)
def test_a_database_that_cannot_be_used_is_named(database: str, problem: str) -> None:
    with pytest.raises(StoreError, match=problem):
        asyncio.run(open_store(database))


def test_an_unreachable_server_is_an_error_in_one_line() -> None:
    with pytest.raises(StoreError, match="cannot be reached"):
        asyncio.run(open_store("postgresql://serao@localhost:1/none"))


# -- sessions and conduct ----------------------------------------------------------------------


def test_sessions_are_listed_touched_and_ended(database: str) -> None:
    async def story() -> None:
        store = await open_store(database)
        await store.add_account("ida", "old", "lda")
        with pytest.raises(NameTaken):
            await store.add_account("Ida", "x", "lda")
        for token in ("a" * 64, "b" * 64, "c" * 64):
            await store.add_session(token, "ida", "Firefox · Linux")
        sessions = store.sessions
        assert len(await sessions.of("ida")) == 3
        assert await sessions.end("ida", "b" * 12)
        assert not await sessions.end("ida", "b" * 12)
        assert await sessions.living(["a" * 64, "b" * 64]) == {"a" * 64}
        assert not await sessions.change_password("ida", "wrong", "new", "a" * 64)
        assert await sessions.change_password("ida", "old", "new", "a" * 64)
        assert [row.token for row in await sessions.of("ida")] == ["a" * 64]
        sessions.seconds = 0.0
        assert await store.account_of("a" * 64) is None
        await sessions.end_old()
        sessions.seconds = 1000.0
        assert await store.account_of("a" * 64) is None
        await sessions.bring_up_to_date(str.lower)
        await store.close()

    asyncio.run(story())


def test_removals_reports_and_listings_are_kept(database: str) -> None:
    async def story() -> None:
        store = await with_table(database, "conduct")
        conduct = store.conduct
        seat = SeatRow("conduct", 0, "person", "Rui", token="t", account="rui")
        await conduct.remove(seat)
        assert await conduct.is_removed("conduct", ["x", "t"])
        assert await conduct.is_removed("conduct", [], "rui")
        assert not await conduct.is_removed("conduct", ["x"], "eva")
        assert not await conduct.is_removed("elsewhere", ["t"], "rui")
        report = ReportRow("r", 1.0, "conduct", "Ana", None, "Rui", "rui", "spam", "", "Buy!")
        await conduct.report(report)
        assert report in await Host(store).reports(9)
        await store.audit("ana", "report", "conduct", "spam")

        (listing,) = [one for one in await conduct.unseen(99.0) if one.id == "conduct"]
        assert listing == ListingRow("conduct", a_table("x").time, 12.5, deserted=True)
        await conduct.see(["conduct"], 50.0)
        assert not await conduct.close(listing)  # somebody has come
        assert await conduct.close(ListingRow("conduct", listing.time, 50.0))
        row = await store.table("conduct")
        assert row is not None
        assert row.state == "closed"
        await store.close()

    asyncio.run(story())


def test_many_actions_are_read_a_page_at_a_time(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serao.store.store.PAGE", 7)
    sizes = []
    read = Store.read

    async def counted(self: Store, *asked: Any, **values: Any) -> Any:
        found = await read(self, *asked, **values)
        sizes.append(len(found))
        return found

    async def story() -> None:
        store = await with_table(database, "pages")
        stored = [ActionRow("pages", number, 0, 3, 1.0) for number in range(21)]
        for row in stored:
            await store.append(row)
        monkeypatch.setattr(Store, "read", counted)
        assert await store.actions("pages") == stored
        assert sizes == [7, 7, 7, 0]
        assert await store.actions("pages", 17) == stored[17:]
        await store.close()

    asyncio.run(story())


# -- deals of a day ---------------------------------------------------------------------------


def a_deal(date: str, secret: str = "aa", game: str = "urto") -> DayRow:
    return DayRow(game, date, secret, "bb", 3, 1, "skilled", 160, 12.5)


def a_play(name: str, date: str, account: str | None = None, game: str = "urto") -> DayPlayRow:
    return DayPlayRow(name, game, date, name, f"token of {name}", account, 20.0)


def test_the_first_deal_of_a_day_stays(database: str) -> None:
    async def story() -> None:
        store, other = await open_store(database), await open_store(database)
        first, second = a_deal("2001-01-01"), a_deal("2001-01-02")
        await store.days.add([second, first])
        await other.days.add([a_deal("2001-01-01", "other"), a_deal("2001-01-02", "other")])
        await store.days.add([])
        assert await other.days.between("2001-01-01", "2001-01-02") == [first, second]
        assert await store.days.between("2001-01-02", "2001-12-31", "urto") == [second]
        assert await store.days.between("2001-01-01", "2001-01-02", "caretos") == []
        await store.close()
        await other.close()

    asyncio.run(story())


def test_an_account_sits_down_once_on_a_day_and_a_guest_by_each_seat(database: str) -> None:
    async def story() -> None:
        store = await open_store(database)

        async def sit(name: str, account: str | None, date: str = "2002-01-01") -> bool:
            table = a_table(f"day {name}")
            return await store.days.sit(table, two_seats(table.id), a_play(table.id, date, account))

        assert await sit("one", "Ana of days")
        assert not await sit("two", "Ana of days")
        assert await store.table("day two") is None, "all of it or nothing"
        assert await sit("three", "Ana of days", "2002-01-02")
        assert await sit("four", None)
        assert await sit("five", None)
        mine = await store.days.plays_of(["token of day four"], "Ana of days")
        assert {play.at_table for play in mine} == {"day one", "day three", "day four"}
        assert await store.days.plays_of([], None) == []
        await store.close()

    asyncio.run(story())


def test_results_of_the_day_are_counted_once_and_without_names(database: str) -> None:
    async def story() -> None:
        store = await open_store(database)
        for name, account, score, at in (
            ("a", "Ana counted", 47, 90.0),
            ("b", None, 47, 91.0),
            ("c", None, 12, 92.0),
            ("d", None, 99, 100.0),  # too late
            ("e", None, None, 93.0),  # a bot's
        ):
            table = a_table(f"counted {name}")
            await store.days.sit(
                table, two_seats(table.id), a_play(table.id, "2003-01-01", account)
            )
            await store.days.end(table.id, at, score, None if score is None else 2)
            await store.days.end(table.id, at, 1, 1)  # noted again: it stays
        expected = [(12, 1), (47, 2)]
        assert await store.days.scores("urto", "2003-01-01", 100.0) == expected
        await store.add_account("Ana counted", "hash")
        host = Host(store)
        await host.delete("counted b")
        await host.delete_account("Ana counted", with_chat=False)
        assert await store.days.scores("urto", "2003-01-01", 100.0) == expected
        (kept,) = await store.days.plays_of(["token of counted b"], "Ana counted")
        assert kept.at_table is None
        assert await store.days.plays_of(["token of counted a"], "Ana counted") == []
        await store.close()

    asyncio.run(story())


def test_what_came_to_no_end_goes_with_its_table(database: str) -> None:
    async def story() -> None:
        store = await open_store(database)
        table = a_table("begun only")
        await store.days.sit(table, two_seats(table.id), a_play(table.id, "2004-01-01", "Rui"))
        await Host(store).delete(table.id)
        assert await store.days.plays_of(["token of begun only"], "Rui") == []
        again = a_table("begun again")
        assert await store.days.sit(
            again, two_seats(again.id), a_play(again.id, "2004-01-01", "Rui")
        )
        await store.close()

    asyncio.run(story())
