"""``serao admin tables`` and ``chat``."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner

from serao.cli import app
from serao.store import ActionRow, SeatRow, StoreError, open_store
from serao.store.migrations import NewerDatabase
from tests.admin.houses import Admin, a_table, ana_and_eva, everything, fill, house_at, rows, run


@pytest.fixture
def admin(database: str) -> Admin:
    return Admin(house_at(database))


def test_tables_are_listed_with_state_age_people_and_last_action(admin: Admin) -> None:
    found = {line["table"]: line for line in admin.listed("tables", "list")}
    assert set(found) == {"open", "playing", "over"}
    assert found["playing"]["people"] == ["Ana", "Eva"]
    assert found["playing"]["last_action"] > found["open"]["created"]
    assert found["open"]["last_action"] is None
    assert "Ana, Eva" in admin("tables", "list")


def test_tables_are_filtered_by_state_and_by_how_long_nobody_acted(admin: Admin) -> None:
    assert [line["table"] for line in admin.listed("tables", "list", "--state", "over")] == ["over"]
    assert admin("tables", "list", "--older-than", "1h") == "none\n"
    assert "a time is a number" in admin.complaint("tables", "list", "--older-than", "soon")


def test_a_closed_table_keeps_everything_and_nobody_sits_down_at_it(admin: Admin) -> None:
    before = everything(admin.database)
    admin("tables", "close", "open", "--why", "spam")
    admin("tables", "close", "playing")
    after = everything(admin.database)
    assert {row["id"]: row["state"] for row in after["tables"]} == {
        "open": "closed",
        "playing": "closed",
        "over": "over",
    }
    for name in ("seats", "actions", "chat"):
        assert after[name] == before[name]
    assert admin.acts() == [("table.close", "open"), ("table.close", "playing")]
    assert admin.listed("log")[0]["why"] == "spam"
    assert admin.listed("log")[0]["by"] == "host"


def test_a_table_that_has_ended_is_not_closed(admin: Admin) -> None:
    assert admin.complaint("tables", "close", "over") == "table over is over already"
    admin("tables", "close", "open")
    assert admin.complaint("tables", "close", "open") == "table open is closed already"


def test_a_deleted_table_leaves_nothing(admin: Admin) -> None:
    admin("tables", "delete", "open", "--yes")
    for name, kept in everything(admin.database).items():
        assert all("open" not in (row.get("table_id"), row.get("id")) for row in kept), name
    assert {row["id"]: row["rematch"] for row in rows(admin.database, "tables")} == {
        "playing": None,
        "over": None,
    }
    assert admin.acts() == [("table.delete", "open")]


def test_deleting_asks_first(admin: Admin) -> None:
    assert admin.invoke("tables", "delete", "open", typed="n\n").exit_code != 0
    assert len(rows(admin.database, "tables")) == 3
    admin("tables", "delete", "open", typed="y\n")
    assert len(rows(admin.database, "tables")) == 2


def test_an_unknown_table_is_named(admin: Admin) -> None:
    for words in (
        ("tables", "close", "nowhere"),
        ("tables", "delete", "nowhere", "--yes"),
        ("chat", "list", "nowhere"),
        ("chat", "remove", "nowhere", "some-id"),
    ):
        assert admin.complaint(*words) == "there is no table 'nowhere'"
    assert admin.acts() == []


def test_the_name_of_a_table_may_begin_with_a_hyphen(database: str) -> None:
    async def story() -> None:
        store = await open_store(database)
        for table_id in ("-yes", "--why", "-x-1"):
            await store.add_table(a_table(table_id), [SeatRow(table_id, 0, "open")])
        await store.close()

    run(story())
    admin = Admin(database)
    admin("tables", "close", "-yes")
    assert admin.listed("chat", "list", "-x-1") == []
    admin("tables", "delete", "-yes", "--yes")
    admin("tables", "delete", "-x-1", "--yes")
    assert [row["id"] for row in rows(database, "tables")] == ["--why"]


def test_what_is_stored_for_other_tables_survives_a_deleted_one(database: str) -> None:
    async def story() -> None:
        store = await open_store(database)
        await fill(store)
        wanted = [ActionRow("playing", 3, 0, 7, 1.0), ActionRow("deleted", 0, 0, 7, 1.0)]
        answers = await asyncio.gather(*map(store.append, wanted), return_exceptions=True)
        assert answers[0] is None
        assert isinstance(answers[1], StoreError)
        assert [row.number for row in await store.actions("playing")] == [0, 1, 2, 3]
        await store.close()

    run(story())


# -- chat --------------------------------------------------------------------------------------


def test_sayings_are_listed_and_removed_by_id(admin: Admin) -> None:
    listed = admin.listed("chat", "list", "open")
    assert {line["id"]: line["text"] for line in listed} == {
        "open-1": "olá",
        "open-2": "hi",
        "open-3": "psst",
    }
    assert admin("chat", "remove", "open", "open-1", "open-2") == "2 removed\n"
    assert [line["id"] for line in admin.listed("chat", "list", "open")] == ["open-3"]
    assert len(admin.listed("chat", "list", "over")) == 3
    assert admin.acts() == [("chat.remove", "open")]


def test_all_that_an_author_said_is_removed(admin: Admin) -> None:
    admin("chat", "remove", "open", "--author", "Ana")
    assert [line["author"] for line in admin.listed("chat", "list", "open")] == ["Eva"]


def test_sayings_that_are_not_there_are_named_and_nothing_is_removed(admin: Admin) -> None:
    said = admin.complaint("chat", "remove", "open", "open-1", "over-1")
    assert said == "table open has no saying 'over-1'"
    assert admin.complaint("chat", "remove", "open", "--author", "Rui").startswith("'Rui' has said")
    assert admin.complaint("chat", "remove", "open").startswith("which sayings?")
    assert len(admin.listed("chat", "list", "open")) == 3
    assert admin.acts() == []


def test_what_was_said_cannot_move_the_cursor(database: str) -> None:
    async def story() -> None:
        store = await open_store(database)
        seats = ana_and_eva("odd")
        seats[0].account, seats[0].name = None, "\x1b[2JAna"
        await store.add_table(a_table("odd"), seats)
        await store.close()

    run(story())
    assert "\x1b" not in Admin(database)("tables", "list")


# -- which database ----------------------------------------------------------------------------


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    file = tmp_path / "none.sqlite3"
    assert "there is no database" in Admin(str(file)).complaint("tables", "list")
    assert not file.exists()


def test_a_file_that_is_no_database_is_one_line(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ana, " * 100, encoding="utf-8")
    assert "database" in Admin(str(file)).complaint("tables", "list")
    empty = tmp_path / "empty.sqlite3"
    sqlite3.connect(empty).close()
    empty.touch()
    assert "no database of serao's" in Admin(str(empty)).complaint("tables", "list")


def test_an_older_database_is_not_brought_up_to_date_under_a_running_server(tmp_path: Path) -> None:
    admin = Admin(house_at(str(tmp_path / "tables.sqlite3")))
    with sqlite3.connect(admin.database) as connection:
        connection.execute("DELETE FROM migrations WHERE number = 6")
    connection.close()
    assert "of an older serao" in admin.complaint("tables", "list")


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    admin = Admin(house_at(str(tmp_path / "tables.sqlite3")))
    with sqlite3.connect(admin.database) as connection:
        connection.execute("INSERT INTO migrations VALUES (9999, 0)")
    connection.close()
    with pytest.raises(NewerDatabase, match="9999"):
        admin("tables", "list")


def test_one_bad_row_is_named_and_the_rest_is_shown(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    house_at(database)
    with sqlite3.connect(database) as tables:
        tables.execute("UPDATE tables SET created = 'soon' WHERE id = 'open'")
        tables.execute("UPDATE accounts SET created = 'soon' WHERE name = 'ana'")
        for number, at in enumerate((1.0, "soon")):
            row = (f"report {number}", at, "over", "Eva", None, "Ana", None, "name", "", None)
            tables.execute(f"INSERT INTO reports VALUES ({', '.join('?' * len(row))})", row)
    tables.close()
    for command, bad, good in (
        (("tables", "list"), "open", "playing"),
        (("tables", "list", "--older-than", "1h"), "open", "none"),
        (("people", "list"), "ana", "none"),
        (("reports",), "report 1", "says Eva"),
    ):
        said = CliRunner().invoke(app, ["admin", *command, "--database", database])
        assert said.exit_code == 0, said.output
        assert f"{bad} cannot be read: Expected `float`" in said.stderr
        assert good in said.stdout
