"""The store: hosted tables, their seats, actions and chat, and accounts."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from sqlalchemy import URL, Connection, Executable, make_url, select
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError

from serao.kernel.errors import SeraoError
from serao.store import queries
from serao.store.appends import Appends, NumberTaken
from serao.store.audit import note
from serao.store.conduct import Conduct
from serao.store.database import USUAL_SECONDS, Database, Place, Work, place_of
from serao.store.days import Days
from serao.store.migrations import migrate, outstanding
from serao.store.notices import Notice, of_entries
from serao.store.openings import Openings
from serao.store.rows import (
    ActionRow,
    AuditRow,
    BanRow,
    ChatRow,
    Damaged,
    MotionRow,
    SealRow,
    SeatRow,
    Stage,
    TableRow,
    columns,
    made,
    readable,
    table_made,
)
from serao.store.sessions import SESSION, Sessions
from serao.store.sqlite import Sqlite
from serao.store.troubles import StoreError, Unavailable, first_line

if TYPE_CHECKING:
    from serao.store.company import Company

R = TypeVar("R", bound=msgspec.Struct)
T = TypeVar("T")

log = logging.getLogger("serao.store")

PAGE: Final = 2000  # actions that are read at once


class NameTaken(SeraoError):
    """Somebody has an account of that name."""


class Store:
    """Everything durable. All writes of one process go through here one after the other.

    A write whose outcome is unknown, because its time was up while it was committed, is never
    taken for done: its table is in doubt until ``settle`` has waited for what becomes of it.
    """

    def __init__(self, database: Database, session_seconds: float = SESSION) -> None:
        self.database = database
        self.name = secrets.token_hex(6)  # of this process, among those at the same database
        self.appends = Appends(self.commit_actions)
        self.doubts: set[str] = set()  # tables with a write whose outcome is unknown
        self.told_of_doubts: list[Callable[[str], None]] = []
        self.sessions = Sessions(self, session_seconds)
        self.conduct = Conduct(self)
        self.openings = Openings(self)
        self.days = Days(self)

    def hurry(self, seconds: float) -> None:
        """Wait no longer than this for anything from now on."""
        self.database.seconds = min(seconds, self.database.seconds)

    async def close(self) -> None:
        await self.appends.drained(self.database.seconds)
        await self.database.close()

    def company(self, seconds: float) -> Company | None:
        """Return the processes that share the database; None where one process is alone.

        A process that gives no sign of life for ``seconds`` is taken for gone.
        """
        return self.database.company(self.name, seconds)

    # -- the two ways to the database --------------------------------------------------------

    async def read(self, query: Executable, kind: type[R], **values: Any) -> list[R]:
        def work(connection: Connection) -> list[R]:
            return [made(kind, row) for row in connection.execute(query, values).mappings()]

        return await self.database.read(work)

    async def read_readable(self, query: Executable, kind: type[R], **values: Any) -> list[R]:
        """Return rows without those that cannot be read, of which each is a line in the log."""

        def work(connection: Connection) -> tuple[list[R], list[Damaged]]:
            return readable(kind, connection.execute(query, values).mappings())

        found, damaged = await self.database.read(work)
        for row in damaged:
            told = {"why": f"{kind.__name__} {row.id}: {row.why}"}
            log.error("a row cannot be read, and is passed over", extra=told)
        return found

    async def read_tables(self, query: Executable, **values: Any) -> list[TableRow | Damaged]:
        """Return tables, each that cannot be read with what is wrong with it."""

        def work(connection: Connection) -> list[TableRow | Damaged]:
            return [table_made(row) for row in connection.execute(query, values).mappings()]

        return await self.database.read(work)

    async def read_column(self, query: Executable, **values: Any) -> list[Any]:
        def work(connection: Connection) -> list[Any]:
            return list(connection.execute(query, values).scalars())

        return await self.database.read(work)

    async def write(self, *statements: tuple[Executable, Any], about: Notice | None = None) -> int:
        """Run statements in one transaction; return how many rows the last one changed.

        Other processes are told what it was ``about`` when it is committed.
        """

        def work(connection: Connection) -> int:
            changed = 0
            for statement, values in statements:
                changed = connection.execute(statement, values).rowcount
            if about is not None:
                self.tell(connection, [about])
            return changed

        if about is None:
            return await self.database.write(work)
        return await self.change(about.table_id, work)

    async def change(self, table_id: str, work: Work[T]) -> T:
        """Change something about a table."""
        try:
            return await self.database.write(work)
        except Unavailable as trouble:
            self.note(table_id, trouble)
            raise

    def note(self, table_id: str, trouble: Unavailable) -> None:
        if trouble.in_doubt:
            self.doubts.add(table_id)
            for tell in self.told_of_doubts:
                tell(table_id)

    def when_in_doubt(self, tell: Callable[[str], None]) -> None:
        """Have ``tell`` called with every table of which the outcome of a write is unknown."""
        self.told_of_doubts.append(tell)

    async def settle(self, table_id: str) -> None:
        """Wait for what becomes of the writes whose outcome is unknown.

        They hold the table's rows until they are committed or undone; in SQLite all writes come
        one after the other anyway.
        """
        if table_id not in self.doubts:
            return
        place = {"of_table": table_id}

        def work(connection: Connection) -> None:
            connection.execute(queries.HOLD, place).all()
            connection.execute(queries.HOLD_SEATS, place).all()

        await self.database.write(work)
        self.doubts.discard(table_id)

    async def prove(self) -> None:
        """Write something and read it; ``Unavailable`` when that cannot be."""
        await self.write((queries.PROOF, {}))
        await self.read_column(queries.PROVEN)

    def tell(self, connection: Connection, notices: Sequence[Notice]) -> None:
        if notices and connection.dialect.name == "postgresql":
            said = [notice.payload(self.name) for notice in notices]
            connection.execute(queries.NOTIFY, {"said": said})

    # -- tables ------------------------------------------------------------------------------

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        rows = [columns(seat) for seat in seats]
        listed = [(queries.LIST, {"table_id": table.id, "seen": table.created})]
        await self.write(
            (queries.ADD_TABLE, columns(table)),
            (queries.ADD_SEATS, rows),
            *(listed if table.public else []),
        )

    async def table(self, table_id: str) -> TableRow | None:
        found = await self.read(queries.TABLE, TableRow, id=table_id)
        return found[0] if found else None

    async def public_tables(
        self, state: Stage, most: int, of_each: int = 2**31 - 1
    ) -> list[TableRow | Damaged]:
        """Return public tables, the latest first; ``of_each`` of one account or one origin."""
        values = {"state": state, "most": most, "of_each": of_each}
        return await self.read_tables(queries.OPEN_TABLES, **values)

    async def tables_of(self, account: str, most: int) -> list[TableRow | Damaged]:
        return await self.read_tables(queries.TABLES_OF_ACCOUNT, account=account, most=most)

    async def unfinished(self) -> list[str]:
        """Return the tables that are not over, the oldest first."""
        return await self.read_column(queries.UNFINISHED)

    async def seats_of(
        self, tokens: Sequence[str], account: str | None, most: int
    ) -> list[tuple[TableRow | Damaged, int]]:
        """Return the tables and seats that belong to tokens or to an account, the latest first."""
        values = {"tokens": list(tokens), "account": account, "most": most}

        def work(connection: Connection) -> list[tuple[TableRow | Damaged, int]]:
            found = connection.execute(queries.MY_SEATS, values).mappings()
            return [(table_made(row), row["mine"]) for row in found]

        return await self.database.read(work)

    async def played_by_bots(self) -> list[str]:
        """Return the tables in play at which people sit with bots that no process plays.

        The youngest come first.
        """
        return await self.read_column(queries.PLAYED_BY_BOTS, now=time.time())

    async def begin(self, table_id: str, shares: list[str | None], at: float) -> bool:
        """Begin play; False when it has begun, or somebody has left, by another process."""
        values = {"of_table": table_id, "new_entropy": shares, "new_begun": at}

        def work(connection: Connection) -> bool:
            connection.execute(queries.HOLD, values)
            found = connection.execute(queries.SEATS, {"id": table_id}).all()
            if is_incomplete(found) or [seat.entropy for seat in found] != shares:
                return False
            begun = connection.execute(queries.BEGIN, values).rowcount
            self.tell(connection, [about_seats(table_id)])
            return begun == 1

        return await self.change(table_id, work)

    async def end(self, table_id: str) -> None:
        await self.write((queries.END, {"of_table": table_id}))

    async def add_rematch(self, old: str, table: TableRow, seats: Sequence[SeatRow]) -> bool:
        """Add the table where the players of ``old`` meet again, unless there is one."""
        rows = [columns(seat) for seat in seats]
        link = {"of_table": old, "new_rematch": table.id}

        def work(connection: Connection) -> bool:
            if connection.execute(queries.MEET_AGAIN, link).rowcount == 0:
                return False
            connection.execute(queries.ADD_TABLE, columns(table))
            connection.execute(queries.ADD_SEATS, rows)
            if table.public:
                connection.execute(queries.LIST, {"table_id": table.id, "seen": table.created})
            self.tell(connection, [about_seats(old)])
            return True

        return await self.change(old, work)

    async def change_motion(self, table_id: str, old: MotionRow | None, new: MotionRow) -> bool:
        """Put ``new`` in the place of ``old``; False when something else stands there."""
        values = {"of_table": table_id, "old_motion": old, "new_motion": new}
        return await self.write((queries.CHANGE_MOTION, values), about=about_seats(table_id)) == 1

    # -- seats -------------------------------------------------------------------------------

    async def seats(self, table_id: str) -> list[SeatRow]:
        return await self.read(queries.SEATS, SeatRow, id=table_id)

    async def take_seat(
        self, table_id: str, seat: int, name: str, token: str, account: str | None
    ) -> bool:
        """Seat a person; False when somebody else was quicker."""
        values = place(table_id, seat) | {
            "new_name": name,
            "new_token": token,
            "new_account": account,
        }
        return await self.write((queries.TAKE_SEAT, values), about=about_seats(table_id)) == 1

    async def rename_bot(self, table_id: str, seat: int, name: str) -> bool:
        """Call a bot otherwise; False when play has begun."""
        values = place(table_id, seat) | {"new_name": name}
        return await self.write((queries.RENAME_BOT, values), about=about_seats(table_id)) == 1

    async def free_seat(self, table_id: str, seat: int) -> bool:
        """Open a seat again; False when play has begun. What was sealed is broken off."""
        values = place(table_id, seat)

        def work(connection: Connection) -> bool:
            values["of_attempt"] = connection.execute(queries.HOLD, values).scalar()
            if connection.execute(queries.FREE_SEAT, values).rowcount == 0:
                return False
            if connection.execute(queries.DRAW_AGAIN, values).rowcount == 1:
                connection.execute(queries.FORGET_SHARES, values)
            self.tell(connection, [about_seats(table_id)])
            return True

        return await self.change(table_id, work)

    async def stand_in(self, table_id: str, seat: int, level: str | None) -> None:
        """Let a bot of ``level`` play for a person, or (None) the person again."""
        values = place(table_id, seat) | {"new_level": level}
        await self.write((queries.STAND_IN, values), about=about_seats(table_id))

    async def remind(self, table_id: str, seat: int, by: int, at: float) -> None:
        values = place(table_id, seat) | {"new_reminded": at}
        await self.write((queries.REMIND, values), about=Notice("reminder", table_id, by))

    # -- shares in the chance ----------------------------------------------------------------

    async def commit_share(
        self, table_id: str, seat: int, token: str | None, attempt: int, commitment: str
    ) -> bool:
        """Keep a person's commitment in the place of an earlier one; False when all is sealed."""
        values = place(table_id, seat) | {
            "of_token": token,
            "of_attempt": attempt,
            "new_commitment": commitment,
        }
        statements = ((queries.HOLD, values), (queries.COMMIT_SHARE, values))
        return await self.write(*statements, about=about_seats(table_id)) == 1

    async def seal(
        self, table_id: str, attempt: int, seats: Sequence[SeatRow], seal: SealRow
    ) -> bool:
        """Fix everybody's commitment; False when that is done, or the seats are others now."""
        values = {"of_table": table_id, "of_attempt": attempt, "new_seal": seal}

        def work(connection: Connection) -> bool:
            connection.execute(queries.HOLD, values)
            found = connection.execute(queries.SEATS, {"id": table_id}).all()
            if [who_committed(seat) for seat in found] != [who_committed(seat) for seat in seats]:
                return False
            sealed = connection.execute(queries.SEAL, values).rowcount
            self.tell(connection, [about_seats(table_id)])
            return sealed == 1

        return await self.change(table_id, work)

    async def show_share(
        self, table_id: str, seat: int, attempt: int, commitment: str, share: str
    ) -> bool:
        """Keep the share that opens a commitment; False when it is there, or broken off."""
        values = place(table_id, seat) | {
            "of_attempt": attempt,
            "of_commitment": commitment,
            "new_entropy": share,
        }
        statements = ((queries.HOLD, values), (queries.SHOW_SHARE, values))
        return await self.write(*statements, about=about_seats(table_id)) == 1

    async def draw_again(self, table_id: str, attempt: int) -> bool:
        """Break a sealed attempt off; False when it is over, or another process was quicker."""
        values = {"of_table": table_id, "of_attempt": attempt}

        def work(connection: Connection) -> bool:
            connection.execute(queries.HOLD, values)
            if connection.execute(queries.DRAW_AGAIN, values).rowcount == 0:
                return False
            connection.execute(queries.FORGET_SHARES, values)
            self.tell(connection, [about_seats(table_id)])
            return True

        return await self.change(table_id, work)

    # -- actions -----------------------------------------------------------------------------

    async def append(self, row: ActionRow) -> None:
        """Store an action; return once it is durable. ``NumberTaken`` if it came too late."""
        try:
            await self.appends.append(row)
        except NumberTaken:
            if await self.table(row.table_id) is None:
                raise StoreError(
                    "the action could not be stored: foreign key: its table is gone"
                ) from None
            raise
        except Unavailable as trouble:
            self.note(row.table_id, trouble)
            raise
        except SQLAlchemyError as error:
            raise StoreError(f"the action could not be stored: {error}") from None

    async def commit_actions(self, rows: list[ActionRow]) -> set[Place]:
        def work(connection: Connection) -> set[Place]:
            return self.append_in(connection, rows)

        def work_with_care(connection: Connection) -> set[Place]:
            wanted = {"table_ids": list({row.table_id for row in rows})}
            there = set(connection.execute(queries.STILL_THERE, wanted).scalars())
            return self.append_in(connection, [row for row in rows if row.table_id in there])

        try:
            return await self.database.write(work)
        except IntegrityError:  # a table was deleted: what is meant for others is stored
            return await self.database.write(work_with_care)

    def append_in(self, connection: Connection, rows: list[ActionRow]) -> set[Place]:
        free = self.database.append(connection, rows) if rows else set()
        self.tell(connection, of_entries([row for row in rows if place_of(row) in free]))
        return free

    async def actions(self, table_id: str, first: int = 0) -> list[ActionRow]:
        """Return the actions of a table from number ``first`` on.

        They are read a page at a time: others have their turn in between.
        """
        found: list[ActionRow] = []
        while True:
            values = {"id": table_id, "first": first, "most": PAGE}
            page = await self.read(queries.ACTIONS, ActionRow, **values)
            found += page
            if len(page) < PAGE:
                return found
            first = page[-1].number + 1

    # -- chat --------------------------------------------------------------------------------

    async def add_chat(self, row: ChatRow) -> None:
        await self.write((queries.ADD_CHAT, columns(row)), about=Notice("chat", row.table_id))

    async def last_chat(self, table_id: str, most: int) -> list[ChatRow]:
        """Return the last lines, the oldest first."""
        found = await self.read(queries.LAST_CHAT, ChatRow, id=table_id, most=most)
        return found[::-1]

    # -- accounts ----------------------------------------------------------------------------

    async def add_account(self, name: str, password: str, likeness: str | None = None) -> None:
        row = {"name": name, "password": password, "created": time.time(), "likeness": likeness}
        try:
            await self.write((queries.ADD_ACCOUNT, row))
        except IntegrityError:
            raise NameTaken(f"there is an account {name!r} already, or one like it") from None

    async def password_of(self, name: str) -> str | None:
        found: list[str] = await self.read_column(queries.PASSWORD, name=name)
        return found[0] if found else None

    async def add_session(self, token: str, account: str, device: str = "") -> None:
        now = time.time()
        row = {"token": token, "account": account, "created": now, "seen": now, "device": device}
        await self.write((queries.ADD_SESSION, row))

    async def account_of(self, token: str) -> str | None:
        return await self.sessions.account_of(token)

    async def end_session(self, token: str) -> None:
        await self.write((queries.END_SESSION, {"of_token": token}))

    # -- what a host does --------------------------------------------------------------------

    async def audit(self, by: str, act: str, about: str, why: str = "") -> None:
        """Write down what ``by`` (an account, ``host`` or ``server``) has done."""
        await self.database.write(lambda connection: note(connection, by, act, about, why))

    async def acts_since(self, last: int) -> list[AuditRow]:
        """Return the acts after number ``last``, in the order in which they were done."""
        return await self.read_readable(queries.ACTS_SINCE, AuditRow, last=last)

    async def last_act(self) -> int:
        found: list[int] = await self.read_column(queries.LAST_ACT)
        return found[0]

    async def bans(self) -> list[BanRow]:
        return await self.read_readable(queries.BANS, BanRow)

    async def is_banned(self, account: str) -> bool:
        values = {"account": account, "now": time.time()}
        found: list[bool] = await self.read_column(select(queries.IS_BANNED), **values)
        return bool(found[0])


def place(table_id: str, seat: int) -> dict[str, Any]:
    return {"of_table": table_id, "of_seat": seat}


def who_committed(seat: Any) -> tuple[str, str | None, str | None]:
    return seat.kind, seat.token, seat.commitment


def is_incomplete(found: Sequence[Any]) -> bool:
    """Whether a seat is open, or a person's share is missing."""
    return any(
        seat.kind == "open" or (seat.kind == "person" and seat.entropy is None) for seat in found
    )


def about_seats(table_id: str) -> Notice:
    return Notice("seats", table_id)


# -- opening ----------------------------------------------------------------------------------


async def open_store(
    database: str, seconds: float = USUAL_SECONDS, session_seconds: float = SESSION
) -> Store:
    """Return the store at ``database`` (a URL, or a file for SQLite), migrated.

    It can be written: something was. Whatever takes longer than ``seconds`` has failed, and a
    session that is not used for ``session_seconds`` is over.
    """
    store = Store(database_at(url_of(database), seconds), session_seconds)
    try:
        await store.database.write(migrate)
        await store.prove()
        await store.openings.learn_key()
    except BaseException as error:
        await store.close()
        if isinstance(error, Unavailable):
            raise StoreError(f"the database cannot be {lacking(error)}: {error.said}") from None
        if isinstance(error, SQLAlchemyError):
            said = first_line(error)
            raise StoreError(f"the database cannot be reached or read: {said}") from None
        raise
    return store


async def open_to_look(database: str, seconds: float = USUAL_SECONDS) -> Store:
    """Return the store at ``database`` as it is; nothing in it can be changed."""
    store = Store(database_at(url_of(database), seconds, read_only=True))
    try:
        await store.database.read(outstanding)
    except BaseException as error:
        await store.close()
        if isinstance(error, SQLAlchemyError):
            raise StoreError(f"there are no tables of serao in it: {first_line(error)}") from None
        raise
    return store


def lacking(trouble: Unavailable) -> str:
    writing = trouble.trouble in ("full", "locked", "read-only")
    return "written" if writing else "reached or read"


def url_of(database: str) -> URL:
    try:
        return make_url(database if "://" in database else f"sqlite:///{database}")
    except ArgumentError:
        raise StoreError("--database is a file or a URL like postgresql://user@host/name") from None


def sqlite_file(database: str) -> str | None:
    """Return the file of a SQLite database; None for another one."""
    url = url_of(database)
    return url.database if url.get_backend_name() == "sqlite" else None


def database_at(url: URL, seconds: float, read_only: bool = False) -> Database:
    backend = url.get_backend_name()
    if backend == "sqlite":
        return Sqlite(url.set(drivername="sqlite"), seconds, read_only)
    if backend != "postgresql":
        raise StoreError(f"--database is sqlite or postgresql, not {backend}")
    try:
        from serao.store.postgres import Postgres  # noqa: PLC0415  # needs asyncpg
    except ModuleNotFoundError:
        raise StoreError("for PostgreSQL install serao[postgres]") from None
    return Postgres(url, seconds, read_only)
