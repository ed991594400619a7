"""Accounts on several devices: what signs in, who is signed in, and an end to it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from serao.server.codes import Refusal
from serao.server.messages import SessionInfo
from serao.store import SessionRow, Store
from serao.store.sessions import handle

if TYPE_CHECKING:
    from serao.server.hall import Hall
    from serao.server.tables import Listener

CLEAR_EVERY: Final = 3600.0  # seconds


def info(session: SessionRow, mine: str) -> SessionInfo:
    return SessionInfo(
        id=handle(session.token),
        device=session.device,
        created=session.created,
        seen=session.created if session.seen is None else session.seen,
        current=session.token == mine,
    )


async def change_password(
    hall: Hall, account: str, old: str, new: str, mine: str, address: str
) -> None:
    """Put a new password in the place of the old one, and end all sessions but mine."""
    kept = await hall.store.password_of(account)
    await hall.passwords.check(account, old, kept, address, "old", mine)
    hashed = await hall.passwords.hashed(new, address)
    if kept is None or not await hall.store.sessions.change_password(account, kept, hashed, mine):
        raise Refusal("account/wrong-password", "old")


class SignedIn:
    """The sockets that are open because of a session: they close when it ends."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.sockets: dict[Listener, str] = {}  # with the session, as it is kept
        self.cleared = -CLEAR_EVERY  # when old sessions were last forgotten

    async def clear_away(self) -> None:
        """Forget sessions that nobody has used for too long, now and then: they hold no more."""
        if time.monotonic() - self.cleared >= CLEAR_EVERY:
            self.cleared = time.monotonic()
            await self.store.sessions.end_old()

    async def look(self) -> None:
        """Close the sockets of sessions that have ended, wherever that was done."""
        if not self.sockets:
            return
        living = await self.store.sessions.living(set(self.sockets.values()))
        for listener, session in list(self.sockets.items()):
            if session not in living:
                listener.lose()
