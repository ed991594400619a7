"""Pictures of moments of games, drawn without a browser: what a link shows where it is shared."""

from __future__ import annotations

from serao.pictures.boards import points_of
from serao.pictures.scene import Scene
from serao.pictures.sheet import drawn

__all__ = ["Scene", "drawn", "points_of"]
