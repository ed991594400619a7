"""Shapes: of what single values the value of a field is made, how it is written and read.

A shape follows from the type of a field and the marks in it (see ``fields``)::

    Annotated[list[tuple[Monster, ...]], PER_SEAT]  # Many(Many(One(MONSTER)), per=PER_SEAT)
"""

# plain: it makes types from what is declared
from __future__ import annotations

from collections.abc import Callable
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    Literal,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from serao.kernel.documents import as_list
from serao.kernel.errors import PositionError
from serao.kernel.kinds import FLAG, SEAT, Kind
from serao.kernel.state import NOTHING, State
from serao.kernel.writers import (
    EachWriter,
    FlagsWriter,
    NamesWriter,
    NameWriter,
    OrNothingWriter,
    PackedNamesWriter,
    PackedWriter,
    RowsOfNamesWriter,
    RowWriter,
    Writer,
)

if TYPE_CHECKING:
    from serao.kernel.game import Game

# -- marks ------------------------------------------------------------------------------------


class Per:
    """A list with one entry for each of something, in its order; ``count`` says how many."""

    def __init__(self, count: Callable[[Any, int], int]) -> None:
        self.count = count  # by game and number of seats


class OrNothing:
    """A value that may be ``NOTHING``, as at a fresh table; how that is written."""

    def __init__(self, written: Any = None) -> None:
        self.written = written


class Fresh:
    """What a value is at a fresh table, where it is not 0."""

    def __init__(self, value: int) -> None:
        self.value = value


class Most:
    """The greatest length that a list or a tuple may have; ``count`` as of ``Per``."""

    def __init__(self, count: Callable[[Any, int], int]) -> None:
        self.count = count


class Packed:
    """A number that stands for something else: ``form`` declares what ``unpack`` makes of it.

    Several things are unpacked in the order in which they are written; ``pack`` is the inverse. So a
    few small counts fit into one number, which rules add and compare.
    """

    def __init__(self, form: Any, unpack: Callable[[int], Any], pack: Callable[[Any], int]) -> None:
        self.form = form
        self.unpack = unpack
        self.pack = pack


class Mark:
    """A mark that says all by being there."""


PER_SEAT: Final = Per(lambda _game, seats: seats)
OR_NOTHING: Final = OrNothing()
IN_ORDER: Final = Mark()  # the order means something; else it is written ascending
AS_SEATS: Final = Mark()  # flags of the seats, written as those seats that have it


# -- shapes -----------------------------------------------------------------------------------


class Shape:
    """How the value of a field is kept, written and read."""

    def fresh(self, table: State) -> Any:
        """Return the value of a fresh table."""
        raise NotImplementedError

    def writer(self, game: Game[Any]) -> Writer:
        """Return what writes a value as documents and views say it."""
        raise NotImplementedError

    def read(self, table: State, key: str, written: Any) -> Any:
        """Return what ``written`` stands for; refuse what cannot be."""
        raise NotImplementedError

    def type(self) -> Any:
        """Return the type of what is written."""
        raise NotImplementedError

    def kinds(self) -> list[Kind]:
        """Return the kinds of things in it."""
        raise NotImplementedError


def spelled(names: tuple[str, ...]) -> Any:
    """Return the type of just these names, for clients that decide by them."""
    return Literal[names]


class One(Shape):
    """One value of a kind: a number, a seat, a card, a flag."""

    def __init__(self, kind: Kind, nothing: OrNothing | None = None, fresh: int = 0) -> None:
        self.kind = kind
        self.nothing = nothing
        self.at_first = fresh if nothing is None else NOTHING

    def fresh(self, table: State) -> Any:
        return bool(self.at_first) if self.kind is FLAG else self.at_first

    def writer(self, game: Game[Any]) -> Writer:
        names = self.kind.names(game)
        instead = None if self.nothing is None else self.nothing.written
        if names is not None:
            return NameWriter([*names, instead])
        if self.nothing is None or instead == NOTHING:
            return Writer()
        return OrNothingWriter(instead)

    def read(self, table: State, key: str, written: Any) -> Any:
        if self.nothing is not None and written == self.nothing.written:
            return NOTHING
        names = self.kind.names(table.game)
        if names is not None:
            try:
                return names.index(written)
            except ValueError:
                raise PositionError(key, f"{written!r} is none of {', '.join(names)}") from None
        if self.kind is FLAG:
            if not isinstance(written, bool):
                raise PositionError(key, f"true or false, not {written!r}")
            return written
        if not isinstance(written, int) or isinstance(written, bool):
            raise PositionError(key, f"a whole number, not {written!r}")
        if self.kind is SEAT and not 0 <= written < table.seats:
            raise PositionError(key, f"seats are 0 to {table.seats - 1}, not {written}")
        return written

    def type(self) -> Any:
        one = bool if self.kind is FLAG else self.kind.form if self.kind.is_named else int
        if self.nothing is None:
            return one
        if self.nothing.written is None:
            return one | None
        names = get_args(one)  # of names that are spelled out, the one for nothing is another
        return Literal[(*names, self.nothing.written)] if names else one

    def kinds(self) -> list[Kind]:
        return [self.kind]


class Many(Shape):
    """Several values, kept in a list or a tuple.

    One for each of something (``per``), in an order that means something (``is_ordered``), or in
    none: then they are written and read ascending.
    """

    def __init__(
        self,
        inner: Shape,
        holder: type,
        per: Per | None = None,
        is_ordered: bool = False,
        most: Most | None = None,
    ) -> None:
        self.inner = inner
        self.holder = holder  # list or tuple
        self.per = per
        self.is_ordered = is_ordered or per is not None
        self.most = most

    def fresh(self, table: State) -> Any:
        if self.per is None:
            return self.holder()
        count = self.per.count(table.game, table.seats)
        return self.holder(self.inner.fresh(table) for _ in range(count))

    def writer(self, game: Game[Any]) -> Writer:
        inner = self.inner.writer(game)
        if isinstance(inner, NameWriter):
            return NamesWriter(inner.names, self.is_ordered)
        if isinstance(inner, NamesWriter) and self.is_ordered:
            return RowsOfNamesWriter(inner.names, inner.is_ordered)
        if type(inner) is Writer:
            return RowWriter(self.is_ordered)
        return EachWriter(inner, self.is_ordered)

    def read(self, table: State, key: str, written: Any) -> Any:
        entries = as_list(key, written)
        count = None if self.per is None else self.per.count(table.game, table.seats)
        if count is not None and len(entries) != count:
            of = f" of {count} seats" if self.per is PER_SEAT else f" of {count}"
            raise PositionError(key, f"one entry for each{of}, not {len(entries)}")
        deeper = isinstance(self.inner, Many)
        found = [
            self.inner.read(table, f"{key}.{i}" if deeper else key, entry)
            for i, entry in enumerate(entries)
        ]
        if not self.is_ordered and self.kinds() == [SEAT] and len(set(found)) < len(found):
            raise PositionError(key, "a seat is named twice")
        return self.holder(found if self.is_ordered else sorted(found))

    def type(self) -> Any:
        return list[self.inner.type()]  # type: ignore[misc]

    def kinds(self) -> list[Kind]:
        return self.inner.kinds()


class Flags(Shape):
    """A flag for each seat, written as the seats that have it."""

    def fresh(self, table: State) -> Any:
        return [False] * table.seats

    def writer(self, game: Game[Any]) -> Writer:
        return FlagsWriter()

    def read(self, table: State, key: str, written: Any) -> Any:
        seats = [One(SEAT).read(table, key, seat) for seat in as_list(key, written)]
        if len(set(seats)) < len(seats):
            raise PositionError(key, "a seat is named twice")
        return [seat in seats for seat in range(table.seats)]

    def type(self) -> Any:
        return list[int]

    def kinds(self) -> list[Kind]:
        return [SEAT]


class Dense(Shape):
    """What is packed into a number."""

    def __init__(self, inner: Shape, packing: Packed) -> None:
        self.inner = inner
        self.packing = packing

    def fresh(self, table: State) -> Any:
        return self.packing.pack(self.inner.fresh(table))

    def writer(self, game: Game[Any]) -> Writer:
        writer = self.inner.writer(game)
        if isinstance(writer, NamesWriter):
            return PackedNamesWriter(writer.names, self.packing.unpack)
        return PackedWriter(writer, self.packing.unpack)

    def read(self, table: State, key: str, written: Any) -> Any:
        return self.packing.pack(self.inner.read(table, key, written))

    def type(self) -> Any:
        return self.inner.type()

    def kinds(self) -> list[Kind]:
        return self.inner.kinds()


class Told(Shape):
    """What the game itself has put into the form in which it is written: a text, a TypedDict."""

    def __init__(self, form: Any) -> None:
        self.form = form

    def parts(self) -> dict[str, Shape]:
        """Return the shapes in a TypedDict by key; a text of a kind is told by ``Annotated``.

        There are none where the form does not say what kinds of values it has.
        """
        if not is_typeddict(self.form):
            return {}
        hints = get_type_hints(self.form, include_extras=True)
        try:
            return {key: shape_of(hint) for key, hint in hints.items()}
        except TypeError:
            return {}

    def writer(self, game: Game[Any]) -> Writer:
        return Writer()

    def type(self) -> Any:
        return self.form

    def kinds(self) -> list[Kind]:
        return []


class Text(Told):
    """The name of one of a kind, as it is written already."""

    def __init__(self, form: Any, kind: Kind) -> None:
        super().__init__(form)
        self.kind = kind

    def parts(self) -> dict[str, Shape]:
        return {}

    def kinds(self) -> list[Kind]:
        return [self.kind]


# -- from declarations ------------------------------------------------------------------------


def shape_of(hint: Any, *marks: Any) -> Shape:
    """Return the shape that a type with marks declares."""
    if get_origin(hint) is Annotated:
        base, *more = get_args(hint)
        return shape_of(base, *more, *marks)
    if AS_SEATS in marks:
        return Flags()
    packing: Packed | None = marked(marks, Packed)
    if packing is not None:
        return Dense(shape_of(packing.form), packing)
    holder = get_origin(hint)
    if holder in (list, tuple):
        per, most = marked(marks, Per), marked(marks, Most)
        return Many(shape_of(get_args(hint)[0]), holder, per, IN_ORDER in marks, most)
    kind = FLAG if hint is bool else marked(marks, Kind)
    if hint is int and kind is None:
        raise TypeError("it does not say what kind of value it is")
    if kind is None:
        return Told(hint)
    if hint is str or get_origin(hint) is Literal:
        return Text(hint, kind)
    fresh = marked(marks, Fresh)
    return One(kind, marked(marks, OrNothing), 0 if fresh is None else fresh.value)


def marked(marks: tuple[Any, ...], kind: type) -> Any:
    """Return the last mark of a kind; ``None`` where there is none."""
    found = [mark for mark in marks if isinstance(mark, kind)]
    return found[-1] if found else None
