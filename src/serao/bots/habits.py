"""A tree for games in which hidden cards decide: others act by habit, never by the tree.

Experience of others in a tree of one seat's worlds would know what that seat knows: whoever looks
for its card would learn where it is. So only the seat's own choice and those that follow at
once are learned; then everybody plays on by habit, to the end of the stage.
"""

from __future__ import annotations

from serao.bots.tree import Node, Path, Tree, leads_in
from serao.kernel.state import State
from serao.kernel.steps import Choice


class HabitTree(Tree):
    """A search for one choice of one seat, in worlds where the rest is played by habit."""

    def iterate(self, world: State) -> None:
        """Play ``world`` once through the tree and on to the end of the stage."""
        game = world.game
        stage = game.stage(world)
        path = Path()
        node: Node | None = self.root
        while world.stack and game.stage(world) == stage:
            seat = world.waiting()[0]
            if seat == self.seat and node is not None:
                node = self.descend(world, node, path)
            else:
                asked = world.asked
                world.answer(game.habit(world, seat, self.rng), seat)
                if world.asked != asked:
                    node = None
        wins: list[float] = game.chances(world) if world.stack else game.returns(world)
        path.learn(wins, leads_in(game.scores(world)))
        self.iterations += 1

    def descend(self, world: State, node: Node, path: Path) -> Node | None:
        """Answer for the own seat; return where its next choice is learned, if it comes at once."""
        bandit = node.bandit((self.seat, *world.answer_of(self.seat)))
        edge = path.choose(bandit, world.offer_to(self.seat), self.seat, self.rng)
        asked = world.asked
        is_alone = isinstance(world.stack[-1], Choice)
        world.answer(edge.action, self.seat)
        if world.asked == asked:
            return node
        return node.child((edge.action,)) if is_alone else None
