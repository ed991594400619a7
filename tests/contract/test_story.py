"""What a line of the story carries: for every viewer what it changed, and nothing that it may not know."""

from __future__ import annotations

from itertools import pairwise

import msgspec
from hypothesis import strategies as st

import serao
from serao.kernel.beats import SCENE
from serao.kernel.state import NOBODY
from serao.server import telling
from serao.testing.tables import Setting, law, seeds
from serao.testing.test_story import *  # noqa: F403
from serao.testing.test_story import some_answer
from tests.server.hosting import patched, play_of
from tests.tables import every_game, every_setting


@every_setting
@law(seed=seeds, acts=st.integers(0, 120))
def test_the_changes_of_the_lines_lead_to_the_new_view(
    setting: Setting, seed: int, acts: int
) -> None:
    _, _, play = play_of(setting.slug, setting.seats, seed)
    rng = serao.Rng(seed)
    for _ in range(acts):
        if play.state.is_over:
            return
        seat, action = some_answer(play.state, rng)
        play.enter(seat, action, 1.0)
    if play.state.is_over:
        return
    play.is_watched = True
    viewers = range(-1, play.state.seats)
    before = {
        viewer: (play.hearing.versions[viewer], telling.view(play, viewer)) for viewer in viewers
    }
    play.enter(*some_answer(play.state, rng), 2.0)
    for viewer, (since, view) in before.items():
        after = telling.view(play, viewer)
        news = telling.news(play, viewer, since, view, after)
        lines = telling.lines(play, viewer, news, "en")
        changes = [change for line in lines for change in line.changes] + news.rest
        assert patched(view, changes) == msgspec.to_builtins(after)
        assert not (lines and news.rest)


@every_setting
@law(seed=seeds, acts=st.integers(0, 200))
def test_lines_of_one_beat_follow_each_other_for_every_viewer(
    setting: Setting, seed: int, acts: int
) -> None:
    _, _, play = play_of(setting.slug, setting.seats, seed)
    rng = serao.Rng(seed)
    for _ in range(acts):
        if not play.state.is_over:
            play.enter(*some_answer(play.state, rng), 1.0)
    for viewer in range(NOBODY, play.state.seats):
        _, lines = telling.log_since(play, viewer, 0, "en")
        firsts = [line.beat for line in lines]
        assert all(first <= number for number, first in enumerate(firsts))
        assert all(
            now in (before, number) for number, (before, now) in enumerate(pairwise(firsts), 1)
        )


@every_game
def test_every_game_of_the_house_has_great_moments(slug: str) -> None:
    beats = serao.game(slug).story.beats
    assert any(part.weight == SCENE for part in beats.parts.values())
