"""What is one thing for the eye: a trick taken, with what it decides."""

from __future__ import annotations

from typing import Final

from serao.kernel.beats import Beat, Beats
from serao_sueca import events as e

BEATS: Final = Beats(
    [Beat("trick", begins=(e.TrickTaken,), goes_on=(e.DealWon, e.DealDrawn))],
    scenes=(e.GameWon,),
)
