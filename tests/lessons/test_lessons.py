"""Lessons: those of the house can be played, and a file says in a sentence what is wrong with it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import serao
from serao.kernel.content import read_toml
from serao.kernel.errors import SeraoError
from serao.kernel.game import choices_in
from serao.kernel.messages import LANGUAGES, hyphened, speakers
from serao.lessons import (
    Learning,
    Lesson,
    UnknownLesson,
    languages,
    lesson,
    lessons,
    load,
)
from serao.scenario import ScenarioError
from serao.testing.numbers import references, written_in

LESSONS = [each for slug in serao.games() for each in lessons(serao.game(slug))]
GAMES = sorted({each.game.slug for each in LESSONS})
every_lesson = pytest.mark.parametrize(
    "each", LESSONS, ids=[f"{each.game.slug}-{each.name}" for each in LESSONS]
)


# -- the lessons of the house -------------------------------------------------------------------


@every_lesson
def test_a_lesson_can_be_finished_and_says_something_to_every_choice(each: Lesson) -> None:
    each.run()


@every_lesson
def test_a_lesson_teaches_something(each: Lesson) -> None:
    assert each.sheet.lesson.teaches
    assert each.stops >= 3


@pytest.mark.parametrize("slug", GAMES)
def test_nothing_is_written_that_no_lesson_says(slug: str) -> None:
    game = serao.game(slug)
    said = {each.called(message) for each in lessons(game) for message in each.messages()}
    for language in languages(game):
        messages = {
            name: message
            for spoken in reversed(speakers(language))
            for name, message in written_in(game.folder / "lessons" / f"{spoken}.ftl").items()
        }
        through = {name for message in messages.values() for name in references(message)}
        assert set(messages) - through == said


@pytest.mark.parametrize("slug", GAMES)
def test_every_kind_of_choice_is_met_in_some_lesson(slug: str) -> None:
    met = {hyphened(name) for each in LESSONS if each.game.slug == slug for name in met_in(each)}
    assert sorted(set(choices_in(serao.game(slug).course.steps)) - met) == []


def met_in(each: Lesson) -> set[str]:
    """Return the kinds of steps that somebody answers in a lesson."""
    learning = Learning(each)
    while learning.line is not None:
        learning.go_on()
    return learning.visited


def test_our_games_are_taught_in_all_our_languages() -> None:
    for slug in serao.games():
        assert set(languages(serao.game(slug))) == set(LANGUAGES)


# -- a lesson under way -------------------------------------------------------------------------

TAKE = """
game  = "wipe-em-out"
seats = 2
[lesson]
name = "take"
teaches = ["Prepare"]
[position]
at = "prepare"
slots = ["slime"]
hands = [["axe", "claw", "kunai"], ["claw", "whip"]]
"""
STRONG = """
[[do]]
seat = 0
action = "play:axe"
say = "strong"
wrong = { "play:claw" = "why-claw", "*" = "why-weak" }
"""
OTHER = """
[[do]]
seat = 1
action = "play:claw"
say = "won"
"""
WORDS = """
take = Take
take-goal = The strongest takes it.
take-strong = Play the { item-axe }.
take-why-claw = The claw is weak.
take-why-weak = That is weak.
take-won = { $player-1 } brought { $artifact-claw-power }.
take-done = The strongest took it.
"""


class Desk:
    """A lesson to be written and tried."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "01-take.toml"
        self.write("en", WORDS)
        self.write("pt", WORDS)

    def write(self, language: str, words: str) -> None:
        self.path.with_name(f"{language}.ftl").write_text(words, encoding="utf-8")

    def lesson(self, text: str) -> Lesson:
        self.path.write_text(text, encoding="utf-8")
        found = load(self.path)
        assert isinstance(found, Lesson)
        return found

    def fails(self, text: str) -> str:
        with pytest.raises(ScenarioError) as failure:
            self.lesson(text).run()
        assert "\n" not in str(failure.value)
        return str(failure.value)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def test_a_lesson_goes_from_stop_to_stop(desk: Desk) -> None:
    learning = Learning(desk.lesson(TAKE + STRONG + OTHER))
    assert learning.option_names() == ["play:axe", "play:claw", "play:kunai"]
    assert learning.light() == ["play:axe"]
    learning.go_on()
    assert not learning.is_asked
    assert learning.option_names() == []
    assert learning.table.view(0)["trophies"][0] == ["slime"]
    learning.go_on()
    assert learning.line is None
    assert learning.visited == {"Prepare"}


def test_a_wrong_choice_is_answered_and_changes_nothing(desk: Desk) -> None:
    learning = Learning(desk.lesson(TAKE + STRONG + OTHER))
    before = learning.table.position()
    assert learning.reply("play:claw") == "why-claw"
    assert learning.reply("play:kunai") == "why-weak"
    assert learning.reply("play:axe") is None
    assert learning.table.position() == before


def test_what_is_said_speaks_of_players_and_of_the_content(desk: Desk) -> None:
    each = desk.lesson(TAKE + STRONG + OTHER)
    other = each.names("en")[1]
    assert each.say("en", "won") == f"{other} brought 4."
    assert each.say("pt", "strong") == "Play the Machado."
    assert each.names("pt")[0] == "Tu"


def test_another_choice_may_be_as_good(desk: Desk) -> None:
    text = TAKE + STRONG.replace("wrong", 'also = ["play:kunai"]\nwrong') + OTHER
    each = desk.lesson(text)
    each.run()
    learning = Learning(each)
    assert learning.is_right("play:kunai")
    learning.go_on("play:kunai")
    assert learning.table.view(0)["trophies"][0] == ["slime"]


def test_a_choice_that_does_not_come_to_the_same_is_not_as_good(desk: Desk) -> None:
    text = TAKE + STRONG.replace("wrong", 'also = ["play:claw"]\nwrong') + OTHER
    text += '[expect]\n"position.trophies.0" = ["slime"]\n'
    assert "do[0].also: after play:claw: expect: position.trophies.0" in desk.fails(text)


# -- what is refused ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (TAKE + STRONG + 'shines = ["x"]\n', "do entry 1 has an unknown field shines"),
        (TAKE.replace("teaches", "teches") + STRONG, "lesson has an unknown field teches"),
        ('title = "x"\n' + TAKE + STRONG, "the file has an unknown field title"),
        (TAKE.replace('"wipe-em-out"', '"chess"') + STRONG, "there is no game 'chess'"),
    ],
)
def test_an_unknown_key_is_named(desk: Desk, text: str, problem: str) -> None:
    message = desk.fails(text)
    assert message.startswith(f"{desk.path}: ")
    assert problem in message


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (TAKE, "do: seat 0 learns, and does nothing"),
        (TAKE.replace('"take"', '"give"') + STRONG, "lesson.name: the file is called 01-give.toml"),
        (TAKE.replace("[position]", "seat = 2\n[position]") + STRONG, "lesson.seat: a seat from 0"),
        (TAKE.replace("Prepare", "SpellTurn") + STRONG, "lesson.teaches: no SpellTurn is asked of"),
        (TAKE + STRONG.replace('say = "strong"', ""), "do[0]: the learner acts, and nothing is"),
        (TAKE + STRONG + OTHER + 'also = ["play:whip"]', "do[1].also: only where seat 0 acts"),
        (TAKE + STRONG + '[[do]]\npoint = ["x"]', "do[1].point: only where something is said"),
        (
            TAKE + STRONG.replace(', "*" = "why-weak"', ""),
            "do[0].wrong: nothing is said to play:ku",
        ),
        (TAKE + STRONG.replace("play:claw", "play:whip"), "do[0].wrong: play:whip is no option"),
        (TAKE + STRONG + 'light = ["pass"]', "do[0].light: pass is no option here"),
        (TAKE + STRONG + 'also = ["pass"]', "do[0].also: pass is no option here"),
        (TAKE + STRONG + STRONG, "do[1]: seat 0 cannot play:axe"),
        (TAKE + STRONG.replace('"play:axe"', '"play:axes"'), "do[0]: 'play:axes' is no action of"),
        (TAKE + OTHER + STRONG + OTHER, "do[2]: seat 1 cannot play:claw"),
        (TAKE + STRONG + OTHER + "[expect]\nover = true", "expect: over: wanted True"),
        (TAKE.replace('"axe", ', '"axe", "axe", ') + STRONG, "position.hands.0"),
    ],
)
def test_what_cannot_be_played_is_said_with_its_place(desk: Desk, text: str, problem: str) -> None:
    assert desk.fails(text).startswith(problem)


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (WORDS.replace("take-won", "take-one"), "pt.ftl has no message take-won"),
        (WORDS.replace("take-goal", "take-gaol"), "pt.ftl has no message take-goal"),
        (WORDS.replace("take-why-weak", "take-why"), "pt.ftl has no message take-why-weak"),
        (WORDS.replace("$player-1", "$player-7"), "pt.ftl: take-won: "),
        (WORDS.replace("{ item-axe }", "{ item-pen }"), "pt.ftl: take-strong: "),
        (WORDS.replace("weak.", "[weak](term:faint)."), "pt.ftl: take-why-claw: nobody defines"),
        (WORDS.replace("That is weak", "weak " * 40), "pt.ftl: take-why-weak has 201 letters"),
    ],
)
def test_what_a_language_lacks_is_said(desk: Desk, words: str, problem: str) -> None:
    desk.write("pt", words)
    assert desk.fails(TAKE + STRONG + OTHER).startswith(problem)


def test_a_language_without_its_file_is_named(desk: Desk) -> None:
    desk.path.with_name("pt.ftl").unlink()
    assert desk.fails(TAKE + STRONG + OTHER) == "pt.ftl has no message take"


def test_a_mark_at_a_word_does_not_count_as_letters(desk: Desk) -> None:
    desk.write("en", WORDS.replace("weak.", "[" + "a" * 140 + "](term:redraw)"))
    desk.lesson(TAKE + STRONG + OTHER).run()


# -- where they are -----------------------------------------------------------------------------


def test_an_edition_that_lacks_a_card_is_told_which(tmp_path: Path) -> None:
    game = serao.game("wipe-em-out")
    for path in (game.folder / "data").glob("*.toml"):
        shutil.copy(path, tmp_path)
    cards = tmp_path / "cards.toml"
    text = cards.read_text(encoding="utf-8")
    fewer = text.replace('id = "axe"\ncount = 1', 'id = "axe"\ncount = 0')
    more = fewer.replace('id = "kunai"\ncount = 1', 'id = "kunai"\ncount = 2')
    cards.write_text(more, encoding="utf-8")
    assert read_toml(cards) != read_toml(game.folder / "data" / "cards.toml")
    edition = serao.game("wipe-em-out", edition=tmp_path)
    with pytest.raises(ScenarioError, match="axe"):
        lesson(edition, "take-a-monster").run()


def test_lessons_are_found_by_name_and_by_number() -> None:
    game = serao.game("wipe-em-out")
    first = lessons(game)[0]
    assert lesson(game, first.name).path == lesson(game, "1").path == first.path
    with pytest.raises(UnknownLesson, match="wipe-em-out has no lesson 'chess'; it has take-a-mo"):
        lesson(game, "chess")


def test_a_lesson_of_another_game_is_refused_where_it_lies(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = serao.game("urto")
    folder = tmp_path / "lessons"
    folder.mkdir()
    (folder / "01-take.toml").write_text(TAKE, encoding="utf-8")
    monkeypatch.setattr(game, "folder", tmp_path)
    with pytest.raises(SeraoError, match="a lesson of wipe-em-out, and it lies with urto"):
        lessons(game)
