"""What all decisions of this game share: what bars an action wherever it is tried.

A decision adds what it has to say about the fields, rivals, cards and deeds that it is about.
"""

from __future__ import annotations

from typing import Final

from serao.games.urto.actions import (
    ADD_ATTACK,
    ARTIFACT,
    BARE,
    BUY_D8,
    FIELD,
    PLAYER,
    ROLL_DIVINE,
    SPRINT,
    USE_DEFENSE,
)
from serao.games.urto.cave import BEFORE_DRAW, TURN, USES
from serao.games.urto.state import Table
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, Choice
from serao.pieces.seats import is_absent

NOBODY_THERE: Final = Bar("URT-2.1", "nobody-there")
CLOSED: Final = Bar("URT-2.4", "closed")
SPRINTED: Final = Bar("URT-3.8", "sprint-twice")
NO_DIVINE_DIE: Final = Bar("URT-3.9", "no-divine-die")
NO_ATTACK_TOKEN: Final = Bar("URT-6.2", "no-attack-token")
NO_DEFENSE_TOKEN: Final = Bar("URT-6.13", "no-defense-token")
NOT_IN_HAND: Final = Bar("URT-8.4", "not-in-hand")
NOT_YOUR_TURN: Final = Bar("URT-8.5", "not-your-turn")
NO_EFFECT: Final = Bar("URT-8.7", "no-effect")
D8_OWNED: Final = Bar("URT-9", "d8-owned")

# USES -> that a card is played at another time (URT-8.6).
AT_OTHER_TIMES: Final = [Bar("URT-8.6", "use-" + use.replace("_", "-")) for use in USES]


class Decision(Choice[Table]):
    """A choice of this game."""

    def bar(self, state: Table, action: int) -> Bar | None:
        bar = lacking(state, self.seat, action)
        if bar is not None:
            return bar
        if action < PLAYER:
            return self.field_bar(state, action - FIELD)
        if action < ARTIFACT:
            return self.rival_bar(state, action - PLAYER)
        if action < BARE:
            card = action - ARTIFACT
            return self.card_bar(state, card) if card in state.hands[self.seat] else NOT_IN_HAND
        return self.deed_bar(state, action)

    def field_bar(self, state: Table, field: int) -> Bar | None:
        """Return what bars a field in play; ``None`` also where no field is asked for."""
        return None

    def rival_bar(self, state: Table, who: int) -> Bar | None:
        """Return what bars a hero; ``None`` also where no hero is asked for."""
        return None

    def card_bar(self, state: Table, card: int) -> Bar | None:
        """URT-8.5 to 8.7 Return what bars a card of the hand from being played."""
        use = state.cave.use[card]
        if self.seat != state.active and TURN <= use <= BEFORE_DRAW:
            return NOT_YOUR_TURN
        if not self.plays(use):
            return AT_OTHER_TIMES[use]
        return None if state.cave.card_steps[card][self.seat].can_play(state) else NO_EFFECT

    def plays(self, use: int) -> bool:
        """URT-8.6 Return whether cards of this use are played here."""
        return False

    def deed_bar(self, state: Table, action: int) -> Bar | None:
        """Return what bars any other action; ``None`` also where it is not asked for."""
        return None

    def cards(self, state: Table) -> list[int]:
        """Return ARTIFACT of the cards of the hand that may be played here."""
        offer: list[int] = []
        last = NOTHING
        for card in state.hands[self.seat]:
            if card != last and self.card_bar(state, card) is None:
                offer.append(ARTIFACT + card)
            last = card
        return offer

    def rivals(self, state: Table) -> list[int]:
        """Return PLAYER of the heroes that may be chosen here."""
        offer: list[int] = []
        for who in range(state.seats):
            if self.rival_bar(state, who) is None:
                offer.append(PLAYER + who)
        return offer


def lacking(state: Table, seat: int, action: int) -> Bar | None:
    """Return what bars ``action`` at every choice: what is closed, used up, not owned, not there."""
    if action < PLAYER:
        return closed_bar(state, action - FIELD)
    if is_absent(PLAYER, ARTIFACT - 1, state.seats, action):
        return NOBODY_THERE
    if action == SPRINT:
        return sprinted_bar(state, seat)
    if action == BUY_D8:
        return owned_d8_bar(state, seat)
    if action == ADD_ATTACK:
        return attack_token_bar(state, seat)
    if action == USE_DEFENSE:
        return defense_token_bar(state, seat)
    if action == ROLL_DIVINE:
        return NO_DIVINE_DIE if state.divine_of(seat) == NOTHING else None
    return None


def closed_bar(state: Table, field: int) -> Bar | None:
    """URT-2.4"""
    return None if state.board.in_play[field] else CLOSED


def sprinted_bar(state: Table, seat: int) -> Bar | None:
    return SPRINTED if state.sprinted and seat == state.active else None


def owned_d8_bar(state: Table, seat: int) -> Bar | None:
    return D8_OWNED if state.has_d8[seat] else None


def attack_token_bar(state: Table, seat: int) -> Bar | None:
    return None if state.attack[seat] else NO_ATTACK_TOKEN


def defense_token_bar(state: Table, seat: int) -> Bar | None:
    return None if state.defense[seat] else NO_DEFENSE_TOKEN
