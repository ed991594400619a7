"""The deal of the day: everybody plays the same deal against the same bots, once.

What is dealt is fixed, and committed to, days ahead: the game, the date, who sits where, how much
the bots think, and the secret that all chance and all bots follow from. See docs/fairness.md.
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from typing import Final, NamedTuple

from serao import fairness
from serao.kernel.game import Game
from serao.kernel.state import State

# The same for every game: a game of some ten minutes, at machines of any speed.
SEATS: Final = 3
LEVEL: Final = "skilled"
ITERATIONS: Final = 160  # of a bot's search for each choice; a time would depend on the machine
AHEAD: Final = 8  # days for which the deals are made beforehand

DATE: Final = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


class Plan(NamedTuple):
    """What is dealt to everybody on a day, but for the secret."""

    game: str
    date: str
    seats: int
    seat: int  # of the person
    level: str  # of the bots
    iterations: int

    @property
    def levels(self) -> list[str | None]:
        """Return who sits where: the level of a bot, None for the person."""
        return [None if seat == self.seat else self.level for seat in range(self.seats)]

    def commitment(self, secret: str) -> str:
        return fairness.day_commitment(self.game, self.date, self.levels, self.iterations, secret)


def plan(game: Game[State], day: str) -> Plan:
    """Return what is dealt at a game on a day; the person's seat is another one every day."""
    seats = min(game.seats, key=lambda number: (abs(number - SEATS), number))
    seat = date.fromisoformat(day).toordinal() % seats
    return Plan(game.slug, day, seats, seat, LEVEL, ITERATIONS)


# -- dates, which are those of UTC ------------------------------------------------------------


def day_at(moment: float) -> str:
    """Return the date of a moment in seconds."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def is_date(text: str) -> bool:
    """Whether a text is a date, in the one form that dates have."""
    try:
        return DATE.fullmatch(text) is not None and bool(date.fromisoformat(text))
    except ValueError:
        return False


def after(day: str, days: int) -> str:
    """Return the date so many days later; before it, if less than nothing."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def end_of(day: str) -> float:
    """Return the moment at which a day is over."""
    morning = datetime.fromisoformat(day).replace(tzinfo=UTC)
    return (morning + timedelta(1)).timestamp()


def streak(played: set[str], today: str) -> int:
    """Return how many days in a row were played, up to today or, if that is still to come, yesterday."""
    day = today if today in played else after(today, -1)
    days = 0
    while day in played:
        days, day = days + 1, after(day, -1)
    return days
