"""Reading position documents: every refusal names its key."""

# plain: it reads documents, rarely
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from serao.kernel.errors import PositionError


class Document:
    """One table of a position document, read key by key.

    A reader takes each key by its kind; ``finish`` then refuses the keys that nobody took.
    ``path`` is what errors put before the key (``heroes.1.``).
    """

    def __init__(self, values: object, path: str = "") -> None:
        if not isinstance(values, Mapping):
            raise PositionError(path.rstrip(".") or "position", f"a table, not {values!r}")
        self.values: Mapping[str, Any] = values
        self.path = path
        self.taken: set[str] = set()
        self.opened: dict[str, list[Document]] = {}

    def error(self, key: str, problem: str, *others: str) -> PositionError:
        return PositionError(self.path + key, problem, *[self.path + other for other in others])

    def has(self, key: str) -> bool:
        return key in self.values

    def need(self, *keys: str, where: str = "") -> None:
        """Refuse a document that lacks one of ``keys``."""
        for key in keys:
            if not self.has(key):
                raise self.error(key, f"must be written {where}".rstrip())

    def take(self, key: str, default: object = None) -> Any:
        self.taken.add(key)
        return self.values.get(key, default)

    def finish(self) -> None:
        """Refuse the first key that was not taken, in this table and in its ``parts``."""
        for key in self.values:
            if key not in self.taken:
                known = ", ".join(sorted(self.taken))
                raise self.error(key, f"there is no such key; the keys are {known}")
        for parts in self.opened.values():
            for part in parts:
                part.finish()

    # -- plain values -----------------------------------------------------------------------

    def number(self, key: str, default: int, low: int = 0, high: int | None = None) -> int:
        value = self.take(key, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(key, f"a whole number, not {value!r}")
        if value < low or (high is not None and value > high):
            span = f"at least {low}" if high is None else f"{low} to {high}"
            raise self.error(key, f"{span}, not {value}")
        return value

    def seat(self, key: str, default: int, seats: int) -> int:
        return self.number(key, default, 0, seats - 1)

    def flag(self, key: str, default: bool) -> bool:
        value = self.take(key, default)
        if not isinstance(value, bool):
            raise self.error(key, f"true or false, not {value!r}")
        return value

    def word(self, key: str, default: str, allowed: Iterable[str]) -> str:
        value = self.take(key, default)
        words = list(allowed)
        if value not in words:
            raise self.error(key, f"one of {', '.join(words)}, not {value!r}")
        return str(value)

    # -- lists and tables -------------------------------------------------------------------

    def entries(self, key: str, default: Sequence[object] = ()) -> list[Any]:
        return as_list(self.path + key, self.take(key, default))

    def seats(self, key: str, seats: int) -> list[int]:
        """Return a list of different seats."""
        found = self.entries(key)
        for seat in found:
            if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
                raise self.error(key, f"seats are 0 to {seats - 1}, not {seat!r}")
        if len(set(found)) < len(found):
            raise self.error(key, "a seat is named twice")
        return found

    def names(self, key: str, numbers: Mapping[str, int]) -> list[int]:
        """Return a list of names as the numbers they stand for."""
        return numbered(self.path + key, self.take(key, ()), numbers)

    def per_seat(self, key: str, seats: int, default: object = ()) -> list[Any]:
        """Return one entry for each seat; left out, every seat has ``default``."""
        if not self.has(key):
            self.taken.add(key)
            return [default for _ in range(seats)]
        found = self.entries(key)
        if len(found) != seats:
            raise self.error(key, f"one entry for each of {seats} seats, not {len(found)}")
        return found

    def names_per_seat(self, key: str, seats: int, numbers: Mapping[str, int]) -> list[list[int]]:
        found = self.per_seat(key, seats)
        return [numbered(f"{self.path}{key}.{i}", row, numbers) for i, row in enumerate(found)]

    def table(self, key: str) -> Document:
        return Document(self.take(key, {}), f"{self.path}{key}.")

    def tables(self, key: str) -> list[Document]:
        rows = self.entries(key)
        return [Document(row, f"{self.path}{key}.{i}.") for i, row in enumerate(rows)]

    def part(self, key: str) -> Document:
        """Return the table of ``table``, the same one each time.

        Who reads declared fields and who checks them share what has been taken.
        """
        if key not in self.opened:
            self.opened[key] = [self.table(key)]
        return self.opened[key][0]

    def parts(self, key: str) -> list[Document]:
        """Return the tables of ``tables``, the same ones each time."""
        if key not in self.opened:
            self.opened[key] = self.tables(key)
        return self.opened[key]


def as_list(key: str, value: object) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise PositionError(key, f"a list, not {value!r}")
    return list(value)


def numbered(key: str, value: object, numbers: Mapping[str, int]) -> list[int]:
    """Return a list of names as the numbers they stand for."""
    return [number_of(key, name, numbers) for name in as_list(key, value)]


def number_of(key: str, name: object, numbers: Mapping[str, int]) -> int:
    """Return the number that ``name`` stands for."""
    if not isinstance(name, str) or name not in numbers:
        raise PositionError(key, f"{name!r} is none of {', '.join(numbers)}")
    return numbers[name]


def numbers_of(names: Sequence[str]) -> dict[str, int]:
    """Return the number that each of some names stands for."""
    return {name: number for number, name in enumerate(names)}


def by_seat(key: str, zones: Iterable[Sequence[int]]) -> list[tuple[str, Sequence[int]]]:
    """Return what each seat has of ``key``, each with its place in the document."""
    return [(f"{key}.{seat}", zone) for seat, zone in enumerate(zones)]


def check_copies(
    zones: Sequence[tuple[str, Iterable[int]]], printed: Sequence[int], names: Sequence[str]
) -> list[int]:
    """Refuse a kind that lies in ``zones`` more often than printed; return what is left over.

    ``zones`` pairs a key with the kinds that lie there, in the order of the document. The
    error names every key where that kind lies, the last one first: that is where it is too many.
    """
    left = list(printed)
    where: dict[int, list[str]] = {}
    for key, kinds in zones:
        for kind in kinds:
            left[kind] -= 1
            where.setdefault(kind, []).append(key)
            if left[kind] < 0:
                keys = where[kind]
                problem = f"{names[kind]} for the {len(keys)}. time, {printed[kind]} printed"
                raise PositionError(keys[-1], problem, *dict.fromkeys(keys[:-1]))
    return left
