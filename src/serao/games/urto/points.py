"""The entry points (section 12.3), how a hero may stand, and the dice."""

from __future__ import annotations

from typing import Final

POINTS: Final = ("start", "side", "starting-artifacts", "turn", "divine")
AT_START: Final = 0
AT_SIDE: Final = 1
AT_ARTIFACTS: Final = 2
AT_TURN: Final = 3
AT_DIVINE: Final = 4

STATES: Final = ("cave", "arrived", "dead")
IN_CAVE: Final = 0
ARRIVED: Final = 1
DEAD: Final = 2

# The dice, those of the divine artifacts in their order.
DICE: Final = ("tellur", "pheme", "ankou", "d6", "d8", "loot")
D6: Final = 3
D8: Final = 4
LOOT: Final = 5
