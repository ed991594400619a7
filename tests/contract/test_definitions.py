"""What every game's definition and content must offer."""

from __future__ import annotations

import pytest

import serao
from serao.server.hosted import Play
from serao.testing.test_definitions import *  # noqa: F403
from tests.server.hosting import play_of
from tests.tables import every_game


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(serao.UnknownGame, match="wipe-em-out"):
        serao.game("chess")
    assert list(serao.games()) == sorted(serao.games())


@every_game
def test_a_hosted_table_of_before_an_option_was_known_goes_on_with_its_default(slug: str) -> None:
    game = serao.game(slug)
    row, _, play = play_of(slug, game.seats[0], 5)
    row.options = {}
    assert Play(game, row, play.names).state.position() == play.state.position()
