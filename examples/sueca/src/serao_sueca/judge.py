"""How good a table looks to searches."""

from __future__ import annotations

from serao.kernel.judge import Judge
from serao_sueca.cards import suit_of
from serao_sueca.table import Table


class TableJudge(Judge[Table]):
    def evaluate(self, table: Table, seat: int) -> float:
        """Return games and points ahead, and what the hand promises in trumps and high cards."""
        pair = seat % 2
        ahead = table.games[pair] - table.games[1 - pair]
        taken = table.points_of(pair) - table.points_of(1 - pair)
        mine, theirs = (self.promise(table, side) for side in (pair, 1 - pair))
        return 3.0 * ahead + (taken + 0.6 * (mine - theirs)) / 30

    def promise(self, table: Table, pair: int) -> float:
        cards = [*table.hands[pair], *table.hands[pair + 2]]
        trumps = sum(suit_of(card) == table.trump for card in cards)
        return 2.0 * trumps + table.worth(cards) * 0.3
