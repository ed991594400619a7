"""The effects of artifacts (WEO-5.10 to 5.24): a step and a row of ``EFFECTS`` each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from serao.games.wipe_em_out import events
from serao.games.wipe_em_out.actions import (
    DECLINE,
    FEED,
    FIRST_SPELL,
    HARVEST,
    ITEMS,
    KEEP,
    PLAYER,
    TAKE,
)
from serao.games.wipe_em_out.kinds import ITEM
from serao.games.wipe_em_out.state import Table
from serao.kernel.kinds import SEAT, Thing
from serao.kernel.state import NOTHING
from serao.kernel.steps import Bar, Choice, Facts, SeatStep, Step
from serao.pieces.seats import is_absent, others

MANDATORY: Final = Bar("WEO-5.7", "mandatory")
NOBODY_THERE: Final = Bar("WEO-1.1", "nobody-there")
ANOTHER: Final = Bar("WEO-5.9", "another-player")
NOT_TO_FUSE: Final = Bar("WEO-5.15", "not-in-hand")
EMPTY_HAND: Final = Bar("WEO-5.17", "empty-hand")
NOT_IN_THAT_HAND: Final = Bar("WEO-5.17", "not-in-that-hand")
NOT_IN_DISCARD: Final = Bar("WEO-5.22", "not-in-discard")
NOT_TO_REPLACE: Final = Bar("WEO-5.23", "not-in-hand")


def change_power(state: Table, seat: int, target: int, amount: int) -> None:
    """WEO-5.6 Let the artifact of ``seat`` add ``amount`` to that of ``target``."""
    state.mods[target] += amount
    if state.telling:
        state.emit(
            events.PowerChanged(seat, state.played[seat], target, amount, state.power(target))
        )


def silence(state: Table, seat: int, target: int) -> None:
    """WEO-1.6"""
    state.silenced[target] = True
    if state.telling:
        state.emit(events.PlayerSilenced(seat, state.played[seat], target))


class Automatic(SeatStep[Table]):
    """An effect without a choice."""


class BonusAgainst(Automatic):
    """WEO-5.11 Blessed trident, WEO-5.12 Whip."""

    def resolve(self, state: Table) -> None:
        artifact = state.played[self.seat]
        if state.cards.prey[artifact][state.slots[state.attacks[self.seat]]]:
            change_power(state, self.seat, self.seat, state.cards.amount[artifact])


class Effect(Choice[Table]):
    """A choice that the artifact of ``seat`` brings. Most cannot be declined."""

    def bar(self, state: Table, action: int) -> Bar | None:
        return MANDATORY if action == DECLINE else None

    def facts(self, state: Table, action: int) -> Facts:
        return {"artifact": Thing(ITEM, state.played[self.seat])}


def absent_bar(state: Table, action: int) -> Bar | None:
    """WEO-1.1 Return what bars the name of a seat that this table has not."""
    return NOBODY_THERE if is_absent(PLAYER, TAKE - 1, state.seats, action) else None


class OnAnother(Effect):
    """WEO-5.9 An effect on another player."""

    def options(self, state: Table) -> list[int]:
        return others(PLAYER, state.seats, self.seat)

    def bar(self, state: Table, action: int) -> Bar | None:
        if action == PLAYER + self.seat:
            return ANOTHER
        return absent_bar(state, action) or Effect.bar(self, state, action)


class SilenceOther(OnAnother):
    """WEO-5.13 Bolas: another player, even one already silenced."""

    def take(self, state: Table, action: int) -> None:
        silence(state, self.seat, action - PLAYER)


class OthersDraw(Automatic):
    """WEO-5.14 Endless purse: going left, every other player draws."""

    def resolve(self, state: Table) -> None:
        for distance in range(1, state.seats):
            seat = (self.seat + distance) % state.seats
            for _ in range(state.cards.amount[state.played[self.seat]]):
                draw_one(state, seat, state.played[self.seat])


def draw_one(state: Table, seat: int, artifact: int) -> None:
    """Let a seat draw a card because of an artifact."""
    item = state.next_item()
    if item == NOTHING:
        return
    state.gain(seat, item)
    if state.telling:
        state.emit(events.CardDrawn(seat, artifact, item))


class FromHand(Effect):
    """An effect that may use another artifact of the own hand."""

    clause: Bar  # that speaks of it

    def options(self, state: Table) -> list[int]:
        return feedable(state, self.seat)

    def is_private(self, state: Table) -> bool:
        return True

    def bar(self, state: Table, action: int) -> Bar | None:
        is_fed = FEED <= action < HARVEST
        return self.clause if is_fed and action - FEED not in state.hands[self.seat] else None


class FuseFromHand(FromHand):
    """WEO-5.15 Fusion: may eat an artifact of the own hand for its printed power."""

    clause = NOT_TO_FUSE

    def take(self, state: Table, action: int) -> None:
        if action == DECLINE:
            decline(state, self.seat)
            return
        fed = action - FEED
        state.play_from_hand(self.seat, fed)
        state.discard.append(fed)
        state.mods[self.seat] += state.cards.power[fed]
        if state.telling:
            fusion = state.played[self.seat]
            state.emit(events.ArtifactFused(self.seat, fusion, fed, state.power(self.seat)))


def feedable(state: Table, seat: int) -> list[int]:
    """Return DECLINE and FEED of the artifacts in hand; nothing at all without one.

    Who declines at a discreet table does not tell whether there was one.
    """
    artifacts = state.artifacts_of(seat)
    if not artifacts and not (state.discreet and state.hands[seat]):
        return []
    return [DECLINE] + [FEED + artifact for artifact in artifacts]


def decline(state: Table, seat: int) -> None:
    """WEO-5.8"""
    if state.telling:
        state.emit(events.EffectDeclined(seat, state.played[seat]))


class WeakenOther(OnAnother):
    """WEO-5.16 Gun sword: another player's artifact loses power."""

    def take(self, state: Table, action: int) -> None:
        amount = state.cards.amount[state.played[self.seat]]
        change_power(state, self.seat, action - PLAYER, amount)


class InspectHand(OnAnother):
    """WEO-5.17 Hungry battle-axe: choose a player with cards in hand and look at them."""

    def options(self, state: Table) -> list[int]:
        offer = OnAnother.options(self, state)
        return [action for action in offer if self.bar(state, action) is None]

    def bar(self, state: Table, action: int) -> Bar | None:
        target = action - PLAYER
        if 0 <= target < state.seats and target != self.seat and not state.hands[target]:
            return EMPTY_HAND
        return OnAnother.bar(self, state, action)

    def take(self, state: Table, action: int) -> None:
        target = action - PLAYER
        state.look_into(target, self.seat)
        if state.telling:
            state.emit(events.HandInspected(self.seat, target))
        state.push(TakeCard(self.seat, target))


class TakeCard(Effect):
    """WEO-5.17 Take one card of the inspected hand."""

    def __init__(self, seat: int, owner: int) -> None:
        self.seat = seat
        self.owner = owner

    def options(self, state: Table) -> list[int]:
        return [TAKE + item for item in sorted(set(state.hands[self.owner]))]

    def is_private(self, state: Table) -> bool:
        return len(state.hands[self.owner]) > 1

    def bar(self, state: Table, action: int) -> Bar | None:
        if TAKE <= action < FEED:
            return None if action - TAKE in state.hands[self.owner] else NOT_IN_THAT_HAND
        return Effect.bar(self, state, action)

    def facts(self, state: Table, action: int) -> Facts:
        return {**Effect.facts(self, state, action), "player": Thing(SEAT, self.owner)}

    def take(self, state: Table, action: int) -> None:
        item = action - TAKE
        state.take_secretly(self.seat, self.owner, item)
        if state.telling:
            state.emit(events.CardTaken(self.seat, self.owner, item))


class SilenceSelf(Automatic):
    """WEO-5.18 Legendary glaive."""

    def resolve(self, state: Table) -> None:
        silence(state, self.seat, self.seat)


class RevealTop(Automatic):
    """WEO-5.19 Lucky chest: an artifact adds its power, a spell goes to the hand."""

    def resolve(self, state: Table) -> None:
        item = state.next_item()
        if item == NOTHING:
            return
        if item < FIRST_SPELL:
            state.discard.append(item)
            state.mods[self.seat] += state.cards.power[item]
        else:
            state.take_openly(self.seat, item)
        if state.telling:
            chest = state.played[self.seat]
            state.emit(events.ChestOpened(self.seat, chest, item, state.power(self.seat)))


class CopyPower(OnAnother):
    """WEO-5.20 Magic mirror: may take over another artifact's current power as its base."""

    def options(self, state: Table) -> list[int]:
        return [DECLINE, *OnAnother.options(self, state)]

    def bar(self, state: Table, action: int) -> Bar | None:
        return None if action == DECLINE else OnAnother.bar(self, state, action)

    def take(self, state: Table, action: int) -> None:
        if action == DECLINE:
            decline(state, self.seat)
            return
        target = action - PLAYER
        state.base[self.seat] = state.power(target)
        if state.telling:
            mirror = state.played[self.seat]
            state.emit(events.PowerCopied(self.seat, mirror, target, state.power(self.seat)))


class WeakenRivals(Automatic):
    """WEO-5.21 Magical saw: every other artifact on the same monster loses power."""

    def resolve(self, state: Table) -> None:
        amount = state.cards.amount[state.played[self.seat]]
        for seat in range(state.seats):
            if seat != self.seat and state.attacks[seat] == state.attacks[self.seat]:
                change_power(state, self.seat, seat, amount)


class HarvestSpell(Effect):
    """WEO-5.22 Scythe: take a spell from the item discard."""

    def options(self, state: Table) -> list[int]:
        spells = sorted({item for item in state.discard if item >= FIRST_SPELL})
        return [HARVEST + spell - FIRST_SPELL for spell in spells]

    def bar(self, state: Table, action: int) -> Bar | None:
        if HARVEST <= action < KEEP:
            is_there = action - HARVEST + FIRST_SPELL in state.discard
            return None if is_there else NOT_IN_DISCARD
        return Effect.bar(self, state, action)

    def take(self, state: Table, action: int) -> None:
        spell = action - HARVEST + FIRST_SPELL
        state.discard.remove(spell)
        state.take_openly(self.seat, spell)
        if state.telling:
            state.emit(events.SpellHarvested(self.seat, spell))


class ReplaceFromHand(FromHand):
    """WEO-5.23 Shapeshifter sword: may trade places with an artifact of the own hand."""

    clause = NOT_TO_REPLACE

    def take(self, state: Table, action: int) -> None:
        if action == DECLINE:
            decline(state, self.seat)
            return
        fed = action - FEED
        sword = state.played[self.seat]
        state.play_from_hand(self.seat, fed)
        state.take_openly(self.seat, sword)
        state.put_down(self.seat, fed)
        if state.telling:
            state.emit(events.ArtifactReplaced(self.seat, sword, fed))


class RandomDiscard(Automatic):
    """WEO-5.24 Steam crossbow: its player loses a card by chance."""

    def resolve(self, state: Table) -> None:
        artifact = state.played[self.seat]
        for _ in range(state.cards.amount[artifact]):
            hand = state.hands[self.seat]
            if not hand:
                return
            item = hand[state.lot(hand, ITEMS)] if len(hand) > 1 else hand[0]
            state.play_from_hand(self.seat, item)
            state.discard.append(item)
            state.revealed()
            if state.telling:
                state.emit(events.CardLost(self.seat, artifact, item))


# -- one row for each effect ----------------------------------------------------------------------


class Row:
    """An effect by its name in content files: its step, its worth, and what goes with it there.

    ``worth`` is what an artifact is good for beyond its printed power, in units of power.
    """

    def __init__(
        self,
        name: str,
        worth: float,
        step: Callable[[int], Step[Table]] | None,
        choice: str = "",
        is_optional: bool = False,
        needs: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.worth = worth
        self.steps = [] if step is None else [step(seat) for seat in range(5)]  # shared values
        self.choice = choice
        self.is_optional = is_optional
        self.needs = needs  # fields that the artifact must fill in


EFFECTS: Final = (
    Row("none", 0.0, None),
    Row("bonus_vs_kinds", 1.0, BonusAgainst, needs=("amount", "kinds")),
    Row("silence_other", 1.5, SilenceOther, "PICK_PLAYER"),
    Row("others_draw", -0.3, OthersDraw, needs=("amount",)),
    Row("fuse_from_hand", 4.0, FuseFromHand, "FEED", is_optional=True),
    Row("weaken_other", 1.5, WeakenOther, "PICK_PLAYER", needs=("amount",)),
    Row("take_card_from_hand", 1.5, InspectHand, "PICK_PLAYER+PICK_CARD"),
    Row("silence_self", -1.0, SilenceSelf),
    Row("reveal_top", 3.5, RevealTop),
    Row("copy_power", 2.5, CopyPower, "MIRROR", is_optional=True),
    Row("weaken_rivals", 0.8, WeakenRivals, needs=("amount",)),
    Row("harvest_spell", 1.5, HarvestSpell, "PICK_SPELL"),
    Row("replace_from_hand", 2.0, ReplaceFromHand, "FEED", is_optional=True),
    Row("random_discard", -0.5, RandomDiscard, needs=("amount",)),
)
NO_EFFECT: Final = 0
STEPS: Final = [effect.steps for effect in EFFECTS]
