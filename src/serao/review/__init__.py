"""A finished game looked back at: who stood how, what luck gave and took, and where it turned.

Everything is judged by what the seats could know at the time: worlds are sampled from each seat's
own view. Only the luck line, and the review itself, need the end: they speak of what was hidden.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from serao.kernel.errors import SeraoError
from serao.kernel.messages import LANGUAGES
from serao.kernel.rng import Rng
from serao.kernel.state import State
from serao.records import Record, RecordError, play_entry
from serao.review.chances import Chances, curve_of
from serao.review.luck import luck_of
from serao.review.pace import Pace
from serao.review.turns import Turn, turns_of

SECONDS: Final = 24.0  # that a review takes, whatever the game
SHARES: Final = (0.4, 1.0)  # of what is left: for the curve, then for turning points

Progress = Callable[[float], None]


class NotOver(RecordError):
    """A game that still runs is not reviewed: that would tell what is hidden."""


class Point(msgspec.Struct):
    """One moment of the game: how each seat stood as it could know, and its luck so far."""

    action: int  # how many actions the game had
    wins: list[float]  # by seat: the chance of winning
    errors: list[float]  # how far that may be off, 19 times out of 20
    luck: list[float]  # by seat: chances of winning that luck has given


class Review(msgspec.Struct):
    game: str
    names: list[str]
    scores: list[int]
    winners: list[int]
    points: list[Point]
    turns: list[Turn]


def nobody_waits(_share: float) -> None:
    """Where nobody wants to know how far a review is."""


def review(
    record: Record,
    edition: Path | None = None,
    seconds: float | None = SECONDS,
    effort: int = 1 << 30,
    seed: int | str = "review",
    progress: Progress = nobody_waits,
) -> Review:
    """Return the review of a finished game.

    It ends after about so many ``seconds``; ``effort`` is the most worlds that anything is tried
    in, and without seconds the same record and effort give the same review.
    """
    tables = moments_of(record, edition)
    began, rng = time.perf_counter(), Rng(seed)

    def told(share: float, before: float, after: float) -> None:
        progress(before + (after - before) * share)

    def pace(upto: float) -> Pace:
        ends = None if seconds is None else began + seconds * upto
        return Pace(ends, effort)

    luck = luck_of(tables, record.actions, rng)
    curve = curve_of(
        tables, record.actions, rng, pace(SHARES[0]), lambda share: told(share, 0.0, SHARES[0])
    )
    reviewed = [seat for seat, player in enumerate(record.players) if player.bot is None]
    turns = turns_of(
        tables,
        record.actions,
        reviewed or list(range(len(record.players))),
        rng,
        pace(SHARES[1]),
        LANGUAGES,
        lambda share: told(share, SHARES[0], 1.0),
    )
    end = tables[-1]
    wins = end.game.course.returns(end)
    return Review(
        game=record.game,
        names=list(record.names),
        scores=end.scores(),
        winners=[seat for seat, share in enumerate(wins) if share > 0],
        points=[point(one, luck) for one in curve],
        turns=turns,
    )


def point(chances: Chances, luck: list[list[float]]) -> Point:
    """Return a moment with numbers of three digits: more they do not hold."""

    def short(values: list[float]) -> list[float]:
        return [round(value, 3) for value in values]

    at = chances.action
    return Point(at, short(chances.wins), short(chances.errors), short(luck[at]))


def moments_of(record: Record, edition: Path | None) -> list[State]:
    """Return the table before each action, and at its end."""
    if record.result is None:
        raise NotOver("the game is not over: it can be reviewed after its end")
    table = record.opened(edition, journal=False)
    found = [table.clone()]
    for i, entry in enumerate(record.actions):
        play_entry(table, i, entry)
        found.append(table.clone())
    if not table.is_over:
        raise NotOver("the game is not over: it can be reviewed after its end")
    if table.scores() != record.result.scores:
        raise RecordError("the scores are not those that the actions give")
    return found


__all__ = ["SECONDS", "NotOver", "Point", "Review", "SeraoError", "Turn", "review"]
