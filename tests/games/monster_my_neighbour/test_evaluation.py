"""The fast evaluation prefers what is obviously better."""

from __future__ import annotations

from typing import Any

from serao.games.monster_my_neighbour.evaluation import prospects
from serao.games.monster_my_neighbour.state import Table
from tests.games.monster_my_neighbour.at_the_table import GAME, LAST, at, placed, play


def worth(table: Table, seat: int) -> float:
    return GAME.judge.evaluate(table, seat)


def of(hands: list[str], seat: int, **keys: Any) -> float:
    return worth(at(hands, **keys), seat)


CALM = ["rumor fog", "vampire hide", "villager deal"]


def test_more_points_are_better() -> None:
    assert of(CALM, 0, lap=3, vp=[3, 1, 1]) > of(CALM, 0, lap=3, vp=[1, 1, 1])
    assert of(CALM, 0, lap=3, vp=[3, 3, 1]) < of(CALM, 0, lap=3, vp=[3, 1, 1])


def test_a_victory_is_better_than_a_shared_one_and_that_than_defeat() -> None:
    alone, shared, behind = (
        worth(placed({"at": "scored", "round": LAST, "vp": vp}, 3), 0)
        for vp in ([5, 4, 4], [5, 5, 4], [5, 6, 4])
    )
    assert alone > shared > behind


def test_the_holder_prefers_a_hide_beside_the_monster() -> None:
    hidden = of(["hunter fog", "vampire hide", "villager deal"], 1, lap=3)
    bare = of(["hunter fog", "vampire rumor", "villager deal"], 1, lap=3)
    assert hidden > bare


def test_the_holder_fears_who_knows() -> None:
    known = [[[], ["vampire"], []], [[], [], []], [[], [], []]]
    hands = ["hunter fog", "vampire rumor", "villager deal"]
    assert of(hands, 1, lap=3, known=known) < of(hands, 1, lap=3)


def test_hunters_gone_are_good_for_the_holder_and_bad_for_the_hunter() -> None:
    armed = ["hunter fog", "vampire rumor", "villager deal"]
    bare = ["gossip fog", "vampire rumor", "villager deal"]
    assert of(armed, 1, lap=3) < of(bare, 1, lap=3)
    assert of(armed, 0, lap=3) > of(bare, 0, lap=3)


def test_a_lone_goomiho_is_safer_than_a_lone_vampire_is_against_hunters() -> None:
    goomiho = ["hunter fog", "goomiho", "villager deal"]
    other = ["hunter fog", "werewolf", "villager deal"]
    assert of(goomiho, 1, lap=3, hunts=1) > of(other, 1, lap=3, hunts=1)


def test_a_friend_hopes_for_the_escape() -> None:
    hands = ["gossip fog", "vampire hide", "villager deal"]
    assert of(hands, 0, lap=3, friends=[0]) > of(hands, 0, lap=3)


def test_catching_is_better_than_missing() -> None:
    hands = ["hunter fog", "vampire rumor", "villager deal"]
    table = at(hands, lap=3, round=LAST)
    play(table, 0, "play:hunter")
    hit, miss = table.clone(), table.clone()
    play(hit, 0, "player:1")
    play(miss, 0, "player:2")
    assert worth(hit, 0) > worth(miss, 0)


def test_a_monster_that_may_escape_now_is_worth_more() -> None:
    hands = ["mandrake fog rumor", "hunter hide", "steal deal"]
    assert of(hands, 0, lap=2, vills=2) > of(hands, 0, lap=2)


def test_all_seats_together_expect_no_more_than_a_round_can_pay() -> None:
    table = at(CALM, lap=3, friends=[2])
    hopes = prospects(table)
    assert all(0.0 <= hope <= 3.0 for hope in hopes)
