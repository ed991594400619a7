"""MMN-1 Terms."""

from __future__ import annotations

from tests.games.monster_my_neighbour.at_the_table import (
    GAME,
    LAST,
    at,
    gains,
    hand,
    hands,
    look,
    offered,
    play,
    result,
)


def test_mmn_1_1_left_is_the_next_seat_and_turns_pass_to_the_left() -> None:
    table = at(["gossip hide deal", "rumor fog deal", "vampire hunter steal"], lap=2)
    play(table, 0, "play:gossip", "give:hide")
    play(table, 1, "give:rumor")
    play(table, 2, "give:hunter")
    assert hands(table) == ["hunter deal", "hide deal fog", "rumor steal vampire"]
    assert table.waiting() == (1,)


def test_mmn_1_2_a_random_draw_is_uniform_over_cards_not_over_kinds() -> None:
    drawn = 0
    for seed in range(300):
        table = at(["steal fog", "hide hide villager", "vampire"], seed=seed, lap=2)
        play(table, 0, "play:steal", "player:1")
        drawn += hand(table, 0).count("hide")
    assert 170 <= drawn <= 230  # two of three cards are Hides


def test_mmn_1_2_every_monster_is_monster_in_actions_and_itself_in_positions() -> None:
    table = at(["gossip goomiho deal", "rumor fog", "hunter steal"], lap=2)
    play(table, 0, "play:gossip")
    assert offered(table, 0) == ["give:deal", "give:monster"]
    assert hand(table, 0) == ["deal", "goomiho"]


def test_mmn_1_3_a_lap_is_one_pass_from_the_starting_seat() -> None:
    table = at(["hide deal fog", "rumor fog", "vampire hide gossip"], lap=2, start=1, active=2)
    play(table, 2, "play:hide")
    assert (look(table, "lap"), look(table, "active")) == (2, 0)
    play(table, 0, "play:hide")
    assert (look(table, "lap"), look(table, "active")) == (3, 1)


def test_mmn_1_4_a_card_dropped_for_the_dog_is_not_played() -> None:
    table = at(["dog fog deal", "villager hide deal", "mandrake rumor steal"], lap=2)
    play(table, 0, "play:dog", "player:1")
    play(table, 1, "give:villager")
    assert look(table, "vills") == 0


def test_mmn_1_5_the_counters_are_zero_at_the_start_of_a_round() -> None:
    table = at(["hunter", "villager", "vampire"], lap=4, hunts=1, vills=2, round=1)
    play(table, 0, "player:1")
    assert look(table, "round") == 2
    assert (look(table, "hunts"), look(table, "vills")) == (0, 0)


def test_mmn_1_6_a_friend_in_hand_means_nothing() -> None:
    table = at(["villager", "vampire", "friend"], lap=4, round=LAST)
    assert result(table) == "escape"
    assert gains(table) == [0, 3, 0]


def test_mmn_1_6_a_friend_stays_one_to_the_end_of_the_round_and_no_longer() -> None:
    table = at(["friend hide", "vampire hide", "rumor villager"], lap=3)
    play(table, 0, "play:friend", "player:2")
    assert look(table, "friends") == [0]
    play(table, 2, "play:villager")  # the rest is forced: Hide, and the Vampire escapes
    assert look(table, "round") == 2
    assert gains(table)[0] == 2
    assert look(table, "friends") == []


def test_mmn_1_7_whoever_holds_the_card_is_the_monster_player() -> None:
    table = at(["deal vampire", "hide villager", "rumor villager"], lap=3, round=LAST)
    assert table.holder() == 0
    play(table, 0, "player:1")
    play(table, 1, "give:hide")
    assert hands(table)[0] == "hide"
    assert table.holder() == 1


def test_mmn_1_8_the_card_wins_over_the_rule() -> None:
    table = at(["werewolf hide deal", "fog rumor", "steal villager"], lap=2, hunts=2)
    assert "play:monster" in offered(table, 0)
    assert GAME.actions.index("play:monster") in table.options(0)
