"""What is not offered has a reason, in nearly every case."""

from __future__ import annotations

import pytest

import serao
from serao.kernel.playout import act_at_random
from serao.kernel.state import State

AIM = 0.9  # of all that is not offered
LOOKS = 12  # at a game, from its beginning to its end


def test_nine_of_ten_actions_that_are_not_offered_have_a_reason(
    slug: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = serao.game(slug)
    barred = explained = 0
    for seats in game.seats:
        for table in looked_at(game.new_table(seats, seats)):
            for seat in table.waiting():
                offer = table.options(seat)
                reasons = [
                    table.why_not(action, seat)
                    for action in range(len(game.actions))
                    if action not in offer
                ]
                barred += len(reasons)
                explained += len([reason for reason in reasons if reason is not None])
    with capsys.disabled():
        print(f"\n{slug}: {explained} of {barred} actions that are not offered have a reason")
    assert explained >= AIM * barred


def looked_at(table: State) -> list[State]:
    """Return a random game at some of its moments."""
    rng = serao.Rng(table.seats)
    found = [table.clone()]
    while not table.is_over:
        act_at_random(table, rng)
        found.append(table.clone())
    return [moment for moment in found[:: max(1, len(found) // LOOKS)] if not moment.is_over]
