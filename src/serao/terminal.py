"""Playing in a terminal: what I see, what happened, what I may do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.markup import escape

from serao import bots, names, records
from serao.advice import Hint, advise
from serao.guides import without_marks
from serao.kernel.game import Game
from serao.kernel.state import State
from serao.lessons import Learning, Lesson, UnknownLesson, lesson, lessons
from serao.records import HintGiven, Record

AID, UNDO, QUIT, RULES, HINT = "?", "u", "q", "r", "h"
BAR: Final = 20  # letters of a chance of winning


class Leave(Exception):
    """The person goes away; the game is kept."""


class Evening:
    """One game at one terminal, written down action by action."""

    def __init__(
        self, record: Record, path: Path, console: Console, ask: Callable[[str], str]
    ) -> None:
        self.record = record
        self.path = path
        self.console = console
        self.ask = ask
        self.table = record.opened()
        self.told = [0] * self.table.seats  # events that each seat has been told
        for i, entry in enumerate(record.actions):
            self.told[entry.seat] = len(self.table.journal or [])
            records.play_entry(self.table, i, entry)
        self.bots = {
            seat: bots.bot(player.bot, f"{record.commitment}:{seat}:{len(record.actions)}")
            for seat, player in enumerate(record.players)
            if player.bot is not None
        }
        self.people = [seat for seat in range(self.table.seats) if seat not in self.bots]
        self.last_shown: int | None = None

    def play(self) -> None:
        """Play until the game is over or the person leaves."""
        records.save(self.path, self.record)
        while not self.table.is_over:
            asked = [seat for seat in self.table.waiting() if seat in self.people]
            if asked:
                self.let_choose(asked[0])
            else:
                self.let_bot_choose(self.table.waiting()[0])
        self.finish()

    def let_bot_choose(self, seat: int) -> None:
        self.act(self.bots[seat].choose(bots.sight_of(self.table, seat)), seat)

    def act(self, action: int, seat: int) -> None:
        """Carry out an action; it is on the disk before anything else happens."""
        self.record.add(self.table, seat, action)
        records.save(self.path, self.record)

    # -- a person's choice ------------------------------------------------------------------

    def let_choose(self, seat: int) -> None:
        if len(self.people) > 1 and self.last_shown != seat:
            self.hand_over(seat)
        self.last_shown = seat
        self.tell_news(seat)
        self.show_table(seat)
        options = self.table.options(seat)
        self.list_options(seat, options)
        while True:
            answer = self.ask(self.prompt(seat, len(options))).strip().lower()
            if answer.isdigit() and 1 <= int(answer) <= len(options):
                self.act(options[int(answer) - 1], seat)
                return
            if answer == UNDO and self.take_back(seat):
                return
            if answer == HINT:
                self.give_hint(seat, options)
            else:
                self.answer_command(answer, len(options))

    def answer_command(self, answer: str, options: int) -> None:
        if answer == QUIT:
            raise Leave
        if answer == AID:
            self.console.print(escape(self.table.game.words.aid()), highlight=False)
        elif answer != UNDO:
            self.console.print(
                f"[dim]a number from 1 to {options}, ? for the player aid, "
                f"u to take your last choice back, h for a hint, q to leave[/]"
            )

    def prompt(self, seat: int, options: int) -> str:
        who = f"{names.shown(self.record.names[seat])}, " if len(self.people) > 1 else ""
        numbers = f"1-{options}" if options > 1 else "1"
        return f"{who}{numbers}, ? u h q > "

    def hand_over(self, seat: int) -> None:
        self.console.clear()
        who = names.shown(self.record.names[seat])
        self.ask(f"{who}, it is your choice: press Enter when you sit here ")

    def show_table(self, seat: int) -> None:
        seated = names.all_shown(self.record.names)
        picture = self.table.game.drawing.picture(self.table.view(seat), seated, "en")
        self.console.print()
        self.console.print(picture, highlight=False)

    def list_options(self, seat: int, options: list[int]) -> None:
        self.console.print()
        question = printable(self.table.question(seat))
        self.console.print(f" [bold]{question}[/]", highlight=False)
        for number, option in enumerate(options, 1):
            words = printable(self.table.words(option, seat))
            self.console.print(f" [bold yellow]{number:>3}[/]  {words}", highlight=False)

    def tell_news(self, seat: int) -> None:
        """Say what has happened since the seat was last told."""
        journal = self.table.journal or []
        fresh = journal[self.told[seat] :]
        self.told[seat] = len(journal)
        if fresh:
            self.console.print()
        for event in fresh:
            seen = event.as_seen_by(seat)
            if seen is not None:
                sentence = self.table.game.words.tell(seen, seat, self.record.names)
                self.console.print(f" [dim]·[/] {printable(sentence)}", highlight=False)

    # -- hints ------------------------------------------------------------------------------

    def give_hint(self, seat: int, options: list[int]) -> None:
        """Say what a bot would do, from what the seat can know; it is written down, once a choice."""
        given = HintGiven(seat, len(self.record.actions))
        if given not in self.record.hints:
            self.record.hints.append(given)
            records.save(self.path, self.record)
        advice = advise(self.table, seat, f"{self.record.commitment}:{len(self.record.actions)}")
        for hint in advice.hints:
            number, words = options.index(hint.action) + 1, self.table.words(hint.action, seat)
            self.console.print(f" [bold yellow]{number:>3}[/]  {printable(words)}", highlight=False)
            self.console.print(f"      {bar(hint)}", highlight=False)
            if hint.expects:
                likely = printable(" ".join(hint.expects))
                self.console.print(f"      [dim]then likely: {likely}[/]", highlight=False)
        if advice.clause:
            self.console.print(f" [dim]the rule: {advice.clause}[/]", highlight=False)

    # -- taking back ------------------------------------------------------------------------

    def take_back(self, seat: int) -> bool:
        """Undo the seat's own last choice, or say why that cannot be."""
        before, problem = taken_back(self.record, self.table, seat)
        if before is None:
            self.console.print(f"[dim]{problem}[/]")
            return False
        self.table = before
        self.told = [min(told, len(before.journal or [])) for told in self.told]
        records.save(self.path, self.record)
        return True

    # -- the end ----------------------------------------------------------------------------

    def finish(self) -> None:
        for seat in self.people:
            self.tell_news(seat)
        self.show_table(self.people[0] if self.people else 0)
        self.console.print()
        for place, group in enumerate(self.table.ranking(), 1):
            for seat in group:
                name = printable(self.record.names[seat])
                points = self.table.scores()[seat]
                style = "bold green" if place == 1 else "default"
                self.console.print(f" [{style}]{place}. {name}[/]  {points}", highlight=False)
        for seat in sorted({hint.seat for hint in self.record.hints}):
            number = sum(hint.seat == seat for hint in self.record.hints)
            name = printable(self.record.names[seat])
            self.console.print(f" [dim]{name}: hints {number}[/]", highlight=False)
        self.console.print(f"\n[dim]The record is in {escape(str(self.path))}[/]", highlight=False)


def bar(hint: Hint) -> str:
    """Return a chance of winning as a bar: full up to what is sure, pale up to what may be."""
    sure, possible = round(BAR * hint.low), round(BAR * hint.high)
    drawn = "█" * sure + "▒" * (possible - sure) + "·" * (BAR - possible)
    return f"{drawn} {hint.wins:.0%} to win, between {hint.low:.0%} and {hint.high:.0%}"


class School:
    """The lessons of one game at one terminal."""

    def __init__(
        self, game: Game[State], locale: str, console: Console, ask: Callable[[str], str]
    ) -> None:
        self.game = game
        self.locale = locale
        self.console = console
        self.ask = ask
        self.lessons = lessons(game)
        if not self.lessons:
            raise UnknownLesson(
                f"{game.slug} has no lessons; `serao rules {game.slug}` has the rules"
            )

    def attend(self, name: str | None) -> None:
        """Play the lesson of that name, or one that the person chooses, and what they want next."""
        if name is None:
            self.show_list()
        at = self.number_from_person(0) if name is None else self.number_of(name)
        while at < len(self.lessons):
            Lecture(self.lessons[at], self.locale, self.console, self.ask).hold()
            at = self.number_from_person(at + 1) if at + 1 < len(self.lessons) else at + 1

    def number_of(self, name: str) -> int:
        wanted = lesson(self.game, name).name
        return [each.name for each in self.lessons].index(wanted)

    def show_list(self) -> None:
        self.console.print(f"[bold]{printable(self.game.title)}[/]", highlight=False)
        for number, each in enumerate(self.lessons, 1):
            title, goal = each.say(self.locale), without_marks(each.say(self.locale, "goal"))
            words = f"{printable(title)}  [dim]{printable(goal)}[/]"
            self.console.print(f" [bold yellow]{number:>3}[/]  {words}", highlight=False)

    def number_from_person(self, usual: int) -> int:
        """Return which lesson the person wants, ``usual`` if they just go on."""
        last = len(self.lessons)
        prompt = self.game.words.say(self.locale, "lesson-which", last=last, usual=usual + 1)
        while True:
            answer = self.ask(f"\n{prompt} > ").strip().lower()
            if answer == QUIT:
                raise Leave
            if not answer:
                return usual
            if answer.isdigit() and 1 <= int(answer) <= last:
                return int(answer) - 1


class Lecture:
    """One lesson: what is said, what the person does, what is answered."""

    def __init__(
        self, lesson: Lesson, locale: str, console: Console, ask: Callable[[str], str]
    ) -> None:
        self.lesson = lesson
        self.locale = locale
        self.console = console
        self.ask = ask
        self.names = lesson.names(locale)
        self.learning = Learning(lesson)
        self.told = 0  # events that the learner has been told
        self.shown = ""  # the picture of the table that stands above

    @property
    def table(self) -> State:
        return self.learning.table

    def hold(self) -> None:
        self.console.print(f"\n[bold]{printable(self.lesson.say(self.locale))}[/]", highlight=False)
        self.say("goal")
        while self.learning.line is not None:
            self.tell_news()
            self.show_table()
            self.say(str(self.learning.line.say))
            if self.learning.is_asked:
                self.let_choose()
            else:
                self.go_on()
        self.tell_news()
        self.say("done")

    def say(self, message: str) -> None:
        sentence = without_marks(self.lesson.say(self.locale, message))
        self.console.print(f"\n [green]{printable(sentence)}[/]", highlight=False)

    def tell_news(self) -> None:
        journal = self.table.journal or []
        fresh, self.told = journal[self.told :], len(journal)
        for event in fresh:
            seen = event.as_seen_by(self.lesson.seat)
            if seen is not None:
                words = self.lesson.game.words.tell(seen, self.lesson.seat, self.names, self.locale)
                self.console.print(f" [dim]·[/] {printable(words)}", highlight=False)

    def show_table(self) -> None:
        view = self.table.view(self.lesson.seat)
        picture = self.lesson.game.drawing.picture(view, self.names, self.locale)
        if picture != self.shown:
            self.shown = picture
            self.console.print()
            self.console.print(picture, highlight=False)

    def go_on(self) -> None:
        if self.ask(self.words("lesson-go-on")).strip().lower() == QUIT:
            raise Leave
        self.learning.go_on()

    def words(self, message: str, **facts: object) -> str:
        return f"{self.lesson.game.words.say(self.locale, message, **facts)} > "

    def let_choose(self) -> None:
        """Ask until the choice is the lesson's; to any other its sentence is said."""
        table, seat = self.table, self.lesson.seat
        options = table.options(seat)
        question = printable(table.question(seat, self.locale))
        self.console.print(f"\n [bold]{question}[/]", highlight=False)
        for number, option in enumerate(options, 1):
            words = printable(table.words(option, seat, self.locale))
            self.console.print(f" [bold yellow]{number:>3}[/]  {words}", highlight=False)
        while True:
            answer = self.ask(self.words("lesson-choose", last=len(options))).strip().lower()
            if answer == QUIT:
                raise Leave
            if not answer.isdigit() or not 1 <= int(answer) <= len(options):
                continue
            name = self.lesson.game.actions[options[int(answer) - 1]]
            reply = self.learning.reply(name)
            if reply is None:
                self.learning.go_on(name)
                return
            self.say(reply)


def printable(text: str) -> str:
    """Return words that a terminal may print, whoever wrote them."""
    return escape(names.shown(text))


def taken_back(record: Record, table: State, seat: int) -> tuple[State | None, str]:
    """Take the last action out of ``record`` if it may be undone; return the table before it.

    One's own last choice may be undone while nobody has acted after it and nothing hidden has
    come to light. Otherwise return None and the reason.
    """
    if not record.actions or record.actions[-1].seat != seat:
        return None, "nothing to take back: your last choice was answered by others"
    last = record.actions.pop()
    before = record.played(journal=True)
    if before.reveals != table.reveals:
        record.actions.append(last)
        return None, "your last choice cannot be taken back: it brought something hidden to light"
    return before, ""
