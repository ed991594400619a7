"""A finished game to look at again, frame by frame as one viewer saw it, or to take home."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from serao.kernel.state import NOBODY
from serao.server import telling
from serao.server.chapters import chapters
from serao.server.codes import Refusal
from serao.server.downloads import record, standing
from serao.server.hosted import Play, names_of
from serao.server.languages import Language
from serao.server.messages import Line, Replay, ReplayFrame, TableInfo
from serao.server.pieces import Long, long
from serao.server.tables import Table
from serao.store import ActionRow, SeatRow, TableRow, Unavailable

KEPT: Final = 48 * 2**20  # bytes of replays and records; a long replay has two and a half million

Asked = tuple[str, int, str]  # table, viewer, language or that it is the record
RECORD: Final = "record"
T = TypeVar("T")

log = logging.getLogger("serao.replays")


class Replays:
    """Makes replays and records one at a time, off the event loop, and keeps the latest.

    What is kept is sent to everybody who asks, so that it costs no more for many than for one.
    """

    def __init__(self, most: int = KEPT) -> None:
        self.most = most
        self.lock = asyncio.Lock()
        self.kept: OrderedDict[Asked, tuple[TableInfo, Long]] = OrderedDict()

    def forget(self, table_id: str) -> None:
        """Keep nothing of a table that is no longer what it was."""
        for asked in [asked for asked in self.kept if asked[0] == table_id]:
            del self.kept[asked]

    async def replay(self, table: Table, viewer: int, language: Language) -> Long:
        """Return the replay of a game that is over."""
        info = told(table)

        async def made() -> Long:
            start = Play(table.game, table.row, names_of(table.seats))
            entries = standing(await table.store.actions(table.row.id))
            return await asyncio.to_thread(encoded, info, start, entries, viewer, language)

        return await self.found((table.row.id, viewer, language), table, info, made)

    async def record(self, table: Table, edition: Path | None) -> Long:
        """Return the record of a game that is over."""

        async def made() -> Long:
            entries = await table.store.actions(table.row.id)
            return await asyncio.to_thread(recorded, table.row, table.seats, entries, edition)

        return await self.found((table.row.id, NOBODY, RECORD), table, told(table), made)

    async def found(
        self, asked: Asked, table: Table, info: TableInfo, made: Callable[[], Awaitable[Long]]
    ) -> Long:
        """Return what is kept for the table as it is, or make it."""
        if not self.has(asked, info):
            async with self.lock:
                if not self.has(asked, info):
                    self.kept[asked] = (info, await readable(table, made))
        self.kept.move_to_end(asked)
        answer = self.kept[asked][1]
        self.make_room()
        return answer

    def has(self, asked: Asked, info: TableInfo) -> bool:
        return asked in self.kept and self.kept[asked][0] == info

    def make_room(self) -> None:
        size = sum(answer.size for _, answer in self.kept.values())
        while size > self.most and len(self.kept) > 1:
            _, (_, answer) = self.kept.popitem(last=False)
            size -= answer.size


def told(table: Table) -> TableInfo:
    """Return what a replay says of its table: nothing of who is there just now."""
    return telling.info(table.row, table.seats, table.play)


async def readable(table: Table, made: Callable[[], Awaitable[T]]) -> T:
    """Return what is made of the stored entries; refuse a table whose entries cannot be read."""
    try:
        return await made()
    except (Refusal, Unavailable):
        raise
    except Exception:
        log.exception("a finished game cannot be read", extra={"table": table.row.id})
        raise Refusal("table/unreadable") from None


def recorded(
    row: TableRow, seats: Sequence[SeatRow], actions: Sequence[ActionRow], edition: Path | None
) -> Long:
    return long(record(row, seats, actions, edition))


def encoded(
    info: TableInfo,
    play: Play,
    actions: Sequence[tuple[int, int]],
    viewer: int,
    language: Language,
) -> Long:
    you = None if viewer == NOBODY else viewer
    told = frames(play, actions, viewer, language)
    return long(msgspec.json.encode(Replay(info, you, told, chapters(play.game, told))))


def frames(
    play: Play, actions: Sequence[tuple[int, int]], viewer: int, language: Language
) -> list[ReplayFrame]:
    """Return the start, then a frame for each action that the viewer was told of."""
    _, log = telling.log_since(play, viewer, 0, language)
    view = telling.view(play, viewer)
    found = [ReplayFrame(0, None, spoken(log), view, log)]
    play.is_watched = True
    for number, (seat, action) in enumerate(actions, 1):
        since, silent = play.hearing.versions[viewer], play.state.is_silent()
        mine = play.state.words(action, seat, language) if seat == viewer else ""
        play.enter(seat, action, 0.0)
        if play.hearing.versions[viewer] == since:
            continue
        old, view = view, telling.view(play, viewer)
        log = telling.lines(play, viewer, telling.news(play, viewer, since, old, view), language)
        play.moments.clear()
        known = None if silent and seat != viewer else seat
        found.append(ReplayFrame(len(found), known, mine or spoken(log), view, log, number))
    return found


def spoken(log: list[Line]) -> str:
    return " ".join(line.words for line in log)
