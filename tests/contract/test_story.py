"""What a line of the story carries: for every viewer what it changed, and nothing that it may not know."""

from __future__ import annotations

import serao
from serao.kernel.beats import SCENE
from serao.testing.test_story import *  # noqa: F403
from tests.tables import every_game


@every_game
def test_every_game_of_the_house_has_great_moments(slug: str) -> None:
    beats = serao.game(slug).story.beats
    assert any(part.weight == SCENE for part in beats.parts.values())
