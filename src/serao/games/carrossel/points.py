"""The entry points (section 12), which are also the moments a table can be found at."""

from __future__ import annotations

from typing import Final, Literal, get_args

Point = Literal["play", "score", "rotate", "score-again", "end"]
POINTS: Final[tuple[Point, ...]] = get_args(Point)
PLAY: Final = 0
SCORE: Final = 1
ROTATE: Final = 2
SCORE_AGAIN: Final = 3
END: Final = 4
