"""What chance has brought, where everybody sees it and the next choice hangs on it."""

from __future__ import annotations

from typing import Final

from serao.games.urto.state import Table
from serao.games.urto.steps.combat import DieWindow

SPAN: Final = 64  # more than cards, tokens, lives and faces that there are


def fortune(table: Table) -> int:
    """Return the monster, event and token that were met and, while they can be changed, the dice."""
    met = table.foe + 1
    met = met * SPAN + min(table.foe_life, SPAN - 1)
    met = met * SPAN + table.event + 1
    met = met * SPAN + table.tokens[table.fields[table.active]] + 1
    if table.stack and isinstance(table.stack[-1], DieWindow):
        for die in table.die:
            met = met * SPAN + die
    return met
