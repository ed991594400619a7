"""The entry points (section 8.2), and the end."""

from __future__ import annotations

from typing import Final

POINTS: Final = (
    "setup",
    "round",
    "prepare",
    "artifacts",
    "spells",
    "collect",
    "refill",
    "score",
    "over",
)
SETUP: Final = 0
ROUND: Final = 1
PREPARE: Final = 2
ARTIFACT_STAGE: Final = 3
SPELL_STAGE: Final = 4
COLLECT: Final = 5
REFILL: Final = 6
SCORE: Final = 7
OVER: Final = 8
