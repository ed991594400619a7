"""How good a table looks to searches."""

from __future__ import annotations

from serao.games.wipe_em_out.chances import WEIGHTS, lateness, traits
from serao.games.wipe_em_out.evaluation import lead, worths
from serao.games.wipe_em_out.state import Table
from serao.kernel.chances import chances_of
from serao.kernel.judge import Judge
from serao.kernel.rng import Rng


class TableJudge(Judge[Table]):
    playout_depth = 4
    careful_depth = 8
    margin = 6.0

    def evaluate(self, table: Table, seat: int) -> float:
        """Return the outlook of ``seat``: own prospects less those of the best rival."""
        return lead(table, seat, worths(table))

    def evaluate_all(self, table: Table) -> list[float]:
        shown = worths(table)
        return [lead(table, seat, shown) for seat in range(table.seats)]

    def chances(self, table: Table, leads: list[float]) -> list[float]:
        return chances_of(traits(table), WEIGHTS, lateness(table))

    def guess(self, table: Table, offer: list[int], rng: Rng) -> int | None:
        """Draw what others prepare by lot: whoever learned it would know too well what comes."""
        return offer[rng.below(len(offer))]
