"""Several processes at one PostgreSQL serve the same tables."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import serao
from serao.kernel.state import NOBODY
from serao.server import moderation, seats
from serao.server.codes import Refusal
from serao.server.hall import Hall, open_hall
from serao.server.seats import Person
from serao.server.settings import Settings
from serao.server.tables import Listener, Table
from serao.store import ChatRow, SeatRow, Store, open_store
from serao.store.company import Company
from serao.store.postgres import Postgres
from tests.running import House, running, server
from tests.server.hosting import (
    Client,
    act_once,
    commit,
    draw_shares,
    heard,
    play_of,
    share_message,
    show,
)
from tests.store.databases import postgres

ABSENCE = 1.0  # seconds


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@asynccontextmanager
async def two_halls(database: str) -> AsyncIterator[tuple[Hall, Hall]]:
    settings = Settings(database=database, workers=1, pace=0.0, process_silent_seconds=ABSENCE)
    async with AsyncExitStack() as stack:
        here = await stack.enter_async_context(open_hall(settings))
        there = await stack.enter_async_context(open_hall(settings))
        yield here, there


async def until(true: Callable[[], bool], seconds: float = 60.0) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "that took too long"
        await asyncio.sleep(0.01)


async def opened(hall: Hall, slug: str, wanted: list[str], hints: bool = False) -> Table:
    place = await seats.create(hall.tables, slug, wanted, {}, True, Person("Ana"), hints=hints)
    return place.table


async def two_people(here: Hall, there: Hall, slug: str) -> tuple[Table, Table]:
    """Return one table in play in both halls, a person in each."""
    mine = await opened(here, slug, ["me", "open"])
    theirs = await there.tables.table(mine.row.id)
    await seats.join(theirs, "", 1, Person("Eva"))
    await until(lambda: mine.seats[1].name == "Eva")
    await draw_apart(mine, theirs)
    return mine, theirs


async def draw_apart(mine: Table, theirs: Table) -> None:
    """Let the person in each hall commit at once, and then show at once."""
    await asyncio.gather(commit(mine, 0), commit(theirs, 1))
    await until(lambda: mine.row.seal is not None and mine.row.seal == theirs.row.seal)
    await asyncio.gather(show(mine, 0), show(theirs, 1))
    await until(lambda: mine.play is not None and theirs.play is not None)


def test_who_is_taken_off_a_seat_in_one_process_is_out_in_the_other(database: str) -> None:
    async def story() -> None:
        async with two_halls(database) as (here, there):
            mine = await opened(here, "carrossel", ["me", "open", "open"])
            theirs = await there.tables.table(mine.row.id)
            joined = await seats.join(theirs, "", 1, Person("Eva"))
            await until(lambda: mine.seats[1].name == "Eva")
            eva = Listener(1)
            theirs.listen(eva, None)
            await moderation.remove(mine, 0, None, 1)
            await until(lambda: eva.lost)
            kept = (seats.digest(joined.token),)
            with pytest.raises(Refusal, match="taken you off"):
                await seats.join(theirs, "", 1, Person("Eva", tokens=kept))

    asyncio.run(story())


def test_a_table_that_one_process_has_closed_is_closed_in_the_other(database: str) -> None:
    async def story() -> None:
        async with two_halls(database) as (here, there):
            mine = await opened(here, "carrossel", ["me", "open"])
            theirs = await there.tables.table(mine.row.id)
            await here.store.conduct.see([mine.row.id], 1.0)
            await here.listings.look()
            await until(lambda: theirs.row.state == "closed")
            with pytest.raises(Refusal, match="this table was closed"):
                await seats.join(theirs, "", 1, Person("Eva"))

    asyncio.run(story())


def engine_of(store: Store) -> AsyncEngine:
    assert isinstance(store.database, Postgres)
    return store.database.engine


def same_position(one: Table, other: Table) -> bool:
    return one.playing().state.position() == other.playing().state.position()


def has_read_up_to(one: Client, other: Client, kinds: list[str]) -> bool:
    """Let ``one`` read, adding to ``kinds``; return whether it is as far as ``other``."""
    kinds += one.read()
    return one.version == other.version


def test_a_hint_in_one_process_is_known_in_the_other(database: str) -> None:
    async def story() -> None:
        async with two_halls(database) as (here, there):
            mine = await opened(here, "carrossel", ["me", "open"], hints=True)
            theirs = await there.tables.table(mine.row.id)
            assert theirs.row.hints
            await seats.join(theirs, "", 1, Person("Eva"))
            await until(lambda: mine.seats[1].name == "Eva")
            await draw_apart(mine, theirs)
            watcher = Client(theirs, 1)
            watcher.read()
            version = mine.playing().hearing.opened[0]
            hint = await here.advisers.hint(mine, 0, version, "en", "here")
            assert hint.options
            await until(lambda: theirs.playing().hints == mine.playing().hints != [])
            assert heard(watcher.listener) == [{"t": "hints", "hints": [1, 0]}]
            # the same seat at another process: the choice has its entry already
            await there.advisers.hint(theirs, 0, version, "en", "there")
            assert len(await there.store.actions(mine.row.id)) == 1
            await theirs.act(
                1, theirs.playing().hearing.opened[1], theirs.playing().state.options(1)[0]
            )
            await until(lambda: same_position(mine, theirs))

    asyncio.run(story())


def test_everything_that_happens_in_one_process_is_told_in_the_other(database: str) -> None:
    """Sitting down, shares, the beginning, actions, chat, leaving, the end and the rematch."""

    async def story() -> None:
        async with two_halls(database) as (here, there):
            mine = await opened(here, "carrossel", ["me", "open"])
            theirs = await there.tables.table(mine.row.id)
            watcher = Client(theirs, NOBODY)
            assert watcher.read() == ["welcome"]
            joined = await seats.join(mine, "", 1, Person("Eva"))
            await until(lambda: seats.seat_if_any(theirs, joined.token) == 1)
            await seats.leave(mine, 1)
            await until(lambda: theirs.seats[1].kind == "open")
            await seats.join(theirs, "", 1, Person("Rui"))
            await until(lambda: mine.seats[1].name == "Rui")
            assert watcher.read() == ["seats", "seats", "seats"]

            await draw_apart(mine, theirs)
            assert mine.row == theirs.row
            assert same_position(mine, theirs)
            assert "welcome" in watcher.read()

            said = ChatRow("c1", mine.row.id, "table", "Ana", "good evening", time.time())
            await mine.say(said)
            await until(lambda: theirs.chat == [said])
            assert watcher.read() == ["said"]

            await seats.leave(mine, 0)
            await until(lambda: theirs.seats[0].level == "novice")
            await seats.come_back(theirs, 0)
            await until(lambda: mine.seats[0].level is None)

            rng = serao.Rng(5)
            while not mine.playing().state.is_over:
                table = (mine, theirs)[rng.below(2)]
                await until(lambda: mine.playing().entries == theirs.playing().entries)
                await act_once(table, rng)
                await until(lambda: mine.playing().entries == theirs.playing().entries)
            assert same_position(mine, theirs)
            assert theirs.row.state == "over"
            kinds = watcher.read()
            fresh = Client(mine, NOBODY)
            fresh.read()
            await until(lambda: has_read_up_to(watcher, fresh, kinds))
            assert set(kinds) >= {"update", "seats"}
            assert (watcher.view, watcher.log) == (fresh.view, fresh.log)

            again = await seats.rematch(here.tables, mine, 0)
            await until(lambda: theirs.row.rematch == again.table.row.id)

    asyncio.run(story())


def test_who_shows_no_share_at_one_process_lets_all_draw_again_at_both(database: str) -> None:
    async def story() -> None:
        async with two_halls(database) as (here, there):
            for hall in (here, there):
                hall.beginnings.seconds = 0.5
            mine = await opened(here, "carrossel", ["me", "open"])
            theirs = await there.tables.table(mine.row.id)
            await seats.join(theirs, "", 1, Person("Eva"))
            await until(lambda: mine.seats[1].name == "Eva")
            late = Listener(1, room=1000)
            theirs.listen(late, None)  # connected there, and shows nothing
            await asyncio.gather(commit(mine, 0), commit(theirs, 1))
            await until(lambda: mine.row.attempt == theirs.row.attempt == 2)
            theirs.forget(late)
            await until(lambda: mine.seats == theirs.seats)
            assert [seat.commitment for seat in mine.seats] == [None, None]
            await draw_apart(mine, theirs)
            assert mine.row.attempt == 2
            assert same_position(mine, theirs)

    asyncio.run(story())


def test_people_at_different_processes_vote_together(database: str) -> None:
    async def story() -> None:
        async with two_halls(database) as (here, there):
            mine, theirs = await two_people(here, there, "caretos")
            for hall in (here, there):
                hall.motions.player_away_seconds = 0.0
            rng = serao.Rng(4)
            while not any(mine.playing().takebacks.consents):
                await act_once(mine, rng)
                await until(lambda: mine.playing().entries == theirs.playing().entries)
            by = mine.playing().takebacks.consents.index(True)
            listeners = [Listener(NOBODY), Listener(NOBODY)]
            for table, listener in zip((mine, theirs), listeners, strict=True):
                table.listen(listener, None)
            entries = mine.playing().entries
            await here.motions.propose(mine, by, "undo", None)
            await until(lambda: theirs.motion is not None)
            await there.motions.vote(theirs, 1 - by, True)
            await until(lambda: mine.playing().entries == entries + 1)
            assert same_position(mine, theirs)
            assert mine.playing().state.waiting() == (by,)
            for listener in listeners:
                told = [said["outcome"] for said in heard(listener) if said["t"] == "motion"]
                assert told == [None, "carried"]

    asyncio.run(story())


def test_every_process_knows_who_is_present_at_the_others(database: str) -> None:
    async def story() -> None:
        settings = Settings(database=database, workers=1, pace=0.0, process_silent_seconds=ABSENCE)
        async with open_hall(settings) as here:
            async with open_hall(settings) as there:
                mine, theirs = await two_people(here, there, "caretos")
                ana = Client(mine, 0)
                await until(lambda: theirs.info().seats[0].present)
                assert mine.away_for(0) == theirs.away_for(0) == 0
                ana.read()
                Client(theirs, 1)
                await until(lambda: mine.info().seats[1].present)
                assert "seats" in ana.read()
                mine.forget(ana.listener)
                await until(lambda: not theirs.info().seats[0].present)
                assert 0 < theirs.away_for(0) < 15
            await until(lambda: not mine.info().seats[1].present)

    asyncio.run(story())


def test_both_may_answer_at_once_and_neither_is_lost(database: str) -> None:
    """Secret answers in two processes race for every number of the table."""

    async def story() -> None:
        async with two_halls(database) as (here, there):
            mine, theirs = await two_people(here, there, "wipe-em-out")
            rounds = 0
            rng = serao.Rng(3)
            while rounds < 10 and not mine.playing().state.is_over:
                await until(lambda: mine.playing().entries == theirs.playing().entries)
                if mine.playing().state.waiting() != (0, 1):
                    await act_once(mine, rng)
                    continue
                rounds += 1
                before = mine.playing().entries
                await asyncio.gather(answer(mine, 0), answer(theirs, 1))
                stored = await here.store.actions(mine.row.id, before)
                assert sorted(row.seat for row in stored) == [0, 1]
            await until(lambda: mine.playing().entries == theirs.playing().entries)
            assert rounds > 3
            assert same_position(mine, theirs)

    asyncio.run(story())


def company_of(hall: Hall) -> Company:
    assert hall.following is not None
    return hall.following.company


async def answer(table: Table, seat: int) -> None:
    play = table.playing()
    await table.act(seat, play.hearing.opened[seat], play.state.options(seat)[0])


def test_one_process_plays_the_bots_and_another_takes_over_when_it_leaves(database: str) -> None:
    async def story() -> None:
        settings = Settings(database=database, workers=1, pace=0.2, process_silent_seconds=ABSENCE)
        async with open_hall(settings) as there:
            async with open_hall(settings) as here:
                mine = await opened(here, "caretos", ["novice", "novice"])
                theirs = await there.tables.table(mine.row.id)
                mine.listen(Listener(NOBODY, room=1000), None)
                here.bots.look(mine)
                await until(lambda: mine.row.id in company_of(here).held)
                theirs.listen(Listener(NOBODY, room=1000), None)
                there.bots.look(theirs)
                await until(lambda: theirs.playing().entries > 3)
                assert here.metrics.counts["bot_choices"] > 3
                assert there.metrics.counts["bot_choices"] == 0
            entries = theirs.playing().entries
            await until(lambda: theirs.playing().entries > entries + 3)
            assert there.metrics.counts["bot_choices"] > 3

    asyncio.run(story())


def test_a_table_only_the_other_process_had_is_taken_over_too(database: str) -> None:
    async def story() -> None:
        settings = Settings(database=database, workers=1, pace=1.0, process_silent_seconds=ABSENCE)
        async with open_hall(settings) as there:
            async with open_hall(settings) as here:
                mine = await opened(here, "caretos", ["me", "novice"])
                await draw_shares(mine)
                while 1 not in mine.playing().state.waiting():
                    await answer(mine, 0)
                entries = mine.playing().entries
                await until(lambda: mine.row.id in company_of(here).held)
                assert mine.row.id not in there.tables.loaded
            await until(lambda: mine.row.id in there.tables.loaded)
            await until(lambda: there.tables.loaded[mine.row.id].playing().entries > entries)

    asyncio.run(story())


def test_bots_that_rest_in_one_process_play_where_somebody_looks(database: str) -> None:
    async def story() -> None:
        async with two_halls(database) as (here, there):
            mine = await opened(here, "caretos", ["novice", "novice"])
            listener = Listener(NOBODY, room=1000)
            mine.listen(listener, None)
            here.bots.look(mine)
            await until(lambda: mine.row.id in company_of(here).held)
            mine.forget(listener)
            theirs = await there.tables.table(mine.row.id)
            theirs.listen(Listener(NOBODY, room=1000), None)
            await until(lambda: mine.row.id in company_of(there).held)
            entries = theirs.playing().entries
            await until(lambda: theirs.playing().entries > entries)

    asyncio.run(story())


def test_a_silent_process_is_taken_for_gone_and_knows_it(database: str) -> None:
    silence = 2.0  # seconds

    async def story() -> None:
        store = await open_store(database)
        row, _, _ = play_of("caretos", 2, 1)
        await store.add_table(row, [SeatRow(row.id, 0, "person"), SeatRow(row.id, 1, "open")])
        engine = engine_of(store)
        assert isinstance(store.database, Postgres)
        first, second = (Company(store.database, name, silence) for name in ("first", "second"))
        async with engine.connect() as line:
            await line.execution_options(isolation_level="AUTOCOMMIT")
            await first.renew(line)
            await second.renew(line)
            assert await first.claim(row.id)
            assert not await second.claim(row.id)
            await asyncio.sleep(silence)
            assert not await first.claim(row.id)  # it may have been taken for gone
            await second.renew(line)
            assert row.id in await second.abandoned()
            assert await second.claim(row.id)
            await first.renew(line)
            assert not await first.claim(row.id)
        await store.close()

    asyncio.run(story())


def test_a_lost_line_is_taken_up_again_with_what_was_missed(database: str) -> None:
    async def story() -> None:
        async with two_halls(database) as (here, there):
            mine, theirs = await two_people(here, there, "caretos")
            watcher = Client(theirs, NOBODY)
            assert there.following is not None
            company = there.following.company
            company.seconds = 10.0  # it waits for a second before it tries again
            async with engine_of(here.store).begin() as connection:
                await connection.execute(
                    text(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                        "WHERE query LIKE '%processes%' AND pid <> pg_backend_pid()"
                    )
                )
            await until(lambda: not company.listening.is_set())
            rng = serao.Rng(2)
            for _ in range(3):
                await act_once(mine, rng)
            assert theirs.playing().entries == 0
            await until(lambda: theirs.playing().entries == 3)
            assert "update" in watcher.read()
            assert same_position(mine, theirs)
            await act_once(mine, rng)
            await until(lambda: theirs.playing().entries == 4)

    asyncio.run(story())


# -- real processes ---------------------------------------------------------------------------


class Player:
    """Answers every offer at random, at whichever address still serves the table."""

    def __init__(self, addresses: list[str], table_id: str, token: str, seed: int) -> None:
        self.addresses = addresses
        self.path = f"/api/tables/{table_id}/socket"
        self.token = token
        self.rng = serao.Rng(seed)
        self.acknowledged: list[int] = []
        self.over = False

    async def play(self) -> None:
        while not self.over:
            try:
                await self.play_at(self.addresses[0])
            except WebSocketException:
                continue
            except OSError:
                self.addresses = self.addresses[1:]

    async def play_at(self, address: str) -> None:
        """Play until the end, or until the connection is lost."""
        sent: dict[int, int] = {}
        async with connect(address.replace("http", "ws") + self.path) as socket:
            await socket.send(json.dumps({"t": "hello", "token": self.token}))
            async for text_heard in socket:
                heard = json.loads(text_heard)
                self.over = heard.get("result") is not None
                if self.over:
                    return
                if heard["t"] == "accepted" and heard["ref"] in sent:
                    self.acknowledged.append(sent[heard["ref"]])
                answer = self.answer_to(heard, sent)
                if answer is not None:
                    await socket.send(json.dumps(answer))

    def answer_to(self, heard: dict[str, Any], sent: dict[int, int]) -> dict[str, Any] | None:
        if heard["t"] == "welcome":
            self.seat = heard["you"]
        if heard["t"] in ("welcome", "seats"):
            share = share_message(heard["table"], self.seat)
            if share is not None:
                return share
        offer = heard.get("offer")
        if offer is None or offer["version"] in sent:
            return None
        action = offer["options"][self.rng.below(len(offer["options"]))]["action"]
        sent[offer["version"]] = action
        return {"t": "act", "version": offer["version"], "action": action, "ref": offer["version"]}


def test_a_game_goes_on_to_its_end_after_one_process_is_killed(database: str) -> None:
    """A player in each process and a bot between them; kill -9 in the middle of the game."""

    async def story(first: House, second: House) -> None:
        one, other = first.address, second.address
        async with httpx.AsyncClient() as http:
            body = {"game": "wipe-em-out", "seats": ["me", "novice", "open"], "name": "Ana"}
            mine = (await http.post(f"{one}/api/tables", json=body)).json()
            table_id = mine["table"]["id"]
            join = {"name": "Eva", "code": mine["code"]}
            path = f"{other}/api/tables/{table_id}/join"
            theirs = (await http.post(path, json=join)).json()
        players = [
            Player([one, other], table_id, mine["token"], 1),
            Player([other], table_id, theirs["token"], 2),
        ]
        playing = [asyncio.create_task(player.play()) for player in players]
        await until(lambda: all(len(player.acknowledged) >= 8 for player in players))
        first.kill()
        await asyncio.wait_for(asyncio.gather(*playing), 60)
        store = await open_store(database)
        rows = await store.actions(table_id)
        table = await store.table(table_id)
        await store.close()
        assert table is not None
        assert table.state == "over"
        assert [row.number for row in rows] == list(range(len(rows)))
        for seat, player in ((0, players[0]), (2, players[1])):
            missing = iter([row.action for row in rows if row.seat == seat])
            assert all(action in missing for action in player.acknowledged)
        assert any(row.seat == 1 for row in rows)

    command = server(database=database, pace=0.05, process_silent_seconds=1.0)
    with running(command) as first, running(command) as second:
        asyncio.run(story(first, second))
