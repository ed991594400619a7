"""The doors: how many connections are open, whose they are, and which have been open for nothing."""

from __future__ import annotations

import ipaddress
import sys
from collections.abc import Iterable
from functools import cache
from typing import Any, Final, Protocol

import msgspec

from serao.kernel.errors import SeraoError
from serao.server.codes import Refusal
from serao.server.languages import ENGLISH
from serao.server.limits import Buckets, Counted, household
from serao.server.messages import Problem
from serao.server.metrics import Metrics
from serao.server.settings import Settings

if sys.platform != "win32":
    import resource

OTHER_FILES: Final = 128  # that the server has open beside its connections
MOST_FILES: Final = 65_536  # that it asks for
SHARE: Final = 4  # one address has at most one part in so many of all connections


Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Visitor(Protocol):
    """A connection, as the doors see it."""

    transport: Any
    client: tuple[str, int] | None

    def is_overdue(self, now: float) -> bool: ...


class Doors:
    """Counts who comes in, and shows out who keeps a connection open for nothing.

    A proxy brings everybody's connections, so its own are only counted among all: what comes
    through it is counted by the address that it names, where sockets and requests are.
    """

    def __init__(self, settings: Settings, metrics: Metrics, most_files: int | None = None) -> None:
        files = allowed_files() if most_files is None else most_files
        self.most = min(settings.connections, max(SHARE, files - OTHER_FILES))
        self.most_of_one = min(settings.connections_per_address, self.most // SHARE)
        self.request_seconds = settings.request_seconds
        self.reading_seconds = settings.reading_seconds
        self.unsent = settings.unsent_bytes
        self.unsent_of_one = settings.unsent_bytes_per_address
        self.frame_rate = 2 * settings.messages_per_second
        self.frame_burst = self.frame_rate * settings.burst_seconds
        self.proxies = networks(settings.proxies, "--proxy")
        self.metrics = metrics
        self.open = 0
        self.by_address = Counted(self.most_of_one)
        self.arrivals = Buckets(settings.new_connections_per_second, self.most_of_one)

    def let_in(self, host: str) -> Refusal | None:
        """Count a connection from ``host``, or say why it is refused."""
        if self.open >= self.most:
            return self.refused(Refusal("connection/too-many", "all"))
        if not self.is_proxy(host):
            address = household(host)
            if not self.arrivals.take(address):
                return self.refused(Refusal("connection/too-many", "fast"))
            if not self.by_address.add(address):
                return self.refused(Refusal("connection/too-many"))
        self.open += 1
        return None

    def refused(self, refusal: Refusal) -> Refusal:
        self.metrics.refuse(refusal.code)
        return refusal

    def let_out(self, host: str) -> None:
        self.open -= 1
        if not self.is_proxy(host):
            self.by_address.remove(household(host))

    def is_proxy(self, host: str) -> bool:
        return is_among(host, self.proxies)

    def look(self, visitors: Iterable[Visitor], now: float) -> None:
        """Cut off whoever asks for nothing or reads nothing; what waits for them is freed."""
        here = list(visitors)
        for visitor in here:
            if visitor.is_overdue(now):
                self.cut_off(visitor)
        for address, of_one in self.by_household(here).items():
            if address:
                self.free(of_one, self.unsent_of_one)
        self.free(here, self.unsent)

    def by_household(self, visitors: Iterable[Visitor]) -> dict[str, list[Visitor]]:
        """Return who is connected by address; those whom a proxy brings have none."""
        found: dict[str, list[Visitor]] = {}
        for visitor in visitors:
            host = visitor.client[0] if visitor.client else ""
            found.setdefault("" if self.is_proxy(host) else household(host), []).append(visitor)
        return found

    def free(self, visitors: list[Visitor], most: int) -> None:
        """Cut off those for whom most is waiting, until no more than ``most`` bytes wait for all."""
        waiting = sum(unsent(visitor) for visitor in visitors)
        if waiting <= most:
            return
        for visitor in sorted(visitors, key=unsent, reverse=True):
            if waiting <= most:
                return
            waiting -= unsent(visitor)
            self.cut_off(visitor)

    def cut_off(self, visitor: Visitor) -> None:
        self.metrics.count("cut_off")
        visitor.transport.abort()


def unsent(visitor: Visitor) -> int:
    """Return how many bytes wait for somebody, and take room until they are sent."""
    return int(visitor.transport.get_write_buffer_size())


def networks(named: Iterable[str], option: str) -> list[Network]:
    try:
        return [ipaddress.ip_network(name) for name in named]
    except ValueError as error:
        raise SeraoError(f"{option} is an address or a network like 10.0.0.0/8: {error}") from None


def is_among(host: str, known: Iterable[Network]) -> bool:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return any(address in network for network in known)


def answer_at_the_door(refusal: Refusal) -> bytes:
    """Return a whole HTTP answer for somebody who is not let in, whatever they were going to ask."""
    return encoded_answer(refusal.code, refusal.status, refusal.reason(ENGLISH))


@cache
def encoded_answer(code: str, status: int, reason: str) -> bytes:
    body = msgspec.json.encode(Problem(code, reason))
    head = (
        f"HTTP/1.1 {status} Refused\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body


# -- files ------------------------------------------------------------------------------------


def raise_file_limit() -> None:
    """Ask for as many open files as the system lets us have: every connection is one."""
    if sys.platform == "win32":
        return  # a process has no such limit there
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def allowed_files() -> int:
    if sys.platform == "win32":
        return MOST_FILES
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft
