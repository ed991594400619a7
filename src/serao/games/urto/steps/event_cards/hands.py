"""Event cards that bring, take and move artifacts (URT-7.5)."""

from __future__ import annotations

from typing import Final

from serao.games.urto import events
from serao.games.urto.actions import ARTIFACT, ARTIFACTS, BARE, PLAYER
from serao.games.urto.state import Table
from serao.games.urto.steps.artifacts import draw, kinds, put_away, receive
from serao.games.urto.steps.decisions import Decision
from serao.games.urto.steps.event_cards.bars import Amount
from serao.games.urto.steps.fields import Effect
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar
from serao.pieces.cards import without

NOT_BEFORE_YOU: Final = Bar("URT-7.5", "not-before-you")
DIVINE_STAYS: Final = Bar("URT-7.5", "divine-stays")
NOTHING_TO_STEAL: Final = Bar("URT-7.5", "nothing-to-steal")


class LookAtTwo(Effect):
    """`artifact_pick2`: the top two artifacts are laid secretly before the drawer."""

    def resolve(self, state: Table) -> None:
        if len(state.artifact_deck) - state.artifacts_drawn < 2 and state.artifact_discard:
            state.reshuffle_artifacts()
        top = state.artifact_deck[state.artifacts_drawn : state.artifacts_drawn + 2]
        state.artifacts_drawn += len(top)
        state.revealed()
        if len(top) == 1:
            draw(state, self.seat, top[0])
        elif top:
            state.laid[self.seat] = tuple(sorted(top))
            if state.telling:
                state.emit(events.ArtifactsSeen(self.seat))
            state.push(TakeOneOfTwo(self.seat))


class TakeOneOfTwo(Decision):
    """`artifact_pick2`: take one, discard the other face up."""

    def options(self, state: Table) -> list[int]:
        return kinds(state.laid[self.seat])

    def is_private(self, state: Table) -> bool:
        return True

    def bar(self, state: Table, action: int) -> Bar | None:
        if ARTIFACT <= action < BARE:
            return None if action - ARTIFACT in state.laid[self.seat] else NOT_BEFORE_YOU
        return Decision.bar(self, state, action)

    def take(self, state: Table, action: int) -> None:
        card = action - ARTIFACT
        other = without(state.laid[self.seat], card)[0]
        state.laid[self.seat] = (other,)
        receive(state, self.seat, card, False)
        if state.telling:
            state.emit(events.ArtifactDrawn(self.seat, card))
        state.laid[self.seat] = ()
        state.artifact_discard = (*state.artifact_discard, other)
        state.revealed()
        if state.telling:
            state.emit(events.ArtifactDiscarded(self.seat, other))
        state.unveil(self.seat, card)


class DiscardArtifact(Amount):
    """`discard_artifact`: an ordinary artifact, or else mana."""

    def resolve(self, state: Table) -> None:
        if ordinary(state, self.seat):
            state.push(DiscardToThief(self.seat))
        else:
            state.lose_mana(self.seat, self.amount)


def ordinary(state: Table, seat: int) -> tuple[int, ...]:
    """Return the artifacts of ``seat`` that are not divine."""
    hand = state.hands[seat]
    return hand if state.divine_of(seat) == NOTHING else hand[:-1]


class DiscardToThief(Decision):
    """`discard_artifact`: which one goes."""

    def options(self, state: Table) -> list[int]:
        return self.cards(state)

    def card_bar(self, state: Table, card: int) -> Bar | None:
        return None if card in ordinary(state, self.seat) else DIVINE_STAYS

    def is_private(self, state: Table) -> bool:
        return state.is_secretive(self.seat)

    def take(self, state: Table, action: int) -> None:
        put_away(state, self.seat, action - ARTIFACT)


class StealArtifact(Decision):
    """`steal_artifact`: a rival loses an ordinary artifact by chance, shown to all."""

    def options(self, state: Table) -> list[int]:
        return self.rivals(state)

    def rival_bar(self, state: Table, who: int) -> Bar | None:
        bar = state.opponent_bar(self.seat, who)
        return NOTHING_TO_STEAL if bar is None and not ordinary(state, who) else bar

    def take(self, state: Table, action: int) -> None:
        owner = action - PLAYER
        cards = list(ordinary(state, owner))
        card = cards[state.lot(cards, ARTIFACTS)]
        state.lose_card(owner, card)
        receive(state, self.seat, card, True)
        if state.telling:
            state.emit(events.ArtifactStolen(self.seat, owner, card))
