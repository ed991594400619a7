"""What a seat may know as a row of small numbers: cells, each with its place in the row.

A cell knows how a value of one shape is written, and what each of its entries means. Which cells there
are follows from what a game declares (``observing``). Entries are bytes from -128 to 127; what may be
greater takes two.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from serao.kernel.state import NOBODY, NOTHING, State
from serao.kernel.writers import there

HUNDRED: Final = 100  # a number of two entries: its hundreds, and the rest


class Entry(NamedTuple):
    """What one entry of an observation means."""

    name: str
    kind: str  # "flag", "count" or "number"
    low: int
    high: int


class Eye:
    """Who looks: seats are turned so that this one comes first."""

    def __init__(self, seat: int, front: int, seats: int) -> None:
        self.seat = seat  # what it knows is shown; -1: what everybody knows
        self.front = front
        self.seats = seats


def put(row: BytesWriter, at: i64, value: i64) -> None:
    """Write a number; what no byte can hold becomes the nearest that it can."""
    if value > 127:
        value = 127
    elif value < -128:
        value = -128
    row[at] = u8(value & 255)


def add(row: BytesWriter, at: i64) -> None:
    """Count one more."""
    count = row[at]
    if count != 127:
        row[at] = count + 1  # in place it would be slow where it is compiled


class Cell:
    """How a value is written, into ``size`` entries."""

    size: int
    entries: list[Entry]

    def __init__(self, entries: list[Entry]) -> None:
        self.entries = entries
        self.size = len(entries)

    def write(self, row: BytesWriter, at: int, value: Any, eye: Eye) -> None:
        raise NotImplementedError


class NumberCell(Cell):
    """A number as it is."""

    def write(self, row: BytesWriter, at: int, value: Any, eye: Eye) -> None:
        number: int = value
        put(row, at, number)


class WideCell(Cell):
    """A number of which nobody has said how great it may be: its hundreds, and the rest."""

    def write(self, row: BytesWriter, at: int, value: Any, eye: Eye) -> None:
        number: int = value
        hundreds = number // HUNDRED if number >= 0 else -(-number // HUNDRED)
        put(row, at, hundreds)
        put(row, at + 1, number - HUNDRED * hundreds)


class OneOfCell(Cell):
    """One of several things: a one at its place, none for ``NOTHING``."""

    def write(self, row: BytesWriter, at: int, value: Any, eye: Eye) -> None:
        number: int = value
        if number != NOTHING:
            row[at + number] = 1


class SeatCell(Cell):
    """A seat: a one at its distance from who looks, none for ``NOTHING``."""

    def write(self, row: BytesWriter, at: int, value: Any, eye: Eye) -> None:
        number: int = value
        if number != NOTHING:
            row[at + (number - eye.front) % eye.seats] = 1


class BagCell(Cell):
    """Several things in no order: how many of each."""

    def write(self, row: BytesWriter, at: int, value: Any, eye: Eye) -> None:
        start: i64 = at
        if isinstance(value, list):
            for thing in value:
                kind: int = thing
                add(row, start + kind)
        else:
            things: tuple[int, ...] = value if isinstance(value, tuple) else tuple(value)
            for kind in things:
                add(row, start + kind)


class SeatsCell(Cell):
    """Several seats."""

    def write(self, row: BytesWriter, at: int, value: Any, eye: Eye) -> None:
        for thing in value:
            seat: int = thing
            add(row, at + (seat - eye.front) % eye.seats)


class FlagsCell(Cell):
    """A flag for each seat."""

    def write(self, row: BytesWriter, at: int, value: Any, eye: Eye) -> None:
        for seat in range(eye.seats):
            if value[seat]:
                row[at + (seat - eye.front) % eye.seats] = 1


class SeatwiseCell(Cell):
    """One value for each seat, that of who looks first."""

    def __init__(self, inner: Cell, entries: list[Entry]) -> None:
        super().__init__(entries)
        self.inner = inner

    def write(self, row: BytesWriter, at: int, value: Any, eye: Eye) -> None:
        for seat in range(eye.seats):
            place = at + self.inner.size * ((seat - eye.front) % eye.seats)
            self.inner.write(row, place, value[seat], eye)


class RowCell(Cell):
    """Several values in their order, as many as there may be: first how many there are."""

    def __init__(self, inner: Cell, most: int, entries: list[Entry]) -> None:
        super().__init__(entries)
        self.inner = inner
        self.most = most

    def write(self, row: BytesWriter, at: int, value: Any, eye: Eye) -> None:
        put(row, at, len(value))
        place = at + 1
        for i, one in enumerate(value):
            if i == self.most:
                return
            self.inner.write(row, place, one, eye)
            place += self.inner.size


class EachCell(Cell):
    """One value for each of something that is no seat."""

    def __init__(self, inner: Cell, entries: list[Entry]) -> None:
        super().__init__(entries)
        self.inner = inner

    def write(self, row: BytesWriter, at: int, value: Any, eye: Eye) -> None:
        place = at
        for one in value:
            self.inner.write(row, place, one, eye)
            place += self.inner.size


class NamesCell(Cell):
    """Things that are told by their names, in no order; an empty name is that of nothing."""

    def __init__(self, places: dict[str, int], entries: list[Entry]) -> None:
        super().__init__(entries)
        self.places = places

    def write(self, row: BytesWriter, at: int, value: Any, eye: Eye) -> None:
        if value is None:
            return
        names: list[str] = value if isinstance(value, list) else [value]
        for name in names:
            if name:
                add(row, at + self.places[name])


class PackedCell(Cell):
    """What a number stands for."""

    def __init__(self, inner: Cell, unpack: Any) -> None:
        super().__init__(inner.entries)
        self.inner = inner
        self.unpack = unpack

    def write(self, row: BytesWriter, at: int, value: Any, eye: Eye) -> None:
        self.inner.write(row, at, self.unpack(value), eye)


class KeysCell(Cell):
    """Things by key, one cell for each key that is more than words."""

    def __init__(self, keys: list[str], cells: list[Cell], entries: list[Entry]) -> None:
        super().__init__(entries)
        self.keys = keys
        self.cells = cells

    def write(self, row: BytesWriter, at: int, value: Any, eye: Eye) -> None:
        if value is None:
            return
        place = at
        for key, cell in zip(self.keys, self.cells, strict=True):
            if key in value:  # some are left out where there is nothing to say
                cell.write(row, place, value[key], eye)
            place += cell.size


class EitherCell(Cell):
    """What is told by itself, or by key."""

    def __init__(self, plain: Cell, keys: KeysCell) -> None:
        super().__init__([*plain.entries, *keys.entries])
        self.plain = plain
        self.keys = keys

    def write(self, row: BytesWriter, at: int, value: Any, eye: Eye) -> None:
        if isinstance(value, dict):
            self.keys.write(row, at + self.plain.size, value, eye)
        else:
            self.plain.write(row, at, value, eye)


# -- parts of a row ----------------------------------------------------------------------------


class Part:
    """One thing that is looked at, and where in the row it is written."""

    def __init__(self, cell: Cell) -> None:
        self.cell = cell
        self.at = 0
        self.size = cell.size
        self.entries = cell.entries

    def write(self, row: BytesWriter, table: State, eye: Eye) -> None:
        raise NotImplementedError


class OpenPart(Part):
    """A field that all see whole."""

    def __init__(self, cell: Cell, name: str, gone: str) -> None:
        super().__init__(cell)
        self.name = name
        self.gone = gone  # the field that counts how many of the first are gone; "" for none

    def write(self, row: BytesWriter, table: State, eye: Eye) -> None:
        value = getattr(table, self.name)
        if self.gone:
            value = value[getattr(table, self.gone) :]
        self.cell.write(row, self.at, value, eye)


class WorkedOutPart(Part):
    """What the game works out for all, or for each viewer."""

    def __init__(self, cell: Cell, work: Any, is_for_viewer: bool) -> None:
        super().__init__(cell)
        self.work = work
        self.is_for_viewer = is_for_viewer

    def write(self, row: BytesWriter, table: State, eye: Eye) -> None:
        value = self.work(table, eye.seat) if self.is_for_viewer else self.work(table)
        self.cell.write(row, self.at, value, eye)


class FaceDownPart(Part):
    """What nobody sees: how many there are, and what is known of it."""

    def __init__(
        self, cell: Cell, entries: list[Entry], name: str, gone: str, known: Any, is_one: bool
    ) -> None:
        super().__init__(cell)
        self.entries = entries
        self.size = len(entries)
        self.name = name
        self.gone = gone
        self.known = known  # of table, owner and viewer; None where nothing is
        self.is_one = is_one

    def write(self, row: BytesWriter, table: State, eye: Eye) -> None:
        value = getattr(table, self.name)
        size = size_of(value, self.is_one)
        if self.gone:
            count: int = getattr(table, self.gone)
            size -= count
        put(row, self.at, size)
        if self.known is not None:
            self.cell.write(row, self.at + 1, self.known(table, NOBODY, eye.seat), eye)


class OwnedPart(Part):
    """What each seat has and sees: of others how many there are, and what is known of it.

    Each seat's share begins with how many it has. Where nothing is ever known of others, only
    the share of who looks has more.
    """

    def __init__(
        self, cell: Cell, entries: list[Entry], name: str, known: Any, is_one: bool
    ) -> None:
        super().__init__(cell)
        self.entries = entries
        self.size = len(entries)
        self.name = name
        self.known = known
        self.is_one = is_one

    def write(self, row: BytesWriter, table: State, eye: Eye) -> None:
        values = getattr(table, self.name)
        for owner in range(eye.seats):
            value = values[owner]
            distance = (owner - eye.front) % eye.seats
            put(row, self.at + distance, size_of(value, self.is_one))
            if owner == eye.seat:
                self.show(row, distance, there(value) if self.is_one else value, eye)
            elif self.known is not None:
                self.show(row, distance, self.known(table, owner, eye.seat), eye)

    def show(self, row: BytesWriter, distance: int, things: Any, eye: Eye) -> None:
        self.cell.write(row, self.at + eye.seats + distance * self.cell.size, things, eye)


def size_of(value: Any, is_one: bool) -> int:
    if not is_one:
        return len(value)
    number: int = value
    return 0 if number == NOTHING else 1


class AlonePart(Part):
    """What each seat has, and sees of nobody else."""

    def __init__(self, cell: Cell, name: str) -> None:
        super().__init__(cell)
        self.name = name

    def write(self, row: BytesWriter, table: State, eye: Eye) -> None:
        if eye.seat != NOBODY:
            self.cell.write(row, self.at, getattr(table, self.name)[eye.seat], eye)


class QuestionPart(Part):
    """What the table waits for: whether it is over, for whom, at which choice, and what who looks
    has answered so far."""

    def __init__(self, entries: list[Entry], choices: dict[Any, int], actions: int) -> None:
        super().__init__(Cell(entries))
        self.choices = choices  # kind of step -> place
        self.actions = actions  # that answers so far may have; 0 where answers have one part

    def write(self, row: BytesWriter, table: State, eye: Eye) -> None:
        at: i64 = self.at
        step = table.open_step()
        if step is None:
            row[at] = 1
            return
        for seat in table.owing():
            row[at + 1 + (seat - eye.front) % eye.seats] = 1
        place = self.choices.get(type(step), NOTHING)
        if place != NOTHING:
            row[at + 1 + eye.seats + place] = 1
        if self.actions and eye.seat != NOBODY:
            for action in table.answer_of(eye.seat):
                add(row, at + 1 + eye.seats + len(self.choices) + action)


class Observation:
    """What a seat may know, as a row of ``size`` numbers from -128 to 127; ``entries`` explain them."""

    def __init__(self, game: Any, seats: int, parts: list[Part]) -> None:
        self.game = game
        self.seats = seats
        self.parts = parts
        self.entries: list[Entry] = []
        for part in parts:
            part.at = len(self.entries)
            self.entries.extend(part.entries)
        self.size = len(self.entries)
        self.nothing = bytes(self.size)

    def look(self, table: State, seat: int, front: int = NOBODY) -> bytes:
        """Return what ``seat`` (-1: everybody) may know, with ``front`` (if not it) as the first seat."""
        if table.game is not self.game or table.seats != self.seats:
            raise ValueError(
                f"this looks at {self.game.slug} with {self.seats} seats,"
                f" not at {table.game.slug} with {table.seats}"
            )
        if not NOBODY <= seat < self.seats or not NOBODY <= front < self.seats:
            wrong = front if NOBODY <= seat < self.seats else seat
            raise ValueError(
                f"there is no seat {wrong}: the seats are 0 to {self.seats - 1}, -1 for nobody"
            )
        first = seat if front == NOBODY else front
        eye = Eye(seat, 0 if first == NOBODY else first, self.seats)
        row = BytesWriter()
        row.write(self.nothing)
        for part in self.parts:
            part.write(row, table, eye)
        return row.getvalue()

    def write(self, table: State, seat: int, into: Any, at: int = 0) -> None:
        """Write what ``seat`` may know into a buffer of bytes that the caller owns."""
        buffer = memoryview(into)
        if buffer.itemsize != 1:
            raise TypeError(f"an observation is written into bytes, not into {buffer.format!r}")
        if at < 0 or at + self.size > buffer.nbytes:
            raise ValueError(
                f"{self.size} bytes from {at} on do not fit into {buffer.nbytes}: nothing is written"
            )
        buffer.cast("B")[at : at + self.size] = self.look(table, seat)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as the question that it answers."""
        return self.game.observation, (self.seats,)
