"""What a client is told at the end."""

from __future__ import annotations

from serao.server import telling
from tests.games.urto.at_the_table import event_drawn
from tests.server.hosting import play_of


def test_urt_12_2_a_cave_that_nobody_leaves_has_no_winner() -> None:
    row, _, play = play_of("urto", 2, 3)
    play.state = event_drawn("poisonous-spores", {"health": 1}, {"state": "dead"})
    told = telling.result(play, row, "en", False)
    assert told is not None
    assert told.ranking == [[0, 1]]
    assert told.winners == []


def test_urt_12_3_a_lone_arrival_is_the_winner() -> None:
    row, _, play = play_of("urto", 2, 3)
    play.state = event_drawn("poisonous-spores", {"health": 1}, {"state": "arrived"})
    told = telling.result(play, row, "en", False)
    assert told is not None
    assert told.winners == [1]
