"""``serao serve`` from the command line."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from serao.store import alone_at, open_store
from tests.running import running

COMMAND = [sys.executable, "-m", "serao", "serve", "--no-browser"]


def complaint(*arguments: str) -> str:
    """Return the last line that a server says that cannot start."""
    ended = subprocess.run(
        [*COMMAND, *arguments], capture_output=True, text=True, check=False, timeout=120
    )
    assert ended.returncode == 2
    return ended.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    ("database", "problem"),
    [
        ("mysql://host/name", "serao: --database is sqlite or postgresql, not mysql"),
        ("postgresql://serao@localhost:1/none", "serao: the database cannot be reached or read"),
    ],
)
def test_a_wrong_database_is_one_line(database: str, problem: str) -> None:
    assert complaint("--port", "0", "--database", database).startswith(problem)


def test_a_second_server_at_one_sqlite_file_is_one_line(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    with alone_at(database):
        said = complaint("--port", "0", "--database", database)
    assert said.startswith(f"serao: another serao serves {database}: stop it")
    with alone_at(database):  # and it has let go of it
        pass


def test_a_link_to_the_file_is_the_same_file(tmp_path: Path) -> None:
    database, link = tmp_path / "tables.sqlite3", tmp_path / "elsewhere" / "link.sqlite3"
    link.parent.mkdir()
    link.symlink_to(database)
    with alone_at(str(database)):
        said = complaint("--port", "0", "--database", str(link))
    assert said.startswith(f"serao: another serao serves {link}: stop it")
    with alone_at(str(link)):
        said = complaint("--port", "0", "--database", str(database))
    assert "another serao serves" in said


def test_nobody_touches_a_database_that_another_server_has(tmp_path: Path) -> None:
    """Not even to migrate it."""
    database = tmp_path / "tables.sqlite3"
    asyncio.run(made(database))
    with sqlite3.connect(database) as connection:
        last = connection.execute("SELECT max(number) FROM migrations").fetchone()[0]
        connection.execute("DELETE FROM migrations WHERE number = ?", (last,))
    connection.close()
    with alone_at(str(database)):
        assert "another serao serves" in complaint("--port", "0", "--database", str(database))
    connection = sqlite3.connect(database)
    assert connection.execute("SELECT max(number) FROM migrations").fetchone()[0] == last - 1
    connection.close()


async def made(database: Path) -> None:
    await (await open_store(str(database))).close()


# -- files that are not as they should be ------------------------------------------------------


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_database_is_for_its_owner_only(tmp_path: Path) -> None:
    database = tmp_path / "new" / "house" / "tables.sqlite3"
    with running([*COMMAND, "--port", "0", "--database", str(database)]) as house:
        httpx.get(f"{house.address}/ready").raise_for_status()
        files = {path.name: mode(path) for path in database.parent.iterdir()}
    beside = ("", "-wal", "-shm", ".lock")
    assert files == {f"tables.sqlite3{ending}": 0o600 for ending in beside}
    assert mode(database.parent) == mode(database.parent.parent) == 0o700


def test_the_usual_database_is_taken_from_others_and_another_is_warned_about(
    tmp_path: Path,
) -> None:
    for folder, usual in ((tmp_path / ".serao", True), (tmp_path / "mine", False)):
        database = folder / "tables.sqlite3"
        asyncio.run(made(database))
        folder.chmod(0o755)
        database.chmod(0o644)
        told = [] if usual else ["--database", str(database)]
        said = tmp_path / "said"
        with said.open("w") as errors:
            ended = subprocess.Popen(
                [*COMMAND, "--port", "0", *told],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "HOME": str(tmp_path)},
            )
            assert ended.stdout is not None
            with ended, ended.stdout:
                assert ended.stdout.readline().startswith("serao is at")
                ended.terminate()
        warned = "others on this machine may read the database" in said.read_text()
        assert (mode(database), mode(folder)) == ((0o600, 0o700) if usual else (0o644, 0o755))
        assert warned is not usual


def test_a_file_that_may_not_be_written_is_one_line(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    asyncio.run(made(database))
    with database.open("r+b") as file:
        file.seek(18)
        file.write(b"\x03")  # a format that only later versions of SQLite write
    said = complaint("--port", "0", "--database", str(database))
    assert said.startswith("serao: the database cannot be written: ")
    assert "readonly" in said
    nowhere = "/proc/tables.sqlite3"  # where nobody may write, not even root
    said = complaint("--port", "0", "--database", nowhere)
    assert said.startswith(f"serao: {nowhere}.lock: ")


def test_damaged_pages_are_noticed_at_the_start(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    asyncio.run(made(database))
    with database.open("r+b") as file:
        file.seek(4096 * 3)
        file.write(b"\xff" * 4096)
    said = complaint("--port", "0", "--database", str(database))
    assert said.startswith(f"serao: {database} is damaged")
    assert "restore a backup" in said


def test_a_lost_wal_is_noticed_at_the_start(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    command = [*COMMAND, "--port", "0", "--database", str(database)]
    with running(command) as house:
        house.kill()
    with running(command) as house:  # all is there
        httpx.get(f"{house.address}/ready").raise_for_status()
        house.kill()
    latest = tmp_path / "tables.sqlite3-wal"
    held = latest.read_bytes()
    for left in (None, b"", held[:4152]):  # gone, empty, cut after the first page
        latest.unlink(missing_ok=True)
        if left is not None:
            latest.write_bytes(left)
        said = complaint("--port", "0", "--database", str(database))
        assert said.startswith(f"serao: {database} lacks the latest entries of the last server")
        assert "--accept-loss" in said
    latest.write_bytes(held)
    with running(command) as house:
        house.kill()
    latest.unlink()
    with running([*command, "--accept-loss"]) as house:
        house.process.send_signal(signal.SIGTERM)
        assert house.process.wait(20) == 0
    assert not latest.exists()
    assert (tmp_path / "tables.sqlite3.lock").read_text().strip() == ""
    with running(command):  # it was stopped in order
        pass


def test_a_wal_that_another_program_has_brought_into_the_file_is_not_missed(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    command = [*COMMAND, "--port", "0", "--database", str(database)]
    with running(command) as house:
        httpx.get(f"{house.address}/ready").raise_for_status()
        house.kill()
    connection = sqlite3.connect(database)
    connection.execute("SELECT count(*) FROM tables").fetchall()
    connection.close()
    assert not (tmp_path / "tables.sqlite3-wal").exists()
    with running(command):
        pass


def test_a_port_in_use_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = complaint("--port", str(port), "--database", str(tmp_path / "tables.sqlite3"))
    assert said == f"serao: nothing can listen at 127.0.0.1:{port}"


def test_who_opens_a_socket_is_not_in_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    command = [*COMMAND, "--port", "0", "--database", str(tmp_path / "tables.sqlite3")]

    async def story(address: str) -> None:
        async with connect(f"{address.replace('http', 'ws')}/api/tables/none/socket") as socket:
            await socket.send('{"t": "hello"}')
            assert "table/unknown" in str(await socket.recv())

    with running(command, log) as house:
        asyncio.run(story(house.address))
    said = log.read_text(encoding="utf-8")
    assert "WebSocket" not in said
    assert "127.0.0.1" not in said


def test_damaged_bans_and_acts_are_passed_over(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    log = tmp_path / "log"
    command = [*COMMAND, "--port", "0", "--database", str(database)]
    with running(command):
        pass
    with sqlite3.connect(database) as tables:
        for kind, whom in (
            ("network", "nowhere"),
            ("hashed", "long:12"),
            ("hashed", "999:12"),
            ("planet", "Mars"),
            ("network", "203.0.113.0/24"),
        ):
            row = (kind, whom, 1.0, None, "")
            tables.execute("INSERT INTO bans VALUES (?, ?, ?, ?, ?)", row)
    tables.close()
    with running(command, log) as house:
        assert httpx.get(f"{house.address}/ready").status_code == 200
    said = log.read_text(encoding="utf-8")
    assert said.count("a ban cannot be read") == 3
    assert "a row cannot be read, and is passed over" in said


def test_a_server_that_cannot_start_does_not_blame_the_port(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with running([*COMMAND, "--port", "0", "--database", str(database)]):
        pass
    with sqlite3.connect(database) as tables:
        tables.execute("DROP TABLE bans")
    tables.close()
    said = complaint("--port", "0", "--database", str(database))
    assert said == "serao: the server could not start: its log says why"


def test_serao_alone_serves_at_the_usual_place(tmp_path: Path) -> None:
    with socket.socket() as taken:
        with suppress(OSError):  # somebody else listens there already
            taken.bind(("127.0.0.1", 7310))
            taken.listen()
        ended = subprocess.run(
            [sys.executable, "-m", "serao"],
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
            env={**os.environ, "HOME": str(tmp_path), "SERAO_NO_BROWSER": "1"},
        )
    assert ended.returncode == 2
    assert ended.stderr.splitlines()[-1] == "serao: nothing can listen at 127.0.0.1:7310"


def test_a_shelf_that_is_no_folder_is_one_line(tmp_path: Path) -> None:
    database, nowhere = str(tmp_path / "tables.sqlite3"), str(tmp_path / "nowhere")
    said = complaint("--port", "0", "--database", database, "--editions", nowhere)
    assert said == f"serao: {nowhere}: --editions is a folder with <game>/<edition>/ in it"


def test_a_port_that_cannot_be_is_one_line(tmp_path: Path) -> None:
    said = complaint("--port", "99999", "--database", str(tmp_path / "tables.sqlite3"))
    assert said == "serao: --port is 0 to 65535, not 99999"


def test_a_proxy_that_cannot_be_is_one_line(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    said = complaint("--port", "0", "--database", database, "--proxy", "caddy")
    assert said.startswith("serao: --proxy is an address or a network like 10.0.0.0/8:")
