"""A storm: everybody plays at all games while processes are killed, lines cut and disks full."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any, Final

import httpx
from websockets.exceptions import WebSocketException

import serao
from serao.kernel.state import NOBODY
from serao.server.languages import LANGUAGES
from serao.server.tables import replayed
from serao.store import Store
from tests.soak.history import Guest, moments
from tests.soak.players import Player
from tests.soak.processes import House
from tests.soak.proxy import Proxy

# At every table two people, a bot, and somebody who looks on.
PEOPLE: Final = 2
BOTS: Final = {"wipe-em-out": "novice", "carrossel": "novice"}
LIMIT: Final = 180.0  # seconds for anything that has to happen, on a machine that is very busy
WORTH: Final = 50  # accepted moves between two disasters

Disaster = Callable[[], Awaitable[None]]


class Storm:
    """What happens, to whom, and what came of it."""

    def __init__(self, houses: list[House], seed: int) -> None:
        self.houses = houses
        self.rng = Random(seed)
        self.moment = moments()
        self.tables: dict[str, list[Guest]] = {}
        self.players: dict[str, list[Player]] = {}  # slug -> those who play it now
        self.everybody: list[Player] = []
        self.is_calm = False
        self.counts: Counter[str] = Counter()
        self.began = time.monotonic()
        self.story: list[str] = []  # of disasters, to look at when something is wrong

    # -- people ------------------------------------------------------------------------------

    def somewhere(self) -> str:
        return self.rng.choice(self.houses).address

    async def play_on(self, slug: str) -> None:
        """Play a game, table after table, until it is calm."""
        while not self.is_calm:
            try:
                players = await self.open_table(slug)
            except httpx.HTTPError:
                await asyncio.sleep(0.05)
                continue
            self.players[slug] = players
            self.everybody += players
            await asyncio.gather(*[player.live() for player in players])

    async def open_table(self, slug: str) -> list[Player]:
        """Return those who sit at a fresh table, and one who looks on."""
        async with httpx.AsyncClient(timeout=20) as http:
            body = {
                "game": slug,
                "seats": ["me", *["open"] * (PEOPLE - 1), BOTS.get(slug, "random")],
            }
            first = await self.post(http, "/api/tables", {**body, "name": "Player 1"})
            table, code = first["table"]["id"], first["code"]
            self.tables[table] = []
            players = [self.player(table, 0, first["token"], code)]
            for seat in range(1, PEOPLE):
                join = {"name": f"Player {seat + 1}", "code": code, "seat": seat}
                place = await self.post(http, f"/api/tables/{table}/join", join)
                players.append(self.player(table, seat, place["token"], code))
        return [*players, self.player(table, NOBODY, None, code)]

    async def post(self, http: httpx.AsyncClient, path: str, body: dict[str, Any]) -> Any:
        http.cookies.clear()  # everybody is somebody else
        answer = await http.post(self.somewhere() + path, json=body)
        return answer.raise_for_status().json()

    def player(self, table: str, viewer: int, token: str | None, code: str) -> Player:
        name = f"Player {viewer + 1}" if viewer != NOBODY else "Spectator"
        guest = Guest(table, viewer, name, self.rng.choice(LANGUAGES))
        self.tables[table].append(guest)
        chance = Random(self.rng.random())
        return Player(guest, token, code, self.somewhere, chance, self.moment)

    def accepted(self) -> int:
        return sum(player.accepted for player in self.everybody)

    # -- disasters ---------------------------------------------------------------------------

    async def rage(self, disasters: dict[str, Disaster], seconds: float) -> None:
        """Let every disaster come at least once, each when play has gone on after the last."""
        ends = time.monotonic() + seconds
        to_come = self.rng.sample(sorted(disasters), len(disasters))
        await self.progress()
        while to_come or time.monotonic() < ends:
            name = to_come.pop() if to_come else self.rng.choice(sorted(disasters))
            self.counts[name] += 1
            self.tell(name)
            await disasters[name]()
            self.tell(f"{name} is over")
            await self.progress()
        self.tell("calm")

    def tell(self, what: str) -> None:
        at = time.monotonic() - self.began
        self.story.append(f"{at:7.2f} s, {self.accepted():5} moves: {what}")

    async def progress(self) -> None:
        """Return when some more moves were accepted."""
        wanted = self.accepted() + WORTH
        await self.until(lambda: self.accepted() >= wanted, "nobody could play on")

    async def until(self, true: Callable[[], bool], trouble: str) -> None:
        deadline = time.monotonic() + LIMIT
        while not true():
            assert time.monotonic() < deadline, "\n".join([trouble, self.report(), *self.story])
            await asyncio.sleep(0.05)

    async def for_a_while(self, most: float) -> None:
        await asyncio.sleep(self.rng.random() * most)

    def house(self) -> House:
        return self.rng.choice(self.houses)

    async def kill_a_server(self) -> None:
        house = self.house()
        house.kill()
        await self.for_a_while(1.0)
        await house.start()

    async def freeze_a_server(self) -> None:
        """Stop one for so long that the others may take it for gone."""
        house = self.house()
        house.stop()
        await self.for_a_while(5.0)
        house.go_on()

    async def fill_the_disk(self) -> None:
        with self.house().no_room(self.rng.choice([0, 4096, 100_000])):
            await self.for_a_while(3.0)

    def of_lines(self, proxies: list[Proxy]) -> list[Disaster]:
        """Return what may happen to lines: cut, shut on one side, deaf, held up."""

        async def cut() -> None:
            self.rng.choice(proxies).cut(self.rng)

        async def shut() -> None:
            self.rng.choice(proxies).shut(self.rng)

        async def deafen() -> None:
            proxy = self.rng.choice(proxies)
            proxy.deafen(self.rng)
            await self.for_a_while(1.0)
            proxy.cut(None)

        async def hold() -> None:
            proxy = self.rng.choice(proxies)
            proxy.hold()
            await self.for_a_while(2.0)
            if self.rng.random() < 0.5:
                proxy.cut(self.rng)  # and what was held up on the others comes late
            proxy.let_go()

        return [cut, shut, deafen, hold]

    # -- afterwards --------------------------------------------------------------------------

    async def calm_down(self, playing: list[asyncio.Task[None]]) -> None:
        """Let everybody who is asked act once more, then rest."""
        self.is_calm = True
        now = {player: player.accepted for player in self.everybody}

        def goes_on(players: list[Player]) -> bool:
            return any(one.is_over or one.accepted > now.get(one, 0) for one in players)

        await self.until(
            lambda: all(goes_on(players) for players in self.players.values()),
            "a table does not go on",
        )
        for player in self.everybody:
            player.resting.set()
        async with asyncio.timeout(LIMIT):
            await asyncio.gather(*playing)

    async def bots_rest(self, store: Store) -> None:
        """Return when no table waits for a bot."""
        for table_id in self.tables:
            deadline = time.monotonic() + LIMIT
            while bots := await bots_asked(store, table_id):
                assert time.monotonic() < deadline, f"bots {bots} of {table_id} do not answer"
                await asyncio.sleep(0.1)

    async def look_everywhere(self) -> None:
        """Let every viewer of every table look at it once more at every server."""
        came = [player for player in self.everybody if player.guest.told]
        for house in self.houses:
            looking = [self.looked(player, house.direct) for player in came]
            for guest in await asyncio.gather(*looking):
                self.tables[guest.table].append(guest)

    async def looked(self, player: Player, address: str) -> Guest:
        """Return what somebody sees who comes anew to a server."""
        old = player.guest
        guest = Guest(old.table, old.viewer, "", old.language, at_the_end=True)
        rng = Random(0)
        anew = Player(guest, player.token, player.code, lambda: address, rng, self.moment)
        async with asyncio.timeout(LIMIT):
            while not guest.told:
                with suppress(OSError, WebSocketException, TimeoutError):
                    await anew.look()
        return guest

    def report(self) -> str:
        moves = [move for player in self.everybody for move in player.guest.moves]
        outcomes = Counter(move.outcome for move in moves)
        again = sum(max(0, player.welcomes - 1) for player in self.everybody)
        killed = sum(times for name, times in self.counts.items() if name.startswith("kill"))
        cuts = sum(house.proxy.cuts for house in self.houses)
        what = ", ".join(f"{name} {times}" for name, times in sorted(self.counts.items()))
        return (
            f"{outcomes['accepted']:,} moves acknowledged, {outcomes['refused']:,} refused, "
            f"{outcomes['unknown']:,} unknown at {len(self.tables)} tables; {killed} kills, "
            f"{cuts} lines cut, {again:,} reconnections ({what})"
        )


async def bots_asked(store: Store, table_id: str) -> list[int]:
    """Return the bots that a table in play waits for."""
    row, seats = await store.table(table_id), await store.seats(table_id)
    if row is None or row.state == "open":
        return []
    play = replayed(serao.game(row.game), row, seats, await store.actions(table_id))
    return [seat for seat in play.state.waiting() if seats[seat].kind == "bot"]
