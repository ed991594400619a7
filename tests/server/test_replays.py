"""A finished game frame by frame: what a viewer saw while it was played, and nothing else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import serao
from serao.server import replays
from serao.server.languages import LANGUAGES
from serao.server.replays import Replays
from tests.server.hosting import Client, act_once, hosting, table_of_people
from tests.tables import every_game


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
                made = await maker.replay(table, viewer, "en")
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
            table = await table_of_people(tables, "wipe-em-out", 2)
            rng = serao.Rng(2)
            while not table.playing().state.is_over:
                await act_once(table, rng)
            maker = Replays()
            made = await maker.replay(table, 1, "en")
            own = [frame for frame in made.frames if frame.seat == 1]
            assert all(frame.words for frame in own)
            for frame in made.frames:
                if frame.seat == 0:
                    assert frame.words == replays.spoken(frame.log)

    asyncio.run(story())


def test_the_latest_replays_are_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await table_of_people(tables, "carrossel", 2)
            rng = serao.Rng(2)
            while not table.playing().state.is_over:
                await act_once(table, rng)
            maker = Replays()
            made = [
                await maker.replay(table, viewer, language)
                for language in LANGUAGES
                for viewer in (0, 1)
            ]
            again = await maker.replay(table, 0, "en")
            assert again.frames is made[0].frames
            assert list(maker.kept)[-1] == (table.row.id, 0, "en")

    asyncio.run(story())
