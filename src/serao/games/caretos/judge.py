"""How good a table looks to searches."""

from __future__ import annotations

from serao.games.caretos.chances import WEIGHTS, lateness, traits
from serao.games.caretos.evaluation import lead, margin, nearness_to_places, shown_worth
from serao.games.caretos.state import SETUP, Table
from serao.kernel.chances import chances_of
from serao.kernel.judge import Judge


class TableJudge(Judge[Table]):
    playout_depth = 0
    careful_depth = 12
    margin = 8.0

    def evaluate(self, table: Table, seat: int) -> float:
        """Return the outlook of ``seat``: its own prospects less those of the best rival."""
        if table.is_over:
            return margin(table, seat)
        if table.at == SETUP:
            return nearness_to_places(table, seat)
        seats = range(table.seats)
        shown = [0.0 if other == seat else shown_worth(table, other) for other in seats]
        return lead(table, seat, shown)

    def evaluate_all(self, table: Table) -> list[float]:
        if table.is_over:
            return [margin(table, seat) for seat in range(table.seats)]
        if table.at == SETUP:
            return [nearness_to_places(table, seat) for seat in range(table.seats)]
        shown = [shown_worth(table, seat) for seat in range(table.seats)]
        return [lead(table, seat, shown) for seat in range(table.seats)]

    def chances(self, table: Table, leads: list[float]) -> list[float]:
        return chances_of(traits(table), WEIGHTS, lateness(table))
