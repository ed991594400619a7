"""Fields of a table, declared once: in the body of its class.

The type says how a field is kept, its marks what it is, who sees it and how it is written::

    class Table(State):
        cards: Annotated[Cards, CONTENT]
        round: Annotated[Number, Fresh(1)]
        lead: Annotated[Seat, OR_NOTHING]
        trophies: Annotated[list[tuple[Monster, ...]], PER_SEAT]
        hands: Annotated[list[list[Item]], PER_SEAT, OWNER]
        deck: Annotated[tuple[Item, ...], IN_ORDER, GoneBy("drawn"), FACE_DOWN]
        drawn: Annotated[int, PartOf("deck")]

``Number``, ``Seat``, ``Item`` are types with a kind, the same that events use (``kinds``);
``Annotated[int, Count(12)]`` is a number that is known to be at most 12. A ``bool`` is a flag.

What is in it (``shapes``):

- ``OR_NOTHING``, ``OrNothing("none")``: it may be ``NOTHING``, written as ``None``, as "none";
- ``Fresh(1)``: it begins with 1; else numbers begin with 0, things that may be so with
  ``NOTHING``, flags with no, bags and rows empty;
- ``PER_SEAT``, ``Per(count)``: one for each seat, for each of ``count(game, seats)``;
- ``IN_ORDER``: a row whose order means something; a list without any of these is a bag, written
  ascending. ``Most(count)``: how long it can be. ``AS_SEATS``: flags, written as seats;
- ``Packed(form, unpack, pack)``: a number that stands for what ``form`` declares.

Who sees it: everybody, or with ``OWNER`` the seat its own, with ``FACE_DOWN`` nobody, where
others see a size, with ``ALONE`` nothing at all; ``UNSEEN``: no view has it. ``Sight`` says what of it a
viewer knows.

Where it is: ``KeyOf("row")`` calls it so in documents and views; ``GoneBy("drawn")``: the first
``drawn`` of them are gone; ``PartOf("places")``: the game writes and reads it by itself as part
of that key; ``Within("turn", "Turn")``: it is a key of a table of its own, ``turn``, whose type is called
``Turn``, or, where all that is within it is ``PER_SEAT``, of a row for each seat; ``MAY_LACK``: a key that is
left out where its value is ``None``; ``DrawnAs("hand")``: what the general board makes of it; ``CONTENT``: no
field of play, but what the game has under that name; it is shared; ``UNOBSERVED``: a client draws with it, but
observations lack it, as it follows from the rest of the view and the content.

``Fields(game, Table, WorkedOut(...), ...)`` takes what was declared, and what views or positions
have beside it (``WorkedOutFor`` a viewer, ``Following`` from other keys). Fresh tables, positions both ways, views with their types, the general board and
observations of fixed size follow; ``scripts/clones.py`` writes ``clone`` into the class.

Who derives something else from it reads ``fields.shown()``, what views show, with what stands within tables of
its own, or ``fields.seen``, the keys of a view in their order:

- ``field.key``, ``field.sight`` (``whose`` sees it, ``known``), ``field.shape``: ``One`` value
  (``kind``, ``nothing``), ``Many`` of an ``inner`` shape (``per``, ``is_ordered``, ``most``),
  ``Flags``, ``Told`` with ``parts()``, ``Text`` of a ``kind``;
- ``kind.values(game, seats)``: how many values it has, ``None`` where nobody has said;
  ``kind.names(game)``: what each is called in views; ``per.count(game, seats)`` and
  ``most.count(game, seats)``: how many there are.

Views hide by themselves: in place of what is hidden stands ``{"size": 3}``, with ``known`` where
the field declares what is known. ``Sight(..., is_even=True)`` shows owners theirs in that form too.
"""

# plain: it makes types from what is declared
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    NotRequired,
    TypedDict,
    get_args,
    get_origin,
)

from serao.kernel.board_types import Board, BoardField, Role
from serao.kernel.documents import Document
from serao.kernel.hints import hints_of
from serao.kernel.kinds import SEAT, Kind
from serao.kernel.messages import hyphened
from serao.kernel.rng import Rng
from serao.kernel.shapes import (
    AS_SEATS,
    IN_ORDER,
    OR_NOTHING,
    PER_SEAT,
    Fresh,
    Many,
    Mark,
    Most,
    One,
    OrNothing,
    Packed,
    Per,
    Shape,
    Told,
    marked,
    shape_of,
)
from serao.kernel.state import State
from serao.kernel.writers import (
    AloneKey,
    EvenKey,
    FaceDownKey,
    FieldKey,
    FollowingKey,
    Key,
    Known,
    OwnKey,
    RowsKey,
    TableKey,
    TableWriter,
    ViewerKey,
    WorkedKey,
)

if TYPE_CHECKING:
    from serao.kernel.game import Game

__all__ = [
    "ALONE",
    "AS_SEATS",
    "CONTENT",
    "FACE_DOWN",
    "IN_ORDER",
    "MAY_LACK",
    "OR_NOTHING",
    "OWNER",
    "PER_SEAT",
    "UNOBSERVED",
    "UNSEEN",
    "DrawnAs",
    "FaceDown",
    "Field",
    "Fields",
    "Following",
    "Fresh",
    "GoneBy",
    "Group",
    "KeyOf",
    "Most",
    "OrNothing",
    "Packed",
    "PartOf",
    "Per",
    "Sight",
    "Within",
    "WorkedOut",
    "WorkedOutFor",
]


class FaceDown(TypedDict):
    """Things that the viewer does not see."""

    size: int


# -- marks ------------------------------------------------------------------------------------


class Sight:
    """Who sees a field, and what others see of it: its size, and what is ``known`` of it.

    ``form`` is the TypedDict of what is hidden, for games that say more of it than the size. With
    ``is_even`` owners are shown theirs in that form as well, and ``known`` says all of it.
    """

    def __init__(
        self, whose: str, known: Known | None = None, form: Any = FaceDown, is_even: bool = False
    ) -> None:
        self.whose = whose
        self.known = known
        self.form = form
        self.is_even = is_even


EVERYBODY: Final = Sight("everybody")
OWNER: Final = Sight("owner")  # of a field ``PER_SEAT``: the seat sees its own
ALONE: Final = Sight("alone")  # the same, and others see nothing of it, not even its size
FACE_DOWN: Final = Sight("nobody")
UNSEEN: Final = Sight("unseen")
CONTENT: Final = Mark()
MAY_LACK: Final = Mark()
UNOBSERVED: Final = Mark()


class NameMark(Mark):
    """A mark that names something."""

    def __init__(self, name: str) -> None:
        self.name = name


class KeyOf(NameMark):
    """What documents and views call the field."""


class PartOf(NameMark):
    """The key as part of which the game writes and reads the field by itself."""


class GoneBy(NameMark):
    """The field that counts how many of the first in this one are gone."""


class Within(NameMark):
    """The table inside documents and views of which the field is a key, and what its type is called."""

    def __init__(self, name: str, called: str) -> None:
        super().__init__(name)
        self.called = called


class DrawnAs(Mark):
    """What the general board makes of the field."""

    def __init__(self, role: Role) -> None:
        self.role: Role = role


# -- fields -----------------------------------------------------------------------------------


class Field:
    """One declared field of a table."""

    name: str  # of the attribute
    key: str  # in documents and views
    shape: Shape
    sight: Sight
    role: Role
    part: str | None  # the key as part of which the game writes it
    gone: str | None  # the field that counts how many are gone
    within: Within | None  # the table of which it is a key
    may_lack: bool  # whether the key is left out where its value is None
    is_kept: bool  # whether positions have the key
    is_observed: bool  # whether observations may have it

    def __init__(self, name: str, hint: Any) -> None:
        marks = tuple(get_args(hint)[1:]) if get_origin(hint) is Annotated else ()
        self.name = name
        self.key = name_in(marks, KeyOf) or name
        self.part = name_in(marks, PartOf)
        self.gone = name_in(marks, GoneBy)
        self.within = marked(marks, Within)
        self.sight = marked(marks, Sight) or EVERYBODY
        drawn = marked(marks, DrawnAs)
        self.role = "unseen" if drawn is None else drawn.role
        self.is_content = CONTENT in marks
        self.may_lack = MAY_LACK in marks
        self.is_observed = UNOBSERVED not in marks
        self.hint = hint
        self.shape = Told(hint) if self.is_content else declared_shape(name, hint, self.part)
        self.is_kept = self.part is None and not self.is_content

    @property
    def path(self) -> str:
        """Return its key, behind that of the table that it is within."""
        return self.key if self.within is None else f"{self.within.name}.{self.key}"


class WorkedOut(Field):
    """A key of views that is no field of the table: ``work`` finds its value.

    With ``is_kept`` positions have it too, and the game reads it by itself.
    """

    def __init__(
        self, key: str, hint: Any, work: Callable[[Any], Any], is_kept: bool = False
    ) -> None:
        super().__init__(key, hint)
        self.work = work
        self.is_kept = is_kept


class WorkedOutFor(Field):
    """A key of views whose value hangs on the viewer: ``work`` finds it by table and viewer."""

    def __init__(self, key: str, hint: Any, work: Callable[[Any, int], Any]) -> None:
        super().__init__(key, hint)
        self.work = work
        self.is_kept = False


class Following(Field):
    """A key of views that follows from the keys before it: ``work`` finds its value by these."""

    def __init__(self, key: str, hint: Any, work: Callable[[dict[str, Any]], Any]) -> None:
        super().__init__(key, hint)
        self.work = work
        self.is_kept = False


class Group(Field):
    """A table inside documents and views, or one for each seat, with what stands within it."""

    def __init__(self, within: Within, members: list[Field]) -> None:
        self.seen = [field for field in members if field.sight is not UNSEEN]
        self.kept = [field for field in members if field.is_kept]
        self.is_rows = all(is_seatwise(field) for field in members)
        keys = {field.key: key_type(field, self.is_rows) for field in self.seen}
        super().__init__(within.name, TypedDict(within.called, keys))  # type: ignore[operator]
        if self.is_rows:
            self.shape = Many(self.shape, list, PER_SEAT)

    def read(self, table: State, document: Document) -> None:
        """Set every field within that the document has."""
        if not self.is_rows:
            read_keys(self.kept, table, document.part(self.key))
            return
        rows = document.parts(self.key)
        if len(rows) != table.seats:
            problem = f"one entry for each of {table.seats} seats, not {len(rows)}"
            raise document.error(self.key, problem)
        for seat, row in enumerate(rows):
            read_entries(self.kept, table, row, seat)

    def ordered(self) -> list[str]:
        """Return the paths inside of lists whose order counts."""
        return [path for field in (*self.seen, *self.kept) for path in self.ordered_of(field)]

    def ordered_of(self, field: Field) -> list[str]:
        if self.is_rows and isinstance(field.shape, Many):
            return ordered_in(f"{self.key}.*.{field.key}", field.shape.inner)
        return ordered_in(field.path, field.shape)


def is_seatwise(field: Field) -> bool:
    return isinstance(field.shape, Many) and field.shape.per is PER_SEAT


def groups_of(fields: Iterable[Field]) -> list[Group]:
    """Return the tables that fields stand within."""
    members: dict[Within, list[Field]] = {}
    for field in fields:
        if field.within is not None:
            members.setdefault(field.within, []).append(field)
    return [Group(within, each) for within, each in members.items()]


def read_keys(fields: Iterable[Field], table: State, document: Document) -> None:
    """Set the fields that a document has as keys."""
    for field in fields:
        if isinstance(field, WorkedOut):
            continue
        written = document.take(field.key)
        if document.has(field.key):
            key = document.path + field.key
            setattr(table, field.name, field.shape.read(table, key, written))


def read_entries(fields: Iterable[Field], table: State, row: Document, seat: int) -> None:
    """Set what the fields that a row has as keys have for its seat."""
    for field in fields:
        shape = field.shape
        if isinstance(field, WorkedOut) or not isinstance(shape, Many):
            continue
        written = row.take(field.key)
        if row.has(field.key):
            value = shape.inner.read(table, row.path + field.key, written)
            getattr(table, field.name)[seat] = value


def name_in(marks: tuple[Any, ...], kind: type[NameMark]) -> str | None:
    found: NameMark | None = marked(marks, kind)
    return None if found is None else found.name


def declared_shape(name: str, hint: Any, part: str | None) -> Shape:
    try:
        return shape_of(hint)
    except TypeError as error:
        if part is not None:
            return Told(hint)
        raise TypeError(f"{name}: {error}") from None


class Fields:
    """All fields of a game's tables, and what views and positions have beside them."""

    def __init__(
        self,
        game: Game[Any],
        kind: type[State],
        *worked_out: WorkedOut | WorkedOutFor | Following,
    ) -> None:
        self.game = game
        self.kind = kind
        self.declared = [Field(name, hint) for name, hint in hints_of(kind, State).items()]
        self.content = [field.name for field in self.declared if field.is_content]
        self.worked_out = worked_out
        self.written = [f for f in self.declared if f.is_kept and f.within is None]
        self.groups = groups_of([*self.declared, *worked_out])
        beside = [field for field in worked_out if field.within is None]
        keys: list[Field] = [*self.written, *self.groups, *beside]
        self.kept = [field for field in keys if field.is_kept]
        self.seen = [field for field in keys if field.sight is not UNSEEN]
        self.ordered = frozenset(paths_in_order(self.groups, [*self.seen, *self.kept]))
        self.fresh_tables: dict[int, State] = {}  # by number of seats

    # -- tables -------------------------------------------------------------------------------

    def blank(self) -> State:
        """Return a table with the game's content under the names by which it is declared."""
        table = self.kind()
        for name in self.content:
            if hasattr(self.game, name):
                setattr(table, name, getattr(self.game, name))
        return table

    def fresh_table(self, seats: int) -> State:
        """Return a table that is as its marks say, to be opened. It is a clone: clones are quick."""
        if seats not in self.fresh_tables:
            table = self.blank()
            table.open(self.game, seats, {}, Rng(0), journal=False)
            self.clear(table)
            self.game.course.furnish(table)
            self.fresh_tables[seats] = table
        return self.fresh_tables[seats].clone()

    @cached_property
    def writer(self) -> TableWriter:
        """Return what writes positions and views; made when it is asked for, by the game's content."""
        return TableWriter(
            [kept_key(field, self.game) for field in self.kept],
            [seen_key(field, self.game) for field in self.seen],
        )

    # -- what is declared ---------------------------------------------------------------------

    def shown(self) -> list[Field]:
        """Return what views show, with what stands within their tables in place of these."""
        return [
            each
            for field in self.seen
            for each in (field.seen if isinstance(field, Group) else [field])
        ]

    def all_kept(self) -> list[Field]:
        """Return what positions have, likewise."""
        return [
            each
            for field in self.kept
            for each in (field.kept if isinstance(field, Group) else [field])
        ]

    def clear(self, table: State) -> None:
        """Set every field as it is at a fresh table, but for those that only the game knows."""
        for field in self.declared:
            if not isinstance(field.shape, Told):
                setattr(table, field.name, field.shape.fresh(table))

    def copy(self, table: State, other: State) -> None:
        """Copy every field; what is kept in tuples is never edited in place."""
        for field in self.declared:
            value = getattr(table, field.name)
            setattr(other, field.name, value if field.is_content else copied(value))

    def read(self, table: State, document: Document) -> None:
        """Set every field that the document has."""
        read_keys(self.written, table, document)
        for group in self.groups:
            if document.has(group.key):
                group.read(table, document)

    def view_type(self) -> Any:
        """Return the TypedDict of a view."""
        keys = {field.key: key_type(field, is_entry=False) for field in self.seen}
        return TypedDict("View", keys)  # type: ignore[operator]

    @property
    def is_drawn(self) -> bool:
        """Whether the general board draws any of them."""
        return any(field.role != "unseen" for field in self.seen)

    def board(self, locale: str) -> Board:
        """Return what the general board draws."""
        game = self.game
        things = dict.fromkeys(kind for field in self.seen for kind in field.shape.kinds())
        return Board(
            fields=[board_field(field, game, locale) for field in self.seen],
            things={
                kind_name(kind): {
                    name: game.drawing.face(kind_name(kind), name, locale) for name in names
                }
                for kind in things
                if (names := kind.names(game)) is not None
            },
            pairs=game.drawing.pairs,
        )


def paths_in_order(groups: Iterable[Group], fields: Iterable[Field]) -> Iterator[str]:
    """Yield the paths of lists whose order counts, "*" for any index."""
    for group in groups:
        yield from group.ordered()
    for field in fields:
        yield from ordered_in(field.key, field.shape)


def copied(value: Any) -> Any:
    return [copied(each) for each in value] if isinstance(value, list) else value


def ordered_in(key: str, shape: Shape) -> list[str]:
    if isinstance(shape, Told):
        return [
            path
            for name, part in shape.parts().items()
            for path in ordered_in(f"{key}.{name}", part)
        ]
    if not isinstance(shape, Many):
        return []
    here = [key] if shape.is_ordered else []
    return here + ordered_in(f"{key}.*", shape.inner)


def view_type(field: Field) -> Any:
    shape, sight = field.shape, field.sight
    if sight.whose == "nobody":
        return sight.form
    if sight.is_even:
        return list[sight.form]  # type: ignore[name-defined]
    if sight.whose == "owner":
        return list[entry_type(field)]  # type: ignore[misc]
    if sight.whose == "alone":
        return list[entry_type(field) | None]  # type: ignore[misc]
    return shape.type()


def entry_type(field: Field) -> Any:
    """Return the type of what a view has of each seat, if it has anything."""
    assert isinstance(field.shape, Many), f"{field.key}: one for each seat"
    own = field.shape.inner.type()
    return own | field.sight.form if field.sight.whose == "owner" else own


def key_type(field: Field, is_entry: bool) -> Any:
    """Return the type of a key of a view, or of a row in one."""
    form = entry_type(field) if is_entry else view_type(field)
    lacks = field.may_lack or (is_entry and is_alone(field))
    return NotRequired[form] if lacks else form


def is_alone(field: Field) -> bool:
    return field.sight.whose == "alone"


def kind_name(kind: Kind) -> str:
    """Return what a client calls a kind: by the beginning of its messages."""
    if kind is SEAT:
        return "seat"
    return getattr(kind, "called", "number")


def board_field(field: Field, game: Game[Any], locale: str) -> BoardField:
    shape = field.shape
    is_each = isinstance(shape, Many) and shape.per is PER_SEAT
    inner = shape.inner if is_each and isinstance(shape, Many) else shape
    is_drawn = field.role != "unseen"
    return BoardField(
        key=field.key,
        name=game.words.say(locale, f"field-{hyphened(field.key)}") if is_drawn else "",
        shape="row" if isinstance(inner, Many) else "one",
        each=is_each,
        kind=next(map(kind_name, shape.kinds()), "number"),
        role=field.role,
    )


# -- writing ----------------------------------------------------------------------------------


def kept_key(field: Field, game: Game[Any]) -> Key:
    """Return how a key stands in positions: whole."""
    if isinstance(field, Group):
        return group_key(field, [kept_key(each, game) for each in field.kept])
    key, writer = field.key, field.shape.writer(game)
    whole: Key = FieldKey(key, writer, field.name, field.gone)
    if isinstance(field, WorkedOut):
        whole = WorkedKey(key, writer, field.work)
    whole.may_lack = field.may_lack
    return whole


def group_key(group: Group, keys: list[Key]) -> Key:
    return RowsKey(group.key, keys) if group.is_rows else TableKey(group.key, keys)


def seen_key(field: Field, game: Game[Any]) -> Key:
    """Return how a key stands in views."""
    if isinstance(field, Group):
        return group_key(field, [seen_key(each, game) for each in field.seen])
    shown = shown_key(field, game)
    shown.may_lack = field.may_lack or is_alone(field)
    return shown


def shown_key(field: Field, game: Game[Any]) -> Key:
    """Return what shows of a field what a viewer may see."""
    key, shape, sight = field.key, field.shape, field.sight
    writer = shape.writer(game)
    if isinstance(field, WorkedOutFor):
        return ViewerKey(key, writer, field.work)
    if isinstance(field, Following):
        return FollowingKey(key, writer, field.work)
    if sight.whose == "nobody":
        return FaceDownKey(key, writer, field.name, field.gone, sight.known)
    if sight.whose not in ("owner", "alone"):
        return kept_key(field, game)
    assert isinstance(shape, Many), f"{key}: each seat sees its own entry"
    if sight.is_even:
        several = Many(shape.inner, tuple) if isinstance(shape.inner, One) else shape.inner
        return EvenKey(key, several.writer(game), field.name, field.gone, sight.known)
    if is_alone(field):
        return AloneKey(key, shape.inner.writer(game), field.name, field.gone)
    return OwnKey(key, shape.inner.writer(game), field.name, field.gone, sight.known)
