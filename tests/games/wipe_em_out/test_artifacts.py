"""WEO-5.4 to 5.24 Artifact stage: the effects."""

from __future__ import annotations

from collections import Counter

import pytest

import serao
from tests.games.wipe_em_out.at_the_table import (
    at,
    known,
    look,
    offered,
    places,
    play,
    powers,
    told,
)

ONE_SPELL = [["swift-hands"], []]  # seat 0 is asked in the spell stage: time for a look


@pytest.mark.parametrize("plain", ["axe", "claw", "kunai", "ornated-bow"])
def test_weo_5_4_an_artifact_without_effect_is_skipped(plain: str) -> None:
    table = at("artifacts", slots=["vampire"], places=places(plain, "claw"), hands=ONE_SPELL)
    assert look(table, "at") == "spells"
    assert look(table, "silenced") == []
    assert [place["bonus"] for place in look(table, "places")] == [0, 0]
    assert look(table, "discard") == []


@pytest.mark.parametrize("plain", ["axe", "claw", "kunai", "ornated-bow"])
def test_weo_5_10_axe_claw_kunai_and_ornated_bow_have_no_effect(plain: str) -> None:
    table = at("artifacts", slots=["slime"], places=places(plain, "fusion"), hands=ONE_SPELL)
    assert [type(event).__name__ for event in table.journal or []] == ["LeadTaken"]


def test_weo_5_5_an_effect_is_complete_before_the_next_and_discards_are_there_at_once() -> None:
    # the crossbow leads and loses Swift hands; the Scythe after it can take that card
    table = at(
        "artifacts",
        slots=["slime"],
        places=places("steam-crossbow", "scythe"),
        hands=[["swift-hands"], []],
    )
    assert look(table, "hands.1") == ["swift-hands"]
    assert table.waiting() == (1,)


def test_weo_5_5_powers_inside_an_effect_are_the_current_ones() -> None:
    # Gun sword first (4): the Kunai falls to 3; then the mirror copies 3, not 5
    table = at(
        "artifacts",
        3,
        slots=["slime"],
        places=places("kunai", "gun-sword", "magic-mirror"),
        hands=[["swift-hands"], [], []],
    )
    play(table, 1, "player:0")
    play(table, 2, "player:0")
    assert powers(table) == [3, 4, 3]


def test_weo_5_6_bonuses_stay_on_the_artifact_until_the_round_ends() -> None:
    table = at(
        "artifacts",
        slots=["vampire"],
        places=places("blessed-trident", "axe"),
        hands=[["swift-hands"], ["bolas"]],
    )
    assert powers(table) == [7, 6]
    play(table, 0, "cast:swift-hands")
    # seat 1 attacks the same vampire with the trident, still 7
    assert look(table, "trophies.1") == ["vampire"]
    later = at(
        "artifacts", slots=["slime"], places=places("blessed-trident", "axe"), hands=ONE_SPELL
    )
    assert powers(later) == [4, 6]


@pytest.mark.parametrize(
    ("artifact", "options"),
    [
        ("bolas", ["player:1", "player:2"]),
        ("gun-sword", ["player:1", "player:2"]),
        ("hungry-battle-axe", ["player:1", "player:2"]),
        ("scythe", ["harvest:power-boost", "harvest:swift-hands"]),
    ],
)
def test_weo_5_7_an_effect_that_can_be_carried_out_is_mandatory(
    artifact: str, options: list[str]
) -> None:
    table = at(
        "artifacts",
        3,
        slots=["slime"],
        places=places(artifact, "claw", "kunai"),
        hands=[["whip"], ["whip"], ["whip"]],
        discard=["power-boost", "swift-hands"],
    )
    assert offered(table, 0) == options
    with pytest.raises(serao.IllegalAction):
        play(table, 0, "decline")


def test_weo_5_8_only_fusion_mirror_and_shapeshifter_may_be_declined() -> None:
    for artifact, options in (
        ("fusion", ["decline", "feed:whip"]),
        ("magic-mirror", ["decline", "player:1", "player:2"]),
        ("shapeshifter-sword", ["decline", "feed:whip"]),
    ):
        table = at(
            "artifacts",
            3,
            slots=["slime"],
            places=places(artifact, "claw", "kunai"),
            hands=[["whip", "power-boost"], [], []],
        )
        assert offered(table, 0) == options
        before = look(table, "places.0")
        play(table, 0, "decline")
        assert look(table, "places.0") == before
        assert sorted(look(table, "hands.0")) == ["power-boost", "whip"]
        assert look(table, "at") == "spells"


@pytest.mark.parametrize("artifact", ["bolas", "gun-sword", "magic-mirror", "hungry-battle-axe"])
@pytest.mark.parametrize("seat", [0, 2, 4])
def test_weo_5_9_another_player_is_anyone_but_oneself_on_any_slot(artifact: str, seat: int) -> None:
    played = ["claw@a", "axe@b", "kunai@a", "ornated-bow@b", "claw@b"]
    played[seat] = f"{artifact}@a"
    table = at(
        "artifacts",
        5,
        slots=["slime", "peuchen"],
        places=places(*played),
        hands=[["whip"], ["whip"], ["whip"], ["bolas"], ["fusion"]],
    )
    others = [f"player:{other}" for other in range(5) if other != seat]
    assert [name for name in offered(table, seat) if name != "decline"] == others


# -- the effects, one by one --------------------------------------------------------------------

MONSTERS = [
    "giant-rat",
    "peuchen",
    "slime",
    "vampire",
    "werehyena",
    "werewolf",
    "zombie-1",
    "zombie-2",
    "zombie-3",
    "mimic",
]


@pytest.mark.parametrize("monster", MONSTERS)
def test_weo_5_11_blessed_trident_has_3_more_against_vampire_and_zombies(monster: str) -> None:
    table = at(
        "artifacts", slots=[monster], places=places("blessed-trident", "claw"), hands=ONE_SPELL
    )
    undead = monster in ("vampire", "zombie-1", "zombie-2", "zombie-3")
    assert powers(table) == [7 if undead else 4, 4]
    assert look(table, "places.0.bonus") == (3 if undead else 0)


@pytest.mark.parametrize("monster", MONSTERS)
def test_weo_5_12_whip_has_3_more_against_werewolf_werehyena_and_giant_rat(monster: str) -> None:
    table = at("artifacts", slots=[monster], places=places("whip", "claw"), hands=ONE_SPELL)
    beast = monster in ("werewolf", "werehyena", "giant-rat")
    assert powers(table) == [7 if beast else 4, 4]


def test_weo_5_11_and_5_12_the_monster_of_the_own_slot_counts_not_the_other() -> None:
    table = at(
        "artifacts",
        4,
        slots=["vampire", "werewolf"],
        places=places("blessed-trident@b", "whip@a", "whip@b", "blessed-trident@a"),
        hands=[["swift-hands"], [], [], []],
    )
    assert powers(table) == [4, 4, 7, 7]


def test_weo_5_13_bolas_silence_another_player() -> None:
    table = at(
        "artifacts",
        3,
        slots=["slime"],
        places=places("bolas", "axe", "claw"),
        hands=[["power-boost"], ["power-boost"], ["power-boost"]],
    )
    play(table, 0, "player:2")
    assert look(table, "silenced") == [2]
    play(table, 1, "pass")
    assert table.waiting() == (0,)  # seat 2 is passed over
    assert powers(table) == [4, 6, 4]


def test_weo_5_13_bolas_may_silence_somebody_already_silenced() -> None:
    table = at(
        "artifacts",
        3,
        slots=["slime"],
        places=places("bolas", "legendary-glaive", "claw"),
        hands=[["power-boost"], [], []],
    )
    assert offered(table, 0) == ["player:1", "player:2"]
    play(table, 0, "player:1")
    assert look(table, "silenced") == [1]


def test_weo_5_14_endless_purse_every_other_player_draws_going_left_from_the_holder() -> None:
    table = at(
        "artifacts",
        4,
        slots=["slime", "peuchen"],
        places=places("claw", "kunai@b", "endless-purse", "whip@b"),
        hands=[["swift-hands"], [], [], []],
        deck=["bolas", "fusion", "scythe", "axe"],
    )
    hands = look(table, "hands")
    assert hands[2] == []
    assert hands[3] == ["bolas"]
    assert sorted(hands[0]) == ["fusion", "swift-hands"]
    assert hands[1] == ["scythe"]
    assert look(table, "deck")[0] == "axe"


def test_weo_5_14_endless_purse_reshuffles_when_the_deck_is_empty() -> None:
    table = at(
        "artifacts",
        3,
        slots=["slime"],
        places=places("endless-purse", "kunai", "claw"),
        hands=[["swift-hands"], [], []],
        deck=["bolas"],
        deck_rest="box",
        discard=["scythe", "whip"],
    )
    assert look(table, "hands.1") == ["bolas"]
    assert look(table, "hands.2") in (["scythe"], ["whip"])
    assert sorted(look(table, "hands.2") + look(table, "deck")) == ["scythe", "whip"]
    assert look(table, "discard") == []


def test_weo_5_15_fusion_eats_an_artifact_for_its_printed_power_without_its_effect() -> None:
    table = at(
        "artifacts",
        slots=["slime"],
        places=places("fusion", "claw"),
        hands=[["endless-purse", "claw", "swift-hands"], []],
    )
    assert offered(table, 0) == ["decline", "feed:claw", "feed:endless-purse"]
    play(table, 0, "feed:endless-purse")
    assert powers(table) == [8, 4]
    assert look(table, "places.0.bonus") == 7
    assert look(table, "discard") == ["endless-purse"]
    assert look(table, "hands.1") == []  # the purse's effect does not happen


def test_weo_5_15_fusion_without_an_artifact_in_hand_does_nothing() -> None:
    table = at("artifacts", slots=["slime"], places=places("fusion", "claw"), hands=ONE_SPELL)
    assert look(table, "at") == "spells"
    assert powers(table) == [1, 4]


def test_weo_5_16_gun_sword_takes_2_from_another_artifact_on_any_slot() -> None:
    table = at(
        "artifacts",
        4,
        slots=["slime", "peuchen"],
        places=places("gun-sword", "claw", "kunai@b", "fusion@b"),
        hands=[["swift-hands"], [], [], []],
    )
    play(table, 0, "player:3")
    assert powers(table) == [4, 4, 5, 0]  # 1 - 2 is cut at 0
    assert look(table, "places.3.bonus") == -2


def test_weo_5_17_hungry_battle_axe_takes_a_card_out_of_another_hand() -> None:
    table = at(
        "artifacts",
        3,
        slots=["slime"],
        places=places("hungry-battle-axe", "claw", "kunai"),
        hands=[["whip"], ["axe", "power-boost", "power-boost"], ["bolas"]],
    )
    play(table, 0, "player:1")
    assert offered(table, 0) == ["take:axe", "take:power-boost"]  # artifact or spell
    assert table.view(0)["hands"][1] == {"size": 3, "known": ["axe", "power-boost", "power-boost"]}
    play(table, 0, "take:power-boost")
    assert sorted(look(table, "hands.0")) == ["power-boost", "whip"]
    assert sorted(look(table, "hands.1")) == ["axe", "power-boost"]


def test_weo_5_17_only_players_with_cards_can_be_looked_at() -> None:
    table = at(
        "artifacts",
        4,
        slots=["slime", "peuchen"],
        places=places("hungry-battle-axe", "claw", "kunai@b", "axe@b"),
        hands=[["whip"], [], ["bolas"], ["fusion"]],
    )
    assert offered(table, 0) == ["player:2", "player:3"]


def test_weo_5_17_nobody_with_cards_nothing_happens() -> None:
    table = at(
        "artifacts", slots=["slime"], places=places("hungry-battle-axe", "claw"), hands=ONE_SPELL
    )
    assert look(table, "at") == "spells"
    assert look(table, "hands") == [["swift-hands"], []]


def test_weo_5_18_legendary_glaive_silences_its_own_player() -> None:
    table = at(
        "artifacts",
        slots=["slime"],
        places=places("legendary-glaive", "claw"),
        hands=[["power-boost"], ["power-boost"]],
    )
    assert look(table, "silenced") == [0]
    assert table.waiting() == (1,)


def test_weo_5_19_lucky_chest_an_artifact_adds_its_power_and_is_discarded() -> None:
    table = at(
        "artifacts",
        slots=["slime"],
        places=places("lucky-chest", "claw"),
        hands=ONE_SPELL,
        deck=["legendary-glaive", "axe"],
    )
    assert powers(table) == [9, 4]
    assert look(table, "discard") == ["legendary-glaive"]
    assert look(table, "silenced") == []
    assert look(table, "deck")[0] == "axe"


def test_weo_5_19_lucky_chest_a_spell_goes_to_the_hand() -> None:
    table = at(
        "artifacts",
        slots=["slime"],
        places=places("claw", "lucky-chest"),
        hands=ONE_SPELL,
        deck=["magic-shield"],
    )
    assert powers(table) == [4, 1]
    assert look(table, "hands.1") == ["magic-shield"]
    assert look(table, "discard") == []
    assert known(table, 1, 0) == known(table, 1, None) == ["magic-shield"]


def test_weo_5_19_lucky_chest_turns_up_a_reshuffled_card() -> None:
    table = at(
        "artifacts",
        slots=["slime"],
        places=places("claw", "lucky-chest"),
        hands=ONE_SPELL,
        deck_rest="box",
        discard=["magic-shield"],
    )
    assert look(table, "hands.1") == ["magic-shield"]
    assert look(table, "discard") == []


def test_weo_5_19_lucky_chest_no_card_left_anywhere_nothing_happens() -> None:
    table = at(
        "artifacts",
        slots=["slime"],
        places=places("claw", "lucky-chest"),
        hands=ONE_SPELL,
        deck_rest="box",
    )
    assert powers(table) == [4, 1]
    assert told(table, "ChestOpened") == []


def test_weo_5_20_magic_mirror_takes_over_a_current_power_and_keeps_its_modifiers() -> None:
    # Gun sword (4) acts before the mirror (2): Kunai 5 - 2 = 3, then the mirror copies 3
    table = at(
        "artifacts",
        3,
        slots=["slime"],
        places=places("gun-sword", "magic-mirror", "kunai"),
        hands=[["power-boost"], ["broken-artifact"], []],
        revealer=0,
    )
    play(table, 0, "player:1")  # the mirror has -2 on it
    play(table, 1, "player:2")  # and copies the Kunai's 5
    assert look(table, "places.1") == {
        "artifact": "magic-mirror",
        "slot": "a",
        "base": 5,
        "bonus": -2,
        "spells": [],
        "power": 3,
    }
    play(table, 0, "cast:power-boost", "player:2")
    assert powers(table) == [4, 3, 7]  # what happens to the Kunai later does not matter


def test_weo_5_20_magic_mirror_does_not_copy_the_effect() -> None:
    table = at(
        "artifacts",
        slots=["slime"],
        places=places("legendary-glaive", "magic-mirror"),
        hands=[[], ["power-boost"]],
    )
    play(table, 1, "player:0")
    assert powers(table) == [8, 8]
    assert look(table, "silenced") == [0]


def test_weo_5_21_magical_saw_takes_1_from_every_other_artifact_on_the_same_monster() -> None:
    # the Glaive has resolved before, the mirror comes after; seat 3 is on the other monster
    table = at(
        "artifacts",
        5,
        slots=["slime", "peuchen"],
        places=places("legendary-glaive", "magical-saw", "magic-mirror", "claw@b", "lucky-chest"),
        hands=[[], [], [], ["swift-hands"], []],
        deck=["power-boost"],
    )
    play(table, 2, "decline")
    assert powers(table) == [7, 5, 1, 4, 0]
    assert [place["bonus"] for place in look(table, "places")] == [-1, 0, -1, 0, -1]


def test_weo_5_22_scythe_takes_a_spell_of_choice_from_the_item_discard() -> None:
    table = at(
        "artifacts",
        slots=["slime"],
        places=places("scythe", "claw"),
        discard=["power-boost", "power-boost", "magic-shield", "axe", "whip"],
    )
    assert offered(table, 0) == ["harvest:magic-shield", "harvest:power-boost"]
    play(table, 0, "harvest:power-boost")
    assert look(table, "hands.0") == ["power-boost"]
    assert sorted(look(table, "discard")) == ["axe", "magic-shield", "power-boost", "whip"]
    assert known(table, 0, 1) == known(table, 0, None) == ["power-boost"]


def test_weo_5_22_scythe_finds_no_spell_and_does_nothing() -> None:
    table = at(
        "artifacts",
        slots=["slime"],
        places=places("scythe", "claw"),
        hands=ONE_SPELL,
        discard=["axe", "whip"],
    )
    assert look(table, "at") == "spells"
    assert look(table, "hands.0") == ["swift-hands"]


def test_weo_5_23_shapeshifter_sword_trades_places_with_an_artifact_of_the_hand() -> None:
    table = at(
        "artifacts",
        4,
        slots=["slime", "peuchen"],
        places=places("gun-sword@b", "shapeshifter-sword@b", "kunai", "claw"),
        hands=[[], ["legendary-glaive", "fusion", "power-boost"], [], []],
    )
    play(table, 0, "player:1")
    assert offered(table, 1) == ["decline", "feed:fusion", "feed:legendary-glaive"]
    play(table, 1, "feed:legendary-glaive")
    assert look(table, "places.1") == {
        "artifact": "legendary-glaive",
        "slot": "b",
        "base": 8,
        "bonus": 0,
        "spells": [],
        "power": 8,
    }
    assert look(table, "silenced") == []  # the effect of the new artifact is not resolved
    assert sorted(look(table, "hands.1")) == ["fusion", "power-boost", "shapeshifter-sword"]
    assert known(table, 1, 0) == known(table, 1, None) == ["shapeshifter-sword"]


def test_weo_5_23_a_fusion_put_down_by_the_sword_stays_at_1() -> None:
    table = at(
        "artifacts",
        slots=["slime"],
        places=places("shapeshifter-sword", "lucky-chest"),
        hands=[["fusion", "axe", "power-boost"], []],
        deck=["magic-shield"],
    )
    play(table, 0, "feed:fusion")
    assert powers(table) == [1, 1]
    assert table.waiting() == (0,)  # no question about feeding, but the first spell
    assert offered(table, 0) == ["pass", "cast:power-boost"]


def test_weo_5_23_without_an_artifact_in_hand_nothing_happens() -> None:
    table = at(
        "artifacts", slots=["slime"], places=places("shapeshifter-sword", "claw"), hands=ONE_SPELL
    )
    assert look(table, "at") == "spells"
    assert look(table, "places.0.artifact") == "shapeshifter-sword"


def test_weo_5_23_a_sword_may_trade_places_with_another_sword() -> None:
    table = at(
        "artifacts",
        slots=["slime"],
        places=places("gun-sword", "shapeshifter-sword"),
        hands=[["power-boost"], ["shapeshifter-sword"]],
    )
    assert powers(table) == [4, 1]  # the Gun sword had one target
    play(table, 1, "feed:shapeshifter-sword")
    assert powers(table) == [4, 3]
    assert look(table, "hands.1") == ["shapeshifter-sword"]


def test_weo_5_24_steam_crossbow_discards_a_card_of_its_player_openly() -> None:
    table = at(
        "artifacts",
        slots=["slime"],
        places=places("steam-crossbow", "claw"),
        hands=[["axe", "whip", "power-boost"], ["swift-hands"]],
        luck=["whip"],
    )
    assert look(table, "discard") == ["whip"]
    assert look(table, "hands.0") == ["axe", "power-boost"]
    assert look(table, "hands.1") == ["swift-hands"]
    assert [event.item for event in told(table, "CardLost")] != []


def test_weo_5_24_every_card_of_the_hand_is_equally_likely() -> None:
    lost: Counter[str] = Counter()
    for seed in range(300):
        table = at(
            "artifacts",
            seed=seed,
            slots=["slime"],
            places=places("steam-crossbow", "claw"),
            hands=[["bolas", "bolas", "axe"], ["swift-hands"]],
        )
        lost.update(look(table, "discard"))
    assert set(lost) == {"bolas", "axe"}
    assert 165 <= lost["bolas"] <= 235  # two cards of three: 200 expected


def test_weo_5_24_an_empty_hand_loses_nothing() -> None:
    table = at(
        "artifacts",
        slots=["slime"],
        places=places("steam-crossbow", "claw"),
        hands=[[], ["swift-hands"]],
    )
    assert look(table, "discard") == []
    assert table.waiting() == (1,)


def test_weo_5_24_the_only_card_is_lost_without_chance() -> None:
    table = at(
        "artifacts",
        slots=["slime"],
        places=places("steam-crossbow", "claw"),
        hands=[["kunai"], ["swift-hands"]],
        luck=["axe"],
    )
    assert look(table, "discard") == ["kunai"]
    assert table.luck == ["axe"]  # scripted luck was not asked
