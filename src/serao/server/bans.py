"""Who is kept out: accounts, and networks by their name or by their hash."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from serao.networks import hashed, network_of
from serao.store import BanRow

Network = IPv4Network | IPv6Network
LENGTHS: Final = range(129)


log = logging.getLogger("serao.bans")


def length_of(hashed_network: str) -> int:
    """Return the length of the prefix of a network of which the hash is kept."""
    length = int(hashed_network.partition(":")[0])
    if length not in LENGTHS:
        raise ValueError(f"no network has a prefix of {length} bits")
    return length


class Bans:
    """The bans that this process knows of; one with an end counts until then."""

    def __init__(self) -> None:
        self.accounts: dict[str, float] = {}  # until when
        self.networks: dict[Network, float] = {}
        self.hashes: dict[str, float] = {}
        self.lengths: set[int] = set()  # of the prefixes of hashed networks

    def learn(self, rows: Iterable[BanRow]) -> None:
        """Take what the store holds in the place of what was known."""
        for known in (self.accounts, self.networks, self.hashes, self.lengths):
            known.clear()
        for row in rows:
            try:
                self.add(row)
            except ValueError as error:
                log.error("a ban cannot be read, and keeps nobody out", extra={"why": str(error)})

    def add(self, row: BanRow) -> None:
        until = float("inf") if row.until is None else row.until
        if row.kind == "account":
            self.accounts[row.whom] = until
        elif row.kind == "network":
            self.networks[ip_network(row.whom)] = until
        else:
            self.lengths.add(length_of(row.whom))
            self.hashes[row.whom] = until

    def has_account(self, account: str | None) -> bool:
        return account is not None and self.accounts.get(account, 0.0) > time.time()

    def has_address(self, address: str) -> bool:
        if not self.networks and not self.hashes:
            return False
        try:
            asking = ip_address(address.partition("%")[0])
        except ValueError:
            return False  # no address: a test, or a socket of this machine
        now = time.time()
        mapped = getattr(asking, "ipv4_mapped", None)
        asking = asking if mapped is None else mapped
        if any(asking in network and until > now for network, until in self.networks.items()):
            return True
        names = [hashed(network_of(asking, length)) for length in self.lengths]
        return any(self.hashes.get(name, 0.0) > now for name in names)
