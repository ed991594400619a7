"""Hints: what a bot would do in somebody's place, thought about where no table waits for it.

A hint is told to whoever asked when it is written down among the table's entries, and never before.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, Final

from serao.advice import advise
from serao.bots import Budget
from serao.server.bots import Workers, game_here
from serao.server.codes import Refusal
from serao.server.languages import Language
from serao.server.limits import Limits
from serao.server.messages import Hint, HintOption
from serao.server.metrics import Metrics
from serao.server.settings import Settings
from serao.server.tables import Table, Tables

PASSED: Final = ("table/over", "table/closed", "table/not-your-turn", "table/stale-version")
KEPT: Final = 1000  # hints that are given again to whoever asks again, without more thought

Asked = tuple[str, int, int, int, Language]  # table, seat, version, choice, language

log = logging.getLogger("serao.advice")


# -- in the worker ----------------------------------------------------------------------------


def think(
    slug: str,
    edition: str | None,
    position: dict[str, Any] | None,
    names: tuple[str, ...] = (),
    seat: int = 0,
    seed: str = "",
    language: Language = "en",
    seconds: float = 0.0,
) -> tuple[list[HintOption], str]:
    """Return the options of a hint and its clause; without a position, only load the game."""
    game = game_here(slug, edition)
    if position is None:
        return [], ""
    table = game.table_from(position)
    table.names = names
    advice = advise(table, seat, seed, language, Budget(seconds))
    options = [
        HintOption(
            action=hint.action,
            name=game.actions[hint.action],
            words=table.words(hint.action, seat, language),
            wins=round(hint.wins, 3),
            low=round(hint.low, 3),
            high=round(hint.high, 3),
            expects=hint.expects,
        )
        for hint in advice.hints
    ]
    return options, advice.clause


# -- in the server ----------------------------------------------------------------------------


class Advisers:
    """Thinks about hints, one after the other, in a process of its own."""

    def __init__(
        self, tables: Tables, settings: Settings, limits: Limits, metrics: Metrics
    ) -> None:
        self.tables = tables
        self.seconds = settings.hint_seconds
        self.limits = limits
        self.metrics = metrics
        self.workers = Workers(1, metrics, think)
        self.ready: set[tuple[str, str | None]] = set()  # games that the process has read
        self.thinking: dict[Asked, asyncio.Task[Hint]] = {}
        self.kept: OrderedDict[Asked, Hint] = OrderedDict()

    def get_ready(self, table: Table) -> None:
        """Let the process read the game of a table at which somebody may ask: that takes a while."""
        if not table.row.hints or table.play is None or table.row.state != "playing":
            return
        place = self.place_of(table)
        if place not in self.ready:
            self.ready.add(place)
            (self.workers.pool or self.workers.open()).submit(think, *place, None)

    def place_of(self, table: Table) -> tuple[str, str | None]:
        folder = self.tables.shelf.place_of(table.row.game, table.row.edition)
        return table.row.game, None if folder is None else str(folder)

    async def hint(
        self, table: Table, seat: int, version: int, language: Language, person: str
    ) -> Hint:
        """Return a hint about the offer of ``version`` to a seat; ``person`` is who asks.

        Whoever asks again about the same offer is told the same.
        """
        if not table.row.hints:
            raise Refusal("hint/forbidden")
        play = table.playing()
        if table.seats[seat].level is not None:
            raise Refusal("seat/not-seated", "bot")
        table.check_asked(play, seat, version)
        asked = (table.row.id, seat, version, play.state.asked, language)
        if asked not in self.kept and asked not in self.thinking:
            self.begin(asked, table, person)
        thinking = self.thinking.get(asked)
        found = self.kept[asked] if thinking is None else await asyncio.shield(thinking)
        try:
            await table.give_hint(seat, version)
        except Refusal as refusal:
            if refusal.code in PASSED:
                raise Refusal("hint/passed") from None
            raise
        return found

    def begin(self, asked: Asked, table: Table, person: str) -> None:
        """Set the process thinking, unless the person has asked too often."""
        if not self.limits.hints.take(person):
            raise Refusal("hint/too-many")
        task = asyncio.create_task(self.thought(asked, table))
        self.thinking[asked] = task
        task.add_done_callback(partial(self.done, asked))

    def done(self, asked: Asked, task: asyncio.Task[Hint]) -> None:
        del self.thinking[asked]
        if task.cancelled() or task.exception() is not None:
            return
        self.kept[asked] = task.result()
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)

    async def thought(self, asked: Asked, table: Table) -> Hint:
        """Return a hint about what the table asks now; where many wait, all think less."""
        _, seat, version, _, language = asked
        state = table.playing().state
        position, names, seed = state.position(), state.names, secrets.token_hex(16)
        self.metrics.count("hints")
        async with self.workers.turn(table):
            seconds = self.seconds / (1 + len(self.workers.turns.waiting))
            question = (*self.place_of(table), position, names, seat, seed, language, seconds)
            try:
                options, clause = await self.workers.think(*question)
            except (TimeoutError, BrokenProcessPool) as error:
                log.error("a hint failed", extra={"table": table.row.id, "why": repr(error)})
                raise Refusal("hint/failed") from None
        return Hint(version, options, clause or None)

    def close(self) -> None:
        for task in self.thinking.values():
            task.cancel()
        self.workers.close()
