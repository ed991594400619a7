"""Lessons over HTTP: nothing is kept of them; each step is played anew from what the learner has chosen."""

from __future__ import annotations

import logging
from functools import cache

import serao
from serao.kernel.errors import SeraoError
from serao.kernel.state import State
from serao.lessons import Learning, Lesson, lessons
from serao.scenario import ScenarioError
from serao.server import solo, telling
from serao.server.codes import Refusal
from serao.server.languages import ENGLISH, Language
from serao.server.messages import (
    Because,
    LessonAt,
    LessonStep,
    LessonTitle,
    Reply,
)

log = logging.getLogger("serao.lessons")


@cache
def taught(slug: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game; none where their files cannot be read."""
    try:
        return tuple(lessons(serao.game(slug)))
    except SeraoError as error:
        log.error("the lessons of %s are left out: %s", slug, error)
        return ()


def titles(slug: str, language: Language) -> list[LessonTitle]:
    return [title(lesson, language) for lesson in taught(slug)]


def title(lesson: Lesson, language: Language) -> LessonTitle:
    return LessonTitle(
        lesson.name, lesson.say(language), lesson.say(language, "goal"), lesson.stops
    )


def lesson_called(slug: str, name: str) -> Lesson:
    for lesson in taught(slug):
        if lesson.name == name:
            return lesson
    raise Refusal("lesson/unknown", name=name)


def step(lesson: Lesson, at: LessonAt, language: Language) -> LessonStep:
    """Return the lesson at a stop, with what has happened since the stop before."""
    since, old, learning = walked(lesson, at, language)
    table, seat = learning.table, lesson.seat
    line = learning.line
    return LessonStep(
        lesson=title(lesson, language),
        game=lesson.game.slug,
        stop=at.stop,
        over=line is None,
        said=lesson.say(language, "done" if line is None else str(line.say)),
        asked=learning.is_asked,
        light=[lesson.game.actions.index(name) for name in learning.light()],
        point=[] if line is None else line.point,
        replies=replies(learning, language),
        you=seat,
        seats=solo.seats(table, seat),
        view=table.view(seat),
        log=solo.log_of(table, seat, since, old, language),
        told=len(solo.seen_events(table, seat, since)),
        scores=table.known_scores(seat),
        waiting=list(table.owing()),
        offer=telling.offered(table, at.stop, seat, language) if learning.is_asked else None,
    )


def reached(lesson: Lesson, at: LessonAt) -> State:
    """Return the table at a stop."""
    return walked(lesson, at, ENGLISH)[2].table


def walked(
    lesson: Lesson, at: LessonAt, language: Language
) -> tuple[int, telling.View | None, Learning]:
    """Play up to a stop; return it with the events until the stop before, and the view there."""
    try:
        learning = Learning(lesson)
        learning.table.names = lesson.names(language)
        answers = iter(at.answers)
        told, old = 0, None
        for stop in range(at.stop):
            if learning.line is None:
                raise Refusal("lesson/not-there")
            choice = chosen(learning, next(answers, -1)) if learning.is_asked else None
            if stop == at.stop - 1:
                told, old = len(learning.table.journal or []), learning.table.view(lesson.seat)
                learning.table.moments = []
            learning.go_on(choice)
        if next(answers, None) is not None:
            raise Refusal("lesson/not-there")
        return told, old, learning
    except ScenarioError as error:
        log.error("the lesson %s of %s breaks off: %s", lesson.name, lesson.game.slug, error)
        raise Refusal("lesson/broken", name=lesson.name) from None


def chosen(learning: Learning, action: int) -> str:
    """Return the name of what the learner chose at a stop; refuse what the lesson did not take."""
    names = learning.lesson.game.actions
    if not 0 <= action < len(names) or not learning.is_right(names[action]):
        raise Refusal("lesson/not-there")
    return names[action]


def replies(learning: Learning, language: Language) -> list[Reply]:
    """Return what is answered to each choice that is not the lesson's."""
    names = learning.lesson.game.actions
    said = [(names.index(name), learning.reply(name)) for name in learning.option_names()]
    return [
        Reply(action, learning.lesson.say(language, message))
        for action, message in said
        if message is not None
    ]


def because(lesson: Lesson, at: LessonAt, action: int, language: Language) -> Because:
    """Return why the learner cannot take ``action`` at this stop."""
    _, _, learning = walked(lesson, at, language)
    reason = learning.table.why_not(action, lesson.seat, language)
    return (
        Because(0, action)
        if reason is None
        else Because(0, action, reason.clause or None, reason.words)
    )
