"""Fair play: how people and the host draw the seed together, so that nobody can choose it.

The table publishes the SHA-256 of its secret when it opens. Each person's client draws a share
and publishes a commitment to it. When everybody has, all of it is sealed, together with the
terms of the game; only then are shares shown. The seed follows from seal, secret and shares.
Whoever held back one honest share until then knows that nobody chose the seed. Whoever runs the
server can look at it: see docs/fairness.md for what is proven and what is not.

Tables from before (derivation 1) drew theirs from the secret and from shares shown uncommitted.
The deal of a day (derivation 3) is the same for everybody, so nobody gives a share: its secret was
committed to, with all that is dealt by it, days before anybody could play it.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

SHOWN: Final = 1  # derivation: shares were shown one after the other
SEALED: Final = 2  # derivation: shares were committed to, sealed, and then shown
OF_A_DAY: Final = 3  # derivation: the deal of a day, by the house's secret alone

Part = bytes | str | int

HEX: Final = re.compile(r"(?:[0-9a-f]{2})+")


def new_secret() -> str:
    """Return a fresh secret, or share, of 32 bytes as hexadecimal digits."""
    return secrets.token_hex(32)


def new_table_id() -> str:
    """Return a fresh name for a table; it is part of every commitment and of the seed."""
    return secrets.token_urlsafe(9)


def secret_from(seed: str) -> str:
    """Return the secret that stands for a seed chosen by hand, for games to be repeated."""
    return hashlib.sha256(b"serao seed:" + seed.encode()).hexdigest()


def commitment(secret: str) -> str:
    """Return what the table publishes when it opens."""
    return hashlib.sha256(raw(secret)).hexdigest()


def digest(tag: str, parts: Iterable[Part]) -> bytes:
    """Return the SHA-256 of ``tag`` and ``parts``, each after its length in four bytes."""
    found = hashlib.sha256()
    for part in (tag, *parts):
        found.update(measured(bytes_of(part)))
    return found.digest()


def measured(part: bytes) -> bytes:
    return len(part).to_bytes(4, "big") + part


def raw(digits: str) -> bytes:
    """Return the bytes of lower-case hexadecimal digits; one number is written in one way."""
    if not HEX.fullmatch(digits):
        raise ValueError(f"not hexadecimal digits: {digits!r}")
    return bytes.fromhex(digits)


def bytes_of(part: Part) -> bytes:
    if isinstance(part, bytes):
        return part
    return part.encode() if isinstance(part, str) else part.to_bytes(4, "big")


def share_commitment(table: str, commitment: str, attempt: int, seat: int, share: str) -> str:
    """Return what a seat publishes of its share.

    It holds at one seat of one table with one secret, in one attempt: a copy of it opens nowhere.
    """
    return digest("serao share", [raw(commitment), table, attempt, seat, raw(share)]).hex()


def terms(facts: Mapping[str, Any]) -> str:
    """Return the digest of what is played by whom: canonical JSON of the facts."""
    text = json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return digest("serao terms", [text]).hex()


def seal(
    table: str, commitment: str, attempt: int, terms: str, shares: Sequence[str | None]
) -> str:
    """Return the seal over all that is fixed before a share is shown.

    ``shares`` are the commitments to them by seat, None where no person sits.
    """
    fixed: list[Part] = [table, raw(commitment), attempt, raw(terms)]
    return digest("serao seal", fixed + by_seat(shares)).hex()


def seed(seal: str, secret: str, shares: Sequence[str | None]) -> bytes:
    """Return the seed of the table's generator."""
    fixed: list[Part] = [raw(seal), raw(secret)]
    return digest("serao table 2", fixed + by_seat(shares))


def day_commitment(
    game: str, date: str, levels: Sequence[str | None], iterations: int, secret: str
) -> str:
    """Return what the house publishes of the deal of a day, days before it can be played.

    ``levels`` are those of the bots by seat, None where the person sits.
    """
    sitting = [level or "" for level in levels]
    fixed: list[Part] = [game, date, len(sitting), *sitting, iterations, raw(secret)]
    return digest("serao day", fixed).hex()


def day_seed(commitment: str, secret: str) -> bytes:
    """Return the seed of the deal of a day, which is the same at everybody's table."""
    return digest("serao deal", [raw(commitment), raw(secret)])


def by_seat(shares: Sequence[str | None]) -> list[Part]:
    return [
        part
        for seat, share in enumerate(shares)
        if share is not None
        for part in (seat, raw(share))
    ]


def closing(
    seal: str, actions: Sequence[tuple[int, int]], hints: Sequence[tuple[int, int]] = ()
) -> str:
    """Return the digest of a whole game: its seal, each action with its seat, and each hint.

    A hint is the seat that was given it, and how many actions stood then.
    """
    moves = [number for action in actions for number in action]
    if not hints:
        return digest("serao end", [raw(seal), *moves]).hex()
    given = [number for hint in hints for number in hint]
    return digest("serao end with hints", [raw(seal), len(actions), *moves, *given]).hex()


def seed_of(secret: str, entropy: Iterable[str]) -> bytes:
    """Return the seed by derivation 1: the secret, then each person's share."""
    found = hashlib.sha256(b"serao table")
    for part in [secret, *entropy]:
        found.update(measured(raw(part)))
    return found.digest()
