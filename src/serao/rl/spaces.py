"""Gymnasium's spaces of what a seat sees."""

from __future__ import annotations

import numpy as np
from gymnasium.spaces import Box, Dict

from serao.kernel.game import Game
from serao.kernel.state import State


def observation_space(game: Game[State], seats: int) -> Dict:
    """Return the space of observation and mask: each entry with the range that it declares."""
    entries = game.observation(seats).entries
    return Dict(
        {
            "observation": Box(
                np.array([entry.low for entry in entries], np.int8),
                np.array([entry.high for entry in entries], np.int8),
                dtype=np.int8,
            ),
            "action_mask": Box(0, 1, (len(game.actions),), np.int8),
        }
    )
