"""``serao serve`` from the command line."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from serao.store import alone_at

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


def test_a_port_in_use_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = complaint("--port", str(port), "--database", str(tmp_path / "tables.sqlite3"))
    assert said == f"serao: nothing can listen at 127.0.0.1:{port}"


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
