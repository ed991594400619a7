"""How good a table looks to searches, and how seats play on there."""

from __future__ import annotations

from math import exp

from serao.games.monster_my_neighbour.evaluation import LEADS, victory, worths
from serao.games.monster_my_neighbour.rollout import drawn, weights_of
from serao.games.monster_my_neighbour.state import Table
from serao.games.monster_my_neighbour.suspicion import plausibility
from serao.kernel.judge import RolloutJudge
from serao.kernel.rng import Rng
from serao.pieces.standings import lead


class TableJudge(RolloutJudge[Table]):
    def evaluate(self, table: Table, seat: int) -> float:
        """Return the outlook of ``seat``: points so far and to come, less those of the best rival."""
        worth = worths(table)
        return lead(worth, seat) + (victory(table, seat) if table.is_over else 0.0)

    def evaluate_all(self, table: Table) -> list[float]:
        worth = worths(table)
        leads = [lead(worth, seat) for seat in range(table.seats)]
        if table.is_over:
            leads = [leads[seat] + victory(table, seat) for seat in range(table.seats)]
        return leads

    def chances(self, table: Table, leads: list[float]) -> list[float]:
        """Return each seat's chance of winning by its points and the rounds that are left."""
        left = table.cards.rounds - table.round + 1
        safe = LEADS[max(1, left)]  # an additional round is a last one again
        most = max(table.vp)
        weights = [exp((points - most) / safe) for points in table.vp]
        total = sum(weights)
        return [weight / total for weight in weights]

    def rollout_action(self, table: Table, seat: int, rng: Rng) -> int:
        """Return what ``seat`` does, by what it knows and by chance."""
        offer = table.offer_to(seat)
        return drawn(offer, weights_of(table, seat, offer), rng)

    def plausibility(self, world: Table, seat: int) -> float:
        return plausibility(world, seat)

    def stage(self, table: Table) -> int:
        return table.round
