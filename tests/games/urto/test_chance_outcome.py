"""What chance has brought, told apart by a careful search."""

from __future__ import annotations

import serao
from serao import bots
from serao.bots.search import new_tree
from tests.games.urto.at_the_table import GAME, at, monster_met, play


def rolled(face: int) -> serao.State:
    """Return a table where seat 0 fights a troll and has rolled ``face``."""
    table = monster_met("cave-troll", {"mana": 2}, luck=[face])
    play(table, "fight", "reinforce:0")
    return table


def test_a_die_that_can_still_be_changed_is_told_apart() -> None:
    assert len({GAME.judge.chance_outcome(rolled(face)) for face in (1, 2, 3, 4, 5)}) == 5
    assert GAME.judge.chance_outcome(rolled(2)) == GAME.judge.chance_outcome(rolled(2))


def test_a_monster_that_was_met_is_told_apart() -> None:
    fortunes = [
        GAME.judge.chance_outcome(monster_met(monster)) for monster in ("cave-troll", "cave-rat")
    ]
    assert fortunes[0] != fortunes[1]


def test_a_token_that_was_found_is_told_apart() -> None:
    found = [at({"field": "c1"}, tokens={"c1": token}) for token in ("torch", "monster")]
    assert GAME.judge.chance_outcome(found[0]) != GAME.judge.chance_outcome(found[1])


def test_only_with_care_a_search_learns_apart_what_to_do_after_each_roll() -> None:
    table = monster_met("cave-troll", {"mana": 2})
    sight = bots.sight_of(table, 0)
    plain = new_tree(sight, serao.Rng(1), is_careful=False)
    careful = new_tree(sight, serao.Rng(1), is_careful=True)
    fight = GAME.actions.index("fight")
    tables = [rolled(face) for face in (1, 2)]
    assert plain.key((fight,), tables[0]) == plain.key((fight,), tables[1]) == (fight,)
    assert careful.key((fight,), tables[0]) != careful.key((fight,), tables[1])
