"""Worlds that a seat cannot tell from the truth (section 6 of the rules)."""

from __future__ import annotations

from typing import Final

from serao.games.urto.state import Table
from serao.games.urto.steps.entering import strikers
from serao.kernel.rng import Rng
from serao.kernel.state import NOTHING
from serao.kernel.steps import Choice
from serao.pieces.cards import mixed

TRIES: Final = 40  # deals tried at random before a needed card is put in first


def redeal(world: Table, seat: int, rng: Rng) -> None:
    """Draw anew all that ``seat`` cannot know."""
    world.monster_deck = mixed(world.monster_deck[world.monsters_drawn :], rng)
    world.monsters_drawn = 0
    world.event_deck = mixed(world.event_deck[world.events_drawn :], rng)
    world.events_drawn = 0
    deal_artifacts(world, seat, rng)
    for other in range(world.seats):
        if other != seat:
            world.first_artifacts[other] = world.hands[other][:2]


def deal_artifacts(world: Table, seat: int, rng: Rng) -> None:
    """Deal the unseen artifacts to the other hands, the other offers and the deck."""
    deal = Deal(world, seat)
    pool = sorted(deal.unseen())
    for _ in range(TRIES):
        rng.shuffle(pool)
        deal.out(pool, NOTHING)
        if world.leaves_choices(seat):
            deal.deck_is(pool, rng)
            return
        pool.sort()
    deal.with_needed_card(pool, rng)


class Deal:
    """How many unseen artifacts lie where."""

    world: Table
    seat: int  # that deals, or -1
    hidden: list[int]  # the others
    hand_sizes: list[int]  # by seat: cards that nobody has seen
    offer_sizes: list[int]
    has_struck: list[bool]  # by seat: whether it is in the midst of a mushroom attempt
    used: list[bool]  # index in the pool -> whether it has been dealt

    def __init__(self, world: Table, seat: int) -> None:
        self.world = world
        self.seat = seat
        self.hand_sizes = [len(world.hands[s]) - len(world.shown[s]) for s in range(world.seats)]
        self.offer_sizes = [len(cards) for cards in world.laid]
        struck = strikers(world)
        self.has_struck = [s in struck for s in range(world.seats)]
        # Whoever may hide less is dealt first, so that the fitting cards cannot run out.
        hidden = [other for other in range(world.seats) if other != seat]
        self.hidden = [s for s in hidden if self.has_struck[s]]
        self.hidden += [s for s in hidden if not self.has_struck[s]]
        self.used = []

    def unseen(self) -> list[int]:
        world = self.world
        pool = list(world.artifact_deck[world.artifacts_drawn :])
        for other in self.hidden:
            hand = list(world.hands[other])
            for card in world.shown[other]:
                hand.remove(card)
            pool += hand
            pool += world.laid[other]
        return pool

    def out(self, pool: list[int], needed: int) -> None:
        """Deal from the front of ``pool`` what may be hidden in the hands.

        ``needed`` is a card that the asked seat gets first, or NOTHING.
        """
        world = self.world
        self.used = [False] * len(pool)
        asked = asked_hand(world)
        for other in self.hidden:
            dealt = list(world.shown[other])
            missing = self.hand_sizes[other]
            if needed != NOTHING and other == asked and missing:
                self.used[pool.index(needed)] = True
                dealt.append(needed)
                missing -= 1
            at = 0
            while missing:
                if not self.used[at] and self.may_hide(other, pool[at]):
                    self.used[at] = True
                    dealt.append(pool[at])
                    missing -= 1
                at += 1
            world.hands[other] = tuple(sorted(dealt))
        for other in self.hidden:
            world.laid[other] = self.offer(pool, self.offer_sizes[other])

    def may_hide(self, seat: int, card: int) -> bool:
        """Return whether ``card`` can be in that hand without having shown itself (URT-8.4)."""
        cave = self.world.cave
        if cave.open_when_gained[card]:
            return False
        return cave.fungus_bonus[card] == 0 or not self.has_struck[seat]

    def offer(self, pool: list[int], size: int) -> tuple[int, ...]:
        dealt: list[int] = []
        for at, card in enumerate(pool):
            if len(dealt) == size:
                break
            if not self.used[at]:
                self.used[at] = True
                dealt.append(card)
        return tuple(sorted(dealt))

    def deck_is(self, pool: list[int], rng: Rng) -> None:
        left = [card for at, card in enumerate(pool) if not self.used[at]]
        self.world.artifact_deck = mixed(left, rng)
        self.world.artifacts_drawn = 0

    def with_needed_card(self, pool: list[int], rng: Rng) -> None:
        """Put a card that makes the open choice one into the asked hand, and deal the rest.

        For choices that chance alone would hardly ever bring. Which of the fitting cards it
        is remains random.
        """
        rng.shuffle(pool)
        asked = asked_hand(self.world)
        for needed in pool.copy():
            if asked == NOTHING or self.may_hide(asked, needed):
                self.out(pool, needed)
                if self.world.leaves_choices(self.seat):
                    break
        self.deck_is(pool, rng)


def asked_hand(world: Table) -> int:
    """Return the seat whose hand the open choice may rest on, or NOTHING."""
    step = world.open_step()
    return step.seat if isinstance(step, Choice) else NOTHING
