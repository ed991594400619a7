"""Games of before (see make.py): records can be verified, tables stand as they stood and go on."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

import serao
from serao import records
from serao.cli import app
from serao.kernel.state import NOBODY
from serao.proof import verify
from serao.records import FORMAT, Record
from serao.server import downloads, seats
from serao.server.hall import Hall, open_hall
from serao.server.messages import Replay
from serao.server.settings import Settings
from serao.server.tables import Listener, Table
from tests.before.kept import (
    MIDDLE,
    OVER,
    SECRET,
    database_of,
    plain,
    read_tables,
    record_of,
    standing,
)
from tests.server.hosting import hosting
from tests.tables import every_game

in_play = pytest.mark.parametrize("name", [SECRET, MIDDLE])


def copied(slug: str, folder: Path) -> Path:
    """Return a copy of the database; a test's folder is empty."""
    path = folder / "tables.sqlite3"
    path.write_bytes(gzip.decompress(database_of(slug).read_bytes()))
    return path


@asynccontextmanager
async def server_of(slug: str, folder: Path) -> AsyncIterator[Hall]:
    path = copied(slug, folder)
    async with open_hall(Settings(database=str(path), workers=1, pace=0.0)) as hall:
        yield hall


async def ended(table: Table, seat: int, seconds: float = 120.0) -> None:
    """Play on at ``seat``, where somebody stayed, until the game is over."""
    rng, play = serao.Rng(1), table.playing()
    async with asyncio.timeout(seconds):
        while table.row.state != "over":
            options = play.state.options(seat)
            if options:
                await table.act(seat, play.hearing.opened[seat], options[rng.below(len(options))])
            await asyncio.sleep(0.001)


def known_then(now: Any, then: Any) -> Any:
    """Return ``now`` without keys that came later: views may gain some."""
    if isinstance(now, dict) and isinstance(then, dict):
        return {key: known_then(value, then[key]) for key, value in now.items() if key in then}
    return now


async def downloaded(table: Table) -> Record:
    actions = await table.store.actions(table.row.id)
    text = downloads.record(table.row, table.seats, actions, None)
    return msgspec.json.decode(text, type=Record)


# -- records ----------------------------------------------------------------------------------


@every_game
def test_a_record_of_before_is_verified(slug: str) -> None:
    path = record_of(slug)
    record = records.load(path)
    assert (record.format, record.game) == (FORMAT, slug)
    table = record.played()
    assert record.result is not None
    assert table.is_over
    assert (table.scores(), table.ranking()) == (record.result.scores, record.result.ranking)
    checked = CliRunner().invoke(app, ["verify", str(path)])
    assert checked.exit_code == 0, checked.output


# -- tables -----------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("name", [SECRET, MIDDLE, OVER])
def test_a_table_of_before_stands_as_it_stood(slug: str, name: str, tmp_path: Path) -> None:
    """Read without bots, which would go on at once."""
    copied(slug, tmp_path)

    async def story() -> None:
        async with hosting(tmp_path) as tables:
            table = await tables.table(name)
            now, then = standing(table), read_tables(slug)[name]
            for seen in (*now["viewers"].values(), *then["viewers"].values()):
                seen[
                    "take_back"
                ].pop()  # by consent: since then not past a card that somebody showed
            assert now.keys() == then.keys()
            for key in then:
                assert known_then(now[key], then[key]) == then[key], key
            assert [said.text for said in table.chat] == ["Boa noite"]

    asyncio.run(story())


@every_game
@in_play
def test_bots_play_a_table_of_before_to_its_end(slug: str, name: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with server_of(slug, tmp_path) as hall:
            table = await hall.tables.table(name)
            table.listen(Listener(NOBODY, room=100_000), None)
            await seats.leave(table, 0)  # a game that everybody leaves rests
            await ended(table, 1)
            assert hall.metrics.counts["bot_failures"] == 0
            record = await downloaded(table)
            assert record.result is not None
            assert record.result.scores == table.playing().state.scores()
            assert verify(record)

    asyncio.run(story())


@every_game
def test_a_finished_table_of_before_has_its_record_and_its_replay(
    slug: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with server_of(slug, tmp_path) as hall:
            table = await hall.tables.table(OVER)
            then = read_tables(slug)[OVER]
            record = await downloaded(table)
            assert record.result is not None
            assert record.result.scores == then["scores"]
            assert record.result.ranking == then["ranking"]
            assert record.closing() == then["viewers"]["0"]["result"]["closing"]
            assert verify(record)
            for viewer, seen in then["viewers"].items():
                made = await hall.replays.replay(table, int(viewer), "en")
                replay = msgspec.json.decode(made.plain, type=Replay)
                assert known_then(plain(replay.frames[-1].view), seen["view"]) == seen["view"]
                assert plain(replay.frames[0].view) == first_view(record, int(viewer))

    asyncio.run(story())


def first_view(record: Record, viewer: int) -> Any:
    return plain(record.opened().view(None if viewer == NOBODY else viewer))


def test_every_game_has_its_games_of_before() -> None:
    for slug in serao.games():
        assert record_of(slug).is_file()
        assert database_of(slug).is_file()
        assert set(read_tables(slug)) == {SECRET, MIDDLE, OVER}
