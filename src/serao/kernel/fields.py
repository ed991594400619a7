"""Fields of a table, declared once: what each holds, who sees it, how it is written.

    FIELDS = Fields(
        Field("trump", One(SUIT)),
        Field("hands", Each(Row(CARD)), seen=OWNER),
        Field("deck", Row(CARD, is_ordered=True), seen=NOBODY_SEES),
    )

A clone, the position document both ways, the plain part of a view and what the general board
draws follow from it. Tables that are copied very often spell their ``clone`` out.
"""

# plain: it makes types from what is declared
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final, TypedDict

from serao.kernel.board_types import Board, BoardField, Role
from serao.kernel.documents import Document, as_list
from serao.kernel.errors import PositionError
from serao.kernel.kinds import NUMBER, SEAT, Kind
from serao.kernel.messages import hyphened
from serao.kernel.state import NOTHING, State

if TYPE_CHECKING:
    from serao.kernel.game import Game

EVERYBODY: Final = "everybody"
OWNER: Final = "owner"  # of an ``Each``: the seat sees its own, of the others' only the size
NOBODY_SEES: Final = "nobody"


class FaceDown(TypedDict):
    """Things that the viewer does not see."""

    size: int


class Shape:
    """How the value of a field is kept and written. What is kept is never edited in place."""

    is_ordered: bool = True
    default: Any = None

    def copied(self, value: Any) -> Any:
        return value

    def written(self, game: Game[Any], value: Any) -> Any:
        """Return the value as documents and views say it."""
        raise NotImplementedError

    def read(self, table: State, key: str, written: Any) -> Any:
        """Return what ``written`` stands for; refuse what cannot be."""
        raise NotImplementedError

    def size(self, value: Any) -> int:
        """Return how many things there are, for those who do not see them."""
        raise NotImplementedError

    def first(self, seats: int) -> Any:
        """Return the value of a fresh table."""
        return self.default

    def type(self) -> Any:
        """Return the type of what is written."""
        raise NotImplementedError

    def kinds(self) -> list[Kind]:
        """Return the kinds of things in it."""
        raise NotImplementedError


class One(Shape):
    """One value of a kind: a number, a seat, a card; ``NOTHING`` is written as ``None``."""

    def __init__(self, kind: Kind = NUMBER, default: int = 0) -> None:
        self.kind = kind
        self.default = default

    def written(self, game: Game[Any], value: Any) -> Any:
        names = self.kind.names(game)
        if names is None:
            return None if value == NOTHING and self.kind is SEAT else value
        return None if value == NOTHING else names[value]

    def read(self, table: State, key: str, written: Any) -> Any:
        names = self.kind.names(table.game)
        if written is None and (names is not None or self.kind is SEAT):
            return NOTHING
        if names is not None:
            if written not in names:
                raise PositionError(key, f"{written!r} is none of {', '.join(names)}")
            return names.index(written)
        if not isinstance(written, int) or isinstance(written, bool):
            raise PositionError(key, f"a whole number, not {written!r}")
        if self.kind is SEAT and not 0 <= written < table.seats:
            raise PositionError(key, f"seats are 0 to {table.seats - 1}, not {written}")
        return written

    def size(self, value: Any) -> int:
        return 0 if value == NOTHING else 1

    def type(self) -> Any:
        return int | str | None

    def kinds(self) -> list[Kind]:
        return [self.kind]


class Row(Shape):
    """Several values of a kind, kept as a tuple; ascending unless their order means something."""

    default = ()

    def __init__(self, kind: Kind = NUMBER, is_ordered: bool = False) -> None:
        self.one = One(kind)
        self.is_ordered = is_ordered

    def written(self, game: Game[Any], value: Any) -> Any:
        return [self.one.written(game, one) for one in value]

    def read(self, table: State, key: str, written: Any) -> Any:
        found = [self.one.read(table, key, one) for one in as_list(key, written)]
        return tuple(found if self.is_ordered else sorted(found))

    def size(self, value: Any) -> int:
        return len(value)

    def type(self) -> Any:
        return list[int | str | None]

    def kinds(self) -> list[Kind]:
        return [self.one.kind]


class Each(Shape):
    """One value for each seat, kept as a list."""

    def __init__(self, inner: Shape) -> None:
        self.inner = inner

    def copied(self, value: Any) -> Any:
        return value.copy()

    def written(self, game: Game[Any], value: Any) -> Any:
        return [self.inner.written(game, one) for one in value]

    def read(self, table: State, key: str, written: Any) -> Any:
        found = as_list(key, written)
        if len(found) != table.seats:
            problem = f"one entry for each of {table.seats} seats, not {len(found)}"
            raise PositionError(key, problem)
        return [self.inner.read(table, f"{key}.{i}", one) for i, one in enumerate(found)]

    def first(self, seats: int) -> Any:
        return [self.inner.first(seats) for _ in range(seats)]

    def type(self) -> Any:
        return list[self.inner.type()]  # type: ignore[misc]

    def kinds(self) -> list[Kind]:
        return self.inner.kinds()


def kind_name(kind: Kind) -> str:
    """Return what a client calls a kind: by the beginning of its messages."""
    if kind is SEAT:
        return "seat"
    return getattr(kind, "called", "number")


class Field:
    """One field of a table, or with ``worked_out`` something that views add to the fields.

    ``role`` tells the general board what it is.
    """

    def __init__(
        self,
        key: str,
        shape: Shape,
        seen: str = EVERYBODY,
        role: Role = "unseen",
        worked_out: Callable[[Any], Any] | None = None,
    ) -> None:
        self.key = key
        self.shape = shape
        self.seen = seen
        self.role: Role = role
        self.worked_out = worked_out

    def view(self, table: State, seat: int) -> Any:
        """Return what ``seat`` sees of it."""
        value = getattr(table, self.key) if self.worked_out is None else self.worked_out(table)
        game = table.game
        if self.seen == EVERYBODY:
            return self.shape.written(game, value)
        if self.seen == NOBODY_SEES:
            return FaceDown(size=self.shape.size(value))
        inner = self.shape.inner if isinstance(self.shape, Each) else self.shape
        return [
            inner.written(game, one) if owner == seat else FaceDown(size=inner.size(one))
            for owner, one in enumerate(value)
        ]

    def view_type(self) -> Any:
        if self.seen == EVERYBODY:
            return self.shape.type()
        if self.seen == NOBODY_SEES:
            return FaceDown
        inner = self.shape.inner if isinstance(self.shape, Each) else self.shape
        return list[inner.type() | FaceDown]  # type: ignore[misc]


class Fields:
    """All fields of a game's tables."""

    def __init__(self, *fields: Field) -> None:
        self.seen = fields
        self.fields = [field for field in fields if field.worked_out is None]

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields)

    def clear(self, table: State) -> None:
        """Set every field as it is at a fresh table."""
        for field in self.fields:
            setattr(table, field.key, field.shape.first(table.seats))

    def copy(self, table: State, other: State) -> None:
        for field in self.fields:
            setattr(other, field.key, field.shape.copied(getattr(table, field.key)))

    def document(self, table: State) -> dict[str, Any]:
        return {
            field.key: field.shape.written(table.game, getattr(table, field.key))
            for field in self.fields
        }

    def read(self, table: State, document: Document) -> None:
        """Set every field that the document has, the others as at a fresh table."""
        self.clear(table)
        for field in self.fields:
            if document.has(field.key):
                value = field.shape.read(table, field.key, document.take(field.key))
                setattr(table, field.key, value)

    def view(self, table: State, seat: int) -> dict[str, Any]:
        return {field.key: field.view(table, seat) for field in self.seen}

    def ordered(self) -> frozenset[str]:
        """Return the lists whose order counts, as ``Game.ordered`` wants them."""
        found = []
        for field in self.fields:
            shape = field.shape
            if isinstance(shape, Each):
                found.append(field.key)
                if isinstance(shape.inner, Row) and shape.inner.is_ordered:
                    found.append(f"{field.key}.*")
            elif isinstance(shape, Row) and shape.is_ordered:
                found.append(field.key)
        return frozenset(found)

    def view_type(self) -> Any:
        """Return the TypedDict of a view."""
        keys = {field.key: field.view_type() for field in self.seen}
        return TypedDict("View", keys)  # type: ignore[operator]

    def board(self, game: Game[Any], locale: str) -> Board:
        """Return what the general board draws."""
        things = dict.fromkeys(kind for field in self.seen for kind in field.shape.kinds())
        return Board(
            fields=[self.described(field, game, locale) for field in self.seen],
            things={
                kind_name(kind): {name: game.face(kind_name(kind), name, locale) for name in names}
                for kind in things
                if (names := kind.names(game)) is not None
            },
            pairs=game.pairs or [],
        )

    def described(self, field: Field, game: Game[Any], locale: str) -> BoardField:
        is_each = isinstance(field.shape, Each)
        inner = field.shape.inner if isinstance(field.shape, Each) else field.shape
        return BoardField(
            key=field.key,
            name=game.texts.say(locale, f"field-{hyphened(field.key)}")
            if field.role != "unseen"
            else "",
            shape="row" if isinstance(inner, Row) else "one",
            each=is_each,
            kind=kind_name(inner.kinds()[0]),
            role=field.role,
        )
