"""What the frameworks ask of any environment, asked of every game at every number of seats."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rl.settings import SEATINGS, every_seating
from tests.rl.suites import SUITES, open_spiel_playthrough


@every_seating
@pytest.mark.parametrize("suite", SUITES, ids=[suite.__name__ for suite in SUITES])
def test_a_suite_finds_nothing_wrong(
    suite: Callable[[str, int], None], slug: str, seats: int
) -> None:
    suite(slug, seats)


@pytest.mark.parametrize("slug", sorted({slug for slug, _ in SEATINGS}))
def test_open_spiel_replays_a_playthrough(slug: str) -> None:
    """With the fewest seats: OpenSpiel rounds every number of every seat's tensor one by one."""
    open_spiel_playthrough(slug, min(seats for each, seats in SEATINGS if each == slug))
