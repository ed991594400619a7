"""A finished game, frame by frame, as one viewer saw it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from serao.server import telling
from serao.server.downloads import standing
from serao.server.hosted import Play, names_of
from serao.server.languages import Language
from serao.server.messages import Line, Replay, ReplayFrame, TableInfo
from serao.store import ActionRow, SeatRow, Store, TableRow

KEPT: Final = 32  # replays, of half a megabyte each

Asked = tuple[str, int, Language]  # table, viewer, language


class Replays:
    """Makes replays one at a time, off the event loop, and keeps the latest."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = asyncio.Lock()
        self.kept: OrderedDict[Asked, list[ReplayFrame]] = OrderedDict()

    async def replay(
        self,
        info: TableInfo,
        row: TableRow,
        seats: list[SeatRow],
        viewer: int,
        language: Language,
    ) -> Replay:
        """Return the replay of a game that is over."""
        asked = (row.id, viewer, language)
        async with self.lock:
            if asked not in self.kept:
                actions = await self.store.actions(row.id)
                self.kept[asked] = await asyncio.to_thread(
                    frames, row, seats, actions, viewer, language
                )
            self.kept.move_to_end(asked)
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
            return Replay(info, self.kept[asked])


def frames(
    row: TableRow,
    seats: list[SeatRow],
    actions: Sequence[ActionRow],
    viewer: int,
    language: Language,
) -> list[ReplayFrame]:
    """Return the start, then a frame for each action that the viewer was told of."""
    play = Play(row, names_of(seats))
    _, log = telling.log_since(play, viewer, 0, language)
    found = [ReplayFrame(0, None, spoken(log), telling.view(play, viewer), log)]
    for seat, action in standing(actions):
        since, discreet = play.versions[viewer], play.state.is_discreet()
        mine = play.state.words(action, seat, language) if seat == viewer else ""
        play.enter(seat, action, 0.0)
        if play.versions[viewer] == since:
            continue
        _, log = telling.log_since(play, viewer, since, language)
        known = None if discreet and seat != viewer else seat
        words = mine or spoken(log)
        found.append(ReplayFrame(len(found), known, words, telling.view(play, viewer), log))
    return found


def spoken(log: list[Line]) -> str:
    return " ".join(line.words for line in log)
