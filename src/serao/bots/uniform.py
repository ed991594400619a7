"""Level ``random``: any option, all equally likely."""

# plain: it is short and rests on others
from __future__ import annotations

from serao.bots.player import Bot, Sight


class Uniform(Bot):
    def choose(self, sight: Sight) -> int:
        return sight.options[self.rng.below(len(sight.options))]
