"""A trial of somebody else's game, before the house takes it in: its texts, its rules, a game or two.

It is held in a process of its own, which has so much time and memory and no more: whatever a
package does there, the house goes on. Packages are tried side by side. What came of it is remembered
until the package, the kernel or Python is another one, so that a start costs nothing but a look at
the files. Editions (serao/editions.py) are tried in the same way.
"""

# plain: it runs once
from __future__ import annotations

import hashlib
import json
import logging
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import partial
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import Any, Final

from serao.kernel.errors import SeraoError
from serao.kernel.game import Game, choices_in
from serao.kernel.hidden import unseen_names, written
from serao.kernel.messages import FALLBACK, LANGUAGES, hyphened
from serao.kernel.playout import act_at_random
from serao.kernel.rng import Rng
from serao.kernel.state import State

try:
    import resource
except ImportError:  # not on Windows, where only the clock limits a trial
    resource = None  # type: ignore[assignment]

log = logging.getLogger(__name__)

DECISIONS = 150  # of each game that is tried
SECONDS = 30  # of work; twice as long by the clock
PATIENCE = 10  # seconds after which whoever waits is told for what
AT_ONCE: Final = 4  # trials: more would take each other's time
MEMORY: Final = 2 << 30  # bytes
REMEMBERED: Final = Path(".cache") / "serao" / "tried.json"  # in the home folder
MOST: Final = 200  # verdicts that are remembered
LARGEST: Final = 16 << 20  # bytes of a file that a package writes
LONGEST: Final = 300  # characters of a verdict
OUT_OF_TIME: Final = ("SIGKILL", "SIGXCPU")  # the signals that end what has worked too long

KERNEL: Final = Path(__file__).parents[1] / "kernel"
TRY: Final = "from serao.games.trial import main; main()"
FUNCTION: Final = re.compile(r"\w+(\.\w+)*\s*:\s*\w+(\.\w+)*")  # how an entry point names one
WRITING: Final = Lock()


def trials(entries: Sequence[EntryPoint]) -> list[Future[str]]:
    """Try the games of entry points side by side; return what has come of each."""
    names = [entry.name for entry in entries]
    return side_by_side(names, [partial(refusal, entry) for entry in entries])


def side_by_side(names: Sequence[str], trials: Sequence[Callable[[], str]]) -> list[Future[str]]:
    """Hold trials at the same time; whoever waits is told of those that take long."""
    with ThreadPoolExecutor(AT_ONCE) as workers:
        found = [workers.submit(trial) for trial in trials]
        late = wait(found, PATIENCE).not_done
        if late:
            slow = [name for name, each in zip(names, found, strict=True) if each in late]
            told = ", ".join(sorted(slow))
            log.warning("trying %s, once, for %d seconds at most", told, 2 * SECONDS)
    return found


def refusal(entry: EntryPoint) -> str:
    """Return why the house cannot have the game of an entry point; nothing where it can."""
    if FUNCTION.fullmatch(entry.value) is None:
        return "its entry point is not of the form package:function"
    return verdict_on(TRY, (entry.name, entry.value), files_of(entry))


def verdict_on(program: str, about: Sequence[str], files: Iterable[Path]) -> str:
    """Return what is wrong with what a program tries: as it is remembered, or as it is found now."""
    key = digest(about, files)
    known = remembered().get(key)
    if known is not None:
        return known
    verdict = tried(program, about)
    with WRITING:
        remember({**remembered(), key: verdict})
    return verdict


def digest(about: Sequence[str], files: Iterable[Path]) -> str:
    """Return a digest of what is tried, as its files stand, and of what it is tried with."""
    found = hashlib.sha256(f"{sys.version} {sys.path} {' '.join(about)}".encode())
    for path in sorted([*files, *KERNEL.glob("*.py"), Path(__file__)]):
        known = path.stat()
        found.update(f"{path} {known.st_size} {known.st_mtime_ns}\n".encode())
    return found.hexdigest()


def files_of(entry: EntryPoint) -> Iterator[Path]:
    """Yield the files of the package, or of the module, that the entry point names."""
    spec = find_spec(entry.module.partition(".")[0])
    if spec is None:
        return
    if spec.origin is not None and Path(spec.origin).is_file():
        yield Path(spec.origin)
    for folder in spec.submodule_search_locations or ():
        yield from files_in(Path(folder))


def files_in(folder: Path) -> Iterator[Path]:
    """Yield the files of a folder that somebody has written."""
    for path in folder.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path


def remembered() -> dict[str, str]:
    try:
        found = json.loads((Path.home() / REMEMBERED).read_text(encoding="utf-8"))
    except (OSError, ValueError, RuntimeError):  # none yet, damaged, or no home
        return {}
    return found if isinstance(found, dict) else {}


def remember(verdicts: dict[str, str]) -> None:
    try:
        path = Path.home() / REMEMBERED
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(".new")
        fresh.write_text(json.dumps(dict(list(verdicts.items())[-MOST:])), encoding="utf-8")
        fresh.replace(path)
    except (OSError, RuntimeError):
        return  # where nothing can be kept it is tried at every start


def tried(program: str, about: Sequence[str]) -> str:
    """Try something in a process of its own; return what was wrong."""
    with TemporaryDirectory() as folder:
        verdict = Path(folder) / "verdict"
        how = ended([sys.executable, "-c", program, *about, str(SECONDS), str(verdict)])
        if how or not verdict.is_file():
            return how or "it ended Python before it had stood its trial"
        return verdict.read_text(encoding="utf-8")


def ended(command: list[str]) -> str:
    """Run a program, whatever it prints; return what was wrong with its end."""
    nowhere = subprocess.DEVNULL
    limit = 2 * SECONDS
    try:
        done = subprocess.run(
            command, stdin=nowhere, stdout=nowhere, stderr=nowhere, timeout=limit, check=False
        )
    except subprocess.TimeoutExpired:
        return f"it came to no end in {limit} seconds"
    if done.returncode >= 0:
        return f"it ended Python with status {done.returncode}" if done.returncode else ""
    name = signal.Signals(-done.returncode).name
    if name in OUT_OF_TIME:
        return f"it came to no end in {SECONDS} seconds of work"
    return f"it ended Python by {name}"


def main() -> None:
    """Try the game that the command line names."""
    name, value, *limits = sys.argv[1:]
    limited(lambda: check(named(EntryPoint(name, value, ""))), *limits)


def limited(trial: Callable[[], None], seconds: str, verdict: str) -> None:
    """Hold a trial within limits; write what is wrong, if anything, into a file."""
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds) + 1))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_FSIZE, (LARGEST, LARGEST))
    reason = ""
    try:
        trial()
    except MemoryError:
        reason = f"it needs more than {MEMORY >> 30} GiB of memory"
    except BaseException as error:  # noqa: BLE001  # whatever somebody's package does wrong
        said = " ".join(str(error).split())
        is_sentence = isinstance(error, SeraoError | AssertionError) and said
        reason = said if is_sentence else f"{type(error).__name__}: {said}"
    Path(verdict).write_text(reason.rstrip(": ")[:LONGEST], encoding="utf-8")


def named(entry: EntryPoint) -> Game[Any]:
    """Return the game that an entry point defines."""
    made = entry.load()(None)
    if not isinstance(made, Game) or made.slug != entry.name:
        raise SeraoError(f"it does not define a Game whose slug is {entry.name!r}")
    return made


def check(game: Game[Any]) -> None:
    """Refuse a game that lacks something the house needs, or breaks a law at once."""
    if not (game.folder / "RULES.md").is_file():
        raise SeraoError(f"there is no {game.folder / 'RULES.md'}")
    if not game.seats or game.seats[0] < 1:
        raise SeraoError("it has no seats")
    for message in messages_of(game):
        if not any(game.words.texts.has(way) for way in message):
            raise SeraoError(f"there is no text for {' or '.join(message)}")
    describe(game)
    for seats in game.seats:
        if not play(game.new_table(seats, "trial", journal=True, discreet=True)):
            raise SeraoError("its sampled worlds are the truth: nothing hidden is drawn anew")


def describe(game: Game[Any]) -> None:
    """Say in every language all that there is to say of a game's pieces."""
    for language in LANGUAGES:
        json.dumps(game.drawing.catalogue(language))
        game.words.aid(language)


def messages_of(game: Game[Any]) -> list[list[str]]:
    """Return the messages that must be there, each in the ways it may be called."""
    verbs = list(dict.fromkeys(action.partition(":")[0] for action in game.actions))
    choices = choices_in(game.course.steps)
    return [
        ["game-about"],
        ["game-credits"],
        ["player-aid"],
        *([f"event-{hyphened(event.__name__)}"] for event in game.story.events),
        *([f"ask-{choice}", *(f"ask-{choice}-{verb}" for verb in verbs)] for choice in choices),
        *([f"action-{verb}", *(f"{choice}-{verb}" for choice in choices)] for verb in verbs),
    ]


def play(table: State) -> bool:
    """Play at random and look at everything on the way; whether what is hidden was drawn anew."""
    rng = Rng(0)
    hides = draws = False
    for _ in range(DECISIONS):
        if table.is_over:
            break
        look_at(table)
        hides = hides or len(unseen_names(table, None)) > 1
        draws = draws or written(table.determinize(None, rng)) != written(table)
        act_at_random(table, rng)
    look_back(table)
    return draws or not hides


def look_back(table: State) -> None:
    """Look at how the game stands, and at all that was told of it."""
    seats = list(range(table.seats))
    if sorted(seat for group in table.game.course.ranking(table) for seat in group) != seats:
        raise SeraoError("its ranking does not place every seat once")
    if len(table.game.course.scores(table)) != len(seats):
        raise SeraoError("it does not have a score for every seat")
    for event in table.journal or []:
        for language in LANGUAGES:
            table.game.words.tell(event, 0, (), language)


def look_at(table: State) -> None:
    position = table.position()
    if table.game.table_from(position).position() != position:
        raise SeraoError("a stored table is another one when it is read again")
    for seat in (None, *range(table.seats)):
        view = table.view(seat)
        if table.determinize(seat, Rng(1)).view(seat) != view:
            raise SeraoError("a sampled world looks other than the truth")
    for seat in table.waiting():
        options = table.options(seat)
        if options != sorted(set(options)):
            raise SeraoError("its options are not sorted")
        for language in LANGUAGES:
            table.question(seat, language)
        for action in options:
            table.words(action, seat)
    table.game.judge.evaluate(table, 0)
    table.game.drawing.picture(table.view(None), (), FALLBACK)
