"""Weighing a few options against each other: what each is worth, and what is likely to follow.

A search visits most what it likes best, so its own means favour that. Here every option is played
on equally often, in the same worlds and with the same dice; what is left is chance, and it is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from serao.bots.player import Sight
from serao.bots.search import likely_world, new_tree
from serao.bots.tree import Node, Tree
from serao.kernel.judge import RolloutJudge
from serao.kernel.playout import act_at_random
from serao.kernel.rng import Rng
from serao.kernel.state import State
from serao.kernel.steps import Choice

SURE: Final = 1.96  # standard errors to each side that hold the truth 19 times out of 20
DOUBT: Final = 0.25  # variance of one result that is assumed beside those seen: nobody is ever sure
FORESEEN: Final = 8  # choices after an option that are looked at


class Worth:
    """What came of an option: the chance of winning, and how far that may be off."""

    def __init__(self) -> None:
        self.results: list[float] = []

    @property
    def wins(self) -> float:
        return sum(self.results) / max(1, len(self.results))

    @property
    def error(self) -> float:
        """Return how far the truth may be from ``wins``, 19 times out of 20."""
        return margin_of(self.results)


def margin_of(results: Sequence[float]) -> float:
    """Return the half width of the interval that holds the true mean 19 times out of 20."""
    number = len(results)
    mean = sum(results) / max(1, number)
    varied = DOUBT + sum([(result - mean) ** 2 for result in results])
    return SURE * sqrt(varied / (number + 1) / max(1, number))


class Weighing:
    """Plays on from each of ``options`` of the seat in ``sight``."""

    def __init__(self, sight: Sight, options: Sequence[int], rng: Rng) -> None:
        self.sight = sight
        self.rng = rng
        self.options = list(options)
        self.worths = [Worth() for _ in options]
        self.trees = [new_tree(sight, rng, is_careful=True) for _ in options]

    def go_on(self) -> None:
        """Play every option on, once, in one more world."""
        world = likely_world(self.sight, self.rng)
        for i, option in enumerate(self.options):
            after = world.clone()
            after.answer(option, self.sight.seat)
            self.worths[i].results.append(self.trees[i].iterate(after)[self.sight.seat])

    def gap(self, i: int, j: int) -> tuple[float, float]:
        """Return by how much the ``i``-th option is better than the ``j``-th, and how far that may be off."""
        pairs = zip(self.worths[i].results, self.worths[j].results, strict=True)
        gaps = [one - other for one, other in pairs]
        return sum(gaps) / max(1, len(gaps)), margin_of(gaps)

    def course(self, i: int, locale: str) -> list[str]:
        """Return what the log would tell the seat after the ``i``-th option, in one likely course.

        The first sentence, which only says what was chosen, is left out.
        """
        world = likely_world(self.sight, self.rng)
        world.journal, world.telling = [], True
        seat = self.sight.seat
        world.answer(self.options[i], seat)
        foresee(self.trees[i], world, seat, self.rng)
        game, told = world.game, world.journal or []
        seen = [event.as_seen_by(seat) for event in told[1:]]
        return [
            game.words.tell(event, seat, world.names, locale) for event in seen if event is not None
        ]


def foresee(tree: Tree, world: State, seat: int, rng: Rng) -> None:
    """Play ``world`` on as the tree expects: what ``seat`` goes on with, then the others."""
    node: Node | None = tree.root
    others = False
    for _ in range(FORESEEN):
        if not world.stack or (others and seat in world.waiting()):
            return
        who = world.waiting()[0]
        others = others or who != seat
        given, asked = world.answer_of(who), world.asked
        action = expected(node, world, who, given)
        if action is None:
            act_likely(world, who, rng)
            node = None
            continue
        is_alone = isinstance(world.stack[-1], Choice)
        world.answer(action, who)
        if world.asked != asked:
            node = (
                None
                if node is None or not is_alone
                else node.children.get(tree.key((action,), world))
            )


def expected(node: Node | None, world: State, who: int, given: tuple[int, ...]) -> int | None:
    """Return the option of ``who`` that was tried most at ``node``; ``None`` if none was."""
    bandit = None if node is None else node.bandits.get((who, *given))
    if bandit is None:
        return None
    offer = world.offer_to(who)
    tried = [edge for edge in bandit.edges.values() if edge.visits and edge.action in offer]
    if not tried:
        return None
    return max(tried, key=lambda edge: (edge.visits, -edge.action)).action


def act_likely(world: State, who: int, rng: Rng) -> None:
    judge = world.game.judge
    if isinstance(judge, RolloutJudge):
        world.answer(judge.rollout_action(world, who, rng), who)
    else:
        act_at_random(world, rng)
