"""What the tests of the doors go through: every game that observes, at every number of seats."""

from __future__ import annotations

import pytest

import serao

SEATINGS = [
    (slug, seats)
    for slug in serao.games()
    if serao.game(slug).fields is not None
    for seats in serao.game(slug).seats
]

every_seating = pytest.mark.parametrize(
    ("slug", "seats"), SEATINGS, ids=[f"{slug}-{seats}" for slug, seats in SEATINGS]
)
