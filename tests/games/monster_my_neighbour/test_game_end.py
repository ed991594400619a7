"""MMN-10 The next round and the end of the game."""

from __future__ import annotations

import pytest

import serao
from serao.kernel.playout import act_at_random
from tests.games.monster_my_neighbour.at_the_table import GAME, LAST, at, look, placed, play, told

EXTRA = {"tie_break": "extra_rounds"}
ENDLESS: dict[str, str | int] = {"tie_break": "extra_rounds", "last_round": 0}


def test_mmn_10_1_all_general_cards_go_back_and_the_monster_stays_out() -> None:
    piles = [["wanted", "hunter"], ["villager"], ["dog"]]
    table = at(["hide", "vampire", "rumor"], lap=4, piles=piles, round=LAST)
    assert table.is_over
    assert len(look(table, "general_deck")) == 33
    assert look(table, "hands") == look(table, "piles") == [[], [], []]
    assert "vampire" in look(table, "used_monsters")


def test_mmn_10_1_the_next_round_has_another_monster() -> None:
    for seed in range(12):
        table = GAME.new_table(3, seed)
        first = GAME.table_from(table.position())
        seen: list[str] = []
        while not first.is_over:
            seat = first.waiting()[0]
            first.act(first.options(seat)[0], seat)
            last = look(first, "last_round")
            if last and (not seen or seen[-1] != last["monster"]):
                seen.append(last["monster"])
        assert len(set(seen)) == len(seen)


def test_mmn_10_2_the_game_ends_after_round_5() -> None:
    going_on = at(["hide", "vampire", "rumor"], lap=4, round=4)
    assert not going_on.is_over
    assert look(going_on, "round") == 5
    assert look(going_on, "monster_deck") == []
    over = at(["hide", "vampire", "rumor"], lap=4, round=LAST)
    assert over.is_over
    assert look(over, "at") == "scored"


def test_mmn_10_3_most_points_win_and_ties_share() -> None:
    alone = placed({"at": "scored", "round": LAST, "vp": [3, 7, 5]}, 3)
    assert alone.ranking() == [[1], [2], [0]]
    assert [event.seat for event in told(alone, "GameWon")] == [1]
    shared = placed({"at": "scored", "round": LAST, "vp": [7, 7, 5]}, 3)
    assert shared.ranking() == [[0, 1], [2]]
    assert [event.number for event in told(shared, "GameShared")] == [2]


def test_mmn_10_4_extra_rounds_only_with_the_option_and_only_in_a_tie() -> None:
    tie = {"at": "scored", "round": LAST, "vp": [7, 7, 5]}
    assert placed(tie, 3).is_over
    assert not placed(tie, 3, options=EXTRA).is_over
    clear = {"at": "scored", "round": LAST, "vp": [8, 7, 5]}
    assert placed(clear, 3, options=EXTRA).is_over


def test_mmn_10_4_an_extra_round_uses_a_new_deck_of_all_five() -> None:
    monsters = set()
    for seed in range(40):
        document = {"at": "scored", "round": LAST, "vp": [7, 7, 5]}
        table = placed(document, 3, options=EXTRA, seed=seed)
        assert look(table, "used_monsters") == []
        deck = look(table, "monster_deck")
        assert len(deck) == 4
        monsters |= {"vampire", "werewolf", "goomiho", "mermaid", "mandrake"} - set(deck)
    assert len(monsters) == 5


def test_mmn_10_4_a_tie_after_an_extra_round_brings_another() -> None:
    cards = ["hunter", "vampire", "hide"]
    table = at(cards, lap=4, round=6, vp=[1, 9, 2], friends=[0], options=EXTRA)
    play(table, 0, "player:2")  # a Friend misses; the Vampire escapes alone in front
    assert table.is_over
    tie = at(["hide", "vampire", "rumor"], lap=4, round=6, vp=[7, 4, 5], options=EXTRA)
    assert look(tie, "round") == 7
    assert len(look(tie, "monster_deck")) == 3


def test_mmn_10_4_one_who_was_behind_may_win_the_extra_round() -> None:
    table = at(["hide", "vampire", "rumor"], lap=4, round=6, vp=[7, 5, 7], options=EXTRA)
    assert table.ranking() == [[1], [0, 2]]


def test_mmn_10_4_after_round_10_a_tie_is_shared() -> None:
    """MMN-R29"""
    table = at(["hide", "vampire", "rumor"], lap=4, round=10, vp=[7, 4, 5], options=EXTRA)
    assert table.is_over
    assert table.ranking() == [[0, 1], [2]]


def test_mmn_10_4_without_a_last_round_a_tie_after_round_10_goes_on() -> None:
    """MMN-R44"""
    cards = ["hide", "vampire", "rumor"]
    table = at(cards, lap=4, round=10, vp=[7, 4, 5], options=ENDLESS)
    assert look(table, "round") == 11
    assert len(look(table, "monster_deck")) == 4
    assert look(table, "used_monsters") == []
    stored = table.position()
    assert GAME.table_from(stored).position() == stored
    won = at(cards, lap=4, round=17, vp=[7, 6, 5], options=ENDLESS)
    assert won.is_over
    assert won.ranking() == [[1], [0], [2]]


def test_mmn_10_4_without_a_last_round_every_game_has_one_winner() -> None:
    latest = 0
    for seed in range(150):
        table = GAME.new_table(3, seed, ENDLESS)
        rng = serao.Rng(seed)
        for _ in range(3000):
            if table.is_over:
                break
            act_at_random(table, rng)
        assert table.is_over
        assert len(table.ranking()[0]) == 1
        latest = max(latest, look(table, "round"))
    assert latest > 5


def test_mmn_2_5_the_defaults_are_a_shared_victory_and_ten_rounds() -> None:
    assert GAME.settings({}) == {"tie_break": "shared", "last_round": 10}


@pytest.mark.parametrize("vp", [[0, 0, 0], [4, 2, 4], [1, 2, 3]])
def test_mmn_10_5_the_score_is_the_points_at_any_time(vp: list[int]) -> None:
    table = at(["hide fog deal", "vampire rumor", "villager steal"], lap=2, vp=vp)
    assert table.scores() == vp
    over = placed({"at": "scored", "round": LAST, "vp": vp}, 3)
    groups = [[seat for seat in range(3) if vp[seat] == points] for points in sorted(set(vp))]
    assert over.ranking() == groups[::-1]
