"""Hints: from what a seat can know, written down before they are told, and told to nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

import serao
from serao import proof, records
from serao.advice import advise
from serao.bots import Budget
from serao.records import Record
from serao.server import downloads, seats
from serao.server.codes import Refusal
from serao.server.hall import Hall, open_hall
from serao.server.hosted import HINT, TAKE_BACK, Play
from serao.server.seats import Person
from serao.server.settings import Settings
from serao.server.tables import Table
from serao.store import STAND_IN
from tests.server.hosting import Client, act_once, draw_shares, heard, play_of
from tests.server.test_discretion import play_at_a_silent_choice
from tests.server.test_http import code_of, opened
from tests.server.test_http import server as server  # noqa: PLC0414  # a fixture

GAME = "wipe-em-out"
LITTLE = Budget(iterations=6)


@asynccontextmanager
async def house(folder: Path, **changed: Any) -> AsyncIterator[Hall]:
    few = {"hint_seconds": 0.05, **changed}
    settings = Settings(str(folder / "tables.sqlite3"), workers=1, pace=0.0, **few)
    async with open_hall(settings) as hall:
        yield hall


async def table_with_hints(hall: Hall, wanted: list[str], slug: str = GAME) -> Table:
    place = await seats.create(hall.tables, slug, wanted, {}, True, Person("Ana"), hints=True)
    for seat, kind in enumerate(wanted):
        if kind == "open":
            await seats.join(place.table, "", seat, Person(f"Player {seat + 1}"))
    await draw_shares(place.table)
    return place.table


def version_of(table: Table, seat: int) -> int:
    return table.playing().hearing.opened[seat]


# -- what is advised --------------------------------------------------------------------------


@pytest.mark.parametrize("slug", serao.games())
def test_three_options_with_their_chances_and_the_clause(slug: str) -> None:
    game = serao.game(slug)
    table, rng = game.new_table(game.seats[0], 5, discreet=True), serao.Rng(1)
    for _ in range(30):
        seat = table.waiting()[0]
        options = table.options(seat)
        advice = advise(table, seat, 1, "en", LITTLE)
        assert 1 <= len(advice.hints) <= min(3, len(options))
        assert len({hint.action for hint in advice.hints}) == len(advice.hints)
        for hint in advice.hints:
            assert hint.action in options
            assert 0 <= hint.low <= hint.wins <= hint.high <= 1
            assert hint.low < hint.high  # nobody is ever sure
        assert [hint.wins for hint in advice.hints] == sorted(
            [hint.wins for hint in advice.hints], reverse=True
        )
        if advice.clause:
            assert serao.rulebook.clause(game, advice.clause)
        table.act(options[rng.below(len(options))], seat)


@pytest.mark.parametrize("slug", serao.games())
def test_a_hint_rests_on_nothing_that_the_seat_cannot_see(slug: str) -> None:
    """Another world that looks the same to the seat gives the same hint, word for word."""
    game = serao.game(slug)
    for language in ("en", "pt"):
        table, rng = game.new_table(game.seats[-1], 8, discreet=True), serao.Rng(2)
        for _ in range(12):
            seat = table.waiting()[0]
            other = table.determinize(seat, serao.Rng("elsewhere"))
            one = advise(table, seat, 3, language, LITTLE)
            assert one == advise(other, seat, 3, language, LITTLE)
            options = table.options(seat)
            table.act(options[rng.below(len(options))], seat)


# -- who is given one -------------------------------------------------------------------------


def test_a_hint_is_told_to_who_asks_and_counted_for_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hall:
            table = await table_with_hints(hall, ["me", "open"])
            mine, other, spectator = Client(table, 0), Client(table, 1), Client(table)
            hint = await hall.advisers.hint(table, 0, version_of(table, 0), "en", "here")
            assert {one.action for one in hint.options} <= set(table.playing().state.options(0))
            assert hint.version == version_of(table, 0)
            for client in (mine, other, spectator):
                told = heard(client.listener)
                assert told[-1] == {"t": "hints", "hints": [1, 0]}
                assert str(hint.options[0].words) not in str(told[1:])
            again = await hall.advisers.hint(table, 0, version_of(table, 0), "en", "here")
            assert again == hint
            assert heard(other.listener) == []
            assert Client(table, 1).read() == ["welcome"]
            assert [row.action for row in await table.store.actions(table.row.id)] == [HINT]

    asyncio.run(story())


def test_whoever_may_not_have_a_hint_is_told_why(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hall:
            place = await seats.create(hall.tables, GAME, ["me", "open"], {}, True, Person("Ana"))
            await seats.join(place.table, "", 1, Person("Rui"))
            await draw_shares(place.table)
            assert await refused(hall, place.table, 0) == "hint/forbidden"

            table = await table_with_hints(hall, ["me", "open"])
            assert await refused(hall, table, 0, version=99) == "table/stale-version"
            await hall.store.stand_in(table.row.id, 0, STAND_IN)
            table.seats[0].level = STAND_IN
            assert await refused(hall, table, 0) == "seat/not-seated"
            table.seats[0].level = None
            version = version_of(table, 0)
            await table.act(0, version, table.playing().state.options(0)[0])
            owing = table.playing().state.waiting()
            if 0 not in owing:
                assert await refused(hall, table, 0, version=version) == "table/not-your-turn"
            assert not await table.store.actions(table.row.id, 1)  # nothing was written down

    asyncio.run(story())


async def refused(hall: Hall, table: Table, seat: int, version: int | None = None) -> str:
    wanted = version_of(table, seat) if version is None else version
    with pytest.raises(Refusal) as refusal:
        await hall.advisers.hint(table, seat, wanted, "en", "here")
    return refusal.value.code


def test_a_hint_that_comes_too_late_is_dropped_and_not_counted(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, hint_seconds=0.3) as hall:
            table = await table_with_hints(hall, ["me", "open"])
            version = version_of(table, 0)
            asking = asyncio.create_task(hall.advisers.hint(table, 0, version, "en", "here"))
            await asyncio.sleep(0)
            await table.act(0, version, table.playing().state.options(0)[0])
            with pytest.raises(Refusal) as refusal:
                await asking
            assert refusal.value.code == "hint/passed"
            assert table.playing().hints == []

    asyncio.run(story())


def test_a_person_has_so_many_hints_and_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, hints_per_minute=0.01) as hall:
            table = await table_with_hints(hall, ["me", "random"])
            rng = serao.Rng(4)
            for _ in range(8):
                await until_asked(table, 0)
                await hall.advisers.hint(table, 0, version_of(table, 0), "en", "here")
                options = table.playing().state.options(0)
                await table.act(0, version_of(table, 0), options[rng.below(len(options))])
            await until_asked(table, 0)
            assert await refused(hall, table, 0) == "hint/too-many"
            await hall.advisers.hint(table, 0, version_of(table, 0), "en", "somebody else")

    asyncio.run(story())


async def until_asked(table: Table, seat: int) -> None:
    async with asyncio.timeout(60):
        while seat not in table.playing().state.waiting():
            await asyncio.sleep(0.01)


def test_over_http_for_ones_own_seat_alone(server: Any) -> None:
    placed = opened(server, ["me", "random"], GAME)
    path = f"/api/tables/{placed['table']['id']}/hint"
    assert placed["table"]["hints"] is True  # only bots come
    assert code_of(server.post(path, json={"version": 1})) == "table/not-begun"
    assert code_of(server.post(path, json={"version": 1, "seat": 1})) == "request/malformed"
    server.cookies.clear()
    assert code_of(server.post(path, json={"version": 1})) in (
        "seat/not-seated",
        "seat/wrong-token",
    )
    assert opened(server, ["me", "open"], GAME)["table"]["hints"] is False
    assert opened(server, ["me", "open"], GAME, hints=True)["table"]["hints"] is True
    assert opened(server, ["me", "random"], GAME, hints=False)["table"]["hints"] is False


# -- what is written down ---------------------------------------------------------------------


def test_hints_are_in_the_record_and_in_its_closing_number(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hall:
            table = await table_with_hints(hall, ["me", "open"], "caretos")
            watching, rng = Client(table), serao.Rng(7)
            while not table.playing().state.is_over:
                asked = table.playing().state.waiting()[0]
                if len(table.playing().hints) < 4:
                    await table.give_hint(asked, version_of(table, asked))
                    await table.give_hint(asked, version_of(table, asked))  # the same choice
                await act_once(table, rng)
            watching.read()
            result = watching.last["result"]
            rows = await table.store.actions(table.row.id)
            record = msgspec.json.decode(
                downloads.record(table.row, table.seats, rows, None), type=Record
            )
            assert len(record.hints) == sum(result["hints"]) == 4
            assert record.closing() == result["closing"]
            kept = proof.Kept(closing=result["closing"])
            assert proof.yes("hints were given as often as the record says: 4") in proof.verify(
                record, kept
            )
            fewer = msgspec.structs.replace(record, hints=record.hints[1:])
            with pytest.raises(records.RecordError, match="other hints given"):
                proof.verify(fewer, kept)
            again = await hall.tables.load(table.row.id)  # as another process reads it
            assert again.playing().hints == table.playing().hints

    asyncio.run(story())


def test_a_table_without_hints_has_the_record_it_always_had() -> None:
    row, rows, _ = play_of(GAME, 2, 3)
    text = downloads.record(row, rows, [], None)
    assert b"hint" not in text


def test_what_is_taken_back_takes_no_hint_back() -> None:
    _, _, play = play_of("caretos", 2, 3)
    seat = play.state.waiting()[0]
    play.enter(seat, HINT, 1.0)
    play.enter(seat, play.state.options(seat)[0], 2.0)
    before = play.hearing.versions.copy()
    play.enter(seat, HINT, 3.0)
    assert play.hearing.versions == before  # whoever thinks goes on thinking
    if not play.takebacks.bars[seat]:
        play.enter(seat, TAKE_BACK, 4.0)
    assert [hint.seat for hint in play.hints] == [seat, seat]


# -- what nobody may learn --------------------------------------------------------------------


def test_at_a_silent_choice_nobody_else_hears_of_a_hint_not_even_later() -> None:
    from serao.server import telling  # noqa: PLC0415

    play = silent_play()
    row = play.row
    row.hints = True
    asked = play.state.waiting()[0]
    viewers = [viewer for viewer in range(-1, row.seats) if viewer != asked]
    before = [telling.hints(play, row, viewer) for viewer in viewers]
    versions = play.hearing.versions.copy()
    play.enter(asked, HINT, 1.0)
    assert play.hearing.versions == versions
    assert [telling.hints(play, row, viewer) for viewer in viewers] == before
    assert telling.hints(play, row, asked)[asked] == 1
    choice = play.state.asked
    while play.state.asked == choice and not play.state.is_over:
        seat = play.state.waiting()[0]
        play.enter(seat, play.state.options(seat)[0], 2.0)
    if not play.state.is_over:  # nor after a reload, when the choice is over
        assert [telling.hints(play, row, viewer) for viewer in viewers] == before
    rng = serao.Rng(1)
    while not play.state.is_over:
        seat = play.state.waiting()[0]
        options = play.state.options(seat)
        play.enter(seat, options[rng.below(len(options))], 3.0)
    assert telling.hints(play, row, -1)[asked] == 1  # at the end everybody does


def silent_play() -> Play:
    return play_at_a_silent_choice(2)


def test_no_message_tells_of_a_hint_at_a_silent_choice(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as hall:
            table = await table_with_hints(
                hall, ["me", "open", "open", "open"], "monster-my-neighbour"
            )
            rng, play = serao.Rng(5), table.playing()
            while not play.state.is_silent():
                await act_once(table, rng)
            asked = play.state.waiting()[0]
            clients = {viewer: Client(table, viewer) for viewer in range(-1, 4)}
            for client in clients.values():
                client.read()
            await table.give_hint(asked, version_of(table, asked))
            for viewer, client in clients.items():
                assert [one["t"] for one in heard(client.listener)] == ["hints"] * (viewer == asked)

    asyncio.run(story())
