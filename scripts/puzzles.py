"""Find puzzles: ``scripts/puzzles.py GAME [NUMBER [SEED]]`` adds to the game's file until it has so many.

Bots play; where a short search thinks one option far ahead of the others, two deep searches of
different seeds look at it from the seat's own view, and every option is weighed in worlds of a
third. It is a puzzle where all agree. What lower levels choose there says how hard it is.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

import serao
from serao.advice import likely_news
from serao.bots import Bot, Budget, Searcher, Sight, bot, sight_of
from serao.bots.weighing import Weighing
from serao.kernel.messages import LANGUAGES
from serao.kernel.rng import Rng
from serao.kernel.state import State
from serao.puzzles import FILE, Puzzle, names

GOAL: Final = 100
PLAYING: Final = Budget(iterations=16)
SHORT: Final = Budget(iterations=64)
DEEP: Final = Budget(iterations=1000)
WORLDS: Final = 200  # in which every option is weighed
TRIES: Final = 5  # of each lower level
LOWER: Final = (("novice", None), ("skilled", Budget(iterations=24)))
HARD: Final = 0.3  # share of tries in which lower levels must miss it
APART: Final = 12  # choices between two puzzles of a game
OPTIONS: Final = range(3, 11)
AHEAD: Final = 0.1  # by which the short search must like one option better
CLEAR: Final = 0.08  # by which the best option must be better than each other
ALIKE: Final = 0.4  # share of a game's puzzles that may ask the same question
ONE_QUESTION: Final = {"carrossel": 0.95}  # it asks hardly anything but what to plan


def found_in(slug: str, seats: int, rng: Rng) -> Iterator[Puzzle]:
    """Play a game and yield the puzzles in it, which lie some choices apart."""
    table = serao.game(slug).new_table(seats, rng.word())
    players = [searching(rng, "skilled", PLAYING) for _ in range(seats)]
    skips = rng.below(APART)
    while not table.is_over:
        seat = table.waiting()[0]
        skips -= 1
        if skips < 0 and (puzzle := puzzle_at(table, seat, rng)) is not None:
            skips = APART
            yield puzzle
        table.answer(players[seat].choose(sight_of(table, seat)), seat)


def puzzle_at(table: State, seat: int, rng: Rng) -> Puzzle | None:
    """Return the puzzle of ``seat`` at ``table``, if it is one."""
    if table.waiting() != (seat,) or len(table.options(seat)) not in OPTIONS:
        return None
    sight = sight_of(table, seat)
    if lead(searching(rng, "skilled", SHORT), sight) < AHEAD:
        return None
    deep = [searching(rng, "expert", DEEP) for _ in range(2)]
    best = {one.choose(sight) for one in deep}
    if len(best) != 1:
        return None
    return weighed(sight, best.pop(), rng)


def searching(rng: Rng, level: str, budget: Budget) -> Searcher:
    found = bot(level, rng.word(), budget)
    assert isinstance(found, Searcher), "it searches"
    return found


def lead(searcher: Searcher, sight: Sight) -> float:
    """Return how far a search thinks its choice ahead of what it likes next."""
    searcher.choose(sight)
    first, second = searcher.opinions[:2]
    return first.wins - second.wins


def weighed(sight: Sight, best: int, rng: Rng) -> Puzzle | None:
    """Return the puzzle, if the best option is clearly so, beyond chance."""
    others = [option for option in sight.options if option != best]
    weighing = Weighing(sight, [best, *others], rng)
    for tried in range(1, WORLDS + 1):
        weighing.go_on()
        if tried in (WORLDS // 8, WORLDS // 3, WORLDS):
            gaps = [weighing.gap(0, i) for i in range(1, len(weighing.options))]
            if any(gap < CLEAR or (tried == WORLDS and gap < error) for gap, error in gaps):
                return None
    misses = missed(sight, best, rng)
    if misses < HARD:
        return None
    game, world = sight.guess.game, sight.guess.determinize(sight.seat, rng)
    return Puzzle(
        game=game.slug,
        seat=sight.seat,
        best=game.actions[best],
        wins={
            game.actions[option]: round(worth.wins, 3)
            for option, worth in zip(weighing.options, weighing.worths, strict=True)
        },
        missed=round(misses, 3),
        expects={locale: expected(weighing, locale) for locale in LANGUAGES},
        position=world.position(),
    )


def expected(weighing: Weighing, locale: str) -> list[str]:
    """Return what is likely to follow the best option, in the words of the puzzle's players."""
    guess = weighing.sight.guess
    guess.names = names(guess, weighing.sight.seat, locale)
    return likely_news(weighing, 0, locale)


def missed(sight: Sight, best: int, rng: Rng) -> float:
    """Return how often lower levels choose something else; one of them is chance."""
    shares = [1 - 1 / len(sight.options)]
    for level, budget in LOWER:
        tries: list[Bot] = [bot(level, rng.word(), budget) for _ in range(TRIES)]
        shares.append(sum(one.choose(sight) != best for one in tries) / TRIES)
    return sum(shares) / len(shares)


def question(puzzle: Puzzle) -> str:
    """Return what kind of question it is."""
    return type(puzzle.table().open_step()).__name__


def main(arguments: list[str]) -> int:
    slug, number, seed = (*arguments, *(str(GOAL), "puzzles")[len(arguments) - 1 :])
    path = Path(__file__).parents[1] / "src/serao/games" / slug.replace("-", "_") / FILE
    lines = path.read_bytes().splitlines() if path.is_file() else []
    found = [msgspec.json.decode(line, type=Puzzle) for line in lines]
    asked = Counter(question(puzzle) for puzzle in found)
    few = serao.game(slug).seats[:3]
    most = ONE_QUESTION.get(slug, ALIKE) * int(number)
    played = 0
    while len(found) < int(number):
        rng = Rng(f"{seed} {slug} {played}")
        for puzzle in found_in(slug, few[played % len(few)], rng):
            if len(found) < int(number) and asked[question(puzzle)] < most:
                asked[question(puzzle)] += 1
                found.append(puzzle)
        played += 1
        found.sort(key=lambda one: one.missed)
        path.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in found))
        print(f"{slug}: {len(found)} in {played} games", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
