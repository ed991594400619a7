"""WEO-7 Collection stage."""

from __future__ import annotations

from typing import Any

import pytest

import serao
from tests.games.wipe_em_out.at_the_table import (
    ALL_SPELLS,
    GAME,
    at,
    keep_all,
    look,
    offered,
    places,
    play,
    told,
)


def collected(seats: int, slots: list[str], *played: str, **keys: Any) -> dict[str, Any]:
    """Return the position after the monsters went to the strongest of these artifacts."""
    keys.setdefault("hands", [["bolas"], *[[] for _ in range(seats - 1)]])
    return at("collect", seats, slots=slots, places=places(*played), **keys).position()


def test_weo_7_1_the_uniquely_strongest_attacker_takes_the_monster() -> None:
    position = collected(3, ["vampire"], "claw", "axe", "kunai")
    assert position["trophies"] == [[], ["vampire"], []]
    assert position["monster_discard"] == []


def test_weo_7_1_each_slot_goes_to_the_strongest_of_those_who_attack_it() -> None:
    position = collected(
        5, ["vampire", "peuchen"], "claw@a", "axe@b", "scythe@a", "kunai@b", "fusion@a"
    )
    assert position["trophies"] == [["vampire"], ["peuchen"], [], [], []]


def test_weo_7_1_a_single_attacker_takes_it_even_with_power_0() -> None:
    table = at(
        "collect",
        4,
        slots=["vampire", "peuchen"],
        places=[
            {"artifact": "claw"},
            {"artifact": "axe"},
            {"artifact": "whip"},
            {"artifact": "fusion", "slot": "b", "bonus": -3},
        ],
        hands=[["bolas"], [], [], []],
    )
    assert look(table, "trophies") == [[], ["vampire"], [], ["peuchen"]]


def test_weo_7_1_current_power_counts_not_printed() -> None:
    table = at(
        "collect",
        slots=["vampire"],
        places=[
            {"artifact": "claw", "spells": ["power-boost", "power-boost"]},
            {"artifact": "axe"},
        ],
        hands=[["bolas"], []],
    )
    assert look(table, "trophies") == [["vampire"], []]


@pytest.mark.parametrize("weaker", ["claw", "fusion", "whip"])
def test_weo_7_2_a_shared_highest_power_gives_the_monster_to_nobody(weaker: str) -> None:
    position = collected(3, ["vampire"], "kunai", "ornated-bow", weaker)
    assert position["trophies"] == [[], [], []]
    assert position["monster_discard"] == ["vampire"]


def test_weo_7_2_a_tie_below_the_highest_does_not_matter() -> None:
    assert collected(3, ["vampire"], "kunai", "axe", "ornated-bow")["trophies"][1] == ["vampire"]


def test_weo_7_2_a_tie_on_one_slot_does_not_touch_the_other() -> None:
    position = collected(4, ["vampire", "peuchen"], "claw@a", "whip@a", "kunai@b", "axe@b")
    assert position["monster_discard"] == ["vampire"]
    assert position["trophies"] == [[], [], [], ["peuchen"]]


def test_weo_7_2_power_0_against_power_0_is_a_tie_as_well() -> None:
    weak = {"artifact": "fusion", "bonus": -1}
    table = at("collect", slots=["vampire"], places=[weak, weak], hands=[["bolas"], []])
    assert look(table, "monster_discard") == ["vampire"]


def test_weo_7_3_a_player_takes_at_most_one_monster_per_round() -> None:
    table = GAME.new_table(4, seed=12)
    rng = serao.Rng(12)
    held = [0, 0, 0, 0]
    number = 1
    while not table.is_over:
        seat = table.waiting()[0]
        options = table.options(seat)
        table.act(options[rng.below(len(options))], seat)
        if look(table, "round") != number:
            now = [len(row) for row in look(table, "trophies")]
            assert all(after - before <= 1 for before, after in zip(held, now, strict=True))
            held, number = now, look(table, "round")


def test_weo_7_4_artifacts_and_spells_go_to_the_item_discard_and_silence_ends() -> None:
    table = at(
        "collect",
        slots=["slime"],
        silenced=[0, 1],
        used=["swift-hands"],
        places=[
            {"artifact": "claw", "spells": ["power-boost", "magic-shield"]},
            {"artifact": "axe", "spells": ["broken-artifact"]},
        ],
        hands=[["bolas"], []],
        discard=["whip"],
    )
    assert look(table, "places") == []
    assert look(table, "silenced") == look(table, "used") == []
    assert sorted(look(table, "discard")) == sorted(
        ["whip", "claw", "axe", "power-boost", "magic-shield", "broken-artifact", "swift-hands"]
    )
    assert look(table, "slots") == ["none"]


def test_weo_7_4_the_next_artifact_on_a_place_is_neither_broken_nor_shielded() -> None:
    table = at(
        "collect",
        slots=["slime"],
        places=[
            {"artifact": "claw", "spells": ["broken-artifact", "magic-shield"]},
            {"artifact": "axe"},
        ],
        hands=[["kunai", "power-boost"], ["whip"]],
        deck=[*["ornated-bow"] * 2, *["fusion"] * 3, *["bolas"] * 3],
    )
    keep_all(table)
    play(table, 0, "play:kunai")
    play(table, 1, "play:whip")
    assert look(table, "places.0.power") == 5
    assert offered(table, 0) == ["pass", "cast:power-boost"]
    play(table, 0, "cast:power-boost")
    assert offered(table, 0) == ["player:0", "player:1"]


# -- the hand action ----------------------------------------------------------------------------


def test_weo_7_5_everyone_keeps_or_redraws_at_the_same_time() -> None:
    table = at("refill", 3, hands=[["axe"], ["claw"], ["whip"]])
    assert table.waiting() == (0, 1, 2)
    for seat in (2, 0, 1):
        assert offered(table, seat) == ["keep", "redraw"]


def test_weo_7_5_with_an_empty_hand_there_is_nothing_to_redraw() -> None:
    table = at("refill", 3, hands=[["axe"], [], ["whip"]])
    assert table.waiting() == (0, 2)
    keep_all(table)
    assert [len(hand) for hand in look(table, "hands")] == [5, 5, 5]


def test_weo_7_5_the_choices_become_public_together() -> None:
    table = at("refill", 3, hands=[["axe"], ["claw"], ["whip"]])
    play(table, 0, "redraw")
    assert table.view(1)["chosen"] == []
    assert table.view(None)["discard"] == []
    assert table.view(1)["hands"][0] == {"size": 1, "known": []}
    assert told(table, "HandRedrawn") == []
    play(table, 1, "keep")
    play(table, 2, "keep")
    assert [event.seat for event in told(table, "HandRedrawn")] == [0]
    assert [event.seat for event in told(table, "HandKept")] == [1, 2]
    assert look(table, "discard") == ["axe"]


@pytest.mark.parametrize(("seats", "last"), [(2, 14), (3, 18), (4, 10), (5, 12)])
def test_weo_7_5_no_hand_action_when_the_monster_deck_is_empty(seats: int, last: int) -> None:
    hands = [["axe"], ["claw"], ["whip"], ["bolas"], ["fusion"]][:seats]
    trophies = [["peuchen"], *[[] for _ in range(seats - 1)]]
    table = at("refill", seats, round=last, hands=hands, trophies=trophies)
    assert table.is_over
    assert look(table, "hands") == hands


def test_weo_7_6_first_all_redraws_are_discarded_then_everyone_draws_from_the_lead_on() -> None:
    # the deck is empty, so the new one is made of the discards of both redraws
    table = at(
        "refill",
        3,
        lead=1,
        hands=[["axe", "claw"], ["whip"], ["kunai", "scythe"]],
        deck=["bolas", "bolas", "bolas", "fusion", "fusion"],
        deck_rest="box",
    )
    play(table, 0, "redraw")
    play(table, 2, "redraw")
    play(table, 1, "keep")
    hands = look(table, "hands")
    assert sorted(hands[1]) == ["bolas", "bolas", "bolas", "fusion", "whip"]
    assert sorted(hands[2] + hands[0]) == ["axe", "claw", "fusion", "kunai", "scythe"]
    assert len(hands[2]) == 5  # seat 2 came before seat 0
    assert hands[0] == []
    assert table.is_over  # nothing is left for seat 0: WEO-7.12


def test_weo_7_6_a_hand_is_filled_to_five_cards_one_player_after_the_other() -> None:
    deck = ["bolas", "fusion", "whip", "scythe", "gun-sword", "lucky-chest", "magic-mirror"]
    table = at("refill", lead=1, hands=[["axe", "claw"], ["kunai"]], deck=deck)
    keep_all(table)
    assert sorted(look(table, "hands.1")) == sorted(["kunai", *deck[:4]])
    assert sorted(look(table, "hands.0")) == sorted(["axe", "claw", *deck[4:7]])


def test_weo_7_6_a_kept_hand_of_five_or_more_without_an_artifact_is_put_away_too() -> None:
    six = [
        "power-boost",
        "power-boost",
        "swift-hands",
        "swift-hands",
        "magic-shield",
        "magic-shield",
    ]
    deck = ["axe", "claw", "kunai", "whip", "bolas", "fusion"]
    table = at("refill", lead=0, hands=[six, ["scythe"] * 3 + ["whip"] * 2], deck=deck)
    keep_all(table)
    assert sorted(look(table, "hands.0")) == sorted(deck[:5])
    assert sorted(look(table, "discard")) == sorted(six)
    assert len(look(table, "hands.1")) == 5


def test_weo_7_6_the_first_player_is_served_completely_before_the_next_draws() -> None:
    # seat 0 leads, draws spells only, puts them away and draws five more; then seat 1
    spells = ["power-boost", "power-boost", "power-boost", "power-boost", "magic-shield"]
    artifacts = ["axe", "claw", "kunai", "whip", "bolas"]
    table = at(
        "refill", lead=0, hands=[[], ["scythe"]], deck=[*spells, *artifacts, *["fusion"] * 3]
    )
    keep_all(table)
    assert sorted(look(table, "hands.0")) == sorted(artifacts)
    assert look(table, "hands.1").count("fusion") == 3


def test_weo_7_7_a_hand_without_an_artifact_is_put_away_until_it_has_one() -> None:
    spells = ["power-boost"] * 4 + ["magic-shield"] + ["swift-hands"] * 4 + ["magic-shield"]
    table = at(
        "refill",
        lead=0,
        hands=[["broken-artifact"] * 2, ["axe"]],
        deck=["broken-artifact"] * 2 + ["shrinking-potion"] + spells + ["claw", "whip", "bolas"],
    )
    play(table, 0, "keep")
    play(table, 1, "keep")
    assert set(look(table, "hands.0")) >= {"claw", "whip", "bolas"}
    assert len(look(table, "hands.0")) == 5
    assert len(told(table, "HandWithoutArtifact")) == 3
    assert len(look(table, "discard")) == 15


def test_weo_7_7_is_not_checked_in_the_middle_of_a_round() -> None:
    # seat 1 is left with spells only by the battle-axe and keeps them
    table = at(
        "artifacts",
        slots=["slime"],
        places=places("hungry-battle-axe", "claw"),
        hands=[[], ["axe", "power-boost"]],
    )
    play(table, 0, "take:axe")
    assert look(table, "hands.1") == ["power-boost"]


def test_weo_7_8_there_is_no_hand_limit() -> None:
    seven = ["axe", "claw", "kunai", "whip", "bolas", "power-boost", "power-boost"]
    table = at("refill", hands=[seven, ["fusion"]])
    keep_all(table)
    assert sorted(look(table, "hands.0")) == sorted(seven)
    assert len(look(table, "hands.1")) == 5


def test_weo_7_8_redraw_is_allowed_with_more_than_five_and_ends_with_five() -> None:
    seven = ["axe", "claw", "kunai", "whip", "bolas", "power-boost", "power-boost"]
    deck = ["fusion", "fusion", "fusion", "scythe", "scythe", *["gun-sword"] * 3, "scythe"]
    table = at("refill", lead=0, hands=[seven, ["bolas"]], deck=deck)
    play(table, 0, "redraw")
    play(table, 1, "keep")
    assert sorted(look(table, "hands.0")) == sorted(deck[:5])
    assert sorted(look(table, "discard")) == sorted(seven)


def test_weo_7_9_the_discard_is_shuffled_when_the_next_card_is_needed() -> None:
    table = at(
        "refill",
        lead=0,
        hands=[["axe"] + ["bolas"] * 2, ["claw", "whip", "whip", "scythe"]],
        deck=["kunai", "fusion"],
        deck_rest="box",
        discard=["gun-sword"] * 3 + ["lucky-chest"],
    )
    keep_all(table)
    assert set(look(table, "hands.0")) >= {"kunai", "fusion"}
    assert len(look(table, "hands.1")) == 5
    assert look(table, "discard") == []
    assert len(look(table, "deck")) == 3
    assert look(table, "hands.1").count("gun-sword") + look(table, "deck").count("gun-sword") == 3
    assert [event.number for event in told(table, "ItemsReshuffled")] == [4]


def test_weo_7_9_not_before_the_next_card_is_needed() -> None:
    table = at(
        "refill",
        lead=0,
        hands=[["axe"] + ["bolas"] * 2, ["claw", "whip", "whip", "scythe", "scythe"]],
        deck=["kunai", "fusion"],
        deck_rest="box",
        discard=["gun-sword"],
    )
    keep_all(table)
    assert look(table, "deck") == []
    assert look(table, "discard") == ["gun-sword"]
    assert told(table, "ItemsReshuffled") == []


def test_weo_7_9_the_new_deck_is_in_a_random_order() -> None:
    orders = set()
    for seed in range(12):
        table = at(
            "refill",
            seed=seed,
            hands=[["axe"] + ["bolas"] * 3, ["claw", "whip", "whip", "scythe", "scythe"]],
            deck_rest="box",
            discard=["gun-sword", "kunai", "fusion", "lucky-chest", "magic-mirror"],
        )
        keep_all(table)
        orders.add(tuple(look(table, "deck")))
    assert len(orders) > 8


def test_weo_7_10_if_deck_and_discard_are_both_empty_the_draw_is_not_made() -> None:
    table = at("refill", hands=[["axe", "claw"], ["kunai", "whip"]], deck_rest="box")
    keep_all(table)
    assert look(table, "hands") == [["axe", "claw"], ["kunai", "whip"]]
    assert look(table, "round") == 2


def test_weo_7_11_the_revealer_moves_one_seat_to_the_left_and_the_next_round_begins() -> None:
    table = at("refill", 3, round=4, revealer=2, hands=[["axe"], ["claw"], ["whip"]])
    keep_all(table)
    assert look(table, "revealer") == 0
    assert look(table, "round") == 5
    assert look(table, "at") == "prepare"


def test_weo_7_12_no_artifact_for_a_player_ends_the_game_at_once() -> None:
    table = at(
        "refill",
        lead=1,
        hands=[["axe"], ["power-boost"]],
        deck=["magic-shield"] * 4 + ["swift-hands"] * 2,
        deck_rest="box",
        trophies=[["slime"], ["peuchen"]],
    )
    keep_all(table)
    assert table.is_over
    assert sorted(look(table, "hands.1")) == ["magic-shield"] * 4 + ["power-boost"]  # not put away
    assert look(table, "hands.0") == ["axe"]  # nobody draws any more
    assert look(table, "deck") == ["swift-hands"] * 2
    assert table.ranking() == [[1], [0]]
    assert len(look(table, "monster_deck")) == 13  # monsters were left


def test_weo_7_12_the_mimics_are_chosen_and_scored_as_at_any_end() -> None:
    table = at(
        "refill",
        lead=1,
        hands=[["axe"], ["power-boost"]],
        deck_rest="box",
        trophies=[["slime", "peuchen", "mimic"], ["peuchen"]],
    )
    keep_all(table)
    assert look(table, "at") == "score"
    assert offered(table, 0) == ["mimic-as:peuchen", "mimic-as:slime"]


def test_weo_7_12_a_tie_is_broken_by_the_side_pile_instead_of_an_extra_round() -> None:
    table = at(
        "refill",
        lead=1,
        hands=[["axe"], ["power-boost"]],
        deck_rest="box",
        trophies=[["peuchen"], ["slime", "werehyena"]],
        side_pile=["slime"],
    )
    keep_all(table)
    assert table.is_over
    assert table.scores() == [3, 3]
    assert table.ranking() == [[1], [0]]
    assert look(table, "monster_discard") == ["slime"]


def test_weo_7_12_an_artifact_in_the_discard_is_enough_to_go_on() -> None:
    table = at(
        "refill",
        lead=1,
        hands=[["axe"], ["power-boost"]],
        deck=["magic-shield"] * 4,
        deck_rest="box",
        discard=["claw"],
    )
    keep_all(table)
    assert not table.is_over
    assert look(table, "round") == 2
    assert look(table, "places.1.artifact") == "claw"  # its only artifact: played by itself


def test_weo_7_12_an_artifact_in_the_own_hand_is_enough_to_go_on() -> None:
    table = at("refill", hands=[["axe", "kunai"], ["claw", "whip"]], deck_rest="box")
    keep_all(table)
    assert not table.is_over


def test_weo_7_12_holds_for_the_deal_as_well() -> None:
    table = at("setup", deck=ALL_SPELLS, deck_rest="box")
    assert table.is_over
    assert table.scores() == [0, 0]
    assert table.ranking() == [[0, 1]]  # the side pile cannot tell them apart
    assert look(table, "side_pile") == []
