"""How often somebody may ask."""

from __future__ import annotations

import time
from collections.abc import Callable


class Bucket:
    """Holds permits that come back at a steady rate, up to a number saved."""

    def __init__(
        self, rate: float, most: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.most = most
        self.clock = clock
        self.held = most
        self.at = clock()

    def take(self) -> bool:
        """Take one permit; False when there is none."""
        now = self.clock()
        self.held = min(self.most, self.held + (now - self.at) * self.rate)
        self.at = now
        if self.held < 1:
            return False
        self.held -= 1
        return True

    @property
    def is_full(self) -> bool:
        return self.held + (self.clock() - self.at) * self.rate >= self.most


class Buckets:
    """One bucket for each address; full ones are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.held: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self.held) > 10_000:
            self.held = {who: one for who, one in self.held.items() if not one.is_full}
        return self.held.setdefault(address, Bucket(self.rate, self.most)).take()
