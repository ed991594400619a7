"""A finished game, frame by frame, as one viewer saw it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from serao.kernel.state import NOBODY
from serao.server import telling
from serao.server.downloads import standing
from serao.server.hosted import Play, names_of
from serao.server.languages import Language
from serao.server.messages import Line, Replay, ReplayFrame
from serao.server.tables import Table

KEPT: Final = 32  # replays, of half a megabyte each

Asked = tuple[str, int, Language]  # table, viewer, language


class Replays:
    """Makes replays one at a time, off the event loop, and keeps the latest."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.kept: OrderedDict[Asked, list[ReplayFrame]] = OrderedDict()

    def forget(self, table_id: str) -> None:
        """Keep nothing of a table that is no longer what it was."""
        for asked in [asked for asked in self.kept if asked[0] == table_id]:
            del self.kept[asked]

    async def replay(
        self,
        table: Table,
        viewer: int,
        language: Language,
    ) -> Replay:
        """Return the replay of a game that is over."""
        asked = (table.row.id, viewer, language)
        async with self.lock:
            if asked not in self.kept:
                actions = await table.store.actions(table.row.id)
                start = Play(table.game, table.row, names_of(table.seats))
                self.kept[asked] = await asyncio.to_thread(
                    frames, start, standing(actions), viewer, language
                )
            self.kept.move_to_end(asked)
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
            return Replay(table.info(), None if viewer == NOBODY else viewer, self.kept[asked])


def frames(
    play: Play, actions: Sequence[tuple[int, int]], viewer: int, language: Language
) -> list[ReplayFrame]:
    """Return the start, then a frame for each action that the viewer was told of."""
    _, log = telling.log_since(play, viewer, 0, language)
    view = telling.view(play, viewer)
    found = [ReplayFrame(0, None, spoken(log), view, log)]
    play.is_watched = True
    for seat, action in actions:
        since, silent = play.hearing.versions[viewer], play.state.is_silent()
        mine = play.state.words(action, seat, language) if seat == viewer else ""
        play.enter(seat, action, 0.0)
        if play.hearing.versions[viewer] == since:
            continue
        old, view = view, telling.view(play, viewer)
        log = telling.lines(play, viewer, telling.news(play, viewer, since, old, view), language)
        play.moments.clear()
        known = None if silent and seat != viewer else seat
        found.append(ReplayFrame(len(found), known, mine or spoken(log), view, log))
    return found


def spoken(log: list[Line]) -> str:
    return " ".join(line.words for line in log)
