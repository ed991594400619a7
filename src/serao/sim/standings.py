"""What the results of an arena say: shares with intervals, and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log10, sqrt
from typing import Final

from serao.sim.arena import Played

SURE: Final = 1.96  # standard deviations of a 95 % interval
ROUNDS: Final = 200  # of fitting ratings; they move by less than 0.01 long before


@dataclass(frozen=True)
class Standing:
    """What the games say about one level."""

    level: str
    seatings: int  # times it sat at a table
    wins: float  # shared victories count in parts
    expected: float  # wins of a player who is as good as the others
    low: float  # of the share of wins, with 95 % confidence
    high: float
    rating: float

    @property
    def share(self) -> float:
        return self.wins / self.seatings


def standings(games: Sequence[Played]) -> list[Standing]:
    """Return the standing of every level that played, the best first."""
    levels = sorted({level for game in games for level in game.levels})
    ratings = ratings_of(games, levels)
    rows = [standing(level, games, ratings[level]) for level in levels]
    return sorted(rows, key=lambda row: row.rating, reverse=True)


def standing(level: str, games: Sequence[Played], rating: float) -> Standing:
    seatings, wins, expected = 0, 0.0, 0.0
    for game in games:
        own = [seat for seat, other in enumerate(game.levels) if other == level]
        first = game.ranking[0]
        seatings += len(own)
        wins += sum(1 / len(first) for seat in own if seat in first)
        expected += len(own) / len(game.levels)
    low, high = interval(wins, seatings)
    return Standing(level, seatings, wins, expected, low, high, rating)


def interval(wins: float, seatings: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share."""
    share = wins / seatings
    spread = SURE**2 / seatings
    middle = (share + spread / 2) / (1 + spread)
    half = SURE * sqrt(share * (1 - share) / seatings + spread / (4 * seatings)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def ratings_of(games: Sequence[Played], levels: Sequence[str]) -> dict[str, float]:
    """Return ratings on the scale of chess, with a mean of 1500.

    The strength of a level is such that the chance to win a table is its part of the strengths
    there (Bradley and Terry's model, for any number of seats), fitted by the usual iteration; one
    imagined win and one imagined loss for each keep it finite.
    """
    strength = dict.fromkeys(levels, 1.0)
    for _ in range(ROUNDS):
        wins = dict.fromkeys(levels, 0.5)
        weight = dict.fromkeys(levels, 0.0)
        for level in levels:
            weight[level] += 1.0 / (strength[level] + 1.0)
        for game in games:
            total = sum(strength[level] for level in game.levels)
            first = game.ranking[0]
            for seat, level in enumerate(game.levels):
                weight[level] += 1.0 / total
                if seat in first:
                    wins[level] += 1.0 / len(first)
        strength = {level: wins[level] / weight[level] for level in levels}
    logs = {level: 400 * log10(strength[level]) for level in levels}
    mean = sum(logs.values()) / len(logs)
    return {level: 1500 + value - mean for level, value in logs.items()}
