"""Conduct at tables: who may sit, who is taken off a seat, what the host is told, what is listed."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
import warnings
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

import serao
from serao.admin.reports import reports
from serao.bots.names import NAMES
from serao.kernel.state import NOBODY
from serao.server import moderation, seats
from serao.server.api import LOOKED_AT
from serao.server.app import application
from serao.server.codes import Refusal
from serao.server.hall import Hall, open_hall
from serao.server.lookalikes import likeness
from serao.server.seats import Person
from serao.server.tables import Listener, Table, Tables
from serao.store import SeatRow, TableRow, TimeControl, schema
from tests.server.hosting import heard, hosting
from tests.server.test_http import at_table, code_of, opened, server, settings_in

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient
    from starlette.websockets import WebSocketDisconnect

__all__ = ["server"]


def joined(server: TestClient, table: str, name: str, **more: Any) -> Any:
    """Sit down in a browser of one's own."""
    server.cookies.clear()
    return server.post(f"/api/tables/{table}/join", json={"name": name, **more})


def by(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def rows(folder: Path, query: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(folder / "tables.sqlite3") as tables:
        found = tables.execute(query).fetchall()
    tables.close()
    return found


# -- who may sit down --------------------------------------------------------------------------


def test_at_a_public_table_a_browser_has_one_seat(server: TestClient) -> None:
    table = opened(server, ["me", "open", "open"], public=True)["table"]["id"]
    again = server.post(f"/api/tables/{table}/join", json={"name": "Eva"})
    assert code_of(again) == "seat/one-each"
    hers = joined(server, table, "Eva").json()
    server.cookies.clear()
    third = server.post(
        f"/api/tables/{table}/join", json={"name": "Rui"}, headers=by(hers["token"])
    )
    assert code_of(third) == "seat/one-each"


def test_at_a_public_table_an_account_has_one_seat_on_whatever_device(server: TestClient) -> None:
    who = {"name": "ana", "password": "correct horse"}
    server.post("/api/accounts", json=who)
    table = opened(server, ["me", "open"], public=True)["table"]["id"]
    server.cookies.clear()
    server.post("/api/sessions", json=who)
    again = server.post(f"/api/tables/{table}/join", json={"name": "Eva"})
    assert code_of(again) == "seat/one-each"


def test_at_a_table_by_invitation_a_browser_may_have_several(server: TestClient) -> None:
    mine = opened(server, ["me", "open"])
    join = {"name": "Eva", "code": mine["code"]}
    assert server.post(f"/api/tables/{mine['table']['id']}/join", json=join).status_code == 201


def test_a_household_has_some_seats_at_a_public_table_and_not_all(tmp_path: Path) -> None:
    with TestClient(application(settings_in(tmp_path, seats_per_address=2))) as server:
        wanted = ["me", "open", "open", "open"]
        table = opened(server, wanted, "caretos", public=True)["table"]["id"]
        assert joined(server, table, "Eva").status_code == 201
        assert code_of(joined(server, table, "Rui")) == "seat/one-each"
        assert server.get(f"/api/tables/{table}").json()["seats"][2]["kind"] == "open"


@pytest.mark.parametrize("name", ["ana", "\u0410na", "Ana\u200b"])
def test_nobody_sits_down_under_a_name_that_looks_like_anothers(
    server: TestClient, name: str
) -> None:
    mine = opened(server, ["me", "open", "novice"])
    refused = joined(server, mine["table"]["id"], name, code=mine["code"])
    assert code_of(refused) in ("seat/name-taken", "request/malformed")
    assert joined(server, mine["table"]["id"], "Eva", code=mine["code"]).status_code == 201


def test_a_bot_makes_way_for_somebody_of_its_name(server: TestClient) -> None:
    mine = opened(server, ["me", "open", "novice", "novice"], "caretos")
    before = [seat["name"] for seat in mine["table"]["seats"][2:]]
    placed = joined(server, mine["table"]["id"], before[0].upper(), code=mine["code"]).json()
    names = [seat["name"] for seat in placed["table"]["seats"]]
    assert names[1] == before[0].upper()
    assert names[3] == before[1]
    assert names[2] in set(NAMES) - set(before)
    seen = server.get(f"/api/tables/{mine['table']['id']}").json()["seats"]
    assert [seat["name"] for seat in seen] == names


def test_bots_have_names_of_their_own_that_are_nobodys_at_the_table() -> None:
    for name in NAMES:
        for table in range(20):
            rows, _ = seats.new_seats(f"table {table}", ["me", *["novice"] * 7], Person(name))
            assert len({likeness(row.name) for row in rows}) == 8
    assert len({likeness(name)[:3] for name in NAMES}) == len(NAMES)
    again = [seats.new_seats("one table", ["novice"] * 8, Person("Ana"))[0] for _ in range(2)]
    assert again[0] == again[1]


def test_nobody_sits_down_under_a_name_that_cannot_be_seen(server: TestClient) -> None:
    mine = opened(server, ["me", "open"])
    refused = joined(server, mine["table"]["id"], "\u3164", code=mine["code"])
    assert code_of(refused) in ("seat/name-taken", "request/malformed")
    body = {"game": "urto", "seats": ["me", "open"], "name": "\u3164"}
    refused = server.post("/api/tables", json=body)
    assert code_of(refused) in ("seat/name-taken", "request/malformed")


# -- taking somebody off a seat ----------------------------------------------------------------


def test_the_opener_takes_somebody_off_a_seat_for_good(server: TestClient) -> None:
    mine = opened(server, ["me", "open", "open"], public=True)
    table = mine["table"]["id"]
    assert mine["table"]["opener"] == 0
    hers = joined(server, table, "Eva").json()
    remove = f"/api/tables/{table}/remove"
    server.cookies.clear()
    assert code_of(server.post(remove, json={"seat": 0}, headers=by(hers["token"]))) == (
        "seat/not-opener"
    )
    with at_table(server, table, token=hers["token"]) as eva:
        eva.read("welcome")
        left = server.post(remove, json={"seat": 1}, headers=by(mine["token"]))
        assert left.json()["seats"][1]["kind"] == "open"
        with pytest.raises(WebSocketDisconnect):
            eva.read("nothing more")
    with at_table(server, table, token=hers["token"]) as eva:  # her browser connects again
        assert eva.read("refused")["code"] == "seat/removed"
    cookie = {"cookie": f"serao-{table}={hers['token']}"}
    again = server.post(f"/api/tables/{table}/join", json={"name": "Eva"}, headers=cookie)
    assert code_of(again) == "seat/removed"


def test_nobody_else_and_nothing_else_is_taken_off_a_seat(server: TestClient) -> None:
    mine = opened(server, ["me", "novice", "open"])
    remove = f"/api/tables/{mine['table']['id']}/remove"
    headers = by(mine["token"])
    for seat in (0, 1, 2, 9):  # the opener, a bot, nobody, no seat
        refused = server.post(remove, json={"seat": seat}, headers=headers)
        assert code_of(refused) == "seat/not-seated"
    server.cookies.clear()
    assert code_of(server.post(remove, json={"seat": 0})) == "seat/not-opener"
    begun = opened(server, ["me", "novice"])
    with at_table(server, begun["table"]["id"], token=begun["token"]) as ana:
        ana.begin()
        refused = server.post(
            f"/api/tables/{begun['table']['id']}/remove",
            json={"seat": 1},
            headers=by(begun["token"]),
        )
    assert code_of(refused) == "table/begun"


def test_a_removed_account_does_not_come_back_on_another_device(server: TestClient) -> None:
    mine = opened(server, ["me", "open"])
    table = mine["table"]["id"]
    server.cookies.clear()
    who = {"name": "eva", "password": "correct horse"}
    server.post("/api/accounts", json=who)
    join = {"name": "Eva", "code": mine["code"]}
    assert server.post(f"/api/tables/{table}/join", json=join).status_code == 201
    server.cookies.clear()
    server.post(f"/api/tables/{table}/remove", json={"seat": 1}, headers=by(mine["token"]))
    server.post("/api/sessions", json=who)
    assert code_of(server.post(f"/api/tables/{table}/join", json=join)) == "seat/removed"


def test_the_opener_is_known_by_account_on_another_device_and_after_a_rematch(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            ana = Person("Ana", tokens=())
            place = await seats.create(tables, "urto", ["me", "open"], {}, False, ana)
            table = place.table
            await seats.join(table, table.row.code, 1, Person("Eva"))
            table.row.state = "over"
            fresh = (await seats.rematch(tables, table, 1)).table
            assert fresh.info().opener == 1  # Eva came first
            await seats.rematch(tables, table, 0)
            assert fresh.info().opener == 0
            await moderation.remove(fresh, 0, None, 1)
            assert fresh.seats[1].kind == "open"
            again = await tables.load(fresh.row.id)
            assert again.info().opener == 0

    asyncio.run(story())


def test_seats_and_names_of_a_public_rematch_are_kept_for_those_who_had_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            ana = await seats.create(
                tables, "urto", ["me", "open", "open"], {}, True, Person("Ana", address="a")
            )
            table = ana.table
            await seats.join(table, "", 1, Person("Bea", address="b"))
            await seats.join(table, "", 2, Person("Gil", address="g"))
            table.row.state = "over"
            fresh = (await seats.rematch(tables, table, 1)).table
            stranger = Person("Vic", address="v")
            for seat in (0, 2, None):
                with pytest.raises(Refusal, match="kept for a few minutes"):
                    await seats.join(fresh, "", seat, stranger)
            with pytest.raises(Refusal, match="Ana"):
                await seats.join(fresh, "", None, stranger._replace(name="\u0410na"))
            mine = Person("Gilberto", tokens=(table.seats[2].token or "",), address="g")
            with pytest.raises(Refusal, match="kept for a few minutes"):
                await seats.join(fresh, "", 0, mine)  # that is Ana's
            assert (await seats.join(fresh, "", None, mine)).seat == 2
            assert (await seats.rematch(tables, table, 0)).seat == 0
            assert fresh.info().opener == 0
            await seats.leave(fresh, 0)
            monkeypatch.setattr("serao.server.sitting.KEPT_SECONDS", 0.0)
            assert (await seats.join(fresh, "", None, stranger)).seat == 0

    asyncio.run(story())


def test_whoever_was_removed_at_a_public_table_does_not_come_back_as_somebody_else(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            ana = Person("Ana", address="192.0.2.1")
            table = (await seats.create(tables, "urto", ["me", "open"], {}, True, ana)).table
            await seats.join(table, "", 1, Person("Eva", address="192.0.2.7"))
            await moderation.remove(table, 0, None, 1)
            with pytest.raises(Refusal, match="taken you off"):
                await seats.join(table, "", 1, Person("Gil", address="192.0.2.7"))
            await seats.join(table, "", 1, Person("Gil", address="192.0.2.8"))

    asyncio.run(story())


# -- telling the host --------------------------------------------------------------------------


def test_a_report_goes_to_the_store_and_to_the_audit_log(
    server: TestClient, tmp_path: Path
) -> None:
    mine = opened(server, ["me", "open"])
    table = mine["table"]["id"]
    hers = joined(server, table, "Eva", code=mine["code"]).json()
    server.cookies.clear()
    with at_table(server, table, token=hers["token"]) as eva:
        eva.send(t="say", text="You fool!")
        saying = eva.read("said")["saying"]
    path = f"/api/tables/{table}/reports"
    about_saying = {"why": "insults", "saying": saying["id"], "words": "again and\u0007 again"}
    refused = server.post(path, json=about_saying, headers=by(mine["token"]))
    assert code_of(refused) == "request/malformed"
    about_saying["words"] = "again and\n again"
    assert server.post(path, json=about_saying, headers=by(mine["token"])).status_code == 200
    about_person = {"why": "cheating", "seat": 0}
    assert server.post(path, json=about_person, headers=by(hers["token"])).status_code == 200
    found = rows(
        tmp_path, "SELECT reporter, about, why, words, saying FROM reports ORDER BY at, id"
    )
    assert found == [
        ("Ana", "Eva", "insults", "again and again", "You fool!"),
        ("Eva", "Ana", "cheating", "", None),
    ]
    assert rows(tmp_path, "SELECT by, act, about, why FROM audit ORDER BY at, id") == [
        ("guest Ana", "report", table, "Eva: insults; again and again; “You fool!”"),
        ("guest Eva", "report", table, "Ana: cheating"),
    ]


def test_a_report_is_about_somebody_and_from_somebody_who_may_look(server: TestClient) -> None:
    mine = opened(server, ["me", "novice", "open"])
    path = f"/api/tables/{mine['table']['id']}/reports"
    for about in ({}, {"seat": 1}, {"seat": 2}, {"seat": 9}, {"saying": "none"}):
        assert code_of(server.post(path, json={"why": "spam", **about})) == "request/malformed"
    assert code_of(server.post(path, json={"why": "dull", "seat": 0})) == "request/malformed"
    server.cookies.clear()
    refused = server.post(path, json={"why": "spam", "seat": 0})
    assert code_of(refused) == "table/wrong-code"


def test_the_host_is_not_flooded_with_reports(server: TestClient) -> None:
    table = opened(server, ["me", "open"])["table"]["id"]
    body = {"why": "other", "seat": 0}
    answers = [server.post(f"/api/tables/{table}/reports", json=body) for _ in range(7)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2


# -- the list of public tables -----------------------------------------------------------------


def come_from(server: TestClient, address: str, table_id: str) -> None:
    """Make it so that a table was opened from another address."""
    hall: Hall = server.app.app.state.hall  # type: ignore[attr-defined]  # behind the guard
    origin = hall.store.openings.origin(address)
    change = update(schema.tables).where(schema.tables.c.id == table_id).values(opened_from=origin)
    assert server.portal is not None
    server.portal.call(hall.store.write, (change, {}))


def test_one_opener_does_not_fill_the_list(server: TestClient) -> None:
    others = opened(server, ["me", "open"], public=True)["table"]["id"]
    come_from(server, "192.0.2.9", others)
    mine = [opened(server, ["me", "open"], public=True)["table"]["id"] for _ in range(5)]
    listed = [table["id"] for table in server.get("/api/tables").json()]
    assert listed == [*reversed(mine[2:]), others]


def test_an_account_does_not_fill_the_list_from_several_addresses(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(settings_in(tmp_path)) as hall:
            for i in range(5):
                origin = hall.store.openings.origin(f"192.0.2.{i}")
                person = Person("Ana", "ana", origin=origin)
                await seats.create(hall.tables, "urto", ["open", "open"], {}, True, person)
            assert len(await hall.store.public_tables("open", 99, 3)) == 3

    asyncio.run(story())


def test_an_address_does_not_fill_the_list_with_many_accounts(tmp_path: Path) -> None:
    """However many of its tables there are before those of others."""

    async def story() -> None:
        async with open_hall(settings_in(tmp_path)) as hall:
            origin = hall.store.openings.origin
            people = [Person("Eva", origin=origin(f"192.0.2.{number}")) for number in range(3)]
            people += [
                Person("Ana", f"ana {number}", origin=origin("192.0.2.99"))
                for number in range(LOOKED_AT + 1)
            ]
            for person in people:
                table = seats.new_table(serao.game("urto"), None, 2, {}, True, seats.UNTIMED)
                table.opener_account, table.opened_from = person.account, person.origin
                await hall.store.add_table(table, [SeatRow(table.id, 0, "open")])
            rows = await hall.store.public_tables("open", LOOKED_AT, 3)
            assert len(rows) == 6
            found = {row.opened_from for row in rows if isinstance(row, TableRow)}
            assert found == {person.origin for person in people}

    asyncio.run(story())


def test_tables_where_somebody_waits_come_first(server: TestClient) -> None:
    mine = opened(server, ["me", "open"], public=True)
    server.cookies.clear()
    later = [opened(server, ["me", "open"], public=True)["table"]["id"] for _ in range(2)]
    for number, table_id in enumerate(later):
        come_from(server, f"192.0.2.{number}", table_id)
    assert server.get("/api/tables").json()[-1]["id"] == mine["table"]["id"]
    with at_table(server, mine["table"]["id"], token=mine["token"]) as ana:
        ana.read("welcome")
        assert server.get("/api/tables").json()[0]["id"] == mine["table"]["id"]


async def public_table(tables: Tables, control: TimeControl = seats.UNTIMED) -> Table:
    wanted = ["me", "open"]
    return (await seats.create(tables, "urto", wanted, {}, True, Person("Ana"), control)).table


def test_a_public_table_to_which_nobody_comes_is_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(settings_in(tmp_path, public_seconds=100.0)) as hall:
            quick = await public_table(hall.tables)
            slow = await public_table(hall.tables, TimeControl("days", 86_400))
            private = (
                await seats.create(hall.tables, "urto", ["me", "open"], {}, False, Person("Ana"))
            ).table
            await hall.listings.look()
            assert len(await hall.store.public_tables("open", 9)) == 2
            await hall.store.conduct.see([quick.row.id, slow.row.id], time.time() - 101.0)
            await hall.listings.look()
            assert [row.id for row in await hall.store.public_tables("open", 9)] == [slow.row.id]
            assert quick.gone
            closed = await hall.tables.table(quick.row.id)  # one can still look at it
            assert closed.info().state == "closed"
            for table in (quick, closed):
                with pytest.raises(Refusal, match="this table was closed"):
                    await seats.join(table, "", None, Person("Eva"))
            await hall.tables.table(private.row.id)
            assert hall.metrics.counts["closed_tables"] == 1
            await hall.store.conduct.see([slow.row.id], time.time() - 86_401.0)
            await hall.listings.look()
            assert await hall.store.public_tables("open", 9) == []

    asyncio.run(story())


def test_a_public_table_that_all_people_have_left_is_closed_sooner(tmp_path: Path) -> None:
    async def story() -> None:
        settings = settings_in(tmp_path, public_seconds=1000.0, deserted_seconds=100.0)
        async with open_hall(settings) as hall:
            left, awaited = await public_table(hall.tables), await public_table(hall.tables)
            await seats.leave(left, 0)
            await hall.store.conduct.see([left.row.id, awaited.row.id], time.time() - 101.0)
            listener = Listener(NOBODY)
            left.listen(listener, None)
            await hall.listings.look()  # somebody still looks on
            assert len(await hall.store.public_tables("open", 9)) == 2
            left.forget(listener)
            await hall.store.conduct.see([left.row.id], time.time() - 101.0)
            await hall.listings.look()
            open_now = [row.id for row in await hall.store.public_tables("open", 9)]
            assert open_now == [awaited.row.id]

    asyncio.run(story())


def test_a_public_table_stays_while_somebody_is_connected(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(settings_in(tmp_path, public_seconds=100.0)) as hall:
            table = await public_table(hall.tables)
            await hall.store.conduct.see([table.row.id], time.time() - 1000.0)
            listener = Listener(0)
            table.listen(listener, None)
            await hall.listings.look()
            assert [row.id for row in await hall.store.public_tables("open", 9)] == [table.row.id]
            assert not listener.lost
            assert heard(listener)[0]["t"] == "welcome"
            table.forget(listener)
            await hall.listings.look()  # and for a while after that
            assert [row.id for row in await hall.store.public_tables("open", 9)] == [table.row.id]

    asyncio.run(story())


def test_a_closed_table_is_no_longer_among_mine(server: TestClient, tmp_path: Path) -> None:
    opened(server, ["me", "open"], public=True)
    assert len(server.get("/api/me/tables").json()) == 1
    with sqlite3.connect(tmp_path / "tables.sqlite3") as tables:
        tables.execute("UPDATE tables SET state = 'closed'")
    tables.close()
    assert server.get("/api/me/tables").json() == []


def test_the_host_reads_what_was_reported(
    server: TestClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "tables.sqlite3")
    reports(50, database, as_json=False)
    assert capsys.readouterr().out == "nobody has reported anything\n"
    table = opened(server, ["me", "open"])["table"]["id"]
    body = {"why": "name", "seat": 0, "words": "That is me!"}
    server.post(f"/api/tables/{table}/reports", json=body)
    reports(50, database, as_json=False)
    said = capsys.readouterr().out
    assert f"table {table}  Ana: name, says Ana\n    That is me!\n" in said
    reports(50, database, as_json=True)
    assert json.loads(capsys.readouterr().out)["words"] == "That is me!"
