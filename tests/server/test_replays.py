"""A finished game frame by frame: what a viewer saw while it was played, and nothing else."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import msgspec
import pytest

import serao
from serao.server import replays
from serao.server.codes import Refusal
from serao.server.languages import LANGUAGES
from serao.server.messages import Replay
from serao.server.pieces import Long
from serao.server.replays import Replays
from serao.server.tables import Table, Tables
from serao.store import RowError
from tests.server.hosting import Client, act_once, hosting, table_of_people
from tests.tables import every_game


def decoded(answer: Long) -> Replay:
    assert gzip.decompress(answer.packed) == answer.plain
    return msgspec.json.decode(answer.plain, type=Replay)


async def game_over(tables: Tables, slug: str = "carrossel", seats: int = 2) -> Table:
    """Return a table of people whose game is over."""
    table = await table_of_people(tables, slug, seats)
    rng = serao.Rng(2)
    while not table.playing().state.is_over:
        await act_once(table, rng)
    return table


@every_game
def test_a_replay_shows_what_the_viewer_saw_while_playing(slug: str, tmp_path: Path) -> None:
    """Compared with the views and logs that connected clients had after every message."""

    async def story() -> None:
        async with hosting(tmp_path) as tables:
            number = serao.game(slug).seats[0]
            table = await table_of_people(tables, slug, number)
            clients = {viewer: Client(table, viewer) for viewer in (-1, 0)}
            for client in clients.values():
                client.read()
            seen = {viewer: [(len(one.log), one.view)] for viewer, one in clients.items()}
            rng = serao.Rng(slug)
            while not table.playing().state.is_over:
                await act_once(table, rng)
                for viewer, client in clients.items():
                    if "update" in client.read():
                        seen[viewer].append((len(client.log), client.view))
            maker = Replays()
            for viewer in clients:
                made = decoded(await maker.replay(table, viewer, "en"))
                told = 0
                for frame, (lines, view) in zip(made.frames, seen[viewer], strict=True):
                    told += len(frame.log)
                    assert frame.view == view
                    assert told == lines
                assert [frame.number for frame in made.frames] == list(range(len(made.frames)))

    asyncio.run(story())


def test_the_words_of_others_are_what_was_heard_of_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await game_over(tables, "wipe-em-out")
            maker = Replays()
            made = decoded(await maker.replay(table, 1, "en"))
            own = [frame for frame in made.frames if frame.seat == 1]
            assert all(frame.words for frame in own)
            for frame in made.frames:
                if frame.seat == 0:
                    assert frame.words == replays.spoken(frame.log)

    asyncio.run(story())


def test_the_latest_replays_are_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await game_over(tables)
            maker = Replays()
            made = [
                await maker.replay(table, viewer, language)
                for language in LANGUAGES
                for viewer in (0, 1)
            ]
            again = await maker.replay(table, 0, "en")
            assert again is made[0]
            assert list(maker.kept)[-1] == (table.row.id, 0, "en")

    asyncio.run(story())


def test_what_is_kept_has_an_end_and_holds_for_the_table_as_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await game_over(tables)
            maker = Replays(most=1)
            first = await maker.replay(table, 0, "en")
            await maker.record(table, None)
            assert len(maker.kept) == 1
            assert await maker.replay(table, 0, "en") is not first
            kept = await maker.record(table, None)
            assert await maker.record(table, None) is kept
            table.row.rematch = "another"
            assert await maker.record(table, None) is not kept
            maker.forget(table.row.id)
            assert not maker.kept

    asyncio.run(story())


def test_many_who_ask_for_a_record_have_it_made_and_read_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await game_over(tables)
            reads = []
            read = tables.store.actions

            async def counted(table_id: str, first: int = 0) -> object:
                reads.append(table_id)
                return await read(table_id, first)

            monkeypatch.setattr(tables.store, "actions", counted)
            maker = Replays()
            made = await asyncio.gather(*[maker.record(table, None) for _ in range(20)])
            assert len(reads) == 1
            assert all(one is made[0] for one in made)

    asyncio.run(story())


def test_a_finished_game_whose_entries_cannot_be_read_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await game_over(tables)

            async def damaged(_table_id: str, _first: int = 0) -> object:
                raise RowError("Expected `int`, got `str`")

            monkeypatch.setattr(tables.store, "actions", damaged)
            maker = Replays()
            for asked in (maker.record(table, None), maker.replay(table, 0, "en")):
                with pytest.raises(Refusal) as refused:
                    await asked
                assert refused.value.code == "table/unreadable"

    asyncio.run(story())
