"""WEO-3 Round and WEO-4 Preparation stage."""

from __future__ import annotations

import pytest

import serao
from serao.kernel.playout import play_at_random
from tests.games.wipe_em_out.at_the_table import (
    GAME,
    at,
    keep_all,
    look,
    offered,
    places,
    play,
    told,
)


def test_weo_3_1_a_round_is_preparation_artifacts_spells_collection() -> None:
    hands = [["bolas", "claw", "power-boost"], ["kunai", "whip"], ["axe", "fusion"]]
    table = at("round", 3, hands=hands, monster_deck=["werehyena"])
    assert look(table, "at") == "prepare"
    play(table, 0, "play:bolas")
    play(table, 1, "play:kunai")
    play(table, 2, "play:axe")
    assert look(table, "at") == "artifacts"
    play(table, 0, "player:2")
    assert look(table, "at") == "spells"
    play(table, 0, "pass")
    assert look(table, "at") == "refill"
    assert look(table, "trophies.2") == ["werehyena"]
    keep_all(table)
    assert (look(table, "at"), look(table, "round")) == ("prepare", 2)


@pytest.mark.parametrize(("seats", "rounds"), [(2, 14), (3, 18), (4, 10), (5, 12)])
def test_weo_3_2_rounds_repeat_until_the_monster_deck_is_empty(seats: int, rounds: int) -> None:
    for seed in range(3):
        table = GAME.new_table(seats, seed=seed)
        play_at_random(table, serao.Rng(seed))
        position = table.position()
        assert position["monster_deck"] == []
        extra = position["round"] - rounds  # a tie may have brought the extra round
        assert extra == 0 or (extra == 1 and seats <= 3)


def test_weo_3_2_the_game_does_not_end_while_a_monster_is_left() -> None:
    table = at("refill", round=13, hands=[["axe"], ["claw"]])
    assert len(look(table, "monster_deck")) == 1
    assert table.waiting() == (0, 1)
    last = at("refill", round=14, hands=[["axe"], ["claw"]], trophies=[["slime"], []])
    assert last.is_over


def test_weo_4_1_the_top_monster_is_turned_into_slot_a() -> None:
    hands = [["axe", "claw"], ["whip", "bolas"], ["kunai", "fusion"]]
    table = at("round", 3, hands=hands, monster_deck=["mimic", "slime"])
    assert look(table, "slots") == ["mimic"]
    assert look(table, "monster_deck")[0] == "slime"
    assert len(look(table, "monster_deck")) == 17


def test_weo_4_1_with_four_or_five_players_the_next_one_into_slot_b() -> None:
    hands = [["axe", "claw"], ["whip", "bolas"], ["kunai", "fusion"], ["bolas", "whip"]]
    table = at("round", 4, hands=hands, monster_deck=["mimic", "slime", "peuchen"])
    assert look(table, "slots") == ["mimic", "slime"]
    assert look(table, "monster_deck")[0] == "peuchen"
    assert len(look(table, "monster_deck")) == 18


def test_weo_4_1_the_revealer_is_the_one_who_turns_up() -> None:
    table = at("round", revealer=1, hands=[["axe", "claw"], ["whip"]], monster_deck=["mimic"])
    (event,) = told(table, "MonsterAppeared")
    assert event.seat == 1


def test_weo_4_2_everyone_plays_exactly_one_artifact_and_nobody_may_sit_out() -> None:
    table = at("prepare", slots=["slime"], hands=[["axe", "claw"], ["whip", "bolas"]])
    assert offered(table, 0) == ["play:axe", "play:claw"]
    for name in ("pass", "decline", "keep", "play:kunai", "cast:power-boost"):
        with pytest.raises(serao.IllegalAction, match="seat 0 cannot"):
            play(table, 0, name)
    play(table, 0, "play:axe")
    with pytest.raises(serao.IllegalAction, match="seat 0 cannot play:claw"):
        play(table, 0, "play:claw")


def test_weo_4_2_the_monster_is_known_before_the_choice() -> None:
    table = at("round", hands=[["axe", "claw"], ["whip", "bolas"]], monster_deck=["vampire"])
    assert table.view(0)["slots"] == ["vampire"]
    assert table.waiting() == (0, 1)


def test_weo_4_3_with_four_players_the_slot_is_chosen_too_before_anything_is_revealed() -> None:
    hands = [["axe", "claw"], ["whip", "bolas"], ["kunai", "fusion"], ["scythe", "whip"]]
    table = at("prepare", 4, slots=["slime", "peuchen"], hands=hands)
    play(table, 0, "play:claw")
    assert offered(table, 0) == ["attack:a", "attack:b"]
    play(table, 0, "attack:b")
    assert table.waiting() == (1, 2, 3)
    assert look(table, "places") == []
    for seat, artifact in ((1, "bolas"), (2, "kunai"), (3, "whip")):
        play(table, seat, f"play:{artifact}", "attack:b")
    assert [place["slot"] for place in look(table, "places")] == ["b", "b", "b", "b"]


def test_weo_4_3_with_three_players_the_slot_is_always_a() -> None:
    hands = [["axe", "claw"], ["whip", "bolas", "power-boost"], ["kunai", "fusion"]]
    table = at("prepare", 3, slots=["slime"], hands=hands)
    play(table, 0, "play:claw")
    assert offered(table, 0) == []
    play(table, 1, "play:whip")
    play(table, 2, "play:kunai")
    assert [place["slot"] for place in look(table, "places")] == ["a", "a", "a"]


def test_weo_4_4_all_is_revealed_together_and_leaves_the_hands_only_then() -> None:
    hands = [["axe", "claw"], ["whip", "bolas", "power-boost"]]
    table = at("prepare", slots=["slime"], hands=hands)
    play(table, 0, "play:claw")
    assert look(table, "places") == []
    assert sorted(look(table, "hands.0")) == ["axe", "claw"]
    assert table.view(1)["hands"][0] == {"size": 2, "known": []}
    assert table.view(0)["hands"][0] == ["axe", "claw"]
    play(table, 1, "play:whip")
    assert [place["artifact"] for place in look(table, "places")] == ["claw", "whip"]
    assert look(table, "hands.0") == ["axe"]
    assert table.view(1)["hands"][0] == {"size": 1, "known": []}


def test_weo_4_5_a_monster_that_nobody_attacks_leaves_at_the_reveal() -> None:
    table = at(
        "artifacts",
        4,
        slots=["slime", "peuchen"],
        places=places("axe@b", "claw@b", "kunai@b", "bolas@b"),
    )
    # the Bolas are still to be resolved, so collection is far
    assert look(table, "at") == "artifacts"
    assert look(table, "slots") == ["none", "peuchen"]
    assert look(table, "monster_discard") == ["slime"]


def test_weo_4_5_an_attacked_monster_stays() -> None:
    table = at(
        "artifacts",
        5,
        slots=["slime", "peuchen"],
        places=places("axe@a", "claw@b", "kunai@b", "bolas@b", "whip@b"),
    )
    assert look(table, "slots") == ["slime", "peuchen"]
    assert look(table, "monster_discard") == []
