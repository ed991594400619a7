"""What a client is told beside the zones: why not, the reckoning, the pieces."""

from __future__ import annotations

from typing import Any

import pytest

from serao.kernel.state import State
from tests.games.wipe_em_out.at_the_table import GAME, at, play


def because(table: State, name: str, seat: int) -> tuple[str, str]:
    reason = table.why_not(GAME.actions.index(name), seat)
    assert reason is not None, name
    return reason.clause, reason.words


def preparing(seats: int = 4) -> State:
    hands = [["axe", "claw"], ["kunai", "whip"], ["bolas", "scythe"], ["bolas", "whip"]]
    slots = ["slime", "peuchen"] if seats > 3 else ["slime"]
    return at("prepare", seats, slots=slots, hands=hands[:seats])


def casting(spell: str, *places: dict[str, Any]) -> State:
    """Return a table where seat 0 has just announced ``spell``."""
    seats = len(places)
    table = at(
        "spells",
        seats,
        slots=["slime"] if seats <= 3 else ["slime", "none"],
        lead=0,
        places=list(places),
        hands=[[spell, "power-boost"], *[["swift-hands"]] * (seats - 1)],
    )
    play(table, 0, f"cast:{spell}")
    return table


AXE, CLAW, SCYTHE, BOW = ({"artifact": name} for name in ("axe", "claw", "scythe", "ornated-bow"))
SHIELDED = {"artifact": "kunai", "spells": ["magic-shield"]}


@pytest.mark.parametrize(
    ("name", "clause", "words"),
    [
        ("play:whip", "WEO-4.2", "You do not have that card in your hand."),
        ("attack:a", "WEO-4.3", "First choose the artifact that attacks."),
        ("cast:power-boost", "WEO-6.2", "Spells are cast in the spell stage."),
        ("pass", "WEO-4.2", "Everybody plays an artifact; nobody sits out."),
        ("keep", "WEO-7.5", "Hands are kept or redrawn after the monsters are collected."),
        ("player:1", "WEO-5.9", "You are not asked to choose a player now."),
        ("decline", "WEO-5.8", "There is no effect to decline now."),
        ("take:axe", "WEO-5.17", "Only the Hungry battle-axe takes cards from a hand."),
        ("harvest:swift-hands", "WEO-5.22", "Only the Scythe takes spells from the discard."),
        ("mimic-as:slime", "WEO-8.2", "Mimics change shape at the end of the game."),
    ],
)
def test_in_the_preparation_an_action_of_another_stage_says_when_its_time_is(
    name: str, clause: str, words: str
) -> None:
    assert because(preparing(), name, 0) == (clause, words)


def test_weo_4_3_with_three_players_there_is_one_monster() -> None:
    assert because(preparing(3), "attack:b", 0) == (
        "WEO-4.3",
        "There is only one monster to attack.",
    )


def test_weo_1_11_an_artifact_once_chosen_is_chosen() -> None:
    table = preparing()
    play(table, 0, "play:claw")
    assert because(table, "play:axe", 0)[0] == "WEO-1.11"


def test_weo_6_8_a_spell_without_a_target_says_so() -> None:
    hands = [["enlarging-potion", "power-boost"], ["swift-hands"]]
    table = at("spells", 2, slots=["slime"], lead=0, places=[AXE, BOW], hands=hands)
    assert because(table, "cast:enlarging-potion", 0)[0] == "WEO-6.8"
    assert because(table, "cast:swift-hands", 0)[0] == "WEO-6.2"
    assert table.why_not(GAME.actions.index("cast:power-boost"), 0) is None


@pytest.mark.parametrize(
    ("spell", "places", "clause", "words"),
    [
        ("power-boost", [AXE, SHIELDED, CLAW], "WEO-6.10", "A magic shield protects"),
        (
            "broken-artifact",
            [AXE, {"artifact": "kunai", "spells": ["broken-artifact"]}, CLAW],
            "WEO-6.14",
            "is broken already",
        ),
        (
            "shrinking-potion",
            [AXE, {"artifact": "kunai", "bonus": -2}, BOW],
            "WEO-6.13",
            "Its power is 3: this spell needs 5 or more",
        ),
        (
            "enlarging-potion",
            [CLAW, {"artifact": "kunai", "bonus": 2}, SCYTHE],
            "WEO-6.12",
            "Its power is 7: this spell needs 4 or less",
        ),
        ("swift-hands", [AXE, SHIELDED, CLAW, BOW], "WEO-6.10", "A magic shield protects"),
    ],
)
def test_weo_6_10_to_6_16_a_wrong_target_says_what_is_wrong_with_it(
    spell: str, places: list[dict[str, Any]], clause: str, words: str
) -> None:
    found = because(casting(spell, *places), "player:1", 0)
    assert found[0] == clause
    assert words in found[1]


def test_weo_6_16_the_lower_seat_is_named_first() -> None:
    table = casting("swift-hands", AXE, SCYTHE, CLAW)
    assert because(table, "player:2", 0)[0] == "WEO-6.16"
    assert because(table, "pass", 0)[0] == "WEO-6.3"
    play(table, 0, "player:0")
    assert because(table, "player:0", 0) == ("WEO-6.16", "Two different players trade artifacts.")


def artifacts_stage(first: str, **keys: Any) -> State:
    places = [{"artifact": first}, {"artifact": "fusion"}, {"artifact": "lucky-chest"}]
    return at("artifacts", 3, slots=["slime"], places=places, **keys)


def test_weo_5_9_an_effect_on_another_player_never_hits_its_own() -> None:
    table = artifacts_stage("gun-sword", hands=[["axe"], [], []])
    assert because(table, "player:0", 0) == ("WEO-5.9", "It must be another player.")
    assert because(table, "decline", 0)[0] == "WEO-5.7"


def test_weo_1_1_nobody_sits_where_the_table_has_no_seat() -> None:
    nobody = ("WEO-1.1", "Nobody sits there.")
    assert because(artifacts_stage("gun-sword"), "player:3", 0) == nobody
    assert because(casting("swift-hands", AXE, SCYTHE, CLAW), "player:4", 0) == nobody


def test_weo_5_17_a_player_without_cards_cannot_be_looked_at() -> None:
    hands = [[], ["axe", "claw"], ["kunai", "whip"], []]
    places = [{"artifact": "hungry-battle-axe"}, *[{"artifact": "fusion"}] * 3]
    table = at("artifacts", 4, slots=["slime", "peuchen"], places=places, hands=hands)
    assert because(table, "player:3", 0) == (
        "WEO-5.17",
        "That player has no cards to look at.",
    )
    play(table, 0, "player:1")
    assert because(table, "take:kunai", 0)[0] == "WEO-5.17"


def test_weo_5_22_a_spell_that_is_not_in_the_discard_cannot_be_harvested() -> None:
    discard = ["swift-hands", "power-boost"]
    table = artifacts_stage("scythe", hands=[[], [], []], discard=discard)
    assert because(table, "harvest:magic-shield", 0)[0] == "WEO-5.22"


def test_weo_5_15_and_5_23_only_a_card_in_hand_can_be_used() -> None:
    fusion = artifacts_stage("kunai", hands=[[], ["axe", "claw"], []])
    assert because(fusion, "feed:whip", 1)[0] == "WEO-5.15"
    sword = artifacts_stage("shapeshifter-sword", hands=[["axe", "claw"], [], []])
    assert because(sword, "feed:whip", 0)[0] == "WEO-5.23"


def test_weo_8_2_a_mimic_copies_a_monster_really_held() -> None:
    table = at("score", 2, trophies=[["mimic", "slime", "vampire"], []])
    assert because(table, "mimic-as:werewolf", 0)[0] == "WEO-8.2"


# -- the rest -----------------------------------------------------------------------------------


def test_weo_8_14_the_tally_groups_trophies_and_adds_up_to_the_score() -> None:
    trophies = [["slime", "slime", "mimic", "zombie-3"], ["zombie-1", "zombie-1", "vampire"]]
    table = at("prepare", 2, slots=["slime"], hands=[["axe"], ["claw", "whip"]], trophies=trophies)
    assert table.view(None)["tally"] == [
        [
            {"kind": "slime", "count": 2, "points": 3},
            {"kind": "mimic", "count": 1, "points": 0},
            {"kind": "horde", "count": 3, "points": 6},
        ],
        [
            {"kind": "vampire", "count": 1, "points": 3},
            {"kind": "horde", "count": 2, "points": 3},
        ],
    ]
    assert table.scores() == [9, 6]
    assert GAME.drawing.reckoning(table, "pt")[1] == [
        ("1 × Vampiro", 3),
        ("Horda de 2 mortos-vivos", 3),
    ]


def test_the_power_after_a_spell_is_shown_for_every_legal_target() -> None:
    table = casting("shrinking-potion", AXE, SCYTHE, BOW)
    assert table.view(None)["after"] == [2, -1, 1]
    play(table, 0, "player:0")
    assert table.view(None)["after"] == []


def test_what_each_spell_on_an_artifact_changes_is_shown() -> None:
    boosted = {"artifact": "claw", "bonus": -1, "spells": ["power-boost"]}
    broken = {"artifact": "axe", "spells": ["power-boost", "broken-artifact"]}
    assert casting("power-boost", boosted, broken, SCYTHE).view(None)["laid"] == [
        [{"spell": "power-boost", "before": 3, "after": 5}],
        [
            {"spell": "broken-artifact", "before": 6, "after": 0},
            {"spell": "power-boost", "before": 0, "after": 2},
        ],
        [],
    ]


def test_weo_7_1_and_7_2_who_is_ahead_is_shown_and_nobody_in_a_tie() -> None:
    table = casting("power-boost", CLAW, SCYTHE, {"artifact": "claw"})
    assert table.view(None)["ahead"] == [-1]
    play(table, 0, "player:1")
    assert table.view(None)["ahead"] == [1]
    assert preparing().view(0)["ahead"] == [-1, -1]


def test_every_card_is_in_the_catalogue_with_its_source() -> None:
    book = GAME.drawing.catalogue("en")
    assert len(book["items"]) == 24
    assert book["items"]["claw"]["sources"] == {"power": "R", "effect": "R"}
    assert book["items"]["axe"]["sources"]["power"] == "I WEO-R27"
    assert book["items"]["power-boost"]["power"] is None
    assert sum(monster["count"] for monster in book["monsters"].values()) == 72
    assert GAME.drawing.catalogue("pt")["items"]["axe"]["name"] == "Machado"
