"""WEO-2 Setup."""

from __future__ import annotations

from collections import Counter

import pytest

import serao
from tests.games.wipe_em_out.at_the_table import GAME, at, look

NUMBERS = [(2, 14, 1, 58), (3, 18, 1, 54), (4, 20, 2, 52), (5, 24, 2, 48)]


@pytest.mark.parametrize("seats", [0, 1, 6, 7])
def test_weo_2_1_two_to_five_play(seats: int) -> None:
    with pytest.raises(serao.SeatsError, match=f"2 to 5 players, not {seats}"):
        GAME.new_table(seats)


@pytest.mark.parametrize(("seats", "in_game", "per_round", "side"), NUMBERS)
def test_weo_2_2_so_many_monsters_are_set_apart_and_the_rest_is_the_side_pile(
    seats: int, in_game: int, per_round: int, side: int
) -> None:
    position = GAME.new_table(seats, seed=11).position()
    assert len(position["slots"]) == per_round
    assert "none" not in position["slots"]
    assert len(position["monster_deck"]) == in_game - per_round
    assert len(position["side_pile"]) == side


def test_weo_2_2_which_monsters_are_in_the_game_depends_on_the_shuffle() -> None:
    games = [GAME.new_table(2, seed=seed).position() for seed in range(20)]
    in_game = {tuple(sorted(g["monster_deck"] + g["slots"])) for g in games}
    assert len(in_game) == 20


def test_weo_2_2_any_monster_may_lie_anywhere() -> None:
    first = Counter(GAME.new_table(2, seed=seed).position()["slots"][0] for seed in range(400))
    assert len(first) == 10
    assert 30 <= first["slime"] <= 85  # 10 of 72 cards: 56 expected
    assert 30 <= first["werewolf"] <= 85


def test_weo_2_3_five_items_each_seat_0_first_five_at_once() -> None:
    first = ["axe", "claw", "power-boost", "whip", "bolas"]
    second = ["kunai", "fusion", "scythe", "swift-hands", "magic-shield"]
    third = ["gun-sword", "gun-sword", "gun-sword", "whip", "bolas"]
    table = at("setup", 3, deck=[*first, *second, *third, "lucky-chest"])
    assert [sorted(hand) for hand in look(table, "hands")] == [
        sorted(first),
        sorted(second),
        sorted(third),
    ]
    assert look(table, "deck")[0] == "lucky-chest"
    assert len(look(table, "deck")) == 72 - 15


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_weo_2_3_the_rest_is_the_item_deck(seats: int) -> None:
    position = GAME.new_table(seats, seed=2).position()
    assert [len(hand) for hand in position["hands"]] == [5] * seats
    assert len(position["deck"]) + len(position["discard"]) == 72 - 5 * seats


SPELLS = ["power-boost", "power-boost", "swift-hands", "magic-shield", "magic-shield"]
MORE_SPELLS = ["shrinking-potion", "shrinking-potion", "swift-hands", "magic-shield", "power-boost"]
ARMED = ["axe", "claw", "claw", "whip", "whip"]
ARMED_TOO = ["kunai", "bolas", "bolas", "scythe", "scythe"]


def test_weo_2_4_a_hand_dealt_without_an_artifact_is_put_away_after_the_deal() -> None:
    table = at("setup", deck=[*SPELLS, *ARMED, *ARMED_TOO])
    assert sorted(look(table, "hands.0")) == sorted(ARMED_TOO)  # drawn after seat 1 was dealt to
    assert sorted(look(table, "hands.1")) == sorted(ARMED)
    assert sorted(look(table, "discard")) == sorted(SPELLS)


def test_weo_2_4_in_seat_order_and_repeatedly() -> None:
    again = ["broken-artifact", "broken-artifact", "broken-artifact", "broken-artifact"]
    table = at("setup", deck=[*SPELLS, *MORE_SPELLS, *again, "swift-hands", *ARMED, *ARMED_TOO])
    assert sorted(look(table, "hands.0")) == sorted(ARMED)  # the second new hand of seat 0
    assert sorted(look(table, "hands.1")) == sorted(ARMED_TOO)
    assert sorted(look(table, "discard")) == sorted([*SPELLS, *MORE_SPELLS, *again, "swift-hands"])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_weo_2_5_the_game_starts_with_round_1_and_empty_zones(seats: int) -> None:
    table = at(
        "setup",
        seats,
        deck=[*ARMED, *ARMED_TOO, *["gun-sword", "lucky-chest", "magic-mirror", "fusion"] * 3],
        monster_deck=["vampire", "mimic"],
    )
    position = table.position()
    assert position["round"] == 1
    assert position["revealer"] == 0
    assert position["lead"] == -1
    assert position["trophies"] == [[]] * seats
    assert position["copies"] == [[]] * seats
    assert position["places"] == []
    assert position["silenced"] == position["used"] == position["winners"] == []
    assert position["monster_discard"] == []
    assert position["known"] == []
    assert position["slots"] == (["vampire", "mimic"] if seats >= 4 else ["vampire"])
    assert position["at"] == "prepare"
    assert table.scores() == [0] * seats
    assert table.waiting() == tuple(range(seats))


def test_weo_2_5_the_item_discard_holds_only_what_hands_without_an_artifact_left() -> None:
    for seed in range(60):
        discard = GAME.new_table(5, seed=seed).position()["discard"]
        assert len(discard) % 5 == 0
        assert all(
            item in (*SPELLS, *MORE_SPELLS, "broken-artifact", "enlarging-potion")
            for item in discard
        )


def test_a_new_table_is_the_same_for_the_same_seed_and_another_for_another() -> None:
    assert GAME.new_table(4, "evening").position() == GAME.new_table(4, "evening").position()
    assert GAME.new_table(4, "evening").position() != GAME.new_table(4, b"evening").position()
    assert GAME.new_table(4, 7).position() != GAME.new_table(4, "7").position()
