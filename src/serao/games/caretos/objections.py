"""Why an action is not possible now: the clause that says so, for each verb at each choice.

What never depends on the table is in ``PLAINLY``; what does is a row of checks in ``CHECKS``,
of which the first that finds something speaks. Everything rests on what is open to all, and on
the own hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from serao.games.caretos.actions import (
    ACTIONS,
    BONUSES,
    COLOURS,
    MONSTERS,
    NIGHTS,
    SPACES,
)
from serao.games.caretos.board import OFF
from serao.games.caretos.crowds import GROUP, count_of
from serao.games.caretos.state import ACTING, CARETO_PIECE, CAULDRON, Table
from serao.games.caretos.steps.abilities import OtherPick
from serao.games.caretos.steps.caretos import careto_steps
from serao.games.caretos.steps.flight import FleeColour
from serao.games.caretos.steps.movement import MoveStep
from serao.games.caretos.steps.spending import spends_at_any_point
from serao.games.caretos.steps.turn import has_free_activation
from serao.kernel.game import Objection
from serao.kernel.state import NOTHING


class Ask:
    """An action that is not on offer at the open choice ``step``."""

    def __init__(self, table: Table, seat: int, argument: str) -> None:
        self.table = table
        self.seat = seat
        self.argument = argument
        self.step = table.open_step()

    @property
    def space(self) -> int:
        return SPACES.index(self.argument)

    @property
    def monster(self) -> int:
        return MONSTERS.index(self.argument)


Check = Callable[[Ask], Objection | None]


def objection(table: Table, action: int, seat: int) -> Objection:
    """Return what speaks against ``action``."""
    verb, _, argument = ACTIONS[action].partition(":")
    ask = Ask(table, seat, argument)
    step = type(ask.step).__name__
    for check in CHECKS.get((verb, step), CHECKS.get((verb, ANY), ())):
        found = check(ask)
        if found is not None:
            return found
    return PLAINLY.get((verb, step), PLAINLY.get((verb, ANY), FIRST_THIS))


# -- cards and Campfires --------------------------------------------------------------------------


def not_in_hand(ask: Ask) -> Objection | None:
    if NIGHTS.index(ask.argument) in ask.table.hands[ask.seat]:
        return None
    return Objection("CAR-3.2", "not-in-hand")


def not_in_row(ask: Ask) -> Objection | None:
    if BONUSES.index(ask.argument) in ask.table.row:
        return None
    return Objection("CAR-11.2", "not-in-row")


def too_many_open(ask: Ask) -> Objection | None:
    most = ask.table.cards.most_open
    if len(ask.table.open_cards[ask.seat]) < most:
        return None
    return Objection("CAR-11.2", "too-many-open", {"most": most})


def already_spent(ask: Ask) -> Objection | None:
    return Objection("CAR-10.3", "already-spent") if ask.table.spent else None


def costs(ask: Ask, cost: int) -> Objection | None:
    held = ask.table.campfires[ask.seat]
    if held >= cost:
        return None
    return Objection("CAR-10.3", "cannot-afford", {"cost": cost, "held": held})


def bonus_is_dear(ask: Ask) -> Objection | None:
    return costs(ask, ask.table.cards.cost_bonus)


def move_is_dear(ask: Ask) -> Objection | None:
    return costs(ask, ask.table.cards.cost_move)


def activation_is_dear(ask: Ask) -> Objection | None:
    return costs(ask, ask.table.cards.cost_activation)


def rescue_is_dear(ask: Ask) -> Objection | None:
    return costs(ask, ask.table.cards.cost_rescue)


def sells_moves_only(ask: Ask) -> Objection | None:
    """Say that by rules 1 nothing but a move is sold before an ability goes on."""
    return None if spends_at_any_point(ask.table) else NO_SPENDING_NOW


def nobody_used(ask: Ask) -> Objection | None:
    return None if ask.table.activated else Objection("CAR-10.4", "nobody-used")


def last_is_caught(ask: Ask) -> Objection | None:
    inside = ask.table.where[ask.table.activated[-1]] == CAULDRON
    return Objection("CAR-6.2", "in-cauldron") if inside else None


def free_one_left(ask: Ask) -> Objection | None:
    return Objection("CAR-10.5", "free-one-left") if has_free_activation(ask.table) else None


def both_used(ask: Ask) -> Objection | None:
    return Objection("CAR-6.2", "already-used") if len(ask.table.activated) > 1 else None


def partner_is_caught(ask: Ask) -> Objection | None:
    partner = ask.table.partner_of(ask.table.activated[0])
    inside = ask.table.where[partner] == CAULDRON
    return Objection("CAR-6.2", "in-cauldron") if inside else None


def nobody_is_caught(ask: Ask) -> Objection | None:
    inside = ask.table.in_cauldron(ask.seat)
    return None if inside != NOTHING else Objection("CAR-9.5", "nobody-in-cauldron")


def no_match(ask: Ask) -> Objection | None:
    return None if ask.table.match else Objection("CAR-9.6", "no-match")


def rune_is_used(ask: Ask) -> Objection | None:
    return Objection("CAR-6.3", "rune-used") if ask.table.rune_used else None


# -- Monsters ----------------------------------------------------------------------------


def not_in_play(ask: Ask) -> Objection | None:
    absent = ask.table.owner[ask.monster] == NOTHING
    return Objection("CAR-2.3", "not-in-play") if absent else None


def not_yours(ask: Ask) -> Objection | None:
    if ask.table.owner[ask.monster] == ask.seat:
        return None
    return Objection("CAR-6.1", "not-yours")


def not_your_other(ask: Ask) -> Objection | None:
    if ask.table.owner[ask.monster] == ask.seat and ask.table.where[ask.monster] == CAULDRON:
        return None
    return Objection("CAR-12.3", "not-your-other")


def caught(ask: Ask) -> Objection | None:
    inside = ask.table.where[ask.monster] == CAULDRON
    return Objection("CAR-6.2", "in-cauldron") if inside else None


def already_used(ask: Ask) -> Objection | None:
    used = ask.monster in ask.table.activated
    return Objection("CAR-6.2", "already-used") if used else None


def leads_itself(ask: Ask) -> Objection | None:
    assert isinstance(ask.step, OtherPick), "asked where another Monster is led"
    itself = ask.step.monster == ask.monster
    return Objection("CAR-12.7", "leads-itself") if itself else None


# -- spaces -----------------------------------------------------------------------------------------


def off_the_board(ask: Ask) -> Objection | None:
    absent = ask.table.board.kind[ask.space] == OFF
    return Objection("CAR-2.1", "off-the-board") if absent else None


def monster_moves_through(ask: Ask) -> Objection | None:
    """Say that a Monster or Careto is in the way, or that even the Lost Soul cannot come out."""
    step = ask.step
    assert isinstance(step, MoveStep), "asked where a Monster moves"
    piece = ask.table.piece[ask.space]
    if piece == NOTHING:
        return None
    if piece == step.monster:
        return Objection("CAR-7.1", "stands-there")
    here = ask.table.where[step.monster]
    near = ask.space in ask.table.board.reach[step.movement][here]
    if near and ask.table.cards.ghost[step.movement]:
        return Objection("CAR-12.13", "no-way-out")
    return Objection("CAR-7.5", "in-the-way")


def monster_is_far(ask: Ask) -> Objection | None:
    """Say that the space is too far, and whether it could have been a jump."""
    step = ask.step
    assert isinstance(step, MoveStep), "asked where a Monster moves"
    reach = ask.table.board.reach[step.movement]
    here = ask.table.where[step.monster]
    jumps = any(len(reach[space]) > len(ask.table.board.near[space]) for space in range(len(reach)))
    if jumps and len(reach[here]) == len(ask.table.board.near[here]):
        return Objection("CAR-7.4", "no-jump-from-here")
    return Objection("CAR-7.4", "no-jump-to-there") if jumps else None


def careto_is_there(ask: Ask) -> Objection | None:
    taken = ask.table.piece[ask.space] >= CARETO_PIECE
    return Objection("CAR-5.2", "careto-is-there") if taken else None


def nobody_to_gather(ask: Ask) -> Objection | None:
    crowd = ask.table.crowd[ask.space]
    if crowd == 0:
        return Objection("CAR-4.2", "nobody-there")
    return Objection("CAR-4.5", "not-alone") if crowd >= GROUP else None


def nobody_to_join(ask: Ask) -> Objection | None:
    return None if ask.table.crowd[ask.space] else Objection("CAR-4.3", "nobody-there")


def is_bewitched(ask: Ask) -> Objection | None:
    acting = ask.table.piece[ask.space] == ACTING
    return Objection("CAR-12.19", "bewitched") if acting else None


def no_group(ask: Ask) -> Objection | None:
    """Say that only groups can be chosen, by the clause of the ability."""
    if ask.table.crowd[ask.space] >= GROUP:
        return None
    return Objection(CLAUSES[type(ask.step).__name__], "no-group")


def nobody(ask: Ask) -> Objection | None:
    """Say that nobody stands there, by the clause of the ability."""
    if ask.table.crowd[ask.space]:
        return None
    return Objection(CLAUSES[type(ask.step).__name__], "nobody-there")


def occupied(ask: Ask) -> Objection | None:
    """Say that a piece or Villagers are there, by the clause of the choice."""
    if ask.table.is_empty(ask.space):
        return None
    return Objection(CLAUSES[type(ask.step).__name__], "not-empty")


def shut_in(ask: Ask) -> Objection | None:
    if careto_steps(ask.table, ask.space):
        return None
    return Objection("CAR-12.19", "shut-in")


# -- Villagers, signs, cards to keep ----------------------------------------------------------------


def nobody_of_that_colour(ask: Ask) -> Objection | None:
    step = ask.step
    assert isinstance(step, FleeColour), "asked where Villagers flee"
    if count_of(step.crowd, COLOURS.index(ask.argument)):
        return None
    return Objection("CAR-8.3", "nobody-of-that-colour")


def must_move(ask: Ask) -> Objection | None:
    """Say why a Monster cannot stop: the step was bought, or it passes or sent off somebody."""
    step = ask.step
    assert isinstance(step, MoveStep), "asked where a Monster moves"
    if ask.table.piece[ask.table.where[step.monster]] != step.monster:
        return Objection("CAR-12.13", "passing")
    bought = ask.table.spent and step.moves == 1
    return None if bought else Objection("CAR-12.14", "sent-off")


# -- the tables -------------------------------------------------------------------------------------

ANY: Final = ""  # at any other choice
FIRST_THIS: Final = Objection("CAR-3.1", "first-this")
NO_SPENDING_NOW: Final = Objection("CAR-10.6", "no-spending-now")

# The clause of a choice, for checks that several share.
CLAUSES: Final = {
    "ScarePick": "CAR-12.8",
    "WalkPick": "CAR-12.12",
    "RelocSrc": "CAR-12.4",
    "RelocDest": "CAR-12.4",
    "GroupPick": "CAR-12.19",
    "ReturnPlace": "CAR-9.4",
}

BUYING: Final[tuple[Check, ...]] = (not_in_row, already_spent, bonus_is_dear, too_many_open)
FREEING: Final[tuple[Check, ...]] = (nobody_is_caught, already_spent, rescue_is_dear)
SECOND_USE: Final[tuple[Check, ...]] = (
    free_one_left,
    both_used,
    partner_is_caught,
    already_spent,
    activation_is_dear,
)

CHECKS: Final[dict[tuple[str, str], tuple[Check, ...]]] = {
    ("play", "TurnStart"): (not_in_hand,),
    ("buy", "TurnStart"): BUYING,
    ("buy", "Action"): BUYING,
    ("buy", "MoveEnd"): (sells_moves_only, *BUYING),
    ("spend-rescue", "TurnStart"): FREEING,
    ("spend-rescue", "Action"): FREEING,
    ("spend-rescue", "MoveEnd"): (sells_moves_only, *FREEING),
    ("spend-move", "TurnStart"): (nobody_used,),
    ("spend-move", "Action"): (nobody_used, already_spent, move_is_dear, last_is_caught),
    ("spend-move", "MoveEnd"): (move_is_dear,),
    ("spend-activate", "TurnStart"): (free_one_left,),
    ("spend-activate", "Action"): SECOND_USE,
    ("spend-activate", "MoveEnd"): (sells_moves_only, *SECOND_USE),
    ("rune-rescue", "Action"): (no_match, rune_is_used, nobody_is_caught),
    ("monster", "Action"): (not_in_play, not_yours, caught, already_used),
    ("monster", "SwapPick"): (not_in_play, not_your_other, caught),
    ("monster", "OtherPick"): (not_in_play, leads_itself, caught),
    ("space", "MoveStep"): (off_the_board, monster_moves_through, monster_is_far),
    ("space", "CaretoStep"): (off_the_board, careto_is_there),
    ("space", "GroupStep"): (off_the_board, careto_is_there),
    ("space", "GatherPick"): (off_the_board, nobody_to_gather),
    ("space", "GatherDest"): (off_the_board, nobody_to_join),
    ("space", "ScarePick"): (off_the_board, is_bewitched, no_group),
    ("space", "Place"): (off_the_board,),
    ("space", "WalkPick"): (off_the_board, is_bewitched, nobody),
    ("space", "RelocSrc"): (off_the_board, is_bewitched, nobody),
    ("space", "RelocDest"): (off_the_board, occupied),
    ("space", "GroupPick"): (off_the_board, is_bewitched, no_group, shut_in),
    ("space", "ReturnPlace"): (off_the_board, occupied),
    ("space", ANY): (off_the_board,),
    ("colour", "FleeColour"): (nobody_of_that_colour,),
    ("stop", "MoveStep"): (must_move,),
}

PLAINLY: Final = {
    ("play", ANY): Objection("CAR-3.1", "card-played"),
    ("play", "SetupSymbol"): FIRST_THIS,
    ("play", "SetupPlace"): FIRST_THIS,
    ("play", "KeepFinal"): FIRST_THIS,
    ("buy", ANY): NO_SPENDING_NOW,
    ("spend-move", "Action"): Objection("CAR-10.4", "no-step"),
    ("spend-move", "MoveEnd"): Objection("CAR-10.4", "no-step"),
    ("spend-move", ANY): NO_SPENDING_NOW,
    ("spend-activate", "MoveEnd"): Objection("CAR-10.5", "ability-first"),
    ("spend-activate", ANY): NO_SPENDING_NOW,
    ("spend-rescue", ANY): NO_SPENDING_NOW,
    ("rune-rescue", ANY): Objection("CAR-9.6", "runes-later"),
    ("monster", "TurnStart"): Objection("CAR-3.1", "card-first"),
    ("monster", "Action"): Objection("CAR-6.1", "no-activation-left"),
    ("careto", ANY): Objection("CAR-5.1", "caretos-obey-cards"),
    ("space", "TurnStart"): Objection("CAR-3.1", "card-first"),
    ("space", "Action"): Objection("CAR-6.1", "monster-first"),
    ("space", "SetupPlace"): Objection("CAR-2.5", "not-your-sign"),
    ("space", "CaretoPick"): Objection("CAR-5.1", "careto-first"),
    ("space", "MoveStep"): Objection("CAR-7.1", "too-far"),
    ("space", "CaretoStep"): Objection("CAR-5.2", "too-far"),
    ("space", "GroupStep"): Objection("CAR-12.19", "too-far"),
    ("space", "WalkStep"): Objection("CAR-12.12", "too-far"),
    ("space", "FleeStart"): Objection("CAR-8.3", "not-beside-them"),
    ("space", "GatherPick"): Objection("CAR-4.3", "no-way-to-anybody"),
    ("space", "GatherDest"): Objection("CAR-4.3", "way-is-barred"),
    ("space", "Place"): Objection("CAR-12.18", "not-clear"),
    ("space", "WalkPick"): Objection("CAR-12.12", "has-walked"),
    ("space", "RelocSrc"): Objection("CAR-12.4", "shut-in"),
    ("space", "RelocDest"): Objection("CAR-12.4", "way-is-barred"),
    ("space", "ReturnPlace"): Objection("CAR-9.4", "not-its-kind"),
    ("colour", "WalkColour"): Objection("CAR-12.12", "nobody-of-that-colour"),
    ("colour", "RelocWho"): Objection("CAR-12.4", "nobody-of-that-colour"),
    ("symbol", "SetupSymbol"): Objection("CAR-2.5", "sign-taken"),
    ("keep", "KeepFinal"): Objection("CAR-14.1", "not-dealt-to-you"),
    ("stop", "SetupSymbol"): Objection("CAR-2.5", "must-choose"),
    ("stop", "SetupPlace"): Objection("CAR-2.5", "must-choose"),
    ("stop", "KeepFinal"): Objection("CAR-14.1", "must-choose"),
    ("stop", "TurnStart"): Objection("CAR-3.2", "must-play"),
    ("stop", "GatherPick"): Objection("CAR-4.1", "must-gather"),
    ("stop", "GatherDest"): Objection("CAR-4.1", "must-gather"),
    ("stop", "CaretoPick"): Objection("CAR-5.1", "must-step"),
    ("stop", "CaretoStep"): Objection("CAR-5.3", "must-step"),
    ("stop", "FleeStart"): Objection("CAR-8.3", "must-flee"),
    ("stop", "FleeColour"): Objection("CAR-8.3", "must-flee"),
    ("stop", "MoveStep"): Objection("CAR-10.4", "step-is-bought"),
    ("stop", "ScarePick"): Objection("CAR-12.8", "must-choose"),
    ("stop", "Place"): Objection("CAR-12.18", "must-choose"),
    ("stop", "WalkColour"): Objection("CAR-12.12", "must-choose"),
    ("stop", "WalkStep"): Objection("CAR-12.12", "first-step"),
    ("stop", "RelocWho"): Objection("CAR-12.4", "must-choose"),
    ("stop", "RelocDest"): Objection("CAR-12.4", "must-choose"),
    ("stop", "GroupStep"): Objection("CAR-12.19", "first-step"),
    ("stop", "ReturnPlace"): Objection("CAR-9.4", "must-choose"),
}
