"""What the clients of a storm have sent and were told, each with its moment.

Moments are counted, not timed: one comes before another exactly if its number is less.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Literal

import msgspec

from serao.server.languages import ENGLISH, Language

Outcome = Literal["accepted", "refused", "unknown"]
Moments = Callable[[], int]

encode = msgspec.json.Encoder(order="deterministic").encode


def moments() -> Moments:
    return count(1).__next__


def plain(value: Any) -> bytes:
    """Return a value as it goes over the wire, the same bytes for the same value."""
    return encode(msgspec.json.decode(encode(value)))


@dataclass
class Move:
    """An answer to an offer, or a take-back. Without an answer it may have happened or not."""

    action: int
    version: int  # of the offer; 0 for a take-back
    sent: int
    answered: int = 0
    outcome: Outcome = "unknown"


@dataclass
class Saying:
    text: str
    sent: int
    answered: int = 0
    outcome: Outcome = "unknown"


@dataclass(frozen=True)
class Told:
    """What a client then saw: the view, and all lines of the log."""

    version: int
    view: bytes
    log: tuple[bytes, ...]
    asked: int  # when it said the hello of this connection
    since: int | None = None  # the version that an update follows; None: a welcome


@dataclass
class Guest:
    """All that happened to one client, through all its connections."""

    table: str
    viewer: int  # a seat, or NOBODY
    name: str = ""
    language: Language = ENGLISH
    at_the_end: bool = False  # came when all was over: it has to be told all there is
    moves: list[Move] = field(default_factory=list)
    sayings: list[Saying] = field(default_factory=list)
    told: list[Told] = field(default_factory=list)
