"""What the answers in a fight lead to, counted out for whoever is asked (URT-6.1, 6.6, 6.12)."""

from __future__ import annotations

from itertools import product

from serao.games.urto.actions import (
    ACTIONS,
    ADD_ATTACK,
    ARTIFACT,
    ARTIFACTS,
    BARE,
    BUY_D8,
    FIGHT,
    KEEP,
    MOST_REINFORCEMENT,
    REINFORCE,
    REROLL,
    ROLL,
)
from serao.games.urto.cave import FUNGUS, PVM, PVP
from serao.games.urto.state import Table
from serao.games.urto.steps.combat import Prepare, reinforcement_bar
from serao.games.urto.steps.decisions import Decision
from serao.games.urto.steps.scenes import combat_kind, rival_of, scene
from serao.games.urto.view_types import Odds, Scene
from serao.kernel.state import NOTHING

ROLLED_AFTER = (BARE, FIGHT, ROLL, KEEP, REROLL, BUY_D8)


def odds(table: Table, seat: int) -> list[Odds]:
    """Return what each answer of ``seat`` promises, nothing where no roll hangs on it."""
    step = table.open_step()
    played = scene(table)
    if played is None or combat_kind(table) == NOTHING:
        return []
    if not isinstance(step, Decision) or step.seat != seat:
        return []
    arming = isinstance(step, Prepare)
    offered = [action for action in step.options(table) if leads_to_roll(action, arming)]
    found: list[Odds] = []
    for action in offered:
        for mana in reinforcements(table, seat, action, arming):
            found.append(odds_of(table, seat, played, action, mana))
    return found


def reinforcements(table: Table, seat: int, action: int, arming: bool) -> list[int]:
    """Return what may be paid with ``action``: with a weapon whatever could be paid next."""
    if REINFORCE <= action < ADD_ATTACK:
        return [action - REINFORCE]
    most = MOST_REINFORCEMENT if arming else 0
    return [mana for mana in range(most + 1) if reinforcement_bar(table, seat, mana) is None]


def leads_to_roll(action: int, arming: bool) -> bool:
    is_weapon = arming and ARTIFACT <= action < BARE
    return is_weapon or action in ROLLED_AFTER or REINFORCE <= action <= ADD_ATTACK


def odds_of(table: Table, seat: int, played: Scene, action: int, mana: int) -> Odds:
    """Count the rolls out as they would be after ``action``."""
    if action == FIGHT:
        arms = Prepare(seat, combat_kind(table)).options(table)
        best = max([odds_of(table, seat, played, arm, 0) for arm in arms], key=promise)
        return {**best, "action": ACTIONS[FIGHT]}
    trial = table.clone()
    prepare(trial, seat, action, mana)
    return {**counted(trial, seat, played), "action": ACTIONS[action], "mana": mana}


def promise(row: Odds) -> tuple[float, float, int]:
    return (row["ahead"] / row["rolls"], -row["behind"] / row["rolls"], row["deals"])


def prepare(trial: Table, seat: int, action: int, mana: int) -> None:
    """Put into the trial what ``action`` changes about the roll."""
    if action != KEEP:
        trial.die[seat] = 0
    if ARTIFACT <= action < BARE:
        trial.weapon[seat] = action - ARTIFACT
    elif action == BUY_D8:
        trial.has_d8[seat] = True
    elif action == ADD_ATTACK:
        trial.combat[seat] += 1
    weapon = trial.weapon[seat]
    per_mana = 1 if weapon == NOTHING else trial.cave.per_mana[weapon]
    trial.combat[seat] += mana * per_mana


def counted(trial: Table, seat: int, played: Scene) -> Odds:
    margins = margins_of(trial, seat, played)
    blows = [blow(trial, seat, played, margin) for margin in margins]
    weapon = trial.weapon[seat]
    return {
        "action": "",
        "mana": 0,
        "weapon": "" if weapon == NOTHING else ARTIFACTS[weapon],
        "rolls": len(blows),
        "ahead": len([dealt for dealt, _ in blows if dealt > 0]),
        "behind": len([taken for _, taken in blows if taken > 0]),
        "deals": max([dealt for dealt, _ in blows]),
        "takes": max([taken for _, taken in blows]),
    }


def margins_of(trial: Table, seat: int, played: Scene) -> list[int]:
    """Return by how much I am ahead in each of the equally likely rolls."""
    kind = combat_kind(trial)
    mine = totals(trial, seat, kind)
    if kind != PVP:
        return [total - played["need"] for total in mine]
    rival = rival_of(played, seat)
    return [own - other for own in mine for other in totals(trial, rival, kind)]


def totals(trial: Table, seat: int, kind: int) -> list[int]:
    """Return each combat roll that may come, only one where the die lies already."""
    rolled = trial.total(seat, kind)
    if trial.die[seat]:
        return [rolled]
    weapon = trial.weapon[seat]
    number = 1 if weapon == NOTHING else trial.cave.dice[weapon]
    faces = trial.cave.d8_faces if trial.rolls_d8(seat) else trial.cave.d6
    return [rolled + max(dice) for dice in product(faces, repeat=number)]


def blow(trial: Table, seat: int, played: Scene, margin: int) -> tuple[int, int]:
    """Return what I deal and what I take; a mushroom that is reached counts as dealt."""
    kind = combat_kind(trial)
    if kind == FUNGUS:
        return (1 if margin >= 0 else 0, 0)
    ties = trial.cave.tie_damage
    if kind == PVM:
        dealt = ties[trial.nature[seat]] if margin == 0 else max(0, margin)
        return (min(dealt, trial.foe_life), warded(trial, seat, max(0, -margin)))
    if margin != 0:
        return (max(0, margin), warded(trial, seat, max(0, -margin)))
    rival = rival_of(played, seat)
    taken = warded(trial, seat, ties[trial.nature[rival]])
    return (ties[trial.nature[seat]], taken)


def warded(trial: Table, seat: int, amount: int) -> int:
    """URT-6.13 What is left after armour; Defense tokens are asked for later."""
    if amount < trial.cave.armour_from:
        return amount
    return amount - min(amount, trial.owned(seat, trial.cave.armour))
