"""What a line of the story carries: for every viewer what it changed, and nothing that it may not know."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
from hypothesis import strategies as st

import serao
from serao.kernel.kinds import SEAT, Named, fields_of
from serao.kernel.messages import LANGUAGES, hyphened
from serao.kernel.playout import act_at_random
from serao.kernel.state import NOBODY, State
from serao.server import telling
from serao.server.hosted import Play
from serao.testing.hosted import patched, play_of
from serao.testing.tables import Moment, Setting, law, moments, seeds, table_at


def watched_act(table: State, action: int, seat: int) -> list[State]:
    """Act, and return the table as it was at each event."""
    table.moments = []
    table.act(action, seat)
    found, table.moments = table.moments, None
    return found


def as_told(table: State, told: int, moments: list[State], viewer: int | None) -> list[Any]:
    """Return each event that the viewer may see, with the view at that moment."""
    seat = NOBODY if viewer is None else viewer
    events = (table.journal or [])[told:]
    return [
        (seen, moment.view(viewer))
        for event, moment in zip(events, moments, strict=True)
        if (seen := event.as_seen_by(seat)) is not None
    ]


def play_at(setting: Setting, seed: int) -> Play:
    _, _, play = play_of(setting.slug, setting.seats, seed, options=dict(setting.options))
    return play


def some_answer(table: State, rng: serao.Rng) -> tuple[int, int]:
    waiting = table.waiting()
    seat = waiting[rng.below(len(waiting))]
    options = table.options(seat)
    return seat, options[rng.below(len(options))]


@law(moment=moments, seed=seeds)
def test_no_line_shows_more_than_the_viewer_may_know_at_that_moment(
    setting: Setting, moment: Moment, seed: int
) -> None:
    """In two worlds that look alike before and after an act, they look alike at each event."""
    truth = table_at(setting, moment)
    seat, action = some_answer(truth, serao.Rng(seed))
    for viewer in (None, *range(truth.seats)):
        looks = []
        for start in (truth, truth.determinize(viewer, serao.Rng(seed))):
            if action not in start.options(seat):
                break
            table = start.clone()
            table.journal, table.telling = [], True
            found = watched_act(table, action, seat)
            if table.is_over:
                break
            looks.append((table.view(viewer), table.owing(), as_told(table, 0, found, viewer)))
        if len(looks) == 2 and looks[0][:2] == looks[1][:2]:
            assert looks[0][2] == looks[1][2]


@law(moment=moments, seed=seeds)
def test_a_view_in_the_midst_of_the_rules_is_what_its_type_says(
    setting: Setting, moment: Moment, seed: int
) -> None:
    table = table_at(setting, moment).clone()
    table.journal, table.telling = [], True
    seat, action = some_answer(table, serao.Rng(seed))
    for caught in watched_act(table, action, seat):
        assert not caught.is_over
        assert caught.open_step() is None
        for viewer in (None, *range(table.seats)):
            msgspec.convert(caught.view(viewer), table.game.fields.view_type(), strict=True)


@law(seed=seeds)
def test_every_event_says_what_its_fields_are(setting: Setting, seed: int) -> None:
    game = serao.game(setting.slug)
    table = game.new_table(setting.seats, seed, journal=True)
    rng = serao.Rng(seed)
    for _ in range(60):
        if table.is_over:
            break
        act_at_random(table, rng)
    for event in table.journal or []:
        assert type(event) in game.story.events
        for field in fields_of(type(event)):
            value = getattr(event, field.name)
            for one in value if field.is_many else [value]:
                if field.kind is SEAT:
                    assert 0 <= one < table.seats
                elif isinstance(field.kind, Named):
                    assert 0 <= one < len(field.kind.names(game))


def test_every_kind_of_event_has_a_message_in_every_language(slug: str) -> None:
    game = serao.game(slug)
    for event in game.story.events:
        message = f"event-{hyphened(event.__name__)}"
        assert all(game.words.texts.has(message, language) for language in LANGUAGES), message


def test_beats_are_of_events_that_the_game_can_tell(slug: str) -> None:
    game = serao.game(slug)
    assert set(game.story.beats.parts) <= set(game.story.events)


@law(seed=seeds, acts=st.integers(0, 120))
def test_the_changes_of_the_lines_lead_to_the_new_view(
    setting: Setting, seed: int, acts: int
) -> None:
    play = play_at(setting, seed)
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


@law(seed=seeds, acts=st.integers(0, 200))
def test_lines_of_one_beat_follow_each_other_for_every_viewer(
    setting: Setting, seed: int, acts: int
) -> None:
    play = play_at(setting, seed)
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
