"""What the rules have against an action, by what is being chosen and by what is wished."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from serao.games.monster_my_neighbour.actions import (
    ACTIONS,
    HUNTER,
    PLAY,
    PLAYER,
    SKIP_HUNTER,
    kind_of,
)
from serao.games.monster_my_neighbour.effects import (
    DealGive,
    DealNumber,
    DealTarget,
    DogDrop,
    DogTarget,
    FriendTarget,
    GossipGive,
    HunterTarget,
    InvestigateTarget,
    StealReturn,
    StealTarget,
)
from serao.games.monster_my_neighbour.state import Table
from serao.games.monster_my_neighbour.steps import PlayCard
from serao.kernel.game import Objection


class Stage(NamedTuple):
    """A choice: the verbs that answer it, and what is said to all others."""

    verbs: tuple[str, ...]
    clause: str
    message: str


STAGES: Final[dict[type, Stage]] = {
    PlayCard: Stage(("play", "skip"), "MMN-4.3", "play-first"),
    HunterTarget: Stage(("player",), "MMN-6.2", "name-first"),
    FriendTarget: Stage(("player",), "MMN-6.4", "name-first"),
    DogTarget: Stage(("player",), "MMN-6.5", "name-first"),
    InvestigateTarget: Stage(("player",), "MMN-6.6", "name-first"),
    DealTarget: Stage(("player",), "MMN-6.9", "name-first"),
    StealTarget: Stage(("player",), "MMN-6.10", "name-first"),
    DealNumber: Stage((), "MMN-6.9", "number-first"),
    GossipGive: Stage(("give",), "MMN-6.7", "pass-first"),
    DealGive: Stage(("give",), "MMN-6.9", "give-first"),
    StealReturn: Stage(("give",), "MMN-6.10", "give-first"),
    DogDrop: Stage(("give",), "MMN-6.5", "drop-first"),
}


def objection(table: Table, action: int, seat: int) -> Objection:
    """Return what speaks against ``action``, which is not offered to ``seat``."""
    stage = STAGES[type(table.open_step())]
    verb = ACTIONS[action].partition(":")[0]
    if verb not in stage.verbs:
        return Objection(stage.clause, stage.message)
    return AGAINST[verb](table, action, seat, stage)


def holds(table: Table, seat: int, kind: int) -> bool:
    return any(kind_of(card) == kind for card in table.hands[seat])


def against_play(table: Table, action: int, seat: int, stage: Stage) -> Objection:
    if action == SKIP_HUNTER:
        return Objection("MMN-4.4", "something-playable")
    kind = action - PLAY
    if not holds(table, seat, kind):
        return Objection(stage.clause, "not-held")
    if kind == HUNTER:
        return Objection("MMN-5.2", "hunter-first-turn")
    return against_monster(table)


def against_monster(table: Table) -> Objection:
    """MMN-5.3 A Monster that is held but cannot be played has other cards beside it."""
    hunters = table.cards.early_hunts[table.monster]
    villagers = table.cards.early_vills[table.monster]
    if hunters:
        facts = {"wanted": hunters, "played": table.hunts}
        return Objection("MMN-6.15", "monster-waits-for-hunters", facts)
    if villagers:
        facts = {"wanted": villagers, "played": table.vills}
        return Objection("MMN-6.18", "monster-waits-for-villagers", facts)
    return Objection("MMN-5.3", "monster-not-alone")


def against_player(table: Table, action: int, seat: int, stage: Stage) -> Objection:
    named = action - PLAYER
    if named >= table.seats:
        return Objection("MMN-1.1", "no-such-seat")
    if named == seat:
        return Objection("MMN-4.6", "not-yourself")
    return Objection(stage.clause, "nothing-there")


def against_gift(table: Table, action: int, seat: int, stage: Stage) -> Objection:
    given = action in table.answer_of(seat)
    return Objection(stage.clause, "already-given" if given else "not-held")


AGAINST: Final[dict[str, Callable[[Table, int, int, Stage], Objection]]] = {
    "play": against_play,
    "skip": against_play,
    "player": against_player,
    "give": against_gift,
}
