"""``serao admin backup`` and ``restore``."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import stat
from pathlib import Path

import pytest

from serao.server.hall import open_hall
from serao.server.settings import Settings
from serao.store import alone_at, open_store
from serao.store.migrations import NewerDatabase
from tests.admin.houses import Admin, everything, fresh_database, house_at, rows, run


@pytest.fixture
def admin(database: str) -> Admin:
    return Admin(house_at(database))


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> Admin:
    """Another database, with nothing in it."""
    if request.param == "sqlite":
        return Admin(str(tmp_path / "elsewhere" / "tables.sqlite3"))
    return Admin(fresh_database(request.getfixturevalue("postgres_server")))


@pytest.mark.parametrize("how", [[], ["--portable"]], ids=["usual", "portable"])
def test_a_backup_is_restored_in_either_database(
    admin: Admin, elsewhere: Admin, how: list[str], tmp_path: Path
) -> None:
    before = everything(admin.database)
    file = tmp_path / "backup"
    assert "is whole" in admin("backup", str(file), *how)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "is restored" in elsewhere("restore", str(file))
    assert everything(elsewhere.database) == before
    assert ("backup", "backup") in admin.acts()
    assert elsewhere.acts()[-1] == ("restore", "")
    if elsewhere.database.endswith("sqlite3"):
        assert stat.S_IMODE(Path(elsewhere.database).stat().st_mode) == 0o600


def test_a_backup_is_taken_while_a_server_writes(admin: Admin, tmp_path: Path) -> None:
    async def story() -> None:
        async with open_hall(Settings(database=admin.database, workers=1)) as hall:
            await hall.store.add_account("rui", "argon")

    file = tmp_path / "backup"
    with alone_at(admin.database):
        run(story())
        admin("backup", str(file))
    elsewhere = Admin(str(tmp_path / "elsewhere.sqlite3"))
    elsewhere("restore", str(file))
    assert {row["name"] for row in rows(elsewhere.database, "accounts")} == {"ana", "rui"}


def test_a_backup_does_not_overwrite_unasked(admin: Admin, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    file.write_text("dear", encoding="utf-8")
    assert "--force" in admin.complaint("backup", str(file))
    assert file.read_text(encoding="utf-8") == "dear"
    admin("backup", str(file), "--force")
    assert file.read_bytes() != b"dear"
    nowhere = tmp_path / "nowhere" / "backup"
    assert "No such file" in admin.complaint("backup", str(nowhere))
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == ["backup"]


def test_a_restore_does_not_overwrite_unasked_and_keeps_what_was_there(
    admin: Admin, elsewhere: Admin, tmp_path: Path
) -> None:
    file = tmp_path / "backup"
    admin("backup", str(file))
    house_at(elsewhere.database)
    elsewhere("tables", "delete", "open", "--yes")
    before = everything(elsewhere.database)
    assert "is not empty: --force" in elsewhere.complaint("restore", str(file))
    assert everything(elsewhere.database) == before
    said = elsewhere("restore", str(file), "--force")
    assert everything(elsewhere.database) == everything(admin.database)
    if "before" in said:
        aside = said.split()[-1]
        assert everything(aside) == before


def test_a_database_in_use_is_not_restored(admin: Admin, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    admin("backup", str(file))
    before = everything(admin.database)

    if admin.database.endswith("sqlite3"):
        with alone_at(admin.database):
            said = admin.complaint("restore", str(file), "--force")
    else:
        said = run(refused_beside_a_hall(admin, file))
    assert "another serao serves" in said
    after = everything(admin.database)
    assert {**after, "days": before["days"]} == before, "a house that is open makes deals"
    admin("restore", str(file), "--force")  # once nobody serves it
    assert everything(admin.database) == before


async def refused_beside_a_hall(admin: Admin, file: Path) -> str:
    async with open_hall(Settings(database=admin.database, workers=1)):
        return await asyncio.to_thread(admin.complaint, "restore", str(file), "--force")


# -- damaged and foreign files -----------------------------------------------------------------


@pytest.mark.parametrize("how", [[], ["--portable"]], ids=["usual", "portable"])
@pytest.mark.parametrize("share", [0.02, 0.5, 0.97])
def test_a_backup_that_is_cut_off_is_refused_and_nothing_is_lost(
    how: list[str], share: float, tmp_path: Path
) -> None:
    admin = Admin(house_at(str(tmp_path / "tables.sqlite3")))
    file = tmp_path / "backup"
    admin("backup", str(file), *how)
    whole = file.read_bytes()
    file.write_bytes(whole[: int(len(whole) * share)])
    before = everything(admin.database)
    said = admin.complaint("restore", str(file), "--force")
    assert "damaged" in said or "no backup" in said
    assert everything(admin.database) == before
    assert [path.name for path in tmp_path.iterdir() if "before" in path.name] == []


def test_a_portable_backup_that_lost_a_line_is_refused(admin: Admin, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    admin("backup", str(file), "--portable")
    lines = gzip.decompress(file.read_bytes()).splitlines()
    before = everything(admin.database)
    for changed in (lines[:5] + lines[6:], lines[:-1], [*lines, b"[]"], lines[1:], [lines[0]]):
        file.write_bytes(gzip.compress(b"\n".join(changed) + b"\n"))
        said = admin.complaint("restore", str(file), "--force")
        assert "damaged" in said or "do not fit" in said
        assert everything(admin.database) == before


def test_what_is_no_backup_is_refused(admin: Admin, tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Ana", encoding="utf-8")
    packed = tmp_path / "letter.gz"
    packed.write_bytes(gzip.compress(b"Dear Ana"))
    other = tmp_path / "other.sqlite3"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE letters (text TEXT)")
    connection.close()
    for file in (letter, packed, other):
        assert "no backup of serao's" in admin.complaint("restore", str(file), "--force")
    assert "No such file" in admin.complaint("restore", str(tmp_path / "nothing"))


def test_a_backup_of_a_newer_serao_is_refused(admin: Admin, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    admin("backup", str(file), "--portable")
    text = gzip.decompress(file.read_bytes()).replace(b'"migrations":[', b'"migrations":[9999,', 1)
    file.write_bytes(gzip.compress(text))
    with pytest.raises(NewerDatabase, match="knows migration 9999"):
        admin("restore", str(file), "--force")


def test_a_backup_of_an_older_serao_is_brought_up_to_date(admin: Admin, tmp_path: Path) -> None:
    """Undo the migration that brought the audit log, in a portable backup."""
    file = tmp_path / "backup"
    admin("backup", str(file), "--portable")
    before = everything(admin.database)
    older: list[str] = []
    columns: list[str] = []
    dropped = 0
    for line in gzip.decompress(file.read_bytes()).decode().splitlines():
        told = json.loads(line)
        if isinstance(told, list):
            row = dict(zip(columns, told, strict=True))
            row.pop("redacted", None)
            told = list(row.values())
        elif "serao" in told:
            told["migrations"].remove(8)
        elif "table" in told:
            columns = list(told["columns"])
            told["columns"] = [name for name in columns if name != "redacted"]
            if told["table"] in ("audit", "bans"):
                dropped += 1
                continue
        elif "lines" in told:
            told["lines"] -= dropped
        older.append(json.dumps(told))
    assert dropped == 2
    file.write_bytes(gzip.compress("\n".join(older).encode() + b"\n"))
    admin("restore", str(file), "--force")
    assert everything(admin.database) == before


def test_a_restored_file_can_be_served(admin: Admin, tmp_path: Path) -> None:
    file, target = tmp_path / "backup", str(tmp_path / "elsewhere.sqlite3")
    admin("backup", str(file))
    Admin(target)("restore", str(file))

    async def opened() -> str | None:
        store = await open_store(target)
        found = await store.account_of("digest")
        await store.close()
        return found

    with alone_at(target):
        assert run(opened()) == "ana"


def test_a_restore_makes_folders_for_their_owner_only_and_a_failed_one_leaves_nothing(
    admin: Admin, tmp_path: Path
) -> None:
    backup = tmp_path / "house.gz"
    admin("backup", str(backup), "--portable")
    target = tmp_path / "one" / "two" / "tables.sqlite3"
    whole = backup.read_bytes()
    backup.write_bytes(gzip.compress(gzip.decompress(whole)[:-40]))
    complaint = Admin(str(target)).complaint("restore", str(backup))
    assert "damaged or cut off" in complaint
    assert list(target.parent.iterdir()) == []
    for folder in (target.parent, target.parent.parent):
        assert folder.stat().st_mode & 0o077 == 0
    backup.write_bytes(whole)
    Admin(str(target))("restore", str(backup))
    assert target.exists()
