"""Who is asking: seat tokens, cookies, accounts."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from starlette.requests import HTTPConnection

from serao.kernel.state import NOBODY
from serao.server import seats
from serao.server.codes import Refusal
from serao.server.devices import device_of
from serao.server.limits import Buckets, Counted, address_of
from serao.server.lookalikes import likeness
from serao.server.metrics import Metrics
from serao.server.settings import Settings
from serao.server.tables import Table
from serao.store import NameTaken, Store

if TYPE_CHECKING:
    from serao.server.hall import Hall

T = TypeVar("T")

ACCOUNT_COOKIE: Final = "serao-account"
HASHER: Final = PasswordHasher()
NOBODYS: Final = HASHER.hash("nobody has this password")  # so that unknown names take as long
SIGN_INS_AT_ONCE: Final = 10
TRIES_AT_ONCE: Final = 5  # wrong passwords for one account from one address
ALL_TRIES_AT_ONCE: Final = 100  # for one account from everywhere
PASSWORDS_OF_ONE: Final = 4  # that one address may have checked or waiting
FAMILIAR: Final = 10_000  # accounts with their addresses that are remembered

log = logging.getLogger("serao.people")


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
    table.check_told("others")
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


async def account_asking(connection: HTTPConnection, hall: Hall) -> str | None:
    """Return the account that is signed in; None for a guest. One that asks too often is refused."""
    session = session_of(connection)
    account = None if session is None else await hall.store.account_of(session)
    if account is not None and not hall.limits.accounts.take(account):
        raise Refusal("request/too-many", "account")
    return account


class Passwords:
    """Checks passwords in threads of its own, a few at a time, and slows down whoever guesses.

    Wrong ones are counted for an account and an address together, so that a stranger who guesses
    does not keep the owner out. From many addresses at once an account bears more, and then only
    addresses from which its owner has signed in before, and browsers that are signed in.
    """

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.metrics = metrics
        self.pool = ThreadPoolExecutor(settings.passwords_at_once, "passwords")
        self.most = settings.passwords_waiting
        self.waiting = 0
        self.of_address = Counted(PASSWORDS_OF_ONE)
        self.sign_ins = Buckets(settings.sign_ins_per_minute / 60, SIGN_INS_AT_ONCE)
        self.tries = Buckets(settings.wrong_passwords_per_minute / 60, TRIES_AT_ONCE)
        self.all_tries = Buckets(settings.wrong_passwords_in_all_per_minute / 60, ALL_TRIES_AT_ONCE)
        self.familiar: dict[str, None] = {}  # account and address, the latest last

    async def hashed(self, password: str, address: str) -> str:
        """Return what is kept of a new password."""
        self.check_pace(address)
        return await self.work(lambda: HASHER.hash(password), address)

    async def check(
        self,
        name: str,
        password: str,
        hashed: str | None,
        address: str,
        case: str = "",
        session: str | None = None,
    ) -> None:
        """Refuse a password that is not the one of ``hashed``, and one try too many.

        A ``session`` of the account shows that a browser is its owner's, wherever it is.
        """
        self.check_pace(address)
        pair, trying = f"{name} {address}", f"{name} {session or address}"
        is_familiar = session is not None or pair in self.familiar
        is_hunted = not is_familiar and self.all_tries.is_empty(name)
        if is_hunted or not self.tries.take(trying):
            self.note("a sign-in came after too many wrong passwords", name, address)
            raise Refusal("account/too-many")
        right = await self.work(lambda: matches(hashed or NOBODYS, password), address)
        if hashed is not None and right:
            self.tries.forget(trying)
            self.recognise(pair)
            return
        self.all_tries.take(name)
        self.metrics.count("sign_in_failures")
        self.note("a sign-in failed", name, address)
        raise Refusal("account/wrong-password", case)

    def check_pace(self, address: str) -> None:
        if not self.sign_ins.take(address):
            raise Refusal("account/too-many")

    def recognise(self, pair: str) -> None:
        self.familiar.pop(pair, None)
        self.familiar[pair] = None
        if len(self.familiar) > FAMILIAR:
            del self.familiar[next(iter(self.familiar))]

    def note(self, what: str, name: str, address: str) -> None:
        log.warning(what, extra={"account": name, "address": address})

    async def work(self, task: Callable[[], T], address: str) -> T:
        """Return what ``task`` does in a thread; refuse where too many wait for that already."""
        if self.waiting >= self.most or not self.of_address.add(address):
            raise Refusal("account/too-many", "busy")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, task)
        finally:
            self.waiting -= 1
            self.of_address.remove(address)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


async def sign_up(hall: Hall, connection: HTTPConnection, name: str, password: str) -> str:
    """Make an account and return the token of its first session."""
    if not likeness(name):
        raise Refusal("account/name-taken", "blank")
    hashed = await hall.passwords.hashed(password, address_of(connection))
    try:
        await hall.store.add_account(name, hashed, likeness(name))
    except NameTaken:
        raise Refusal("account/name-taken", name=name) from None
    return await new_session(hall.store, name, device_of(connection))


async def sign_in(hall: Hall, connection: HTTPConnection, name: str, password: str) -> str:
    hashed = await hall.store.password_of(name)
    session = session_of(connection)
    if session is not None and await hall.store.account_of(session) != name:
        session = None
    await hall.passwords.check(name, password, hashed, address_of(connection), session=session)
    return await new_session(hall.store, name, device_of(connection))


def matches(hashed: str, password: str) -> bool:
    try:
        return HASHER.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


async def new_session(store: Store, name: str, device: str) -> str:
    if await store.is_banned(name):
        raise Refusal("account/banned")
    token = secrets.token_urlsafe(24)
    await store.add_session(seats.digest(token), name, device)
    return token
