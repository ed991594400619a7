"""How long things take: counts by upper bounds, in the text format that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Histogram:
    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0  # seconds

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str, label: str = "") -> list[str]:
        """Return the samples; ``label`` is one like ``endpoint="health"``."""
        bounds = [*[f"{bound:g}" for bound in BOUNDS], "+Inf"]
        before = f"{label}," if label else ""
        only = f"{{{label}}}" if label else ""
        return [
            *[
                f'{name}_bucket{{{before}le="{bound}"}} {count}'
                for bound, count in zip(bounds, accumulate(self.counts), strict=True)
            ],
            f"{name}_sum{only} {self.total:.6f}",
            f"{name}_count{only} {sum(self.counts)}",
        ]
