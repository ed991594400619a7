"""Information-set Monte Carlo tree search: one tree for all the worlds a seat may be in.

Each iteration samples a world, walks down the tree as far as it has grown, adds one node,
plays on a little, looks at the result and remembers it on the way back. The tree branches by
what was done; an option that is not there in a world is passed over, and counts as available
only where it was (single-observer ISMCTS). In a simultaneous choice every seat chooses by its own
table of experience, blind to what the others choose in the same iteration.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from serao.kernel.judge import chances_by
from serao.kernel.playout import act_at_random
from serao.kernel.rng import Rng
from serao.kernel.state import State
from serao.kernel.steps import Choice, Together

# CURIOSITY won its matches in docs/bots.md, "What was tried".
CURIOSITY: Final = 1.5  # weight of what is little known, in standard deviations of the results
GUESSED: Final = 2  # imagined results, with GUESSED_VARIANCE, before there are any
GUESSED_VARIANCE: Final = 0.04
CARELESS: Final = 20  # per cent of the choices after the tree that are left to chance


class Edge:
    """What is remembered of one option: a seat chose it so often, with such results."""

    action: int
    visits: int
    available: int
    total: float  # of the choosing seat's chances of winning
    lead: float  # sum of its leads over the best rival, in points
    prior: float  # how it looked at first; the best looking is tried first

    def __init__(self, action: int) -> None:
        self.action = action
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.lead = 0.0
        self.prior = 0.0


class Bandit:
    """The options that one seat has met at one point, and how much its results vary."""

    edges: dict[int, Edge]
    visits: int
    total: float
    squares: float

    def __init__(self) -> None:
        self.edges = {}
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    def spread(self) -> float:
        """Return the standard deviation of the results, a guess while there are few.

        Where all that can happen is about as good, a small difference is worth finding.
        """
        varied = GUESSED * GUESSED_VARIANCE
        if self.visits:
            varied += max(0.0, self.squares - self.total * self.total / self.visits)
        return sqrt(varied / (self.visits + GUESSED))

    def learn(self, edge: Edge, wins: float, lead: float) -> None:
        """Remember what came of taking ``edge``."""
        self.visits += 1
        self.total += wins
        self.squares += wins * wins
        edge.visits += 1
        edge.total += wins
        edge.lead += lead

    def pick(self, offer: list[int], rng: Rng) -> Edge:
        """Return the most promising of ``offer``; anything new comes first."""
        fresh: list[Edge] = []
        best: Edge | None = None
        highest = -1e30
        curiosity = CURIOSITY * self.spread()
        for action in offer:
            edge = self.edges.get(action)
            if edge is None:
                edge = Edge(action)
                self.edges[action] = edge
            edge.available += 1
            if edge.visits == 0:
                fresh.append(edge)
            elif not fresh:
                bound = curiosity * sqrt(log(edge.available + 1.0) / edge.visits)
                worth = edge.total / edge.visits + bound
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

    def child(self, key: tuple[int, ...]) -> Node:
        found = self.children.get(key)
        if found is None:
            found = Node()
            self.children[key] = found
        return found


class Path:
    """What was chosen on the way through the tree in one iteration, and by whom."""

    bandits: list[Bandit]
    edges: list[Edge]
    seats: list[int]

    def __init__(self) -> None:
        self.bandits = []
        self.edges = []
        self.seats = []

    def choose(self, bandit: Bandit, offer: list[int], seat: int, rng: Rng) -> Edge:
        edge = bandit.pick(offer, rng)
        self.bandits.append(bandit)
        self.edges.append(edge)
        self.seats.append(seat)
        return edge

    def learn(self, wins: list[float], leads: list[float]) -> None:
        """Tell every choice what came of it for the seat that made it."""
        for i, bandit in enumerate(self.bandits):
            seat = self.seats[i]
            bandit.learn(self.edges[i], wins[seat], leads[seat])


class Effort:
    """How deep a tree plays on, and with how much care it judges."""

    playout_depth: int  # choices played on after the tree before the evaluation
    heeds_chance: bool  # whether it learns apart what to do after each chance outcome
    is_careful: bool  # whether it asks the judge for chances, and to guess secret answers

    def __init__(self, playout_depth: int, heeds_chance: bool, is_careful: bool) -> None:
        self.playout_depth = playout_depth
        self.heeds_chance = heeds_chance
        self.is_careful = is_careful


class Tree:
    """A search for one choice of one seat."""

    root: Node
    seat: int
    given: tuple[int, ...]  # parts of the own answer given before this choice
    effort: Effort
    rng: Rng
    iterations: int

    def __init__(self, seat: int, given: tuple[int, ...], effort: Effort, rng: Rng) -> None:
        self.root = Node()
        self.seat = seat
        self.given = given
        self.effort = effort
        self.rng = rng
        self.iterations = 0

    def experience(self) -> list[Edge]:
        """Return what is remembered of the choice itself."""
        return list(self.root.bandit((self.seat, *self.given)).edges.values())

    def iterate(self, world: State) -> list[float]:
        """Play ``world`` once through the tree, remember the result, and return all chances of winning."""
        path = Path()
        node = self.root
        grown = False
        while not grown and world.stack:
            done, grown = self.walk(world, node, path)
            key = self.key(done, world)
            child = node.children.get(key)
            if child is None:
                child = Node()
                node.children[key] = child
                grown = True
            node = child
        for _ in range(self.effort.playout_depth):
            if not world.stack:
                break
            act_sensibly(world, self.rng)
        leads = leads_at(world)
        wins = self.judge(world, leads)
        path.learn(wins, leads)
        self.iterations += 1
        return wins

    def key(self, done: tuple[int, ...], after: State) -> tuple[int, ...]:
        """Return under what to remember what follows ``done``, which has led to ``after``."""
        if self.effort.heeds_chance:
            return (*done, after.game.judge.chance_outcome(after))
        return done

    def judge(self, table: State, leads: list[float]) -> list[float]:
        """Return the chance of winning of each seat: certain at the end, judged before it."""
        if not table.stack:
            returns: list[float] = table.game.course.returns(table)
            return returns
        judge = table.game.judge
        if self.effort.is_careful:
            judged: list[float] = judge.chances(table, leads)
            return judged
        return chances_by(leads, judge.margin)

    def walk(self, world: State, node: Node, path: Path) -> tuple[tuple[int, ...], bool]:
        """Answer the open choice, all of it; return what was done, and whether any was new."""
        step = world.stack[-1]
        if isinstance(step, Choice):
            bandit = node.bandit((step.seat,))
            edge = path.choose(bandit, world.offers[0], step.seat, self.rng)
            fresh = edge.visits == 0
            world.answer(edge.action, step.seat)
            return (edge.action,), fresh
        assert isinstance(step, Together), "a settled table waits at a choice"
        return self.walk_together(world, step, node, path)

    def walk_together(
        self, world: State, step: Together[State], node: Node, path: Path
    ) -> tuple[tuple[int, ...], bool]:
        done: list[int] = []
        fresh = False
        asked = world.asked
        for i, seat in enumerate(step.seats):
            is_guessed = self.effort.is_careful and seat != self.seat
            while world.stack and world.asked == asked and world.offers[i]:
                offer = world.offers[i]
                guess = world.game.judge.guess(world, offer, self.rng) if is_guessed else None
                if guess is not None:
                    action: int = guess
                else:
                    bandit = node.bandit((seat, *world.answers[i]))
                    edge = path.choose(bandit, offer, seat, self.rng)
                    fresh = fresh or (edge.visits == 0 and seat == self.seat)
                    action = edge.action
                done.append(action)
                world.answer(action, seat)
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
        worth = table.game.judge.evaluate(after, step.seat)
        if worth > highest:
            best = action
            highest = worth
    table.answer(best, step.seat)


def leads_at(table: State) -> list[float]:
    """Return how far each seat is ahead of its best rival: in points at the end, judged before."""
    if table.stack:
        judged: list[float] = table.game.judge.evaluate_all(table)
        return judged
    return leads_in(table.game.course.scores(table))


def leads_in(scores: list[int]) -> list[float]:
    """Return how many points each seat is ahead of its best rival."""
    leads: list[float] = []
    for seat, score in enumerate(scores):
        rivals = scores[:seat] + scores[seat + 1 :]
        leads.append(float(score - max(rivals)))
    return leads
