"""Artifacts: drawing, carrying and playing them (URT-8)."""

from __future__ import annotations

from typing import Any

from serao.games.urto.actions import ARTIFACT, FIRST_DIVINE, PLAYER, SCYTHE
from serao.games.urto.events import (
    ArtifactDiscarded,
    ArtifactDrawn,
    ArtifactPlayed,
    DieTurned,
    DivineReturned,
    HeroHexed,
    HeroWhistled,
)
from serao.games.urto.state import Table
from serao.kernel.state import NOTHING
from serao.kernel.steps import Choice, Step

# -- drawing and carrying -----------------------------------------------------------------------


class DrawArtifact(Step[Table]):
    """URT-8.2 Take the top artifact secretly."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def parts(self) -> tuple[Any, ...]:
        return (self.seat,)

    def resolve(self, state: Table) -> None:
        card = state.next_artifact()
        if card == NOTHING:
            return
        draw(state, self.seat, card)


def draw(state: Table, seat: int, card: int) -> None:
    """URT-8.2 Take ``card`` from the deck into the hand."""
    receive(state, seat, card, False)
    if state.telling:
        state.emit(ArtifactDrawn(seat, card))
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


class DiscardOverLimit(Choice[Table]):
    """URT-8.3 Discard one of all your cards, face up."""

    def options(self, state: Table) -> list[int]:
        return kinds(state.hands[self.seat])

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
        state.emit(ArtifactDiscarded(seat, card))


def give_up(state: Table, seat: int, divine: int) -> None:
    """URT-10.9 Hammer and trumpets return to their stele, the scythe leaves the game."""
    state.lose_card(seat, divine)
    if divine == SCYTHE:
        state.gone = (*state.gone, divine)
    if state.telling:
        state.emit(DivineReturned(seat, divine))


# -- playing ------------------------------------------------------------------------------------


class CardEffect(Step[Table]):
    """What a card does when it is played, found through ``Cave.card_steps``."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.card)

    def can_play(self, state: Table) -> bool:
        """URT-8.7 A card without possible effect cannot be played."""
        return True


def playable(state: Table, seat: int, use: int, other_use: int) -> list[int]:
    """URT-8.6 Return ARTIFACT of the cards that ``seat`` may play in these windows."""
    offer: list[int] = []
    cave = state.cave
    last = NOTHING
    for card in state.hands[seat]:
        fits = cave.use[card] == use or cave.use[card] == other_use
        if fits and card != last and cave.card_steps[card][seat].can_play(state):
            offer.append(ARTIFACT + card)
        last = card
    return offer


def play(state: Table, seat: int, card: int) -> None:
    """URT-8.5 Discard a single-use card for its effect."""
    spend(state, seat, card)
    state.push(state.cave.card_steps[card][seat])


def spend(state: Table, seat: int, card: int) -> None:
    state.discard_card(seat, card)
    if state.telling:
        state.emit(ArtifactPlayed(seat, card))


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
            state.emit(DieTurned(self.seat, state.die[self.seat]))


class ReadMap(CardEffect):
    """Spelunker's Map; the chapter of entering asks for it (URT-8.6)."""

    def can_play(self, state: Table) -> bool:
        return len(state.bag) > 0


class BlowWhistle(CardEffect):
    """Shadow Whistle: stand on the field of a rival."""

    def can_play(self, state: Table) -> bool:
        return bool(state.rivals_elsewhere(self.seat))

    def resolve(self, state: Table) -> None:
        state.push(WhistleTarget(self.seat))


class WhistleTarget(Choice[Table]):
    """URT-8.7 The rival to go to."""

    def options(self, state: Table) -> list[int]:
        return [PLAYER + seat for seat in state.rivals_elsewhere(self.seat)]

    def take(self, state: Table, action: int) -> None:
        target = action - PLAYER
        state.put(self.seat, state.fields[target])
        if state.telling:
            state.emit(HeroWhistled(self.seat, target, state.fields[target]))


class CurseDoll(CardEffect):
    """Hex Doll: the -2 token for an opponent."""

    def can_play(self, state: Table) -> bool:
        return state.hexes_left() > 0 and bool(hexable(state, self.seat))

    def resolve(self, state: Table) -> None:
        state.push(HexTarget(self.seat))


def hexable(state: Table, seat: int) -> list[int]:
    return [rival for rival in state.opponents(seat) if not state.hexed[rival]]


class HexTarget(Choice[Table]):
    """URT-8.7 The opponent whose maximum health drops for the rest of the game."""

    def options(self, state: Table) -> list[int]:
        return [PLAYER + rival for rival in hexable(state, self.seat)]

    def take(self, state: Table, action: int) -> None:
        target = action - PLAYER
        state.hexed[target] = True
        state.clamp(target)
        if state.telling:
            state.emit(HeroHexed(self.seat, target))
