"""WEO-1 Terms and state."""

from __future__ import annotations

import pytest

from serao.kernel.rng import Rng
from tests.games.wipe_em_out.at_the_table import (
    GAME,
    at,
    keep_all,
    look,
    offered,
    pass_round,
    places,
    play,
    powers,
)


def test_weo_1_1_the_player_to_the_left_has_the_next_higher_seat_and_after_the_last_the_first() -> (
    None
):
    table = at(
        "spells",
        3,
        slots=["slime"],
        lead=2,
        places=places("axe", "claw", "kunai"),
        hands=[["power-boost"]] * 3,
    )
    asked = []
    while look(table, "at") == "spells":
        asked.append(table.waiting())
        play(table, table.waiting()[0], "pass")
    assert asked == [(2,), (0,), (1,)]


def test_weo_1_2_an_item_with_a_power_is_an_artifact_and_can_be_played_a_spell_cannot() -> None:
    table = at(
        "prepare",
        slots=["slime"],
        hands=[["axe", "claw", "power-boost", "swift-hands"], ["whip", "bolas"]],
    )
    assert offered(table, 0) == ["play:axe", "play:claw"]
    assert offered(table, 1) == ["play:bolas", "play:whip"]


def test_weo_1_3_every_zone_of_the_table_is_in_its_position() -> None:
    table = at(
        "collect",
        4,
        slots=["slime", "peuchen"],
        places=places("axe@a", "claw@a", "kunai@b", "whip@b"),
        hands=[["bolas"], [], [], []],
        discard=["scythe"],
        monster_discard=["giant-rat"],
        trophies=[["vampire"], [], [], []],
    )
    position = table.position()
    assert position["slots"] == ["none", "none"]
    assert position["trophies"] == [["slime", "vampire"], [], ["peuchen"], []]
    assert position["monster_discard"] == ["giant-rat"]
    assert len(position["monster_deck"]) == 18
    assert len(position["side_pile"]) == 72 - 18 - 4
    assert position["hands"] == [["bolas"], [], [], []]
    assert sorted(position["discard"]) == ["axe", "claw", "kunai", "scythe", "whip"]
    assert len(position["deck"]) == 72 - 6


def test_weo_1_4_a_played_artifact_starts_with_its_printed_power_and_nothing_on_it() -> None:
    table = at("prepare", slots=["slime"], hands=[["endless-purse", "swift-hands"], ["claw"]])
    place = look(table, "places.0")  # both had one artifact: it was played for them
    assert place == {
        "artifact": "endless-purse",
        "slot": "a",
        "base": 7,
        "bonus": 0,
        "spells": [],
        "power": 7,
    }


def test_weo_1_5_only_the_final_sum_is_cut_at_0_never_an_intermediate_one() -> None:
    table = at(
        "spells",
        slots=["slime"],
        lead=0,
        places=[{"artifact": "claw", "bonus": -7}, {"artifact": "axe"}],
        hands=[["power-boost", "power-boost"], ["power-boost"]],
    )
    assert powers(table)[0] == 0  # 4 - 7
    play(table, 0, "cast:power-boost", "player:0")
    assert powers(table)[0] == 0  # 4 - 7 + 2
    play(table, 1, "cast:power-boost", "player:0")
    assert powers(table)[0] == 1  # 4 - 7 + 4


def test_weo_1_5_a_broken_artifact_counts_its_modifiers_only() -> None:
    table = at(
        "spells",
        slots=["slime"],
        places=[
            {"artifact": "magic-mirror", "base": 7, "bonus": 3, "spells": ["broken-artifact"]},
            {"artifact": "axe", "bonus": -2, "spells": ["broken-artifact", "power-boost"]},
        ],
        hands=[["swift-hands"], []],
    )
    assert powers(table) == [3, 0]
    assert look(table, "places.0.base") == 7


def test_weo_1_6_silence_belongs_to_the_player_and_does_not_move_with_the_artifact() -> None:
    table = at(
        "artifacts",
        3,
        slots=["slime"],
        places=places("legendary-glaive", "claw", "axe"),
        hands=[["power-boost"], ["power-boost"], ["swift-hands", "power-boost"]],
    )
    assert look(table, "silenced") == [0]
    play(table, 1, "pass")
    play(table, 2, "cast:swift-hands", "player:0", "player:1")
    assert look(table, "silenced") == [0]
    assert look(table, "places.1.artifact") == "legendary-glaive"
    assert table.waiting() == (1,)  # the silenced seat 0 was passed over, seat 1 may cast
    assert offered(table, 1) == ["pass", "cast:power-boost"]


def test_weo_1_7_the_revealer_is_seat_0_then_moves_one_seat_to_the_left_every_round() -> None:
    table = GAME.new_table(3, seed=5)
    rng = Rng(5)
    seen: dict[int, int] = {}
    while not table.is_over:
        seen[look(table, "round")] = look(table, "revealer")
        seat = table.waiting()[0]
        options = table.options(seat)
        table.act(options[rng.below(len(options))], seat)
    for number, revealer in seen.items():
        assert revealer == (number - 1) % 3
    assert set(range(1, 19)) <= set(seen)


def test_weo_1_7_the_revealer_moves_on_for_an_extra_round_too() -> None:
    table = at(
        "score",
        3,
        trophies=[["peuchen"], ["peuchen"], []],
        hands=[["axe", "claw"], ["whip", "bolas"], ["kunai", "fusion"]],
        revealer=1,
    )
    keep_all(table)
    assert look(table, "round") == 19
    assert look(table, "revealer") == 2


def test_weo_1_8_the_lead_stays_whatever_happens_to_the_artifacts() -> None:
    table = at(
        "artifacts",
        3,
        slots=["slime"],
        places=places("axe", "gun-sword", "kunai"),
        hands=[["swift-hands"], [], ["broken-artifact"]],
    )
    play(table, 1, "player:0")  # the Gun sword brings the Axe from 6 to 4
    assert look(table, "lead") == 0
    assert table.waiting() == (0,)  # the first turn is the lead's all the same
    play(table, 0, "cast:swift-hands", "player:0", "player:1")
    assert look(table, "lead") == 0
    pass_round(table)
    assert look(table, "at") == "refill"
    assert look(table, "lead") == 0


def test_weo_1_9_power_is_never_negative_and_has_no_upper_limit() -> None:
    tower = ["power-boost"] * 4 + ["enlarging-potion"] * 4
    table = at(
        "spells",
        slots=["slime"],
        places=[
            {"artifact": "legendary-glaive", "bonus": 3, "spells": tower},
            {"artifact": "fusion", "bonus": -9},
        ],
        hands=[["swift-hands"], []],
    )
    assert powers(table) == [8 + 3 + 8 + 16, 0]


def test_weo_1_9_power_0_works_against_any_monster() -> None:
    table = at(
        "collect",
        4,
        slots=["vampire", "peuchen"],
        places=[
            {"artifact": "fusion", "bonus": -5, "slot": "b"},
            {"artifact": "axe"},
            {"artifact": "claw"},
            {"artifact": "whip"},
        ],
        hands=[["bolas"], [], [], []],
    )
    assert look(table, "trophies.0") == ["peuchen"]


def test_weo_1_10_a_choice_with_one_option_is_taken_automatically() -> None:
    table = at("prepare", slots=["slime"], hands=[["axe", "power-boost"], ["claw", "claw"]])
    assert look(table, "at") == "spells"  # both artifacts were played without a question
    assert table.waiting() == (0,)


def test_weo_1_10_two_equal_cards_give_one_option() -> None:
    table = at("prepare", slots=["slime"], hands=[["claw", "claw", "axe"], ["whip", "bolas"]])
    assert offered(table, 0) == ["play:axe", "play:claw"]


def test_weo_1_10_a_choice_without_an_option_is_skipped() -> None:
    # nobody has a card for the battle-axe, the discard has no spell for the Scythe
    table = at(
        "artifacts",
        slots=["slime"],
        places=places("hungry-battle-axe", "scythe"),
        hands=[[], []],
        discard=["claw"],
    )
    assert look(table, "at") == "prepare"  # the tied round is over
    assert look(table, "monster_discard") == ["slime"]


def test_weo_1_10_a_forced_pass_and_a_forced_keep_are_taken_as_well() -> None:
    table = at("spells", slots=["slime"], places=places("axe", "claw"), hands=[["bolas"], []])
    assert look(table, "at") == "refill"  # nobody has a spell
    assert table.waiting() == (0,)  # seat 1 has nothing to redraw


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
def test_weo_1_11_answers_may_come_in_any_order_with_the_same_result(
    order: tuple[int, ...],
) -> None:
    answers = [
        ("play:axe", "attack:a"),
        ("play:whip", "attack:b"),
        ("play:scythe", "attack:b"),
        ("play:kunai", "attack:a"),
    ]
    hands = [["axe", "claw"], ["whip", "bolas"], ["scythe", "fusion"], ["kunai", "bolas"]]
    table = at("prepare", 4, slots=["slime", "peuchen"], hands=hands)
    for part in (0, 1):
        for seat in order:
            play(table, seat, answers[seat][part])
    assert look(table, "trophies") == [["slime"], ["peuchen"], [], []]


def test_weo_1_11_an_answer_is_binding_and_hidden_until_all_are_in() -> None:
    hands = [["axe", "claw"], ["whip", "bolas"], ["scythe", "fusion"]]
    table = at("prepare", 3, slots=["slime"], hands=hands)
    before = [table.view(1), table.view(2), table.view(None)]
    journal = list(table.journal or [])
    play(table, 0, "play:axe")
    assert offered(table, 0) == []  # there is no second thought
    assert [table.view(1), table.view(2), table.view(None)] == before
    assert table.journal == journal
    assert table.view(0)["chosen"] == ["play:axe"]
