"""What draws, dice and hidden cards gave and took, against what was to be expected of them.

A choice is answered in the same way in worlds that whoever was asked could not tell from the truth.
How much more it brought a seat in truth than in those worlds on average is that seat's luck: what
the answers themselves are worth is in both. Chances are those of the game's judge, which sees all,
so that what luck gives one it takes from the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from serao.kernel.judge import RolloutJudge, chances_by
from serao.kernel.rng import Rng
from serao.kernel.state import NOBODY, State
from serao.kernel.steps import Choice
from serao.records import Entry
from serao.review.chances import beginnings

WORLDS: Final = 24  # in which a choice is answered again
TRIES: Final = 3  # worlds that are sampled for each: in some it could not be answered so


def luck_of(tables: Sequence[State], actions: Sequence[Entry], rng: Rng) -> list[list[float]]:
    """Return by moment, then by seat, how much chance of winning luck had given by then."""
    so_far = [0.0] * tables[0].seats
    found = [so_far]
    for start, end in pairwise([*beginnings(tables), len(actions)]):
        given = luck_in(tables[start], tables[end], actions[start:end], rng)
        found += [so_far] * (end - start - 1)
        so_far = [luck + more for luck, more in zip(so_far, given, strict=True)]
        found.append(so_far)
    return found


def luck_in(before: State, after: State, answers: Sequence[Entry], rng: Rng) -> list[float]:
    """Return what luck gave each seat when a choice was answered."""
    nothing = [0.0] * before.seats
    if after.reveals == before.reveals and after.rng.state() == before.rng.state():
        return nothing  # nothing came to light, and there was no chance
    gains: list[list[float]] = []
    for _ in range(WORLDS * TRIES):
        gain = gain_elsewhere(before, answers, rng)
        if gain is not None:
            gains.append(gain)
        if len(gains) == WORLDS:
            break
    if not gains:
        return nothing
    expected = [sum(column) / len(gains) for column in zip(*gains, strict=True)]
    return gained(expected, gained(worth(before), worth(after)))


def gain_elsewhere(before: State, answers: Sequence[Entry], rng: Rng) -> list[float] | None:
    """Return what the same answers bring in another world; ``None`` where they cannot be given."""
    step = before.open_step()
    world = before.determinize(step.seat if isinstance(step, Choice) else NOBODY, rng)
    start, asked = worth(world), world.asked
    for entry in answers:
        if world.asked != asked or entry.action not in world.offer_to(entry.seat):
            return None
        world.answer(entry.action, entry.seat)
    return gained(start, worth(world))


def gained(before: Sequence[float], after: Sequence[float]) -> list[float]:
    return [now - then for then, now in zip(before, after, strict=True)]


def worth(table: State) -> list[float]:
    """Return each seat's chance of winning as the judge sees it, who sees everything."""
    game = table.game
    if not table.stack:
        found: list[float] = game.course.returns(table)
        return found
    leads: list[float] = game.judge.evaluate_all(table)
    if isinstance(game.judge, RolloutJudge):
        return chances_by(leads, game.judge.margin)  # it knows more only between two stages
    judged: list[float] = game.judge.chances(table, leads)
    return judged
