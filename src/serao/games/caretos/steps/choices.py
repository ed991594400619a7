"""What the choices of this game have in common: what bars each verb, and what a choice is about."""

from __future__ import annotations

from typing import Final

from serao.games.caretos.actions import CARETO, COLOUR, MONSTER, PLAY, SPACE, STOP, WHOLE_GROUP
from serao.games.caretos.board import OFF
from serao.games.caretos.kinds import MONSTER_KIND
from serao.games.caretos.state import Table
from serao.kernel.kinds import Thing
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, Choice, Facts, Together

FIRST_THIS: Final = Bar("CAR-3.1", "first-this")
CARD_PLAYED: Final = Bar("CAR-3.1", "card-played")
OFF_THE_BOARD: Final = Bar("CAR-2.1", "off-the-board")
NOT_IN_PLAY: Final = Bar("CAR-2.3", "not-in-play")
IN_CAULDRON: Final = Bar("CAR-6.2", "in-cauldron")
BEWITCHED: Final = Bar("CAR-12.19", "bewitched")

# What a choice is about and messages speak of, and what they call it: an action's own facts have
# the plain names.
SPOKEN: Final = {
    "monster": "mover",
    "met": "met",
    "space": "from",
    "here": "to",
    "ahead": "to",
    "colour": "walker",
    "who": "walker",
    "careto": "careto",
    "moves": "moves",
}


class Ask(Choice[Table]):
    """A choice of one seat: what bars an action is said verb by verb.

    A verb that the choice is not about has no bar here; where it belongs, the game says.
    """

    def bar(self, state: Table, action: int) -> Bar | None:
        if action == STOP:
            return self.stop_bar(state)
        if PLAY <= action < SPACE:
            return self.card_bar(state, action - PLAY)
        if SPACE <= action < COLOUR:
            return off_bar(state, action) or self.space_bar(state, action - SPACE)
        if COLOUR <= action < WHOLE_GROUP:
            return self.colour_bar(state, action - COLOUR)
        return self.monster_bar(state, action - MONSTER) if MONSTER <= action < CARETO else None

    def stop_bar(self, state: Table) -> Bar | None:
        return None

    def card_bar(self, state: Table, card: int) -> Bar | None:
        """CAR-3.1 One Night Card a turn."""
        has_played = state.card != NOTHING and state.active == self.seat
        return CARD_PLAYED if has_played else FIRST_THIS

    def space_bar(self, state: Table, space: int) -> Bar | None:
        """Return what bars a space that this side of the board has."""
        return None

    def colour_bar(self, state: Table, colour: int) -> Bar | None:
        return None

    def monster_bar(self, state: Table, monster: int) -> Bar | None:
        return None

    def open_spaces(self, state: Table) -> list[int]:
        """Return the actions for all spaces that nothing bars."""
        spaces = state.board.spaces
        return [SPACE + space for space in spaces if self.space_bar(state, space) is None]

    def facts(self, state: Table, action: int) -> Facts:
        about = self.about(state)
        return {SPOKEN[name]: fact for name, fact in about.items() if name in SPOKEN}

    def about(self, state: Table) -> Facts:
        """Return what is chosen for what, by the names that views give it: all of it is public."""
        return {}

    def scarer(self) -> int:
        """Return the Monster that may scare a group by this choice, or NOTHING."""
        return NOTHING

    def leaves(self, state: Table) -> int:
        """Return the space that whoever comes to others by this choice leaves, or NOTHING."""
        return NOTHING


class OfMonster(Ask):
    """A choice for ``monster``."""

    def __init__(self, seat: int, monster: int) -> None:
        self.seat = seat
        self.monster = monster

    def about(self, state: Table) -> Facts:
        return {"monster": Thing(MONSTER_KIND, self.monster)}


def off_bar(state: Table, action: int) -> Bar | None:
    """CAR-2.1 Return what bars a space that this side of the board does not have."""
    is_off = SPACE <= action < COLOUR and state.board.kind[action - SPACE] == OFF
    return OFF_THE_BOARD if is_off else None


def group_bar(state: Table, space: int, no_group: Bar) -> Bar | None:
    """CAR-1.3, 12.19 Return why no group can be chosen there; ``no_group`` is the ability's word."""
    if state.is_group(space):
        return None
    return BEWITCHED if space == state.acting else no_group


def villagers_bar(state: Table, space: int, nobody: Bar) -> Bar | None:
    """CAR-12.19 Return why nobody can be chosen there; ``nobody`` is the ability's word."""
    if space == state.acting:
        return BEWITCHED
    return None if state.crowd[space] else nobody


# -- the open choice --------------------------------------------------------------------------------


def open_choice(state: Table) -> Ask | None:
    """Return the choice that one seat makes now; ``None`` when all choose, or nobody."""
    step = state.open_step()
    return step if isinstance(step, Ask) else None


def about_open(state: Table) -> Facts:
    """Return who makes the open choice, and what it is about."""
    step = state.open_step()
    if isinstance(step, Together):
        return {"seats": list(step.seats)}
    return {"seat": step.seat, **step.about(state)} if isinstance(step, Ask) else {}
