"""Why an action is not possible now: the clause, and which sentence says it.

A verb of a single choice is in ``LATER``: outside of that choice there is only one thing to say.
The others have a function in ``VERBS``. Where the open choice takes the verb it says what is wrong with
this very argument, otherwise when its time comes. All of it rests on what the asked seat can
see: its own cards and what lies open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from serao.games.urto.actions import (
    ACTIONS,
    ARTIFACT,
    DECLINE,
    FIELD,
    HERO,
    MANA_TO_HEALTH,
    PLAYER,
    REINFORCE,
    TOKEN,
)
from serao.games.urto.cave import (
    BEFORE_DRAW,
    BEFORE_MOVE,
    FUNGUS,
    HIDING,
    PREP_PVM,
    PVM,
    REROLL_OWN_TURN,
    TURN,
    USES,
    WEAPON,
)
from serao.games.urto.state import IN_CAVE, Table
from serao.games.urto.steps.artifacts import HexTarget, WhistleTarget
from serao.games.urto.steps.combat import Prepare, PrepareMore, RollWindow
from serao.games.urto.steps.divine import Landslide
from serao.games.urto.steps.duels import PvpWindow
from serao.games.urto.steps.entering import OfferMap, PickToken, Plant
from serao.games.urto.steps.event_cards.hands import (
    DiscardToThief,
    StealArtifact,
    TakeOneOfTwo,
    ordinary,
)
from serao.games.urto.steps.event_cards.places import (
    LayTrap,
    MoveMushroom,
    MushroomTarget,
    SwapPlaces,
)
from serao.games.urto.steps.event_cards.rolls import EventRoll
from serao.games.urto.steps.event_cards.turns import Duel
from serao.games.urto.steps.fields import Fountain, FountainAgain, FreeStep, Search
from serao.games.urto.steps.monsters import FightOrHide, NextRoll
from serao.games.urto.steps.setup import KeepOne, PickHero
from serao.games.urto.steps.turn import AfterMoveMenu, OpeningMenu, SprintField
from serao.kernel.game import Objection
from serao.kernel.state import NOTHING
from serao.kernel.steps import Step


def objection(table: Table, action: int, seat: int) -> Objection | None:
    """Return what speaks against ``action`` of ``seat``, who is asked and cannot take it."""
    step = table.open_step()
    assert step is not None, "somebody is asked"
    verb = ACTIONS[action].partition(":")[0]
    found = LATER.get(verb)
    return VERBS[verb](table, step, action, seat) if found is None else found


Reasoner = Callable[[Table, Step[Any], int, int], Objection | None]


# -- fields -------------------------------------------------------------------------------------


def of_field(table: Table, step: Step[Any], action: int, seat: int) -> Objection | None:
    field = action - FIELD
    if not table.board.in_play[field]:
        return Objection("URT-2.4", "closed")
    if isinstance(step, OpeningMenu | SprintField | FreeStep):
        here = table.fields[seat] == field
        return Objection("URT-3.5", "already-there" if here else "no-path")
    if isinstance(step, Plant):
        return against_planting(table, field, step.field)
    if isinstance(step, MushroomTarget):
        return against_planting(table, field, step.source)
    if isinstance(step, LayTrap):
        return against_trap(table, field)
    if isinstance(step, MoveMushroom):
        return Objection("URT-7.5", "no-mushroom")
    if isinstance(step, Landslide):
        return Objection("URT-10.5", "no-opponent")
    if isinstance(step, AfterMoveMenu):
        return Objection("URT-3.8", "moved")
    return Objection("URT-3.5", "field-later")


def against_planting(table: Table, field: int, source: int) -> Objection | None:
    if field not in table.grounds():
        return Objection("URT-4.5", "plant-special")
    if field == source:
        return Objection("URT-4.5", "plant-same")
    return Objection("URT-4.5", "plant-occupied")


def against_trap(table: Table, field: int) -> Objection | None:
    if table.traps[field] != NOTHING:
        return Objection("URT-7.5", "trap-there")
    return Objection("URT-7.5", "trap-occupied" if field in table.occupied() else "trap-special")


# -- players ------------------------------------------------------------------------------------

ATTACKS: Final = (OpeningMenu, AfterMoveMenu)
TARGETS: Final = (WhistleTarget, SwapPlaces, HexTarget, Duel, StealArtifact)


def of_player(table: Table, step: Step[Any], action: int, seat: int) -> Objection | None:
    who = action - PLAYER
    if who >= table.seats or not isinstance(step, ATTACKS + TARGETS):
        return Objection("URT-6.10", "player-later")
    if who == seat:
        return Objection("URT-1.2", "yourself")
    if table.status[who] != IN_CAVE:
        return Objection("URT-1.2", "out-of-reach")
    if isinstance(step, ATTACKS):
        return against_attack(table, who, seat)
    return against_target(table, step, who)


def against_attack(table: Table, who: int, seat: int) -> Objection | None:
    """URT-3.10, 6.10"""
    if table.fields[who] != table.fields[seat]:
        return Objection("URT-6.10", "not-on-your-field")
    if table.pvp_used:
        return Objection("URT-3.10", "attacked-already")
    return Objection("URT-6.10", "attack-on-nest")


def against_target(table: Table, step: Step[Any], who: int) -> Objection | None:
    if isinstance(step, WhistleTarget | SwapPlaces):
        return Objection("URT-4.6", "same-field")
    if isinstance(step, HexTarget):
        return Objection("URT-8.7", "hexed-already")
    if isinstance(step, StealArtifact) and not ordinary(table, who):
        return Objection("URT-7.5", "nothing-to-steal")
    return None


# -- artifacts ----------------------------------------------------------------------------------

# The windows that a choice opens for cards (URT-8.6).
WINDOWS: Final[dict[type[Step[Any]], tuple[int, ...]]] = {
    OpeningMenu: (TURN, BEFORE_MOVE),
    AfterMoveMenu: (TURN,),
    FightOrHide: (TURN, HIDING),
    NextRoll: (TURN, HIDING),
    PrepareMore: (TURN, PREP_PVM),
    RollWindow: (REROLL_OWN_TURN,),
    PvpWindow: (REROLL_OWN_TURN,),
    OfferMap: (BEFORE_DRAW,),
}
PLAYED: Final = (TURN, BEFORE_MOVE, PREP_PVM, HIDING, REROLL_OWN_TURN, BEFORE_DRAW)


def of_artifact(table: Table, step: Step[Any], action: int, seat: int) -> Objection | None:
    card = action - ARTIFACT
    if isinstance(step, KeepOne):
        return Objection("URT-2.7", "not-before-you")
    if isinstance(step, TakeOneOfTwo):
        return Objection("URT-7.5", "not-before-you")
    if card not in table.hands[seat]:
        return Objection("URT-8.4", "not-in-hand")
    if isinstance(step, DiscardToThief):
        return Objection("URT-7.5", "divine-stays")
    if isinstance(step, Prepare):
        return against_weapon(table, step, card)
    return against_playing(table, step, card, seat)


def against_weapon(table: Table, step: Prepare, card: int) -> Objection | None:
    if table.cave.use[card] != WEAPON:
        return Objection("URT-6.2", "no-weapon")
    return Objection("URT-6.2", "weapon-costs", {"cost": step.cost(table, card)})


def against_playing(table: Table, step: Step[Any], card: int, seat: int) -> Objection | None:
    use = table.cave.use[card]
    if use in PLAYED and seat != table.active:
        return Objection("URT-8.5", "not-your-turn")
    if use in WINDOWS.get(type(step), ()) and not fits_elsewhere(step, use):
        return Objection("URT-8.7", "no-effect")
    return Objection("URT-8.6", "use-" + USES[use].replace("_", "-"))


def fits_elsewhere(step: Step[Any], use: int) -> bool:
    """Return whether a card against monsters meets a fight that is not with one."""
    return use == PREP_PVM and isinstance(step, PrepareMore) and step.kind != PVM


# -- the turn -----------------------------------------------------------------------------------


def of_rest(table: Table, step: Step[Any], _action: int, seat: int) -> Objection | None:
    """URT-3.3"""
    if not isinstance(step, OpeningMenu) or not step.first:
        return Objection("URT-3.3", "rest-first")
    nest = table.is_monster_field(table.fields[seat])
    return Objection("URT-3.3", "rest-on-nest" if nest else "rest-twice")


def of_end(_table: Table, step: Step[Any], _action: int, _seat: int) -> Objection | None:
    if isinstance(step, OpeningMenu):
        return Objection("URT-3.4", "must-move")
    return Objection("URT-3.7", "end-later")


def of_sprint(table: Table, step: Step[Any], _action: int, seat: int) -> Objection | None:
    """URT-3.8"""
    if table.sprinted and seat == table.active:
        return Objection("URT-3.8", "sprint-twice")
    if not isinstance(step, AfterMoveMenu):
        return Objection("URT-3.8", "sprint-later")
    if table.monster_met:
        return Objection("URT-3.8", "sprint-after-monster")
    if table.is_monster_field(table.fields[seat]):
        return Objection("URT-3.8", "sprint-on-nest")
    return Objection("URT-3.8", "sprint-costs", {"cost": table.sprint_cost(seat)})


def of_roll_divine(table: Table, _step: Step[Any], _action: int, seat: int) -> Objection | None:
    none = table.divine_of(seat) == NOTHING
    return Objection("URT-3.9", "no-divine-die" if none else "divine-later")


# -- fields and offers --------------------------------------------------------------------------


def of_search(_table: Table, step: Step[Any], _action: int, _seat: int) -> Objection | None:
    if isinstance(step, FountainAgain):
        return Objection("URT-5.3", "fountain-instead")
    return Objection("URT-5.1", "search-later")


def of_offer(_table: Table, step: Step[Any], action: int, _seat: int) -> Objection | None:
    """ACCEPT and DECLINE."""
    if action == DECLINE:
        if isinstance(step, Search | Fountain):
            return Objection("URT-5.1", "must-search")
        if isinstance(step, OpeningMenu):
            return Objection("URT-3.4", "must-move")
    return Objection("URT-5.8", "no-offer")


def of_exchange(table: Table, step: Step[Any], action: int, seat: int) -> Objection | None:
    """URT-5.3"""
    if isinstance(step, FountainAgain) and step.direction != action:
        return Objection("URT-5.3", "fountain-direction")
    if not isinstance(step, Fountain | FountainAgain):
        return Objection("URT-5.3", "fountain-later")
    if action == MANA_TO_HEALTH:
        return against_drinking(table, seat)
    full = table.mana[seat] == table.max_mana(seat)
    return Objection("URT-5.3", "mana-full" if full else "last-health")


def against_drinking(table: Table, seat: int) -> Objection | None:
    if not table.cave.recovers[table.nature[seat]]:
        return Objection("URT-5.3", "never-recovers")
    return Objection("URT-5.3", "health-full" if table.mana[seat] else "no-mana")


# -- fights -------------------------------------------------------------------------------------


def of_hide(table: Table, step: Step[Any], _action: int, seat: int) -> Objection | None:
    if isinstance(step, FightOrHide | NextRoll):
        return Objection("URT-6.5", "hide-costs", {"cost": table.hide_cost(seat)})
    if isinstance(step, Prepare | PrepareMore | RollWindow) and table.foe != NOTHING:
        return Objection("URT-6.6", "hide-before-rolls")
    return Objection("URT-6.5", "hide-later")


def of_roll(_table: Table, step: Step[Any], _action: int, _seat: int) -> Objection | None:
    if isinstance(step, Prepare | PrepareMore):
        return Objection("URT-6.2", "reinforce-first")
    return Objection("URT-6.6", "roll-later")


def of_reroll(table: Table, step: Step[Any], _action: int, _seat: int) -> Objection | None:
    if isinstance(step, RollWindow | PvpWindow):
        return Objection("URT-6.3", "reroll-costs", {"cost": table.cave.reroll_cost})
    return Objection("URT-6.3", "reroll-later")


def of_buy_d8(table: Table, step: Step[Any], _action: int, seat: int) -> Objection | None:
    """URT-9"""
    if table.has_d8[seat]:
        return Objection("URT-9", "d8-owned")
    if not isinstance(step, PrepareMore | NextRoll | EventRoll):
        return Objection("URT-9.1", "d8-later")
    return Objection("URT-9", "d8-costs", {"cost": table.cave.d8[table.nature[seat]]})


def of_reinforce(table: Table, step: Step[Any], action: int, seat: int) -> Objection | None:
    """URT-6.2"""
    if not isinstance(step, PrepareMore):
        return Objection("URT-6.2", "reinforce-later")
    mana = action - REINFORCE
    if mana > table.mana[seat]:
        return Objection("URT-6.2", "reinforce-costs", {"mana": table.mana[seat]})
    return Objection("URT-6.2", "reinforce-most", {"most": table.cave.most_reinforcement})


def of_attack_token(table: Table, step: Step[Any], _action: int, seat: int) -> Objection | None:
    if not table.attack[seat]:
        return Objection("URT-6.2", "no-attack-token")
    if isinstance(step, PrepareMore) and step.kind == FUNGUS:
        return Objection("URT-6.2", "attack-on-mushroom")
    return Objection("URT-6.2", "attack-token-later")


def of_defense_token(table: Table, _step: Step[Any], _action: int, seat: int) -> Objection | None:
    return Objection("URT-6.13", "defense-later" if table.defense[seat] else "no-defense-token")


# -- set-up and the map -------------------------------------------------------------------------


def of_hero(table: Table, step: Step[Any], action: int, _seat: int) -> Objection | None:
    taken = isinstance(step, PickHero) and action - HERO in table.heroes
    return Objection("URT-2.2", "hero-taken" if taken else "hero-later")


def of_token(_table: Table, step: Step[Any], action: int, _seat: int) -> Objection | None:
    drawn = isinstance(step, PickToken) and action - TOKEN not in step.drawn
    return Objection("URT-8.7", "token-not-drawn" if drawn else "token-later")


VERBS: Final[dict[str, Reasoner]] = {
    "field": of_field,
    "player": of_player,
    "artifact": of_artifact,
    "rest": of_rest,
    "end": of_end,
    "sprint": of_sprint,
    "search": of_search,
    "decline": of_offer,
    "accept": of_offer,
    "hide": of_hide,
    "roll": of_roll,
    "reroll": of_reroll,
    "buy-d8": of_buy_d8,
    "reinforce": of_reinforce,
    "add-attack": of_attack_token,
    "use-defense": of_defense_token,
    "mana-to-health": of_exchange,
    "health-to-mana": of_exchange,
    "hero": of_hero,
    "roll-divine": of_roll_divine,
    "token": of_token,
}

# Verbs of a single choice: outside of it their time has not come.
LATER: Final[dict[str, Objection]] = {
    "bare": Objection("URT-6.2", "bare-later"),
    "fight": Objection("URT-6.5", "fight-later"),
    "keep": Objection("URT-6.3", "keep-later"),
    "take-damage": Objection("URT-6.13", "damage-later"),
    "lose-health": Objection("URT-7.5", "loss-later"),
    "lose-mana": Objection("URT-7.5", "loss-later"),
    "side": Objection("URT-2.4", "side-later"),
    "empty-field": Objection("URT-10.5", "empty-later"),
}
