"""Fair play: what the host fixes beforehand, what the players add, and how anyone can check.

Before the first action the table publishes the SHA-256 of its secret. Each person's client
adds entropy of its own. The seed of the table's generator follows from both, so the host
cannot choose the shuffles and a player cannot foresee them. After the game the secret is in
the record, and everything can be played again.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence


def new_secret() -> str:
    """Return a fresh secret of 32 bytes as hexadecimal digits."""
    return secrets.token_hex(32)


def secret_from(seed: str) -> str:
    """Return the secret that stands for a seed chosen by hand, for games to be repeated."""
    return hashlib.sha256(b"serao seed:" + seed.encode()).hexdigest()


def commitment(secret: str) -> str:
    """Return what the table publishes before the first action."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, entropy: Sequence[str]) -> bytes:
    """Return the seed of the table's generator: the secret, then each player's entropy."""
    digest = hashlib.sha256(b"serao table")
    for part in [secret, *entropy]:
        raw = bytes.fromhex(part)
        digest.update(len(raw).to_bytes(4, "big") + raw)
    return digest.digest()
