"""WEO-9 What is known of other hands."""

from __future__ import annotations

import pytest

from serao.kernel.state import State
from tests.games.wipe_em_out.at_the_table import (
    at,
    keep_all,
    known,
    look,
    places,
    play,
    told,
)

EVERYBODY = (0, 1, 2, None)


def who_knows(table: State, hand: int) -> dict[int | None, list[str]]:
    """Return what each other viewer is certain of in ``hand``."""
    return {viewer: known(table, hand, viewer) for viewer in EVERYBODY if viewer != hand}


def all_know(hand: int, cards: list[str]) -> dict[int | None, list[str]]:
    """Return that everybody else is certain of ``cards`` in ``hand``."""
    return {viewer: cards for viewer in EVERYBODY if viewer != hand}


def test_weo_9_1_play_and_attack_are_secret_until_the_reveal() -> None:
    hands = [["axe", "claw"], ["whip", "bolas"], ["kunai", "fusion"], ["scythe", "whip"]]
    table = at("prepare", 4, slots=["slime", "peuchen"], hands=hands)
    before = {viewer: table.view(viewer) for viewer in (1, 2, 3, None)}
    play(table, 0, "play:axe", "attack:b")
    assert {viewer: table.view(viewer) for viewer in (1, 2, 3, None)} == before
    assert table.view(0)["chosen"] == ["play:axe", "attack:b"]


def test_weo_9_1_that_a_choice_was_made_is_public() -> None:
    hands = [["axe", "claw"], ["whip", "bolas"], ["kunai", "fusion"]]
    table = at("prepare", 3, slots=["slime"], hands=hands)
    play(table, 1, "play:whip")
    assert table.waiting() == (0, 2)


def test_weo_9_1_keep_and_redraw_are_secret_until_all_are_in() -> None:
    table = at("refill", 3, hands=[["axe"], ["claw"], ["whip"]])
    before = [table.view(viewer) for viewer in (1, 2, None)]
    play(table, 0, "redraw")
    assert [table.view(viewer) for viewer in (1, 2, None)] == before


def test_weo_9_1_take_is_seen_by_holder_and_former_owner_only() -> None:
    table = at(
        "artifacts",
        3,
        slots=["slime"],
        places=places("hungry-battle-axe", "claw", "kunai"),
        hands=[[], ["axe", "power-boost"], ["bolas"]],
    )
    play(table, 0, "player:1", "take:axe")
    (event,) = told(table, "CardTaken")
    assert event.as_seen_by(0) == event.as_seen_by(1) == event
    assert event.as_seen_by(2).item != event.item
    assert event.as_seen_by(-1) == event.as_seen_by(2)
    assert known(table, 0, 1) == ["axe"]
    assert known(table, 0, 2) == known(table, 0, None) == []


def test_weo_9_1_an_answer_taken_automatically_is_shown_like_a_given_one() -> None:
    forced = at(
        "spells", slots=["slime"], lead=0, places=places("axe", "claw"), hands=[[], ["whip"]]
    )
    asked = at(
        "spells",
        slots=["slime"],
        lead=0,
        places=places("axe", "claw"),
        hands=[["power-boost"], ["whip"]],
    )
    play(asked, 0, "pass")
    assert told(forced, "TurnPassed") == told(asked, "TurnPassed")
    assert [event.seat for event in told(forced, "TurnPassed")] == [0, 1]


def test_weo_9_2_draws_add_nothing_to_what_is_known() -> None:
    table = at(
        "refill",
        3,
        hands=[["axe", "claw"], ["whip", "bolas"], ["kunai"]],
        known=[
            {"hand": 0, "to": "all", "cards": ["axe"]},
            {"hand": 1, "to": 2, "cards": ["whip", "bolas"]},
        ],
    )
    keep_all(table)
    assert who_knows(table, 0) == {1: ["axe"], 2: ["axe"], None: ["axe"]}
    assert who_knows(table, 1) == {0: [], 2: ["bolas", "whip"], None: []}
    assert table.view(1)["hands"][0] == {"size": 5, "known": ["axe"]}


def test_weo_9_2_everything_the_public_knows_every_seat_knows() -> None:
    table = at(
        "refill",
        3,
        hands=[["axe", "claw"], ["whip"], ["kunai"]],
        known=[
            {"hand": 0, "to": "all", "cards": ["axe"]},
            {"hand": 0, "to": 2, "cards": ["axe", "claw"]},
        ],
    )
    assert who_knows(table, 0) == {1: ["axe"], 2: ["axe", "claw"], None: ["axe"]}


def test_weo_9_3_the_spell_from_a_lucky_chest_is_known_to_all() -> None:
    table = at(
        "artifacts",
        3,
        slots=["slime"],
        places=places("lucky-chest", "claw", "kunai"),
        hands=[["whip"], ["power-boost"], []],
        deck=["magic-shield"],
    )
    assert who_knows(table, 0) == all_know(0, ["magic-shield"])


def test_weo_9_3_the_spell_from_a_scythe_is_known_to_all() -> None:
    table = at(
        "artifacts",
        3,
        slots=["slime"],
        places=places("scythe", "claw", "kunai"),
        hands=[["whip"], ["power-boost"], []],
        discard=["magic-shield", "swift-hands"],
    )
    play(table, 0, "harvest:swift-hands")
    assert who_knows(table, 0) == all_know(0, ["swift-hands"])


def test_weo_9_3_the_shapeshifter_sword_taken_back_is_known_to_all() -> None:
    table = at(
        "artifacts",
        3,
        slots=["slime"],
        places=places("shapeshifter-sword", "claw", "kunai"),
        hands=[["whip"], ["power-boost"], []],
    )
    play(table, 0, "feed:whip")
    assert who_knows(table, 0) == all_know(0, ["shapeshifter-sword"])


def battle_axe_in_seat_0(known_before: list[dict[str, object]]) -> State:
    """Return seat 0 looking into hand 1: two boosts, a shield, a Whip."""
    table = at(
        "artifacts",
        3,
        slots=["slime"],
        places=places("hungry-battle-axe", "claw", "kunai"),
        hands=[[], ["power-boost", "power-boost", "magic-shield", "whip"], ["bolas"]],
        known=known_before,
    )
    play(table, 0, "player:1")
    return table


def test_weo_9_4_the_holder_knows_the_inspected_hand_from_the_choice_of_the_player_on() -> None:
    table = battle_axe_in_seat_0([])
    whole = ["magic-shield", "power-boost", "power-boost", "whip"]
    assert sorted(known(table, 1, 0)) == whole
    assert known(table, 1, 2) == known(table, 1, None) == []
    play(table, 0, "take:power-boost")
    assert sorted(known(table, 1, 0)) == ["magic-shield", "power-boost", "whip"]


def test_weo_9_4_the_former_owner_knows_the_card_taken() -> None:
    table = battle_axe_in_seat_0([])
    play(table, 0, "take:magic-shield")
    assert who_knows(table, 0) == {1: ["magic-shield"], 2: [], None: []}


@pytest.mark.parametrize("taken", ["power-boost", "magic-shield", "whip"])
def test_weo_9_4_for_all_others_one_copy_of_every_known_kind_is_struck_out(taken: str) -> None:
    table = battle_axe_in_seat_0(
        [
            {"hand": 1, "to": "all", "cards": ["power-boost", "power-boost", "magic-shield"]},
            {"hand": 1, "to": 2, "cards": ["power-boost", "power-boost", "magic-shield", "whip"]},
        ]
    )
    play(table, 0, f"take:{taken}")
    assert known(table, 1, None) == ["power-boost"]
    assert known(table, 1, 2) == ["power-boost"]
    assert known(table, 0, 2) == known(table, 0, None) == []


def test_weo_9_4_knowledge_of_other_hands_is_not_touched() -> None:
    table = battle_axe_in_seat_0([{"hand": 2, "to": "all", "cards": ["bolas"]}])
    play(table, 0, "take:whip")
    assert who_knows(table, 2) == all_know(2, ["bolas"])


def test_weo_9_5_a_revealed_artifact_is_struck_out_once() -> None:
    table = at(
        "prepare",
        3,
        slots=["slime"],
        hands=[["claw", "claw", "axe"], ["whip", "power-boost"], ["kunai"]],
        known=[{"hand": 0, "to": "all", "cards": ["claw", "claw"]}],
    )
    play(table, 0, "play:claw")
    assert who_knows(table, 0) == all_know(0, ["claw"])
    other = at(
        "prepare",
        3,
        slots=["slime"],
        hands=[["claw", "axe"], ["whip", "power-boost"], ["kunai"]],
        known=[{"hand": 0, "to": 2, "cards": ["claw"]}],
    )
    play(other, 0, "play:axe")
    assert who_knows(other, 0) == {1: [], 2: ["claw"], None: []}


def test_weo_9_5_a_card_fed_to_fusion_is_struck_out() -> None:
    table = at(
        "artifacts",
        3,
        slots=["slime"],
        places=places("fusion", "claw", "kunai"),
        hands=[["whip", "axe"], ["power-boost"], []],
        known=[
            {"hand": 0, "to": "all", "cards": ["whip"]},
            {"hand": 0, "to": 1, "cards": ["whip", "axe"]},
        ],
    )
    play(table, 0, "feed:whip")
    assert who_knows(table, 0) == {1: ["axe"], 2: [], None: []}


def test_weo_9_5_a_card_put_down_for_the_shapeshifter_is_struck_out() -> None:
    table = at(
        "artifacts",
        3,
        slots=["slime"],
        places=places("shapeshifter-sword", "claw", "kunai"),
        hands=[["whip", "axe"], ["power-boost"], []],
        known=[{"hand": 0, "to": "all", "cards": ["whip", "axe"]}],
    )
    play(table, 0, "feed:whip")
    assert who_knows(table, 0) == all_know(0, ["axe", "shapeshifter-sword"])


@pytest.mark.parametrize(("lost", "left"), [("whip", []), ("axe", ["whip"])])
def test_weo_9_5_a_card_lost_to_the_steam_crossbow_is_struck_out(
    lost: str, left: list[str]
) -> None:
    table = at(
        "artifacts",
        3,
        slots=["slime"],
        places=places("steam-crossbow", "claw", "kunai"),
        hands=[["whip", "axe"], ["power-boost"], []],
        known=[{"hand": 0, "to": "all", "cards": ["whip"]}],
        luck=[lost],
    )
    assert who_knows(table, 0) == all_know(0, left)


def test_weo_9_5_a_spell_cast_is_struck_out() -> None:
    table = at(
        "spells",
        3,
        slots=["slime"],
        lead=0,
        places=places("axe", "claw", "kunai"),
        hands=[["power-boost", "power-boost", "magic-shield"], [], []],
        known=[{"hand": 0, "to": "all", "cards": ["power-boost", "power-boost"]}],
    )
    play(table, 0, "cast:power-boost")
    assert who_knows(table, 0) == all_know(0, ["power-boost"])


def test_weo_9_6_nothing_is_known_of_a_hand_that_was_redrawn() -> None:
    table = at(
        "refill",
        3,
        hands=[["axe", "claw"], ["whip"], ["kunai"]],
        known=[
            {"hand": 0, "to": "all", "cards": ["axe"]},
            {"hand": 0, "to": 2, "cards": ["axe", "claw"]},
            {"hand": 1, "to": "all", "cards": ["whip"]},
        ],
    )
    play(table, 0, "redraw")
    play(table, 1, "keep")
    play(table, 2, "keep")
    assert who_knows(table, 0) == {1: [], 2: [], None: []}
    assert who_knows(table, 1) == all_know(1, ["whip"])


def test_weo_9_6_nothing_is_known_of_a_hand_put_away_for_want_of_an_artifact() -> None:
    five = ["power-boost"] * 3 + ["magic-shield"] * 2
    table = at(
        "refill",
        3,
        hands=[five, ["whip"], ["kunai"]],
        known=[{"hand": 0, "to": "all", "cards": five}],
    )
    keep_all(table)
    assert who_knows(table, 0) == {1: [], 2: [], None: []}
    assert sorted(look(table, "discard"))[:5] == sorted(five)
