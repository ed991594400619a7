"""Worlds that a seat cannot tell from the truth (section 6 of the rules)."""

from __future__ import annotations

from typing import Final

from serao.games.wipe_em_out.actions import FIRST_SPELL
from serao.games.wipe_em_out.effects import FromHand, TakeCard
from serao.games.wipe_em_out.spells import SpellTurn, castable
from serao.games.wipe_em_out.state import Table
from serao.games.wipe_em_out.steps import Prepare
from serao.kernel.rng import Rng
from serao.kernel.steps import Choice
from serao.pieces.cards import mixed

TRIES: Final = 40  # deals tried at random before the needed cards are put in first


def redeal(world: Table, seat: int, rng: Rng) -> None:
    """Draw anew all that ``seat`` cannot know."""
    unseen_monsters = (
        world.monster_deck[world.monsters_drawn :] + world.side_pile[world.side_drawn :]
    )
    monsters = mixed(unseen_monsters, rng)
    left = len(world.monster_deck) - world.monsters_drawn
    world.side_pile = monsters[left:]
    world.side_drawn = 0
    world.monster_deck = monsters[:left]
    world.monsters_drawn = 0
    deal_items(world, seat, rng)
    forget_others_knowledge(world, seat)


def deal_items(world: Table, seat: int, rng: Rng) -> None:
    """Deal the unseen items to the other hands and the deck, within what is known."""
    hidden = [other for other in range(world.seats) if other != seat]
    sizes = [len(hand) for hand in world.hands]
    certain = [list(world.known_to(other, seat)) for other in range(world.seats)]
    pool = sorted(unseen(world, hidden, certain))
    needs = [Need(world, other) for other in hidden]
    for _ in range(TRIES):
        rng.shuffle(pool)
        deal(world, hidden, sizes, certain, pool)
        if all([need.is_met(world) for need in needs]):
            return
        pool.sort()
    give_what_is_needed(world, needs, certain, pool, rng)
    rng.shuffle(pool)
    deal(world, hidden, sizes, certain, pool)


def unseen(world: Table, hidden: list[int], certain: list[list[int]]) -> list[int]:
    pool = list(world.deck[world.drawn :])
    for other in hidden:
        rest = world.hands[other].copy()
        for item in certain[other]:
            rest.remove(item)
        pool += rest
    return pool


def deal(
    world: Table,
    hidden: list[int],
    sizes: list[int],
    certain: list[list[int]],
    pool: list[int],
) -> None:
    at = 0
    for other in hidden:
        missing = sizes[other] - len(certain[other])
        world.hands[other] = sorted(certain[other] + pool[at : at + missing])
        at += missing
    world.deck = tuple(pool[at:])
    world.drawn = 0


class Need:
    """What must be in a hand because of what its seat is being asked (WEO-1.10).

    Being asked tells nothing of a hand at a discreet table.
    """

    seat: int
    artifacts: int  # least number of artifact kinds
    spell: bool  # whether a castable spell
    kinds: int  # least number of item kinds

    def __init__(self, world: Table, seat: int) -> None:
        self.seat = seat
        self.artifacts = 0
        self.spell = False
        self.kinds = 0
        step = world.open_step()
        if isinstance(step, Prepare):
            asked_for_artifact = len(world.slots) == 1 and bool(world.offer_to(seat))
            self.artifacts = 2 if asked_for_artifact and not world.discreet else 1
        elif world.discreet:
            return
        elif isinstance(step, Choice) and step.seat == seat:
            self.spell = isinstance(step, SpellTurn)
            if isinstance(step, FromHand):
                self.artifacts = 1
        elif isinstance(step, TakeCard) and step.owner == seat:
            self.kinds = 2

    def is_met(self, world: Table) -> bool:
        hand = world.hands[self.seat]
        if self.artifacts and len(world.artifacts_of(self.seat)) < self.artifacts:
            return False
        if len(set(hand)) < self.kinds:
            return False
        return not self.spell or any([is_castable(world, item) for item in hand])


def is_castable(world: Table, item: int) -> bool:
    return item >= FIRST_SPELL and castable(world, item)


def give_what_is_needed(
    world: Table, needs: list[Need], certain: list[list[int]], pool: list[int], rng: Rng
) -> None:
    """Move the cards that a hand must have from ``pool`` to what is certain of it.

    For positions where chance alone would hardly ever meet the needs. Which of the fitting
    cards it is remains random; where one hand took what another needs, all begin again.
    """
    while True:
        given = [mine.copy() for mine in certain]
        rest = pool.copy()
        if all([give(world, need, given[need.seat], rest, rng) for need in needs]):
            certain[:] = given
            pool[:] = rest
            return


def give(world: Table, need: Need, mine: list[int], rest: list[int], rng: Rng) -> bool:
    """Move what ``need`` asks for from ``rest`` to ``mine``; whether it was there."""
    while len({item for item in mine if item < FIRST_SPELL}) < need.artifacts:
        if not move(rng, rest, mine, [i for i in rest if i < FIRST_SPELL and i not in mine]):
            return False
    while len(set(mine)) < need.kinds:
        if not move(rng, rest, mine, [item for item in rest if item not in mine]):
            return False
    if need.spell and not any([is_castable(world, item) for item in mine]):
        return move(rng, rest, mine, [item for item in rest if is_castable(world, item)])
    return True


def move(rng: Rng, pool: list[int], mine: list[int], fitting: list[int]) -> bool:
    if not fitting:
        return False
    item = fitting[rng.below(len(fitting))]
    pool.remove(item)
    mine.append(item)
    return True


def forget_others_knowledge(world: Table, seat: int) -> None:
    """What others privately know of third hands is as hidden as the cards themselves.

    Who is looking into a hand right now (WEO-5.17) knows it whole in the world as well.
    """
    row = world.seats + 1
    for hand in range(world.seats):
        public = world.known[hand * row + world.seats]
        for viewer in range(world.seats):
            if seat not in (hand, viewer) and viewer != hand:
                world.known[hand * row + viewer] = public
    step = world.open_step()
    if isinstance(step, TakeCard):
        world.known[step.owner * row + step.seat] = tuple(world.hands[step.owner])
