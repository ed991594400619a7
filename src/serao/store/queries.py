"""Every statement that the store runs, by name."""

from __future__ import annotations

from typing import Any

from sqlalchemy import bindparam, exists, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import ReturningInsert

from serao.store.schema import accounts, actions, chat, seats, sessions, tables

ADD_TABLE = insert(tables)
ADD_SEATS = insert(seats)
ADD_CHAT = insert(chat)
ADD_ACCOUNT = insert(accounts)
ADD_SESSION = insert(sessions)

TABLE = select(tables).where(tables.c.id == bindparam("id"))
SEATS = select(seats).where(seats.c.table_id == bindparam("id")).order_by(seats.c.seat)
ACTIONS = select(actions).where(actions.c.table_id == bindparam("id")).order_by(actions.c.number)
LAST_CHAT = (
    select(chat)
    .where(chat.c.table_id == bindparam("id"))
    .order_by(chat.c.at.desc(), chat.c.id)
    .limit(bindparam("most"))
)

OPEN_TABLES = (
    select(tables)
    .where(tables.c.public == 1, tables.c.state == bindparam("state"))
    .order_by(tables.c.created.desc())
    .limit(bindparam("most"))
)
TABLES_OF_ACCOUNT = (
    select(tables)
    .where(exists().where(seats.c.table_id == tables.c.id, seats.c.account == bindparam("account")))
    .order_by(tables.c.created.desc())
    .limit(bindparam("most"))
)
MY_SEATS = (
    select(tables, seats.c.seat.label("mine"))
    .join(seats, seats.c.table_id == tables.c.id)
    .where(
        or_(
            seats.c.token.in_(bindparam("tokens", expanding=True)),
            seats.c.account == bindparam("account"),
        )
    )
    .order_by(tables.c.created.desc())
    .limit(bindparam("most"))
)
PLAYED_BY_BOTS = (
    select(tables.c.id)
    .where(
        tables.c.state == "playing",
        exists().where(seats.c.table_id == tables.c.id, seats.c.level.is_not(None)),
    )
    .order_by(tables.c.created.desc())
)

TAKE_SEAT = (
    update(seats)
    .where(
        seats.c.table_id == bindparam("of_table"),
        seats.c.seat == bindparam("of_seat"),
        seats.c.kind == "open",
    )
    .values(
        kind="person",
        name=bindparam("new_name"),
        token=bindparam("new_token"),
        account=bindparam("new_account"),
    )
)
FREE_SEAT = (
    update(seats)
    .where(seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
    .values(kind="open", name="", token=None, account=None, entropy=None, reminded=None)
)
STAND_IN = (
    update(seats)
    .where(seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
    .values(level=bindparam("new_level"))
)
GIVE_ENTROPY = (
    update(seats)
    .where(
        seats.c.table_id == bindparam("of_table"),
        seats.c.seat == bindparam("of_seat"),
        seats.c.entropy.is_(None),
    )
    .values(entropy=bindparam("new_entropy"))
)
REMIND = (
    update(seats)
    .where(seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
    .values(reminded=bindparam("new_reminded"))
)
BEGIN = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"), tables.c.state == "open")
    .values(state="playing", entropy=bindparam("new_entropy"), begun=bindparam("new_begun"))
)
END = update(tables).where(tables.c.id == bindparam("of_table")).values(state="over")
MEET_AGAIN = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"), tables.c.rematch.is_(None))
    .values(rematch=bindparam("new_rematch"))
)

ACCOUNT = select(accounts).where(accounts.c.name == bindparam("name"))
SESSION = select(sessions.c.account).where(sessions.c.token == bindparam("token"))
END_SESSION = sessions.delete().where(sessions.c.token == bindparam("of_token"))


def append(dialect: str) -> ReturningInsert[Any]:
    """Return the insert that skips numbers already taken and says which rows went in."""
    new = postgresql.insert(actions) if dialect == "postgresql" else sqlite.insert(actions)
    return new.on_conflict_do_nothing().returning(actions.c.table_id, actions.c.number)
