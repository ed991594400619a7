"""Where the rounds and turns of a game that is told again begin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from serao.kernel.events import Event
from serao.kernel.game import Game
from serao.kernel.messages import hyphened
from serao.server.messages import Chapter, Line, ReplayFrame

SEATS: Final = 16  # at a table at most


def chapters(game: Game[Any], frames: Sequence[ReplayFrame]) -> list[Chapter]:
    """Return the rounds and turns by the events that the game says they begin with.

    Where it names no event for a round, a round is a lap: it begins when a turn comes to a seat
    that is not farther round the table than the one before it.
    """
    log = [line for frame in frames for line in frame.log]
    rounds, turns = names(game.story.rounds), names(game.story.turns)
    found: list[Chapter] = []
    before, lap, round_number, turn_number = "", Lap(), 0, 0
    for number, line in enumerate(log):
        is_turn = line.event in turns
        starts_lap = is_turn and not rounds and lap.begins(seat_of(line))
        if starts_lap or (line.event in rounds and before not in rounds):
            round_number, turn_number = round_number + 1, 0
            found.append(Chapter(number, "round", round_number, None))
        if is_turn:
            turn_number += 1
            found.append(Chapter(number, "turn", turn_number, seat_of(line)))
        before = line.event
    return found


def names(events: Sequence[type[Event]]) -> set[str]:
    return {hyphened(event.__name__) for event in events}


def seat_of(line: Line) -> int | None:
    seat = line.facts.get("seat")
    return seat if isinstance(seat, int) and seat >= 0 else None


class Lap:
    """Follows the turn round the table, from whoever has the first."""

    def __init__(self) -> None:
        self.first: int | None = None
        self.last = -1

    def begins(self, seat: int | None) -> bool:
        """Return whether a new lap begins with the turn of ``seat``."""
        if seat is None:
            return False
        if self.first is None:
            self.first = seat
        came, self.last = self.last, (seat - self.first) % SEATS
        return came < 0 or self.last <= came
