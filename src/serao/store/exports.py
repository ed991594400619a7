"""All that the store keeps about an account, for the person whose account it is.

What others hold, what is still to be drawn and every key are left out: a game may be running.
"""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, select

from serao.store import host_queries as queries
from serao.store.host import Host
from serao.store.schema import actions, bans, day_plays, reports, seats, tables

ABOUT_A_TABLE = (
    "id game edition options seats public created state begun rules commitment rematch".split()
)


async def export(host: Host, name: str) -> dict[str, Any]:
    """Return everything about an account as plain data."""
    await host.check_account(name)
    return await host.store.database.read(lambda connection: all_about(connection, name))


def all_about(connection: Connection, name: str) -> dict[str, Any]:
    values = {"of_account": name}
    sittings = connection.execute(queries.SEATS_OF_ACCOUNT, values).all()
    return {
        "account": name,
        "exported": time.time(),
        "created": connection.execute(queries.ACCOUNT, values).scalar_one(),
        "sessions": [dict(row) for row in connection.execute(queries.SESSIONS, values).mappings()],
        "bans": bans_of(connection, name),
        "reports": reports_by(connection, name),
        "days": days_of(connection, name),
        "tables": [table_of(connection, row.table_id, row.seat) for row in sittings],
    }


def bans_of(connection: Connection, name: str) -> list[dict[str, Any]]:
    query = select(bans.c.at, bans.c.until, bans.c.why).where(
        bans.c.kind == "account", bans.c.whom == name
    )
    return [dict(row) for row in connection.execute(query).mappings()]


def days_of(connection: Connection, name: str) -> list[dict[str, Any]]:
    """Return which deals of a day the account has played, and what came of them."""
    wanted = (day_plays.c[name] for name in "game date begun ended score place".split())
    query = select(*wanted).where(day_plays.c.account == name).order_by(day_plays.c.begun)
    return [dict(row) for row in connection.execute(query).mappings()]


def reports_by(connection: Connection, name: str) -> list[dict[str, Any]]:
    """Return what the account has reported; what others report about it is the host's to read."""
    wanted = (reports.c[name] for name in "at table_id about why words saying".split())
    query = select(*wanted).where(reports.c.reporter_account == name).order_by(reports.c.at)
    return [dict(row) for row in connection.execute(query).mappings()]


def table_of(connection: Connection, table_id: str, seat: int) -> dict[str, Any]:
    """Return a table as the person on ``seat`` knows it, with what that person did and said.

    An action stands without its number, which would tell how much others have answered in secret.
    """
    wanted = [tables.c[name] for name in ABOUT_A_TABLE]
    table = connection.execute(select(*wanted).where(tables.c.id == table_id)).mappings().one()
    around = select(seats.c.seat, seats.c.kind, seats.c.name).where(seats.c.table_id == table_id)
    players = [dict(row) for row in connection.execute(around.order_by(seats.c.seat)).mappings()]
    mine = seats.c.table_id == table_id, seats.c.seat == seat
    own = connection.execute(select(seats.c.name, seats.c.level, seats.c.reminded).where(*mine))
    done = (
        select(actions.c.action, actions.c.at)
        .where(actions.c.table_id == table_id, actions.c.seat == seat)
        .order_by(actions.c.number)
    )
    my_name = players[seat]["name"]
    said = {"of_table": table_id, "of_author": my_name}
    return {
        "table": dict(table),
        "players": players,
        "seat": {"seat": seat, **own.mappings().one()},
        "actions": [dict(row) for row in connection.execute(done).mappings()],
        "chat": [
            {"id": row.id, "text": row.text, "at": row.at}
            for row in connection.execute(queries.SAID_BY, said)
        ],
    }
