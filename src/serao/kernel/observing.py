"""Which entries an observation has: it follows from the fields that a game declares, and their kinds.

- A number is an entry, or two where nobody has said how great it may be.
- A thing is a one at its place among all of its kind; a seat at its distance from who looks.
- Things in no order are counted; in an order, they stand one after the other, as many as there may be.
  Where nobody has said how many that is, they are counted.
- What follows from other keys of a view is not in it, as they are: ``Following``, ``UNOBSERVED``.
- What the game puts into documents by itself is in it by the fields that it is made of; where there are
  none, by the keys of its TypedDict. Words are not in it.
"""

# plain: it reads what is declared, once for a game and a number of seats
from __future__ import annotations

from types import UnionType
from typing import TYPE_CHECKING, Any, Final, Literal, Union, get_args, get_origin, is_typeddict

from serao.kernel.fields import Field, Following, WorkedOut, WorkedOutFor
from serao.kernel.kinds import FLAG, SEAT, Kind
from serao.kernel.messages import hyphened
from serao.kernel.observation import (
    AlonePart,
    BagCell,
    Cell,
    EachCell,
    EitherCell,
    Entry,
    FaceDownPart,
    FlagsCell,
    KeysCell,
    NamesCell,
    NumberCell,
    Observation,
    OneOfCell,
    OpenPart,
    OwnedPart,
    PackedCell,
    Part,
    QuestionPart,
    RowCell,
    SeatCell,
    SeatsCell,
    SeatwiseCell,
    WideCell,
    WorkedOutPart,
)
from serao.kernel.shapes import PER_SEAT, Dense, Flags, Many, One, Shape, Text, Told, shape_of

if TYPE_CHECKING:
    from serao.kernel.game import Game

MOST: Final = 127  # what an entry can hold


def observation_of(game: Game[Any], seats: int) -> Observation:
    """Return how tables of a game with so many seats are observed."""
    found = Finder(game, seats)
    parts = [found.question()]
    for field in found.looked_at():
        part = found.part(field)
        if part is not None:
            parts.append(part)
    return Observation(game, seats, parts)


def is_new(field: Field) -> bool:
    """Whether a key of a view tells what the others do not."""
    return field.is_observed and not isinstance(field, Following)


class Finder:
    """Finds the cells for shapes, with names for their entries."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.fields = game.fields
        self.seats = seats

    # -- parts ----------------------------------------------------------------------------

    def looked_at(self) -> list[Field]:
        """Return what views show, by the fields that it is made of where it is made of some."""
        shown = [field for field in self.fields.shown() if is_new(field)]
        open_paths = {field.path for field in shown if field.sight.whose == "everybody"}
        parts = [
            f
            for f in self.fields.declared
            if f.part in open_paths and not f.is_content and f.sight.whose != "unseen"
        ]
        made = {field.part for field in parts}
        worked_out = (WorkedOut, WorkedOutFor)
        return [f for f in shown if f.path not in made or not isinstance(f, worked_out)] + parts

    def part(self, field: Field) -> Part | None:
        """Return how a field is observed; ``None`` where it is only words."""
        gone = field.gone or ""
        whose = field.sight.whose
        if whose == "owner":
            return self.owned(field)
        if whose == "alone":
            return self.alone(field)
        if whose == "nobody":
            is_one = isinstance(field.shape, One)
            cell = self.bag(f"{field.name}.known", field.shape)
            known = field.sight.known if cell is not None else None
            entries = [Entry(f"{field.name}.size", "count", 0, MOST)]
            entries += [] if known is None or cell is None else cell.entries
            return FaceDownPart(cell or Cell([]), entries, field.name, gone, known, is_one)
        assert whose == "everybody", f"{field.name} is seen by {whose}"
        cell = self.cell(field.name, field.shape)
        if cell is None:
            return None
        if isinstance(field, WorkedOut | WorkedOutFor):
            return WorkedOutPart(cell, field.work, isinstance(field, WorkedOutFor))
        return OpenPart(cell, field.name, gone)

    def owned(self, field: Field) -> Part:
        shape = field.shape
        assert isinstance(shape, Many), f"{field.name}: one for each seat"
        is_one = isinstance(shape.inner, One)
        known = field.sight.known
        entries = [Entry(f"{field.name}.{who}.size", "count", 0, MOST) for who in self.seat_names()]
        cell = self.bag(field.name, shape.inner)
        if cell is None:
            return OwnedPart(Cell([]), entries, field.name, None, is_one)
        for who in self.seat_names() if known is not None else self.seat_names()[:1]:
            entries += self.bag(f"{field.name}.{who}", shape.inner).entries  # type: ignore[union-attr]
        return OwnedPart(cell, entries, field.name, known, is_one)

    def alone(self, field: Field) -> Part | None:
        assert isinstance(field.shape, Many), f"{field.name}: one for each seat"
        cell = self.cell(f"{field.name}.me", field.shape.inner)
        return None if cell is None else AlonePart(cell, field.name)

    def bag(self, name: str, shape: Shape) -> Cell | None:
        """Return a cell for things of a shape whose order is not known."""
        inner = shape.inner if isinstance(shape, Many) else shape
        if isinstance(inner, One) and isinstance(shape, Many) and shape.is_ordered:
            return self.many(name, Many(inner, tuple, most=shape.most))
        if isinstance(inner, One):
            return self.many(name, Many(inner, tuple))
        return self.cell(name, shape)

    def question(self) -> Part:
        """Return what the kernel itself knows: who is asked what."""
        from serao.kernel.game import is_answered  # noqa: PLC0415  # it asks for this module
        from serao.kernel.steps import Together  # noqa: PLC0415

        choices = [kind for _, kind in sorted(self.game.course.steps.items()) if is_answered(kind)]
        names = ["is-over"]
        names += [f"asked.{who}" for who in self.seat_names()]
        names += [f"choice.{hyphened(kind.__name__)}" for kind in choices]
        told = any(field.key == "chosen" for field in self.fields.seen)
        together = not told and any(issubclass(kind, Together) for kind in choices)
        entries = [Entry(name, "flag", 0, 1) for name in names]
        actions = self.game.actions if together else ()
        entries += [Entry(f"answered.{action}", "count", 0, MOST) for action in actions]
        places = {kind: i for i, kind in enumerate(choices)}
        return QuestionPart(entries, places, len(actions))

    # -- cells ----------------------------------------------------------------------------

    def cell(self, name: str, shape: Shape) -> Cell | None:
        """Return how values of a shape are written; ``None`` where they are only words."""
        if isinstance(shape, One):
            return self.one(name, shape)
        if isinstance(shape, Flags):
            return FlagsCell(self.flags(name, self.seat_names()))
        if isinstance(shape, Text):
            return self.text(name, shape.kind)
        if isinstance(shape, Dense):
            inner = self.cell(name, shape.inner)
            return None if inner is None else PackedCell(inner, shape.packing.unpack)
        if isinstance(shape, Told):
            forms = get_args(shape.form)
            is_either = get_origin(shape.form) in (Union, UnionType) and type(None) not in forms
            return self.either(name, shape) if is_either else self.told(name, shape.form)
        return self.many(name, shape) if isinstance(shape, Many) else None

    def told(self, name: str, form: Any) -> Cell | None:
        """Return a cell for a form, or for one that there may be; ``None`` for words."""
        forms = [each for each in (form, *get_args(form)) if is_typeddict(each)]
        if not forms:
            return None
        parts = Told(forms[0]).parts()
        cells = {key: self.part_of_form(f"{name}.{key}", part) for key, part in parts.items()}
        known = {key: cell for key, cell in cells.items() if cell is not None}
        entries = [entry for cell in known.values() for entry in cell.entries]
        return KeysCell(list(known), list(known.values()), entries) if known else None

    def part_of_form(self, name: str, shape: Shape) -> Cell | None:
        if isinstance(shape, Told) and get_origin(shape.form) is Literal:
            names = list(get_args(shape.form))
            return NamesCell({each: i for i, each in enumerate(names)}, self.counts(name, names))
        return self.cell(name, shape)

    def either(self, name: str, shape: Told) -> Cell | None:
        """Return a cell for what is told by itself, or by a form with keys that says other things."""
        plain, keys = [self.cell(name, shape_of(form)) for form in get_args(shape.form)]
        return EitherCell(plain, keys) if plain is not None and isinstance(keys, KeysCell) else None

    def one(self, name: str, shape: One) -> Cell:
        kind = shape.kind
        if kind is SEAT:
            return SeatCell(self.flags(name, self.seat_names()))
        if kind is FLAG:
            return NumberCell([Entry(name, "flag", 0, 1)])
        things = self.things(kind)
        if things is not None:
            return OneOfCell(self.flags(name, things))
        values = kind.values(self.game, self.seats)
        if values is not None and values - 1 <= MOST:
            return NumberCell([Entry(name, "number", -1, values - 1)])
        rest = Entry(f"{name}.rest", "number", -99, 99)
        return WideCell([Entry(f"{name}.hundreds", "number", -MOST, MOST), rest])

    def many(self, name: str, shape: Many) -> Cell | None:
        if shape.per is not None:
            return self.each(name, shape)
        inner = shape.inner
        things = self.countable(inner)
        most = None if shape.most is None else shape.most.count(self.game, self.seats)
        if most is not None and (shape.is_ordered or things is None):
            return self.row(name, inner, most)
        if isinstance(inner, Text):
            return self.text(name, inner.kind)
        if isinstance(inner, One) and inner.kind is SEAT:
            return SeatsCell(self.counts(name, self.seat_names()))
        return None if things is None else BagCell(self.counts(name, things))

    def each(self, name: str, shape: Many) -> Cell | None:
        """Return a cell with one value for each seat, or for each of something else."""
        assert shape.per is not None
        count = shape.per.count(self.game, self.seats)
        is_seatwise = shape.per is PER_SEAT
        called = self.seat_names() if is_seatwise else [str(i) for i in range(count)]
        inners = [self.cell(f"{name}.{who}", shape.inner) for who in called]
        entries = [entry for inner in inners if inner is not None for entry in inner.entries]
        first = inners[0] if inners else None
        if first is None:
            return None
        return SeatwiseCell(first, entries) if is_seatwise else EachCell(first, entries)

    def row(self, name: str, inner: Shape, most: int) -> Cell | None:
        inners = [self.cell(f"{name}.{i}", inner) for i in range(most)]
        entries = [Entry(f"{name}.size", "count", 0, MOST)]
        entries += [entry for one in inners if one is not None for entry in one.entries]
        first = inners[0] if inners else None
        return None if first is None else RowCell(first, most, entries)

    def text(self, name: str, kind: Kind) -> Cell | None:
        things = self.things(kind)
        if things is None:
            return None
        places = {thing: i for i, thing in enumerate(things)}
        return NamesCell(places, self.counts(name, things))

    def countable(self, shape: Shape) -> list[str] | None:
        """Return what things of a shape are called that can be counted one kind after the other."""
        if not isinstance(shape, One | Text) or shape.kind is SEAT:
            return None
        values = shape.kind.values(self.game, self.seats)
        named = self.things(shape.kind)
        return named or (None if values is None else [str(value) for value in range(values)])

    # -- names ----------------------------------------------------------------------------

    def things(self, kind: Kind) -> list[str] | None:
        """Return what the values of a kind are called; ``None`` for a number."""
        names = kind.names(self.game)
        return None if names is None else list(names)

    def seat_names(self) -> list[str]:
        """Return how seats are called: by their distance from who looks."""
        return ["me", *[f"next-{i}" for i in range(1, self.seats)]]

    def flags(self, name: str, things: list[str]) -> list[Entry]:
        return [Entry(f"{name}.{thing}", "flag", 0, 1) for thing in things]

    def counts(self, name: str, things: list[str]) -> list[Entry]:
        return [Entry(f"{name}.{thing}", "count", 0, MOST) for thing in things]
