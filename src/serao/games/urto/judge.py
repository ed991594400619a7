"""How good a table looks to searches, and what chance has brought there."""

from __future__ import annotations

from typing import Final

from serao.games.urto.evaluation import lead, outcome, worths
from serao.games.urto.state import Table
from serao.games.urto.steps.combat import DieWindow
from serao.kernel.judge import Judge

SPAN: Final = 64  # more than cards, tokens, lives and faces that there are


class TableJudge(Judge[Table]):
    playout_depth = 4
    margin = 6.0

    def evaluate(self, table: Table, seat: int) -> float:
        """Return the outlook of ``seat``: own prospects less those of the best rival."""
        return outcome(table, seat) if table.is_over else lead(worths(table), seat)

    def evaluate_all(self, table: Table) -> list[float]:
        if table.is_over:
            return [outcome(table, seat) for seat in range(table.seats)]
        worth = worths(table)
        return [lead(worth, seat) for seat in range(table.seats)]

    def chance_outcome(self, table: Table) -> int:
        """Return the monster, event and token that were met and, while they can change, the dice."""
        met = table.foe + 1
        met = met * SPAN + min(table.foe_life, SPAN - 1)
        met = met * SPAN + table.event + 1
        met = met * SPAN + table.tokens[table.fields[table.active]] + 1
        if table.stack and isinstance(table.stack[-1], DieWindow):
            for die in table.die:
                met = met * SPAN + die
        return met
