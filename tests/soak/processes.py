"""The processes of a storm: servers and a PostgreSQL that are killed, stopped and started again.

All are ended whatever happens: a process beside ours ends them where ours can no longer.
"""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Final

from tests.running import ROOT, server
from tests.soak.proxy import Proxy
from tests.store.databases import ALIKE, NEUTRAL, free_port, let_in, programs, unprivileged

# One address plays everybody, as fast as it can; all but that is as it is for everybody.
UNLIMITED: Final = {
    "requests_per_second": 1e6,
    "account_requests_per_second": 1e6,
    "messages_per_second": 1e6,
    "sayings_per_second": 1e6,
    "table_sayings_per_second": 1e6,
    "tables_per_minute": 1e6,
    "tables_per_address": 1_000_000,
    "sockets_per_address": 1_000_000,
    "seats_per_address": 1_000_000,
    "connections_per_address": 1_000_000,
}
QUICK: Final = {
    "pace": 0.02,
    "process_silent_seconds": 2.0,
    "idle_seconds": 3.0,
    "sweep_seconds": 1.0,
}


def family(pid: int) -> list[int]:
    """Return a process and all that it has started, those that started them first."""
    parents: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, IndexError):
            parent = int((path / "stat").read_text().rpartition(")")[2].split()[1])
            parents.setdefault(parent, []).append(int(path.name))
    found = [pid]
    for one in found:
        found += parents.get(one, [])
    return found


def signal_all(pids: list[int], what: int) -> None:
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, what)


class Undertaker:
    """Ends what is left when our own process ends, however that comes."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.soak.processes"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            start_new_session=True,
            text=True,
        )

    def watch(self, pid: int) -> None:
        self.tell(pid)

    def forget(self, pid: int) -> None:
        self.tell(-pid)

    def tell(self, number: int) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{number}\n")
        self.process.stdin.flush()

    def close(self) -> None:
        self.process.communicate()


def bury(pid: int) -> None:
    everyone = family(pid)
    signal_all(everyone, signal.SIGKILL)
    signal_all(everyone, signal.SIGCONT)


class Process:
    """A program that is started, killed and started again."""

    def __init__(self, undertaker: Undertaker, log: Path) -> None:
        self.undertaker = undertaker
        self.log = log
        self.running: subprocess.Popen[str] | None = None

    def launch(self, command: list[str], **settings: Any) -> IO[str]:
        """Start a command; return what it prints. What it logs is added to the log."""
        with self.log.open("a", encoding="utf-8") as log:
            self.running = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                stdin=subprocess.DEVNULL,
                text=True,
                start_new_session=True,
                **settings,
            )
        self.undertaker.watch(self.running.pid)
        assert self.running.stdout is not None
        return self.running.stdout

    @property
    def pid(self) -> int:
        assert self.running is not None, "it was started"
        return self.running.pid

    def kill(self) -> None:
        """End it with all that it has started, at once."""
        if self.running is None:
            return
        bury(self.running.pid)
        self.undertaker.forget(self.running.pid)
        self.running.wait()
        assert self.running.stdout is not None
        self.running.stdout.close()
        self.running = None

    def stop(self) -> None:
        signal_all(family(self.pid), signal.SIGSTOP)

    def go_on(self) -> None:
        signal_all(family(self.pid), signal.SIGCONT)


class House(Process):
    """A server, reached through a proxy whose address stays the same."""

    def __init__(self, undertaker: Undertaker, log: Path, database: str) -> None:
        super().__init__(undertaker, log)
        self.command = server(database=database, **UNLIMITED, **QUICK)
        self.proxy = Proxy()
        self.direct = ""

    async def start(self) -> None:
        said = self.launch(self.command, cwd=ROOT)
        line = await asyncio.to_thread(said.readline)
        if not line.startswith("serao is at http://127.0.0.1:"):
            raise RuntimeError(f"a server did not start: {line}{self.log.read_text()[-3000:]}")
        self.direct = line.split()[-1].rstrip("/")
        self.proxy.target = int(self.direct.rsplit(":", 1)[-1])

    def kill(self) -> None:
        self.proxy.target = None
        super().kill()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.proxy.port}"

    @contextmanager
    def no_room(self, bytes_left: int) -> Iterator[None]:
        """Let files grow no further than this, as on a disk that is full."""
        _, most = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (bytes_left, most))
        try:
            yield
        finally:
            with suppress(ProcessLookupError):
                resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (most, most))


class Postgres(Process):
    """A PostgreSQL server with a folder and a port of its own."""

    def __init__(self, undertaker: Undertaker, log: Path) -> None:
        super().__init__(undertaker, log)
        self.folder = Path(tempfile.mkdtemp(prefix="serao-soak-"))
        self.programs, self.user, self.port = programs(), unprivileged(), free_port()
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        subprocess.run(
            [self.programs / "initdb", "-D", self.data, "-U", "serao", "-A", "trust", *ALIKE],
            check=True,
            capture_output=True,
            **self.surroundings(),
        )

    @property
    def data(self) -> Path:
        return self.folder / "data"

    @property
    def url(self) -> str:
        return self.url_at(self.port)

    def url_at(self, port: int) -> str:
        return f"postgresql://serao@127.0.0.1:{port}/postgres"

    def surroundings(self) -> dict[str, Any]:
        return {"user": self.user, "cwd": self.folder, "env": NEUTRAL}

    async def start(self) -> None:
        """Start it, again if what it left behind is still in the way; return when it lets in."""
        settings = [f"-p{self.port}", f"-k{self.folder}", "-h127.0.0.1", "-cshared_buffers=16MB"]
        command = [str(self.programs / "postgres"), "-D", str(self.data), *settings]
        while True:
            self.launch(command, **self.surroundings())
            assert self.running is not None
            letting_in = asyncio.create_task(let_in(self.url, 120))
            while not letting_in.done() and self.running.poll() is None:
                await asyncio.sleep(0.05)
            if letting_in.done():
                return letting_in.result()
            letting_in.cancel()
            self.kill()
            await asyncio.sleep(0.2)

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def main() -> None:
    """Read which processes run, and (below 0) which have ended, as long as somebody writes it."""
    left: set[int] = set()
    for number in map(int, sys.stdin):
        if number > 0:
            left.add(number)
        else:
            left.discard(-number)
    for pid in left:
        bury(pid)


if __name__ == "__main__":
    main()
