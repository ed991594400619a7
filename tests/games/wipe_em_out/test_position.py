"""The position document (RULES.md, 8): defaults, entry points, writing and reading back."""

from __future__ import annotations

import json
from typing import Any

import pytest

import serao
from serao.kernel.playout import play_at_random
from serao.kernel.state import State
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

KEYS = {
    "at",
    "round",
    "revealer",
    "lead",
    "slots",
    "places",
    "silenced",
    "used",
    "hands",
    "known",
    "deck",
    "deck_rest",
    "discard",
    "trophies",
    "copies",
    "monster_deck",
    "side_pile",
    "side_pile_rest",
    "monster_discard",
    "winners",
}
HANDS = [
    ["axe", "claw"],
    ["whip", "bolas"],
    ["kunai", "fusion"],
    ["scythe", "bolas"],
    ["whip", "fusion"],
]
PLACES = places("axe", "claw", "kunai", "scythe@b", "whip@b")


def slots_for(seats: int) -> list[str]:
    return ["slime", "peuchen"] if seats >= 4 else ["slime"]


# -- defaults -----------------------------------------------------------------------------------


def test_a_document_with_nothing_in_it_is_a_new_game() -> None:
    table = GAME.table_at({}, seats=3)
    position = table.position()
    assert position["round"] == 1
    assert position["at"] == "prepare"
    assert [len(hand) for hand in position["hands"]] == [5, 5, 5]


def test_the_position_has_every_key_and_the_pending_steps() -> None:
    for table in (GAME.new_table(4), at("score", 4, trophies=[["slime"], [], [], []])):
        assert set(table.position()) == KEYS | {"pending"}
        assert table.position()["deck_rest"] == "box"
        assert table.position()["side_pile_rest"] == "box"


@pytest.mark.parametrize(
    ("seats", "number", "revealer"),
    [(2, 1, 0), (2, 2, 1), (2, 14, 1), (3, 5, 1), (4, 7, 2), (5, 12, 1)],
)
def test_the_revealer_follows_from_the_round(seats: int, number: int, revealer: int) -> None:
    table = at("round", seats, round=number, hands=HANDS[:seats])
    assert look(table, "revealer") == revealer
    other = (revealer + 1) % seats
    table = at("round", seats, round=number, revealer=other, hands=HANDS[:seats])
    assert look(table, "revealer") == other  # it need not fit the round


@pytest.mark.parametrize(("seats", "last"), [(2, 14), (3, 18), (4, 10), (5, 12)])
def test_at_score_the_round_is_the_last(seats: int, last: int) -> None:
    trophies = [["slime"], *[[] for _ in range(seats - 1)]]
    assert look(at("score", seats, trophies=trophies), "round") == last
    assert look(at("score", seats, trophies=trophies), "revealer") == (last - 1) % seats


def test_the_lead_is_found_on_the_places_where_it_is_not_written() -> None:
    spells = at("spells", 3, slots=["slime"], places=PLACES[:3], hands=[["power-boost"]] * 3)
    assert look(spells, "lead") == 0
    assert spells.waiting() == (0,)
    tied = at(
        "spells",
        3,
        slots=["slime"],
        revealer=2,
        places=places("bolas", "bolas", "bolas"),
        hands=[["power-boost"]] * 3,
    )
    assert look(tied, "lead") == 2  # WEO-5.2 c
    collect = at("collect", 3, slots=["slime"], places=PLACES[:3], hands=[["bolas"], [], []])
    assert look(collect, "lead") == 0


def test_the_lead_at_refill_and_score_is_the_revealer() -> None:
    assert look(at("refill", 3, revealer=2, hands=HANDS[:3]), "lead") == 2
    assert look(at("refill", 3, revealer=2, lead=1, hands=HANDS[:3]), "lead") == 1
    tied = at("score", trophies=[["peuchen"], ["vampire"]], revealer=0, hands=HANDS[:2])
    assert look(tied, "lead") == 0


def test_the_lead_is_minus_1_before_the_reveal() -> None:
    assert look(at("round", hands=HANDS[:2]), "lead") == -1
    assert look(at("prepare", slots=["slime"], hands=HANDS[:2]), "lead") == -1
    assert look(at("setup"), "lead") == -1


def test_unmentioned_items_lie_shuffled_below_the_top_of_the_deck() -> None:
    tables = [
        at("refill", seed=seed, hands=HANDS[:2], deck=["scythe", "gun-sword"]) for seed in range(3)
    ]
    decks = [look(table, "deck") for table in tables]
    for deck in decks:
        assert deck[:2] == ["scythe", "gun-sword"]
        assert len(deck) == 72 - 4
    assert decks[0] != decks[1]
    assert sorted(decks[0]) == sorted(decks[1])


def test_a_deck_whose_rest_is_in_the_box_is_exactly_the_list() -> None:
    table = at("refill", hands=HANDS[:2], deck=["scythe"], deck_rest="box")
    assert look(table, "deck") == ["scythe"]


@pytest.mark.parametrize(
    ("point", "number", "seats", "size"),
    [
        ("round", 1, 2, 13),  # 14 less the one that was just turned up
        ("round", 14, 2, 0),
        ("prepare", 1, 2, 13),
        ("prepare", 5, 3, 13),
        ("refill", 1, 4, 18),
        ("refill", 9, 4, 2),
        ("round", 3, 5, 18),
    ],
)
def test_the_monster_deck_is_filled_to_what_the_round_leaves(
    point: str, number: int, seats: int, size: int
) -> None:
    keys: dict[str, Any] = {"slots": slots_for(seats)} if point == "prepare" else {}
    table = at(point, seats, round=number, hands=HANDS[:seats], **keys)
    assert len(look(table, "monster_deck")) == size


def test_the_written_tops_of_the_monster_piles_come_first() -> None:
    table = at(
        "refill",
        hands=HANDS[:2],
        monster_deck=["mimic", "slime"],
        side_pile=["peuchen", "peuchen"],
    )
    assert look(table, "monster_deck")[:2] == ["mimic", "slime"]
    assert look(table, "side_pile")[:2] == ["peuchen", "peuchen"]
    assert len(look(table, "monster_deck")) + len(look(table, "side_pile")) == 72


def test_a_side_pile_whose_rest_is_in_the_box_is_exactly_the_list() -> None:
    table = at("refill", hands=HANDS[:2], side_pile=["mimic"], side_pile_rest="box")
    assert look(table, "side_pile") == ["mimic"]
    assert len(look(table, "monster_deck")) == 13


def test_a_written_power_that_is_right_is_taken() -> None:
    table = at(
        "spells",
        slots=["slime"],
        places=[
            {"artifact": "claw", "bonus": -1, "spells": ["power-boost"], "power": 5},
            {"artifact": "magic-mirror", "base": 9, "power": 9},
        ],
        hands=[["power-boost"], []],
    )
    assert [place["power"] for place in look(table, "places")] == [5, 9]


def test_trophies_and_discards_need_not_add_up_to_the_rounds_played() -> None:
    table = at("refill", round=2, hands=HANDS[:2], trophies=[["slime"] * 9, ["vampire"] * 8])
    assert table.scores() == [15, 29]


def test_a_mimic_that_was_copied_stays_a_mimic_among_the_trophies() -> None:
    table = at(
        "score",
        4,
        trophies=[["mimic", "slime"], ["peuchen"], [], []],
        copies=[["slime"], [], [], []],
    )
    assert look(table, "trophies.0") == ["slime", "mimic"]
    assert table.scores()[0] == 3


# -- entry points -------------------------------------------------------------------------------


def test_at_round_the_monsters_are_turned_up() -> None:
    table = at("round", 4, hands=HANDS[:4], monster_deck=["mimic", "slime"])
    assert look(table, "slots") == ["mimic", "slime"]
    assert table.waiting() == (0, 1, 2, 3)


def test_at_round_of_the_extra_round_the_monster_comes_from_the_side_pile() -> None:
    table = at("round", round=15, hands=HANDS[:2], side_pile=["mimic", "slime"])
    assert look(table, "slots") == ["mimic"]
    assert look(table, "side_pile")[0] == "slime"
    assert look(table, "monster_deck") == []


def test_at_prepare_all_seats_are_asked() -> None:
    table = at("prepare", 5, slots=["slime", "peuchen"], hands=HANDS)
    assert table.waiting() == (0, 1, 2, 3, 4)


def test_at_artifacts_the_effects_come_first() -> None:
    table = at(
        "artifacts", slots=["slime"], places=places("bolas", "gun-sword"), hands=[["whip"], []]
    )
    assert [type(event).__name__ for event in table.journal or []][:3] == [
        "LeadTaken",
        "PlayerSilenced",
        "PowerChanged",
    ]


def test_at_spells_no_effect_is_resolved_any_more() -> None:
    table = at(
        "spells",
        slots=["vampire"],
        places=places("blessed-trident", "claw"),
        hands=[["power-boost"], []],
    )
    assert look(table, "places.0.power") == 4


def test_at_spells_with_four_players_a_slot_may_be_empty() -> None:
    table = at(
        "spells",
        4,
        slots=["none", "peuchen"],
        places=places("axe@b", "claw@b", "kunai@b", "whip@b"),
        hands=[["power-boost"], [], [], []],
    )
    assert look(table, "slots") == ["none", "peuchen"]
    play(table, 0, "pass")
    assert look(table, "trophies.0") == ["peuchen"]
    assert look(table, "monster_discard") == []


def test_at_collect_the_monsters_are_given_out() -> None:
    table = at("collect", 3, slots=["slime"], places=PLACES[:3], hands=[["bolas"], [], []])
    assert look(table, "trophies.0") == ["slime"]
    assert look(table, "at") == "refill"


def test_at_collect_a_monster_that_nobody_attacks_leaves_as_at_the_reveal() -> None:
    played = places("axe", "claw", "kunai", "whip")
    hands = [["bolas"], [], [], []]
    table = at("collect", 4, slots=["slime", "mimic"], places=played, hands=hands)
    assert look(table, "monster_discard") == ["mimic"]
    assert [event.monster for event in told(table, "MonsterLeft")] == [9]
    assert told(table, "MonsterLost") == []


def test_at_refill_the_table_is_cleared_already() -> None:
    table = at("refill", 3, hands=HANDS[:3])
    assert look(table, "places") == []
    assert look(table, "slots") == ["none"]
    assert table.waiting() == (0, 1, 2)


def test_at_refill_of_the_last_round_the_game_is_scored() -> None:
    table = at("refill", 4, round=10, hands=HANDS[:4], trophies=[["slime"], [], [], []])
    assert table.is_over


def test_at_score_the_mimics_come_first() -> None:
    table = at("score", trophies=[["slime", "peuchen", "mimic"], []])
    assert offered(table, 0) == ["mimic-as:peuchen", "mimic-as:slime"]


def test_the_extra_round_ends_at_score_without_another_one() -> None:
    table = at("score", round=15, trophies=[["peuchen"], ["vampire"]], side_pile=["peuchen"])
    assert table.is_over
    assert table.ranking() == [[0], [1]]


# -- in the middle of each stage ----------------------------------------------------------------


def middles() -> dict[str, State]:
    """Return a table in the middle of every kind of choice."""
    found = {}
    table = at("prepare", 4, slots=["slime", "peuchen"], hands=HANDS[:4])
    play(table, 0, "play:axe")
    play(table, 2, "play:kunai", "attack:b")
    found["prepare"] = table
    for name, artifact in (
        ("silence", "bolas"),
        ("mirror", "magic-mirror"),
        ("weaken", "gun-sword"),
        ("inspect", "hungry-battle-axe"),
        ("fuse", "fusion"),
        ("replace", "shapeshifter-sword"),
        ("harvest", "scythe"),
    ):
        found[name] = at(
            "artifacts",
            3,
            slots=["slime"],
            places=places("legendary-glaive", "claw", artifact),
            hands=[["axe"], ["whip", "power-boost"], ["kunai", "magic-shield"]],
            discard=["swift-hands", "power-boost"],
        )
    table = found["inspect"].clone()
    play(table, 2, "player:1")
    found["take"] = table
    keys: dict[str, Any] = {
        "slots": ["slime"],
        "lead": 1,
        "used": ["swift-hands"],
        "places": places("axe", "claw", "kunai"),
        "hands": [["power-boost"], ["magic-shield", "swift-hands"], ["power-boost"]],
    }
    found["spell turn"] = at("spells", 3, **keys)
    table = at("spells", 3, **keys)
    play(table, 1, "cast:magic-shield")
    found["spell target"] = table
    table = at("spells", 3, **keys)
    play(table, 1, "cast:swift-hands")
    found["swift first"] = table.clone()
    play(table, 1, "player:0")
    found["swift second"] = table
    table = at("refill", 3, hands=HANDS[:3])
    play(table, 1, "redraw")
    found["hand action"] = table
    found["mimic"] = at("score", trophies=[["slime", "peuchen", "mimic"], []])
    table = at("score", trophies=[["peuchen"], ["vampire"]], hands=HANDS[:2])
    play(table, 0, "redraw")
    found["extra hand action"] = table
    return found


MIDDLES = middles()


@pytest.mark.parametrize("name", MIDDLES)
def test_a_position_in_the_middle_of_a_stage_reads_back_equal_and_plays_on_the_same(
    name: str,
) -> None:
    table = MIDDLES[name].clone()
    stored = json.loads(json.dumps(table.position()))
    again = GAME.table_from(stored)
    assert again.position() == stored
    assert again.waiting() == table.waiting()
    for seat in range(table.seats):
        assert again.options(seat) == table.options(seat)
        assert again.view(seat) == table.view(seat)
    for seed in range(3):
        one, other = table.clone(), GAME.table_from(stored)
        play_at_random(one, serao.Rng(seed))
        play_at_random(other, serao.Rng(seed))
        assert one.position() == other.position()


@pytest.mark.parametrize(
    ("name", "point"),
    [
        ("prepare", "prepare"),
        ("silence", "artifacts"),
        ("take", "artifacts"),
        ("spell turn", "spells"),
        ("swift second", "spells"),
        ("hand action", "refill"),
        ("mimic", "score"),
        ("extra hand action", "score"),
    ],
)
def test_at_is_the_entry_point_passed_last(name: str, point: str) -> None:
    assert look(MIDDLES[name], "at") == point


def test_at_is_over_after_the_end() -> None:
    table = at("score", 4, trophies=[["slime"], [], [], []])
    assert look(table, "at") == "over"
    assert GAME.table_from(table.position()).is_over


def test_in_the_middle_of_the_artifacts_bonus_and_silence_are_written() -> None:
    table = MIDDLES["weaken"].clone()
    assert look(table, "silenced") == [0]
    play(table, 2, "player:0")
    assert look(table, "places.0.bonus") == -2


def test_while_a_target_is_chosen_the_announced_spell_is_among_the_used() -> None:
    assert sorted(look(MIDDLES["spell target"], "used")) == ["magic-shield", "swift-hands"]
    assert look(MIDDLES["swift second"], "used") == ["swift-hands", "swift-hands"]


def test_known_is_written_for_all_and_for_who_knows_more() -> None:
    table = MIDDLES["take"]
    assert look(table, "known") == [{"hand": 1, "to": 2, "cards": ["whip", "power-boost"]}]
    entries = [
        {"hand": 0, "to": "all", "cards": ["axe"]},
        {"hand": 0, "to": 2, "cards": ["axe", "claw"]},
        {"hand": 1, "to": 0, "cards": ["whip"]},
    ]
    again = at("refill", 3, hands=HANDS[:3], known=entries)
    assert look(again, "known") == entries
    keep_all(again)
    assert look(again, "known") == entries


def test_secret_answers_are_in_the_pending_part_only() -> None:
    table = MIDDLES["prepare"]
    pending = table.position()["pending"]
    assert pending["answers"] == [[2], [], [10, 21], []]  # play:axe; play:kunai, attack:b
    assert look(table, "places") == []
