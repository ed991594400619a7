"""Seats as actions: an action of its own names each player, the first of them seat 0."""

from __future__ import annotations


def others(first: int, seats: int, seat: int) -> list[int]:
    """Return the actions that name each of ``seats`` players but ``seat``."""
    return [first + other for other in range(seats) if other != seat]


def is_absent(first: int, last: int, seats: int, action: int) -> bool:
    """Whether ``action`` names a player whom the game may have, and this table has not."""
    return first + seats <= action <= last
