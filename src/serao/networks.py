"""Networks by which addresses are kept out, in words and as hashes."""

from __future__ import annotations

import hashlib
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_network,
)
from typing import Final

HOUSEHOLD: Final = 64  # bits of an IPv6 address that one household shares


def network_named(text: str) -> IPv4Network | IPv6Network | None:
    """Return the network that ``text`` names: an address, or address/length; None if it does not.

    A single IPv6 address stands for its household, which may take any other at any time.
    """
    try:
        found = ip_network(text, strict=False)
    except ValueError:
        return None
    if isinstance(found, IPv6Network):
        mapped = found.network_address.ipv4_mapped
        if mapped is not None and found.prefixlen >= 96:
            return ip_network(f"{mapped}/{found.prefixlen - 96}", strict=False)
        if "/" not in text:
            return found.supernet(new_prefix=HOUSEHOLD)
    return found


def network_of(address: IPv4Address | IPv6Address, length: int) -> IPv4Network | IPv6Network:
    return ip_network(f"{address}/{min(length, address.max_prefixlen)}", strict=False)


def hashed(network: IPv4Network | IPv6Network) -> str:
    """Return the name of a network that does not say which: its length, and a digest.

    It keeps addresses out of backups and lists. Whoever tries all addresses finds it.
    """
    digest = hashlib.sha256(f"serao network {network}".encode()).hexdigest()
    return f"{network.prefixlen}:{digest}"
