"""How often somebody may ask, and how much of the house somebody may have.

Whoever asks is known by address: an IPv4 address, or the /64 of an IPv6 one, which is what one
household is given. Behind a proxy that is the address that the proxy names.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from starlette.requests import HTTPConnection

from serao.server.settings import Settings

FEW: Final = 10_000  # buckets that are kept before full ones are forgotten
SAYINGS_AT_ONCE: Final = 5
TABLE_SAYINGS_AT_ONCE: Final = 20
TABLES_AT_ONCE: Final = 20
HINTS_AT_ONCE: Final = 8


# -- addresses --------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def household(host: str) -> str:
    """Return what an address counts as: an IPv6 one as its /64, another one as itself."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is None:
            return str(ipaddress.ip_network((address, 64), strict=False))
        address = address.ipv4_mapped
    return str(address)


def address_of(connection: HTTPConnection) -> str:
    """Return the address that a request or a socket counts for."""
    return household(connection.client.host) if connection.client else "nowhere"


# -- how often --------------------------------------------------------------------------------


class Bucket:
    """Holds permits that come back at a steady rate, up to a number saved."""

    __slots__ = ("at", "clock", "held", "most", "rate")

    def __init__(
        self, rate: float, most: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.most = most
        self.clock = clock
        self.held = most
        self.at = clock()

    def take(self, number: int = 1) -> bool:
        """Take permits; False, and none is taken, when there are fewer."""
        now = self.clock()
        self.held = min(self.most, self.held + (now - self.at) * self.rate)
        self.at = now
        if self.held < number:
            return False
        self.held -= number
        return True

    @property
    def is_empty(self) -> bool:
        return self.held + (self.clock() - self.at) * self.rate < 1

    @property
    def is_full(self) -> bool:
        return self.held + (self.clock() - self.at) * self.rate >= self.most


class Buckets:
    """One bucket for each name; full ones are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.held: dict[str, Bucket] = {}
        self.room = FEW

    def take(self, name: str) -> bool:
        bucket = self.held.get(name)
        if bucket is None:
            self.make_room()
            bucket = self.held[name] = Bucket(self.rate, self.most)
        return bucket.take()

    def is_empty(self, name: str) -> bool:
        """Whether ``take`` would be refused."""
        return name in self.held and self.held[name].is_empty

    def forget(self, name: str) -> None:
        self.held.pop(name, None)

    def make_room(self) -> None:
        """Forget full buckets, seldom enough that many strangers cost little each."""
        if len(self.held) >= self.room:
            self.held = {name: one for name, one in self.held.items() if not one.is_full}
            self.room = max(FEW, 2 * len(self.held))


# -- how much ---------------------------------------------------------------------------------


class Counted:
    """How many of something each name has at the same time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: Counter[str] = Counter()

    def add(self, name: str) -> bool:
        """Count one more for ``name``; False, and it is not counted, where it has as many as it may."""
        if self.held[name] >= self.most:
            return False
        self.held[name] += 1
        return True

    def remove(self, name: str) -> None:
        self.held[name] -= 1
        if not self.held[name]:
            del self.held[name]


# -- all of them ------------------------------------------------------------------------------


PROBES: Final = frozenset({"/health", "/ready", "/metrics"})  # what a host asks all the time
ASKED: Final = ("/api/", "/seat/")  # what needs more than a look into memory


class Limits:
    """What everybody has used of what they may."""

    def __init__(self, settings: Settings) -> None:
        def saved_up(rate: float) -> Buckets:
            return Buckets(rate, rate * settings.burst_seconds)

        self.requests = saved_up(settings.requests_per_second)
        self.accounts = saved_up(settings.account_requests_per_second)
        self.probes = saved_up(settings.probes_per_second)
        self.files = saved_up(settings.files_per_second)
        self.sayings = Buckets(settings.sayings_per_second, SAYINGS_AT_ONCE)
        self.table_sayings = Buckets(settings.table_sayings_per_second, TABLE_SAYINGS_AT_ONCE)
        self.hints = Buckets(settings.hints_per_minute / 60, HINTS_AT_ONCE)
        self.tables = Buckets(settings.tables_per_minute / 60, TABLES_AT_ONCE)
        self.sockets = Counted(settings.sockets_per_address)
        self.long_answers = Counted(settings.long_answers_per_address)

    def may_ask(self, path: str, address: str) -> bool:
        """Count a request, whatever becomes of it; a house that is busy can be asked how it is."""
        if path in PROBES:
            return self.probes.take(address)
        return (self.requests if path.startswith(ASKED) else self.files).take(address)
