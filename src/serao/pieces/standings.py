"""Who is ahead: places by what decides between seats, and how far one is ahead of its rivals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def ranked(keys: Sequence[Any], among: Sequence[int]) -> list[list[int]]:
    """Return the seats ``among`` whom to decide in groups, the greatest key first; equal keys share a place."""
    found = sorted({keys[seat] for seat in among}, reverse=True)
    return [[seat for seat in among if keys[seat] == key] for key in found]


def best_rival(worths: list[float], seat: int, least: float = -1e9) -> float:
    """Return the most that another seat is worth, ``least`` if all are worth less."""
    best = least
    for other in range(len(worths)):
        if other != seat and worths[other] > best:
            best = worths[other]
    return best


def lead(worths: list[float], seat: int) -> float:
    """Return how far ``seat`` is ahead of its best rival."""
    return worths[seat] - best_rival(worths, seat)
