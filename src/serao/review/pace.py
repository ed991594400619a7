"""How long each part of a review may take."""

from __future__ import annotations

import time
from collections.abc import Iterator


class Pace:
    """Shares the time until ``ends`` among what is to be done, and so many worlds at most for each."""

    def __init__(self, ends: float | None, most: int) -> None:
        self.ends = ends
        self.most = most

    def share(self, left: int, part: float = 1.0) -> float | None:
        """Return the seconds for one of ``left`` things in a ``part`` of the time; ``None``: as long as it takes."""
        if self.ends is None:
            return None
        return max(0.001, part * (self.ends - time.perf_counter()) / max(1, left))

    def tries(self, left: int, least: int) -> Iterator[None]:
        """Yield as often as one of ``left`` things may be tried: at least ``least`` times."""
        now = time.perf_counter()
        until = None if self.ends is None else now + (self.ends - now) / max(1, left)
        for done in range(self.most):
            if done >= least and until is not None and time.perf_counter() >= until:
                return
            yield
