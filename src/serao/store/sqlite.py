"""SQLite: one thread writes, and what is to be written at the same time is committed together."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event

from serao.store.database import USUAL_SECONDS, Database, Place, Work
from serao.store.marks import NEXT, mark_at
from serao.store.privacy import make_private
from serao.store.rows import ActionRow
from serao.store.troubles import StoreError, Unavailable, named, trouble_of

T = TypeVar("T")

READERS: Final = 3
MOST: Final = 500  # pieces of work in one transaction
LONGEST_LOCK: Final = 4.0  # seconds to wait for another program that has locked the file
PAUSE: Final = 0.25  # seconds between two notes of how far the database has come
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",  # a commit is on the disk when it returns
    "foreign_keys=ON",
    "secure_delete=ON",  # what is deleted is overwritten
)


class Piece:
    """A piece of work that waits to be written, and who waits for it."""

    __slots__ = ("done", "started", "work")

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.started = False


class Sqlite(Database):
    """A file. While one commit is on its way to the disk, what comes in gathers for the next."""

    def __init__(self, url: URL, seconds: float = USUAL_SECONDS, read_only: bool = False) -> None:
        if not url.database or url.database == ":memory:":
            raise StoreError("--database sqlite needs a file: what is not on a disk is not kept")
        if not read_only:
            try:
                make_private(Path(url.database))
            except OSError as error:
                raise StoreError(f"{url.database}: {error.strerror}") from None
        self.seconds = seconds
        self.reading = engine_at(url, READERS, seconds, read_only)
        self.writing = engine_at(url, 1, seconds, read_only)
        event.listen(self.writing, "begin", begin_to_write)
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.writer = ThreadPoolExecutor(1, "writer")
        self.mark = None if read_only else mark_at(Path(url.database).resolve())
        self.noted = float("-inf")
        self.waiting: list[Piece] = []
        self.committing: asyncio.Task[None] | None = None

    async def read(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        with named():
            async with asyncio.timeout(self.seconds):
                return await loop.run_in_executor(self.readers, self.look, work)

    def look(self, work: Work[T]) -> T:
        with self.reading.connect() as connection:
            return work(connection)

    async def write(self, work: Work[T]) -> T:
        piece = Piece(work)
        self.waiting.append(piece)
        if self.committing is None:
            self.committing = asyncio.create_task(self.commit_all())
        with named():
            try:
                async with asyncio.timeout(self.seconds):
                    answer: T = await piece.done
                    return answer
            except TimeoutError:
                said = "what is written before it takes too long"
                raise Unavailable("slow", said, in_doubt=piece.started) from None

    async def commit_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self.waiting:
            wanted = [piece for piece in self.waiting if not piece.done.done()]
            batch, self.waiting = wanted[:MOST], wanted[MOST:]
            for piece in batch:
                piece.started = True
            works = [piece.work for piece in batch]
            try:
                answers = await loop.run_in_executor(self.writer, self.commit, works)
            except Exception as error:  # noqa: BLE001  # whatever it is, each caller gets it
                if trouble_of(error) == "locked":  # then all have waited long enough
                    batch, self.waiting = batch + self.waiting, []
                answers = [error] * len(batch)
            for piece, answer in zip(batch, answers, strict=True):
                settle(piece.done, answer)
        self.committing = None

    def commit(self, works: list[Work[Any]]) -> list[Any]:
        """Do all the work in one transaction; return what each gave, or the error it ended with."""
        with self.writing.begin() as connection:
            number = self.counted(connection)
            if len(works) == 1:
                answers = [works[0](connection)]
            else:
                answers = [attempt(connection, work) for work in works]
        if number is not None and self.mark is not None:
            self.mark.note(number)
        return answers

    def counted(self, connection: Connection) -> int | None:
        """Count now and then in the database, to be noted beside it when it is durable."""
        now = time.monotonic()
        if self.mark is None or now - self.noted < PAUSE:
            return None
        self.noted = now
        number = connection.exec_driver_sql(NEXT).scalar()
        return None if number is None else int(number)

    def append(self, connection: Connection, rows: Sequence[ActionRow]) -> set[Place]:
        """Insert in one statement: for every further one the threads would have to take turns."""
        values = [value for row in rows for value in msgspec.structs.astuple(row)]
        stored = connection.exec_driver_sql(insertion(len(rows)), tuple(values))
        return {(row[0], row[1]) for row in stored}

    async def wipe(self) -> None:
        """Bring everything into the file, so that nothing of what was deleted stays in ``-wal``.

        Where another program is reading, it stays until the last one has closed the file.
        """
        with named():
            await asyncio.get_running_loop().run_in_executor(self.writer, self.empty_log)

    def empty_log(self) -> None:
        connection = self.writing.raw_connection()
        try:
            connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)").close()
        finally:
            connection.close()

    async def close(self) -> None:
        if self.committing is not None:
            await asyncio.wait([self.committing], timeout=self.seconds)
        stuck = self.committing is not None
        self.readers.shutdown(wait=not stuck)
        self.writer.shutdown(wait=not stuck)
        self.reading.dispose()
        self.writing.dispose()
        if self.mark is not None:
            self.mark.close()


def engine_at(url: URL, connections: int, seconds: float, read_only: bool) -> Engine:
    """Return a way to the file whose transactions begin and end where SQLAlchemy says."""
    lock = min(LONGEST_LOCK, 0.8 * seconds)
    told = {"check_same_thread": False, "isolation_level": None, "timeout": lock}
    if read_only:
        place = to_look_at(Path(str(url.database)))
        opened = partial(sqlite3.connect, place, uri=True, **told)
        return create_engine(url, pool_size=connections, max_overflow=0, creator=opened)
    engine = create_engine(url, pool_size=connections, max_overflow=0, connect_args=told)
    event.listen(engine, "connect", make_durable)
    return engine


def to_look_at(file: Path) -> str:
    """Return the address of a file that is opened without leaving a trace beside it."""
    in_use = Path(f"{file.resolve()}-wal").exists()
    return f"{file.resolve().as_uri()}?mode=ro{'' if in_use else '&immutable=1'}"


def make_durable(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_to_write(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def attempt(connection: Connection, work: Work[Any]) -> Any:
    """Do one piece of work; if it fails, it alone is undone.

    Where SQLite has given up the whole transaction, as on a full disk, nothing of it was kept:
    then it fails for everybody.
    """
    try:
        with connection.begin_nested():
            return work(connection)
    except Exception as error:
        if not has_transaction(connection):
            raise
        return error


def has_transaction(connection: Connection) -> bool:
    raw: sqlite3.Connection | None = connection.connection.driver_connection
    return raw is not None and raw.in_transaction


@cache
def insertion(rows: int) -> str:
    columns = ActionRow.__struct_fields__
    row = "(" + ", ".join("?" * len(columns)) + ")"
    return (
        f"INSERT INTO actions ({', '.join(columns)}) VALUES {', '.join([row] * rows)}"
        " ON CONFLICT DO NOTHING RETURNING table_id, number"
    )


def settle(done: asyncio.Future[Any], answer: Any) -> None:
    if done.done():
        return  # the caller went away
    if isinstance(answer, Exception):
        done.set_exception(answer)
    else:
        done.set_result(answer)
