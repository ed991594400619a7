"""Matches between bots, with the seats rotated, and what they show.

A match is a list of players and a number of seats. Game ``k`` seats the players turned by
``k``, and as many games in a row as there are seats are dealt the same cards, so that luck of the
deal and of the seat falls on all alike. A game is fixed by the match and its number: a run that
was interrupted goes on where its file ends.

Time to think is counted by the processor's clock, so that results hold whatever else runs.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec

from serao import bots
from serao.games import game as game_called
from serao.kernel.errors import SeraoError

AHEAD: Final = 2  # games handed to each process before the first is done


class ArenaError(SeraoError):
    """A match that cannot be played, or a results file of another one."""


class Match(msgspec.Struct, frozen=True):
    """Who plays what, how often."""

    game: str
    seats: int
    levels: list[str]  # each may have a budget of its own, as in skilled@40ms
    games: int
    seed: str = "0"
    budget: str | None = None  # for the levels that search and name none; None: the usual one
    edition: str | None = None

    def line_up(self, number: int) -> list[str]:
        """Return the level at each seat in game ``number``."""
        turned = number % self.seats
        full = [self.levels[i % len(self.levels)] for i in range(self.seats)]
        return full[-turned:] + full[:-turned] if turned else full


class Played(msgspec.Struct, frozen=True):
    """One game's result, a line of the results file."""

    number: int
    levels: list[str]
    scores: list[int]
    ranking: list[list[int]]
    decisions: int


class Header(msgspec.Struct, frozen=True):
    """The first line of a results file."""

    match: Match
    content: str


def check(match: Match) -> None:
    """Refuse a match that cannot be played."""
    game = game_called(match.game, match.edition)
    if match.seats not in game.seats:
        game.new_table(match.seats)
    if match.games < 1:
        raise ArenaError(f"an arena plays at least one game, not {match.games}")
    if not 2 <= len(match.levels) <= match.seats:
        number = len(match.levels)
        raise ArenaError(
            f"{number} bots for {match.seats} seats: two at least, a seat each at most"
        )
    for level in match.levels:
        player(match, level, "")


def player(match: Match, level: str, seed: str) -> bots.Bot:
    """Return the bot that ``match`` calls ``level``."""
    name, _, own = level.partition("@")
    text = own or match.budget
    budget = None if text is None else bots.budget_of(text)
    return bots.bot(name, seed, budget, time.thread_time)


def play(match: Match, number: int) -> Played:
    """Play game ``number`` of ``match``."""
    game = game_called(match.game, match.edition)
    levels = match.line_up(number)
    deal = number // match.seats
    table = game.new_table(match.seats, f"{match.seed}:{deal}")
    players = [
        player(match, level, f"{match.seed}:{number}:{seat}") for seat, level in enumerate(levels)
    ]
    decisions = 0
    while not table.is_over:
        seat = table.waiting()[0]
        table.act(players[seat].choose(bots.sight_of(table, seat)), seat)
        decisions += 1
    return Played(number, levels, table.scores(), table.ranking(), decisions)


def run(match: Match, jobs: int, out: Path | None) -> Iterator[Played]:
    """Yield every game of ``match``, those already in ``out`` first, and write the others there."""
    check(match)
    header = Header(match, game_called(match.game, match.edition).fingerprint)
    done = {} if out is None else earlier(out, header)
    yield from done.values()
    numbers = [number for number in range(match.games) if number not in done]
    for played in played_by(match, numbers, jobs):
        if out is not None:
            append(out, msgspec.json.encode(played))
        yield played


def played_by(match: Match, numbers: list[int], jobs: int) -> Iterator[Played]:
    """Play the games ``numbers``, in ``jobs`` processes if there is more than one."""
    if jobs <= 1:
        for number in numbers:
            yield play(match, number)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting: set[Future[Played]] = set()
        rest = iter(numbers)
        try:
            while True:
                for number in islice(rest, jobs * AHEAD - len(waiting)):
                    waiting.add(pool.submit(play, match, number))
                if not waiting:
                    return
                finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in finished:
                    yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def earlier(out: Path, header: Header) -> dict[int, Played]:
    """Return the games already in ``out``; begin the file if it is new.

    A last line that was cut off in mid-write is dropped from the file.
    """
    if not out.exists() or not out.read_bytes().strip():
        append(out, msgspec.json.encode(header))
        return {}
    whole, _, torn = out.read_bytes().rpartition(b"\n")
    if whole and torn:
        out.write_bytes(whole + b"\n")
    found, games = read(out)
    same = msgspec.structs.replace(found.match, games=header.match.games)
    if same != header.match or found.content != header.content:
        raise ArenaError(f"{out}: the results of another match: {found.match}")
    return {game.number: game for game in games if game.number < header.match.games}


def played_in(out: Path) -> list[Played]:
    """Return the games of a results file so far, none if there is no such file."""
    return read(out)[1] if out.exists() else []


def read(out: Path) -> tuple[Header, list[Played]]:
    """Return the header and every complete line of a results file."""
    lines = out.read_bytes().split(b"\n")
    try:
        found = msgspec.json.decode(lines[0], type=Header)
        return found, [msgspec.json.decode(line, type=Played) for line in lines[1:-1]]
    except msgspec.DecodeError as error:
        raise ArenaError(f"{out}: not the results of an arena: {error}") from None


def append(out: Path, line: bytes) -> None:
    with out.open("ab") as file:
        file.write(line + b"\n")
        file.flush()
        os.fsync(file.fileno())
