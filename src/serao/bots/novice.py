"""Level ``novice``: looks one choice ahead and takes what looks best."""

# plain: it is short and rests on others
from __future__ import annotations

from typing import Final

from serao.bots.outlook import outlook
from serao.bots.player import Bot, Sight

WORLDS: Final = 4  # worlds in which every option is tried
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
