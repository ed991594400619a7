"""Who is asking: seat tokens, cookies, accounts."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from starlette.requests import HTTPConnection

from serao.kernel.state import NOBODY
from serao.server import seats
from serao.server.codes import Refusal
from serao.server.lookalikes import likeness
from serao.server.tables import Table
from serao.store import NameTaken, Store

ACCOUNT_COOKIE: Final = "serao-account"
HASHER: Final = PasswordHasher()
NOBODYS: Final = HASHER.hash("nobody has this password")  # so that unknown names take as long


def seat_cookie(table_id: str) -> str:
    return f"serao-{table_id}"


def token_of(connection: HTTPConnection, table_id: str) -> str | None:
    """Return the seat token that came with a request: a header, or this table's cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token
    return connection.cookies.get(seat_cookie(table_id))


async def seat_asking(connection: HTTPConnection, table: Table) -> int:
    """Return the seat of whoever asks, who must have one."""
    seat = await viewer_asking(connection, table)
    if seat != NOBODY:
        return seat
    if token_of(connection, table.row.id) is None:
        raise Refusal("seat/not-seated")
    raise Refusal("seat/wrong-token")


async def check_may_look(connection: HTTPConnection, table: Table) -> None:
    """Let in whoever has a seat, or the invitation where one is needed."""
    code = connection.query_params.get("code", "")
    if table.row.public or await viewer_asking(connection, table) != NOBODY:
        return
    if not code and token_of(connection, table.row.id) is not None:
        raise Refusal("seat/wrong-token")
    seats.check_code(table, code)


async def viewer_asking(connection: HTTPConnection, table: Table) -> int:
    """Return the seat of whoever asks, by its token or by an account, or -1 for a spectator."""
    token = token_of(connection, table.row.id)
    seat = None if token is None else seats.seat_if_any(table, token)
    if seat is None:
        seat = await seat_of_account(connection, table)
    return NOBODY if seat is None else seat


async def seat_of_account(connection: HTTPConnection, table: Table) -> int | None:
    """Return the seat that belongs to the account that is signed in, on whatever device."""
    session = session_of(connection)
    account = None if session is None else await table.store.account_of(session)
    if account is None:
        return None
    return next((seat.seat for seat in table.seats if seat.account == account), None)


def session_of(connection: HTTPConnection) -> str | None:
    """Return the session that came with a request, as the store keeps it."""
    token = connection.cookies.get(ACCOUNT_COOKIE)
    return None if token is None else seats.digest(token)


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "nowhere"


def tokens_of(connection: HTTPConnection) -> list[str]:
    """Return every seat token that came with a request, whatever tables they belong to."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    named = [token] if scheme.lower() == "bearer" and token else []
    kept = [
        value
        for name, value in connection.cookies.items()
        if name.startswith(seat_cookie("")) and name != ACCOUNT_COOKIE
    ]
    return [*named, *kept]


# -- accounts ---------------------------------------------------------------------------------


async def account_asking(connection: HTTPConnection, store: Store) -> str | None:
    """Return the account that is signed in; None for a guest."""
    session = session_of(connection)
    return None if session is None else await store.account_of(session)


async def sign_up(store: Store, name: str, password: str, device: str = "") -> str:
    """Make an account and return the token of its first session."""
    if not likeness(name):
        raise Refusal("account/name-taken", "blank")
    hashed = await asyncio.to_thread(HASHER.hash, password)
    try:
        await store.add_account(name, hashed, likeness(name))
    except NameTaken:
        raise Refusal("account/name-taken", name=name) from None
    return await new_session(store, name, device)


async def sign_in(store: Store, name: str, password: str, device: str = "") -> str:
    hashed = await store.password_of(name)
    right = await asyncio.to_thread(matches, hashed or NOBODYS, password)
    if hashed is None or not right:
        raise Refusal("account/wrong-password")
    return await new_session(store, name, device)


def matches(hashed: str, password: str) -> bool:
    try:
        return HASHER.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


async def new_session(store: Store, name: str, device: str) -> str:
    token = secrets.token_urlsafe(24)
    await store.add_session(seats.digest(token), name, device)
    return token
