"""Real servers for tests, each in a process of its own.

``python -m tests.running SETTINGS`` runs one, with its settings as JSON.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from serao.server.run import serve
from serao.server.settings import Settings

ROOT = Path(__file__).resolve().parents[1]


@dataclass
class House:
    """A running server."""

    process: subprocess.Popen[str]
    address: str

    @property
    def port(self) -> int:
        return int(self.address.rsplit(":", 1)[-1])

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def running(command: Sequence[str], log: Path = Path(os.devnull)) -> Iterator[House]:
    """Run a server until the end of the block, or until it is killed in it."""
    with (
        log.open("w", encoding="utf-8") as said,
        subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=said, text=True
        ) as process,
    ):
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("serao is at http://127.0.0.1:"), line
            yield House(process, line.split()[-1].rstrip("/"))
        finally:
            process.kill()


def server(**settings: Any) -> list[str]:
    """Return the command that runs a server with these settings."""
    told = msgspec.json.encode({"port": 0, "workers": 1, **settings}, enc_hook=str).decode()
    return [sys.executable, "-m", "tests.running", told]


def main(told: str) -> None:
    settings = msgspec.json.decode(told, type=Settings, dec_hook=lambda kind, value: kind(value))
    serve(settings, open_browser=False)


if __name__ == "__main__":
    main(sys.argv[1])
