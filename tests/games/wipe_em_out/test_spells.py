"""WEO-6 Spell stage."""

from __future__ import annotations

from typing import Any

import pytest

import serao
from serao.kernel.state import State
from tests.games.wipe_em_out.at_the_table import (
    SPELLS,
    at,
    look,
    offered,
    places,
    play,
    powers,
)


def duel(first: list[str], second: list[str], **keys: Any) -> State:
    """Return two seats, Claw (4) against Axe (6), seat 0 first to cast."""
    keys.setdefault("places", places("claw", "axe"))
    return at("spells", slots=["slime"], lead=0, hands=[first, second], **keys)


def three(*hands: list[str], lead: int = 0) -> State:
    """Return three seats: Claw (4), Axe (6), Kunai (5)."""
    played = places("claw", "axe", "kunai")
    return at("spells", 3, slots=["slime"], lead=lead, places=played, hands=list(hands))


def test_weo_6_1_the_lead_player_has_the_first_turn() -> None:
    for lead in range(3):
        table = three(["power-boost"], ["power-boost"], ["power-boost"], lead=lead)
        assert table.waiting() == (lead,)


def test_weo_6_2_a_turn_is_a_pass_or_one_spell_of_the_hand() -> None:
    table = three(["power-boost", "magic-shield", "magic-shield", "whip"], [], [])
    assert offered(table, 0) == ["pass", "cast:magic-shield", "cast:power-boost"]
    with pytest.raises(serao.IllegalAction, match="cast:swift-hands"):
        play(table, 0, "cast:swift-hands")


def test_weo_6_3_the_announced_spell_is_out_of_the_hand_and_public_at_once() -> None:
    table = duel(["power-boost", "magic-shield"], ["swift-hands"])
    play(table, 0, "cast:power-boost")
    assert look(table, "hands.0") == ["magic-shield"]
    assert look(table, "used") == ["power-boost"]
    for viewer in (0, 1, None):
        assert table.view(viewer)["used"] == ["power-boost"]
        assert table.view(viewer)["last_caster"] == 0


def test_weo_6_3_announcing_is_binding_and_nobody_acts_before_the_target_is_chosen() -> None:
    table = duel(["power-boost", "magic-shield"], ["swift-hands"])
    play(table, 0, "cast:power-boost")
    assert table.waiting() == (0,)
    assert offered(table, 0) == ["player:0", "player:1"]
    with pytest.raises(serao.IllegalAction, match="cast:swift-hands"):
        play(table, 1, "cast:swift-hands")


def test_weo_6_3_the_effect_happens_at_once_and_is_never_undone() -> None:
    table = duel(["power-boost"], ["magic-shield"])
    play(table, 0, "cast:power-boost", "player:0")
    assert powers(table) == [6, 6]
    assert look(table, "used") == []
    play(table, 1, "cast:magic-shield", "player:0")  # too late: the boost has happened
    assert look(table, "monster_discard") == ["slime"]  # 6 against 6


def test_weo_6_4_after_a_pass_or_a_cast_the_turn_goes_to_the_left() -> None:
    table = three(["power-boost"], ["power-boost"], ["power-boost"], lead=1)
    play(table, 1, "pass")
    assert table.waiting() == (2,)
    play(table, 2, "cast:power-boost", "player:2")
    assert table.waiting() == (0,)


@pytest.mark.parametrize("lead", [0, 1, 2])
def test_weo_6_5_a_nobody_casts_and_everybody_has_passed_once(lead: int) -> None:
    table = three(["power-boost"], ["power-boost"], ["power-boost"], lead=lead)
    for distance in range(3):
        assert look(table, "at") == "spells"
        play(table, (lead + distance) % 3, "pass")
    assert look(table, "at") == "refill"


def test_weo_6_5_b_the_turn_comes_back_to_the_most_recent_caster_who_gets_no_further_turn() -> None:
    table = three(["power-boost"] * 2, ["power-boost"], ["magic-shield"])
    play(table, 0, "cast:power-boost", "player:0")
    play(table, 1, "pass")
    play(table, 2, "pass")
    assert look(table, "at") == "refill"
    assert look(table, "hands.0") == ["power-boost"]


def test_weo_6_5_b_a_later_spell_moves_the_end_on() -> None:
    table = three(["power-boost"] * 2, ["power-boost"], ["magic-shield"])
    play(table, 0, "cast:power-boost", "player:0")
    play(table, 1, "cast:power-boost", "player:1")
    play(table, 2, "pass")
    assert table.waiting() == (0,)  # seat 0 was answered
    play(table, 0, "pass")
    assert look(table, "at") == "refill"  # the turn is back at seat 1


def test_weo_6_5_b_a_spell_in_the_first_lap_gives_everybody_another_turn() -> None:
    table = three(["power-boost"], ["swift-hands"], ["power-boost"])
    play(table, 0, "pass")
    play(table, 1, "pass")
    play(table, 2, "cast:power-boost", "player:0")
    assert table.waiting() == (0,)
    play(table, 0, "pass")
    assert table.waiting() == (1,)
    play(table, 1, "pass")
    assert look(table, "at") == "refill"


def test_weo_6_5_spells_already_attached_do_not_count_as_cast_in_this_stage() -> None:
    attached = [{"artifact": "claw", "spells": ["power-boost"]}, {"artifact": "axe"}]
    table = duel(["power-boost"], ["power-boost"], places=attached)
    play(table, 0, "pass")
    assert table.waiting() == (1,)
    play(table, 1, "pass")
    assert look(table, "at") == "refill"


def test_weo_6_6_passing_is_not_final_and_there_is_no_limit_of_spells() -> None:
    table = duel(["power-boost"] * 3, ["magic-shield", "shrinking-potion"])
    play(table, 0, "pass")
    play(table, 1, "cast:magic-shield", "player:1")
    play(table, 0, "cast:power-boost")  # only the own Claw is open
    play(table, 1, "cast:shrinking-potion")  # 6 -> 2
    play(table, 0, "cast:power-boost")
    assert look(table, "at") == "refill"
    assert look(table, "hands.0") == ["power-boost"]
    assert look(table, "trophies.1") == ["slime"]  # 4 against 6


def test_weo_6_7_a_silenced_player_passes_automatically() -> None:
    table = at(
        "spells",
        3,
        slots=["slime"],
        lead=0,
        silenced=[0, 1],
        places=places("claw", "axe", "kunai"),
        hands=[["power-boost"], ["power-boost"], ["power-boost"]],
    )
    assert table.waiting() == (2,)
    play(table, 2, "cast:power-boost", "player:2")
    assert look(table, "at") == "refill"


def test_weo_6_7_a_player_without_a_castable_spell_passes_automatically() -> None:
    # only artifacts in hand; a potion without a target; a spell that fits
    table = three(["whip"], ["enlarging-potion"], ["power-boost"])
    assert table.waiting() == (1,)  # the Claw has 4: it can be enlarged
    boosted = at(
        "spells",
        3,
        slots=["slime"],
        lead=0,
        places=places("kunai", "axe", "ornated-bow"),
        hands=[["whip"], ["enlarging-potion"], ["power-boost"]],
    )
    assert boosted.waiting() == (2,)


@pytest.mark.parametrize("spell", SPELLS)
def test_weo_6_8_a_spell_without_a_legal_target_cannot_be_cast(spell: str) -> None:
    shielded = {"spells": ["magic-shield"]}
    table = duel(
        [spell] * 2,
        ["bolas"],
        places=[{"artifact": "claw", **shielded}, {"artifact": "axe", **shielded}],
    )
    assert look(table, "at") == "refill"  # nothing to ask
    assert look(table, "hands.0") == [spell] * 2


def test_weo_6_8_any_artifact_on_any_slot_can_be_a_target_the_own_included() -> None:
    table = at(
        "spells",
        4,
        slots=["slime", "peuchen"],
        lead=1,
        places=places("claw@a", "axe@b", "kunai@b", "whip@a"),
        hands=[[], ["power-boost"], [], []],
    )
    play(table, 1, "cast:power-boost")
    assert offered(table, 1) == ["player:0", "player:1", "player:2", "player:3"]


def test_weo_6_9_a_spell_is_attached_to_its_artifact_and_moves_with_it() -> None:
    table = duel(["power-boost"], ["swift-hands"])
    play(table, 0, "cast:power-boost", "player:0")
    assert look(table, "places.0.spells") == ["power-boost"]
    play(table, 1, "cast:swift-hands")  # and the round is over: the Claw with 6 against the Axe 6
    assert look(table, "monster_discard") == ["slime"]


def test_weo_6_9_swift_hands_is_attached_to_nothing() -> None:
    table = three(["swift-hands"], ["power-boost"], [])
    play(table, 0, "cast:swift-hands", "player:0", "player:1")
    assert look(table, "used") == ["swift-hands"]
    assert [place["spells"] for place in look(table, "places")] == [[], [], []]
    assert [place["artifact"] for place in look(table, "places")] == ["axe", "claw", "kunai"]


@pytest.mark.parametrize("spell", ["broken-artifact", "magic-shield", "power-boost"])
def test_weo_6_10_a_shielded_artifact_is_no_target_not_even_for_its_own_player(spell: str) -> None:
    table = at(
        "spells",
        3,
        slots=["slime"],
        lead=0,
        places=[
            {"artifact": "claw", "spells": ["magic-shield"]},
            {"artifact": "axe"},
            {"artifact": "kunai"},
        ],
        hands=[[spell], [], []],
    )
    play(table, 0, f"cast:{spell}")
    assert offered(table, 0) == ["player:1", "player:2"]


def test_weo_6_11_power_boost_adds_2_to_any_artifact() -> None:
    table = duel(["power-boost"], ["power-boost"])
    play(table, 0, "cast:power-boost", "player:1")
    assert powers(table) == [4, 8]
    assert look(table, "places.1.base") == 6
    assert look(table, "places.1.bonus") == 0  # a spell is no artifact effect


@pytest.mark.parametrize(("bonus", "power"), [(-9, 0), (-4, 0), (-1, 3), (0, 4)])
def test_weo_6_12_enlarging_potion_adds_4_to_power_0_to_4(bonus: int, power: int) -> None:
    table = duel(
        ["enlarging-potion"],
        ["magic-shield"],
        places=[{"artifact": "claw", "bonus": bonus}, {"artifact": "axe"}],
    )
    assert powers(table)[0] == power
    play(table, 0, "cast:enlarging-potion")  # one target only
    assert powers(table) == [max(0, 8 + bonus), 6]


def test_weo_6_12_enlarging_potion_not_on_5_or_more() -> None:
    table = duel(
        ["enlarging-potion"],
        ["magic-shield"],
        places=[{"artifact": "claw", "bonus": 1}, {"artifact": "axe"}],
    )
    assert table.waiting() == (1,)  # 5 and 6: seat 0 cannot cast


@pytest.mark.parametrize(("bonus", "power"), [(1, 5), (2, 6), (7, 11)])
def test_weo_6_13_shrinking_potion_takes_4_from_power_5_or_more(bonus: int, power: int) -> None:
    table = duel(
        ["shrinking-potion"],
        ["magic-shield"],
        places=[{"artifact": "claw", "bonus": bonus}, {"artifact": "fusion"}],
    )
    assert powers(table)[0] == power
    play(table, 0, "cast:shrinking-potion")
    assert powers(table) == [power - 4, 1]


def test_weo_6_13_shrinking_potion_not_on_4_or_less() -> None:
    table = duel(["shrinking-potion"], ["magic-shield"], places=places("claw", "scythe"))
    assert table.waiting() == (1,)


def test_weo_6_14_broken_artifact_sets_the_base_to_0_and_modifiers_still_count() -> None:
    table = duel(
        ["broken-artifact"],
        ["power-boost"],
        places=[{"artifact": "claw"}, {"artifact": "axe", "bonus": 3}],
    )
    play(table, 0, "cast:broken-artifact", "player:1")
    assert powers(table) == [4, 3]  # earlier modifiers count
    play(table, 1, "cast:power-boost", "player:1")
    assert look(table, "trophies.1") == ["slime"]  # and later ones: 5 against 4


def test_weo_6_14_a_broken_artifact_cannot_be_broken_again() -> None:
    table = at(
        "spells",
        3,
        slots=["slime"],
        lead=0,
        places=[
            {"artifact": "claw", "spells": ["broken-artifact"]},
            {"artifact": "axe"},
            {"artifact": "kunai"},
        ],
        hands=[["broken-artifact"], [], []],
    )
    play(table, 0, "cast:broken-artifact")
    assert offered(table, 0) == ["player:1", "player:2"]


def test_weo_6_14_a_broken_artifact_with_power_0_can_be_enlarged() -> None:
    table = duel(
        ["enlarging-potion"],
        ["magic-shield"],
        places=[{"artifact": "endless-purse", "spells": ["broken-artifact"]}, {"artifact": "axe"}],
    )
    play(table, 0, "cast:enlarging-potion")
    assert powers(table) == [4, 6]


def test_weo_6_15_magic_shield_keeps_later_spells_off_and_leaves_what_is_there() -> None:
    table = duel(
        ["magic-shield"],
        ["power-boost"],
        places=[
            {"artifact": "claw", "bonus": -1, "spells": ["power-boost"]},
            {"artifact": "axe"},
        ],
    )
    play(table, 0, "cast:magic-shield", "player:0")
    assert powers(table) == [5, 6]
    assert sorted(look(table, "places.0.spells")) == ["magic-shield", "power-boost"]
    play(table, 1, "cast:power-boost")  # on the own Axe, without a question
    assert look(table, "trophies.1") == ["slime"]


def test_weo_6_15_a_rival_may_be_shielded_to_lock_its_spells_out() -> None:
    table = duel(["magic-shield"], ["power-boost"])
    play(table, 0, "cast:magic-shield", "player:1")
    play(table, 1, "cast:power-boost")  # only the Claw is left: a present for seat 0
    assert look(table, "monster_discard") == ["slime"]


def test_weo_6_16_swift_hands_trades_artifacts_with_all_that_is_on_them() -> None:
    table = at(
        "spells",
        3,
        slots=["slime"],
        lead=2,
        places=[
            {"artifact": "magic-mirror", "base": 7, "bonus": 2, "spells": ["power-boost"]},
            {"artifact": "axe", "bonus": -1, "spells": ["broken-artifact"]},
            {"artifact": "kunai"},
        ],
        hands=[["power-boost"], [], ["swift-hands"]],
    )
    play(table, 2, "cast:swift-hands", "player:0", "player:1")  # the caster is neither of them
    first, second, third = look(table, "places")
    assert first == {
        "artifact": "axe",
        "slot": "a",
        "base": 6,
        "bonus": -1,
        "spells": ["broken-artifact"],
        "power": 0,
    }
    assert second == {
        "artifact": "magic-mirror",
        "slot": "a",
        "base": 7,
        "bonus": 2,
        "spells": ["power-boost"],
        "power": 11,
    }
    assert third["artifact"] == "kunai"


def test_weo_6_16_players_keep_the_slot_they_attack() -> None:
    table = at(
        "spells",
        4,
        slots=["slime", "peuchen"],
        lead=0,
        places=places("claw@a", "axe@b", "kunai@a", "whip@b"),
        hands=[["swift-hands"], ["power-boost"], [], []],
    )
    play(table, 0, "cast:swift-hands", "player:0", "player:1")
    assert [(p["artifact"], p["slot"]) for p in look(table, "places")] == [
        ("axe", "a"),
        ("claw", "b"),
        ("kunai", "a"),
        ("whip", "b"),
    ]


def test_weo_6_16_no_artifact_effect_is_resolved_again() -> None:
    # the trident goes from the slime to the vampire and stays at 4
    table = at(
        "artifacts",
        4,
        slots=["vampire", "slime"],
        places=places("claw@a", "blessed-trident@b", "kunai@a", "axe@b"),
        hands=[["swift-hands"], ["power-boost"], [], []],
    )
    play(table, 0, "cast:swift-hands", "player:0", "player:1")
    assert powers(table) == [4, 4, 5, 6]


def test_weo_6_16_the_pair_is_named_lower_seat_first_among_the_unshielded() -> None:
    table = at(
        "spells",
        5,
        slots=["slime", "peuchen"],
        lead=1,
        places=[
            {"artifact": "claw"},
            {"artifact": "axe", "slot": "b"},
            {"artifact": "kunai", "spells": ["magic-shield"]},
            {"artifact": "whip"},
            {"artifact": "bolas"},
        ],
        hands=[[], ["swift-hands"], [], [], []],
    )
    play(table, 1, "cast:swift-hands")
    assert offered(table, 1) == ["player:0", "player:1", "player:3"]
    play(table, 1, "player:1")
    assert offered(table, 1) == ["player:3", "player:4"]
    play(table, 1, "player:4")
    assert look(table, "trophies.1") == ["peuchen"]


def test_weo_6_17_used_spells_stay_on_the_table_until_the_clean_up() -> None:
    table = three(["power-boost", "swift-hands"], ["swift-hands", "power-boost"], ["magic-shield"])
    play(table, 0, "cast:swift-hands", "player:0", "player:1")
    play(table, 1, "cast:power-boost", "player:2")
    assert look(table, "used") == ["swift-hands"]
    assert look(table, "places.2.spells") == ["power-boost"]
    assert look(table, "discard") == []
    play(table, 2, "pass")
    play(table, 0, "pass")
    assert sorted(look(table, "discard")) == ["axe", "claw", "kunai", "power-boost", "swift-hands"]


def test_a_table_reopened_while_a_target_is_chosen_keeps_swift_hands_beside_the_places() -> None:
    table = at(
        "spells",
        slots=["slime"],
        lead=0,
        used=["swift-hands"],
        places=places("axe", "claw"),
        hands=[["power-boost"], ["bolas"]],
    )
    play(table, 0, "cast:power-boost")
    again = table.game.table_from(table.position())
    play(again, 0, "player:0")
    assert sorted(look(again, "discard")) == ["axe", "claw", "power-boost", "swift-hands"]
