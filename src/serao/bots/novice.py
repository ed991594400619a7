"""Level ``novice``: looks one choice ahead and takes what looks best."""

from __future__ import annotations

from typing import Final

from serao.bots.player import Bot, Sight
from serao.kernel.playout import act_at_random
from serao.kernel.rng import Rng
from serao.kernel.state import State
from serao.kernel.steps import Together

WORLDS: Final = 4  # worlds in which every option is tried
FOLLOW_UPS: Final = 1  # own choices looked through after the first, as in "cast", then "on whom"
NEARLY: Final = 1e-9


class Novice(Bot):
    """Tries every option in the same few worlds and keeps the best on average."""

    def choose(self, sight: Sight) -> int:
        totals = [0.0] * len(sight.options)
        for _ in range(WORLDS):
            world = sight.world(self.rng)
            dice = self.rng.fork()
            for i, option in enumerate(sight.options):
                totals[i] += outlook(world, option, sight.seat, dice.copy())
        best = max(totals)
        fine = [o for o, total in zip(sight.options, totals, strict=True) if total >= best - NEARLY]
        return fine[self.rng.below(len(fine))]


def outlook(world: State, option: int, seat: int, dice: Rng) -> float:
    """Return how ``world`` looks to ``seat`` after ``option`` and its direct follow-ups."""
    after = world.clone()
    step = after.open_step()
    after.answer(option, seat)
    while isinstance(step, Together) and after.open_step() is step:
        act_at_random(after, dice)  # what others answer is as good as chance
    return best_follow_up(after, seat, FOLLOW_UPS)


def best_follow_up(table: State, seat: int, depth: int) -> float:
    if depth == 0 or isinstance(table.open_step(), Together) or table.waiting() != (seat,):
        return table.game.evaluate(table, seat)
    best = -1e30
    for option in table.options(seat):
        after = table.clone()
        after.answer(option, seat)
        best = max(best, best_follow_up(after, seat, depth - 1))
    return best
