"""Scenario files that somebody brings: where they end is played on from.

A text from anywhere may take long or much, or lead where no game ends. So it is played in a
process of its own, to the end and a few times on from there, before the house takes it in.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple

from serao.games import game as game_called
from serao.kernel.errors import SeraoError
from serao.kernel.rng import Rng
from serao.kernel.state import State
from serao.moments import begun_at, written
from serao.scenario import ScenarioError, in_play, read
from serao.server.bots import Workers
from serao.server.codes import Refusal
from serao.server.metrics import Metrics

NAME: Final = "scenario"  # what a text without a file's name is called
TRIALS: Final = 3  # games at random from there
LONGEST: Final = 20_000  # actions of one
SECONDS: Final = 6.0  # for all of it
LARGEST: Final = 65_536  # letters of the position
WAITING: Final = 8  # who may wait; whoever comes then is told to come later

log = logging.getLogger("serao.scenarios")


class TooLong(SeraoError):
    """A position from which no game ends in time."""


class End(NamedTuple):
    """Where a scenario ends."""

    game: str
    position: str
    seat: int  # of whom it is the turn


def end_of(text: str, seat: int | None, seconds: float) -> End:
    """Return where a scenario ends, after games at random from there; in the worker."""
    until = time.monotonic() + seconds
    table = in_play(read(text, NAME).run())
    mine = table.waiting()[0] if seat is None else seat
    if mine >= table.seats:
        raise ScenarioError(f"{NAME}: there is no seat {mine}")
    position = written(table)
    if len(position) > LARGEST:
        raise TooLong("too large a position")
    for trial in range(TRIALS):
        try_out(begun_at(table.game, position, mine, bytes([trial]), journal=True), until)
    return End(table.game.slug, position, mine)


def try_out(table: State, until: float) -> None:
    rng = Rng("trial")
    for _ in range(LONGEST):
        if table.is_over:
            return
        if time.monotonic() > until:
            break
        seat = table.waiting()[0]
        options = table.options(seat)
        table.act(options[rng.below(len(options))], seat)
    raise TooLong("no end")


class Scenarios:
    """Plays scenarios one after the other."""

    def __init__(self, metrics: Metrics) -> None:
        self.workers = Workers(1, metrics, end_of, overrun=2 * SECONDS)
        self.lock = asyncio.Lock()
        self.waiting = 0

    async def end(self, text: str, seat: int | None) -> tuple[State, int]:
        """Return the table that a scenario ends at and on which seat it goes on; refuse a bad one."""
        if self.waiting >= WAITING:
            raise Refusal("scenario/too-many")
        self.waiting += 1
        try:
            async with self.lock:
                found: End = await self.workers.think(text, seat, SECONDS)
        except (TooLong, TimeoutError, BrokenProcessPool):
            raise Refusal("scenario/too-long") from None
        except SeraoError as error:
            raise Refusal("scenario/wrong", why=str(error)) from None
        except Exception:
            log.exception("a scenario breaks the rules that it is played by")
            raise Refusal("scenario/wrong", "broken") from None
        finally:
            self.waiting -= 1
        state: State = game_called(found.game).table_from(json.loads(found.position))
        return state, found.seat

    def close(self) -> None:
        self.workers.close()
