"""How good a table looks: what searches ask a game.

A game has a ``Judge`` with ``evaluate``, which may say more where it knows better; a game in which
hidden cards decide has a ``RolloutJudge``.
"""

from __future__ import annotations

from math import exp
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from serao.kernel.rng import Rng
from serao.kernel.state import State

T = TypeVar("T", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[T]):
    """What a tree search asks about the tables of one game."""

    playout_depth: int = 12  # choices that a search plays on before it judges a table
    careful_depth: int = 0  # choices more that a search with much time plays on
    margin: float = 4.0  # difference of evaluations that makes a table nearly won

    def evaluate(self, table: T, seat: int) -> float:
        """Return how good ``table`` looks for ``seat``, quickly; more is better."""
        raise NotImplementedError

    def evaluate_all(self, table: T) -> list[float]:
        """Return ``evaluate`` for every seat; a game shares what the seats have in common."""
        return [self.evaluate(table, seat) for seat in range(table.seats)]

    def chances(self, table: T, leads: list[float]) -> list[float]:
        """Return each seat's chance of winning before the end, judged with care.

        ``leads`` is how far each is ahead, which a search knows already.
        """
        return chances_by(leads, self.margin)

    def chance_outcome(self, table: T) -> int:
        """Return what chance has just brought that the open choice hangs on, as a number."""
        return 0

    def guess(self, table: T, offer: list[int], rng: Rng) -> int | None:
        """Return what a careful search takes another seat to answer in secret.

        ``None``: it learns what others answer, as it learns the own choices.
        """
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class RolloutJudge(Judge[T]):
    """What a search asks that learns only the own choices: others act by a rollout policy."""

    def rollout_action(self, table: T, seat: int, rng: Rng) -> int:
        """Return what ``seat``, who owes an answer, does without much thought.

        It rests on what that seat knows in ``table``, and on chance: nobody acts by cards that
        they cannot see.
        """
        raise NotImplementedError

    def plausibility(self, world: T, seat: int) -> float:
        """Return how well what was seen fits ``world``, which ``seat`` sampled: 1 at best.

        Searches keep a world with this chance, or sample another.
        """
        return 1.0

    def stage(self, table: T) -> int:
        """Return the number of the stage; rollouts go to the end of one.

        Only between two stages ``chances`` is asked.
        """
        raise NotImplementedError


def chances_by(leads: list[float], margin: float) -> list[float]:
    """Return the chance of winning of each seat that is so far ahead of its best rival."""
    weights = [exp(min(8.0, max(-8.0, lead / margin))) for lead in leads]
    total = sum(weights)
    return [weight / total for weight in weights]
