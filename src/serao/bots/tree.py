"""Information-set Monte Carlo tree search: one tree for all the worlds a seat may be in.

Each iteration samples a world, walks down the tree as far as it has grown, adds one node,
plays on a little, looks at the result and remembers it on the way back. The tree branches by
what was done; an option that is not there in a world is passed over, and counts as available
only where it was (single-observer ISMCTS). In a simultaneous choice every seat chooses by its own
table of experience, blind to what the others choose in the same iteration.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from serao.kernel.playout import act_at_random
from serao.kernel.rng import Rng
from serao.kernel.state import State
from serao.kernel.steps import Choice, Together

CURIOSITY: Final = 0.7  # weight of what is little known
CARELESS: Final = 20  # per cent of the choices after the tree that are left to chance
TRUST: Final = 0.6  # weight of the first look, which fades with experience


class Edge:
    """What is remembered of one option: a seat chose it so often, with such results."""

    action: int
    visits: int
    available: int
    total: float  # of the choosing seat's results
    prior: float

    def __init__(self, action: int) -> None:
        self.action = action
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.prior = 0.0


class Bandit:
    """The options that one seat has met at one point."""

    edges: dict[int, Edge]

    def __init__(self) -> None:
        self.edges = {}

    def pick(self, offer: list[int], rng: Rng) -> Edge:
        """Return the most promising of ``offer``; anything new comes first, by chance."""
        fresh: list[Edge] = []
        best: Edge | None = None
        highest = -1e30
        for action in offer:
            edge = self.edges.get(action)
            if edge is None:
                edge = Edge(action)
                self.edges[action] = edge
            edge.available += 1
            if edge.visits == 0:
                fresh.append(edge)
            elif not fresh:
                mean = edge.total / edge.visits
                bound = CURIOSITY * sqrt(log(edge.available + 1.0) / edge.visits)
                worth = mean + bound + TRUST * edge.prior / (1.0 + edge.visits)
                if worth > highest:
                    best = edge
                    highest = worth
        if fresh:
            return freshest(fresh, rng)
        assert best is not None, "an offer is never empty"
        return best


def freshest(fresh: list[Edge], rng: Rng) -> Edge:
    """Return one of the untried edges: the best first look, or any where there was none."""
    best = fresh[rng.below(len(fresh))]
    for edge in fresh:
        if edge.prior > best.prior:
            best = edge
    return best


class Node:
    """A point of the tree: experience by seat and parts answered, and what may follow."""

    bandits: dict[tuple[int, ...], Bandit]
    children: dict[tuple[int, ...], Node]

    def __init__(self) -> None:
        self.bandits = {}
        self.children = {}

    def bandit(self, key: tuple[int, ...]) -> Bandit:
        found = self.bandits.get(key)
        if found is None:
            found = Bandit()
            self.bandits[key] = found
        return found


class Tree:
    """A search for one choice of one seat."""

    root: Node
    seat: int
    given: tuple[int, ...]  # parts of the own answer given before this choice
    cutoff: int  # random decisions after the tree before the evaluation
    margin: float  # difference of evaluations that is nearly decisive
    rng: Rng
    iterations: int

    def __init__(
        self, seat: int, given: tuple[int, ...], cutoff: int, margin: float, rng: Rng
    ) -> None:
        self.root = Node()
        self.seat = seat
        self.given = given
        self.cutoff = cutoff
        self.margin = margin
        self.rng = rng
        self.iterations = 0

    def experience(self) -> list[Edge]:
        """Return what is remembered of the choice itself."""
        return list(self.root.bandit((self.seat, *self.given)).edges.values())

    def iterate(self, world: State) -> None:
        """Play ``world`` once through the tree and remember the result."""
        edges: list[Edge] = []
        seats: list[int] = []
        node = self.root
        grown = False
        while not grown and world.stack:
            key, grown = self.walk(world, node, edges, seats)
            child = node.children.get(key)
            if child is None:
                child = Node()
                node.children[key] = child
                grown = True
            node = child
        for _ in range(self.cutoff):
            if not world.stack:
                break
            act_sensibly(world, self.rng)
        results = outcome(world, self.margin)
        for i, edge in enumerate(edges):
            edge.visits += 1
            edge.total += results[seats[i]]
        self.iterations += 1

    def walk(
        self, world: State, node: Node, edges: list[Edge], seats: list[int]
    ) -> tuple[tuple[int, ...], bool]:
        """Answer the open choice, all of it; return what was done, and whether any was new."""
        step = world.stack[-1]
        if isinstance(step, Choice):
            edge = node.bandit((step.seat,)).pick(world.offers[0], self.rng)
            edges.append(edge)
            seats.append(step.seat)
            fresh = edge.visits == 0
            world.answer(edge.action, step.seat)
            return (edge.action,), fresh
        assert isinstance(step, Together), "a settled table waits at a choice"
        return self.walk_together(world, step, node, edges, seats)

    def walk_together(
        self,
        world: State,
        step: Together[State],
        node: Node,
        edges: list[Edge],
        seats: list[int],
    ) -> tuple[tuple[int, ...], bool]:
        done: list[int] = []
        fresh = False
        asked = world.asked
        for i, seat in enumerate(step.seats):
            while world.stack and world.asked == asked and world.offers[i]:
                bandit = node.bandit((seat, *world.answers[i]))
                edge = bandit.pick(world.offers[i], self.rng)
                edges.append(edge)
                seats.append(seat)
                fresh = fresh or (edge.visits == 0 and seat == self.seat)
                done.append(edge.action)
                world.answer(edge.action, seat)
        return tuple(done), fresh


def act_sensibly(table: State, rng: Rng) -> None:
    """Answer the open choice once: mostly what looks best right after, sometimes anything.

    Secret answers are as good as chance: what they are worth shows only when all are in.
    """
    step = table.stack[-1]
    if not isinstance(step, Choice) or rng.below(100) < CARELESS:
        act_at_random(table, rng)
        return
    best = 0
    highest = -1e30
    for action in table.offers[0]:
        after = table.clone()
        after.answer(action, step.seat)
        worth = table.game.evaluate(after, step.seat)
        if worth > highest:
            best = action
            highest = worth
    table.answer(best, step.seat)


def outcome(table: State, margin: float) -> list[float]:
    """Return the chance of winning of each seat: certain at the end, judged before it."""
    if not table.stack:
        returns: list[float] = table.game.returns(table)
        return returns
    weights: list[float] = []
    for seat in range(table.seats):
        judged = table.game.evaluate(table, seat) / margin
        judged = min(8.0, max(-8.0, judged))
        weights.append(exp(judged))
    total = sum(weights)
    return [weight / total for weight in weights]
