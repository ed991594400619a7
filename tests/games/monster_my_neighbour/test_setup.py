"""MMN-2 and MMN-3: the game and the round are set up."""

from __future__ import annotations

from collections import Counter

import pytest

import serao
from tests.games.monster_my_neighbour.at_the_table import GAME, LAST, at, look, placed, play

MONSTERS = ["vampire", "werewolf", "goomiho", "mermaid", "mandrake"]
RANDOM = {3: 8, 4: 12, 5: 16, 6: 20, 7: 24, 8: 28}
LEFT = {3: 22, 4: 18, 5: 14, 6: 10, 7: 6, 8: 2}


def dealt(table: serao.State) -> list[str]:
    """Return the starting deck of a round in which only forced cards were played."""
    position = table.position()
    cards = [card for hand in position["hands"] for card in hand]
    for pile in position["piles"]:
        cards += [entry if isinstance(entry, str) else entry["down"] for entry in pile]
    return cards


def test_mmn_2_1_three_to_eight_players() -> None:
    assert list(GAME.seats) == [3, 4, 5, 6, 7, 8]
    for seats in (2, 9):
        with pytest.raises(serao.SeatsError):
            GAME.new_table(seats)


def test_mmn_2_2_the_monster_deck_is_shuffled_and_apart() -> None:
    first = {look(GAME.new_table(3, seed), "monster_deck")[0] for seed in range(40)}
    assert first == set(MONSTERS)
    table = GAME.new_table(4, seed=1)
    assert not set(look(table, "general_deck")) & set(MONSTERS)
    assert len(look(table, "monster_deck")) == 4


def test_mmn_2_3_the_general_deck_has_33_cards() -> None:
    table = placed({"at": "scored", "round": LAST}, 3)
    counts = Counter(look(table, "general_deck"))
    assert counts == {
        "wanted": 1,
        "hunter": 4,
        "hide": 5,
        "friend": 2,
        "dog": 1,
        "investigate": 3,
        "gossip": 3,
        "rumor": 4,
        "deal": 3,
        "steal": 2,
        "fog": 2,
        "villager": 3,
    }
    assert sum(counts.values()) == 33


def test_mmn_2_4_nobody_has_points_and_points_have_no_limit() -> None:
    assert GAME.new_table(5).scores() == [0] * 5
    table = at(["villager", "vampire", "hide"], vp=[0, 500, 0], lap=4, round=LAST)
    assert table.scores() == [0, 503, 0]


def test_mmn_2_5_ties_are_shared_unless_extra_rounds_are_asked_for() -> None:
    option = GAME.options["tie_break"]
    assert option.default == "shared"
    assert option.allowed == ("shared", "extra_rounds")


@pytest.mark.parametrize("seats", range(3, 9))
def test_mmn_3_1_every_starting_deck_has_a_hunter_a_hide_and_wanted(seats: int) -> None:
    for seed in range(15):
        cards = dealt(GAME.new_table(seats, seed))
        assert {"hunter", "hide", "wanted"} <= set(cards)


@pytest.mark.parametrize("seats", range(3, 9))
def test_mmn_3_2_random_cards_by_number_of_players(seats: int) -> None:
    assert len(dealt(GAME.new_table(seats, 1))) == 3 + RANDOM[seats] + 1


@pytest.mark.parametrize("seats", range(3, 9))
def test_mmn_3_3_one_monster_joins_them_unseen(seats: int) -> None:
    document = {"at": "round", "monster_deck": ["mermaid", "vampire"]}
    table = placed(document, seats)
    assert [card for card in dealt(table) if card in MONSTERS] == ["mermaid"]
    assert look(table, "monster_deck")[0] == "vampire"
    assert len(dealt(table)) == 4 * seats


@pytest.mark.parametrize("seats", range(3, 9))
def test_mmn_3_4_four_cards_each(seats: int) -> None:
    position = GAME.new_table(seats, 2).position()
    cards = zip(position["hands"], position["piles"], strict=True)
    assert all(len(hand) + len(pile) == 4 for hand, pile in cards)


@pytest.mark.parametrize("seats", range(3, 9))
def test_mmn_3_5_the_rest_stays_in_the_middle_and_nothing_is_drawn(seats: int) -> None:
    table = GAME.new_table(seats, 3)
    before = look(table, "general_deck")
    assert len(before) == LEFT[seats]
    for _ in range(3):
        table.act(table.options(table.waiting()[0])[0], table.waiting()[0])
    grown = len(look(table, "buried"))
    assert len(look(table, "general_deck")) == LEFT[seats] + grown


def test_mmn_3_6_a_new_round_clears_the_table_and_wanted_starts_it() -> None:
    hands = ["friend", "vampire", "hide"]
    piles = [["wanted", "hunter"], ["villager"], []]
    table = at(hands, lap=4, piles=piles, buried=[2])
    play(table, 0, "player:2")
    assert look(table, "round") == 2
    assert look(table, "lap") == 1
    start = look(table, "start")
    assert look(table, f"piles.{start}") == ["wanted"]
    assert look(table, "buried") == []
    assert look(table, "friends") == []
