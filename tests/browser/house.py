"""A server for the browser's tests: bots that do not dawdle, and room for hurried guests.

``python -m tests.browser.house DATABASE PORT`` runs it; ``house`` starts it as a process.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from serao.server.client import BUILT, NOT_BUILT
from serao.server.run import serve
from serao.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]


@dataclass
class House:
    """A running server."""

    process: subprocess.Popen[str]
    address: str

    @property
    def port(self) -> str:
        return self.address.rsplit(":", 1)[-1]

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def house(database: Path, port: str = "0") -> Iterator[House]:
    assert (BUILT / "index.html").exists(), NOT_BUILT
    command = [sys.executable, "-m", "tests.browser.house", str(database), port]
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("serao is at http://127.0.0.1:"), line
            yield House(process, line.split()[-1].rstrip("/"))
        finally:
            process.kill()


def main(database: str, port: str) -> None:
    settings = Settings(
        database=database,
        port=int(port),
        workers=1,
        pace=0.0,
        requests_per_second=1000.0,
        messages_per_second=1000.0,
    )
    serve(settings, open_browser=False)


if __name__ == "__main__":
    main(*sys.argv[1:])
