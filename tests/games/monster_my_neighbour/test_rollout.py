"""What a seat does without much thought: sensible, and blind to what it cannot see."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import serao
from serao.games.monster_my_neighbour.actions import ACTIONS, VILLAGER
from serao.games.monster_my_neighbour.judge import TableJudge
from serao.games.monster_my_neighbour.rollout import drawn, weights_of
from serao.games.monster_my_neighbour.state import Table
from serao.kernel.playout import act_at_random
from tests.games.monster_my_neighbour.at_the_table import GAME, at, offered, play
from tests.games.monster_my_neighbour.test_knowledge import knowing, record

JUDGE = TableJudge()


def weights(table: Table, seat: int) -> dict[str, int]:
    offer = table.options(seat)
    names = [ACTIONS[action] for action in offer]
    return dict(zip(names, weights_of(table, seat, offer), strict=True))


@given(seats=st.integers(3, 8), seed=st.integers(0, 999), decisions=st.integers(0, 60))
def test_the_policy_is_blind_to_what_the_seat_cannot_see(
    seats: int, seed: int, decisions: int
) -> None:
    table = GAME.new_table(seats, seed)
    rng = serao.Rng(seed)
    for _ in range(decisions):
        if not table.is_over:
            act_at_random(table, rng)
    for seat in table.waiting():
        world = table.determinize(seat, rng)
        alike = world.determinize(seat, rng)
        assert isinstance(world, Table)
        assert isinstance(alike, Table)
        assert weights(world, seat) == weights(alike, seat)
        assert JUDGE.rollout_action(world, seat, serao.Rng(seed)) == JUDGE.rollout_action(
            alike, seat, serao.Rng(seed)
        )


@given(seats=st.integers(3, 8), seed=st.integers(0, 999))
def test_by_the_policy_every_game_comes_to_an_end(seats: int, seed: int) -> None:
    table = GAME.new_table(seats, seed)
    rng = serao.Rng(seed)
    assert isinstance(table, Table)
    while not table.is_over:
        seat = table.waiting()[0]
        action = JUDGE.rollout_action(table, seat, rng)
        assert action in table.options(seat)
        table.act(action, seat)


def test_what_weighs_more_is_done_more_often() -> None:
    rng = serao.Rng(1)
    picks = [drawn([7, 8, 9], [1, 0, 3], rng) for _ in range(400)]
    assert 60 <= picks.count(7) <= 140
    assert picks.count(8) == 0


def test_where_nothing_speaks_for_an_option_one_is_taken_all_the_same() -> None:
    assert drawn([7, 8], [0, 0], serao.Rng(1)) in (7, 8)


def test_a_hunter_goes_to_whoever_is_known_to_have_the_monster() -> None:
    hands = ["hunter fog", "vampire rumor", "villager deal"]
    table = at(hands, lap=3, known=knowing(3, (0, 1, "vampire")))
    play(table, 0, "play:hunter")
    assert weights(table, 0) == {"player:1": 1, "player:2": 0}


def test_a_friend_spares_whoever_is_known_to_have_the_monster() -> None:
    hands = ["hunter fog", "vampire rumor", "villager deal"]
    table = at(hands, lap=3, friends=[0], known=knowing(3, (0, 1, "vampire")))
    play(table, 0, "play:hunter")
    assert weights(table, 0) == {"player:1": 0, "player:2": 1}


def test_a_hunter_goes_rather_to_larger_hands_and_not_again_where_it_missed() -> None:
    hands = ["hunter fog", "vampire hide", "villager"]
    table = at(hands, lap=3)
    play(table, 0, "play:hunter")
    aimed = weights(table, 0)
    assert aimed["player:1"] > aimed["player:2"]
    table = at(hands, lap=3, hunts=1, records=[[record(1, "missed", hunts=1)], [], []])
    play(table, 0, "play:hunter")
    aimed = weights(table, 0)
    assert aimed["player:1"] < aimed["player:2"]


def test_a_friend_is_played_on_a_known_hunter() -> None:
    hands = ["friend fog", "vampire rumor", "hunter deal"]
    table = at(hands, lap=3, known=knowing(3, (0, 2, "hunter")))
    play(table, 0, "play:friend")
    feared = weights(table, 0)
    assert feared["player:2"] > 5 * feared["player:1"]


def test_nobody_looks_where_all_is_known() -> None:
    hands = ["investigate fog", "vampire rumor", "hunter deal"]
    table = at(hands, lap=3, known=knowing(3, (0, 2, "hunter deal")))
    play(table, 0, "play:investigate")
    assert weights(table, 0) == {"player:1": 2, "player:2": 0}


def test_a_monster_is_never_dropped_for_the_dog() -> None:
    table = at(["dog fog", "vampire rumor", "hunter deal"], lap=3)
    play(table, 0, "play:dog", "player:1")
    dropped = weights(table, 1)
    assert dropped["give:rumor"] > dropped["give:monster"] == 0


def test_a_monster_that_may_escape_now_does() -> None:
    table = at(["mandrake fog rumor", "hunter hide", "steal deal"], lap=2, vills=2)
    ready = weights(table, 0)
    assert ready["play:monster"] > 5 * max(ready["play:fog"], ready["play:rumor"])


@pytest.mark.parametrize("played", [1, 3, 5])
def test_chances_of_winning_follow_the_points_and_grow_surer_round_by_round(played: int) -> None:
    table = at(["hunter fog", "vampire rumor", "villager deal"], lap=3, vp=[4, 2, 2], round=played)
    first, second, third = JUDGE.chances(table, [])
    assert first > second == third
    assert first + second + third == pytest.approx(1.0)
    if played > 1:
        earlier = at(["hunter fog", "vampire rumor", "villager deal"], lap=3, vp=[4, 2, 2], round=1)
        assert first > JUDGE.chances(earlier, [])[0]


def test_a_stage_is_a_round() -> None:
    table = at(["mandrake fog", "hunter hide", "steal deal"], lap=3, vills=2, round=2)
    assert JUDGE.stage(table) == 2
    play(table, 0, "play:monster")
    assert JUDGE.stage(table) == 3


def test_a_hand_larger_than_any_that_is_dealt_here_is_played_like_the_largest() -> None:
    table = at(["wanted fog deal rumor", "gossip hide steal villager", "vampire hunter deal dog"])
    usual = weights(table, 1)
    table.hands[1].append(VILLAGER)
    assert weights(table, 1) == usual


def test_a_hunter_is_laid_down_where_nothing_else_may_be_done() -> None:
    """At a discreet table that is asked as well: nobody learns who has no choice."""
    hands = [["wanted", "fog"], ["hunter", "hunter"], ["hide", "vampire"]]
    table = GAME.table_at({"hands": hands, "active": 0}, seats=3, discreet=True)
    assert isinstance(table, Table)
    assert offered(table, 1) == ["skip:hunter"]
    assert JUDGE.rollout_action(table, 1, serao.Rng(0)) == GAME.actions.index("skip:hunter")
