"""Turning points: choices after which somebody stood worse than they need have, as they could know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from serao import rulebook
from serao.advice import likely_news
from serao.bots import Budget, bot, sight_of
from serao.bots.search import Searcher
from serao.bots.weighing import Weighing
from serao.kernel.rng import Rng
from serao.kernel.state import State
from serao.records import Entry
from serao.review.pace import Pace

MOST: Final = 5  # that are told
SUSPECTS: Final = 14  # choices that are looked at twice
GLANCE: Final = 24  # iterations in which a choice is looked at first, at least
PER_OPTION: Final = 3  # and so many for each of its options
LEAST: Final = 12  # worlds in which what was done and what was better are weighed
WORTH_TELLING: Final = 0.02  # chance of winning that was given away


class Words(msgspec.Struct):
    """A turning point in one language."""

    question: str
    played: str
    better: str
    expects: list[str]  # what would likely have followed


class Turn(msgspec.Struct):
    """A choice that was worse than another, by how much, and how far that may be off."""

    action: int  # how many actions the game had before it
    seat: int
    played: float  # chance of winning after what was done
    better: float  # after what was better
    gap: float
    error: float
    clause: str
    words: dict[str, Words]  # by language


class Suspect(NamedTuple):
    """A choice that seems to have been worse than another."""

    gap: float
    action: int
    better: list[int]


def turns_of(
    tables: Sequence[State],
    actions: Sequence[Entry],
    seats: Sequence[int],
    rng: Rng,
    pace: Pace,
    locales: Sequence[str],
    progress: Callable[[float], None],
) -> list[Turn]:
    """Return the choices of ``seats`` that cost most, in the order of the game."""
    choices = [
        i
        for i, entry in enumerate(actions)
        if entry.seat in seats and len(tables[i].offer_to(entry.seat)) > 1
    ]
    suspects = sorted(glanced(tables, actions, choices, rng, pace, progress), reverse=True)
    found: list[Turn] = []
    for n, suspect in enumerate(suspects[:SUSPECTS]):
        left = min(len(suspects), SUSPECTS) - n
        turn = weighed(
            tables[suspect.action], actions[suspect.action], suspect, rng, pace, left, locales
        )
        if turn is not None:
            found.append(turn)
        progress(0.5 + 0.5 * (n + 1) / min(len(suspects), SUSPECTS))
    found.sort(key=lambda turn: turn.gap, reverse=True)
    return sorted(found[:MOST], key=lambda turn: turn.action)


def glanced(
    tables: Sequence[State],
    actions: Sequence[Entry],
    choices: Sequence[int],
    rng: Rng,
    pace: Pace,
    progress: Callable[[float], None],
) -> list[Suspect]:
    """Return the choices of which a short search likes something else better."""
    found = []
    for n, i in enumerate(choices):
        entry, table = actions[i], tables[i]
        number = min(pace.most, max(GLANCE, PER_OPTION * len(table.offer_to(entry.seat))))
        searcher = bot("skilled", rng.word(), Budget(pace.share(len(choices) - n, 0.5), number))
        assert isinstance(searcher, Searcher), "a skilled bot searches"
        searcher.choose(sight_of(table, entry.seat))
        wins = {opinion.action: opinion.wins for opinion in searcher.opinions if opinion.visits}
        liked = [one.action for one in searcher.opinions if one.action != entry.action][:2]
        if liked and entry.action != searcher.opinions[0].action:
            gap = max(wins.get(one, 0.0) for one in liked) - wins.get(entry.action, 0.0)
            found.append(Suspect(gap, i, liked))
        progress(0.5 * (n + 1) / len(choices))
    return found


def weighed(
    table: State,
    entry: Entry,
    suspect: Suspect,
    rng: Rng,
    pace: Pace,
    left: int,
    locales: Sequence[str],
) -> Turn | None:
    """Return the turning point if something else was better beyond chance."""
    seat = entry.seat
    weighing = Weighing(sight_of(table, seat), [entry.action, *suspect.better], rng)
    for _ in pace.tries(left, LEAST):
        weighing.go_on()
    best = max(range(1, len(weighing.options)), key=lambda i: weighing.worths[i].wins)
    gap, error = weighing.gap(best, 0)
    if gap < max(WORTH_TELLING, error):
        return None
    better, step = weighing.options[best], table.open_step()
    return Turn(
        action=suspect.action,
        seat=seat,
        played=round(weighing.worths[0].wins, 3),
        better=round(weighing.worths[best].wins, 3),
        gap=round(gap, 3),
        error=round(error, 3),
        clause="" if step is None else rulebook.clause_behind(type(step)),
        words={
            locale: Words(
                question=table.question(seat, locale),
                played=table.words(entry.action, seat, locale),
                better=table.words(better, seat, locale),
                expects=likely_news(weighing, best, locale),
            )
            for locale in locales
        },
    )
