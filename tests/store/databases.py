"""Databases to test with: a SQLite file, and a PostgreSQL server of our own.

PostgreSQL comes from the machine or, on Debian as root, from its packages.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

# A database is the same on every machine, also where the locale that is set is not installed.
ALIKE = ("--no-locale", "--encoding=UTF8", "--no-sync")
NEUTRAL = {**os.environ, "LC_ALL": "C"}


def binaries() -> Path | None:
    """Return the folder with ``initdb`` and ``postgres``, the newest on a Debian machine."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    installed = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    return newest([path.parent for path in installed])


def newest(folders: list[Path]) -> Path | None:
    """Return the folder of the highest version, as in ``15/bin`` and ``9.6/bin``."""
    return max(folders, key=lambda folder: [*map(int, folder.parent.name.split("."))], default=None)


def programs() -> Path:
    """Return the folder with PostgreSQL's programs, fetched if that can be; else skip the test."""
    found = binaries() or fetched()
    if found is None:
        pytest.skip("no PostgreSQL server here: install postgresql to run this test")
    return found


def fetched() -> Path | None:
    """Install PostgreSQL from Debian's packages; whoever comes second waits for the first."""
    if os.getuid() != 0 or shutil.which("apt-get") is None:
        return None
    with (Path(tempfile.gettempdir()) / "serao-tests-postgresql.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if binaries() is None:
            for command in (["update"], ["install", "-y", "--no-install-recommends", "postgresql"]):
                subprocess.run(
                    ["apt-get", "-q", "-o", "DPkg::Lock::Timeout=120", *command],
                    env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
                    stdout=subprocess.DEVNULL,
                    check=False,
                )
    return binaries()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def unprivileged() -> str | None:
    """Return the user to run PostgreSQL as, which refuses to run as root; None: as we are."""
    if os.getuid() != 0:
        return None
    try:
        return pwd.getpwnam("postgres").pw_name
    except KeyError:
        pytest.skip("PostgreSQL does not run as root and there is no user postgres")


@contextmanager
def postgres() -> Iterator[str]:
    """Run a PostgreSQL server of our own; yield its URL. Skip the test where there is none."""
    folder_of_programs = programs()
    user = unprivileged()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        folder, port = Path(scratch), free_port()
        if user is not None:
            shutil.chown(folder, user)
        data = folder / "data"
        subprocess.run(
            [folder_of_programs / "initdb", "-D", data, "-U", "serao", "-A", "trust", *ALIKE],
            check=True,
            capture_output=True,
            user=user,
            cwd=folder,
            env=NEUTRAL,
        )
        settings = [f"-p{port}", f"-k{folder}", "-hlocalhost", "-cshared_buffers=16MB"]
        with subprocess.Popen(
            [folder_of_programs / "postgres", "-D", data, *settings],
            stderr=subprocess.DEVNULL,
            user=user,
            cwd=folder,
            env=NEUTRAL,
        ) as server:
            try:
                url = f"postgresql://serao@localhost:{port}/postgres"
                asyncio.run(let_in(url))
                yield url
            finally:
                server.send_signal(signal.SIGINT)  # whoever is still connected


@contextmanager
def frozen(url: str) -> Iterator[None]:
    """Stop every process of a PostgreSQL server, as a machine that hangs does."""
    with ThreadPoolExecutor(1) as thread:  # a story has an event loop of its own
        everyone = thread.submit(asyncio.run, processes_of(url)).result()
    for pid in everyone:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in everyone:
            os.kill(pid, signal.SIGCONT)


async def processes_of(url: str) -> list[int]:
    """Return the process that lets people in, and all its children."""
    connection = await asyncpg.connect(url)
    backend = await connection.fetchval("SELECT pg_backend_pid()")
    parents = {int(path.name): parent_of(path) for path in Path("/proc").glob("[0-9]*")}
    await connection.close()
    first = parents[backend]
    children = [pid for pid, parent in parents.items() if parent == first and pid != backend]
    assert first is not None
    return [first, *children]


def parent_of(process: Path) -> int | None:
    try:
        return int((process / "stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return None  # it has ended


async def let_in(url: str, seconds: float = 60.0) -> None:
    """Return when the server lets people in; it answers the door a little earlier."""
    deadline = time.monotonic() + seconds
    while True:
        try:
            await (await asyncpg.connect(url)).close()
        except (OSError, asyncpg.CannotConnectNowError):
            assert time.monotonic() < deadline, f"no PostgreSQL at {url}"
            await asyncio.sleep(0.05)
        else:
            return
