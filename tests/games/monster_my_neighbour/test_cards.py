"""MMN-6 Card effects."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.monster_my_neighbour.at_the_table import (
    LAST,
    at,
    gains,
    hand,
    hands,
    look,
    offered,
    play,
    result,
    told,
)


def test_mmn_6_1_wanted_has_no_effect() -> None:
    table = at(["wanted hide fog deal", "rumor gossip deal hide", "vampire steal villager hide"])
    assert hands(table) == [
        "hide deal fog",
        "hide gossip rumor deal",
        "hide steal villager vampire",
    ]


def test_mmn_6_2_a_hunter_counts_before_it_is_aimed_and_may_be_aimed_at_an_empty_hand() -> None:
    table = at(["hunter hide fog", "", "vampire villager deal"], lap=2)
    play(table, 0, "play:hunter")
    assert look(table, "hunts") == 1
    assert offered(table, 0) == ["player:1", "player:2"]
    play(table, 0, "player:1")
    assert [(e.seat, e.target) for e in told(table, "HunterMissed")] == [(0, 1)]


def test_mmn_6_3_a_played_hide_does_nothing_and_protects_no_longer() -> None:
    table = at(["vampire hide", "hunter fog", "rumor villager"], lap=3, round=LAST)
    play(table, 1, "play:hunter", "player:0")
    assert look(table, "last_round.piles.0") == ["wanted", "hide"]
    assert result(table) == "catch"


def test_mmn_6_4_one_hunter_goes_under_the_deck_and_is_not_replaced() -> None:
    table = at(["friend hide fog", "hunter hunter deal", "vampire rumor villager"], lap=2)
    deck = len(look(table, "general_deck"))
    play(table, 0, "play:friend")
    assert look(table, "friends") == [0]  # at once, before anybody is named
    play(table, 0, "player:1")
    assert hand(table, 1) == ["hunter", "deal"]
    assert len(look(table, "general_deck")) == deck + 1
    assert look(table, "buried") == [1]
    assert look(table, "hunts") == 0


@pytest.mark.parametrize("target", [1, 2])
def test_mmn_6_4_without_a_hunter_nothing_happens_but_the_friend_is_one(target: int) -> None:
    table = at(["friend hide fog", "", "vampire rumor villager"], lap=2)
    play(table, 0, "play:friend", f"player:{target}")
    assert look(table, "friends") == [0]
    assert look(table, "buried") == []
    assert hand(table, target) == (["rumor", "villager", "vampire"] if target == 2 else [])


def test_mmn_6_5_the_dog_takes_the_place_of_the_dropped_card() -> None:
    table = at(["dog hide fog", "rumor deal gossip", "vampire villager steal"], lap=2)
    play(table, 0, "play:dog")
    assert look(table, "piles.0") == ["wanted", "dog"]
    play(table, 0, "player:1")
    assert offered(table, 1) == ["give:gossip", "give:rumor", "give:deal"]  # not the Dog yet
    play(table, 1, "give:deal")
    assert hand(table, 1) == ["dog", "gossip", "rumor"]
    assert look(table, "piles.0") == ["wanted", {"down": "deal", "by": 1}]
    assert "play:dog" in offered(table, 1)


def test_mmn_6_5_the_monster_may_be_dropped_by_free_will() -> None:
    """MMN-R21"""
    table = at(["dog hide", "rumor deal", "vampire villager"], lap=3, round=LAST)
    play(table, 0, "play:dog", "player:2")
    assert offered(table, 2) == ["give:villager", "give:monster"]
    play(table, 2, "give:monster")
    assert gains(table) == [2, 1, 0]
    assert look(table, "last_round.piles.0") == ["wanted", "dog"]
    assert look(table, "last_round.hands.2") == ["villager"]


@pytest.mark.parametrize("cards", ["goomiho", "mermaid"])
def test_mmn_6_5_goomiho_and_mermaid_do_not_protect_from_the_dog(cards: str) -> None:
    table = at(["dog", cards, "hide"], lap=4, round=LAST)
    play(table, 0, "player:1")
    assert result(table) == "catch"


def test_mmn_6_5_the_dog_that_was_handed_on_catches_for_who_played_it_this_turn() -> None:
    """MMN-R20"""
    table = at(["dog hide", "rumor deal", "vampire villager"], lap=3, round=LAST)
    play(table, 0, "play:dog", "player:1")
    play(table, 1, "give:rumor")
    play(table, 1, "play:dog", "player:2")
    play(table, 2, "give:monster")
    assert look(table, "last_round.catcher") == 1


def test_mmn_6_5_the_dog_is_not_sent_to_an_empty_hand() -> None:
    """MMN-R19"""
    table = at(["dog hide fog", "", "vampire villager rumor", "deal"], lap=2)
    play(table, 0, "play:dog")
    assert offered(table, 0) == ["player:2", "player:3"]


def test_mmn_6_5_without_a_target_the_dog_stays_on_the_pile() -> None:
    table = at(["dog vampire", "", ""], lap=3, round=LAST)
    assert look(table, "last_round.piles.0") == ["wanted", "dog"]
    assert result(table) == "escape"


def test_mmn_6_6_only_the_one_who_looks_sees_the_hand() -> None:
    table = at(["investigate hide fog", "rumor deal gossip", "vampire villager steal"], lap=2)
    before = hands(table)[1:]
    play(table, 0, "play:investigate")
    assert offered(table, 0) == ["player:1", "player:2"]
    play(table, 0, "player:2")
    assert hands(table)[1:] == before
    assert table.view(0)["hands"][2]["known"] == ["steal", "villager", "vampire"]
    assert table.view(1)["hands"][2]["known"] == []


def test_mmn_6_7_empty_hands_give_nothing_but_receive() -> None:
    table = at(["gossip hide", "", "vampire rumor", "deal fog"], lap=3)
    play(table, 0, "play:gossip")
    assert table.view(None)["choice"]["seats"] == [0, 2, 3]
    play(table, 2, "give:rumor")
    play(table, 3, "give:fog")
    assert look(table, "last_round.round") == 1  # hide, then the lone vampire: all forced
    assert look(table, "last_round.piles.1") == ["hide"]


def test_mmn_6_7_a_received_card_is_not_passed_on() -> None:
    table = at(["gossip hide fog", "rumor deal steal", "vampire villager hide"], lap=2)
    play(table, 0, "play:gossip")
    assert offered(table, 1) == ["give:rumor", "give:deal", "give:steal"]


def test_mmn_6_7_as_last_card_a_gossip_does_nothing_for_anyone() -> None:
    """MMN-R6, R8: the empty hand decides, in whatever lap."""
    table = at(["gossip", "rumor deal", "vampire villager"], lap=3)
    assert hands(table) == ["", "rumor deal", "villager vampire"]
    assert table.waiting() == (1,)


def test_mmn_6_8_everybody_draws_from_the_right_from_the_hands_as_they_were() -> None:
    luck = ["hide", "deal", "vampire"]
    table = at(["rumor hide fog", "gossip deal", "vampire villager"], luck=luck, lap=2)
    play(table, 0, "play:rumor")
    assert hands(table) == ["fog vampire", "hide gossip", "deal villager"]
    assert [(e.taker, e.giver) for e in told(table, "CardDrawn")] == [(1, 0), (2, 1), (0, 2)]


def test_mmn_6_8_nothing_is_drawn_from_an_empty_hand_but_its_owner_draws() -> None:
    luck = ["hide", "vampire"]
    table = at(["rumor hide fog", "", "vampire villager deal"], luck=luck, lap=2)
    play(table, 0, "play:rumor")
    assert look(table, "piles.1") == ["hide"]  # drawn, and at once played as the only card
    assert hand(table, 0) == ["fog", "vampire"]


def test_mmn_6_8_as_last_card_a_rumor_uses_no_luck() -> None:
    table = at(["rumor", "hide deal", "vampire villager"], lap=3)
    assert hands(table) == ["", "hide deal", "villager vampire"]


def test_mmn_6_9_the_number_is_limited_by_the_smaller_hand() -> None:
    """MMN-R11"""
    table = at(["deal hide fog", "rumor", "vampire villager steal"], lap=2)
    play(table, 0, "play:deal", "player:1")
    assert table.waiting() == (0,)  # deal:1 was the only number, and seat 1 has no choice
    assert offered(table, 0) == ["give:hide", "give:fog"]
    play(table, 0, "give:hide")
    assert look(table, "piles.1") == ["hide"]


def test_mmn_6_9_the_player_says_one_or_two_and_both_choose_secretly() -> None:
    table = at(["deal hide fog", "rumor gossip villager", "vampire"], lap=2)
    play(table, 0, "play:deal", "player:1")
    assert offered(table, 0) == ["deal:1", "deal:2"]
    play(table, 0, "deal:1")
    assert table.waiting() == (0, 1)
    play(table, 1, "give:gossip")
    play(table, 0, "give:fog")
    assert hands(table)[:2] == ["hide gossip", "rumor fog villager"]


def test_mmn_6_9_a_whole_hand_of_two_goes_without_a_question() -> None:
    """MMN-R34"""
    table = at(["deal hide fog", "rumor villager", "vampire"], lap=2)
    play(table, 0, "play:deal", "player:1", "deal:2")
    assert hands(table)[:2] == ["rumor villager", "hide fog"]


def test_mmn_6_9_two_equal_cards_can_be_given() -> None:
    table = at(["deal hide fog", "rumor rumor villager", "vampire"], lap=2)
    play(table, 0, "play:deal", "player:1", "deal:2")
    play(table, 1, "give:rumor")
    assert offered(table, 1) == ["give:rumor", "give:villager"]
    play(table, 1, "give:rumor")
    assert hands(table)[:2] == ["rumor rumor", "hide fog villager"]


def test_mmn_6_9_an_empty_hand_is_no_partner_and_a_last_card_deal_does_nothing() -> None:
    table = at(["deal hide fog", "", "vampire villager steal", "rumor"], lap=2)
    play(table, 0, "play:deal")
    assert offered(table, 0) == ["player:2", "player:3"]
    last = at(["deal", "rumor hide", "vampire villager"], lap=3)
    assert hands(last) == ["", "hide rumor", "villager vampire"]


def test_mmn_6_10_the_drawn_card_or_another_goes_back() -> None:
    table = at(["steal hide fog", "rumor", "vampire villager deal"], lap=2, luck=["vampire"])
    play(table, 0, "play:steal", "player:2")
    assert offered(table, 0) == ["give:hide", "give:fog", "give:monster"]
    play(table, 0, "give:hide")
    assert hands(table)[0] == "fog vampire"
    assert hand(table, 2) == ["hide", "deal", "villager"]


def test_mmn_6_10_as_last_card_the_drawn_card_goes_back() -> None:
    table = at(["steal", "rumor hide", "vampire villager"], lap=3, luck=["hide"])
    play(table, 0, "player:1")
    assert hands(table) == ["", "hide rumor", "villager vampire"]


def test_mmn_6_11_fog_keeps_the_sizes_and_all_cards() -> None:
    cards = ["fog hide hide", "rumor", "vampire villager deal"]
    luck = ["villager", "vampire", "hide", "rumor", "hide", "deal"]
    table = at(cards, lap=2, luck=luck)
    play(table, 0, "play:fog")
    assert look(table, "last_round") == {}
    assert hands(table) == ["villager vampire", "", "hide rumor deal"]
    assert look(table, "piles.1") == ["hide"]  # dealt to seat 1 and played as its only card


def test_mmn_6_11_every_deal_is_equally_likely() -> None:
    counts: Counter[str] = Counter()
    for seed in range(600):
        table = at(["fog hide", "rumor", "vampire villager"], lap=2, seed=seed, start=2, active=0)
        play(table, 0, "play:fog")
        counts[str(told(table, "HandDealt")[0].cards)] += 1
    assert len(counts) == 4
    assert all(110 <= count <= 195 for count in counts.values())


def test_mmn_6_11_as_last_card_a_fog_does_nothing() -> None:
    table = at(["fog", "rumor hide", "vampire villager"], lap=3)
    assert told(table, "FogRolledIn") == []
    assert hands(table) == ["", "hide rumor", "villager vampire"]


def test_mmn_6_12_villagers_are_counted() -> None:
    table = at(["villager hide fog", "villager rumor deal", "mandrake steal gossip"], lap=2)
    play(table, 0, "play:villager")
    play(table, 1, "play:villager")
    assert look(table, "vills") == 2
    assert "play:monster" in offered(table, 2)


def test_mmn_6_13_playing_the_monster_ends_the_round() -> None:
    table = at(["goomiho", "rumor hide", "villager deal"], lap=3)
    assert look(table, "last_round.result") == "escape"
    assert look(table, "round") == 2


def test_mmn_6_14_the_vampire_is_worth_one_more() -> None:
    assert gains(at(["vampire", "hide", "villager"], lap=4, round=LAST)) == [3, 0, 0]
    assert gains(at(["goomiho", "hide", "villager"], lap=4, round=LAST)) == [2, 0, 0]


def test_mmn_6_15_own_hunters_count_for_the_werewolf_hit_or_miss() -> None:
    table = at(["hunter werewolf hide", "rumor fog", "villager deal"], lap=2, hunts=1)
    play(table, 0, "play:hunter", "player:1")
    play(table, 1, "play:fog")
    assert look(table, "hunts") == 2


@pytest.mark.parametrize("hunts", [2, 3])
def test_mmn_6_15_two_or_more_hunters_wake_the_werewolf(hunts: int) -> None:
    """MMN-R25"""
    table = at(["werewolf hide", "rumor fog", "villager deal"], lap=3, hunts=hunts)
    assert "play:monster" in offered(table, 0)


def test_mmn_6_16_goomiho_is_safe_only_alone() -> None:
    alone = at(["hunter", "goomiho", "villager"], lap=4, hunts=1, round=LAST)
    play(alone, 0, "player:1")
    assert result(alone) == "escape"
    beside = at(["hunter fog", "goomiho rumor", "villager deal"], lap=3, hunts=1, round=LAST)
    play(beside, 0, "play:hunter", "player:1")
    assert result(beside) == "catch"


def test_mmn_6_17_the_first_hunter_is_used_up_wherever_it_is_aimed() -> None:
    """MMN-R16"""
    table = at(["hunter fog", "mermaid villager", "hunter deal"], lap=3, round=LAST)
    play(table, 0, "play:hunter", "player:2")
    play(table, 2, "play:hunter", "player:1")
    assert result(table) == "catch"


def test_mmn_6_17_a_skipped_hunter_does_not_use_the_shield_up() -> None:
    start = ["hunter deal fog", "mermaid rumor hide", "steal villager gossip"]
    piles: list[list[object]] = [["wanted"], [], [{"down": "hunter", "by": 2}]]
    table = at(start, lap=2, piles=piles)
    assert look(table, "hunts") == 0
    play(table, 0, "play:hunter", "player:1")
    assert table.waiting() == (1,)


def test_mmn_6_18_dropped_villagers_do_not_count_for_the_mandrake() -> None:
    piles: list[list[object]] = [["wanted"], [{"down": "villager", "by": 0}], ["villager"]]
    table = at(["mandrake hide fog", "rumor deal", "steal gossip"], lap=2, piles=piles)
    assert look(table, "vills") == 1
    assert "play:monster" not in offered(table, 0)
