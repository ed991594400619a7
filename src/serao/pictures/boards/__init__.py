"""The board of each game as it is drawn on a picture, from its view and its catalogue only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from serao.pictures.boards import (
    caretos,
    carrossel,
    monster_my_neighbour,
    plain,
    urto,
    wipe_em_out,
)
from serao.pictures.scene import Ground, Scene

Draw = Callable[[Ground, Scene], None]

BOARDS: Final[dict[str, Draw]] = {
    "caretos": caretos.draw,
    "carrossel": carrossel.draw,
    "monster-my-neighbour": monster_my_neighbour.draw,
    "urto": urto.draw,
    "wipe-em-out": wipe_em_out.draw,
}


def board_of(slug: str) -> Draw:
    return BOARDS.get(slug, plain.draw)


def points_of(scene: Scene) -> Sequence[int | None]:
    """Return how many points each seat is known to have: what counts in play, where the sum is secret."""
    known = scene.points or [None] * len(scene.names)
    if scene.game == "urto" and any(score is None for score in known):
        return [honour["total"] for honour in scene.view["honours"]]
    return known
