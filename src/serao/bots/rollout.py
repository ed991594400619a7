"""A tree for games in which hidden cards decide: others act by a rollout policy, never by the tree.

Experience of others in a tree of one seat's worlds would know what that seat knows: whoever looks
for its card would learn where it is. So only the seat's own choice and those that follow at
once are learned; then everybody plays on by the policy, to the end of the stage.
"""

from __future__ import annotations

from serao.bots.tree import Node, Path, Tree, leads_in
from serao.kernel.judge import RolloutJudge
from serao.kernel.state import State
from serao.kernel.steps import Choice


class RolloutTree(Tree):
    """A search for one choice of one seat, in worlds where the rest is played by the policy."""

    def iterate(self, world: State) -> list[float]:
        """Play ``world`` once through the tree and on to the end of the stage."""
        judge = world.game.judge
        assert isinstance(judge, RolloutJudge), "only such a judge has a rollout policy"
        stage = judge.stage(world) if world.stack else 0
        path = Path()
        node: Node | None = self.root
        while world.stack and judge.stage(world) == stage:
            seat = world.waiting()[0]
            if seat == self.seat and node is not None:
                node = self.descend(world, node, path)
            else:
                asked = world.asked
                world.answer(judge.rollout_action(world, seat, self.rng), seat)
                if world.asked != asked:
                    node = None
        leads = leads_in(world.game.course.scores(world))
        wins: list[float] = (
            judge.chances(world, leads) if world.stack else world.game.course.returns(world)
        )
        path.learn(wins, leads)
        self.iterations += 1
        return wins

    def descend(self, world: State, node: Node, path: Path) -> Node | None:
        """Answer for the own seat; return where its next choice is learned, if it comes at once."""
        bandit = node.bandit((self.seat, *world.answer_of(self.seat)))
        edge = path.choose(bandit, world.offer_to(self.seat), self.seat, self.rng)
        asked = world.asked
        is_alone = isinstance(world.stack[-1], Choice)
        world.answer(edge.action, self.seat)
        if world.asked == asked:
            return node
        return node.child(self.key((edge.action,), world)) if is_alone else None
