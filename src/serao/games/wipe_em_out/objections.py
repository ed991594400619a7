"""Why an action is not possible now: the common cases, each with its clause.

One function for each verb, found through ``BY_VERB``. They speak to a seat that is asked, so they
may rest on its own hand and on what lies open, and on nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from serao.games.wipe_em_out.actions import (
    ACTIONS,
    CAST,
    FIRST_SPELL,
    PLAYER,
)
from serao.games.wipe_em_out.cards import BREAK
from serao.games.wipe_em_out.effects import (
    CopyPower,
    FuseFromHand,
    HarvestSpell,
    InspectHand,
    ReplaceFromHand,
    SilenceOther,
    TakeCard,
    WeakenOther,
)
from serao.games.wipe_em_out.spells import (
    SpellTarget,
    SpellTurn,
    SwiftFirst,
    SwiftSecond,
    castable,
)
from serao.games.wipe_em_out.state import Table
from serao.games.wipe_em_out.steps import HandAction, Mimic, Prepare
from serao.kernel.game import Objection
from serao.kernel.steps import Step


class Asked(NamedTuple):
    """Somebody who is asked at ``step`` would like to take ``action``."""

    table: Table
    step: Step[Any]
    action: int
    seat: int


def objection(table: Table, action: int, seat: int) -> Objection | None:
    """Return what speaks against ``action`` for ``seat``, who is asked something else."""
    verb = ACTIONS[action].partition(":")[0]
    step = table.open_step()
    assert step is not None, "a seat that is asked has a choice before it"
    return BY_VERB[verb](Asked(table, step, action, seat))


def play(asked: Asked) -> Objection:
    if not isinstance(asked.step, Prepare):
        return Objection("WEO-4.2", "play-stage")
    if asked.table.answer_of(asked.seat):
        return Objection("WEO-1.11", "play-chosen")
    return Objection("WEO-4.2", "not-in-hand")


def attack(asked: Asked) -> Objection:
    if len(asked.table.slots) == 1:
        return Objection("WEO-4.3", "one-monster")
    if isinstance(asked.step, Prepare):
        return Objection("WEO-4.3", "artifact-first")
    return Objection("WEO-4.3", "attack-stage")


def cast(asked: Asked) -> Objection:
    spell = asked.action - CAST + FIRST_SPELL
    if isinstance(asked.step, SpellTarget | SwiftFirst | SwiftSecond):
        return Objection("WEO-6.3", "cast-announced")
    if not isinstance(asked.step, SpellTurn):
        return Objection("WEO-6.2", "cast-stage")
    if spell not in asked.table.hands[asked.seat]:
        return Objection("WEO-6.2", "not-in-hand")
    assert not castable(asked.table, spell), "a castable spell in hand is offered"
    return Objection("WEO-6.8", "no-target")


def player(asked: Asked) -> Objection | None:
    target = asked.action - PLAYER
    if target >= asked.table.seats:
        return None
    if isinstance(asked.step, SpellTarget):
        return spell_target(asked.table, asked.step.spell, target)
    if isinstance(asked.step, SwiftFirst | SwiftSecond):
        return swift_target(asked.table, asked.step, target)
    if not isinstance(asked.step, SilenceOther | WeakenOther | CopyPower | InspectHand):
        return Objection("WEO-5.9", "no-player-asked")
    if target == asked.seat:
        return Objection("WEO-5.9", "another-player")
    return Objection("WEO-5.17", "empty-hand")


def spell_target(table: Table, spell: int, target: int) -> Objection:
    if table.shielded[target]:
        return Objection("WEO-6.10", "shielded")
    cards = table.cards
    if cards.spell_effect[spell] == BREAK:
        return Objection("WEO-6.14", "broken")
    facts = {"power": table.power(target)}
    if table.power(target) > cards.highest[spell]:
        return Objection("WEO-6.12", "too-strong", {**facts, "highest": cards.highest[spell]})
    return Objection("WEO-6.13", "too-weak", {**facts, "lowest": cards.lowest[spell]})


def swift_target(table: Table, step: Step[Any], target: int) -> Objection:
    if table.shielded[target]:
        return Objection("WEO-6.10", "shielded")
    if isinstance(step, SwiftSecond) and step.first == target:
        return Objection("WEO-6.16", "two-players")
    return Objection("WEO-6.16", "lower-seat-first")


def take(asked: Asked) -> Objection:
    if isinstance(asked.step, TakeCard):
        return Objection("WEO-5.17", "not-in-that-hand")
    return Objection("WEO-5.17", "take-axe")


def feed(asked: Asked) -> Objection:
    if isinstance(asked.step, FuseFromHand | ReplaceFromHand):
        clause = "WEO-5.15" if isinstance(asked.step, FuseFromHand) else "WEO-5.23"
        return Objection(clause, "not-in-hand")
    return Objection("WEO-5.15", "feed-stage")


def harvest(asked: Asked) -> Objection:
    if isinstance(asked.step, HarvestSpell):
        return Objection("WEO-5.22", "not-in-discard")
    return Objection("WEO-5.22", "harvest-stage")


def hand_action(asked: Asked) -> Objection:
    assert not isinstance(asked.step, HandAction), "both hand actions are offered together"
    return Objection("WEO-7.5", "hand-stage")


def passing(asked: Asked) -> Objection:
    if isinstance(asked.step, SpellTarget | SwiftFirst | SwiftSecond):
        return Objection("WEO-6.3", "cast-announced")
    if isinstance(asked.step, Prepare):
        return Objection("WEO-4.2", "nobody-sits-out")
    return Objection("WEO-6.2", "pass-stage")


def declining(asked: Asked) -> Objection:
    if isinstance(asked.step, SilenceOther | WeakenOther | InspectHand | TakeCard | HarvestSpell):
        return Objection("WEO-5.7", "mandatory")
    return Objection("WEO-5.8", "decline-stage")


def mimic(asked: Asked) -> Objection:
    if isinstance(asked.step, Mimic):
        return Objection("WEO-8.2", "not-held")
    return Objection("WEO-8.2", "mimic-stage")


BY_VERB: Final[dict[str, Callable[[Asked], Objection | None]]] = {
    "pass": passing,
    "decline": declining,
    "play": play,
    "attack": attack,
    "cast": cast,
    "player": player,
    "take": take,
    "feed": feed,
    "harvest": harvest,
    "keep": hand_action,
    "redraw": hand_action,
    "mimic-as": mimic,
}
