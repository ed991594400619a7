"""How a game ends, for people: somebody wins, or several share the victory."""

# plain: what the fields of events are is read from their annotations
from __future__ import annotations

from collections.abc import Sequence

from serao.kernel.events import Event
from serao.kernel.kinds import Number, Seat


class GameWon(Event):
    """One seat has won."""

    seat: Seat
    score: Number


class GameShared(Event):
    """So many seats have won together."""

    number: Number
    score: Number


def ended(winners: Sequence[int], score: int) -> Event:
    """Return what tells that the game was won by ``winners``, each with that score."""
    return GameWon(winners[0], score) if len(winners) == 1 else GameShared(len(winners), score)
