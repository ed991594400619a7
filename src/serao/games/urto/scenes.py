"""What is being fought or rolled for, read off the steps that wait."""

from __future__ import annotations

from typing import Any

from serao.games.urto.actions import FIELDS, TOKENS
from serao.games.urto.cave import FUNGUS, PVM, PVP
from serao.games.urto.state import Table
from serao.games.urto.steps.duels import Exchange, FightOrFlee, PvpResult
from serao.games.urto.steps.entering import AttackMushroom, MushroomResult, PickToken, StepOnto
from serao.games.urto.steps.event_cards.rolls import (
    ReflectionResult,
    RollSafeResult,
    ShortfallResult,
)
from serao.games.urto.view_types import Scene
from serao.kernel.state import NOTHING
from serao.kernel.steps import Step

KINDS: dict[str, int] = {"monster": PVM, "rival": PVP, "mushroom": FUNGUS}


def scene(table: Table) -> Scene | None:
    """Return the scene that is being played, ``None`` between scenes."""
    if table.foe != NOTHING:
        attack = table.cave.attack[table.foe]
        return {
            "kind": "monster",
            "seat": table.active,
            "rival": NOTHING,
            "field": "",
            "need": attack,
        }
    for i in range(len(table.stack) - 1, -1, -1):
        found = scene_of(table, table.stack[i])
        if found is not None:
            return found
    return None


def scene_of(table: Table, step: Step[Any]) -> Scene | None:
    """Return the scene that a waiting step belongs to."""
    if isinstance(step, FightOrFlee):
        return duel(step.attacker, step.seat)
    if isinstance(step, Exchange | PvpResult):
        return duel(step.attacker, step.defender)
    if isinstance(step, AttackMushroom | MushroomResult):
        need = table.cave.fungus_need[table.nature[step.seat]]
        return attempt(step.seat, step.field, need)
    if isinstance(step, RollSafeResult):
        return event_roll(step.seat, step.need)
    if isinstance(step, ShortfallResult):
        return event_roll(step.seat, step.amount)
    if isinstance(step, ReflectionResult):
        return event_roll(step.seat, 0)
    return None


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


def combat_kind(table: Table) -> int:
    """Return PVM, PVP or FUNGUS for the scene's rolls, NOTHING where weapons do not count."""
    played = scene(table)
    return NOTHING if played is None else KINDS.get(played["kind"], NOTHING)


def heading(table: Table) -> str:
    """URT-4.1 Return the field that a hero has announced and not entered yet, or ""."""
    for i in range(len(table.stack) - 1, -1, -1):
        step = table.stack[i]
        if isinstance(step, StepOnto):
            return FIELDS[step.field]
    return ""


def drawn_tokens(table: Table) -> list[str]:
    """URT-8.7 Return the tokens drawn openly with a map, to choose from."""
    step = table.open_step()
    return [TOKENS[token] for token in step.drawn] if isinstance(step, PickToken) else []
