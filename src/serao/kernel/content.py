"""Content: cards, boards and numbers as TOML files, checked on load, each value with its source."""

# plain: it reads files through libraries
from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from serao.kernel.errors import ContentError, SeraoError

S = TypeVar("S")

MARKS = {
    "R": "printed in the rulebook",
    "W": "found on a public page",
    "D": "follows from other facts",
    "I": "reconstructed by us",
    "E": "given by the edition, which does not say whence",
}
RECONSTRUCTED = "I"


@dataclass(frozen=True)
class Source:
    """Where one value of the content comes from."""

    file: str
    entry: str  # 'artifact "claw"', or "" for a value outside any entry
    field: str
    mark: str  # a key of MARKS
    ruling: str  # the clause that argues for a reconstructed value, or ""


class Library:
    """The content files of one game: its own, or an edition's where the edition has one.

    An edition is a folder with some or all of the same TOML files, and may hold ``texts/``
    with further messages. ``fingerprint`` covers every value that play can depend on.
    """

    def __init__(self, folder: Path, files: tuple[str, ...], edition: Path | None = None) -> None:
        self.folder = folder
        self.files = files
        self.edition = edition
        self.content: dict[str, Any] = {}  # file -> what it says, in full, once it is loaded
        self.numbers: dict[str, int | str] = {}  # of the loaded files, each called by its path
        if edition is not None:
            self.check_edition(edition)
        self.raw = {file: read_toml(self.place_of(file)) for file in files}

    def check_edition(self, edition: Path) -> None:
        if not edition.is_dir():
            raise ContentError(f"{edition}: an edition is a folder with {', '.join(self.files)}")
        found = sorted(path.name for path in edition.glob("*.toml"))
        for name in found:
            if name not in self.files:
                raise ContentError(f"{edition / name}: the game has only {', '.join(self.files)}")
        if not found:
            raise ContentError(f"{edition}: none of {', '.join(self.files)} is in this folder")

    def place_of(self, file: str) -> Path:
        if self.edition is not None and (self.edition / file).exists():
            return self.edition / file
        return self.folder / file

    def load(self, file: str, shape: type[S]) -> S:
        """Return the content of ``file``, checked against ``shape``."""
        raw = {key: value for key, value in self.raw[file].items() if key != "provenance"}
        try:
            found = msgspec.convert(raw, shape)
        except msgspec.ValidationError as error:
            raise ContentError(f"{self.place_of(file)}: {explained(str(error), raw)}") from None
        if file not in self.content:
            self.content[file] = msgspec.to_builtins(found)
            self.numbers.update(numbers_in(self.content[file]))
        return found

    def printed(self, tables: Sequence[tuple[str, str, str]]) -> dict[tuple[str, str, str], str]:
        """Return the names and texts that the files themselves give to what they list.

        ``tables`` says of each: the file, the table, and what messages call its kind. A word is
        found by this kind, the id and the field: ``("item", "claw", "text")``.
        """
        return {
            (kind, hyphens(row["id"]), field): row[field]
            for file, table, kind in tables
            for row in self.raw[file][table]
            for field in ("name", "text")
            if row.get(field)
        }

    @cached_property
    def fingerprint(self) -> str:
        """Return a digest of every value, the same however the files are laid out."""
        values = {file: without_sources(self.raw[file]) for file in self.files}
        return hashlib.sha256(msgspec.json.encode(values, order="sorted")).hexdigest()

    def sources(self) -> Iterator[Source]:
        """Yield where each value comes from.

        A field ``power`` of an entry is marked by its ``power_source``, else by the file's
        ``[provenance]`` table under ``artifact.power``, ``artifact`` or ``all``, in this order.
        """
        for file in self.files:
            raw = self.raw[file]
            marks = raw.get("provenance", {})
            for table, name, entry in entries_of(raw):
                where = f'{table} "{name}"' if name else table
                for field in without_sources(entry):
                    mark = mark_of(marks, table, field, entry)
                    if mark is None and self.place_of(file).parent == self.edition:
                        mark = "E"
                    if mark is None:
                        raise ContentError(f"{self.place_of(file)}: {where} has no {field}_source")
                    letter, _, ruling = mark.partition(" ")
                    if letter not in MARKS:
                        sentence = (
                            f"{field} comes from {letter!r}, which is none of {', '.join(MARKS)}"
                        )
                        raise ContentError(f"{self.place_of(file)}: {where}: {sentence}")
                    yield Source(file, where, field, letter, ruling)


def reconstructed(sources: Iterable[Source]) -> dict[str, dict[str, str]]:
    """Return entry -> field -> ruling ("" without one) of the values that are reconstructed."""
    found: dict[str, dict[str, str]] = {}
    for source in sources:
        if source.mark == RECONSTRUCTED:
            found.setdefault(source.entry, {})[source.field] = source.ruling
    return found


def read_toml(path: Path, wrong: type[SeraoError] = ContentError) -> dict[str, Any]:
    """Return what the file at ``path`` holds; ``wrong`` is the error where that cannot be read."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise wrong(f"{path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise wrong(f"{path}: not TOML: {error}") from None


def entries_of(raw: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield (table, name, fields) for each table and each entry of each list of tables."""
    loose = {key: value for key, value in raw.items() if not nested(value)}
    if loose:
        yield "", "", loose
    for key, value in raw.items():
        if key == "provenance" or not nested(value):
            continue
        rows = value if isinstance(value, list) else [value]
        for i, row in enumerate(rows):
            name = str(row.get("id", i)) if isinstance(value, list) else ""
            yield key, name, row


def nested(value: object) -> bool:
    return isinstance(value, dict) or (
        isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)
    )


def mark_of(marks: dict[str, str], table: str, field: str, entry: dict[str, Any]) -> str | None:
    if f"{field}_source" in entry:
        return str(entry[f"{field}_source"])
    for key in (f"{table}.{field}" if table else field, table, "all"):
        if key in marks:
            return marks[key]
    return None


def without_sources(value: Any) -> Any:
    """Return ``value`` without the fields that only say where others come from."""
    if isinstance(value, dict):
        kept = {k: v for k, v in value.items() if k != "provenance" and not k.endswith("_source")}
        return {key: without_sources(inner) for key, inner in kept.items()}
    if isinstance(value, list):
        return [without_sources(inner) for inner in value]
    return value


def numbers_in(value: Any, path: str = "") -> Iterator[tuple[str, int | str]]:
    """Yield the numbers of some content as facts of messages, each called by its path.

    Keys and ids are joined by hyphens, ``artifact-healing-draught-amount``; an entry without an
    id is called by its place, from 1. A list of numbers is also one fact, ``points`` ("3, 7, 11"),
    and how many there are is another, ``points-size``.
    """
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from numbers_in(inner, joined(path, key))
    elif isinstance(value, list | tuple):
        if all(is_number(inner) for inner in value):
            yield path, ", ".join(map(str, value))
        yield f"{path}-size", len(value)
        for i, inner in enumerate(value):
            name = inner.get("id", i + 1) if isinstance(inner, dict) else i + 1
            yield from numbers_in(inner, joined(path, name))
    elif is_number(value):
        yield path, value


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def joined(path: str, key: object) -> str:
    return hyphens(f"{path}-{key}".lstrip("-"))


def hyphens(name: str) -> str:
    """Return a name of the files as actions, documents and messages spell it."""
    return name.replace("_", "-")


def explained(message: str, raw: dict[str, Any]) -> str:
    """Turn a validation error into words that name the entry by its id."""
    problem, _, path = message.partition(" - at `$")
    where = place_in(raw, path.rstrip("`"))
    missing = re.fullmatch(r"Object missing required field `(\w+)`", problem)
    if missing:
        return f"{where or 'the file'} has no {missing[1]}"
    unknown = re.fullmatch(r"Object contains unknown field `(.+)`", problem)
    if unknown:
        return f"{where or 'the file'} has an unknown field {unknown[1]}"
    return f"{where}: {problem[:1].lower()}{problem[1:]}" if where else problem


def place_in(raw: Any, path: str) -> str:
    """Return ``.artifact[3].power`` as ``artifact "claw" power``."""
    words: list[str] = []
    value = raw
    for key, index in re.findall(r"\.(\w+)|\[(\d+|\.\.\.)\]", path):
        if key:
            words.append(key)
            value = value.get(key) if isinstance(value, dict) else None
        elif index.isdigit() and isinstance(value, list):
            value = value[int(index)]
            named = isinstance(value, dict) and "id" in value
            words.append(f'"{value["id"]}"' if named else f"entry {int(index) + 1}")
    return " ".join(words)
