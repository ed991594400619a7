"""How good a table looks to searches."""

from __future__ import annotations

from serao.games.carrossel.evaluation import worths
from serao.games.carrossel.state import Table
from serao.kernel.judge import Judge
from serao.pieces.standings import lead


class TableJudge(Judge[Table]):
    playout_depth = 0
    margin = 8.0

    def evaluate(self, table: Table, seat: int) -> float:
        """Return the outlook of ``seat``: its own prospects less those of the best rival."""
        return lead(worths(table), seat)

    def evaluate_all(self, table: Table) -> list[float]:
        worth = worths(table)
        return [lead(worth, seat) for seat in range(table.seats)]
