"""Views: what one seat may know (RULES.md, 8.5)."""

from __future__ import annotations

import json

import pytest
from hypothesis import given

from serao.kernel.state import State
from tests.games.wipe_em_out.at_the_table import GAME, at, look, places, play
from tests.tables import Moment, Setting, moments, table_at

OPEN = {
    "at",
    "round",
    "revealer",
    "lead",
    "slots",
    "places",
    "silenced",
    "used",
    "discard",
    "trophies",
    "copies",
    "monster_discard",
    "winners",
}
OWN = {
    "hands",
    "deck",
    "monster_deck",
    "side_pile",
    "chosen",
    "last_caster",
    "after",
    "laid",
    "ahead",
    "is_extra",
    "tied",
    "laying",
    "tally",
    "hordes",
    "scores",
}


def a_full_table() -> State:
    return at(
        "spells",
        4,
        round=3,
        slots=["slime", "peuchen"],
        lead=1,
        silenced=[3],
        used=["swift-hands"],
        places=[
            {"artifact": "claw", "spells": ["power-boost"]},
            {"artifact": "axe", "slot": "b", "bonus": -2},
            {"artifact": "kunai"},
            {"artifact": "whip", "slot": "b"},
        ],
        hands=[["bolas"], ["power-boost", "fusion"], [], ["magic-shield"]],
        known=[{"hand": 1, "to": "all", "cards": ["fusion"]}],
        discard=["scythe"],
        trophies=[["vampire"], ["zombie-1"], [], []],
        monster_discard=["giant-rat"],
    )


def test_a_view_has_exactly_these_keys() -> None:
    table = a_full_table()
    for viewer in (0, 1, 2, 3, None):
        assert set(table.view(viewer)) == OPEN | OWN


def test_what_lies_open_is_the_same_for_everybody_and_as_in_the_position() -> None:
    table = a_full_table()
    position = table.position()
    for viewer in (0, 1, 2, 3, None):
        view = table.view(viewer)
        for key in OPEN:
            assert view[key] == position[key], key
        assert view["scores"] == [3, 6, 0, 0]
        assert view["last_caster"] == -1


def test_the_own_hand_is_a_list_and_the_others_are_sizes_with_what_is_known() -> None:
    table = a_full_table()
    hidden = [
        {"size": 1, "known": []},
        {"size": 2, "known": ["fusion"]},
        {"size": 0, "known": []},
        {"size": 1, "known": []},
    ]
    own = [["bolas"], ["fusion", "power-boost"], [], ["magic-shield"]]
    assert table.view(None)["hands"] == hidden
    for seat in range(4):
        assert table.view(seat)["hands"] == [*hidden[:seat], own[seat], *hidden[seat + 1 :]]


def test_decks_are_sizes() -> None:
    view = a_full_table().view(0)
    # 72 items less 4 on places, 1 attached, 1 used, 4 in hands, 1 in the discard
    assert view["deck"] == {"size": 61, "known": []}
    assert view["monster_deck"] == {"size": 20 - 6, "known": []}
    # 72 monsters less 14, the two in the slots, two trophies and one discard
    assert view["side_pile"] == {"size": 53, "known": []}


def test_chosen_shows_the_own_answers_automatic_ones_included() -> None:
    hands = [["axe"], ["claw", "whip"], ["kunai", "bolas"], ["fusion", "scythe"]]
    table = at("prepare", 4, slots=["slime", "peuchen"], hands=hands)
    assert table.view(0)["chosen"] == ["play:axe"]
    assert table.view(1)["chosen"] == []
    play(table, 1, "play:whip", "attack:b")
    assert table.view(1)["chosen"] == ["play:whip", "attack:b"]
    assert table.view(None)["chosen"] == table.view(2)["chosen"] == []


def test_chosen_is_empty_when_nothing_is_chosen_together() -> None:
    assert a_full_table().view(1)["chosen"] == []


def test_last_caster_is_who_cast_most_recently_in_this_stage() -> None:
    table = at(
        "spells",
        3,
        slots=["slime"],
        lead=2,
        places=places("axe", "claw", "kunai"),
        hands=[["power-boost"], ["power-boost"], ["power-boost"]],
    )
    seen = [table.view(None)["last_caster"]]
    play(table, 2, "cast:power-boost")
    seen.append(table.view(0)["last_caster"])
    play(table, 2, "player:2")
    play(table, 0, "pass")
    seen.append(table.view(0)["last_caster"])
    play(table, 1, "cast:power-boost", "player:1")
    seen.append(table.view(1)["last_caster"])
    play(table, 0, "pass")
    seen.append(table.view(None)["last_caster"])
    assert seen == [-1, 2, 2, 1, -1]


def test_winners_are_shown_at_the_end() -> None:
    table = at("score", 4, trophies=[[], ["peuchen"], [], []])
    assert table.view(0)["winners"] == table.view(None)["winners"] == [1]
    assert table.view(0)["at"] == "over"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@given(moment=moments)
def test_a_view_names_no_card_of_another_hand_or_deck(seats: int, moment: Moment) -> None:
    """Shown are exactly the sizes and what is certain, at any moment of any game."""
    table = table_at(Setting("wipe-em-out", seats), moment)
    position = table.position()
    for seat in range(seats):
        view = table.view(seat)
        for other in range(seats):
            if other == seat:
                assert sorted(view["hands"][other]) == sorted(position["hands"][other])
            else:
                assert set(view["hands"][other]) == {"size", "known"}
                assert view["hands"][other]["size"] == len(position["hands"][other])
        for pile in ("deck", "monster_deck", "side_pile"):
            assert view[pile] == {"size": len(position[pile]), "known": []}
        assert "known" not in view
        assert "pending" not in view


def test_views_and_positions_are_plain_data() -> None:
    table = a_full_table()
    for document in (table.view(0), table.view(None), table.position()):
        assert json.loads(json.dumps(document)) == document
    assert GAME.table_from(table.position()).view(0) == table.view(0)
    assert look(table, "round") == 3


def test_weo_8_8_hordes_stand_by_their_size() -> None:
    table = at("score", 4, trophies=[["zombie-1"], ["zombie-3"], [], ["zombie-1"]])
    assert [horde["seat"] for horde in table.view(None)["hordes"]] == [1, 0, 3]
    assert table.view(2)["hordes"][0] == {"seat": 1, "count": 3, "points": 6}


def test_weo_7_2_a_tie_is_told_once_all_artifacts_lie_open() -> None:
    hands = [["whip"], ["power-boost"]]
    table = at("spells", slots=["slime"], places=places("bolas", "bolas"), hands=hands)
    assert table.view(0)["tied"] == [True]
    table = at("spells", slots=["slime"], places=places("axe", "claw"), hands=hands)
    assert table.view(0)["tied"] == [False]


def test_weo_4_2_one_card_of_the_hand_is_laid_in_the_preparation() -> None:
    table = GAME.new_table(3, 1)
    assert (table.view(None)["at"], table.view(None)["laying"]) == ("prepare", 1)
    assert a_full_table().view(None)["laying"] == 0


def test_weo_8_10_the_extra_round_is_told() -> None:
    hands = [["whip", "axe"], ["claw", "bolas"]]
    last = GAME.drawing.catalogue("en")["rounds"][2]
    for number, is_extra in ((last, False), (last + 1, True)):
        table = at("prepare", round=number, revealer=0, slots=["slime"], hands=hands)
        assert table.view(None)["is_extra"] == is_extra
