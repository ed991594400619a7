"""Accounts and the browsers in which they are signed in."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from serao.kernel.errors import SeraoError
from serao.store import queries
from serao.store.rows import DAY, MINUTE, SessionRow

if TYPE_CHECKING:
    from serao.store.store import Store

SEEN_EVERY: Final = 10 * MINUTE  # seconds; more exactly nobody needs to know it
SESSION: Final = 90.0 * DAY  # seconds that a session holds without use, usually
MANY: Final = 500  # accounts in one transaction
HANDLE: Final = 12  # hexadecimal digits by which an account's sessions are told apart


def handle(token: str) -> str:
    """Return the name by which its account may end a session; it opens nothing."""
    return token[:HANDLE]


class Sessions:
    def __init__(self, store: Store, seconds: float = SESSION) -> None:
        self.store = store
        self.seconds = seconds  # without use, after which a session is over

    def since(self) -> float:
        """Return when a session must have been used, at the latest, to hold."""
        return time.time() - self.seconds

    async def account_of(self, token: str) -> str | None:
        """Return whose session it is, and keep that it was used; None when it is over."""
        found = await self.store.read(queries.SESSION, SessionRow, token=token, now=time.time())
        if not found:
            return None
        session, now = found[0], time.time()
        if session.seen is not None and session.seen <= now - self.seconds:
            return None
        if session.seen is None or session.seen <= now - min(SEEN_EVERY, self.seconds / 4):
            with suppress(OSError, SQLAlchemyError, SeraoError):  # to be here is enough
                seen = {"of_token": token, "new_seen": now}
                await self.store.write((queries.SEE_SESSION, seen))
        return session.account

    async def of(self, account: str) -> list[SessionRow]:
        """Return the sessions of an account, the last used first."""
        values = {"account": account, "since": self.since()}
        return await self.store.read(queries.SESSIONS_OF, SessionRow, **values)

    async def living(self, tokens: Collection[str]) -> set[str]:
        """Return which of these sessions still hold."""
        values = {"tokens": list(tokens), "since": self.since()}
        return set(await self.store.read_column(queries.LIVE_SESSIONS, **values))

    async def end(self, account: str, wanted: str) -> bool:
        """End the session of an account that has this handle; False when there is none."""
        values = {"of_account": account, "handle": wanted}
        return await self.store.write((queries.END_SESSION_OF, values)) > 0

    async def end_others(self, account: str, but: str) -> None:
        values = {"of_account": account, "but": but}
        await self.store.write((queries.END_OTHER_SESSIONS, values))

    async def end_old(self) -> None:
        """Forget sessions that nobody has used for too long."""
        await self.store.write((queries.END_OLD_SESSIONS, {"since": self.since()}))

    async def change_password(self, account: str, old: str, new: str, but: str) -> bool:
        """Put a new password in the place of the old one, both as kept, and end other sessions.

        False when the old one has been changed meanwhile.
        """
        change = {"of_name": account, "old_password": old, "new_password": new}
        if await self.store.write((queries.CHANGE_PASSWORD, change)) == 0:
            return False
        await self.end_others(account, but)
        return True

    async def bring_up_to_date(self, likeness: Callable[[str], str]) -> None:
        """Give what an earlier serao has kept its likenesses and the time from which it ages.

        Of accounts that look alike already only one is given a likeness; both go on.
        """
        await self.store.write((queries.SEE_UNDATED_SESSIONS, {"new_seen": time.time()}))
        names = await self.store.read_column(queries.NAMES_WITHOUT_LIKENESS)
        for i in range(0, len(names), MANY):
            rows = [
                {"of_name": name, "new_likeness": likeness(name)} for name in names[i : i + MANY]
            ]
            await self.store.write(*[(queries.LIKEN, row) for row in rows])
