"""Artifacts: drawing, carrying and playing them (URT-8)."""

from __future__ import annotations

from typing import Final

from serao.games.urto import events
from serao.games.urto.actions import ARTIFACT, FIRST_DIVINE, PLAYER, SCYTHE
from serao.games.urto.state import Table
from serao.games.urto.steps.decisions import Decision
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, SeatStep, Step

SAME_FIELD: Final = Bar("URT-4.6", "same-field")
HEXED_ALREADY: Final = Bar("URT-8.7", "hexed-already")

# -- drawing and carrying -----------------------------------------------------------------------


class DrawArtifact(SeatStep[Table]):
    """URT-8.2 Take the top artifact secretly."""

    def resolve(self, state: Table) -> None:
        card = state.next_artifact()
        if card == NOTHING:
            return
        draw(state, self.seat, card)


def draw(state: Table, seat: int, card: int) -> None:
    """URT-8.2 Take ``card`` from the deck into the hand."""
    receive(state, seat, card, False)
    if state.telling:
        state.emit(events.ArtifactDrawn(seat, card))
    state.unveil(seat, card)


def receive(state: Table, seat: int, card: int, openly: bool) -> None:
    """URT-8.3 Add ``card`` to the hand; over the limit one of all must go."""
    state.gain_card(seat, card, openly)
    if is_overloaded(state, seat):
        state.push(DiscardOverLimit(seat))
    else:
        state.remember_first(seat, card)


def is_overloaded(state: Table, seat: int) -> bool:
    return len(state.hands[seat]) > state.cave.limit[state.nature[seat]]


def kinds(hand: tuple[int, ...]) -> list[int]:
    """Return ARTIFACT of each kind in an ascending hand."""
    return [ARTIFACT + card for i, card in enumerate(hand) if i == 0 or hand[i - 1] != card]


class DiscardOverLimit(Decision):
    """URT-8.3 Discard one of all your cards, face up."""

    def options(self, state: Table) -> list[int]:
        return self.cards(state)

    def card_bar(self, state: Table, card: int) -> Bar | None:
        return None

    def is_private(self, state: Table) -> bool:
        return state.is_secretive(self.seat)

    def take(self, state: Table, action: int) -> None:
        put_away(state, self.seat, action - ARTIFACT)
        if is_overloaded(state, self.seat):
            state.push(self)


def put_away(state: Table, seat: int, card: int) -> None:
    """Discard ``card`` openly; a divine one goes where URT-10.9 says."""
    if card >= FIRST_DIVINE:
        give_up(state, seat, card)
        return
    state.discard_card(seat, card)
    if state.telling:
        state.emit(events.ArtifactDiscarded(seat, card))


def give_up(state: Table, seat: int, divine: int) -> None:
    """URT-10.9 Hammer and trumpets return to their stele, the scythe leaves the game."""
    state.lose_card(seat, divine)
    if divine == SCYTHE:
        state.gone = (*state.gone, divine)
    if state.telling:
        state.emit(events.DivineReturned(seat, divine))


# -- playing ------------------------------------------------------------------------------------


class CardEffect(Step[Table]):
    """What a card does when it is played, found through ``Cave.card_steps``."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def can_play(self, state: Table) -> bool:
        """URT-8.7 A card without possible effect cannot be played."""
        return True


def play(state: Table, seat: int, card: int) -> None:
    """URT-8.5 Discard a single-use card for its effect."""
    spend(state, seat, card)
    state.push(state.cave.card_steps[card][seat])


def spend(state: Table, seat: int, card: int) -> None:
    state.discard_card(seat, card)
    if state.telling:
        state.emit(events.ArtifactPlayed(seat, card))


class DrinkHealth(CardEffect):
    """Healing Draught."""

    def can_play(self, state: Table) -> bool:
        return state.can_recover(self.seat)

    def resolve(self, state: Table) -> None:
        state.recover_health(self.seat, state.cave.amount[self.card])


class DrinkMana(CardEffect):
    """Mana Flask."""

    def can_play(self, state: Table) -> bool:
        return state.mana[self.seat] < state.max_mana(self.seat)

    def resolve(self, state: Table) -> None:
        state.recover_mana(self.seat, state.cave.amount[self.card])


class SingBallad(CardEffect):
    """Minstrel's Ballad."""

    def resolve(self, state: Table) -> None:
        state.gain_honour(self.seat, state.cave.amount[self.card])


class BlowUp(CardEffect):
    """Powder Keg: the monster loses life before the first roll."""

    def resolve(self, state: Table) -> None:
        state.foe_life = max(0, state.foe_life - state.cave.amount[self.card])


class TurnDie(CardEffect):
    """Loaded Die: the kept die shows its highest face."""

    def can_play(self, state: Table) -> bool:
        return state.die[self.seat] < state.top_face(self.seat)

    def resolve(self, state: Table) -> None:
        state.die[self.seat] = state.top_face(self.seat)
        if state.telling:
            state.emit(events.DieTurned(self.seat, state.die[self.seat]))


class ReadMap(CardEffect):
    """Spelunker's Map; the chapter of entering asks for it (URT-8.6)."""

    def can_play(self, state: Table) -> bool:
        return len(state.bag) > 0


class BlowWhistle(CardEffect):
    """Shadow Whistle: stand on the field of a rival."""

    def can_play(self, state: Table) -> bool:
        return bool(rivals_elsewhere(state, self.seat))

    def resolve(self, state: Table) -> None:
        state.push(WhistleTarget(self.seat))


def elsewhere_bar(state: Table, seat: int, who: int) -> Bar | None:
    """URT-4.6 Return what keeps ``seat`` from the field of ``who``."""
    bar = state.opponent_bar(seat, who)
    if bar is None and state.fields[who] == state.fields[seat]:
        return SAME_FIELD
    return bar


def rivals_elsewhere(state: Table, seat: int) -> list[int]:
    return [who for who in range(state.seats) if elsewhere_bar(state, seat, who) is None]


class WhistleTarget(Decision):
    """URT-8.7 The rival to go to."""

    def options(self, state: Table) -> list[int]:
        return self.rivals(state)

    def rival_bar(self, state: Table, who: int) -> Bar | None:
        return elsewhere_bar(state, self.seat, who)

    def take(self, state: Table, action: int) -> None:
        target = action - PLAYER
        state.put(self.seat, state.fields[target])
        if state.telling:
            state.emit(events.HeroWhistled(self.seat, target, state.fields[target]))


class CurseDoll(CardEffect):
    """Hex Doll: the -2 token for an opponent."""

    def can_play(self, state: Table) -> bool:
        return state.hexes_left() > 0 and bool(hexable(state, self.seat))

    def resolve(self, state: Table) -> None:
        state.push(HexTarget(self.seat))


def hex_bar(state: Table, seat: int, who: int) -> Bar | None:
    bar = state.opponent_bar(seat, who)
    return HEXED_ALREADY if bar is None and state.hexed[who] else bar


def hexable(state: Table, seat: int) -> list[int]:
    return [who for who in range(state.seats) if hex_bar(state, seat, who) is None]


class HexTarget(Decision):
    """URT-8.7 The opponent whose maximum health drops for the rest of the game."""

    def options(self, state: Table) -> list[int]:
        return self.rivals(state)

    def rival_bar(self, state: Table, who: int) -> Bar | None:
        return hex_bar(state, self.seat, who)

    def take(self, state: Table, action: int) -> None:
        target = action - PLAYER
        state.hexed[target] = True
        state.clamp(target)
        if state.telling:
            state.emit(events.HeroHexed(self.seat, target))
