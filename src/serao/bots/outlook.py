"""How an option looks right after it was taken."""

from __future__ import annotations

from typing import Final

from serao.kernel.playout import act_at_random
from serao.kernel.rng import Rng
from serao.kernel.state import State
from serao.kernel.steps import Choice

FOLLOW_UPS: Final = 1  # own choices looked through after the first, as in "cast", then "on whom"


def outlook(world: State, option: int, seat: int, dice: Rng) -> float:
    """Return how ``world`` looks to ``seat`` after ``option`` and its direct follow-ups."""
    after = world.clone()
    after.answer(option, seat)
    while after.asked == world.asked and not after.is_over:
        act_at_random(after, dice)  # what others answer is as good as chance
    return best_follow_up(after, seat, FOLLOW_UPS)


def best_follow_up(table: State, seat: int, depth: int) -> float:
    step = table.open_step()
    if depth == 0 or not isinstance(step, Choice) or step.seat != seat:
        return table.game.judge.evaluate(table, seat)
    best = -1e30
    for option in table.offers[0]:
        after = table.clone()
        after.answer(option, seat)
        best = max(best, best_follow_up(after, seat, depth - 1))
    return best
