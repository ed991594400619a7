"""Tables somewhere in the middle of a game, and the games and settings to try."""

from __future__ import annotations

import pytest

import serao
from serao.testing.tables import (
    Moment,
    Setting,
    moments,
    seats_and_spectator,
    settings,
    shown,
    table_at,
)

__all__ = [
    "Moment",
    "Setting",
    "every_game",
    "every_setting",
    "moments",
    "seats_and_spectator",
    "shown",
    "table_at",
]

SETTINGS = list(settings())

every_setting = pytest.mark.parametrize(
    "setting", SETTINGS, ids=[setting.id for setting in SETTINGS]
)
every_game = pytest.mark.parametrize("slug", serao.games())
