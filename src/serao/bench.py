"""``serao bench``: how fast the rules run, compiled and plain, measured in one run.

Each build of the rules runs in a process of its own that measures when asked. They take
turns in short rounds, so that a machine that slows down slows both, and the median of the
rounds counts. Clocks count the CPU time of the process, which one core serves.

A new measure is a function in ``MEASURES`` and a line in ``COLUMNS``.
"""

from __future__ import annotations

import gc
import json
import os
import platform
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import count
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.table import Table

import serao
from serao.bots.player import Sight, sight_of
from serao.bots.search import likely_world, new_tree
from serao.bots.tree import Tree
from serao.kernel.playout import act_at_random, play_at_random

ROUNDS: Final = 5
TYPICAL_SEATS: Final = 4
MOMENTS: Final = 8  # tables, from early in a game to late, that are copied and sampled
PACKAGE: Final = Path(serao.__file__).parent

Numbers = dict[str, float]


# -- clocks -----------------------------------------------------------------------------------


class Pace(NamedTuple):
    """How fast whole games are played."""

    decisions: float  # per second of CPU time
    games: float


def pace_of(play: Callable[[], float], seconds: float) -> Pace:
    """Call ``play``, which plays one game and returns its decisions, for about ``seconds``."""
    gc.collect()
    decisions = spent = 0.0
    games = 0
    start = process_time()
    while spent < seconds or spent == 0.0:
        decisions += play()
        games += 1
        spent = process_time() - start
    return Pace(decisions / spent, games / spent)


def microseconds(job: Callable[[], object], seconds: float) -> float:
    """Return the CPU time of one ``job``, repeated for about ``seconds``."""
    gc.collect()
    done = 0
    batch = 1  # grows, so that reading the clock costs little beside the jobs
    spent = 0.0
    start = process_time()
    while spent < seconds or spent == 0.0:
        for _ in range(batch):
            job()
        done += batch
        batch = min(2 * batch, 64)
        spent = process_time() - start
    return spent / done * 1e6


# -- measures ---------------------------------------------------------------------------------


class Subject(NamedTuple):
    """What is measured: a game at a number of seats, and some tables in the middle of play."""

    game: serao.Game[serao.State]
    seats: int
    tables: list[serao.State]


@cache
def subject(slug: str, seats: int) -> Subject:
    game = serao.game(slug)
    tables = [table_at(game, seats, i, (i + 0.5) / MOMENTS) for i in range(MOMENTS)]
    return Subject(game, seats, tables)


def table_at(game: serao.Game[serao.State], seats: int, seed: int, share: float) -> serao.State:
    """Return the table when ``share`` of a random game's decisions have been made."""
    length = play_at_random(game.new_table(seats, seed), serao.Rng(seed))
    table = game.new_table(seats, seed)
    rng = serao.Rng(seed)
    for _ in range(int(length * share)):
        act_at_random(table, rng)
    return table


def random_play(what: Subject, seconds: float) -> Numbers:
    """Whole games from the set-up to the end, without a journal."""
    rng = serao.Rng(1)
    seeds = count()
    pace = pace_of(
        lambda: play_at_random(what.game.new_table(what.seats, next(seeds)), rng), seconds
    )
    return {"decisions_per_second": pace.decisions, "games_per_second": pace.games}


def cloning(what: Subject, seconds: float) -> Numbers:
    def clone_all() -> None:
        for table in what.tables:
            table.clone()

    return {"clone_microseconds": microseconds(clone_all, seconds) / MOMENTS}


def sampling(what: Subject, seconds: float) -> Numbers:
    """Worlds for the seat that is to decide, as a bot asks for them."""
    rng = serao.Rng(1)
    asked = [(table, table.waiting()[0]) for table in what.tables]

    def sample_all() -> None:
        for table, seat in asked:
            table.determinize(seat, rng)

    return {"determinize_microseconds": microseconds(sample_all, seconds) / MOMENTS}


def searching(what: Subject, seconds: float) -> Numbers:
    """Iterations of a searching bot at those tables, each with a tree of its own."""
    trees: list[tuple[Tree, Sight]] = []
    for i, table in enumerate(what.tables):
        sight = sight_of(table, table.waiting()[0])
        trees.append((new_tree(sight, serao.Rng(i)), sight))

    def iterate_all() -> None:
        for tree, sight in trees:
            tree.iterate(likely_world(sight, tree.rng))

    return {"iterations_per_second": 1e6 * MOMENTS / microseconds(iterate_all, seconds)}


# Each gets its share of the time.
MEASURES: Final[list[tuple[float, Callable[[Subject, float], Numbers]]]] = [
    (0.4, random_play),
    (0.15, cloning),
    (0.15, sampling),
    (0.3, searching),
]


class Column(NamedTuple):
    key: str
    heading: str
    form: str
    more_is_better: bool


COLUMNS: Final = (
    Column("decisions_per_second", "decisions/s", ",.0f", True),
    Column("games_per_second", "games/s", ",.0f", True),
    Column("clone_microseconds", "clone µs", ",.2f", False),
    Column("determinize_microseconds", "determinize µs", ",.2f", False),
    Column("iterations_per_second", "search it/s", ",.0f", True),
)


def measured(slug: str, seats: int, seconds: float) -> Numbers:
    """Measure everything once, here and now."""
    what = subject(slug, seats)
    numbers: Numbers = {}
    for share, measure in MEASURES:
        numbers.update(measure(what, seconds * share))
    return numbers


# -- the builds, each in a process of its own -------------------------------------------------


def serve() -> None:
    """Say whether the rules are compiled, then answer each line asked with its numbers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that asks
    gc.freeze()
    print(json.dumps(serao.compiled()), flush=True)
    for line in sys.stdin:
        print(json.dumps(measured(*json.loads(line))), flush=True)


class Worker:
    """A process that measures the package in ``folder`` when asked."""

    def __init__(self, folder: Path) -> None:
        path = os.pathsep.join([str(folder), *filter(None, sys.path)])
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-c", "from serao import bench; bench.serve()"],
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.compiled = bool(self.heard())

    def ask(self, slug: str, seats: int, seconds: float) -> Numbers:
        assert self.process.stdin, "asked through a pipe"
        self.process.stdin.write(json.dumps([slug, seats, seconds]) + "\n")
        self.process.stdin.flush()
        numbers: Numbers = self.heard()
        return numbers

    def heard(self) -> Any:
        assert self.process.stdout, "heard through a pipe"
        line = self.process.stdout.readline()
        assert line, "the process that measures has ended, and said why above"
        return json.loads(line)

    def stop(self) -> None:
        self.process.kill()
        self.process.communicate()


def copy_without_compiled(package: Path, folder: Path) -> None:
    """Copy ``package`` into ``folder``, leaving out the extension modules beside its sources."""
    compiled = [f"*{suffix}" for suffix in EXTENSION_SUFFIXES]
    ignored = shutil.ignore_patterns("__pycache__", *compiled)
    shutil.copytree(package, folder / package.name, ignore=ignored)


@contextmanager
def builds() -> Iterator[dict[str, Worker]]:
    """Start a worker for each build of the rules there is: compiled and plain, or plain."""
    with ExitStack() as stack:
        workers: dict[str, Worker] = {}
        if serao.compiled():
            workers["compiled"] = started(PACKAGE.parent, stack)
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="serao-bench-")))
        copy_without_compiled(PACKAGE, folder)
        workers["plain"] = started(folder, stack)
        for build, worker in workers.items():
            assert worker.compiled == (build == "compiled"), f"the {build} rules are not {build}"
        yield workers


def started(folder: Path, stack: ExitStack) -> Worker:
    worker = Worker(folder)
    stack.callback(worker.stop)
    return worker


# -- the report -------------------------------------------------------------------------------


class Row(NamedTuple):
    """One game at a number of seats: for each build the median of the rounds."""

    slug: str
    seats: int
    numbers: dict[str, Numbers]

    def ratio(self) -> Numbers:
        """Return how many times better compiled is than plain, ``{}`` with one of them."""
        if "compiled" not in self.numbers:
            return {}
        compiled, plain = self.numbers["compiled"], self.numbers["plain"]
        return {column.key: ratio(column, compiled, plain) for column in COLUMNS}


def ratio(column: Column, ours: Numbers, theirs: Numbers) -> float:
    better, worse = (ours, theirs) if column.more_is_better else (theirs, ours)
    return better[column.key] / worse[column.key]


def run(slugs: list[str], seconds: float, console: Console, json_path: Path | None) -> None:
    """Measure ``slugs``, each row and build for about ``seconds``, print it and write it.

    One game alone is measured at every number of seats, several at a typical one.
    """
    games = [serao.game(slug) for slug in slugs]
    if json_path is not None and not json_path.absolute().parent.is_dir():
        raise serao.SeraoError(f"{json_path}: there is no folder to write it in")
    facts = machine()
    console.print(", ".join(f"{name} {value}" for name, value in facts.items()))
    rows: list[Row] = []
    with builds() as workers:
        if "compiled" not in workers:
            console.print("The installed rules are not compiled: plain Python only.")
        for game in games:
            seats = list(game.seats) if len(games) == 1 else [typical(game.seats)]
            measuring = [row(game.slug, n, seconds, workers, console) for n in seats]
            console.print(table_of(game.title, measuring))
            rows += measuring
    if json_path is not None:
        write(json_path, facts, seconds, rows)


def typical(seats: range) -> int:
    return TYPICAL_SEATS if TYPICAL_SEATS in seats else seats[-1]


def row(
    slug: str, seats: int, seconds: float, workers: Mapping[str, Worker], console: Console
) -> Row:
    """Let the builds take turns."""
    heard: dict[str, list[Numbers]] = {build: [] for build in workers}
    with console.status(f"measuring {slug} with {seats} seats"):
        for _ in range(ROUNDS):
            for build, worker in workers.items():
                heard[build].append(worker.ask(slug, seats, seconds / ROUNDS))
    return Row(slug, seats, {build: medians(rounds) for build, rounds in heard.items()})


def medians(rounds: list[Numbers]) -> Numbers:
    return {key: median([numbers[key] for numbers in rounds]) for key in rounds[0]}


def machine() -> dict[str, str]:
    """Return what the numbers depend on."""
    facts = {
        "serao": serao.__version__,
        platform.python_implementation(): platform.python_version(),
        platform.system(): platform.machine(),
        "CPUs": str(os.cpu_count()),
    }
    if hasattr(os, "getloadavg"):
        facts["load"] = f"{os.getloadavg()[0]:.1f}"
    return facts


def table_of(title: str, rows: list[Row]) -> Table:
    table = Table(title=f"{title}: random play, CPU time of one core", title_justify="left")
    table.add_column("seats", justify="right")
    table.add_column("rules")
    for column in COLUMNS:
        table.add_column(column.heading, justify="right", no_wrap=True)
    for each in rows:
        seats = str(each.seats)
        for build, numbers in each.numbers.items():
            table.add_row(seats, build, *[f"{numbers[c.key]:{c.form}}" for c in COLUMNS])
            seats = ""
        if times := each.ratio():
            table.add_row("", "ratio", *[f"{times[c.key]:.1f} x" for c in COLUMNS])
        table.add_section()
    return table


def write(path: Path, facts: Mapping[str, str], seconds: float, rows: list[Row]) -> None:
    results = [
        {"game": each.slug, "seats": each.seats, **each.numbers, "ratio": each.ratio()}
        for each in rows
    ]
    document = {"machine": facts, "seconds": seconds, "rounds": ROUNDS, "results": results}
    try:
        path.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
    except OSError as error:
        raise serao.SeraoError(f"{path}: {error.strerror}") from None
