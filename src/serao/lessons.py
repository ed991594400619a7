"""Lessons: scenarios that somebody plays, with a sentence at each step.

A lesson is a scenario file with a ``[lesson]`` table, in the folder ``lessons`` of its game. What
is said are messages in ``<language>.ftl`` beside it. The script runs from stop to stop: a stop is
a line with something to say, and waits for the learner's choice, or only to be read.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from fluent.runtime import FluentBundle

from serao.bots.names import shuffled
from serao.guides import guide_of, without_marks
from serao.kernel.content import read_toml
from serao.kernel.errors import SeraoError
from serao.kernel.game import Game
from serao.kernel.messages import FALLBACK, Texts
from serao.kernel.state import State
from serao.scenario import Line, Run, Scenario, ScenarioError, Script, Sheet, written

FOLDER: Final = "lessons"  # of a game's package
FILE: Final = re.compile(r"\d\d-(?P<name>[a-z0-9]+(-[a-z0-9]+)*)")
REST: Final = "*"  # in `wrong`: every option that is not named
LONGEST: Final = 160  # letters that a sentence may have: a step says one thing
TERM: Final = re.compile(r"\]\(term:([^)]*)\)")  # what a marked word is called in the glossary


class UnknownLesson(SeraoError):
    """The game has no lesson of that name."""


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """What makes a scenario a lesson."""

    name: str  # its messages begin with it
    seat: int = 0  # whom the learner plays
    teaches: list[str] = []  # kinds of steps that the learner answers


class Told(Line, forbid_unknown_fields=True):
    """A line of the script with what is said at it, by the ends of the messages' names."""

    say: str | None = None
    light: list[str] | None = None  # options that glow; where nothing is said the line's action
    also: list[str] = msgspec.field(
        default_factory=list
    )  # options that are as good, after which the script goes on as well
    wrong: dict[str, str] = msgspec.field(
        default_factory=dict
    )  # option, or "*" for the rest -> what is said to it
    point: list[str] = msgspec.field(
        default_factory=list
    )  # places and things of the board to look at


class LessonSheet(Script, forbid_unknown_fields=True, kw_only=True):
    """A lesson's file as it is written."""

    lesson: Head
    do: Sequence[Told] = []


class Lesson:
    """One lesson of a game, with the content that the game has."""

    def __init__(self, path: Path, sheet: LessonSheet, game: Game[State], texts: Texts) -> None:
        self.path = path
        self.sheet = sheet
        self.game = game
        self.texts = texts
        self.name = sheet.lesson.name
        self.seat = sheet.lesson.seat

    @property
    def title(self) -> str:
        return self.say(FALLBACK)

    @property
    def stops(self) -> int:
        """How often something is said."""
        return sum(1 for line in self.sheet.do if line.say is not None)

    def is_learners(self, line: Told) -> bool:
        return line.action is not None and line.seat == self.seat

    # -- words ------------------------------------------------------------------------------

    def say(self, locale: str, message: str = "") -> str:
        """Return a message of the lesson, its title where none is named."""
        return self.texts.say(locale, self.called(message), **self.facts(locale))

    def called(self, message: str) -> str:
        return f"{self.name}-{message}" if message else self.name

    def names(self, locale: str) -> tuple[str, ...]:
        """Return what to call the players: the learner, and others as bots are called."""
        named = iter(shuffled(self.game.slug))
        you = self.texts.say(locale, "you").capitalize()
        return tuple(you if seat == self.seat else next(named) for seat in range(self.sheet.seats))

    def facts(self, locale: str) -> dict[str, str]:
        """Return what its sentences may speak of beside the numbers of the content."""
        return {f"player-{seat}": name for seat, name in enumerate(self.names(locale))}

    def messages(self) -> list[str]:
        """Return all that is said in it: title, goal, each step, each reply, what was learned."""
        found = ["", "goal"]
        for line in self.sheet.do:
            found += [] if line.say is None else [line.say]
            found += line.wrong.values()
        return list(dict.fromkeys([*found, "done"]))

    # -- whether it is whole ----------------------------------------------------------------

    def run(self) -> State:
        """Play the lesson to its end in every way it allows; return the table it ends at.

        Raises ScenarioError with the place in the file where something is missing or not so.
        """
        self.check_head()
        for i, line in enumerate(self.sheet.do):
            self.check_line(f"do[{i}]", line)
        end = self.walk({})
        for i, line in enumerate(self.sheet.do):
            for action in line.also:
                try:
                    self.walk({i: action})
                except ScenarioError as error:
                    raise ScenarioError(f"do[{i}].also: after {action}: {error}") from None
        self.check_texts()
        return end

    def check_head(self) -> None:
        found = FILE.fullmatch(self.path.stem)
        if found is None or found["name"] != self.name:
            raise ScenarioError(f"lesson.name: the file is called 01-{self.name}.toml, or 02-...")
        if not 0 <= self.seat < self.sheet.seats:
            raise ScenarioError(f"lesson.seat: a seat from 0 to {self.sheet.seats - 1}")
        if not any(map(self.is_learners, self.sheet.do)):
            raise ScenarioError(f"do: seat {self.seat} learns, and does nothing")

    def check_line(self, place: str, line: Told) -> None:
        if self.is_learners(line):
            if line.say is None:
                raise ScenarioError(f"{place}: the learner acts, and nothing is said: say")
            return
        for key in ("light", "also", "wrong"):
            if getattr(line, key):
                raise ScenarioError(f"{place}.{key}: only where seat {self.seat} acts")
        if line.point and line.say is None:
            raise ScenarioError(f"{place}.point: only where something is said")

    def walk(self, choices: Mapping[int, str]) -> State:
        """Play it to the end with other choices at some lines."""
        learning = Learning(self)
        asked = set()
        while learning.line is not None:
            choice = None
            if learning.is_asked:
                asked.add(type(learning.table.open_step()).__name__)
                check_answers(learning)
                choice = choices.get(learning.next)
            learning.go_on(choice)
        learning.finish()
        for name in self.sheet.lesson.teaches:
            if name not in asked:
                known = ", ".join(sorted(asked))
                raise ScenarioError(
                    f"lesson.teaches: no {name} is asked of seat {self.seat}; {known}"
                )
        return learning.table

    def check_texts(self) -> None:
        guide = guide_of(self.game)
        terms = [] if guide is None else guide.defined(FALLBACK)
        for language in languages(self.game):
            facts = {**self.texts.numbers, **self.facts(language)}
            file = self.path.with_name(f"{language}.ftl")
            for message in map(self.called, self.messages()):
                if not self.texts.has(message, language):
                    raise ScenarioError(f"{file.name} has no message {message}")
                said = checked(self.texts.bundle(language), file.name, message, facts)
                for term in TERM.findall(said):
                    if term not in terms:
                        raise ScenarioError(f"{file.name}: {message}: nobody defines {term}")


def checked(bundle: FluentBundle, file: str, message: str, facts: Mapping[str, object]) -> str:
    """Return what a message says; refuse one that cannot be said with what there is, and long ones."""
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise ScenarioError(f"{file}: {message} is empty")
    said, errors = bundle.format_pattern(pattern, dict(facts))
    if errors:
        raise ScenarioError(f"{file}: {message}: {str(errors[0]).lower()}")
    letters = len(without_marks(str(said)))
    if letters > LONGEST:
        raise ScenarioError(f"{file}: {message} has {letters} letters, at most {LONGEST}")
    return str(said)


def check_answers(learning: Learning) -> None:
    """Every option at the learner's step is right, as good, or has its sentence; and no others."""
    line = learning.line
    assert line is not None
    place = f"do[{learning.next}]"
    options = learning.option_names()
    for key, named in (("also", line.also), ("light", line.light or []), ("wrong", line.wrong)):
        for name in named:
            if name != REST and name not in options:
                raise ScenarioError(
                    f"{place}.{key}: {name} is no option here: {', '.join(options)}"
                )
    silent = [
        name for name in options if learning.reply(name) is None and not learning.is_right(name)
    ]
    if silent:
        raise ScenarioError(f"{place}.wrong: nothing is said to {', '.join(silent)}")


class Learning:
    """A lesson under way: the table, and the line that something is said at."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        table = lesson.sheet.table(lesson.game)
        table.names = lesson.names(FALLBACK)
        self.run = Run(lesson.sheet, table)
        self.next = 0  # the line of the script to be done next
        self.line: Told | None = None  # what is said; None at the end
        self.is_asked = False  # whether it is for the learner to do this line
        self.visited: set[str] = set()  # kinds of steps that somebody has answered
        self.go_to_stop()

    @property
    def table(self) -> State:
        return self.run.table

    def option_names(self) -> list[str]:
        """Return what the learner may do at this stop."""
        options = self.table.options(self.lesson.seat) if self.is_asked else []
        return [self.lesson.game.actions[option] for option in options]

    def is_right(self, name: str) -> bool:
        return self.line is not None and (name == self.line.action or name in self.line.also)

    def reply(self, name: str) -> str | None:
        """Return the message that answers a choice which is not the lesson's; None without one."""
        if self.line is None or self.is_right(name):
            return None
        return self.line.wrong.get(name, self.line.wrong.get(REST))

    def light(self) -> list[str]:
        """Return the names of the options to look at."""
        if self.line is None or not self.is_asked:
            return []
        return [str(self.line.action)] if self.line.light is None else self.line.light

    def go_on(self, action: str | None = None) -> None:
        """Do the learner's line, with another choice that is as good if one is named; and go on."""
        if self.is_asked:
            line = self.lesson.sheet.do[self.next]
            chosen = line if action is None else msgspec.structs.replace(line, action=action)
            self.follow(chosen)
        self.go_to_stop()

    def go_to_stop(self) -> None:
        """Do all lines up to the next one that something is said at."""
        self.line, self.is_asked = None, False
        while self.line is None and self.next < len(self.lesson.sheet.do):
            line = self.lesson.sheet.do[self.next]
            if self.lesson.is_learners(line):
                self.line, self.is_asked = line, True
                self.check_asked(line)
            else:
                self.follow(line)
                self.line = line if line.say is not None else None

    def check_asked(self, line: Told) -> None:
        try:
            action = self.run.number(str(line.action))
            if action not in self.table.options(self.lesson.seat):
                raise self.table.illegal(action, self.lesson.seat)
        except SeraoError as error:
            raise ScenarioError(f"do[{self.next}]: {error}") from None

    def follow(self, line: Told) -> None:
        """Do one line; one that only says something does nothing."""
        step = self.table.open_step()
        try:
            if not only_says(line):
                if self.is_choice(line):
                    self.visited.add(type(step).__name__)
                self.run.follow(line)
        except SeraoError as error:
            raise ScenarioError(f"do[{self.next}]: {error}") from None
        self.next += 1

    def is_choice(self, line: Told) -> bool:
        """Whether somebody decides here, and the table does not do it by itself."""
        if line.action is None or line.seat is None:
            return False
        return self.run.number(line.action) in self.table.options(line.seat)

    def finish(self) -> None:
        """Hold what the lesson expects at its end."""
        try:
            self.run.finish()
        except SeraoError as error:
            raise ScenarioError(f"{self.run.place}: {error}") from None


def only_says(line: Told) -> bool:
    done = (line.seat, line.action, line.options, line.refused, line.idle, line.expect)
    return line.say is not None and all(each is None for each in done)


def languages(game: Game[Any]) -> list[str]:
    """Return the languages that a game has texts in."""
    return sorted(path.stem for path in (game.folder / "texts").glob("*.ftl"))


# -- finding them ---------------------------------------------------------------------------


def load(path: str | Path) -> Scenario | Lesson:
    """Return the scenario in the file at ``path``, which may be a lesson."""
    where = Path(path)
    raw = read_toml(where, ScenarioError)
    if "lesson" not in raw:
        return Scenario(where, written(where, raw, Sheet))
    sheet = written(where, raw, LessonSheet)
    try:
        game = sheet.its_game()
        return Lesson(where, sheet, game, texts_of(game, where.parent))
    except SeraoError as error:
        raise ScenarioError(f"{where}: {error}") from None


def texts_of(game: Game[Any], folder: Path) -> Texts:
    return Texts([*game.words.texts.folders, folder], game.library.numbers)


def lessons(game: Game[State]) -> list[Lesson]:
    """Return the lessons of a game in their order."""
    folder = game.folder / FOLDER
    texts = texts_of(game, folder)
    return [lesson_at(path, game, texts) for path in sorted(folder.glob("*.toml"))]


def lesson_at(path: Path, game: Game[State], texts: Texts) -> Lesson:
    sheet = written(path, read_toml(path, ScenarioError), LessonSheet)
    if sheet.game != game.slug:
        raise ScenarioError(f"{path}: game: a lesson of {sheet.game}, and it lies with {game.slug}")
    return Lesson(path, sheet, game, texts)


def lesson(game: Game[State], name: str) -> Lesson:
    """Return the lesson of that name, or with that number in the order."""
    found = lessons(game)
    for i, each in enumerate(found):
        if name in (each.name, str(i + 1)):
            return each
    known = ", ".join(each.name for each in found) or "none"
    raise UnknownLesson(f"{game.slug} has no lesson {name!r}; it has {known}")
