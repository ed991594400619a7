"""Find puzzles: ``scripts/puzzles.py GAME [NUMBER [SEED]]`` adds to the game's file until it has so many.

Bots play; where a short search thinks one option far ahead of the others, two deep searches of
different seeds look at it from the seat's own view, and every option is weighed in worlds of a
third. It is a puzzle where all agree. What lower levels choose there says how hard it is.

``scripts/puzzles.py words GAME`` says what is likely to follow in today's words, in every language.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import msgspec

import serao
from serao.advice import likely_news
from serao.bots import Bot, Budget, Searcher, Sight, bot, sight_of
from serao.bots.weighing import FORESEEN, Weighing, act_likely
from serao.kernel.messages import FALLBACK, KIN, LANGUAGES
from serao.kernel.playout import act_at_random
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
COURSES: Final = 400  # in which a line is looked for again
FEW: Final = 3  # words that a line may have gained or lost since
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


# -- today's words ----------------------------------------------------------------------------


def reworded(puzzle: Puzzle, rng: Rng) -> dict[str, list[str]]:
    """Return what is likely to follow, line by line as in English; a line not met again stays."""
    english, met = puzzle.expects[FALLBACK], dict[str, dict[str, str]]()
    for _ in range(COURSES):
        if set(english) <= set(met):
            break
        for said in course_after(puzzle, rng):
            met.setdefault(said[FALLBACK], said)
    again = [met.get(line) or met.get(nearest(line, met)) for line in english]
    if None in again:
        return puzzle.expects
    found = {locale: [said[locale] for said in again if said] for locale in LANGUAGES}
    near = {locale for locale, kin in KIN.items() if found[locale] == found[kin]}
    return {locale: lines for locale, lines in found.items() if locale not in near}


def nearest(line: str, met: Iterable[str]) -> str:
    """Return which of ``met`` is ``line`` with a few words more or less; "" where none is."""
    apart = {one: difference(words_of(line), words_of(one)) for one in met}
    near = min(apart, key=lambda one: apart[one], default="")
    return near if near and apart[near] <= FEW else ""


def difference(one: list[str], other: list[str]) -> int:
    """Return how many words one has more than the other, if it has all of its words in order."""
    short, long = sorted((one, other), key=len)
    rest = iter(long)
    return len(long) - len(short) if all(word in rest for word in short) else FEW + 1


def words_of(line: str) -> list[str]:
    return re.findall(r"[\w'-]+", line)


def course_after(puzzle: Puzzle, rng: Rng) -> list[dict[str, str]]:
    """Return what the seat is told after the best option in one course: each event in every language."""
    seat, world = puzzle.seat, puzzle.table().determinize(puzzle.seat, rng)
    world.journal, world.telling = [], True
    world.answer(world.game.actions.index(puzzle.best), seat)
    act = (act_likely, at_random)[rng.below(2)]
    for _ in range(FORESEEN):
        if world.stack:
            act(world, world.waiting()[0], rng)
    seen = [event.as_seen_by(seat) for event in world.journal]
    called = {locale: names(world, seat, locale) for locale in LANGUAGES}
    return [
        {locale: world.game.words.tell(event, seat, called[locale], locale) for locale in LANGUAGES}
        for event in seen
        if event is not None
    ]


def at_random(world: State, _seat: int, rng: Rng) -> None:
    act_at_random(world, rng)


def say_again(slug: str) -> None:
    path = file_of(slug)
    found, said = read(path), 0
    for number, puzzle in enumerate(found):
        before, puzzle.expects = puzzle.expects, reworded(puzzle, Rng(f"words {slug} {number}"))
        said += puzzle.expects is not before
    write(path, found)
    print(f"{slug}: {said} of {len(found)} said again")


# -- the file ---------------------------------------------------------------------------------


def file_of(slug: str) -> Path:
    return Path(__file__).parents[1] / "src/serao/games" / slug.replace("-", "_") / FILE


def read(path: Path) -> list[Puzzle]:
    lines = path.read_bytes().splitlines() if path.is_file() else []
    return [msgspec.json.decode(line, type=Puzzle) for line in lines]


def write(path: Path, puzzles: list[Puzzle]) -> None:
    path.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in puzzles))


def question(puzzle: Puzzle) -> str:
    """Return what kind of question it is."""
    return type(puzzle.table().open_step()).__name__


def main(arguments: list[str]) -> int:
    if arguments[0] == "words":
        for slug in arguments[1:]:
            say_again(slug)
        return 0
    slug, number, seed = (*arguments, *(str(GOAL), "puzzles")[len(arguments) - 1 :])
    path = file_of(slug)
    found = read(path)
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
        write(path, found)
        print(f"{slug}: {len(found)} in {played} games", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
