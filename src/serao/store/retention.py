"""What is kept how long. What has no number is kept for ever."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR


@dataclass(frozen=True)
class Retention:
    open_hours: float | None = 168.0  # tables that never began and that nobody uses
    finished_days: float | None = None  # tables that are over or closed, since their last action
    chat_days: float | None = None
    session_days: float | None = 180.0  # as long as a browser keeps its cookie

    def opened_before(self, now: float) -> float | None:
        return None if self.open_hours is None else now - self.open_hours * HOUR

    def ended_before(self, now: float) -> float | None:
        return None if self.finished_days is None else now - self.finished_days * DAY

    def said_before(self, now: float) -> float | None:
        return None if self.chat_days is None else now - self.chat_days * DAY

    def signed_in_before(self, now: float) -> float | None:
        return None if self.session_days is None else now - self.session_days * DAY


@dataclass
class Due:
    """What has been kept long enough."""

    never_begun: list[str] = field(default_factory=list)
    ended: list[str] = field(default_factory=list)
    chat: int = 0  # sayings
    sessions: int = 0


def kept(
    open_hours: float | None = None,
    finished_days: float | None = None,
    chat_days: float | None = None,
    session_days: float | None = None,
) -> Retention:
    """Return what is kept how long: as usual where nothing is said."""
    usual = Retention()
    return Retention(
        usual.open_hours if open_hours is None else open_hours,
        finished_days,
        chat_days,
        usual.session_days if session_days is None else session_days,
    )
