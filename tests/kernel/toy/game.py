"""A toy game for tests of the kernel: take pebbles from a heap, then hide some in a fist."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final

from serao.kernel.documents import Document
from serao.kernel.events import Event, KnownTo
from serao.kernel.game import Game, Option, action_names
from serao.kernel.judge import Judge
from serao.kernel.kinds import Number, Seat
from serao.kernel.rng import Rng
from serao.kernel.state import State
from serao.kernel.steps import Choice, Step, Together

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
    heap: int
    taken: list[int]  # seat -> pebbles
    secrets: list[int]  # seat -> a number that only it knows
    hidden: list[tuple[int, ...]]  # seat -> hand and pebbles, after the reveal
    log: list[str]

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
        self.steps = {"Say": Say, "Take": Take, "Fist": Fist, "Roll": Roll}
        self.ordered = frozenset(["taken"])
        self.judge = TakenJudge()
        self.open_folder(FOLDER, ("stones.toml",), edition)

    def blank(self) -> Table:
        return Table()

    def set_up(self, table: Table) -> None:
        clear(table, 7)
        first: int = table.settings["start"]
        everyone = tuple(range(table.seats))
        turns: list[Step[Any]] = [Take((first + i) % table.seats) for i in range(table.seats)]
        table.push_in_order([*turns, Fist(everyone), Roll()])

    def place(self, table: Table, document: Mapping[str, Any]) -> None:
        reader = Document(document)
        clear(table, reader.number("heap", 7, 0, 20))
        self.set_fields(table, reader)
        reader.finish()
        table.push_in_order([Take(0), Fist(tuple(range(table.seats))), Roll()])

    def restore(self, table: Table, document: Mapping[str, Any]) -> None:
        reader = Document(document)
        clear(table, reader.number("heap", 7))
        self.set_fields(table, reader)

    def set_fields(self, table: Table, reader: Document) -> None:
        table.taken = reader.per_seat("taken", table.seats, 0)
        table.secrets = reader.per_seat("secrets", table.seats, 0)
        table.hidden = [tuple(row) for row in reader.per_seat("hidden", table.seats)]
        table.log = reader.entries("log")

    def document(self, table: Table) -> dict[str, Any]:
        return {
            "heap": table.heap,
            "taken": table.taken.copy(),
            "secrets": table.secrets.copy(),
            "hidden": [list(answer) for answer in table.hidden],
            "log": table.log.copy(),
        }

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        own = table.secrets[seat] if seat >= 0 else None
        return {"heap": table.heap, "taken": table.taken.copy(), "secret": own}

    def redeal(self, world: Table, seat: int, rng: Rng) -> None:
        for other in range(world.seats):
            if other != seat:
                world.secrets[other] = rng.below(6)

    def scores(self, table: Table) -> list[int]:
        return table.taken.copy()

    def ranking(self, table: Table) -> list[list[int]]:
        return [list(range(table.seats))]

    def action_facts(self, table: Table, action: int, seat: int, locale: str) -> dict[str, Any]:
        verb, _, argument = ACTIONS[action].partition(":")
        return {"hand": argument} if verb == "hand" else {"pebbles": int(argument or 0)}

    def picture(self, view: Mapping[str, Any], names: Sequence[str], locale: str) -> str:
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
