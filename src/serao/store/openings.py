"""Who has opened how many tables. Where somebody opened one is kept as a keyed hash."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import Executable

from serao.store import queries
from serao.store.rows import DAY

if TYPE_CHECKING:
    from serao.store.store import Store

KEY: Final = "origins"


class Openings:
    """Counts openings for whoever did them, in whatever process and before whatever restart."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.key = secrets.token_bytes(32)  # until the one of the database is read

    async def learn_key(self) -> None:
        """Take the key that all processes at the database share; whoever comes first draws it."""
        await self.store.write((queries.ADD_KEY, {"name": KEY, "value": secrets.token_hex(32)}))
        (found,) = await self.store.read_column(queries.KEY, name=KEY)
        self.key = bytes.fromhex(found)

    def origin(self, address: str) -> str:
        """Return what is kept of an address: the same for the same one, and readable by nobody."""
        return hmac.new(self.key, address.encode(), hashlib.sha256).hexdigest()[:32]

    async def from_origin(self, origin: str) -> int:
        """Return how many tables were opened from there within a day and are not over."""
        return await self.count(queries.OPENED_FROM, origin)

    async def by_account(self, account: str) -> int:
        return await self.count(queries.OPENED_BY, account)

    async def count(self, query: Executable, who: str) -> int:
        found: list[int] = await self.store.read_column(query, who=who, since=time.time() - DAY)
        return found[0]

    async def forget_ended(self) -> None:
        """Keep no longer from where tables were opened that are over: nothing is counted there."""
        await self.store.write((queries.FORGET_ORIGINS, {}))
