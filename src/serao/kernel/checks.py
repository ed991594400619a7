"""What the shapes of content files are made of, and what is checked once a file has its shape."""

# plain: it reads files through libraries
from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Annotated, Protocol, TypeVar

from msgspec import Meta, Struct

from serao.kernel.content import Library, hyphens
from serao.kernel.errors import ContentError

S = TypeVar("S")

MOST = 10_000  # of anything: a game with more of it would keep everybody waiting
Count = Annotated[int, Meta(ge=0, le=MOST)]
Some = Annotated[int, Meta(ge=1, le=MOST)]
# Where the value beside it comes from (MARKS of kernel/content.py): "R", "I WEO-R27".
Mark = Annotated[str, Meta(pattern=r"^[RWDI]( [A-Z]{3}-R\d+)?(?!\n)$")]


class Shape(Struct, forbid_unknown_fields=True):
    """A table of a content file: every field is known."""


class Entry(Protocol):
    """One of a list of tables."""

    id: str


class Checker:
    """One content file, for loading it and for saying what is wrong in it.

    An error names the file, then entry and field as they are spelled there, then what would be
    right: ``cards.toml: artifact "claw" index is 3, not 4``.
    """

    def __init__(self, library: Library, file: str) -> None:
        self.library = library
        self.file = file

    def load(self, shape: type[S]) -> S:
        return self.library.load(self.file, shape)

    def refuse_if(self, is_wrong: bool, problem: str) -> None:
        """Refuse the file with ``problem``, which says what would be right."""
        if is_wrong:
            raise ContentError(f"{self.library.place_of(self.file)}: {problem}")

    def same(self, field: str, said: object, right: object, why: str = "") -> None:
        """Refuse a value that follows from others and is said otherwise."""
        self.refuse_if(said != right, f"{field} is {right}{why}, not {said}")

    def totals(self, table: str, said: Struct, right: Mapping[str, object], why: str = "") -> None:
        """Refuse fields of a table that follow from the rest of the file and are said otherwise."""
        for field, value in right.items():
            self.same(f"{table} {field}", getattr(said, field), value, why)

    def known(self, where: str, what: str, names: Iterable[str], known: Collection[str]) -> None:
        """Refuse the name of something that does not exist."""
        for name in names:
            self.refuse_if(name not in known, f"{where}: there is no {what} {name!r}")

    def unique(self, table: str, ids: Sequence[str]) -> None:
        """Refuse two entries of one id."""
        for i, name in enumerate(ids):
            self.refuse_if(name in ids[:i], f'{table} "{name}" stands twice')

    def entries(
        self, table: str, rows: Sequence[Entry], names: Sequence[str], first: int = 0
    ) -> None:
        """Refuse other entries than ``names``, or another order: the action table knows them.

        Where entries say their index, the first of them says ``first``.
        """
        for i, name in enumerate(names):
            found = rows[i].id if i < len(rows) else "nothing"
            where = f"{table} entry {i + 1}"
            self.refuse_if(hyphens(found) != name, f"{where} is {underscores(name)}, not {found}")
            index = getattr(rows[i], "index", None)
            if index is not None:
                self.same(f'{table} "{found}" index', index, first + i)
        length = len(names)
        self.refuse_if(len(rows) > length, f"{table} has {length} entries, not {len(rows)}")


def underscores(name: str) -> str:
    """Return a name of the action table as the files spell it."""
    return name.replace("-", "_")
