"""``serao admin people``: bans, passwords, exports, deletion."""

from __future__ import annotations

import json
import re
import stat
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from serao import names
from serao.networks import hashed, network_named
from serao.server.bans import Bans
from serao.store import BanRow, ReportRow, SeatRow, open_store
from tests.admin.houses import DATE, SECRET, TOKEN, Admin, everything, house_at, rows, run


@pytest.fixture
def admin(database: str) -> Admin:
    return Admin(house_at(database))


def account_of(database: str, token: str) -> str | None:
    async def asked() -> str | None:
        store = await open_store(database)
        found = await store.account_of(token)
        await store.close()
        return found

    return run(asked())


def seats_of(admin: Admin) -> dict[tuple[str, int], dict[str, object]]:
    return {(row["table_id"], row["seat"]): row for row in rows(admin.database, "seats")}


def test_accounts_are_listed(admin: Admin) -> None:
    (ana,) = admin.listed("people", "list")
    assert (ana["account"], ana["sessions"], ana["seats"], ana["banned"]) == ("ana", 1, 3, False)


# -- bans --------------------------------------------------------------------------------------


def test_a_banned_account_is_signed_out_and_leaves_its_tables_to_the_others(admin: Admin) -> None:
    assert account_of(admin.database, "digest") == "ana"
    admin("people", "ban", "ana", "--why", "rude")
    assert account_of(admin.database, "digest") is None
    assert admin.listed("people", "list")[0]["banned"]
    (ban,) = admin.listed("people", "bans")
    assert (ban["kind"], ban["whom"], ban["until"], ban["why"]) == ("account", "ana", None, "rude")
    seats = seats_of(admin)
    assert seats["open", 0]["kind"] == "open"
    assert (seats["playing", 0]["level"], seats["playing", 0]["token"]) == ("novice", TOKEN)
    assert seats["over", 0]["level"] is None
    assert ("account.ban", "ana") in admin.acts()


def test_a_session_made_while_the_ban_was_written_counts_for_nothing(admin: Admin) -> None:
    admin("people", "ban", "ana")

    async def sneak() -> None:
        store = await open_store(admin.database)
        await store.add_session("late", "ana")
        await store.close()

    run(sneak())
    assert account_of(admin.database, "late") is None
    admin("people", "unban", "ana")
    assert account_of(admin.database, "late") == "ana"
    assert admin.listed("people", "bans") == []
    assert admin.acts()[-1] == ("account.unban", "ana")


def test_a_ban_may_have_an_end(admin: Admin) -> None:
    admin("people", "ban", "ana", "--for", "0m")
    assert not admin.listed("people", "list")[0]["banned"]
    admin("people", "ban", "ana", "--for", "7d")
    (ban,) = admin.listed("people", "bans")
    assert ban["until"] == pytest.approx(ban["since"] + 7 * 86400, abs=60)


def test_networks_are_banned_by_name_or_by_hash(admin: Admin) -> None:
    admin("people", "ban", "192.0.2.7/24")
    admin("people", "ban", "2001:db8::1")
    admin("people", "ban", "198.51.100.9", "--hashed")
    bans = {(ban["kind"], ban["whom"]) for ban in admin.listed("people", "bans")}
    digest = hashed(network_named("198.51.100.9"))  # type: ignore[arg-type]
    assert bans == {
        ("network", "192.0.2.0/24"),
        ("network", "2001:db8::/64"),
        ("hashed", digest),
    }
    for whom in ("192.0.2.0/24", "2001:db8::1", "198.51.100.9"):
        admin("people", "unban", whom)
    assert admin.listed("people", "bans") == []
    assert "'192.0.2.0/24' is not banned" in admin.complaint("people", "unban", "192.0.2.0/24")


def test_bans_keep_out_whom_they_name() -> None:
    bans = Bans()
    assert not bans.has_address("192.0.2.7")
    bans.learn(
        [
            BanRow("network", "192.0.2.0/24", 0.0),
            BanRow("network", "203.0.113.5/32", 0.0, until=1.0),
            BanRow("hashed", hashed(network_named("2001:db8::1")), 0.0),  # type: ignore[arg-type]
            BanRow("account", "ana", 0.0),
        ]
    )
    assert bans.has_address("192.0.2.200")
    assert bans.has_address("::ffff:192.0.2.200")
    assert bans.has_address("2001:db8::ffff")
    assert not bans.has_address("2001:db8:0:1::1")
    assert not bans.has_address("203.0.113.5")  # until long ago
    assert not bans.has_address("nowhere")
    assert bans.has_account("ana")
    assert not bans.has_account(None)
    bans.learn([])
    assert not bans.has_address("192.0.2.200")
    assert not bans.has_account("ana")


# -- passwords ---------------------------------------------------------------------------------


def test_a_reset_password_is_printed_once_and_ends_the_sessions(admin: Admin) -> None:
    said = admin("people", "reset-password", "ana")
    found = re.search(r"is now (\S+)", said)
    assert found is not None
    (account,) = rows(admin.database, "accounts")
    assert PasswordHasher().verify(account["password"], found[1])
    assert rows(admin.database, "sessions") == []
    assert admin.acts() == [("account.reset-password", "ana")]
    assert found[1] not in json.dumps(admin.listed("log"))


# -- exports -----------------------------------------------------------------------------------


def test_an_export_has_everything_of_the_account_and_no_secret(admin: Admin) -> None:
    text = admin("people", "export", "ana")
    told = json.loads(text)
    assert told["account"] == "ana"
    assert [set(session) for session in told["sessions"]] == [{"created", "seen", "device"}]
    tables = {one["table"]["id"]: one for one in told["tables"]}
    assert set(tables) == {"open", "playing", "over"}
    (day,) = told["days"]
    assert day["game"] == "urto"
    assert (day["date"], day["score"], day["place"]) == (DATE, 47, 2)
    playing = tables["playing"]
    assert [player["name"] for player in playing["players"]] == ["Ana", "Eva"]
    assert [set(action) for action in playing["actions"]] == [{"action", "at"}] * 2
    assert [action["action"] for action in playing["actions"]] == [40, 42]  # not Eva's 41
    assert [said["text"] for said in playing["chat"]] == ["olá"]
    for secret in (SECRET, TOKEN, "argon", "digest", '"ee"', "come-in"):
        assert secret not in text
    assert admin.acts() == [("account.export", "ana")]


def test_names_from_before_are_printed_spelled_out_and_read_the_same(admin: Admin) -> None:
    odd = "a\x7f\x9b2J\u202e\U000e0041:smile:"

    async def sit_down() -> None:
        store = await open_store(admin.database)
        await store.add_account(odd, "argon")
        await store.close()

    run(sit_down())
    told = [
        admin("people", "list"),
        admin("people", "list", "--json"),
        admin("people", "export", odd),
        admin("people", "delete", odd, typed="y\n"),
    ]
    for text in told:
        assert all(names.is_fit(letter) or letter == "\n" for letter in text)
        assert "smile" in text
    assert odd in [json.loads(line)["account"] for line in told[1].splitlines()]
    assert json.loads(told[2])["account"] == odd


def test_an_export_is_for_its_reader_alone(admin: Admin, tmp_path: Path) -> None:
    out = tmp_path / "ana.json"
    admin("people", "export", "ana", "--out", str(out))
    assert stat.S_IMODE(out.stat().st_mode) == 0o600
    assert json.loads(out.read_text(encoding="utf-8"))["account"] == "ana"
    assert admin.complaint("people", "export", "ana", "--out", str(out)) == f"{out} exists"


# -- deletion ----------------------------------------------------------------------------------


def test_a_deleted_account_leaves_a_neutral_name_and_no_key(admin: Admin) -> None:
    admin("people", "delete", "ana", "--yes")
    after = everything(admin.database)
    assert after["accounts"] == []
    assert after["sessions"] == []
    seats = seats_of(admin)
    assert seats["open", 0]["kind"] == "open"
    for table_id in ("playing", "over"):
        seat = seats[table_id, 0]
        assert (seat["name"], seat["account"], seat["token"]) == ("Former player 1", None, None)
        assert seats[table_id, 1]["name"] == "Eva"
    assert seats["playing", 0]["level"] == "novice"
    assert {row["id"]: row["redacted"] for row in after["tables"]} == {
        "open": False,
        "playing": True,
        "over": True,
    }
    said = {row["id"]: row["author"] for row in after["chat"]}
    assert said["over-1"] == "Former player 1"
    assert said["over-3"] == "Ana"  # a spectator's: anybody could call themselves so
    (play,) = after["day_plays"]
    assert (play["account"], play["token"], play["at_table"]) == (None, None, None)
    assert play["score"] == 47, "the count stays"
    assert ("account.delete", "ana") in admin.acts()


def test_what_others_said_of_a_deleted_account_stays_without_its_name(admin: Admin) -> None:
    async def complain() -> None:
        store = await open_store(admin.database)
        await store.conduct.remove(SeatRow("open", 1, "person", "Ana", token="t", account="ana"))
        for number, (by, about) in enumerate((("ana", "eva"), ("eva", "ana"))):
            names = [name.capitalize() for name in (by, about)]
            row = ReportRow(f"r{number}", 1.0, "over", names[0], by, names[1], about, "name", "")
            await store.conduct.report(row)
        await store.close()

    run(complain())
    admin("people", "delete", "ana", "--yes")
    after = everything(admin.database)
    assert [row["name"] for row in after["removals"]] == ["Former player"]
    told = {row["id"]: (row["reporter"], row["about"]) for row in after["reports"]}
    assert told == {"r0": ("Former player", "Eva"), "r1": ("Eva", "Former player")}


def test_of_a_deleted_account_nothing_lies_in_the_files(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    admin = Admin(house_at(str(database)))

    async def sign_up() -> None:
        store = await open_store(str(database))
        await store.add_account("zuleica", "argon2-of-zuleica", "zuleica")
        await store.add_session("5e" * 32, "zuleica", "Firefox of Zuleica")
        await store.close()

    run(sign_up())
    admin("people", "delete", "zuleica", "--yes")
    for path in tmp_path.iterdir():
        assert b"argon2-of-zuleica" not in path.read_bytes()
        assert b"Firefox of Zuleica" not in path.read_bytes()


def test_what_a_deleted_account_said_may_go_with_it(admin: Admin) -> None:
    admin("people", "delete", "ana", "--with-chat", "--yes")
    ids = {row["id"] for row in rows(admin.database, "chat")}
    assert not ids & {"playing-1", "over-1"}
    assert {"playing-2", "over-2", "over-3"} <= ids


def test_an_unknown_account_is_named(admin: Admin) -> None:
    before = everything(admin.database)
    for words in (
        ("people", "ban", "rui"),
        ("people", "reset-password", "rui"),
        ("people", "export", "rui"),
        ("people", "delete", "rui", "--yes"),
    ):
        assert admin.complaint(*words) == "there is no account 'rui'"
    assert admin.complaint("people", "unban", "rui") == "'rui' is not banned"
    assert "--hashed is for an address" in admin.complaint("people", "ban", "ana", "--hashed")
    assert everything(admin.database) == before
    assert admin.acts() == []
