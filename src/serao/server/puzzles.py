"""Puzzles over HTTP: nothing is kept of who solves what."""

from __future__ import annotations

import logging

from serao import puzzles
from serao.kernel.errors import SeraoError
from serao.kernel.state import State
from serao.puzzles import Puzzle
from serao.server import solo, telling
from serao.server.codes import Refusal
from serao.server.languages import Language
from serao.server.messages import PuzzleAnswer, PuzzleShown, Weighed

log = logging.getLogger("serao.puzzles")


def kept(slug: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game; none where their file cannot be read."""
    try:
        return puzzles.puzzles(slug)
    except SeraoError as error:
        log.error("the puzzles of %s are left out: %s", slug, error)
        return ()


def numbered(slug: str, number: str) -> tuple[int, Puzzle]:
    """Return a puzzle by its number, which counts from 1."""
    found = kept(slug)
    if not number.isascii() or not number.isdigit() or not 0 < int(number[:6]) <= len(found):
        raise Refusal("puzzle/unknown", number=number[:6], last=len(found))
    return int(number[:6]), found[int(number[:6]) - 1]


def shown(number: int, puzzle: Puzzle, language: Language) -> PuzzleShown:
    table, seat = puzzle.table(language), puzzle.seat
    return PuzzleShown(
        game=puzzle.game,
        number=number,
        last=len(kept(puzzle.game)),
        rating=puzzle.rating,
        you=seat,
        seats=solo.seats(table, seat),
        view=table.view(seat),
        scores=table.known_scores(seat),
        waiting=list(table.owing()),
        offer=telling.offered(table, 0, seat, language),
    )


def solved(puzzle: Puzzle) -> State:
    """Return the table after the best option."""
    table = puzzle.table()
    table.answer(table.game.actions.index(puzzle.best), puzzle.seat)
    return table


def answer(puzzle: Puzzle, action: int, language: Language) -> PuzzleAnswer:
    """Return whether ``action`` is best, and why: what each option is worth, and what follows."""
    table, seat = puzzle.table(language), puzzle.seat
    names = table.game.actions
    if action not in table.options(seat):
        raise Refusal("puzzle/no-option")
    best = names.index(puzzle.best)
    worth = sorted(puzzle.wins.items(), key=lambda one: one[1], reverse=True)
    weighed = [
        Weighed(option, table.words(option, seat, language), wins)
        for option, wins in ((names.index(name), wins) for name, wins in worth)
    ]
    old, table.moments = table.view(seat), []
    table.answer(best, seat)
    return PuzzleAnswer(
        right=action == best,
        best=best,
        gain=round(puzzle.gain, 3),
        weighed=weighed,
        expects=puzzle.expected(language),
        view=table.view(seat),
        log=solo.log_of(table, seat, 0, old, language),
        scores=table.known_scores(seat),
        waiting=list(table.owing()),
    )
