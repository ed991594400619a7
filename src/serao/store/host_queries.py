"""The statements of a host's commands, by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from sqlalchemy import Column, Delete, bindparam, delete, exists, func, insert, or_, select
from sqlalchemy import update as change

from serao.store.rows import ENDED
from serao.store.schema import (
    accounts,
    actions,
    audit,
    bans,
    chat,
    day_plays,
    metadata,
    presence,
    processes,
    removals,
    reports,
    seats,
    sessions,
    tables,
)

# -- tables -----------------------------------------------------------------------------------

LAST_ACTION = (
    select(func.max(actions.c.at)).where(actions.c.table_id == tables.c.id).scalar_subquery()
)
MOVED = func.coalesce(LAST_ACTION, tables.c.begun, tables.c.created)  # when it was last played at

LIST_TABLES = select(
    tables.c.id,
    tables.c.state,
    tables.c.game,
    tables.c.public,
    tables.c.created,
    LAST_ACTION.label("last_action"),
).order_by(tables.c.created.desc())
NAMES = (
    select(seats.c.table_id, seats.c.name)
    .where(seats.c.kind == "person", seats.c.table_id.in_(bindparam("table_ids", expanding=True)))
    .order_by(seats.c.table_id, seats.c.seat)
)
STATE = select(tables.c.state).where(tables.c.id == bindparam("of_table")).with_for_update()
CLOSE = (
    change(tables).where(tables.c.id == bindparam("of_table")).values(state="closed", motion=None)
)
FORGET_REMATCH = (
    change(tables).where(tables.c.rematch == bindparam("of_table")).values(rematch=None)
)
# Of a deal of a day the result stays, with those that are counted; what came to no end is no result.
FORGET_PLAY = [
    delete(day_plays).where(
        day_plays.c.at_table == bindparam("of_table"), day_plays.c.ended.is_(None)
    ),
    change(day_plays).where(day_plays.c.at_table == bindparam("of_table")).values(at_table=None),
]
DELETE_TABLE = delete(tables).where(tables.c.id == bindparam("of_table"))


OUTLIVING: Final = frozenset({"reports"})  # what a host is to read, whatever became of the table


def parts_of_a_table() -> Iterator[Delete]:
    """Yield what deletes all that belongs to a table, whatever the store keeps of tables."""
    for table in metadata.tables.values():
        if "table_id" in table.c and table.name not in OUTLIVING:
            yield delete(table).where(table.c.table_id == bindparam("of_table"))


# -- people -----------------------------------------------------------------------------------

LIST_ACCOUNTS = select(
    accounts.c.name,
    accounts.c.created,
    select(func.count())
    .select_from(sessions)
    .where(sessions.c.account == accounts.c.name)
    .scalar_subquery()
    .label("sessions"),
    select(func.count())
    .select_from(seats)
    .where(seats.c.account == accounts.c.name)
    .scalar_subquery()
    .label("seats"),
    exists()
    .where(
        bans.c.kind == "account",
        bans.c.whom == accounts.c.name,
        or_(bans.c.until.is_(None), bans.c.until > bindparam("now")),
    )
    .label("banned"),
).order_by(accounts.c.created)
ACCOUNT = select(accounts.c.created).where(accounts.c.name == bindparam("of_account"))
SET_PASSWORD = (
    change(accounts)
    .where(accounts.c.name == bindparam("of_account"))
    .values(password=bindparam("new_password"))
)
END_SESSIONS = delete(sessions).where(sessions.c.account == bindparam("of_account"))
SESSIONS = (
    select(sessions.c.created, sessions.c.seen, sessions.c.device)
    .where(sessions.c.account == bindparam("of_account"))
    .order_by(sessions.c.created)
)
LIFT_BAN = delete(bans).where(
    bans.c.kind == bindparam("of_kind"), bans.c.whom == bindparam("of_whom")
)
ADD_BAN = insert(bans)
SEATS_OF_ACCOUNT = (
    select(seats, tables.c.state)
    .join(tables, tables.c.id == seats.c.table_id)
    .where(seats.c.account == bindparam("of_account"))
    .order_by(tables.c.created, seats.c.seat)
)
REDACT_SEAT = (
    change(seats)
    .where(seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
    .values(name=bindparam("new_name"), account=None, token=None)
)
REDACT_TABLE = change(tables).where(tables.c.id == bindparam("of_table")).values(redacted=True)
REDACT_CHAT = (
    change(chat)
    .where(
        chat.c.table_id == bindparam("of_table"),
        chat.c.room == "table",
        chat.c.author == bindparam("of_author"),
    )
    .values(author=bindparam("new_author"))
)
NEUTRAL: Final = "Former player"
REDACT_CONDUCT = [  # the names of an account beside those of its seats
    change(removals).where(removals.c.account == bindparam("of_account")).values(name=NEUTRAL),
    change(reports)
    .where(reports.c.reporter_account == bindparam("of_account"))
    .values(reporter=NEUTRAL),
    change(reports).where(reports.c.about_account == bindparam("of_account")).values(about=NEUTRAL),
]
FORGET_PLAYS = [  # as FORGET_PLAY, of all that an account has played
    delete(day_plays).where(
        day_plays.c.account == bindparam("of_account"), day_plays.c.ended.is_(None)
    ),
    change(day_plays)
    .where(day_plays.c.account == bindparam("of_account"))
    .values(at_table=None, token=None),
]
DELETE_ACCOUNT = delete(accounts).where(accounts.c.name == bindparam("of_account"))


def of_an_account() -> Iterator[Column[Any]]:
    """Yield the columns in which the store names an account, apart from seats and accounts."""
    for table in metadata.tables.values():
        for column in table.columns:
            if table is not seats and (
                column.name == "account" or column.name.endswith("_account")
            ):
                yield column


# -- chat -------------------------------------------------------------------------------------

CHAT = select(chat).where(chat.c.table_id == bindparam("of_table")).order_by(chat.c.at, chat.c.id)
SAID_BY = (
    select(chat)
    .where(
        chat.c.table_id == bindparam("of_table"),
        chat.c.room == "table",
        chat.c.author == bindparam("of_author"),
    )
    .order_by(chat.c.at, chat.c.id)
)
REMOVE_SAYING = delete(chat).where(
    chat.c.table_id == bindparam("of_table"), chat.c.id == bindparam("of_id")
)
REMOVE_SAID_BY = delete(chat).where(
    chat.c.table_id == bindparam("of_table"), chat.c.author == bindparam("of_author")
)
REMOVE_SAID_AT_TABLE = REMOVE_SAID_BY.where(chat.c.room == "table")

# -- the log ----------------------------------------------------------------------------------

LAST_ACTS = select(audit).order_by(audit.c.id.desc()).limit(bindparam("most"))
ACTS_ABOUT = LAST_ACTS.where(audit.c.about == bindparam("of_what"))

# -- what is not kept for ever ----------------------------------------------------------------

SOMEBODY_IS_THERE = exists().where(
    presence.c.table_id == tables.c.id,
    processes.c.id == presence.c.process,
    processes.c.until > bindparam("now"),
)
NEVER_BEGUN = select(tables.c.id).where(
    tables.c.state == "open",
    tables.c.created < bindparam("before"),
    ~exists().where(chat.c.table_id == tables.c.id, chat.c.at >= bindparam("before")),
    ~SOMEBODY_IS_THERE,
)
LONG_ENDED = select(tables.c.id).where(tables.c.state.in_(ENDED), bindparam("before") > MOVED)
OLD_CHAT = select(func.count()).select_from(chat).where(chat.c.at < bindparam("before"))
FORGET_CHAT = delete(chat).where(chat.c.at < bindparam("before"))
OLD_SESSIONS = (
    select(func.count())
    .select_from(sessions)
    .where(func.coalesce(sessions.c.seen, sessions.c.created) < bindparam("before"))
)
FORGET_SESSIONS = delete(sessions).where(
    func.coalesce(sessions.c.seen, sessions.c.created) < bindparam("before")
)
