"""boardgame.io's server under the same load as ours, installed by npm into a folder that goes away."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection

from bench.load import Load, Player, joined

HERE: Final = Path(__file__).parent
GAME: Final = "hands"
HAND: Final = 7
EVENT: Final = f"42/{GAME},"  # how socket.io marks an event of the game's channel


class CannotInstall(Exception):
    """There is no node or npm, or npm cannot fetch boardgame.io."""


def install(folder: Path) -> str:
    """Install boardgame.io into ``folder``; return its version."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise CannotInstall("node and npm are needed")
    for name in ("package.json", "server.js"):
        shutil.copy(HERE / name, folder)
    ended = subprocess.run(
        [npm, "install", "--no-audit", "--no-fund"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    if ended.returncode:
        raise CannotInstall(ended.stderr.strip().splitlines()[-1])
    package = folder / "node_modules" / "boardgame.io" / "package.json"
    return str(json.loads(package.read_text(encoding="utf-8"))["version"])


@contextmanager
def server(folder: Path) -> Iterator[tuple[int, str]]:
    """Run boardgame.io's server; yield its process and its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with subprocess.Popen(
        ["node", "server.js", str(port)],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={"NODE_ENV": "production", "PATH": str(Path(shutil.which("node") or "").parent)},
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            while "is ready" not in process.stdout.readline():
                assert process.poll() is None, "boardgame.io did not start"
            yield process.pid, f"http://127.0.0.1:{port}"
        finally:
            process.kill()


class Visitor(Player):
    """A player at one of boardgame.io's tables. Its server accepts by showing the new state."""

    def __init__(
        self, load: Load, socket: ClientConnection, match: str, seat: str, credentials: str
    ) -> None:
        super().__init__(load, socket)
        self.match, self.seat, self.credentials = match, seat, credentials
        self.state = 0  # the number of the state that was shown last
        self.is_waiting = False  # for what follows from the answer

    def answer(self) -> str:
        self.is_waiting = True
        move = {
            "type": "play",
            "args": [self.load.rng.randrange(HAND)],
            "playerID": self.seat,
            "credentials": self.credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": move}
        return EVENT + json.dumps(["update", action, self.state, self.match, self.seat])

    async def hear(self, message: str) -> None:
        if message.startswith("0"):
            await self.socket.send(f"40/{GAME},")
        elif message.startswith("40"):
            asked = ["sync", self.match, self.seat, self.credentials, 2]
            await self.socket.send(EVENT + json.dumps(asked))
        elif message == "2":
            await self.socket.send("3")
        elif message.startswith(EVENT):
            await self.hear_event(*json.loads(message[len(EVENT) :]))

    async def hear_event(self, name: str, _match: str, said: Any, *_more: Any) -> None:
        if name not in ("sync", "update"):
            return
        state = said["state"] if name == "sync" else said
        self.state = state["_stateID"]
        self.is_playing = True
        if self.is_waiting:
            self.is_waiting = False
            self.accepted()
            self.shown()
        if state["ctx"]["currentPlayer"] == self.seat:
            await self.load.ask(self)


@dataclass
class Lobby:
    """boardgame.io's server from the outside."""

    address: str
    load: Load
    http: httpx.AsyncClient

    async def open_table(self) -> list[Player]:
        match = (await self.post("create", {"numPlayers": 2}))["matchID"]
        players: list[Player] = []
        for seat in ("0", "1"):
            body = {"playerID": seat, "playerName": f"Player {seat}"}
            credentials = (await self.post(f"{match}/join", body))["playerCredentials"]
            address = self.address.replace("http", "ws")
            link = await joined(f"{address}/socket.io/?EIO=4&transport=websocket")
            players.append(Visitor(self.load, link, match, seat, credentials))
        return players

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        answer = await self.http.post(f"{self.address}/games/{GAME}/{path}", json=body)
        return answer.raise_for_status().json()
