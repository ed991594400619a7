"""All that games say aloud: choices, questions, reasons, news and sheets, each sentence once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import serao
from serao.kernel.playout import act_at_random
from tests.games.urto.at_the_table import GAME

NAMES = ("Ana", "Rui", "Zita", "Gil", "Eva")
GAMES: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {"mode": "heroes", "allotment": "choose", "mushrooms": "anywhere", "collapse": 0}),
    (3, {"mode": "simplified"}),
    (4, {"mode": "heroes", "mushrooms": "anywhere"}),
    (5, {"mode": "heroes", "allotment": "random"}),
)


@cache
def sentences(locale: str, rounds: int = 4) -> frozenset[str]:
    """Return what random games at every number of seats say to their players."""
    return frozenset(
        sentence
        for seed in range(rounds)
        for seats, options in GAMES
        for sentence in of_a_game(seats, options, seed, locale)
    )


def of_a_game(seats: int, options: dict[str, object], seed: int, locale: str) -> Iterator[str]:
    table = GAME.new_table(seats, seed, options, journal=True)
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
    for seat in range(table.seats):
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
