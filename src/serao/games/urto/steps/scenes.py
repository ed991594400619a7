"""What is being fought or rolled for: the steps that wait say it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import trait

from serao.games.urto.actions import FIELDS
from serao.games.urto.cave import FUNGUS, PVM, PVP
from serao.games.urto.state import Table
from serao.games.urto.view_types import Scene
from serao.kernel.state import NOTHING

KINDS: Final[dict[str, int]] = {"monster": PVM, "rival": PVP, "mushroom": FUNGUS}


@trait
class Staged:
    """A step that belongs to a scene."""

    def scene(self, state: Table) -> Scene:
        raise NotImplementedError


def scene(state: Table) -> Scene | None:
    """Return the scene that is being played, ``None`` between scenes."""
    if state.foe != NOTHING:
        return encounter(state.active, state.cave.attack[state.foe])
    for i in range(len(state.stack) - 1, -1, -1):
        step = state.stack[i]
        if isinstance(step, Staged):
            return step.scene(state)
    return None


def encounter(seat: int, attack: int) -> Scene:
    return {"kind": "monster", "seat": seat, "rival": NOTHING, "field": "", "need": attack}


def attempt(seat: int, field: int, need: int) -> Scene:
    return {
        "kind": "mushroom",
        "seat": seat,
        "rival": NOTHING,
        "field": FIELDS[field],
        "need": need,
    }


def duel(attacker: int, defender: int) -> Scene:
    return {"kind": "rival", "seat": attacker, "rival": defender, "field": "", "need": 0}


def event_roll(seat: int, need: int) -> Scene:
    return {"kind": "event", "seat": seat, "rival": NOTHING, "field": "", "need": need}


def rival_of(played: Scene, seat: int) -> int:
    """URT-6.10 Return whom ``seat`` fights in a scene between heroes."""
    return played["rival"] if played["seat"] == seat else played["seat"]


def combat_kind(state: Table) -> int:
    """Return PVM, PVP or FUNGUS for the scene's rolls, NOTHING where weapons do not count."""
    played = scene(state)
    return NOTHING if played is None else KINDS.get(played["kind"], NOTHING)
