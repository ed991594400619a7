"""A search in which the others play by a rollout policy."""

from __future__ import annotations

from collections import Counter

import serao
from serao import bots
from serao.bots.rollout import RolloutTree
from serao.bots.search import Budget, Searcher, likely_world, new_tree
from serao.bots.tree import Node
from serao.games.monster_my_neighbour.state import Table
from serao.kernel.state import State

GAME = serao.game("monster-my-neighbour")


def at(hands: list[str], **keys: object) -> State:
    document = {"hands": [hand.split() for hand in hands], **keys}
    return GAME.table_at(document, seats=len(hands))


def searcher(iterations: int = 300) -> Searcher:
    made = bots.bot("skilled", 1, Budget(iterations=iterations))
    assert isinstance(made, Searcher)
    return made


def chosen(table: State, seat: int, bot: Searcher) -> str:
    choice = bot.choose(bots.sight_of(table, seat))
    table.act(choice, seat)
    return str(GAME.actions[choice])


def seats_that_learn(node: Node) -> set[int]:
    found = {key[0] for key in node.bandits}
    for child in node.children.values():
        found |= seats_that_learn(child)
    return found


def test_only_the_seat_that_searches_learns() -> None:
    table = at(["gossip deal hunter", "vampire fog hide", "steal rumor hunter"], lap=2)
    sight = bots.sight_of(table, 0)
    tree = new_tree(sight, serao.Rng(1))
    assert isinstance(tree, RolloutTree)
    for _ in range(200):
        tree.iterate(sight.world(tree.rng))
    assert seats_that_learn(tree.root) == {0}
    assert tree.iterations == 200
    assert sum(edge.visits for edge in tree.experience()) == 200


def test_it_aims_where_it_knows_the_monster_to_be() -> None:
    known = [[[], ["vampire"], []], [[], [], []], [[], [], []]]
    table = at(["hunter hide", "vampire rumor", "villager deal"], lap=3, hunts=1, known=known)
    bot = searcher()
    assert chosen(table, 0, bot) == "play:hunter"
    assert chosen(table, 0, bot) == "player:1"


def test_it_lets_the_monster_escape_as_soon_as_it_may() -> None:
    table = at(["mandrake fog rumor", "hunter hide gossip", "steal deal hunter"], lap=2, vills=2)
    assert chosen(table, 0, searcher()) == "play:monster"


def test_it_is_blind_to_what_another_has_given_already() -> None:
    choices = set()
    for gift in ("give:hunter", "give:fog"):
        table = at(["gossip vampire hide", "hunter fog deal", "steal rumor villager"], lap=2)
        table.act(GAME.actions.index("play:gossip"), 0)
        table.act(GAME.actions.index(gift), 1)
        choices.add(chosen(table, 2, searcher(60)))
    assert len(choices) == 1


def test_experience_is_kept_from_the_card_to_its_target() -> None:
    known = [[[], ["vampire"], []], [[], [], []], [[], [], []]]
    table = at(["hunter hide", "vampire rumor", "villager deal"], lap=3, hunts=1, known=known)
    bot = searcher()
    assert chosen(table, 0, bot) == "play:hunter"
    sight = bots.sight_of(table, 0)
    bot.choose(sight)
    assert sum(row["visits"] for row in bot.explain()) >= bot.iterations


def test_worlds_that_fit_how_the_others_played_come_up_more_often() -> None:
    piles = [["wanted"], ["villager"], ["steal"]]
    table = at(["hunter fog", "vampire hide", "rumor deal"], lap=3, piles=piles, vills=1)
    sight = bots.sight_of(table, 0)
    rng = serao.Rng(1)
    evenly: Counter[int] = Counter()
    likely: Counter[int] = Counter()
    for _ in range(300):
        for count, world in ((evenly, sight.world(rng)), (likely, likely_world(sight, rng))):
            assert isinstance(world, Table)
            count[world.holder()] += 1
    assert abs(evenly[1] - evenly[2]) < 60
    assert likely[1] > 1.3 * likely[2]
