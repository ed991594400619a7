"""Playing in a terminal: what I see, what happened, what I may do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from serao import bots, names, records
from serao.kernel.state import State
from serao.records import Record

AID, UNDO, QUIT, RULES = "?", "u", "q", "r"


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
            self.answer_command(answer, len(options))

    def answer_command(self, answer: str, options: int) -> None:
        if answer == QUIT:
            raise Leave
        if answer == AID:
            self.console.print(escape(self.table.game.aid()), highlight=False)
        elif answer != UNDO:
            self.console.print(
                f"[dim]a number from 1 to {options}, ? for the player aid, "
                f"u to take your last choice back, q to leave[/]"
            )

    def prompt(self, seat: int, options: int) -> str:
        who = f"{names.shown(self.record.names[seat])}, " if len(self.people) > 1 else ""
        numbers = f"1-{options}" if options > 1 else "1"
        return f"{who}{numbers}, ? u q > "

    def hand_over(self, seat: int) -> None:
        self.console.clear()
        who = names.shown(self.record.names[seat])
        self.ask(f"{who}, it is your choice: press Enter when you sit here ")

    def show_table(self, seat: int) -> None:
        seated = names.all_shown(self.record.names)
        picture = self.table.game.picture(self.table.view(seat), seated, "en")
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
                sentence = self.table.game.tell(seen, seat, self.record.names)
                self.console.print(f" [dim]·[/] {printable(sentence)}", highlight=False)

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
        self.console.print(f"\n[dim]The record is in {escape(str(self.path))}[/]", highlight=False)


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
