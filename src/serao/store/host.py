"""What a host does to the store from outside: look, close, delete, keep out, clear away.

Every change is one transaction together with its line in the audit log, by which running servers
come to know of it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, delete, update
from sqlalchemy.exc import SQLAlchemyError

from serao.kernel.errors import SeraoError
from serao.store import host_queries as queries
from serao.store.audit import note
from serao.store.database import USUAL_SECONDS
from serao.store.migrations import outstanding
from serao.store.queries import REPORTS
from serao.store.queries import STAND_IN as LET_STAND_IN
from serao.store.retention import Due, Retention
from serao.store.rows import (
    STAND_IN,
    AuditRow,
    BanRow,
    Barred,
    ChatRow,
    Damaged,
    ReportRow,
    Stage,
    columns,
    readable,
)
from serao.store.store import Store, database_at, sqlite_file, url_of
from serao.store.troubles import StoreError

R = TypeVar("R", bound=msgspec.Struct)
T = TypeVar("T")


class NotThere(SeraoError):
    """There is no table, account, ban or saying of that name."""


class TableLine(msgspec.Struct):
    """A table in a host's list."""

    id: str
    state: Stage
    game: str
    public: bool
    created: float
    last_action: float | None
    people: list[str] = []

    @property
    def touched(self) -> float:
        return self.last_action or self.created


class AccountLine(msgspec.Struct):
    """An account in a host's list."""

    name: str
    created: float
    sessions: int
    seats: int
    banned: bool


class Sitting(NamedTuple):
    """A seat of an account, and the state of its table."""

    table_id: str
    seat: int
    name: str
    state: Stage


class Host:
    """The store, as a host sees it. ``by`` is who the audit log says it was."""

    def __init__(self, store: Store, by: str = "host") -> None:
        self.store = store
        self.by = by
        self.damaged: list[Damaged] = []  # rows that could not be read

    async def read(self, query: Any, kind: type[R], **values: Any) -> list[R]:
        """Return rows; what cannot be read of them is ``damaged``."""

        def work(connection: Connection) -> tuple[list[R], list[Damaged]]:
            return readable(kind, connection.execute(query, values).mappings())

        found, damaged = await self.store.database.read(work)
        self.damaged += damaged
        return found

    async def change(self, work: Callable[[Connection], T]) -> T:
        return await self.store.database.write(work)

    def note(self, connection: Connection, act: str, about: str, why: str) -> None:
        note(connection, self.by, act, about, why)

    # -- tables ------------------------------------------------------------------------------

    async def tables(self, state: str | None, idle_since: float | None) -> list[TableLine]:
        """Return the tables, the latest first; perhaps those alone of a state, or long idle."""
        found = await self.read(queries.LIST_TABLES, TableLine)
        kept = [
            line
            for line in found
            if (state is None or line.state == state)
            and (idle_since is None or line.touched < idle_since)
        ]
        names = await self.names([line.id for line in kept])
        for line in kept:
            line.people = names.get(line.id, [])
        return kept

    async def names(self, table_ids: Sequence[str]) -> dict[str, list[str]]:
        """Return the names of the people at tables."""

        def work(connection: Connection) -> dict[str, list[str]]:
            found: dict[str, list[str]] = {}
            for i in range(0, len(table_ids), MOST):
                some = {"table_ids": table_ids[i : i + MOST]}
                for table_id, name in connection.execute(queries.NAMES, some):
                    found.setdefault(table_id, []).append(name)
            return found

        return await self.store.database.read(work)

    async def close(self, table_id: str, why: str = "") -> None:
        """End a table for everybody; it can still be looked at."""

        def work(connection: Connection) -> None:
            state = state_of(connection, table_id)
            if state in ("over", "closed"):
                raise SeraoError(f"table {table_id} is {state} already")
            connection.execute(queries.CLOSE, {"of_table": table_id})
            self.note(connection, "table.close", table_id, why)

        await self.change(work)

    async def delete(
        self, table_id: str, why: str = "", only: Collection[str] | None = None
    ) -> bool:
        """Delete a table with everything of it; ``only``: if its state is one of these."""

        def work(connection: Connection) -> bool:
            state = state_of(connection, table_id)
            if only is not None and state not in only:
                return False
            values = {"of_table": table_id}
            for part in queries.parts_of_a_table():
                connection.execute(part, values)
            for forgetting in queries.FORGET_PLAY:
                connection.execute(forgetting, values)
            connection.execute(queries.FORGET_REMATCH, values)
            connection.execute(queries.DELETE_TABLE, values)
            self.note(connection, "table.delete", table_id, why)
            return True

        return await self.change(work)

    # -- people ------------------------------------------------------------------------------

    async def accounts(self) -> list[AccountLine]:
        return await self.read(queries.LIST_ACCOUNTS, AccountLine, now=time.time())

    async def check_account(self, name: str) -> None:
        if not await self.store.read_column(queries.ACCOUNT, of_account=name):
            raise NotThere(f"there is no account {name!r}")

    async def ban(self, kind: Barred, whom: str, until: float | None, why: str = "") -> None:
        """Keep somebody out from now on; an account loses its sessions and its seats in play."""
        if kind == "account":
            await self.check_account(whom)
        row = BanRow(kind, whom, time.time(), until, why)

        def work(connection: Connection) -> None:
            connection.execute(queries.LIFT_BAN, {"of_kind": kind, "of_whom": whom})
            connection.execute(queries.ADD_BAN, columns(row))
            if kind == "account":
                connection.execute(queries.END_SESSIONS, {"of_account": whom})
            self.note(connection, f"{kind}.ban", whom, why)

        await self.change(work)
        if kind == "account":
            await self.vacate(whom, "a ban")

    async def unban(self, kind: Barred, whom: str, why: str = "") -> None:
        def work(connection: Connection) -> None:
            values = {"of_kind": kind, "of_whom": whom}
            if connection.execute(queries.LIFT_BAN, values).rowcount == 0:
                raise NotThere(f"{whom!r} is not banned")
            self.note(connection, f"{kind}.unban", whom, why)

        await self.change(work)

    async def sittings(self, account: str) -> list[Sitting]:
        def work(connection: Connection) -> list[Sitting]:
            found = connection.execute(queries.SEATS_OF_ACCOUNT, {"of_account": account})
            return [Sitting(row.table_id, row.seat, row.name, row.state) for row in found]

        return await self.store.database.read(work)

    async def vacate(self, account: str, why: str) -> None:
        """Open the account's seats where play has not begun; elsewhere let a bot stand in."""
        for table_id, seat, _, state in await self.sittings(account):
            if state == "open" and await self.store.free_seat(table_id, seat):
                await self.store.audit(self.by, "seat.free", table_id, f"seat {seat}: {why}")
            elif state in ("open", "playing"):
                await self.store.stand_in(table_id, seat, STAND_IN)
                await self.store.audit(self.by, "seat.stand-in", table_id, f"seat {seat}: {why}")

    async def set_password(self, name: str, hashed: str, why: str = "") -> None:
        """Give an account another password, and end its sessions."""
        await self.check_account(name)

        def work(connection: Connection) -> None:
            values = {"of_account": name, "new_password": hashed}
            connection.execute(queries.SET_PASSWORD, values)
            connection.execute(queries.END_SESSIONS, {"of_account": name})
            self.note(connection, "account.reset-password", name, why)

        await self.change(work)

    async def delete_account(self, name: str, with_chat: bool, why: str = "") -> None:
        """Delete an account. What stays of it, at tables that have begun, stays without its name."""
        await self.check_account(name)
        await self.vacate(name, "its account is deleted")

        def work(connection: Connection) -> None:
            found = connection.execute(queries.SEATS_OF_ACCOUNT, {"of_account": name}).all()
            for row in found:
                redact(connection, Sitting(row.table_id, row.seat, row.name, row.state), with_chat)
                self.note(connection, "table.redact", row.table_id, f"seat {row.seat}")
            forget_account(connection, name)
            self.note(connection, "account.delete", name, why)

        await self.change(work)
        await self.store.database.wipe()

    # -- chat --------------------------------------------------------------------------------

    async def chat(self, table_id: str) -> list[ChatRow]:
        await self.check_table(table_id)
        return await self.read(queries.CHAT, ChatRow, of_table=table_id)

    async def check_table(self, table_id: str) -> None:
        if await self.store.table(table_id) is None:
            raise no_table(table_id)

    async def remove_chat(
        self, table_id: str, ids: Sequence[str], author: str | None, why: str = ""
    ) -> int:
        """Remove sayings by their ids, or all of an author; return how many."""
        await self.check_table(table_id)

        def work(connection: Connection) -> int:
            removed = 0
            for saying in ids:
                values = {"of_table": table_id, "of_id": saying}
                if connection.execute(queries.REMOVE_SAYING, values).rowcount == 0:
                    raise NotThere(f"table {table_id} has no saying {saying!r}")
                removed += 1
            if author is not None:
                values = {"of_table": table_id, "of_author": author}
                removed += connection.execute(queries.REMOVE_SAID_BY, values).rowcount
            if removed == 0:
                raise NotThere(f"{author!r} has said nothing at table {table_id}")
            self.note(connection, "chat.remove", table_id, why)
            return removed

        return await self.change(work)

    async def reports(self, most: int) -> list[ReportRow]:
        """Return the last reports, the latest first."""
        return await self.read(REPORTS, ReportRow, most=most)

    # -- the log -----------------------------------------------------------------------------

    async def log(self, most: int, about: str | None = None) -> list[AuditRow]:
        """Return the last acts, the oldest first."""
        query = queries.LAST_ACTS if about is None else queries.ACTS_ABOUT
        values = {} if about is None else {"of_what": about}
        found = await self.read(query, AuditRow, most=most, **values)
        return found[::-1]

    # -- what is not kept for ever -----------------------------------------------------------

    async def due(self, retention: Retention, spared: Collection[str] = ()) -> Due:
        """Return what has been kept long enough, apart from tables that are ``spared``."""
        now = time.time()

        def work(connection: Connection) -> Due:
            due = Due()
            opened, ended = retention.opened_before(now), retention.ended_before(now)
            said, signed_in = retention.said_before(now), retention.signed_in_before(now)
            if opened is not None:
                values = {"before": opened, "now": now}
                due.never_begun = list(connection.execute(queries.NEVER_BEGUN, values).scalars())
            if ended is not None:
                due.ended = list(
                    connection.execute(queries.LONG_ENDED, {"before": ended}).scalars()
                )
            if said is not None:
                due.chat = connection.execute(queries.OLD_CHAT, {"before": said}).scalar_one()
            if signed_in is not None:
                values = {"before": signed_in}
                due.sessions = connection.execute(queries.OLD_SESSIONS, values).scalar_one()
            return due

        found = await self.store.database.read(work)
        found.never_begun = [table_id for table_id in found.never_begun if table_id not in spared]
        found.ended = [table_id for table_id in found.ended if table_id not in spared]
        return found

    async def sweep(self, retention: Retention, spared: Collection[str] = ()) -> Due:
        """Delete what has been kept long enough; return what that was."""
        due = await self.due(retention, spared)
        for table_id in due.never_begun:
            await self.swept(table_id, "never begun", ["open"])
        for table_id in due.ended:
            await self.swept(table_id, "ended long ago", ["over", "closed"])
        now = time.time()
        if due.chat:
            values = {"before": retention.said_before(now)}
            await self.forget(queries.FORGET_CHAT, values, "chat.sweep", f"{due.chat} sayings")
        if due.sessions:
            values = {"before": retention.signed_in_before(now)}
            said = f"{due.sessions} sessions"
            await self.forget(queries.FORGET_SESSIONS, values, "session.sweep", said)
        return due

    async def swept(self, table_id: str, why: str, only: Collection[str]) -> None:
        try:
            await self.delete(table_id, f"retention: {why}", only)
        except NotThere:
            return  # another process was quicker

    async def forget(self, statement: Any, values: dict[str, Any], act: str, why: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(statement, values)
            self.note(connection, act, "", f"retention: {why}")

        await self.change(work)


MOST: Final = 500  # names of tables in one query


def no_table(table_id: str) -> NotThere:
    return NotThere(f"there is no table {table_id!r}")


def state_of(connection: Connection, table_id: str) -> Stage:
    """Return the state of a table, which stays so until the end of the transaction."""
    state: Stage | None = connection.execute(queries.STATE, {"of_table": table_id}).scalar()
    if state is None:
        raise no_table(table_id)
    return state


# -- deleting an account ----------------------------------------------------------------------


def redact(connection: Connection, sitting: Sitting, with_chat: bool) -> None:
    """Put a neutral name in the place of a person's, and leave nobody the key to the seat."""
    table_id, seat, name, state = sitting
    neutral = f"{queries.NEUTRAL} {seat + 1}"
    said = {"of_table": table_id, "of_author": name}
    if with_chat:
        connection.execute(queries.REMOVE_SAID_AT_TABLE, said)
    else:
        connection.execute(queries.REDACT_CHAT, said | {"new_author": neutral})
    place = {"of_table": table_id, "of_seat": seat}
    connection.execute(queries.REDACT_SEAT, place | {"new_name": neutral})
    if state == "playing":
        connection.execute(LET_STAND_IN, place | {"new_level": STAND_IN})
    connection.execute(queries.REDACT_TABLE, {"of_table": table_id})


def forget_account(connection: Connection, name: str) -> None:
    """Delete an account with all that is kept by it alone; who it was called is told nowhere."""
    for redaction in [*queries.REDACT_CONDUCT, *queries.FORGET_PLAYS]:
        connection.execute(redaction, {"of_account": name})
    for column in queries.of_an_account():
        if column.nullable:
            statement: Any = update(column.table).values({column: None})
        else:
            statement = delete(column.table)
        connection.execute(statement.where(column == name))
    connection.execute(queries.LIFT_BAN, {"of_kind": "account", "of_whom": name})
    connection.execute(queries.DELETE_ACCOUNT, {"of_account": name})


# -- opening ----------------------------------------------------------------------------------


async def open_existing(database: str) -> Store:
    """Return the store at ``database``, which must be there and up to date.

    A command never migrates: an older server may be running at it.
    """
    file = sqlite_file(database)
    if file is not None and not Path(file).exists():
        raise StoreError(f"there is no database {file}: `serao serve` makes one")
    opened = database_at(url_of(database), USUAL_SECONDS)
    try:
        await opened.read(check_current)
    except (OSError, SQLAlchemyError) as error:
        await opened.close()
        said = str(error).splitlines()[0]
        raise StoreError(f"the database cannot be reached or read: {said}") from None
    except SeraoError:
        await opened.close()
        raise
    return Store(opened)


def check_current(connection: Connection) -> None:
    """Refuse a database that is not ours, or of another version."""
    try:
        lacking = outstanding(connection)
    except SQLAlchemyError:
        raise StoreError("that is no database of serao's, or an empty one") from None
    if lacking:
        raise StoreError("the database is of an older serao: start `serao serve` with it once")
