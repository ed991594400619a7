"""Random play, the yardstick of the bench and the backbone of searches and tests."""

from __future__ import annotations

from serao.kernel.rng import Rng
from serao.kernel.state import State
from serao.kernel.steps import Choice, Together


def act_at_random(table: State, rng: Rng) -> None:
    """Answer the open choice once, for the first seat that owes an answer."""
    step = table.stack[-1]
    i = 0
    if isinstance(step, Choice):
        seat = step.seat
    else:
        assert isinstance(step, Together), "a settled table waits at a choice"
        while not table.offers[i]:
            i += 1
        seat = step.seats[i]
    offer = table.offers[i]
    table.answer(offer[rng.below(len(offer))], seat)


def play_at_random(table: State, rng: Rng) -> int:
    """Play ``table`` to its end with uniformly random choices; return how many were made."""
    decisions = 0
    while table.stack:
        act_at_random(table, rng)
        decisions += 1
    return decisions
