"""Databases to test with: a SQLite file, and a PostgreSQL server where its programs are found."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def binaries() -> Path | None:
    """Return the folder with ``initdb`` and ``postgres``, the newest on a Debian machine."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return installed[-1].parent if installed else None


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
    programs = binaries()
    if programs is None:
        pytest.skip("no PostgreSQL server here: install postgresql to run this test")
    user = unprivileged()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        folder, port = Path(scratch), free_port()
        if user is not None:
            shutil.chown(folder, user)
        data = folder / "data"
        subprocess.run(
            [programs / "initdb", "-D", data, "-U", "serao", "-A", "trust", "--no-sync"],
            check=True,
            capture_output=True,
            user=user,
            cwd=folder,
        )
        settings = [f"-p{port}", f"-k{folder}", "-hlocalhost", "-cshared_buffers=16MB"]
        with subprocess.Popen(
            [programs / "postgres", "-D", data, *settings],
            stderr=subprocess.DEVNULL,
            user=user,
            cwd=folder,
        ) as server:
            try:
                await_port(port)
                yield f"postgresql://serao@localhost:{port}/postgres"
            finally:
                server.terminate()


def await_port(port: int, seconds: float = 20.0) -> None:
    deadline = time.monotonic() + seconds
    while True:
        try:
            socket.create_connection(("localhost", port), timeout=1).close()
        except OSError:
            assert time.monotonic() < deadline, f"nothing listens on port {port}"
            time.sleep(0.05)
        else:
            return
