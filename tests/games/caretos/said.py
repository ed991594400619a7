"""All that the game says aloud: choices, questions, reasons, news and sheets, each sentence once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import serao
from serao.kernel.playout import act_at_random
from tests.games.caretos.at_the_table import GAME

NAMES = ("Ana", "Rui", "Zita", "Gil")


@cache
def sentences(locale: str, rounds: int = 2) -> frozenset[str]:
    """Return what random games at every number of seats say to their players."""
    return frozenset(
        sentence
        for seed in range(rounds)
        for seats in GAME.seats
        for sentence in of_a_game(seats, seed, locale)
    )


def of_a_game(seats: int, seed: int, locale: str) -> Iterator[str]:
    table = GAME.new_table(seats, seed, journal=True)
    table.names = NAMES[:seats]
    rng = serao.Rng(seed)
    while not table.is_over:
        yield from of_a_choice(table, locale)
        act_at_random(table, rng)
    yield from of_the_news(table, locale)
    for row in GAME.drawing.sheet(table, locale):
        yield row.words
        yield from [cell.why for cell in row.cells]


def of_a_choice(table: serao.State, locale: str) -> Iterator[str]:
    for seat in table.waiting():
        yield GAME.words.question(table, seat, locale)
        for action in table.options(seat):
            yield GAME.words.action(table, action, seat, locale)
        reasons = [
            GAME.words.why_not(table, action, seat, locale) for action in range(len(GAME.actions))
        ]
        yield from [reason.words for reason in reasons if reason is not None]


def of_the_news(table: serao.State, locale: str) -> Iterator[str]:
    assert table.journal is not None
    for event in table.journal:
        for seat in (-1, *range(table.seats)):
            seen = event.as_seen_by(seat)
            if seen is not None:
                yield GAME.words.tell(seen, seat, table.names, locale)
