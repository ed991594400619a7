"""What a client draws the game with."""

from __future__ import annotations

from typing import Any

import msgspec

from serao.games.caretos.actions import BONUSES, FINALS, MONSTERS, NIGHTS, SPACES
from serao.kernel.messages import LANGUAGES
from tests.games.caretos.at_the_table import GAME

BOOK: dict[str, Any] = GAME.drawing.catalogue("en")


def test_the_catalogue_is_what_its_type_says() -> None:
    for language in LANGUAGES:
        msgspec.convert(GAME.drawing.catalogue(language), GAME.drawing.catalogue_type, strict=True)


def test_car_2_1_two_players_have_a_side_of_their_own() -> None:
    assert [side["players"] for side in BOOK["sides"]] == [[2], [3, 4]]
    assert [len(side["spaces"]) for side in BOOK["sides"]] == [30, 42]
    assert [len(side["paths"]) for side in BOOK["sides"]] == [47, 69]


def test_a_space_says_where_it_is_what_it_is_and_what_lies_around_it() -> None:
    large = BOOK["sides"][1]
    assert large["spaces"]["c3"] == {
        "name": "São Bento (C3)",
        "kind": "chapel",
        "x": 483,
        "y": 732,
        "ring": ["p11", "p15", "g3", "p14"],
        "start": "",
        "villagers": True,
        "careto": False,
    }
    assert large["spaces"]["f1"]["start"] == "sun"
    assert large["spaces"]["p6"]["careto"]
    assert list(large["spaces"]) == list(SPACES)
    assert ["c3", "p14"] in large["paths"] or ["p14", "c3"] in large["paths"]


def test_every_card_and_every_monster_has_a_name_and_a_sentence() -> None:
    for part, names in (
        ("monsters", MONSTERS),
        ("nights", NIGHTS),
        ("bonuses", BONUSES),
        ("finals", FINALS),
    ):
        assert tuple(BOOK[part]) == names
        assert all(piece["name"] and piece["about"] for piece in BOOK[part].values())


def test_a_night_card_is_told_by_its_sky_its_rune_and_its_symbols() -> None:
    card = BOOK["nights"]["n10"]
    assert (card["sky"], card["rune"], card["gather"], card["careto"]) == (
        "storm",
        "star",
        False,
        2,
    )
    assert card["about"] == (
        "A Storm night with the star Rune. First a Careto makes 2 steps. "
        "Then one of your Monsters uses its Storm ability."
    )
    assert BOOK["nights"]["n00"]["gather"]
    assert BOOK["nights"]["n00"]["rune"] == ""


def test_goals_are_data_and_words() -> None:
    assert BOOK["bonuses"]["b05"]["goal"] == "adjacent-kind"
    assert BOOK["bonuses"]["b05"]["kind"] == "village"
    assert BOOK["bonuses"]["b00"]["about"] == "Scare a group with two red Villagers: 2 VP."
    assert BOOK["finals"]["f4"]["colour"] == "red"
    assert BOOK["finals"]["f1"]["about"] == "9 VP for each 4 Villagers of one colour"


def test_an_ability_cites_its_clause() -> None:
    assert BOOK["monsters"]["werewolf"]["abilities"]["comet"]["clause"] == "CAR-12.1"
    assert BOOK["monsters"]["maria-gancha"]["abilities"]["moon"]["clause"] == "CAR-12.24"
    assert "Wells" in BOOK["monsters"]["maria-gancha"]["abilities"]["comet"]["text"]


def test_reconstructed_values_are_marked_with_their_ruling() -> None:
    werewolf = BOOK["monsters"]["werewolf"]["reconstructed"]
    assert werewolf == dict.fromkeys(("comet", "storm", "moon"), "CAR-R1") | {
        "return_kinds": "CAR-R2"
    }
    assert "vp" not in BOOK["bonuses"]["b00"]["reconstructed"]
    assert "vp" in BOOK["bonuses"]["b01"]["reconstructed"]
    assert BOOK["sides"][0]["reconstructed"]["cw"] == "CAR-R7"
    assert BOOK["finals"]["f0"]["reconstructed"] == {}


def test_the_numbers_of_the_set_up_are_there() -> None:
    assert BOOK["numbers"]["campfires"] == 16
    assert BOOK["numbers"]["cost_rescue"] == 3
