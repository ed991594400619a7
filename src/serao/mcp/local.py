"""A table of this process: one seat is the guest's, bots play the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import anyio
import anyio.to_thread

from serao.bots import Bot, bot, sight_of
from serao.kernel.game import Game
from serao.kernel.state import State
from serao.mcp.places import Option, Question, Sight


class LocalPlace:
    """Bots answer as soon as they are asked; whatever the guest calls meanwhile waits for them."""

    def __init__(
        self,
        game: Game[State],
        seats: int,
        seat: int,
        level: str,
        seed: str,
        options: Mapping[str, Any],
        language: str,
    ) -> None:
        self.table = game.new_table(seats, seed, options, journal=True, discreet=True)
        self.table.names = tuple(
            "You" if each == seat else f"{level.capitalize()} {each + 1}" for each in range(seats)
        )
        self.seat = self.table.viewer(seat)
        self.bots: dict[int, Bot] = {
            other: bot(level, f"{seed}/seat {other}") for other in range(seats) if other != seat
        }
        self.language = language
        self.told = 0
        self.settled = anyio.Lock()  # held while bots think in a thread: a guest may call meanwhile

    async def begin(self) -> None:
        async with self.settled:
            await anyio.to_thread.run_sync(self.let_bots_play)

    def let_bots_play(self) -> None:
        """Let bots answer until nobody but the guest is asked."""
        while True:
            asked = [seat for seat in self.table.waiting() if seat in self.bots]
            if not asked:
                return
            sight = sight_of(self.table, asked[0])
            self.table.act(self.bots[asked[0]].choose(sight), asked[0])

    def actions(self) -> tuple[str, ...]:
        return self.table.game.actions

    async def sight(self) -> Sight:
        async with self.settled:
            table = self.table
            return Sight(
                self.seat,
                table.view(self.seat),
                table.known_scores(self.seat),
                list(table.owing()),
                table.is_over,
                table.ranking(),
            )

    async def question(self) -> Question:
        async with self.settled:
            table, seat = self.table, self.seat
            names = table.game.actions
            options = [
                Option(action, names[action], table.words(action, seat, self.language))
                for action in table.options(seat)
            ]
            return Question(table.question(seat, self.language), options)

    async def news(self) -> list[str]:
        async with self.settled:
            journal = self.table.journal or []
            new = [event.as_seen_by(self.seat) for event in journal[self.told :]]
            self.told = len(journal)
            tell = self.table.game.words.tell
            return [
                tell(event, self.seat, self.table.names, self.language)
                for event in new
                if event is not None
            ]

    async def act(self, action: int) -> None:
        async with self.settled:
            self.table.act(action, self.seat)
            await anyio.to_thread.run_sync(self.let_bots_play)

    async def why_not(self, action: int) -> str:
        async with self.settled:
            reason = self.table.why_not(action, self.seat, self.language)
        if reason is None:
            return ""
        return f"{reason.words} ({reason.clause})" if reason.clause else reason.words

    async def wait(self, seconds: float) -> None:
        """Wait for bots that think; those that a call given up has left unasked are asked."""
        with anyio.move_on_after(seconds):
            await self.begin()

    async def close(self) -> None:
        """Forget the table."""
