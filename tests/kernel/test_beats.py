"""Beats: which events of a story are one thing for the eye."""

from __future__ import annotations

import pytest

from serao.kernel.beats import ASIDE, EACH_ALONE, PLAIN, SCENE, Beat, Beats
from serao.kernel.events import Event


class Walked(Event):
    pass


class Struck(Event):
    pass


class Hurt(Event):
    pass


class Paid(Event):
    pass


class Won(Event):
    pass


TOLD = Beats(
    [Beat("walk", goes_on=(Walked,)), Beat("blow", begins=(Struck,), goes_on=(Hurt,))],
    asides=(Paid,),
    scenes=(Won,),
)


def firsts(beats: Beats, *kinds: type[Event]) -> list[int]:
    return [beats.first(kinds.__getitem__, i) for i in range(len(kinds))]


def test_every_event_is_a_beat_of_its_own_where_nothing_is_said() -> None:
    assert firsts(EACH_ALONE, Walked, Walked, Hurt) == [0, 1, 2]


def test_what_goes_on_joins_its_beat_and_begins_one_after_another() -> None:
    assert firsts(TOLD, Walked, Walked, Hurt, Hurt, Walked) == [0, 0, 2, 2, 4]


def test_what_begins_a_beat_begins_one_each_time() -> None:
    assert firsts(TOLD, Struck, Hurt, Struck, Struck, Hurt) == [0, 0, 2, 3, 3]


def test_an_aside_goes_with_whatever_is_told_and_parts_nothing() -> None:
    assert firsts(TOLD, Walked, Paid, Walked, Struck, Paid, Paid, Hurt) == [0, 0, 0, 3, 3, 3, 3]


def test_an_aside_before_everything_is_told_with_the_first_line() -> None:
    assert firsts(TOLD, Paid, Paid, Walked) == [0, 0, 2]


def test_an_aside_of_another_beat_stays_with_it() -> None:
    assert firsts(TOLD, Struck, Paid, Walked, Paid) == [0, 0, 2, 2]


def test_a_scene_is_a_beat_of_its_own_that_asides_follow() -> None:
    assert firsts(TOLD, Walked, Won, Paid, Won) == [0, 1, 1, 3]
    assert [TOLD.of(kind).weight for kind in (Won, Paid, Walked)] == [SCENE, ASIDE, PLAIN]


def test_no_kind_is_told_in_two_ways() -> None:
    with pytest.raises(ValueError, match="Walked is told in two ways"):
        Beats([Beat("walk", goes_on=(Walked,))], asides=(Walked,))
