"""Writers: how values stand in positions and views. ``fields`` makes them from what is declared.

They are compiled, because a server asks for views at every action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from serao.kernel.state import NOBODY, NOTHING, State

Known = Callable[[Any, int, int], Iterable[int]]  # of table, owner, viewer: what is certain


def nothing_known(_table: Any, _owner: int, _viewer: int) -> Iterable[int]:
    """Return what is certain of things that nobody ever shows."""
    return ()


class Writer:
    """Writes a value as it is kept."""

    is_plain: bool = True  # whether it leaves every value as it is

    def write(self, value: Any) -> Any:
        return value


class OrNothingWriter(Writer):
    """Writes a number, and something else in place of ``NOTHING``."""

    is_plain = False

    def __init__(self, instead: Any) -> None:
        self.instead = instead

    def write(self, value: Any) -> Any:
        return self.instead if value == NOTHING else value


class NameWriter(Writer):
    """Writes the name of a number; the last name is that of ``NOTHING``."""

    is_plain = False

    def __init__(self, names: list[Any]) -> None:
        self.names = names

    def write(self, value: Any) -> Any:
        return self.names[value]


class RowWriter(Writer):
    """Writes numbers, ascending where their order means nothing."""

    is_plain = False

    def __init__(self, is_ordered: bool) -> None:
        self.is_ordered = is_ordered

    def write(self, value: Any) -> Any:
        return list(value) if self.is_ordered else sorted(value)


class NamesWriter(Writer):
    """Writes the names of numbers, of the least first where their order means nothing."""

    is_plain = False

    def __init__(self, names: list[Any], is_ordered: bool) -> None:
        self.names = names
        self.is_ordered = is_ordered

    def write(self, value: Any) -> Any:
        if not value:
            return []
        names = self.names
        return [names[each] for each in (value if self.is_ordered else sorted(value))]


class EachWriter(Writer):
    """Writes each entry as another writer does."""

    is_plain = False

    def __init__(self, inner: Writer, is_ordered: bool) -> None:
        self.inner = inner
        self.is_ordered = is_ordered

    def write(self, value: Any) -> Any:
        inner = self.inner
        return [inner.write(each) for each in (value if self.is_ordered else sorted(value))]


class RowsOfNamesWriter(Writer):
    """Writes several rows of names, each as ``NamesWriter`` does."""

    is_plain = False

    def __init__(self, names: list[Any], is_ordered: bool) -> None:
        self.names = names
        self.is_ordered = is_ordered

    def write(self, value: Any) -> Any:
        names, is_ordered = self.names, self.is_ordered
        return [
            [names[each] for each in (row if is_ordered else sorted(row))] if row else []
            for row in value
        ]


class FlagsWriter(Writer):
    """Writes flags as the seats that have them."""

    is_plain = False

    def write(self, value: Any) -> Any:
        return [seat for seat, flag in enumerate(value) if flag]


class PackedWriter(Writer):
    """Writes what a number stands for."""

    is_plain = False

    def __init__(self, inner: Writer, unpack: Callable[[int], Any]) -> None:
        self.inner = inner
        self.unpack = unpack

    def write(self, value: Any) -> Any:
        return self.inner.write(self.unpack(value))


class PackedNamesWriter(Writer):
    """Writes the names of the numbers that a number stands for."""

    is_plain = False

    def __init__(self, names: list[Any], unpack: Callable[[int], list[int]]) -> None:
        self.names = names
        self.unpack = unpack

    def write(self, value: Any) -> Any:
        names = self.names
        return [names[each] for each in self.unpack(value)]


# -- keys -------------------------------------------------------------------------------------


class Key:
    """One key of a view or a position, and how its value is found.

    Where it ``may_lack`` it is left out if its value is ``None``.
    """

    may_lack: bool = False

    def __init__(self, key: str, writer: Writer) -> None:
        self.key = key
        self.writer = writer
        self.is_plain = writer.is_plain

    def show(self, table: State, viewer: int, found: dict[str, Any]) -> Any:
        """Return the value that a viewer sees; ``found`` has the keys before."""
        raise NotImplementedError


class FieldKey(Key):
    """A field of the table; the first ``gone`` of it are not there any more."""

    def __init__(self, key: str, writer: Writer, name: str, gone: str | None) -> None:
        super().__init__(key, writer)
        self.name = name
        self.gone = gone

    def value(self, table: State) -> Any:
        value = getattr(table, self.name)
        return value if self.gone is None else value[getattr(table, self.gone) :]

    def show(self, table: State, viewer: int, found: dict[str, Any]) -> Any:
        value = getattr(table, self.name)
        if self.gone is not None:
            value = value[getattr(table, self.gone) :]
        return value if self.is_plain else self.writer.write(value)


class HiddenKey(FieldKey):
    """A field of which others see the size, and what they know of it."""

    def __init__(
        self, key: str, writer: Writer, name: str, gone: str | None, known: Known | None
    ) -> None:
        super().__init__(key, writer, name, gone)
        self.known = known

    def hidden(self, table: State, owner: int, viewer: int, value: Any) -> dict[str, Any]:
        if self.known is None:
            return {"size": size_of(value)}
        if self.known is nothing_known:
            return {"size": size_of(value), "known": []}
        known = self.writer.write(self.known(table, owner, viewer))
        return {"size": size_of(value), "known": known}


class FaceDownKey(HiddenKey):
    """A field that nobody sees."""

    def show(self, table: State, viewer: int, found: dict[str, Any]) -> Any:
        return self.hidden(table, NOBODY, viewer, self.value(table))


class OwnKey(HiddenKey):
    """A field of which each seat sees its own entry."""

    def show(self, table: State, viewer: int, found: dict[str, Any]) -> Any:
        shown: list[Any] = []
        for owner, each in enumerate(self.value(table)):
            if owner == viewer:
                shown.append(self.writer.write(each))
            else:
                shown.append(self.hidden(table, owner, viewer, each))
        return shown


class EvenKey(HiddenKey):
    """A field of which all see each entry's size and what they know: of their own all of it."""

    def show(self, table: State, viewer: int, found: dict[str, Any]) -> Any:
        shown: list[Any] = []
        for owner, each in enumerate(self.value(table)):
            known: Any = ()
            if owner == viewer:
                known = there(each) if isinstance(each, int) else each
            elif self.known is not None:
                known = self.known(table, owner, viewer)
            said = self.writer.write(known) if known else []
            shown.append({"size": size_of(each), "known": said})
        return shown


class AloneKey(FieldKey):
    """A field of which each seat sees its own entry, and nothing of the others'."""

    def show(self, table: State, viewer: int, found: dict[str, Any]) -> Any:
        entries = enumerate(self.value(table))
        return [self.writer.write(each) if seat == viewer else None for seat, each in entries]


class WorkedKey(Key):
    """A key that is worked out from the table."""

    def __init__(self, key: str, writer: Writer, work: Callable[[Any], Any]) -> None:
        super().__init__(key, writer)
        self.work = work

    def show(self, table: State, viewer: int, found: dict[str, Any]) -> Any:
        value = self.work(table)
        as_it_is = self.is_plain or (value is None and self.may_lack)
        return value if as_it_is else self.writer.write(value)


class ViewerKey(Key):
    """A key that is worked out from the table and hangs on the viewer."""

    def __init__(self, key: str, writer: Writer, work: Callable[[Any, int], Any]) -> None:
        super().__init__(key, writer)
        self.work = work

    def show(self, table: State, viewer: int, found: dict[str, Any]) -> Any:
        return self.writer.write(self.work(table, viewer))


class FollowingKey(Key):
    """A key that follows from those before it."""

    def __init__(self, key: str, writer: Writer, work: Callable[[dict[str, Any]], Any]) -> None:
        super().__init__(key, writer)
        self.work = work

    def show(self, table: State, viewer: int, found: dict[str, Any]) -> Any:
        return self.writer.write(self.work(found))


class TableKey(Key):
    """A table of its own, with keys of its own."""

    def __init__(self, key: str, keys: list[Key]) -> None:
        super().__init__(key, Writer())
        self.keys = keys

    def show(self, table: State, viewer: int, found: dict[str, Any]) -> Any:
        return written(self.keys, table, viewer)


class RowsKey(TableKey):
    """A table for each seat: every key of theirs has an entry for each."""

    def __init__(self, key: str, keys: list[Key]) -> None:
        super().__init__(key, keys)
        plain = [inner for inner in keys if is_column(inner)]
        self.plain = [inner.name for inner in plain if isinstance(inner, FieldKey)]
        self.special = [inner for inner in keys if not is_column(inner)]
        self.names = [inner.key for inner in (*plain, *self.special)]
        self.empty: dict[str, Any] = dict.fromkeys(self.names)
        self.lacking = [inner.key for inner in keys if inner.may_lack]

    def show(self, table: State, viewer: int, found: dict[str, Any]) -> Any:
        columns = [getattr(table, name) for name in self.plain]
        columns += [inner.show(table, viewer, found) for inner in self.special]
        rows: list[dict[str, Any]] = []
        for entries in zip(*columns):  # noqa: B905  # being strict takes time
            row = self.empty.copy()  # it has room for all keys
            row.update(zip(self.names, entries))  # noqa: B905
            rows.append(row)
        for name in self.lacking:
            for each in rows:
                if each[name] is None:
                    del each[name]
        return rows


def is_column(key: Key) -> bool:
    """Whether it is a field that has the entry of each row as it is."""
    is_whole = type(key) is FieldKey and key.gone is None
    return is_whole and type(key.writer) is RowWriter and key.writer.is_ordered


def size_of(value: Any) -> int:
    """Return how many things there are, for those who do not see them."""
    if isinstance(value, int):
        return 0 if value == NOTHING else 1
    return len(value)


def there(value: int) -> list[int]:
    """Return one value as a list, which ``NOTHING`` is not in."""
    return [] if value == NOTHING else [value]


class TableWriter:
    """Writes the tables of one game: made once, because what everything is called hangs on the game."""

    def __init__(self, kept: list[Key], seen: list[Key]) -> None:
        self.kept = kept
        self.seen = seen

    def document(self, table: State) -> dict[str, Any]:
        return written(self.kept, table, NOBODY)

    def view(self, table: State, viewer: int) -> dict[str, Any]:
        return written(self.seen, table, viewer)


def written(keys: list[Key], table: State, viewer: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key in keys:
        value = key.show(table, viewer, found)
        if value is not None or not key.may_lack:
            found[key.key] = value
    return found
