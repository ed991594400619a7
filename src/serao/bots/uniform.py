"""Level ``random``: any option, all equally likely."""

from __future__ import annotations

from serao.bots.player import Bot, Sight


class Uniform(Bot):
    def choose(self, sight: Sight) -> int:
        return sight.options[self.rng.below(len(sight.options))]
