"""A toy game for tests of the kernel: take pebbles from a heap, then hide some in a fist."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final

from serao.kernel.content import Library
from serao.kernel.documents import Document
from serao.kernel.events import Event, KnownTo
from serao.kernel.fields import (
    IN_ORDER,
    PER_SEAT,
    UNSEEN,
    Fields,
    Fresh,
    PartOf,
    WorkedOut,
    WorkedOutFor,
)
from serao.kernel.game import Game, Option, action_names
from serao.kernel.judge import Judge
from serao.kernel.kinds import Number, Seat
from serao.kernel.parts import Course, Drawing, Story
from serao.kernel.rng import Rng
from serao.kernel.state import State
from serao.kernel.steps import Choice, Step, Together
from serao.kernel.words import Words

FOLDER = Path(__file__).parent

ACTIONS: Final = action_names(
    [
        ("stop", [""]),
        ("take", "123"),
        ("hand", ["left", "right"]),
        ("hide", "0123"),
    ]
)
STOP: Final = 0
TAKE: Final = 0  # TAKE + pebbles
LEFT: Final = 4
RIGHT: Final = 5
HIDE: Final = 6  # HIDE + pebbles
FACES: Final = ("zero", "one", "two", "three", "four", "five")


class Table(State):
    heap: Annotated[Number, Fresh(7)]
    taken: Annotated[list[Number], PER_SEAT]
    secrets: Annotated[list[Number], PER_SEAT, UNSEEN]  # only the seat knows its own
    hidden: Annotated[list[Annotated[tuple[Number, ...], IN_ORDER]], PER_SEAT, UNSEEN]
    log: Annotated[list[str], PartOf("log")]

    def clone(self) -> Table:
        other = Table()
        self.copy_kernel_to(other)
        other.heap = self.heap
        other.taken = self.taken.copy()
        other.secrets = self.secrets.copy()
        other.hidden = self.hidden.copy()
        other.log = self.log.copy()
        return other


class PebblesTaken(Event):
    seat: Seat
    pebbles: Number


class PebblesHidden(Event):
    seat: Seat
    pebbles: Annotated[Number, KnownTo("seat")]


class Whispered(Event):
    seat: Seat

    def as_seen_by(self, seat: int) -> Event | None:
        return self if seat == self.seat else None


class Say(Step[Table]):
    """Write a word into the log, and push further words."""

    def __init__(self, word: str, then: tuple[str, ...] = ()) -> None:
        self.word = word
        self.then = then

    def resolve(self, state: Table) -> None:
        state.log.append(self.word)
        state.push_in_order([Say(word) for word in self.then])


class Take(Choice[Table]):
    """Take one to three pebbles; dropped when there are none, forced when there is one."""

    def options(self, state: Table) -> list[int]:
        return [TAKE + pebbles for pebbles in range(1, min(3, state.heap) + 1)]

    def take(self, state: Table, action: int) -> None:
        pebbles = action - TAKE
        state.heap -= pebbles
        state.taken[self.seat] += pebbles
        if state.telling:
            state.emit(PebblesTaken(self.seat, pebbles))
            state.emit(Whispered(self.seat))


class Fist(Together[Table]):
    """Secretly a hand, then a number of the own pebbles; seat 3 has but a left hand."""

    def options(self, state: Table, seat: int, answer: tuple[int, ...]) -> list[int]:
        if not answer:
            return [LEFT] if seat == 3 else [LEFT, RIGHT]
        if len(answer) == 1:
            return [HIDE + pebbles for pebbles in range(state.taken[seat] + 1)]
        return []

    def resolve_with(self, state: Table, answers: list[tuple[int, ...]]) -> None:
        for seat, answer in zip(self.seats, answers, strict=True):
            state.hidden[seat] = answer
            if state.telling:
                state.emit(PebblesHidden(seat, answer[1] - HIDE))


class Roll(Step[Table]):
    """Write the face of a die into the log."""

    def resolve(self, state: Table) -> None:
        faces = list(range(6))
        state.log.append(FACES[faces[state.lot(faces, FACES)]])


class TakenJudge(Judge[Table]):
    def evaluate(self, table: Table, seat: int) -> float:
        return float(table.taken[seat])


def secret_of(table: Table, seat: int) -> int | None:
    return table.secrets[seat] if seat >= 0 else None


def log_of(table: Table) -> list[str]:
    return table.log.copy()


WORKED_OUT: Final = (
    WorkedOutFor("secret", Number | None, secret_of),
    WorkedOut("log", Annotated[list[str], IN_ORDER, UNSEEN], log_of, is_kept=True),
)


class TableWords(Words["Pebbles"]):
    def action_facts(self, table: Table, action: int, seat: int, locale: str) -> dict[str, Any]:
        verb, _, argument = ACTIONS[action].partition(":")
        return {"hand": argument} if verb == "hand" else {"pebbles": int(argument or 0)}


class Pebbles(Game[Table]):
    """The definition of the toy game."""

    def __init__(self, edition: Path | None = None) -> None:
        self.slug = "pebbles"
        self.title = "Pebbles"
        self.seats = range(2, 5)
        self.actions = ACTIONS
        self.options = {
            "start": Option(0, (0, 1, 2)),
            "loud": Option(False, (False, True)),
        }
        self.folder = FOLDER
        self.library = Library(FOLDER / "data", ("stones.toml",), edition)
        self.fields = Fields(self, Table, *WORKED_OUT)
        self.course = Course(
            steps={"Say": Say, "Take": Take, "Fist": Fist, "Roll": Roll},
            set_up=set_up,
            place=place,
            restore=restore,
            redeal=redeal,
            scores=lambda table: table.taken.copy(),
            ranking=lambda table: [list(range(table.seats))],
        )
        self.judge = TakenJudge()
        self.story = Story(events=(PebblesTaken, PebblesHidden, Whispered))
        self.words = TableWords(self)
        self.drawing = Drawing(self, picture=picture)


def set_up(table: Table) -> None:
    clear(table, 7)
    first: int = table.settings["start"]
    everyone = tuple(range(table.seats))
    turns: list[Step[Any]] = [Take((first + i) % table.seats) for i in range(table.seats)]
    table.push_in_order([*turns, Fist(everyone), Roll()])


def place(table: Table, document: Mapping[str, Any]) -> None:
    Document(document).number("heap", 7, 0, 20)
    restore(table, document)
    table.push_in_order([Take(0), Fist(tuple(range(table.seats))), Roll()])


def restore(table: Table, document: Mapping[str, Any]) -> None:
    reader = Document(document)
    table.game.fields.read(table, reader)
    table.log = reader.entries("log")
    reader.finish()


def redeal(world: Table, seat: int, rng: Rng) -> None:
    for other in range(world.seats):
        if other != seat:
            world.secrets[other] = rng.below(6)


def picture(_game: Pebbles, view: Mapping[str, Any], _names: Sequence[str], _locale: str) -> str:
    return f"{view['heap']} pebbles"


def clear(table: Table, heap: int) -> None:
    table.heap = heap
    table.taken = [0] * table.seats
    table.secrets = [table.rng.below(6) for _ in range(table.seats)]
    table.hidden = [()] * table.seats
    table.log = []


PEBBLES: Final = Pebbles()


def table_of(
    *steps: Step[Any],
    seats: int = 2,
    heap: int = 7,
    journal: bool = True,
    seed: int = 0,
    discreet: bool = False,
) -> Table:
    """Return a settled table that has exactly these steps before it."""
    table = Table()
    settings = {"start": 0, "loud": False}
    table.open(PEBBLES, seats, settings, Rng(seed), journal, discreet=discreet)
    clear(table, heap)
    table.push_in_order(list(steps))
    table.settle()
    return table
