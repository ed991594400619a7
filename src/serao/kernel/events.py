"""Events: what happened, for people. Nothing in the rules reads one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

HIDDEN: Final = -999  # in place of a value that a seat may not see


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Event:
    """Something that happened at the table, in the game's words."""

    def as_seen_by(self, seat: int) -> Event | None:
        """Return what ``seat`` (-1: a spectator) may see of it, ``None`` for nothing at all."""
        return self
