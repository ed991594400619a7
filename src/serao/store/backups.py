"""Backups: a copy of a SQLite file, or lines of JSON that either database can take in.

A portable backup is a gzip file: a heading with the migrations that its rows are of, then for each
table its name and columns and a list for each row, and at the end how many lines there were. Who is
connected, and to which process, is no part of it.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import sqlite3
import time
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple, TypeVar, cast

import msgspec
from sqlalchemy import (
    URL,
    Connection,
    MetaData,
    TableClause,
    column,
    create_engine,
    insert,
    inspect,
    select,
    table,
    text,
)
from sqlalchemy.exc import SQLAlchemyError

from serao.kernel.errors import SeraoError
from serao.store.alone import alone_at
from serao.store.audit import note
from serao.store.host import check_current
from serao.store.marks import lock_of
from serao.store.migrations import check_known, migrate
from serao.store.privacy import make_folders
from serao.store.queries import NOW
from serao.store.schema import metadata
from serao.store.store import sqlite_file, url_of
from serao.store.troubles import StoreError

T = TypeVar("T")

FORMAT: Final = "serao backup 1"
SQLITE: Final = b"SQLite format 3\0"
GZIP: Final = b"\x1f\x8b"
PASSING: Final = frozenset({"processes", "leases", "presence"})  # who is there now
MANY: Final = 500  # rows in one statement

Rows = Iterator[Sequence[Any]]


class BackupError(SeraoError):
    """A file is no backup, or is not whole."""


class Part(NamedTuple):
    """The rows of one table."""

    name: str
    columns: list[str]
    rows: Rows

    def clause(self) -> TableClause:
        return table(self.name, *map(column, self.columns))


class Backup(NamedTuple):
    """What is in a backup: parts in an order in which they can be put in."""

    migrations: set[int]
    parts: Iterable[Part]


class Heading(msgspec.Struct):
    serao: str
    at: float
    migrations: list[int]


class Opening(msgspec.Struct):
    table: str
    columns: list[str]


class Ending(msgspec.Struct):
    lines: int  # headings of tables and rows, that none is missing


# -- writing ----------------------------------------------------------------------------------


def back_up(database: str, file: Path, portable: bool, force: bool) -> None:
    """Write a backup of a database, which may be in use, to ``file``: whole, or not at all."""
    source = sqlite_file(database)
    if file.exists() and not force:
        raise BackupError(f"{file} exists: --force overwrites it")
    with fresh(file) as unfinished:
        if source is not None and not portable:
            with_transaction(database, check_current)
            copy_file(Path(source), unfinished)
        else:
            with_transaction(database, lambda connection: write_lines(connection, unfinished))


@contextmanager
def fresh(file: Path) -> Iterator[Path]:
    """Yield a file that only its owner may read; it takes its name when it is whole."""
    unfinished = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise BackupError(f"{file}: {error.strerror}") from None
    try:
        yield unfinished
        with unfinished.open("rb") as written:
            os.fsync(written.fileno())
        unfinished.replace(file)
    except OSError as error:
        raise BackupError(f"{file}: {error.strerror}") from None
    finally:
        unfinished.unlink(missing_ok=True)


def copy_file(source: Path, target: Path) -> None:
    """Copy a SQLite file as it is at one moment, while others use it; look whether it is whole."""
    place = f"{source.resolve().as_uri()}?mode=rw"
    try:
        with (
            closing(sqlite3.connect(place, uri=True)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
            faults = faults_of(new)
    except sqlite3.Error as error:
        raise BackupError(f"{source}: {error}") from None
    if faults:
        raise BackupError(f"{source} is damaged: {faults}")


def faults_of(connection: sqlite3.Connection) -> str:
    """Return what SQLite finds wrong with a file; nothing if it is whole."""
    (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    return "" if found == "ok" else str(found)


def missing_from(connection: sqlite3.Connection, file: Path) -> str:
    """Return what is missing at the end of a SQLite file, which SQLite itself takes for zeros."""
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    (size,) = connection.execute("PRAGMA page_size").fetchone()
    return "" if file.stat().st_size == pages * size else "its end is missing"


def write_lines(connection: Connection, file: Path) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
    check_current(connection)
    backup = rows_in(connection)
    encode = msgspec.json.Encoder().encode
    heading = Heading(FORMAT, time.time(), sorted(backup.migrations))
    written = 0
    with gzip.open(file, "wb") as lines:
        lines.write(encode(heading) + b"\n")
        for part in backup.parts:
            lines.write(encode(Opening(part.name, part.columns)) + b"\n")
            written += 1
            for row in part.rows:
                lines.write(encode(tuple(row)) + b"\n")
                written += 1
        lines.write(encode(Ending(written)) + b"\n")


def rows_in(connection: Connection) -> Backup:
    """Return what a database holds, read while it is asked for."""
    found = MetaData()
    found.reflect(connection)
    done = set(connection.execute(text("SELECT number FROM migrations")).scalars())
    ours = {*metadata.tables, *(found.tables if connection.dialect.name == "sqlite" else ())}

    def parts() -> Iterator[Part]:
        for kept in found.sorted_tables:
            if kept.name in ours - PASSING - {"migrations"}:
                names = [str(field.name) for field in kept.columns]
                query: Any = select(*map(column, names)).select_from(table(kept.name))
                streamed = connection.execution_options(stream_results=True).execute(query)
                yield Part(str(kept.name), names, iter(streamed))

    return Backup(done, parts())


# -- reading ----------------------------------------------------------------------------------


@contextmanager
def opened(file: Path) -> Iterator[Backup]:
    """Yield what is in a backup; refuse what is none, or was made by a newer serao."""
    try:
        with file.open("rb") as start:
            first = start.read(len(SQLITE))
    except OSError as error:
        raise BackupError(f"{file}: {error.strerror}") from None
    if first == SQLITE:
        yield from opened_copy(file)
    elif first[:2] == GZIP:
        yield from opened_lines(file)
    else:
        raise BackupError(f"{file} is no backup of serao's")


def opened_copy(file: Path) -> Iterator[Backup]:
    place = f"{file.resolve().as_uri()}?mode=ro&immutable=1"
    try:
        with closing(sqlite3.connect(place, uri=True)) as connection:
            faults = faults_of(connection) or missing_from(connection, file)
    except sqlite3.Error as error:
        faults = str(error)
    if faults:
        raise BackupError(f"{file} is damaged: {faults}")
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(place, uri=True))
    try:
        with engine.connect() as connected:
            if not inspect(connected).has_table("migrations"):
                raise BackupError(f"{file} is no backup of serao's")
            backup = rows_in(connected)
            check_known(backup.migrations, str(file))
            yield backup
    finally:
        engine.dispose()


def opened_lines(file: Path) -> Iterator[Backup]:
    with gzip.open(file, "rb") as lines:
        try:
            heading = msgspec.json.decode(lines.readline(), type=Heading)
            if heading.serao != FORMAT:
                raise BackupError(f"{file} is no backup of serao's")
        except (OSError, EOFError, zlib.error, msgspec.DecodeError, UnicodeDecodeError):
            raise BackupError(f"{file} is no backup of serao's, or damaged") from None
        check_known(heading.migrations, str(file))
        yield Backup(set(heading.migrations), parts_in(cast("BinaryIO", lines), file))


def parts_in(lines: BinaryIO, file: Path) -> Iterator[Part]:
    """Yield the parts of a portable backup; refuse one that is damaged or ends too early."""
    reading = Reading(lines, file)
    while True:
        line = reading.line()
        if isinstance(line, Ending):
            if line.lines != reading.count or lines.read(1):
                raise reading.trouble("lines are missing")
            return
        if not isinstance(line, Opening):
            raise reading.trouble("a row without its table")
        reading.count += 1
        yield Part(line.table, line.columns, reading.rows_of(line))


class Reading:
    """Reads the lines of a portable backup, and counts them."""

    def __init__(self, lines: BinaryIO, file: Path) -> None:
        self.lines = lines
        self.file = file
        self.count = 0
        self.next: Opening | Ending | list[Any] | None = None

    def trouble(self, why: str) -> BackupError:
        return BackupError(f"{self.file} is damaged or cut off: {why}")

    def line(self) -> Opening | Ending | list[Any]:
        if self.next is not None:
            kept, self.next = self.next, None
            return kept
        try:
            raw = msgspec.json.decode(self.lines.readline())
            if isinstance(raw, list):
                return raw
            if "table" in raw:
                return msgspec.convert(raw, Opening)
            return msgspec.convert(raw, Ending)
        except (OSError, EOFError, zlib.error, msgspec.DecodeError, TypeError) as error:
            raise self.trouble(str(error)) from None

    def rows_of(self, opening: Opening) -> Rows:
        while True:
            line = self.line()
            if not isinstance(line, list):
                self.next = line
                return
            if len(line) != len(opening.columns):
                raise self.trouble(f"a row of {opening.table}")
            self.count += 1
            yield line


# -- restoring --------------------------------------------------------------------------------


def restore(database: str, file: Path, force: bool) -> Path | None:
    """Put a backup in the place of a database that nobody serves.

    Return where the file lies now that was there before, if there was one with anything in it.
    """
    target = sqlite_file(database)
    with opened(file) as backup:
        if target is None:
            with_transaction(database, lambda connection: replace_all(connection, backup, force))
            return None
        make_folder(Path(target).parent)
        with (
            nothing_left_at(lock_of(Path(target).resolve())),
            alone_at(database, accept_loss=True),  # what was there gives way anyhow
        ):
            return replace_file(Path(target), backup, force)


def make_folder(folder: Path) -> None:
    try:
        make_folders(folder)
    except OSError as error:
        raise StoreError(f"{folder}: {error.strerror}") from None


@contextmanager
def nothing_left_at(path: Path) -> Iterator[None]:
    """Take a file away again where something fails, unless it was there before."""
    was_there = path.exists()
    try:
        yield
    except BaseException:
        if not was_there:
            path.unlink(missing_ok=True)
        raise


def replace_file(target: Path, backup: Backup, force: bool) -> Path | None:
    """Build a new file beside the old one, and let it take its place when it is whole."""
    holds_something = target.exists() and not is_empty_file(target)
    if holds_something and not force:
        raise StoreError(f"{target} is not empty: --force puts the backup in its place")
    aside = target.with_name(f"{target.name}.before-{datetime.now():%Y%m%d-%H%M%S}")
    with fresh(target) as unfinished:
        engine = create_engine(URL.create("sqlite", database=str(unfinished)))
        try:
            with engine.begin() as connection:
                connection.exec_driver_sql("PRAGMA foreign_keys=ON")
                put_in(connection, backup)
        finally:
            engine.dispose()
        if holds_something:
            set_aside(target, aside)
        for beside in ("-wal", "-shm"):
            Path(f"{target}{beside}").unlink(missing_ok=True)
    with suppress(OSError):  # of a system on which even we may not write what we have locked
        Path(f"{target}.lock").write_text("", encoding="utf-8")  # whatever a server left there
    return aside if holds_something else None


def is_empty_file(file: Path) -> bool:
    """Whether a SQLite file holds nothing of ours; what is none counts as something."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True)) as connection:
            asked = "SELECT name FROM sqlite_master WHERE type = 'table'"
            names = {name for (name,) in connection.execute(asked)} - PASSING - {"migrations"}
            return not any(
                connection.execute(f'SELECT 1 FROM "{name}" LIMIT 1').fetchone() for name in names
            )
    except sqlite3.Error:
        return False


def set_aside(file: Path, aside: Path) -> None:
    """Keep what was there before: all of it in one file."""
    with (
        suppress(sqlite3.Error),  # where it is damaged, or no database, it is kept as it is
        closing(sqlite3.connect(file)) as connection,
    ):
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    file.rename(aside)


def replace_all(connection: Connection, backup: Backup, force: bool) -> None:
    """Put a backup into a PostgreSQL in one transaction, from the tables on."""
    there = set(inspect(connection).get_table_names())
    ours = [name for name in (*metadata.tables, "migrations") if name in there]
    if "processes" in there and connection.execute(PRESENT).scalar():
        raise StoreError("another serao serves this database: stop it first")
    holding = set(ours) - PASSING - {"migrations"}
    if not force and any(has_rows(connection, name) for name in holding):
        raise StoreError("the database is not empty: --force puts the backup in its place")
    for name in ours:
        connection.exec_driver_sql(f"DROP TABLE {name} CASCADE")
    put_in(connection, backup)


PRESENT: Final = text(f"SELECT EXISTS (SELECT 1 FROM processes WHERE until > {NOW})")


def has_rows(connection: Connection, name: str) -> bool:
    return (
        connection.execute(select(text("1")).select_from(table(name)).limit(1)).first() is not None
    )


def put_in(connection: Connection, backup: Backup) -> None:
    """Make the tables as the backup knows them, fill them, and bring them up to date."""
    migrate(connection, backup.migrations)
    for part in backup.parts:
        try:
            fill(connection, part)
        except SQLAlchemyError as error:
            said = str(error).splitlines()[0]
            raise BackupError(f"the rows of {part.name} do not fit: {said}") from None
    migrate(connection)
    note(connection, "host", "restore", "")


def fill(connection: Connection, part: Part) -> None:
    rows: list[dict[str, Any]] = []
    for row in part.rows:
        rows.append(dict(zip(part.columns, map(fitting(connection), row), strict=True)))
        if len(rows) == MANY:
            connection.execute(insert(part.clause()), rows)
            rows = []
    if rows:
        connection.execute(insert(part.clause()), rows)


def fitting(connection: Connection) -> Callable[[Any], Any]:
    """Return what makes a value fit the database: PostgreSQL has no letter 0."""
    if connection.dialect.name == "sqlite":
        return lambda value: value
    return lambda value: value.replace("\0", "\ufffd") if isinstance(value, str) else value


# -- a connection of its own, without a limit of time ------------------------------------------


def with_transaction(database: str, work: Callable[[Connection], T]) -> T:
    """Return what ``work`` does in one transaction, however long that takes."""
    url = url_of(database)
    file = sqlite_file(database)
    try:
        if file is not None:
            return in_file(Path(file), work)
        if url.get_backend_name() != "postgresql":
            raise StoreError(f"--database is sqlite or postgresql, not {url.get_backend_name()}")
        return asyncio.run(in_postgres(url, work))
    except (OSError, SQLAlchemyError) as error:
        said = str(error).splitlines()[0]
        raise StoreError(f"the database cannot be reached, read or written: {said}") from None


def in_file(file: Path, work: Callable[[Connection], T]) -> T:
    if not file.exists():
        raise StoreError(f"there is no database {file}: `serao serve` makes one")
    engine = create_engine(URL.create("sqlite", database=str(file)))
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql("BEGIN")  # what is read from now on is of one moment
            return work(connection)
    finally:
        engine.dispose()


async def in_postgres(url: URL, work: Callable[[Connection], T]) -> T:
    try:
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

        engine = create_async_engine(url.set(drivername="postgresql+asyncpg"))
    except ModuleNotFoundError:
        raise StoreError("for PostgreSQL install serao[postgres]") from None
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(work)
    finally:
        await engine.dispose()
