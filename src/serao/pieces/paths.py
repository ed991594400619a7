"""Places joined by paths."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")


def steps_from(start: T, near: Callable[[T], Iterable[T]]) -> dict[T, int]:
    """Return the steps from ``start`` to every place that can be reached, nearest first."""
    found = {start: 0}
    queue = [start]
    for here in queue:
        for there in near(here):
            if there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found
