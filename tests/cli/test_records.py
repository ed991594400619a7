"""Writing a game down."""

from __future__ import annotations

import pytest

import serao
from serao.records import Player, new_record


@pytest.mark.parametrize("slug", serao.games())
def test_an_action_that_is_not_offered_is_refused_and_not_written_down(slug: str) -> None:
    game = serao.game(slug)
    players = [Player(f"Player {seat}") for seat in range(game.seats[0])]
    record = new_record(game, players, {}, seed="refused")
    table = record.opened()
    before = table.position()
    seat = table.waiting()[0]
    offered = table.options(seat)
    for action in [-1, *range(len(game.actions) + 1)]:
        if action not in offered:
            with pytest.raises(serao.IllegalAction, match=f"seat {seat} cannot"):
                record.add(table, seat, action)
    assert record.actions == []
    assert table.position() == before
