"""MMN-8 Where cards go."""

from __future__ import annotations

from tests.games.monster_my_neighbour.at_the_table import LAST, at, hand, look, play


def test_mmn_8_1_a_played_card_lies_face_up_on_the_own_pile_in_order() -> None:
    table = at(["hide fog deal", "rumor hide", "vampire gossip steal"], lap=2)
    play(table, 0, "play:hide")
    play(table, 1, "play:hide")
    assert look(table, "piles.0") == ["wanted", "hide"]
    for seat in (0, 1, 2, None):
        assert table.view(seat)["piles"][0] == ["wanted", "hide"]


def test_mmn_8_2_a_hunter_taken_by_a_friend_lies_under_the_general_deck() -> None:
    table = at(["friend fog deal", "hunter rumor hide", "vampire gossip steal"], lap=2)
    play(table, 0, "play:friend", "player:1")
    assert look(table, "general_deck").count("hunter") == 4
    assert look(table, "piles.1") == []
    assert table.view(2)["general_deck"]["known"] == ["hunter"]
    assert table.view(None)["buried"] == [1]


def test_mmn_8_3_a_card_dropped_for_the_dog_is_known_to_the_dropper_alone() -> None:
    table = at(["dog fog deal", "hunter rumor hide", "vampire gossip steal"], lap=2)
    play(table, 0, "play:dog", "player:1")
    play(table, 1, "give:rumor")
    assert table.view(1)["piles"][0][1] == {"down": "rumor", "by": 1}
    for seat in (0, 2, None):
        assert table.view(seat)["piles"][0][1] == {"down": "unknown", "by": 1}
    assert hand(table, 1) == ["hunter", "hide", "dog"]


def test_mmn_8_4_a_skipped_hunter_lies_face_down_on_the_own_pile() -> None:
    start = ["wanted fog deal rumor", "hunter hunter hunter vampire", "gossip steal hide hide"]
    table = at(start)
    for seat in (0, 1, 2, None):
        assert table.view(seat)["piles"][1] == [{"down": "hunter", "by": 1}]


def test_mmn_8_5_a_monster_is_set_aside_face_up() -> None:
    table = at(["hunter", "werewolf", "hide"], lap=4, hunts=1, used_monsters=[])
    play(table, 0, "player:1")
    assert look(table, "used_monsters") == ["werewolf"]
    assert table.view(None)["used_monsters"] == ["werewolf"]
    assert "werewolf" not in look(table, "general_deck")


def test_mmn_8_5_after_the_last_round_all_five_are_set_aside() -> None:
    table = at(["hide", "werewolf", "villager"], lap=4, round=LAST)
    assert len(look(table, "used_monsters")) == 5
    assert look(table, "monster_deck") == []
