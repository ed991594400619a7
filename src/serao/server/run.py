"""Running the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import webbrowser
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Final, cast

import uvicorn

from serao.kernel.errors import SeraoError
from serao.server.app import application
from serao.server.doors import Doors, Visitor, raise_file_limit
from serao.server.lean import DoorProtocol, LeanProtocol
from serao.server.logs import log_as_json
from serao.server.metrics import Metrics
from serao.server.settings import Settings, usual_database
from serao.server.shelf import Shelf
from serao.server.sockets import LARGEST
from serao.store import alone_at, faults_in, narrow, open_store, open_to_others, sqlite_file

# Objects made between two looks for garbage: little of what a table makes goes in circles, and
# looking took a tenth of the processor under load.
SELDOM: Final = (20_000, 20, 50)
PORTS: Final = range(65_536)
TICKS: Final = 10  # tenths of a second between two looks at who is connected
CHECKING: Final = 3.0  # seconds for looking through a SQLite file before it is served

log = logging.getLogger("serao.run")


class Announcing(uvicorn.Server):
    """Says where it listens, on standard output, once it does."""

    def __init__(self, config: uvicorn.Config, doors: Doors, open_browser: bool) -> None:
        super().__init__(config)
        self.doors = doors
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        gc.set_threshold(*SELDOM)
        gc.collect()
        gc.freeze()  # what was loaded so far stays: looking through it again would halt everybody
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        print(f"serao is at {address}", flush=True)
        if self.open_browser:
            webbrowser.open(address)

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            visitors = cast(Iterable[Visitor], self.server_state.connections)
            self.doors.look(visitors, asyncio.get_running_loop().time())
        return await super().on_tick(counter)


async def try_database(settings: Settings) -> None:
    """Open and close the store, so that a wrong database is one line and no trace."""
    await (await open_store(settings.database, settings.store_seconds)).close()


class Stopped(SystemExit):
    """SIGTERM has come: everything is left in order on the way out."""


def stop(_signal: int, _frame: object) -> None:
    raise Stopped


def serve(settings: Settings, open_browser: bool) -> None:
    """Serve until interrupted; finish what is under way, then leave."""
    log_as_json()
    signal.signal(signal.SIGTERM, stop)
    if settings.port not in PORTS:
        raise SeraoError(f"--port is {PORTS[0]} to {PORTS[-1]}, not {settings.port}")
    Shelf(settings.editions)  # refuses what is no folder
    with alone_at(settings.database, settings.accept_loss) as alone:
        look_at_file(settings)
        asyncio.run(try_database(settings))
        with alone.in_use():
            serve_alone(settings, open_browser)


def look_at_file(settings: Settings) -> None:
    """Keep others from a SQLite file, or say that they are not kept; refuse a damaged one."""
    file = sqlite_file(settings.database)
    if file is None or not Path(file).exists():
        return
    if settings.database == usual_database():
        narrow(Path(file))
    for path in open_to_others(Path(file)):
        log.warning("others on this machine may read the database", extra={"path": str(path)})
    faults, finished = faults_in(Path(file).resolve(), "quick_check", CHECKING)
    if faults and not settings.accept_loss:
        raise SeraoError(
            f"{file} is damaged ({faults[0]}): restore a backup; `serao doctor` says more, and "
            "--accept-loss goes on with what can be read"
        )
    if not finished:
        log.warning("the database is large: `serao doctor` checks all of it", extra={"path": file})


def serve_alone(settings: Settings, open_browser: bool) -> None:
    raise_file_limit()
    metrics = Metrics()
    doors = Doors(settings, metrics)
    config = uvicorn.Config(
        application(settings, metrics),
        host=settings.host,
        port=settings.port,
        http=cast(type[asyncio.Protocol], partial(DoorProtocol, doors)),
        ws=cast(type[asyncio.Protocol], partial(LeanProtocol, doors)),
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=4 * LARGEST,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    server = Announcing(config, doors, open_browser)
    try:
        server.run()
    except Stopped:
        return
    except SystemExit:
        if server.lifespan.should_exit:
            raise SeraoError("the server could not start: its log says why") from None
        raise SeraoError(f"nothing can listen at {settings.host}:{settings.port}") from None
    if not server.started:
        raise SeraoError("the server could not start: its log says why")
