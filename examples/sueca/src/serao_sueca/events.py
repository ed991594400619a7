"""What can happen, in the game's words."""

from __future__ import annotations

from serao.kernel.events import Event
from serao.kernel.kinds import Number, Seat
from serao_sueca.cards import Card, Suit


class HandsDealt(Event):
    """SUE-2.3"""

    seat: Seat
    suit: Suit
    card: Card


class CardPlayed(Event):
    """SUE-4.1"""

    seat: Seat
    card: Card


class TrickTaken(Event):
    """SUE-4.4"""

    seat: Seat
    points: Number


class DealWon(Event):
    """SUE-5.1 to 5.3"""

    first: Seat
    second: Seat
    points: Number
    games: Number


class DealDrawn(Event):
    """SUE-5.4"""

    stake: Number


class GameWon(Event):
    """SUE-5.5"""

    first: Seat
    second: Seat
    games: Number
