"""The players' clocks. They decide nothing: a seat whose time is up is overdue, and that is shown."""

# compiled: it runs at every action
from __future__ import annotations

from collections.abc import Iterable

from serao.store import TimeControl


class Clocks:
    """How long each seat has thought, since when it owes an answer, and what it has left."""

    def __init__(self, time: TimeControl, seats: int) -> None:
        self.time = time
        self.used = [0.0] * seats
        self.since: list[float | None] = [None] * seats
        self.gained = [0] * seats  # seconds, for own answers

    def start(self, seats: Iterable[int], at: float) -> None:
        """Start the clocks of ``seats``, unless they run already."""
        for seat in seats:
            if self.since[seat] is None:
                self.since[seat] = at

    def stop(self, seat: int, at: float, counted: bool) -> None:
        """Stop a clock; time that is not counted comes back."""
        began = self.since[seat]
        if began is not None and counted:
            self.used[seat] += max(0.0, at - began)
        self.since[seat] = None

    def move_on(
        self, stopped: Iterable[int], owing: Iterable[int], at: float, counted: bool
    ) -> None:
        """Stop the clocks of those who owe nothing more, and start those of who does."""
        for seat in stopped:
            self.stop(seat, at, counted)
        self.start(owing, at)

    def gain(self, seat: int) -> None:
        """Add what an answer earns."""
        self.gained[seat] += self.time.increment

    def left(self, seat: int, now: float) -> float | None:
        """Return the seconds that a seat has left; None where its time is not limited."""
        began = self.since[seat]
        running = 0.0 if began is None else max(0.0, now - began)
        if self.time.kind == "clock":
            return self.time.base + self.gained[seat] - self.used[seat] - running
        if self.time.kind == "days" and began is not None:
            return self.time.base - running
        return None

    def is_overdue(self, seat: int, now: float) -> bool:
        left = self.left(seat, now)
        return self.since[seat] is not None and left is not None and left <= 0

    def until_overdue(self, now: float) -> float | None:
        """Return in how many seconds the next seat is overdue; None if none will be."""
        running = [seat for seat, began in enumerate(self.since) if began is not None]
        left = [self.left(seat, now) for seat in running if not self.is_overdue(seat, now)]
        return min((seconds for seconds in left if seconds is not None), default=None)
