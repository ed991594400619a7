"""Levels ``skilled`` and ``expert``: tree search over sampled worlds, by time or iterations."""

# plain: it is bound by the tables it searches
from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from serao.bots.outlook import outlook
from serao.bots.player import Bot, Sight
from serao.bots.rollout import RolloutTree
from serao.bots.tree import Edge, Effort, Node, Tree
from serao.kernel.errors import SeraoError
from serao.kernel.judge import RolloutJudge
from serao.kernel.rng import Rng
from serao.kernel.state import State

LOOKS: Final = 4  # worlds in which every option gets its first look
BATCH: Final = 32  # iterations between two glances at the clock
DOUBTS: Final = 8  # worlds that may be found implausible before one is taken as it is
SHARES: Final = 1 << 20  # a chance is measured in these parts
CHASE: Final = 0.5  # share of what is left by which an option may still gain on the best one


class BadBudget(SeraoError):
    """A budget that is no time and no number of iterations."""


Clock = Callable[[], float]  # seconds; time.thread_time counts only those of the thinking thread


@dataclass(frozen=True)
class Budget:
    """How much a choice may cost: seconds, or iterations, or whichever ends first."""

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        limits = [limit for limit in (self.seconds, self.iterations) if limit is not None]
        if not limits or min(limits) <= 0:
            raise BadBudget(f"a budget has seconds or iterations, more than nothing, not {self}")


def budget_of(text: str) -> Budget:
    """Return ``200ms``, ``1.5s`` or ``500it`` as a budget."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s|it)", text.strip())
    number = float(found[1]) if found else 0.0
    if found is None or number <= 0:
        raise BadBudget(
            f"a budget is like 200ms, 1.5s or 500it and more than nothing, not {text!r}"
        )
    if found[2] == "it":
        if not number.is_integer():
            raise BadBudget(f"iterations are a whole number, not {text!r}")
        return Budget(iterations=int(number))
    return Budget(seconds=number / 1000 if found[2] == "ms" else number)


@dataclass(frozen=True)
class Opinion:
    """What a search thinks of one option."""

    action: int
    visits: int
    share: float  # of all visits
    wins: float  # chance of winning after it, 0 to 1
    lead: float  # points ahead of the best rival that are to be expected


class Searcher(Bot):
    """Searches until the budget is spent or the choice is clear."""

    usual = Budget(seconds=0.2)
    is_careful = False  # whether it plays on farther, and judges with more care

    def __init__(
        self,
        seed: int | str | bytes = 0,
        budget: Budget | None = None,
        clock: Clock = time.perf_counter,
    ) -> None:
        super().__init__(seed)
        self.budget = budget or self.usual
        self.clock = clock
        self.opinions: list[Opinion] = []
        self.iterations = 0  # of the last choice
        self.kept: tuple[Node, dict[str, Any]] | None = None  # what follows, if it looks like this

    def choose(self, sight: Sight) -> int:
        if len(sight.options) == 1:
            return sight.options[0]  # asked for discretion's sake
        tree = new_tree(sight, self.rng, self.is_careful)
        if self.kept is not None and self.kept[1] == sight.view:
            tree.root = self.kept[0]
        first_look(tree, sight)
        self.search(tree, sight)
        edges = [edge for edge in tree.experience() if edge.action in sight.options]
        edges.sort(key=rank, reverse=True)
        self.iterations = tree.iterations
        self.opinions = [opinion(edge, edges) for edge in edges]
        self.keep(tree, sight, edges[0].action)
        return edges[0].action

    def keep(self, tree: Tree, sight: Sight, action: int) -> None:
        """Keep what was learned of the seat's own next choice, if this one leads straight there.

        That is sound when the act shows nothing new to anybody: then the view after it is
        known, and the worlds behind the experience are worlds of that view too.
        """
        self.kept = None
        after = sight.guess.clone()
        after.discreet = False
        after.answer(action, sight.seat)
        if after.reveals != sight.guess.reveals or not after.options(sight.seat):
            return
        same = after.asked == sight.guess.asked
        child = tree.root if same else tree.root.children.get(tree.key((action,), after))
        if child is not None:
            self.kept = (child, after.view(sight.seat))

    def search(self, tree: Tree, sight: Sight) -> None:
        started = self.clock()
        deadline = started + (self.budget.seconds or 1e9)
        most = self.budget.iterations or 1 << 60
        while tree.iterations < most:
            for _ in range(min(BATCH, most - tree.iterations)):
                tree.iterate(likely_world(sight, self.rng))
            now = self.clock()
            if now >= deadline:
                return
            left = most - tree.iterations
            if self.budget.seconds is not None:
                pace = tree.iterations / (now - started)
                left = min(left, int((deadline - now) * pace))
            if is_clear(tree.experience(), left):
                return

    def explain(self) -> list[dict[str, Any]]:
        """Return what the last choice was made of, the best option first, ready for JSON."""
        return [
            {
                "action": opinion.action,
                "visits": opinion.visits,
                "share": round(opinion.share, 4),
                "wins": round(opinion.wins, 4),
                "lead": round(opinion.lead, 2),
            }
            for opinion in self.opinions
        ]


class Skilled(Searcher):
    usual = Budget(seconds=0.2)


class Expert(Searcher):
    usual = Budget(seconds=1.0)
    is_careful = True


def rank(edge: Edge) -> tuple[int, float, int]:
    return (edge.visits, edge.total, -edge.action)


def opinion(edge: Edge, edges: list[Edge]) -> Opinion:
    visits = max(1, edge.visits)
    share = edge.visits / max(1, sum(other.visits for other in edges))
    return Opinion(edge.action, edge.visits, share, edge.total / visits, edge.lead / visits)


def new_tree(sight: Sight, rng: Rng, is_careful: bool = False) -> Tree:
    """Return a tree without experience for the choice in ``sight``, as its game needs it."""
    game = sight.guess.game
    kind = RolloutTree if isinstance(game.judge, RolloutJudge) else Tree
    given = sight.guess.answer_of(sight.seat)
    return kind(sight.seat, given, effort_at(sight.guess, is_careful), rng)


def effort_at(table: State, is_careful: bool) -> Effort:
    """Return how to search at ``table``; what was fitted and tried with the fewest seats, there."""
    judge = table.game.judge
    is_tried = is_careful and table.seats == table.game.seats[0]
    depth = judge.playout_depth + (judge.careful_depth if is_careful else 0)
    return Effort(depth, is_careful, is_tried)


def first_look(tree: Tree, sight: Sight) -> None:
    """Give every option a prior: how it looks right after, in a few worlds."""
    bandit = tree.root.bandit((sight.seat, *tree.given))
    edges = [bandit.edges.setdefault(option, Edge(option)) for option in sight.options]
    for edge in edges:
        edge.prior = 0.0
    for _ in range(LOOKS):
        world = sight.world(tree.rng)
        dice = tree.rng.fork()
        for edge in edges:
            edge.prior += outlook(world, edge.action, sight.seat, dice.copy()) / LOOKS


def likely_world(sight: Sight, rng: Rng) -> State:
    """Return a new world of ``sight``, more likely one that fits how the others have played."""
    world = sight.world(rng)
    judge = world.game.judge
    if isinstance(judge, RolloutJudge):
        for _ in range(DOUBTS):
            if rng.below(SHARES) < judge.plausibility(world, sight.seat) * SHARES:
                break
            world = sight.world(rng)
    return world


def is_clear(edges: list[Edge], left: int) -> bool:
    """Whether hardly any option can still overtake the most visited one."""
    visits = sorted((edge.visits for edge in edges), reverse=True)
    return len(visits) < 2 or visits[0] - visits[1] > CHASE * left
