"""Accounts on several devices: what signs in, who is signed in, and an end to it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from serao.server import people
from serao.server.codes import Refusal
from serao.server.messages import SessionInfo
from serao.store import SessionRow, Store
from serao.store.sessions import handle

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

    from serao.server.tables import Listener

CLEAR_EVERY: Final = 3600.0  # seconds

# What a browser calls itself, and what people call it; the first that is found.
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_of(connection: HTTPConnection) -> str:
    """Return the browser and the system in two words that we know; "" for other programs."""
    agent = connection.headers.get("user-agent", "")
    found = (
        next((name for mark, name in known if mark in agent), "") for known in (BROWSERS, SYSTEMS)
    )
    return " · ".join(filter(None, found))


def info(session: SessionRow, mine: str) -> SessionInfo:
    return SessionInfo(
        id=handle(session.token),
        device=session.device,
        created=session.created,
        seen=session.created if session.seen is None else session.seen,
        current=session.token == mine,
    )


async def change_password(store: Store, account: str, old: str, new: str, mine: str) -> None:
    """Put a new password in the place of the old one, and end all sessions but mine."""
    kept = await store.password_of(account)
    if kept is None or not await asyncio.to_thread(people.matches, kept, old):
        raise Refusal("account/wrong-password", "old")
    hashed = await asyncio.to_thread(people.HASHER.hash, new)
    if not await store.sessions.change_password(account, kept, hashed, mine):
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
